"""People: guests, accounts and sessions, and the record of their games."""
