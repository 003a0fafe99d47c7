"""Ruin tokens: altars and guarded treasures."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.board.rules.combat.outcome import REWARDS
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import TOKENS, strike_hard
from tests.board.rules.fights import me
from tests.board.rules.sites import spot, visit
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

ALTARS = {
    "altar_green": ("green, green, green", 7),
    "altar_blue": ("blue, blue, blue", 7),
    "altar_white": ("white, white, white", 7),
    "altar_red": ("red, red, red", 7),
    "altar_all_colours": ("green, blue, white, red", 10),
}
"""The mana an altar takes, and its Fame."""

GUARDED = {
    "ruin_brown_red": ("brown red", "artifact artifact"),
    "ruin_green_red": ("green red", "artifact action"),
    "ruin_gray_white": ("gray white", "artifact spell"),
    "ruin_gray_brown": ("gray brown", "artifact"),
    "ruin_gray_violet": ("gray violet", "unit"),
    "ruin_green_brown": ("green brown", "artifact"),
    "ruin_green_green": ("green green", "crystal-set"),
    "ruin_brown_violet": ("brown violet", "spell crystal-set"),
    "ruin_green_green_green": ("green green green", "unit"),
    "ruin_violet_violet": ("violet violet", "spell action"),
}
"""Who guards a ruin, and what it rewards."""


def cases(table: dict[str, Any]) -> list[Any]:
    return [pytest.param(name, marks=content("board/ruin/" + name), id=name) for name in table]


def ruins(token: str, seat: str = "hand: march", more: str = "", hidden: bool = False) -> Match[Any]:
    """The hero on ancient ruins with this token."""
    where = spot("NE")
    return visit("countryside_08", "NE", seat, more=more, tokens=f"{where}: {token}{' hidden' if hidden else ''}")


def marked(match: Match[Any]) -> tuple[int, ...]:
    space = me(match).space
    return next(tuple(h.shields) for tile in view(match).tiles for h in tile.hexes if h.space == space)


@pytest.mark.parametrize("name", cases(ALTARS))
def test_an_altar_takes_its_mana_and_gives_fame_at_once(name: str) -> None:
    mana, fame = ALTARS[name]
    match = ruins(name, f"hand: march; mana: {mana}")
    do(match, "0: enter-site")
    while deciding(match)[0][1] == "pay-mana":
        do(match, f"0: {options(match)[0]}")
    assert (me(match).fame, me(match).mana, marked(match)) == (fame, {}, (0,))
    assert refused(match, "0: enter-site").reason == "board-action-done"


@rule("UE-TURN-36")
def test_points_left_over_are_lost_at_an_altar_as_in_every_action() -> None:
    match = ruins("altar_red", "hand: march, promise; mana: red, red, red")
    do(match, "0: play-card march basic", "0: play-card promise basic", "0: enter-site")
    while deciding(match)[0][1] == "pay-mana":
        do(match, f"0: {options(match)[0]}")
    assert (me(match).fame, view(match).turn.move, view(match).turn.influence) == (7, 0, 0)


@pytest.mark.parametrize("name", cases(ALTARS))
def test_an_altar_wants_all_its_mana_in_one_visit(name: str) -> None:
    mana = ALTARS[name][0].split(", ")
    match = ruins(name, f"hand: march; mana: {', '.join(mana[1:])}")
    assert refused(match, "0: enter-site").reason == "board-no-mana"


@rule("UE-OUTCOME-06", "UE-OUTCOME-07")
@pytest.mark.parametrize("name", cases(GUARDED))
def test_a_ruin_is_fought_for_and_rewards_as_its_token_shows(name: str) -> None:
    guards, rewards = GUARDED[name]
    match = ruins(name, "hand: march; fame: 8; level: 3")
    do(match, "0: enter-site")
    enemies = [one.enemy for one in view(match).combat.enemies]
    assert [TOKENS[enemy].pile for enemy in enemies] == guards.split()
    do(match, "0: end-phase", "0: end-phase")
    survive(match)
    beat_all(match)
    do(match, "0: end-phase")
    assert [REWARDS[reward] for reward in match.state.turn.rewards] == rewards.split()
    assert marked(match) == (0,)
    assert refused(match, "0: enter-site").reason == "board-action-done"


def survive(match: Match[Any]) -> None:
    """Take whatever damage comes."""
    for _ in range(20):
        if deciding(match)[0][1] not in ("next-damage", "assign-damage"):
            return
        do(match, f"0: {options(match)[0]}")


def beat_all(match: Match[Any]) -> None:
    """Defeat every enemy left in one attack."""
    tokens = [match.kit.format_value("enemy", one.token) for one in view(match).combat.enemies]
    strike_hard(match, *tokens, amount=400)


@rule("UE-OUTCOME-15")
def test_the_guards_of_a_ruin_stay_and_are_fought_again() -> None:
    match = ruins("ruin_green_green")
    do(match, "0: enter-site")
    before = sorted(one.enemy for one in view(match).combat.enemies)
    do(match, "0: end-phase", "0: end-phase")
    survive(match)
    do(match, "0: end-phase")
    space = me(match).space
    left = next(h for tile in view(match).tiles for h in tile.hexes if h.space == space)
    assert sorted(token.enemy for token in left.enemies) == before
    assert (left.ruin, left.shields) == ("ruin_green_green", ())


@rule("UE-COMBAT-06")
def test_a_ruin_token_is_turned_up_when_a_hero_comes() -> None:
    match = visit(
        "countryside_08", "NW", "hand: march", more="night: yes; move: 9", tokens=f"{spot('NE')}: altar_red hidden"
    )
    assert "altar_red" not in str(view(match).tiles)
    do(match, f"0: step-to {spot('NE')}")
    assert "altar_red" in str(view(match).tiles)


def test_there_are_fifteen_ruin_tokens() -> None:
    assert [ruin.name for ruin in library().ruins] == [*ALTARS, *GUARDED]
    assert [ruin.set_name for ruin in library().ruins].count("base") == 12
    assert all(ruin.copies == 1 for ruin in library().ruins)
