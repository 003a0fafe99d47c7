"""Events of the board game: the only code that writes its state."""
