"""Tables in the database: made, listed, found, with the lessons and puzzles taken at them."""
