"""Interactive combat: a die hidden against a lone enemy."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.rules.game.wagers import played_before
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.games import lazily, walk
from tests.board.rules.land import land
from tests.board.rules.sites import spot, visit
from tests.marks import rule
from tests.play import deciding, do, options, view

SCENARIO = "scenario: full_conquest; variants: interactive_combat"
ORCS = "1,-4"
BESIDE = "1,-3"


def orcs(tokens: str = "prowlers") -> Match[Any]:
    """Seat 0 next to marauding orcs."""
    return land(BESIDE, "hand: march", SCENARIO, tokens=f"{ORCS}: {tokens}", seats=2)


def against(colour: str) -> Match[Any]:
    """The fight has begun, and seat 1 has set a colour."""
    match = orcs()
    do(match, f"0: challenge {ORCS}")
    assert deciding(match) == [(1, "hide-die")]
    do(match, f"1: choose-colour {colour}")
    return match


def foe(match: Match[Any]) -> Any:
    return view(match).combat.enemies[0]


def plain() -> Any:
    match = land(BESIDE, "hand: march", "scenario: full_conquest", tokens=f"{ORCS}: prowlers", seats=2)
    do(match, f"0: challenge {ORCS}")
    return match


@rule("UE-VAR-INTERCOMBAT-01", "UE-VAR-INTERCOMBAT-08")
def test_a_die_is_hidden_in_every_fight_against_exactly_one_enemy() -> None:
    two = orcs("prowlers, diggers")
    do(two, f"0: challenge {ORCS}")
    assert deciding(two) == [(0, "combat")]
    dungeon = visit("countryside_07", "SE", more=SCENARIO, seats=2)
    do(dungeon, "0: enter-site 0")
    assert deciding(dungeon) == [(1, "hide-die")]
    city = visit("core_05", "SE", more=f"{SCENARIO}; move: 9", tokens=f"{spot('C')}: freezers", seats=2)
    do(city, f"0: step-to {spot('C')}")
    walk(city, lazily, lambda m: deciding(m)[0][1] in ("hide-die", "combat"))
    assert deciding(city) == [(1, "hide-die")]
    assert deciding(plain()) == [(0, "combat")]


@rule("UE-VAR-INTERCOMBAT-02")
def test_the_player_before_sets_it_and_only_that_player_sees_it() -> None:
    match = against("red")
    assert view(match, 1).affairs.die == "red"
    assert (view(match, 0).affairs.die, view(match).affairs.die) == ("", "")
    assert view(match, 0).affairs.die_by == 1
    state = land(BESIDE, "hand: march", SCENARIO, seats=4).state
    order = state.order
    assert [played_before(state, seat) for seat in order] == [order[-1], *order[:-1]]


@rule("UE-VAR-INTERCOMBAT-03", "UE-VAR-INTERCOMBAT-07")
def test_white_adds_armor_in_the_first_phase_only() -> None:
    usual = foe(plain()).armor.total
    match = against("white")
    assert view(match, 0).affairs.die == "white"
    assert foe(match).armor.total == usual + 1
    do(match, "0: end-phase")
    assert foe(match).armor.total == usual


@rule("UE-VAR-INTERCOMBAT-04", "UE-VAR-INTERCOMBAT-07")
def test_red_adds_attack_from_the_block_phase_on() -> None:
    usual = foe(plain()).attacks[0].value.total
    match = against("red")
    assert view(match, 0).affairs.denied == ("white",)
    assert foe(match).attacks[0].value.total == usual
    do(match, "0: end-phase")
    assert view(match, 0).affairs.die == "red"
    assert foe(match).attacks[0].value.total == usual + 1


@rule("UE-VAR-INTERCOMBAT-05", "UE-VAR-INTERCOMBAT-07")
def test_blue_adds_armor_in_the_attack_phase() -> None:
    usual = foe(plain()).armor.total
    match = against("blue")
    do(match, "0: end-phase")
    assert view(match, 0).affairs.denied == ("white", "red")
    walk(match, lazily, lambda m: view(m).turn.phase == "attack")
    assert view(match, 0).affairs.die == "blue"
    assert foe(match).armor.total == usual + 1


@rule("UE-VAR-INTERCOMBAT-06")
@pytest.mark.parametrize("colour, more", [("white", 1), ("red", 1), ("blue", 1), ("black", 0)])
def test_a_colour_that_helps_brings_one_more_fame(colour: str, more: int) -> None:
    match = against(colour)
    strike_hard(match, "prowlers")
    usual = LIB.enemies[LIB.number("enemy", "prowlers")].fame
    assert view(match).players[0].fame == usual + more
    do(match, "0: end-phase")
    assert view(match).combat is None
    assert view(match).affairs is None


@rule("UE-VAR-INTERCOMBAT-06", "UE-VAR-INTERCOMBAT-07")
def test_black_does_nothing_and_is_shown_in_the_attack_phase() -> None:
    match = against("black")
    armor, attack = foe(match).armor.total, foe(match).attacks[0].value.total
    do(match, "0: end-phase")
    assert foe(match).attacks[0].value.total == attack
    assert view(match, 0).affairs.die == ""
    walk(match, lazily, lambda m: view(m).turn.phase == "attack")
    assert view(match, 0).affairs.die == "black"
    assert foe(match).armor.total == armor
    assert options(match)
