"""Mana Meltdown."""

from __future__ import annotations

from tests.board.rules.fights import hand, me
from tests.board.spells.circle import table
from tests.marks import content, rule
from tests.play import do

NIGHT = "night: yes; source: gold, gold, red"
DEPLETED = "source: black, black, black"


@content("board/card/mana_meltdown")
@rule("UE-REVERT-03")
def test_meltdown_costs_each_other_player_a_crystal_or_a_wound() -> None:
    match = table(
        "hand: mana_meltdown, march; mana: red; crystals: white",
        "hand: rage; crystals: blue, green",
        "hand: stamina",
        more=DEPLETED,
        chance="tokens: 1",
    )
    do(match, "0: play-card mana_meltdown basic", "0: choose-option 0")
    assert me(match, 1).crystals == {"blue": 1}
    assert (me(match, 1).hand, me(match, 2).hand) == (1, 2)
    assert hand(match, 2) == ("stamina", "wound")
    assert me(match, 0).crystals == {"white": 1, "green": 1}, "the caster loses none and keeps the one that was lost"
    match.undo(0)
    assert match.can_undo(0) is not None, "what was decided by chance stays"


@content("board/card/mana_meltdown")
def test_the_lost_crystal_need_not_be_kept() -> None:
    match = table("hand: mana_meltdown; mana: red", "crystals: blue", more=DEPLETED)
    do(match, "0: play-card mana_meltdown basic", "0: decline")
    assert (me(match, 0).crystals, me(match, 1).crystals) == ({}, {})


@content("board/card/mana_meltdown")
def test_radiance_wounds_everybody_by_crystals() -> None:
    match = table(
        "hand: mana_meltdown; mana: red, black; crystals: red, blue",
        "hand: rage; crystals: blue 3",
        "hand: stamina; crystals: green",
        more=NIGHT.replace("red", "gold"),
    )
    do(match, "0: play-card mana_meltdown strong", "0: pay-mana token-red red", "0: choose-colour blue")
    assert [hand(match, seat).count("wound") for seat in range(3)] == [1, 3, 0]
    assert me(match, 0).crystals == {"red": 1, "blue": 3}
    assert me(match, 1).crystals == {"blue": 3}
