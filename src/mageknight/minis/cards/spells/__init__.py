"""How spells work, by families; found by walking the package (`minis.registry`)."""
