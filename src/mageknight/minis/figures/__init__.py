"""Figures: what is printed on them, and who is what in a battle."""
