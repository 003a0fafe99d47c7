"""Taking back what was played through other cards: as long as nothing new was seen, step by step or all at once."""

from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from tests.board.cards.hands import answer, check, gains, holding, play
from tests.marks import rule
from tests.play import deciding, do


@rule("UE-REVERT-01")
@pytest.mark.parametrize(
    "hand, mana, card, half, answers",
    [
        (
            ("concentration", "improvisation", "promise"),
            "green",
            "concentration",
            "strong",
            ("choose-card improvisation",),
        ),
        (("maximal_effect", "crystallize"), "green 3", "maximal_effect", "basic", ("choose-card crystallize",)),
        (("training", "march"), "", "training", "basic", ("choose-card march",)),
        (("blood_of_ancients",), "red", "blood_of_ancients", "strong", ("0",)),
        (("stout_resolve", "march"), "green", "stout_resolve", "strong", ("choose-card march",)),
    ],
)
def test_an_effect_under_way_is_called_off_as_a_whole(hand, mana, card, half, answers):
    match = holding(*hand, mana=mana, more="actions: ambush, training, heroic_tale")
    before = match.digest()
    play(match, card, half, *answers)
    assert deciding(match)[0][1] != "turn"
    match.cancel(0)
    assert match.digest() == before
    assert deciding(match) == [(0, "turn")]


@rule("UE-REVERT-01")
def test_grants_and_conversions_are_taken_back_one_by_one():
    match = holding("peaceful_moment", "wound")
    play(match, "peaceful_moment", "basic", "1")
    granted = match.digest()
    do(match, "0: use-grant 0")
    check(match, influence=1, heal=1)
    match.undo(0)
    assert match.digest() == granted
    check(match, influence=3)


@rule("UE-REVERT-02")
def test_a_card_that_was_drawn_stays_drawn():
    match = holding("rush_of_adrenaline", "blood_ritual", seat="deck: rage, march")
    play(match, "rush_of_adrenaline", "basic")
    play(match, "blood_ritual", "basic")
    answer(match, "choose-colour red")
    assert "rage" in gains(match)["hand"]
    with pytest.raises(Refusal):
        match.undo(0, 0)


@rule("UE-REVERT-03")
def test_a_die_that_was_rolled_stays_rolled():
    match = holding("mana_storm", more="source: red, white")
    play(match, "mana_storm", "basic", "choose-die 0")
    with pytest.raises(Refusal):
        match.undo(0)
