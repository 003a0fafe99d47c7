"""The special abilities, by the value they belong to. Small effects live where the rule they change asks for them."""
