"""Healing Ritual."""

from __future__ import annotations

from tests.board.rules.fights import hand
from tests.board.skills.trials import state, table, use
from tests.marks import content, rule
from tests.play import do, options, situation

# Competitive.


@content("board/skill/arythea_healing_ritual")
@rule("UE-GAIN-09", "UE-SKILL-08")
def test_healing_ritual_gives_a_wound_to_the_closest_hero() -> None:
    skill = "arythea_healing_ritual"
    match = table(skill, "hand: march, wound, wound, wound", others="at: 1,-2; hand: march")
    use(match, skill, "choose-option 0")
    assert hand(match).count("wound") == 1
    assert hand(match, 1) == ("march", "wound")
    assert state(match, skill) == "round"
    match = table(skill, "hand: march, wound, wound", others="at: 1,-2; hand: march")
    use(match, skill, "decline")
    assert (hand(match).count("wound"), hand(match, 1).count("wound")) == (1, 1)


@content("board/skill/arythea_healing_ritual")
def test_of_heroes_equally_close_one_is_chosen() -> None:
    skill = "arythea_healing_ritual"
    match = situation(
        f"""
        game: board
        seats: 3
        turn: 0
        seat 0:
          skills: {skill}
          hand: march, wound
        seat 1:
          at: 1,-1
          hand: march
        seat 2:
          at: 1,0
          hand: march
        """
    )
    use(match, skill)
    assert options(match) == ["choose-seat other=1", "choose-seat other=2"]
    do(match, "0: choose-seat 2")
    assert (hand(match, 1), hand(match, 2)) == (("march",), ("march", "wound"))
