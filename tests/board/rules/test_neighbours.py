"""Other players on the map, and what happens before one's turn."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.lattice import hex_at, hex_place
from mageknight.kernel.match import Match
from mageknight.locale import render
from tests.board.rules.fights import hand, indent, me, split
from tests.board.rules.games import lazily, walk
from tests.board.scenarios.tables import found_city
from tests.marks import rule
from tests.play import deciding, do, options, refused, situation, view


def two(first: str, second: str, more: str = "", tokens: str = "", tiles: str = "") -> Match[Any]:
    """Two players on the small map of `land`, seat 0 at the start of its turn."""
    lines = ["game: board", "seats: 2", "source: black, black, black", *split(more)]
    lines += ["tiles:", "  0,1: countryside_01", "  1,0: countryside_02", *indent(tiles)]
    if tokens:
        lines += ["tokens:", *indent(tokens)]
    lines += ["turn: 0", "seat 0:", *indent(first), "seat 1:", *indent(second)]
    return situation("\n".join(lines))


@rule("UE-OTHERP-01", "UE-OTHERP-02")
def test_spaces_of_others_can_be_passed_and_explored_from() -> None:
    match = two("at: 0,-1; hand: march, rage", "at: 0,-2", more="move: 9")
    do(match, "0: step-to 0,-2", "0: step-to 1,-2")
    assert hex_place(me(match).space) == (1, -2)


@rule("UE-OTHERP-04")
def test_no_action_is_taken_on_the_space_of_another() -> None:
    match = two("at: 2,-2; hand: promise, rage", "at: 2,-3", more="move: 9")
    do(match, "0: step-to 2,-3")
    assert refused(match, "0: interact").rules == ("UE-OTHERP-04",)


@rule("UE-MOVE-26", "UE-OTHERP-05", "UE-OTHERP-06")
def test_the_portal_holds_several_heroes_and_takes_them_off_the_map_between_their_turns() -> None:
    match = two(
        "at: 0,-1; hand: march, rage; deck: stamina", "at: 0,0; hand: march, rage; deck: stamina", more="move: 2"
    )
    do(match, "0: step-to 0,0")
    assert "attack-hero other=1" not in options(match)
    do(match, "0: end-turn", "0: choose-card rage", "0: decline")
    assert me(match).space == -1
    assert "wound" not in hand(match)
    do(match, "1: play-card march basic", "1: end-turn", "1: decline")
    assert hex_place(me(match).space) == (0, 0)
    assert me(match, 1).space == -1


@rule("UE-OTHERP-11", "UE-OTHERP-13", "UE-OTHERP-14")
def test_where_fighting_is_excluded_staying_with_another_means_withdrawal() -> None:
    match = two(
        "at: 0,-1; hand: march, rage; deck: stamina, promise",
        "at: 0,-2",
        more="move: 2; scenario: first_reconnaissance",
    )
    do(match, "0: step-to 0,-2", "0: play-card march move", "0: end-turn")
    assert hex_place(me(match).space) == (0, -1)
    assert hand(match).count("wound") == 1


@rule("UE-MOVE-25", "UE-OTHERP-01")
def test_a_keep_with_its_owner_at_home_cannot_be_passed() -> None:
    match = two(
        "at: 4,-5; hand: march",
        "at: 5,-6",
        more="move: 9; scenario: first_reconnaissance; shields:",
        tiles="1,1: countryside_03",
    )
    match.state.map.shields.append(hex_at(5, -6) * 8 + 1)
    assert refused(match, "0: step-to 5,-6").rules[0].startswith("UE-")


@rule("UE-TURN-01", "UE-TURN-10")
def test_before_the_turn_a_village_can_be_plundered_and_then_deck_and_hand_are_looked_at() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 2,-3; hand:; deck: rage, march, promise")
    walk(match, lazily, lambda m: deciding(m) == [(1, "before-turn")])
    do(match, "1: plunder")
    assert len(hand(match, 1)) == 2
    assert me(match, 1).reputation == -1
    assert "plunder" not in options(match)


@rule("UE-TURN-09", "UE-TURN-05")
def test_in_anothers_turn_only_such_effects_can_be_used() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 2,-3; hand: march; deck: rage, march, promise")
    assert refused(match, "1: play-card march move").reason == "not-your-decision"
    do(match, "1: plunder")
    assert len(hand(match, 1)) == 3
    assert match.pending()[0].seat == 0


@rule("UE-TURN-07")
def test_nothing_is_done_while_tactics_are_chosen() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 2,-3; hand: march; deck: rage, march, promise")
    match.state.players[0].deck.clear()
    do(match, "0: forfeit")
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    assert not [one for one in match.pending() if one.standing]


@rule("UE-TURN-07")
def test_nothing_is_done_while_the_one_who_played_last_chooses_a_tactic() -> None:
    match = two("at: 2,-3; hand: march, rage; deck: stamina", "at: 0,-1; hand: march; deck: rage")
    match.state.players[0].deck.clear()
    match.state.players[1].fame = 0
    match.state.players[0].fame = 1
    do(match, "0: forfeit")
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    assert (deciding(match), match.state.turn.seat) == ([(1, "tactic")], 1)
    assert not [one for one in match.pending() if one.standing]
    assert refused(match, "0: plunder").reason == "not-your-decision"


@rule("UE-TURN-08", "UE-ROUND-35")
def test_after_the_last_turn_of_a_round_nothing_more_is_done() -> None:
    match = two("at: 2,-3; hand: march, rage; deck: stamina", "at: 0,-1; hand: march; deck: rage")
    match.state.players[0].deck.clear()
    do(match, "0: forfeit")
    assert deciding(match)[0][0] == 1
    assert refused(match, "0: plunder").reason == "not-your-decision"


@rule("UE-REVERT-04")
def test_nothing_before_anothers_reaction_can_be_taken_back() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 2,-3; hand: march; deck: rage, march, promise")
    do(match, "0: play-card march basic")
    assert match.can_undo(0) is None
    do(match, "1: plunder")
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-barrier"


@rule("UE-TURN-11", "UE-TURN-15")
def test_a_face_down_order_token_means_a_missed_turn() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 0,0; hand: march; deck: rage")
    match.state.players[1].flipped = True
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert deciding(match)[0][0] == 0
    assert not me(match, 1).flipped


@rule("UE-TURN-19")
def test_after_an_announcement_empty_hand_and_deck_forfeit_the_turn() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 0,0; hand:; deck: march")
    match.state.players[0].deck.clear()
    match.state.players[1].deck.clear()
    do(match, "0: forfeit")
    assert view(match).round == 2


@rule("UE-ROUND-34")
def test_the_earlier_trigger_decides_who_has_a_last_turn() -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 0,0; hand: march; deck: rage")
    match.state.players[0].deck.clear()
    do(match, "0: forfeit")
    for at in (70, 77):
        found_city(match, at, 0)
    walk(match, lazily, lambda m: m.outcome() is not None)
    assert view(match).round == 1


@rule("UE-TURN-09")
@pytest.mark.parametrize("left, told", [(2, "draw 2 cards"), (1, "draw a card"), (0, "nothing")])
def test_plundering_says_how_many_cards_the_deck_still_gives(left: int, told: str) -> None:
    match = two("at: 0,-1; hand: march, rage; deck: stamina", "at: 2,-3; hand:; deck: rage, march, promise")
    walk(match, lazily, lambda m: deciding(m) == [(1, "before-turn")])
    del match.state.players[1].deck[left:]
    command = next(each for each in match.options(match.pending()[0]) if type(each).__name__ == "Plunder")
    assert told in render(match.kit.describe(match.state, command), "en")
