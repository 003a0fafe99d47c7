"""Bots of the board game."""
