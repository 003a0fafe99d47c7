"""Pairs of small numbers kept as one: states, registers and commands hold plain ints, which copy and compare quickly.

An *attack mark* is an enemy token and one of its attacks, or the enemy itself. A *shield* is a space and the seat whose shield lies there.
"""

from __future__ import annotations

from typing import Final

ALL_ATTACKS: Final = 7
"""In place of an attack: the enemy itself, with all of them."""


def attack_mark(token: int, attack: int) -> int:
    """One attack of an enemy, or the enemy itself (`ALL_ATTACKS`)."""
    return token * 8 + attack


def token_of(mark: int) -> int:
    """The enemy of an attack mark."""
    return mark // 8


def attack_of(mark: int) -> int:
    """The attack of an attack mark."""
    return mark % 8


def shield(space: int, seat: int) -> int:
    """The shield of a seat on a space."""
    return space * 8 + seat


def space_of(shield: int) -> int:
    """The space a shield lies on."""
    return shield // 8


def seat_of(shield: int) -> int:
    """The seat a shield belongs to."""
    return shield % 8
