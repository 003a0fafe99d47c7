"""Every click of a dial names its cause: the parts of damage and healing add up to what was dealt."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.minis.effects import parts
from mageknight.minis.events import Damaged, Healed
from tests.marks import rule
from tests.minis.drill import Play, battle

FAR = "1 trooper 30 30 0"
FOE = "1 trooper 11.5 10 180"


def fought(attacker: str, foe: str, *dice: tuple[int, ...]) -> Play:
    return battle(f"0 {attacker} 10 10 0", foe, FAR, dice=dice).act(0, "fight").target(1)


@pytest.mark.parametrize(
    "attacker, foe, dice, wanted",
    [
        ("trooper", FOE, [(4, 5)], [(parts.DAMAGE_VALUE, 2)]),
        ("trooper", FOE, [(6, 6)], [(parts.DAMAGE_VALUE, 2), (parts.CRITICAL, 1)]),
        ("trooper", "1 toughness 11.5 10 180", [(4, 5)], [(parts.DAMAGE_VALUE, 2), (parts.TOUGH, -1)]),
        ("weapon-master", FOE, [(4, 5), (3,)], [(parts.DIE, 3)]),
        ("sneak-attack", "1 trooper 11.5 10 0", [(4, 5)], [(parts.DAMAGE_VALUE, 2), (parts.SNEAKED, 2)]),
    ],
)
@rule("REB-DIAL-01", "REB-CRT-04", "REB-ABL-27", "REB-ABL-32")
def test_a_hit_tells_what_its_clicks_are_made_of(attacker: str, foe: str, dice: Any, wanted: list[tuple[int, int]]):
    event = fought(attacker, foe, *dice).only(Damaged)
    assert list(event.parts) == wanted
    assert event.amount == parts.total(wanted)


@rule("REB-CRT-02", "REB-PSH-01")
def test_what_an_attacker_does_to_itself_is_told_apart():
    fumble = fought("trooper", FOE, (1, 1)).only(Damaged)
    assert (fumble.figure, fumble.parts) == (0, ((parts.FUMBLED, 1),))
    pushed = battle("0 trooper 10 10 0 tokens 1", FAR).act(0, "move").move(0, (12, 10)).only(Damaged)
    assert pushed.parts == ((parts.PUSHING, 1),)


@rule("REB-ABL-23", "REB-ABL-38")
def test_abilities_that_turn_dials_are_named():
    play = battle("0 vampirism 10 10 0 click 1", FOE, FAR, dice=[(4, 6)]).act(0, "fight").target(1)
    assert play.only(Healed).parts == ((parts.DRAINED, 1),)
    retaliates = fought("trooper", "1 magic-retaliation 11.5 10 180", (4, 5))
    assert [event.parts for event in retaliates.log if isinstance(event, Damaged)] == [
        ((parts.DAMAGE_VALUE, 2),),
        ((parts.RETALIATED, 1),),
    ]


@rule("REB-ABL-34")
def test_regeneration_shows_its_die_and_what_is_taken_off():
    play = battle("0 regeneration 10 10 0 click 2", FAR, dice=[(4,)]).act(0, "regenerate")
    assert play.only(Healed).parts == ((parts.DIE, 4), (parts.REGENERATED, -2))


def test_a_dial_at_its_end_turns_less_far_than_the_parts_say():
    event = fought("trooper", "1 frail 11.5 10 180", (4, 5)).only(Damaged)
    assert (event.amount, parts.total(list(event.parts))) == (1, 2)
