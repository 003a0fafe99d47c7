"""Arcane Disguise."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import me
from tests.board.skills.trials import state, turn, use
from tests.marks import content, rule
from tests.play import do, refused, view


@content("board/skill/krang_arcane_disguise")
@rule("UE-INTERACT-05")
@pytest.mark.parametrize("reputation, normal", [(-3, -1), (5, 2)])
def test_arcane_disguise_hides_the_reputation(reputation: int, normal: int) -> None:
    skill = "krang_arcane_disguise"
    seat = f"hand: march; reputation: {reputation}"
    match = turn(skill, seat, at="2,-3")
    do(match, "0: interact")
    assert view(match).turn.influence == normal
    use(match, skill, "choose-option 1")
    assert (view(match).turn.influence, state(match, skill)) == (0, "round")
    match = turn(skill, seat, at="2,-3")
    use(match, skill, "choose-option 1")
    do(match, "0: interact")
    assert view(match).turn.influence == 0


@content("board/skill/krang_arcane_disguise")
@rule("UE-INTERACT-06")
def test_arcane_disguise_opens_the_doors_to_the_hated() -> None:
    match = turn("krang_arcane_disguise", "hand: march; reputation: -7", at="2,-3")
    assert refused(match, "0: interact").reason == "board-reputation-x"
    use(match, "krang_arcane_disguise", "choose-option 1")
    do(match, "0: interact")
    assert view(match).turn.phase == "interact"


@content("board/skill/krang_arcane_disguise")
@rule("UE-SKILL-10")
def test_arcane_disguise_is_turned_up_for_green_mana() -> None:
    skill = "krang_arcane_disguise"
    match = turn(skill, "hand: march; mana: green")
    use(match, skill, "choose-option 0")
    assert (view(match).turn.influence, state(match, skill)) == (2, "turn")
    match = turn(skill, "hand: march; mana: green")
    use(match, skill, "choose-option 1")
    use(match, skill)
    assert (state(match, skill), me(match).mana) == ("turn", {})
    later = turn(skill + " round", "hand: march; mana: green")
    use(later, skill)
    assert state(later, skill) == "ready"
    assert refused(turn(skill + " round"), f"0: use-skill {skill}").reason == "board-no-mana"
