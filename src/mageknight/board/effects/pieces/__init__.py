"""Odd pieces: a module for each card, skill, unit or Tactic whose words no other piece uses, under the id of the piece."""
