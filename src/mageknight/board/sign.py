"""The signs of effects, as clients draw them."""

from __future__ import annotations

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """One sign of an effect as it is drawn: its kind, a number, an element, a colour; `alternative` to the sign before it."""

    what: str
    number: int
    element: str
    colour: str
    alternative: bool


def sign(what: str, number: int, element: str = "physical", colour: str = "") -> Sign:
    """A sign that is no alternative; most are physical and have no colour."""
    return Sign(what, number, element, colour, False)
