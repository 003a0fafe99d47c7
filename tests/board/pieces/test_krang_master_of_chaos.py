"""Master of Chaos."""

from __future__ import annotations

import pytest

from tests.board.skills.trials import attack, battle, block, cases, end_turn, marks, turn, usable, use
from tests.marks import content, rule
from tests.play import deciding, do, options, situation, view

# Master of Chaos.


CHAOS = "krang_master_of_chaos"


@pytest.mark.parametrize(
    "skill, colour, phase, given",
    cases(
        (CHAOS, "gold", "block", ("block", 3)),
        (CHAOS, "blue", "block", ("move", 1)),
        (CHAOS, "green", "ranged", ("attack", 1)),
        (CHAOS, "black", "ranged", ("influence", 2)),
        (CHAOS, "white", "attack", ("attack", 2)),
    ),
)
def test_the_wheel_of_chaos_turns_and_gives(skill: str, colour: str, phase: str, given: tuple[str, int]) -> None:
    match = battle(f"{skill} {colour}", "prowlers", phase)
    use(match, skill)
    what, amount = given
    if what == "attack":
        element = "cold_fire" if colour == "green" else "physical"
        assert attack(match) == [(amount, "ranged" if colour == "green" else "melee", element)]
    elif what == "block":
        assert block(match) == [(amount, "physical")]
    else:
        assert getattr(view(match).turn, what) == amount
    order = ("blue", "green", "black", "white", "red", "gold")
    assert marks(match, skill) == (order[(order.index(colour) + 1) % 6],)


@content("board/skill/" + CHAOS)
def test_gold_on_the_wheel_is_any_of_the_others() -> None:
    match = battle(CHAOS + " red", "prowlers", "attack")
    do(match, f"0: use-skill {CHAOS}")
    assert len(options(match)) == 4
    do(match, "0: choose-option 4")
    assert (attack(match), marks(match, CHAOS)) == ([(2, "melee", "physical")], ("gold",))
    assert not usable(battle(CHAOS + " gold", "prowlers", "attack"), CHAOS)


@content("board/skill/" + CHAOS)
@rule("UE-LEVEL-04", "UE-LEVEL-05")
def test_a_die_says_where_the_wheel_begins() -> None:
    match = situation(
        f"""
        game: board
        seats: 1
        chance:
          dice: 3
        seat 0:
          hand: march, rage
          fame: 3
          level: 1
          skill-pile: {CHAOS}, norowas_inspiration
        """
    )
    do(match, "0: play-card march move", "0: end-turn", f"0: choose-skill {CHAOS}")
    assert marks(match, CHAOS) == ("white",)


@content("board/skill/" + CHAOS)
@rule("UE-TURN-01")
def test_an_idle_wheel_may_turn_before_the_next_turn() -> None:
    match = turn(CHAOS + " red", "hand: march, rage, stamina")
    end_turn(match)
    assert deciding(match) == [(0, "before-turn")]
    do(match, f"0: use-skill {CHAOS}")
    assert (marks(match, CHAOS), deciding(match)) == (("gold",), [(0, "turn")])
    used = turn(CHAOS + " blue", "hand: march, rage, stamina")
    use(used, CHAOS)
    end_turn(used)
    assert deciding(used) == [(0, "turn")]
