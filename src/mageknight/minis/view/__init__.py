"""Everything a client is shown: the view of a battle, and the pieces it is drawn with."""
