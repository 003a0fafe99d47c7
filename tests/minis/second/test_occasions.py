"""Great battles that can be chosen as a whole, and the armies that hunt together."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.message import Message
from mageknight.minis.army.check import check
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.text import write
from mageknight.minis.content.library import official
from mageknight.minis.editions import EDITIONS
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.armies import setup_refusal
from mageknight.minis.setup.form import form
from mageknight.minis.setup.occasions import HUNT, OCCASIONS, SIEGE, Occasion
from mageknight.minis.setup.samples import ready_setups
from tools.balance.hunters import hunting


def keys(message: Message) -> str:
    return message.key


@pytest.mark.parametrize("occasion", OCCASIONS, ids=lambda each: each.name)
def test_a_great_battle_can_begin_as_it_is_offered(occasion: Occasion):
    setup = occasion.setup()
    assert setup_refusal(setup, EDITIONS[setup.edition]) is None


def test_sieges_hunts_of_all_levels_and_battles_of_hosts_are_offered_with_pictures():
    offered: list[dict[str, Any]] = form(keys)["occasions"]
    hunts = [each for each in offered if each["kind"] == HUNT]
    assert {each["total"] for each in hunts} == {600, 900, 1200}
    assert all(each["stars"][0].startswith("apocalypse-001@") for each in hunts)
    castles = [each for each in offered if each["kind"] == SIEGE]
    assert castles
    assert all(all(key.startswith("castles-") for key in each["stars"]) for each in castles)
    assert all(set(each["armies"]) <= ready_armies().keys() for each in offered)


def test_what_is_measured_is_what_is_offered():
    assert all(each.setup() in ready_setups() for each in OCCASIONS if not each.setup().sides)


def test_a_form_names_an_army_of_hunters_for_every_seat():
    (edition,) = [each for each in form(keys)["editions"] if each["quarries"]]
    for row in edition["totals"]:
        for seats, armies in row["hunters"].items():
            assert len(armies) == int(seats) - 1
            assert len(set(armies)) == len(armies)


@pytest.mark.parametrize("total, seats", [(600, 2), (600, 5), (900, 3), (900, 4), (1200, 2), (1200, 5)])
def test_hunts_of_any_size_have_armies_of_their_own(total: int, seats: int):
    setup = MinisSetup(edition="dragon", seats=seats, total=total)
    assert setup_refusal(setup, EDITIONS["dragon"]) is None


def test_ready_hunters_are_those_of_the_sheet_and_legal():
    library = official()
    for name, army in hunting(library).items():
        assert not check(army, library)
        assert write(ready_armies()[name], library) == write(army, library)
