"""A random legal version of a set-up: armies drawn anew with items, spellbooks and a company, and domains by lot."""

from __future__ import annotations

from typing import Final

import msgspec

from mageknight.kernel.rng import Rng
from mageknight.minis.army.check import check
from mageknight.minis.army.model import army_of
from mageknight.minis.content.available import library
from mageknight.minis.edition.building import COMPANY, ITEMS
from mageknight.minis.edition.edition import Edition
from mageknight.minis.editions import EDITIONS
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.armies import setup_refusal
from mageknight.minis.setup.entries import Lineup, lean, mustered
from mageknight.minis.setup.samples import drawn_army

PLAIN: Final = 4
"""One battle in so many is fought as the set-up says."""


def varied(setup: MinisSetup, rng: Rng) -> MinisSetup:
    """The battle of a set-up with other armies, where its edition knows equipment; always a legal one."""
    edition = EDITIONS[setup.edition]
    if rng.below(PLAIN) == 0 or ITEMS not in edition.building.brings or is_fixed(setup, edition):
        return setup
    armies = tuple([equipped_army(rng, edition, setup, seat) for seat in range(setup.seats)])
    found = msgspec.structs.replace(setup, armies=armies, domains=edition.domains and rng.below(2) == 0)
    return setup if setup_refusal(found, edition) else found


def is_fixed(setup: MinisSetup, edition: Edition) -> bool:
    """Do the armies belong to the battle, as castles and what is hunted do?"""
    return bool(edition.quarry(setup.total)) or setup.castle >= 0 or edition.scale.teams


def equipped_army(rng: Rng, edition: Edition, setup: MinisSetup, seat: int) -> Lineup:
    """An army drawn at random that has spent a part of its points on equipment, with a company by lot where it can pay for one."""
    total = edition.share(setup, seat)
    lineup = drawn_army(rng, edition, total, setup.all_generations, spare=rng.below(total // 2))
    if COMPANY not in edition.building.brings or rng.below(2):
        return lineup
    company = rng.choice(sorted(library().companies))
    joined = lean(msgspec.structs.replace(mustered(lineup), company=company))
    army = army_of(joined, edition.name, total, setup.all_generations)
    return joined if not check(army, library()) else lineup
