"""Know Your Prey."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import enemy
from tests.board.skills.trials import battle, state, use
from tests.marks import content, rule
from tests.play import do, options


@content("board/skill/wolfhawk_know_your_prey")
@rule("UE-SKILL-05", "UE-ABIL-07", "UE-ABIL-22")
def test_know_your_prey_ignores_an_ability() -> None:
    skill = "wolfhawk_know_your_prey"
    match = battle(skill, "wolf_riders, shadow", "block")
    assert enemy(match, "wolf_riders").attacks[0].needed == 6
    use(match, skill)
    assert enemy(match, "wolf_riders").attacks[0].needed == 3
    assert state(match, skill) == "round"


@content("board/skill/wolfhawk_know_your_prey")
@rule("UE-ABIL-18")
def test_know_your_prey_ignores_one_resistance_of_several_traits() -> None:
    skill = "wolfhawk_know_your_prey"
    match = battle(skill, "ironclads", "attack", hand="rage, march")
    use(match, skill)
    assert options(match) == ["choose-option option=1", "choose-option option=9"]
    do(match, "0: choose-option 9")
    assert (enemy(match, "ironclads").resistances, enemy(match, "ironclads").abilities) == ((), ("brutal",))


@content("board/skill/wolfhawk_know_your_prey")
@rule("UE-RANGED-04")
def test_know_your_prey_finds_the_gap_in_a_wall() -> None:
    match = battle("wolfhawk_know_your_prey", "diggers", "ranged")
    assert enemy(match, "diggers").fortified == 1
    use(match, "wolfhawk_know_your_prey")
    assert enemy(match, "diggers").fortified == 0


@content("board/skill/wolfhawk_know_your_prey")
@pytest.mark.parametrize(
    "name, answers, element",
    [
        ("fire_mages", ("choose-option 1",), "physical"),
        ("ice_mages", ("choose-option 1",), "physical"),
        ("ice_dragon", ("choose-option 1",), "physical"),
        ("freezers", ("choose-option 1",), "physical"),
    ],
)
def test_know_your_prey_takes_an_element(name: str, answers: tuple[str, ...], element: str) -> None:
    match = battle("wolfhawk_know_your_prey", name, "block")
    use(match, "wolfhawk_know_your_prey", *answers)
    assert enemy(match, name).attacks[0].element == element
