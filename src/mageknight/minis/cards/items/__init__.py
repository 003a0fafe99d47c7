"""Effects of items: one file for each item with an effect of its own, found by walking this package (`minis.registry`)."""
