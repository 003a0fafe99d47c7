"""Altem Mages."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, RANGED, check
from tests.board.rules.fights import fighting, me
from tests.board.units.ranks import leading, uid, use
from tests.marks import content
from tests.play import do, options, refused, view


@content("board/unit/altem_mages")
def test_altem_mages_give_two_mana_of_any_colour() -> None:
    match = leading("altem_mages")
    use(match, 0, "choose-colour gold", "choose-colour black")
    assert me(match).mana == {"gold": 1, "black": 1}


@content("board/unit/altem_mages")
@pytest.mark.parametrize(
    "mana, answers, amount",
    [
        ("", [], 5),
        ("blue", ["choose-option 0"], 7),
        ("red", ["choose-option 0"], 7),
        ("blue, red", ["choose-option 0", "choose-option 0"], 9),
        ("blue, red", ["decline", "choose-option 0"], 7),
        ("blue, red", ["decline", "decline"], 5),
    ],
)
@pytest.mark.parametrize("phase", [ATTACK, BLOCK])
def test_altem_mages_strike_or_block_harder_for_mana(mana: str, answers: list[str], amount: int, phase: str) -> None:
    match = leading("altem_mages", phase, mana=mana)
    use(match, 1, *answers)
    shown = {"attack": (f"{amount} melee cold_fire",)} if phase == ATTACK else {"block": (f"{amount} cold_fire",)}
    left = len(mana.split(",")) - answers.count("choose-option 0") if mana else 0
    assert sum(me(match).mana.values()) == left
    check(match, fame=80, mana=dict(me(match).mana), **shown)


@content("board/unit/altem_mages")
def test_altem_mages_turn_all_attacks_into_cold_fire() -> None:
    match = leading("altem_mages, utem_crossbowmen", ATTACK, mana="black", more="night: yes", enemies="gargoyle")
    do(match, "0: play-card march attack", "0: aim-at gargoyle")
    assert view(match).combat.total == 0
    use(match, 2, "choose-option 0")
    use(match, 0, at=1)
    assert view(match).combat.total == 1 + 3
    assert {points.element for points in view(match).combat.attack} == {"cold_fire"}


@content("board/unit/altem_mages")
def test_altem_mages_turn_all_attacks_into_siege_attacks() -> None:
    match = leading("altem_mages, utem_crossbowmen", RANGED, mana="black", more="night: yes", enemies="diggers")
    assert f"activate-unit unit={uid(match, 1)} ability=0" not in options(match)
    use(match, 2, "choose-option 1")
    use(match, 0, at=1)
    do(match, "0: aim-at diggers", "0: strike")
    assert fighting(match) == []
    assert refused(match, "0: play-card march attack").reason == "board-attack-not-now"
