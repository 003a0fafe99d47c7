"""Random play that checks at every step what must hold in every game. `python -m tools.fuzz --help`."""
