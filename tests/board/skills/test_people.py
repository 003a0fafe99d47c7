"""Skills for dealing with locals: Influence, Reputation, a unit bound by loyalty."""

from __future__ import annotations

from tests.board.skills.trials import turn, use, village
from tests.marks import content
from tests.play import do, refused, view


@content("board/skill/wolfhawk_on_her_own")
def test_on_her_own_gives_more_to_who_recruits_nobody() -> None:
    skill = "wolfhawk_on_her_own"
    match = village(skill, influence="influence: 0")
    use(match, skill, "choose-option 0")
    assert view(match).turn.influence == 1
    match = village(skill)
    use(match, skill, "choose-option 1")
    assert view(match).turn.influence == 3
    do(match, "0: play-card march influence")
    assert refused(match, "0: recruit peasants").reason == "board-promised-not-to-recruit"


@content("board/skill/wolfhawk_on_her_own")
def test_on_her_own_after_recruiting() -> None:
    match = village("wolfhawk_on_her_own", "hand: promise; mana: white")
    do(match, "0: play-card promise strong", "0: recruit peasants")
    use(match, "wolfhawk_on_her_own")
    assert view(match).turn.influence == 1


@content("board/skill/wolfhawk_on_her_own")
def test_on_her_own_counts_only_units_recruited_for_influence() -> None:
    skill = "wolfhawk_on_her_own"
    match = turn(skill, "hand: banner_of_command, march", more="units: peasants, foresters")
    do(match, "0: play-card banner_of_command strong", "0: choose-unit peasants")
    use(match, skill, "choose-option 1")
    assert view(match).turn.influence == 3
