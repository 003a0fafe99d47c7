"""Whole matches: what a viewer is shown of one, files, replays and branches, and the processes that work on them."""
