"""Hunts and sieges between bots: which are played, whose wins count, and what is said of them."""

from __future__ import annotations

from mageknight.minis.setup.occasions import HUNT, SIEGE
from tools.balance.great import chosen, fought, is_attacker, verdict


def test_without_names_all_hunts_and_sieges_are_played() -> None:
    assert {each.kind for each in chosen(())} == {HUNT, SIEGE}
    assert [each.name for each in chosen(("furious",))] == ["furious"]


def test_wins_of_those_count_who_come_for_somebody() -> None:
    (tower,), (hunt,) = chosen(("lone-tower",)), chosen(("furious",))
    assert [is_attacker(tower, seat) for seat in range(2)] == [False, True]
    assert [is_attacker(hunt, seat) for seat in range(4)] == [True, True, True, False]


def test_a_hunt_is_played_to_its_end() -> None:
    (hunt,) = chosen(("angry-alone",))
    course = fought(hunt, 0, "random")
    assert course.attackers in (0.0, 0.5, 1.0)
    assert course.ending != "unfinished"


def test_few_battles_decide_nothing() -> None:
    assert verdict(50, 100) == "inside"
    assert verdict(0, 100) == "outside"
    assert verdict(0, 2) == "undecided"
