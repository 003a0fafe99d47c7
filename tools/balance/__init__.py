"""Points and balance of the second generation: the formula, the sculpt sheet, the matches that test them."""
