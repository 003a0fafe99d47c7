"""The moves that lead over the map or uncover it."""
