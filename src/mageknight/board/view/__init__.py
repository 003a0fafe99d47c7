"""What a seat may see of the table: its types, how it is built, and as text."""
