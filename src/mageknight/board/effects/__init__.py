"""What effects are made of, a module for each kind; `effects.vocabulary` makes every word known."""
