"""Amulet of the Sun."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.kernel.match import Match
from tests.board.rules.fights import me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, refused, view

NIGHT = "night: yes; source: gold, gold, gold"


@content("board/card/amulet_of_the_sun")
@pytest.mark.parametrize("half, gold", [("basic", 1), ("strong", 3)])
@rule("UE-MANA-10", "UE-MANA-15")
def test_amulet_of_the_sun_brings_daylight_to_the_night(half: str, gold: int) -> None:
    seat = "hand: amulet_of_the_sun, march"
    tokens = "7,-5: guardsmen hidden"
    match = land("7,-4", seat, "night: yes; source: gold, black, black; move: 3", tokens, tiles="2,0: countryside_03")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"
    assert all(not token.enemy for token in tokens_at(match, 7, -5))
    do(match, f"0: play-card amulet_of_the_sun {half}")
    assert me(match).mana == {"gold": gold}
    assert [token.enemy for token in tokens_at(match, 7, -5)] == ["guardsmen"]
    do(match, "0: step-to 6,-4")
    assert view(match).turn.move == 0, "a forest for 3"
    do(match, "0: play-card march strong", "0: pay-mana token-gold green")
    assert view(match).turn.move == 4


def tokens_at(match: Match[Any], q: int, r: int) -> Any:
    return next(hex_.enemies for tile in view(match).tiles for hex_ in tile.hexes if (hex_.q, hex_.r) == (q, r))


@content("board/card/amulet_of_the_sun")
def test_amulet_of_the_sun_is_only_gold_by_day() -> None:
    match = land("0,0", "hand: amulet_of_the_sun", "move: 3")
    do(match, "0: play-card amulet_of_the_sun basic", "0: step-to 1,-1")
    assert (me(match).mana, view(match).turn.move) == ({"gold": 1}, 0)


@content("board/card/amulet_of_the_sun")
def test_amulet_of_the_sun_reveals_ruins() -> None:
    ruin = next(name.removeprefix("ruin/") for name in library().numbers if name.startswith("ruin/"))
    match = land("0,0", "hand: amulet_of_the_sun", NIGHT, f"4,-3: {ruin} hidden")
    hidden = next(hex_.ruin for tile in view(match).tiles for hex_ in tile.hexes if (hex_.q, hex_.r) == (4, -3))
    assert hidden == "hidden"
    do(match, "0: play-card amulet_of_the_sun basic")
    assert any(hex_.ruin == ruin for tile in view(match).tiles for hex_ in tile.hexes)
