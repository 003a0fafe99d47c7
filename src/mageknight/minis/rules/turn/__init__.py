"""The course of a battle: turns, phases, actions and their tokens, moments, the end."""
