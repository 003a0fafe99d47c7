"""Kite Quarrel: the kernel's own small game, for two to four seats.

Kites over a windy hill: rise high, cut the others' lines, win ribbons. It is short, but it uses every mechanism the
kernel offers, and its modules are cut the way the large games cut theirs.
"""
