from __future__ import annotations

from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

SMITER = "0 adepts-smite 10 10 0"
TARGET = "1 adepts-plain 11.5 10 180"


@content("minis/ability/smite")
@rule("M2-ABL-SWD-33")
def test_a_hit_also_meets_the_enemies_beside_the_target():
    figures = (SMITER, TARGET, "1 adepts-plain 13 10 180", "0 adepts-plain 11.5 11.5 180", "1 adepts-plain 16 10 180")
    play = second(*figures, FAR, dice=[(4, 4)]).act(0, "smite").target(1)
    play = play.enough() if play.kind == "aim" else play
    assert [event.target for event in play.all(Attacked)] == [1, 2]
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 2), (2, 2), (0, 1)]


@rule("M2-ABL-SWD-33", "M2-ABL-SWD-34")
def test_a_miss_meets_nobody_else_and_tires_all_the_same():
    play = second(SMITER, TARGET, "1 adepts-plain 13 10 180", FAR, dice=[(1, 2)]).act(0, "smite").target(1)
    assert [event.target for event in play.all(Attacked)] == [1]
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(0, 1)]


@rule("M2-ABL-SWD-12", "M2-ABL-DMG-22")
def test_only_the_target_is_one():
    """Readings R62 and R70: neighbours keep their abilities, and nothing is gained from them."""
    blow = second("0 adepts-crushing-smite 10 10 0", "1 adepts-toughness 11.5 10 180", "1 adepts-toughness 13 10 180", FAR,
                  dice=[(5, 5)])  # fmt: skip
    blow.act(0, "smite").target(1)
    assert [(event.figure, event.amount) for event in blow.all(Damaged)] == [(1, 2), (2, 1), (0, 1)]
