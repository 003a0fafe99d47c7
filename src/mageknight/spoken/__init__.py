"""Playing by words: what can be typed, what it means, and what is answered, alike at a terminal and on the page."""
