from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.library import official
from mageknight.minis.rules.turn.ending import army_points
from mageknight.minis.setup import MinisSetup
from tests.marks import rule
from tests.minis.drill import battle, open_battle

TROOPER = "drill-trooper"
EXAMPLE = ("rebellion-060", "rebellion-010", "rebellion-003", "rebellion-005", "rebellion-045")


def fielded(*army: str, total: int = 100) -> list[str]:
    """An army that is accepted, as it waits to be deployed."""
    play = open_battle(armies=(army, (TROOPER,)), total=total, table="open-field", edges=(0, 2))
    return [known.key for known, owner in zip(play.state.defs, play.state.owner, strict=True) if owner == 0]


def refused(*army: str, total: int = 100) -> Refusal:
    with pytest.raises(Refusal) as caught:
        open_battle(armies=((TROOPER,), army), total=total, table="open-field", edges=(0, 2))
    return caught.value


@rule("REB-INT-02")
def test_an_army_may_be_of_one_faction_or_mixed():
    assert len(fielded(TROOPER, TROOPER)) == 2
    assert len(fielded(TROOPER, "drill-elf", "drill-spawn")) == 3


@rule("REB-BLD-01", "REB-BLD-04")
def test_no_army_costs_more_than_the_one_build_total():
    assert len(fielded(*[TROOPER] * 5)) == 5
    assert "REB-BLD-04" in refused(*[TROOPER] * 6).rules
    assert len(fielded(*[TROOPER] * 6, total=200)) == 6


@rule("REB-BLD-02")
@pytest.mark.parametrize("total", [50, 150, 250, 0])
def test_a_build_total_is_a_multiple_of_100(total: int):
    assert "REB-BLD-02" in refused(TROOPER, total=total).rules


@rule("REB-BLD-05", "REB-BLD-06")
def test_the_army_of_the_book_costs_98_and_is_legal():
    names = [(figure.name, figure.rank) for figure in [official()[key] for key in EXAMPLE]]
    assert names == [
        ("Altem Guardsman", 3),
        ("Demi-magus", 1),
        ("Utem Crossbowman", 3),
        ("Utem Guardsman", 2),
        ("Leech Medic", 3),
    ]
    play = open_battle(armies=(EXAMPLE, (TROOPER,)), total=100, table="open-field", edges=(0, 2))
    assert army_points(play.state, 0) == 98


@rule("REB-BLD-07", "REB-BLD-08", "REB-BLD-09")
def test_only_figures_without_stars_are_limited_to_one():
    assert len(fielded(TROOPER, TROOPER, TROOPER)) == 3
    assert "REB-BLD-08" in refused("drill-unique", "drill-unique").rules
    assert not official()[EXAMPLE[0]].is_unique


@rule("REB-BLD-10")
def test_opposing_armies_may_hold_the_same_unique():
    play = open_battle(armies=(("drill-unique",), ("drill-unique",)), total=100, table="open-field", edges=(0, 2))
    assert [known.key for known in play.state.defs] == ["drill-unique"] * 2


@rule("REB-TRN-03", "REB-TRN-04")
def test_a_player_has_one_action_for_each_100_points_of_the_build_total():
    for total, actions in ((100, 1), (200, 2), (300, 3)):
        play = battle(
            "0 trooper 10 10 0",
            "0 trooper 13 10 0",
            "1 trooper 30 30 0",
            "1 frail eliminated",
            total=total,
            begin="yes",
        )
        assert play.state.actions == actions
        assert play.do_nothing_until(1).state.actions == actions


@rule("REB-STD-02")
def test_the_standard_game_is_for_200_points_and_two_actions():
    assert MinisSetup().total == 200
    assert battle("0 trooper 10 10 0", "1 trooper 30 30 0", begin="yes").state.actions == 2
