"""Set-up and checks of a checkout; run through the Makefile."""
