"""Ways to use an action."""
