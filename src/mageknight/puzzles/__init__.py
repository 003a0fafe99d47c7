"""Puzzles: a position, a goal for one turn, and a solution that the engine has checked.

A puzzle is a file (`puzzle`), lies on a shelf (`shelf`), and is solved by playing a match (`attempt`); `goal` says what is to be done.
"""
