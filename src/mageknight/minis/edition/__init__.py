"""What an edition is: a rule set with the facts by which it differs from others."""
