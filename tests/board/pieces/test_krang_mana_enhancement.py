"""Mana Enhancement."""

from __future__ import annotations

from tests.board.rules.fights import me
from tests.board.skills.trials import end_turn, marks, state, table, use
from tests.marks import content, rule
from tests.play import do, view


@content("board/skill/krang_mana_enhancement")
@rule("UE-SKILL-07", "UE-SKILL-09")
def test_mana_enhancement_waits_for_mana_and_lends_its_colour() -> None:
    skill = "krang_mana_enhancement"
    match = table(skill, "hand: march, stamina; mana: green, blue", others="at: 0,0; hand: march")
    use(match, skill)
    assert state(match, skill) == "turn"
    do(match, "0: play-card march strong")
    assert (me(match).crystals, state(match, skill), marks(match, skill)) == ({"green": 1}, "centre", ("green",))
    do(match, "0: play-card stamina strong")
    assert me(match).crystals == {"green": 1}
    end_turn(match)
    do(match, f"1: use-skill {skill}", "1: play-card march strong")
    assert (view(match).turn.move, state(match, skill)) == (4, "round")


@content("board/skill/krang_mana_enhancement")
def test_mana_enhancement_that_met_no_mana_is_ready_again() -> None:
    skill = "krang_mana_enhancement"
    match = table(skill, "hand: march, rage; mana: gold")
    use(match, skill)
    end_turn(match)
    end_turn(match, 1)
    assert state(match, skill) == "ready"
