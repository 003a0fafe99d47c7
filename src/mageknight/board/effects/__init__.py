"""The vocabulary of effects; importing this package makes every word known."""
