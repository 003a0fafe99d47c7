"""Spells: books, casting, countering, spells in force."""
