"""Regular units of the base game, and the Scouts."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.values import parse_value
from mageknight.kernel.match import Match
from tests.board.cards.hands import ATTACK, BLOCK, cost, enemy
from tests.board.rules.fights import me
from tests.board.rules.sites import spot, visit
from tests.board.units.ranks import leading, uid, unit, use
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@content("board/unit/foresters")
def test_foresters_make_forests_hills_and_swamps_cheaper() -> None:
    match = leading("foresters", at="2,-2")
    before = cost(match, "3,-2")
    use(match, 0)
    assert (before, cost(match, "3,-2")) == (3, 2)


@content("board/unit/herbalists")
@rule("UE-UNIT-16")
def test_herbalists_ready_a_unit_of_level_two_or_lower() -> None:
    match = leading("herbalists, utem_swordsmen spent, fire_golems spent")
    use(match, 1)
    assert [one.ready for one in view(match).players[0].units] == [False, True, False]
    assert refused(match, f"0: activate-unit {uid(match)} 1").reason == "board-unit-not-ready"


@content("board/unit/herbalists")
def test_herbalists_need_somebody_to_ready() -> None:
    match = leading("herbalists, fire_golems spent")
    assert refused(match, f"0: activate-unit {uid(match)} 1").reason == "board-no-unit-to-ready"


@content("board/unit/utem_guardsmen", "board/unit/altem_guardians")
@pytest.mark.parametrize("name, amount", [("utem_guardsmen", 4), ("altem_guardians", 8)])
def test_guards_block_swift_attacks_twice_as_well(name: str, amount: int) -> None:
    match = leading(name, BLOCK, enemies="wolf_riders, prowlers")
    use(match, 1)
    assert enemy(match, "prowlers").attacks[0].gathered == amount
    assert enemy(match, "wolf_riders").attacks[0].gathered == 2 * amount


@content("board/unit/utem_swordsmen")
def test_swordsmen_are_wounded_by_their_great_effort() -> None:
    match = leading("utem_swordsmen", ATTACK)
    use(match, 1)
    assert (unit(match).wounds, unit(match).ready) == (1, False)


@content("board/unit/illusionists")
def test_illusionists_keep_an_unfortified_enemy_from_attacking() -> None:
    match = leading("illusionists", BLOCK, mana="white", enemies="diggers, prowlers")
    use(match, 1)
    assert not enemy(match, "prowlers").attacks[0].left
    assert enemy(match, "diggers").attacks[0].left


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
