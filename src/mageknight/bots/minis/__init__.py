"""Bots of the miniatures game."""
