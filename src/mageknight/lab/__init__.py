"""The laboratory: many games at once, tournaments, reports, environments for learning.

Heavy libraries (numpy, Gymnasium, PettingZoo, Dask, matplotlib) are extras and imported only where they are used.
"""
