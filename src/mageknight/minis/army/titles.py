"""Titles people give figures in lists."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis.figures.figure import RANKS, FigureDef


def full_name(figure: FigureDef) -> Message:
    """Name and rank, as people tell figures apart."""
    return say("minis-figure-with-rank", name=figure.title(), rank=say(f"minis-rank-{RANKS[figure.rank]}"))
