"""The state of a battle."""
