"""Situation files of Kite Quarrel: defaults, and what cannot be."""

from __future__ import annotations

import pytest

from mageknight.demo.content import CARDS, START_BREATH, START_LINE, card_named
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.rehearsal import rehearse
from mageknight.locale import be_strict, render
from tests.kernel.tables import demo, position


def test_whatever_is_left_out_is_as_at_the_beginning():
    match = position("")
    state = match.state
    assert len(state.kites) == 2
    assert (state.kites[0].line, state.kites[0].breath) == (START_LINE, START_BREATH)
    assert len(state.deck) == CARDS
    assert [decision.kind for decision in match.pending() if not decision.standing] == ["demo-lean", "demo-lean"]
    assert demo().audit(state) == []


def test_the_deck_is_named_from_the_top_and_the_rest_depends_on_the_seed():
    one = position("deck: dare, snag-2\n").state.deck
    assert one[-1] == card_named("dare")
    assert one[-2] == card_named("snag-2")
    assert position("deck: dare, snag-2\n").state.deck == one
    assert position("seed: other\ndeck: dare, snag-2\n").state.deck != one


def test_a_kind_means_its_next_copy():
    state = position("turn: 0\nseat 0:\n  hand: snag, snag-3\nseat 1:\n  hand: snag, snag\n").state
    first = card_named("snag")
    assert state.hands == [[first, first + 2], [first + 1, first + 3]]


def test_the_register_can_be_filled():
    state = position("turn: 0\nlasting:\n  wet-silk: on 0 by 1\n  long-tail: on 1\n").state
    assert [(effect.scope, effect.number, effect.until_round, effect.until_turn) for effect in state.lasting] == [
        (0, "pull", 2, -1),
        (1, "grip", 0, 1),
    ]
    assert demo().audit(state) == []


def test_turns_go_on_in_the_order_of_the_round():
    state = position("seats: 4\nround: 3\nturn: 3\nseat 1:\n  left: conceded\n").state
    assert [repr(frame) for frame in reversed(state.core.agenda)] == [
        "TakeTurn(seat=3)",
        "BeginTurn(seat=0)",
        "BeginTurn(seat=1)",
        "EndRound(number=3)",
    ]


@pytest.mark.parametrize(
    "text, reason, line",
    [
        ("seats: 5\n", "situation-impossible", 2),
        ("seats: many\n", "situation-not-a-number", 2),
        ("wind: 0\n", "situation-impossible", 2),
        ("round: 6\n", "situation-impossible", 2),
        ("seat 2:\n  height: 1\n", "situation-not-a-seat", 2),
        ("seat 0:\n  heigth: 1\n", "situation-unknown-field", 3),
        ("seat 0:\n  height: 13\n", "situation-impossible", 3),
        ("seat 0:\n  line: 0\n", "situation-impossible", 3),
        ("seat 0:\n  hand: wind\n", "situation-unknown-name", 3),
        ("seat 0:\n  hand: snag-1, snag-1\n", "situation-impossible", 3),
        ("seat 0:\n  hand: warm-rocks, warm-rocks, warm-rocks\n", "situation-impossible", 3),
        ("seat 0:\n  left: bored\n", "situation-unknown-name", 3),
        ("seat 0:\n  left: crashed\n", "situation-impossible", 0),
        ("seats: 3\nseat 0:\n  left: crashed\n  hand: snag\n", "situation-impossible", 5),
        ("seats: 3\nturn: 0\nseat 0:\n  left: crashed\n", "situation-impossible", 3),
        ("seat 0:\n  lean: hold\n", "situation-impossible", 0),
        ("turn: 0\nseat 0:\n  lean: sideways\n", "situation-unknown-name", 4),
        ("seat 0:\n  seen: 7\n", "situation-not-a-seat", 2),
        ("turn: 9\n", "situation-not-a-seat", 2),
        ("turn: 0\nactions: 3\n", "situation-impossible", 3),
        ("lasting:\n  updraft: on 0\n", "situation-impossible", 3),
        ("lasting:\n  long-tail: over 0\n", "situation-unknown-name", 3),
        ("colour: red\n", "situation-unknown-field", 2),
        ("chance:\n  dice: 6\n", "situation-impossible-chance", 3),
    ],
    ids=lambda value: str(value)[:30].replace("\n", " "),
)
def test_what_cannot_be_is_refused_by_line_and_reason(text: str, reason: str, line: int):
    if reason == "situation-impossible-chance":
        text += "turn: 1\ncommands:\n  1: end-turn\n"
    with pytest.raises(Refusal) as caught:
        rehearse("game: demo\n" + text, "windy.txt")
    assert (caught.value.reason, caught.value.facts["line"]) == (reason, line)
    be_strict()
    try:
        assert render(caught.value.message(), "en") != render(caught.value.message(), "de")
    finally:
        be_strict(False)
