"""Mana Claim."""

from __future__ import annotations

from tests.board.rules.fights import hand, me
from tests.board.rules.games import lazily, walk
from tests.board.spells.circle import table
from tests.marks import content
from tests.play import deciding, do, refused, view

NIGHT = "night: yes; source: gold, gold, red"


@content("board/card/mana_claim")
def test_mana_claim_takes_a_die_for_three_tokens() -> None:
    match = table("hand: mana_claim, march; mana: blue; deck: stamina", "hand: rage, march; mana: green")
    do(match, "0: play-card mana_claim basic", "0: choose-die 2", "0: choose-option 0")
    assert me(match).mana == {"red": 3}
    assert view(match).source[2].owner == 0
    do(match, "0: end-turn")
    walk(match, lazily, lambda now: deciding(now) == [(1, "turn")])
    assert refused(match, "1: play-card rage strong").reason == "board-no-mana", "the red die is gone"


@content("board/card/mana_claim")
def test_mana_claim_may_give_a_token_each_turn_until_the_end_of_the_round() -> None:
    match = table("hand: mana_claim, march, stamina; mana: blue; deck: swiftness, tranquility", "hand: rage")
    do(match, "0: play-card mana_claim basic", "0: choose-die 2", "0: choose-option 1")
    assert me(match).mana == {}
    do(match, "0: end-turn")
    walk(match, lazily, lambda now: deciding(now) == [(0, "turn")])
    assert (view(match).round, me(match).mana) == (1, {"red": 1})


@content("board/card/mana_claim")
def test_mana_curse_wounds_others_who_use_that_colour_once_a_turn() -> None:
    match = table(
        "hand: mana_claim, march; mana: blue, black; crystals: red; deck: stamina",
        "hand: threaten, threaten, march; crystals: red 2, green; deck: stamina",
        more=NIGHT,
    )
    do(match, "0: play-card mana_claim strong", "0: choose-die 2", "0: choose-option 0")
    do(match, "0: end-turn")
    walk(match, lazily, lambda now: deciding(now) == [(1, "turn")])
    do(match, "1: play-card march strong")
    assert "wound" not in hand(match, 1), "green is not cursed"
    do(match, "1: play-card threaten strong")
    assert hand(match, 1).count("wound") == 1
    do(match, "1: play-card threaten strong")
    assert hand(match, 1).count("wound") == 1, "once a turn"
    assert "wound" not in hand(match, 0)
