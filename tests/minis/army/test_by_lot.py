"""Random play fights with armies drawn anew, with what they carry: always legal ones, and the same for the same luck."""

from __future__ import annotations

from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.army.check import check
from mageknight.minis.army.model import army_of
from mageknight.minis.content.available import library
from mageknight.minis.edition.building import ITEMS
from mageknight.minis.editions import EDITIONS
from mageknight.minis.kit import MinisKit
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.by_lot import is_fixed, varied
from mageknight.minis.setup.entries import mustered

TRIES = 24
PLAIN = MinisSetup(
    edition="second", total=300, armies=(("muster-151",), ("muster-151",)), table="two-woods", edges=(0, 2)
)


def drawn(setup: MinisSetup) -> list[MinisSetup]:
    return [varied(setup, Rng(seed_from_text(f"lot {number}"))) for number in range(TRIES)]


def test_battles_by_lot_bring_items_books_companies_and_domains() -> None:
    musters = [mustered(army) for setup in drawn(PLAIN) for army in setup.armies]
    entries = [entry for muster in musters for entry in muster.figures]
    assert any(entry.items for entry in entries)
    assert any(entry.spells for entry in entries)
    assert {bool(muster.company) for muster in musters} == {False, True}
    assert {setup.domains for setup in drawn(PLAIN)} == {False, True}
    assert PLAIN in drawn(PLAIN), "some battles are fought as they are written"


def test_armies_by_lot_keep_all_rules_of_building() -> None:
    for setup in drawn(PLAIN):
        for army in setup.armies:
            assert check(army_of(army, setup.edition, setup.total), library()) == []


def test_the_same_luck_draws_the_same_battle() -> None:
    assert drawn(PLAIN) == drawn(PLAIN)


def test_battles_whose_armies_belong_to_them_stay_as_they_are() -> None:
    for setup in MinisKit().setups():
        assert isinstance(setup, MinisSetup)
        edition = EDITIONS[setup.edition]
        if ITEMS not in edition.building.brings or is_fixed(setup, edition):
            assert drawn(setup) == [setup] * TRIES
