"""Lessons: short situations on the real engine, with something to say at each step and an answer to every wrong way.

A lesson is a file (`lesson`), lies on a shelf (`shelf`), and is taken by playing a match (`course`); `check` plays it by itself.
"""
