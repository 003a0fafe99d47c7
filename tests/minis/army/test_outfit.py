"""Suggested armies carry something: an item from 200 points on, a spellbook from 300 on."""

from __future__ import annotations

import pytest

from mageknight.minis.army.check import check
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.suggest import suggest
from mageknight.minis.content.library import official

BOXED = ("besiegers", "gatehouse", "lone-tower", "hunters-")
"""Put together for sieges and hunts."""


def carried(army):
    return [official().items[key] for each in army.entries for key in each.items]


@pytest.mark.parametrize("total,item,book", [(100, False, False), (200, True, False), (300, True, True)])
def test_a_suggestion_carries_what_its_build_total_allows(total, item, book):
    army = suggest(official(), "atlantean-empire", total, 3, game="second")
    assert not check(army, official())
    assert any(not each.pages for each in carried(army)) == item
    assert any(each.pages for each in carried(army)) == book
    assert any(each.spells for each in army.entries) == book


def test_older_editions_carry_nothing():
    assert not carried(suggest(official(), "orc-raiders", 300, 3))


def test_ready_armies_of_the_second_edition_carry_items_and_from_300_points_on_a_book():
    ready = {
        name: army
        for name, army in ready_armies().items()
        if army.game in ("second", "conquest") and army.total >= 200 and not name.startswith(BOXED)
    }
    assert not [name for name, army in ready.items() if not carried(army)]
    assert not [
        name for name, army in ready.items() if army.total >= 300 and not any(each.pages for each in carried(army))
    ]
