"""How bots play the miniatures game."""
