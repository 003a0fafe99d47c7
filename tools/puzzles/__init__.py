"""Puzzles made by search: positions dealt at random, every line of play tried, those kept that are worth solving."""
