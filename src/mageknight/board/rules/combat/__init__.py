"""Combat against enemies: attacks, blocks, damage, defeat and what follows."""
