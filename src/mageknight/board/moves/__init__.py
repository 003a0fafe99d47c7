"""The moves of the board game: one module for each kind of command, and the home of everything that is true of it."""
