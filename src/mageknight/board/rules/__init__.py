"""The rules of the board game, one subject a module."""
