"""Scouts."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.values import parse_value
from mageknight.kernel.match import Match
from tests.board.rules.fights import me
from tests.board.rules.sites import spot, visit
from tests.board.units.ranks import use
from tests.marks import content
from tests.play import deciding, do, options, view

# Scouts.


KEEP_NEAR = "5,-6: guardsmen hidden"


@content("board/unit/scouts")
def test_scouts_look_at_a_token_only_they_learn_about() -> None:
    match = visit("countryside_03", "C", "hand: march; units: scouts", more="night: yes", tokens=KEEP_NEAR)
    use(match, 1)
    assert deciding(match) == [(0, "look")]
    use_first = options(match)[0]
    do(match, f"0: {use_first}")
    assert [(one.name, one.space) for one in view(match, 0).looked] == [("guardsmen", hex_of(spot("NE")))]
    assert view(match).looked == ()
    assert "guardsmen" not in str(view(match).tiles)


def hex_of(text: str) -> int:
    return int(parse_value("space", text))


@content("board/unit/scouts")
def test_scouts_look_no_farther_than_three_spaces() -> None:
    near = visit("countryside_03", "SW", "hand: march; units: scouts", more="night: yes", tokens=KEEP_NEAR)
    use(near, 1)
    assert len(options(near)) == 7
    far = visit("countryside_03", "SW", "hand: march; units: scouts", more="night: yes", tokens=KEEP_NEAR)
    far.state.players[0].where = hex_of("2,-2")
    use(far, 1)
    assert len(options(far)) == 6


@content("board/unit/scouts")
@pytest.mark.parametrize("looked, fame", [(True, 4 + 1), (False, 4)])
def test_scouts_bring_fame_if_what_they_saw_is_defeated_in_the_same_turn(looked: bool, fame: int) -> None:
    match = den()
    if looked:
        use(match, 1, "choose-option 3")
    do(match, "0: enter-site", "0: play-card fire_bolt strong", "0: play-card ice_bolt strong")
    do(match, "0: aim-at gargoyle", "0: strike")
    assert me(match).fame == fame


def den() -> Match[Any]:
    """Scouts at a monster den in which a gargoyle lives."""
    seat = "hand: fire_bolt, ice_bolt; mana: red, blue; units: scouts"
    return visit("countryside_06", "W", seat, piles="brown: gargoyle")


@content("board/unit/scouts")
def test_scouts_explore_two_spaces_away() -> None:
    match = visit("countryside_03", "C", "hand: march; units: scouts", more="move: 0")
    use(match, 2)
    assert view(match).turn.move == 2
    assert any(each.startswith("explore-at") for each in options(match))
    plain = visit("countryside_03", "C", "hand: march", more="move: 2")
    assert not any(each.startswith("explore-at") for each in options(plain))
