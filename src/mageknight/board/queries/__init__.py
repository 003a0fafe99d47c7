"""Answers to questions about the position: plans, what a move would show, summaries, words for screen readers."""
