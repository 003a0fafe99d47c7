"""Live tables: matches in memory, those who sit and watch there, and what happens between them."""
