"""Attacks: aiming, the numbers, the steps, damage and healing."""
