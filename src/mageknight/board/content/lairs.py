"""Lairs: sites where monsters hide. Each is told by its row in ``sites.json``: what hides there, and what it guards.

A new lair is a row there, a name in `terms.SITES`, and its words; every rule asks these definitions and not which site it is.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

from mageknight.board.terms import PILES, SITES


class LairSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lair as its row writes it; `rewards` by the names of `rules.combat.outcome.REWARD_NAMES`."""

    pile: str
    count: int = 1
    underground: bool = False
    rewards: dict[str, int] = {}


class SiteSheet(msgspec.Struct, frozen=True):
    """A row of ``sites.json``, as far as it matters here."""

    id: str
    lair: LairSheet | None = None


class Lair:
    """The monsters of a site, and what they guard.

    `underground`: fought without units and as by night, left empty by whoever fails, and open to anybody after its conquest
    (UE-OUTCOME-06, UE-OUTCOME-19); above ground the monsters stay, and are made up to their number.
    """

    def __init__(self, pile: int, count: int, underground: bool, rewards: tuple[tuple[str, int], ...]) -> None:
        self.pile = pile
        self.count = count
        self.underground = underground
        self.rewards = rewards


def _load() -> dict[int, Lair]:
    raw = resources.files("mageknight.board.content").joinpath("data", "sites.json").read_bytes()
    return {
        SITES.index(site.id): Lair(
            pile=PILES.index(site.lair.pile),
            count=site.lair.count,
            underground=site.lair.underground,
            rewards=tuple([(name, count) for name, count in site.lair.rewards.items()]),
        )
        for site in msgspec.json.decode(raw, type=list[SiteSheet])
        if site.lair is not None
    }


LAIRS: Final[dict[int, Lair]] = _load()
"""The lairs by the numbers of their sites."""
