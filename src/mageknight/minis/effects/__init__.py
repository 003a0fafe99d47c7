"""Abilities, spells and moments: objects with hooks that rules ask, and the parts of numbers they bring."""
