"""The rules of the miniatures game: set-up, turns, movement, combat, capture, the end."""
