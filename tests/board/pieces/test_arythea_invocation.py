"""Invocation."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import me
from tests.board.skills.trials import turn, usable, use
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@content("board/skill/arythea_invocation")
@rule("UE-GAIN-08", "UE-MANA-02")
def test_invocation_turns_a_wound_into_red_mana_for_a_card() -> None:
    match = turn("arythea_invocation", "hand: wound, rage, threaten")
    use(match, "arythea_invocation", "choose-option 0", "choose-card wound", "choose-colour red")
    assert deciding(match) == [(0, "spend-mana")]
    assert options(match) == ["play-card card=threaten use=strong"]
    do(match, "0: play-card threaten strong")
    assert (view(match).turn.influence, me(match).mana) == (5, {})
    assert tuple(me(match).discard) == ("wound",)


@content("board/skill/arythea_invocation")
def test_invocation_turns_another_card_into_white_or_green_mana() -> None:
    match = turn("arythea_invocation", "hand: march, promise, rage")
    do(match, "0: use-skill arythea_invocation", "0: choose-option 1", "0: choose-card rage")
    assert options(match) == ["choose-colour colour=green", "choose-colour colour=white"]
    do(match, "0: choose-colour white", "0: play-card promise strong")
    assert view(match).turn.influence == 4


@content("board/skill/arythea_invocation")
def test_invocation_needs_something_to_spend_the_mana_on() -> None:
    assert not usable(turn("arythea_invocation", "hand: wound, march"), "arythea_invocation")
    refused(turn("arythea_invocation", "hand: wound"), "0: use-skill arythea_invocation")
    match = turn("arythea_invocation", "hand: wound, threaten, march; mana: green")
    use(match, "arythea_invocation", "choose-option 0", "choose-card wound", "choose-colour red")
    assert refused(match, "0: play-card march strong").reason == "board-mana-must-be-spent"


@content("board/skill/arythea_invocation")
@pytest.mark.parametrize("hand", ["wound, threaten", "wound, threaten, march", "wound, threaten, threaten"])
def test_invocation_asks_the_same_whatever_the_hand_allows(hand: str) -> None:
    """What a choice with one answer would betray is asked all the same."""
    match = turn("arythea_invocation", f"hand: {hand}")
    use(match, "arythea_invocation")
    assert deciding(match) == [(0, "choose-option")]
    do(match, "0: choose-option 0")
    assert deciding(match) == [(0, "choose-card")]
    do(match, "0: choose-card wound")
    assert deciding(match) == [(0, "choose-colour")]


@content("board/skill/arythea_invocation")
def test_the_mana_invoked_pays_before_any_other() -> None:
    match = turn("arythea_invocation", "hand: wound, threaten; mana: red; crystals: red")
    use(
        match,
        "arythea_invocation",
        "choose-option 0",
        "choose-card wound",
        "choose-colour red",
        "play-card threaten strong",
    )
    assert (me(match).mana, me(match).crystals) == ({"red": 1}, {"red": 1})
