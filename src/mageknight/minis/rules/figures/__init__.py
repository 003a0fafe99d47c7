"""Fates of figures and their items: captives, control, the return of the eliminated, items."""
