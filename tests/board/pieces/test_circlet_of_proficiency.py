"""Circlet of Proficiency."""

from __future__ import annotations

import pytest

from tests.board.artifacts.relics import gone
from tests.board.rules.fights import me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, refused, view


@content("board/card/circlet_of_proficiency")
@rule("UE-SKILL-03", "UE-SKILL-10")
def test_circlet_lends_a_skill_of_the_offer_for_a_turn() -> None:
    seat = "hand: circlet_of_proficiency, march; deck: stamina"
    match = land("0,0", seat, "skills: tovak_double_time, arythea_dark_paths")
    do(match, "0: play-card circlet_of_proficiency basic", "0: choose-skill tovak_double_time")
    do(match, "0: use-skill tovak_double_time", "0: use-skill tovak_double_time")
    assert view(match).turn.move == 4, "one that can be used every turn, twice"
    assert refused(match, "0: use-skill tovak_double_time").reason == "board-skill-used"
    do(match, "0: end-turn")
    assert me(match).skills == ()
    assert set(view(match).offers.skills) == {"tovak_double_time", "arythea_dark_paths"}


@content("board/card/circlet_of_proficiency")
@rule("UE-SOLO-03")
@pytest.mark.parametrize("seats, more", [(1, 1), (2, 0)])
def test_circlet_gains_a_skill_for_good(seats: int, more: int) -> None:
    """Alone, a skill gained this way brings one of the dummy hero into the offer, as every other does."""
    match = land("0,0", "hand: circlet_of_proficiency", "skills: tovak_double_time, arythea_dark_paths", seats=seats)
    do(match, "0: play-card circlet_of_proficiency strong", "0: choose-skill arythea_dark_paths")
    assert [skill.skill for skill in me(match).skills] == ["arythea_dark_paths"]
    offered = view(match).offers.skills
    assert (offered[0], len(offered)) == ("tovak_double_time", 1 + more)
    assert gone(match, "circlet_of_proficiency")
    empty = land("0,0", "hand: circlet_of_proficiency")
    assert refused(empty, "0: play-card circlet_of_proficiency strong").reason == "board-no-skill-on-offer"
