"""The view of a seat on the table: its types, how it is built, and as text."""
