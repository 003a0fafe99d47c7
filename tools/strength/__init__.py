"""How well bots play, and how fast."""
