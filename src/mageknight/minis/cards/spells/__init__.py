"""Works of spells, by families; found by walking the package (`minis.registry`)."""
