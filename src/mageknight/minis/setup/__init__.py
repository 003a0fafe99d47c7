"""Agreements of a table before a battle: the edition, the armies, the sides, the battlefield, the limits."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from mageknight.kernel.contract import Setup
from mageknight.minis.setup.entries import Lineup

PLAYERS_SET_THE_SCENE: Final = ""
RANDOM_TABLE: Final = "random"

TURNS_FOR_100: Final = 20
TURNS_PER_FURTHER_100: Final = 10
"""The turn limit that stands in for the clock (reading 3): turns of each player."""


class MinisSetup(Setup, frozen=True, kw_only=True):
    """A battle before it begins.

    `edition` is the name of one of `mageknight.minis.editions`. `armies` holds the army of each seat: the
    keys of its figures, or a `Muster` with everything they carry; left empty, ready-made armies stand in. `sides` gives
    each seat the number of its side; left empty, all fight all.
    `table` is the name of a ready-made battlefield, ``random`` for terrain strewn by chance, or empty when the players
    set the scene themselves. `edges` fixes the starting edges (0 south, 1 east, 2 north, 3 west); left empty they are
    chosen. `turns` limits the turns of each player, 0 takes the default of the edition; `minutes` above 0 lets the
    host's clock end the game instead. `card` is the year of the ability card in force; `abilities` False leaves
    abilities out. `standard` is the standard game: two equal terrain pieces of each player, none elevated.
    `tournament`: the rules of a tournament hold besides. `all_generations`: older figures may be fielded too, where the
    edition knows how to read them. `castle`: the seat that may bring castle sections, -1 for nobody.
    `shared`: nobody is behind what is hunted, and the hunters lead it in turn.
    `constructed`: constructed terrain is used besides. `domains`: every player chooses a domain
    (M2-DOMAIN-01). `packs` are the fingerprints of the users' packs agreed on, whose figures, tables
    and terrain may be used.
    """

    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    edition: Annotated[str, Meta(max_length=20)] = "rebellion"
    total: Annotated[int, Meta(ge=100, le=6000)] = 200
    armies: tuple[Lineup, ...] = ()
    sides: tuple[int, ...] = ()
    table: Annotated[str, Meta(max_length=40)] = PLAYERS_SET_THE_SCENE
    edges: tuple[int, ...] = ()
    turns: Annotated[int, Meta(ge=0, le=500)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    card: Literal[2002, 2001] = 2002
    abilities: bool = True
    standard: bool = False
    tournament: bool = False
    all_generations: bool = False
    constructed: bool = False
    domains: bool = False
    castle: Annotated[int, Meta(ge=-1, le=3)] = -1
    shared: bool = False
    packs: tuple[str, ...] = ()


def side_of(setup: MinisSetup, seat: int) -> int:
    """The side a seat fights on (REB-INT-04)."""
    return setup.sides[seat] if setup.sides else seat


def turn_limit(setup: MinisSetup) -> int:
    """The most turns each player has; 0 when a clock decides (REB-END-02, reading 3)."""
    if setup.minutes:
        return 0
    if setup.turns:
        return setup.turns
    return TURNS_FOR_100 + TURNS_PER_FURTHER_100 * (setup.total // 100 - 1)
