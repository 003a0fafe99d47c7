"""Stout Resolve."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, answer, check, gains, holding, play
from tests.marks import content, rule
from tests.play import do, options


@content("board/card/stout_resolve")
@rule("UE-WOUND-02")
@pytest.mark.parametrize(
    "phase, option, expected",
    [
        ("peace", "0", {"move": 3}),
        ("peace", "1", {"influence": 3}),
        (ATTACK, "2", {"attack": ("3 melee physical",)}),
        (BLOCK, "3", {"block": ("3 physical",)}),
    ],
)
def test_stout_resolve_may_discard_one_wound_for_one_more(phase, option, expected):
    match = holding("stout_resolve", "wound", "wound", "march", phase=phase)
    do(match, "0: play-card stout_resolve basic")
    assert options(match) == ["choose-card card=wound", "decline"]
    answer(match, "choose-card wound", option)
    check(match, **expected)
    assert gains(match)["hand"] == ["march", "wound"]
    assert gains(match)["discard"] == ["wound"]


@content("board/card/stout_resolve")
def test_stout_resolve_gives_two_when_nothing_is_discarded():
    match = holding("stout_resolve", "march")
    play(match, "stout_resolve", "basic", "decline", "0")
    check(match, move=2)


@content("board/card/stout_resolve")
def test_stout_resolve_powered_takes_any_cards_but_at_most_one_wound():
    match = holding("stout_resolve", "wound", "wound", "march", "rage", mana="green")
    play(match, "stout_resolve", "strong", "choose-card wound")
    assert options(match) == ["choose-card card=march", "choose-card card=rage", "decline"]
    answer(match, "choose-card march", "choose-card rage", "decline", "1")
    check(match, influence=3 + 3 * 2)
    assert gains(match)["discard"] == ["march", "rage", "wound"]
