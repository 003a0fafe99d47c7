"""The moves of the board game: one object for each kind of command, the home of everything that is true of it; moves of one subject
share a module."""
