"""How bots play the board game."""
