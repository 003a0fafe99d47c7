"""Ways over the table: the law of movement, the shortest paths it allows, how far a figure reaches, several figures at once."""
