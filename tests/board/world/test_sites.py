"""What the site cards say and the rulebook does not, where no other test shows it (readings N1 to N14)."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import me
from tests.board.rules.sites import spot, visit
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

PLAIN = "hand: march, rage; deck: stamina"


@rule("UE-ENDTURN-08")
@pytest.mark.parametrize(
    "tile, held, after",
    [
        ("countryside_03", "white 3", {"white": 3}),
        ("countryside_13", "blue 3", {"blue": 3, "green": 1}),
        ("countryside_13", "blue 3, green 3", {"blue": 3, "green": 3}),
    ],
)
def test_a_mine_gives_nothing_of_a_colour_held_three_times(tile: str, held: str, after: dict[str, int]) -> None:
    match = visit(tile, "SE", f"{PLAIN}; crystals: {held}")
    do(match, "0: play-card march basic", "0: end-turn")
    assert me(match).crystals == after


@pytest.mark.parametrize("time, mana", [("night: no", {"gold": 1}), ("night: yes", {"black": 1})])
def test_a_glade_gives_its_mana_when_a_turn_begins_there(time: str, mana: dict[str, int]) -> None:
    match = visit("countryside_13", "W", f"{PLAIN}, stamina, promise, march", more=time)
    do(match, "0: play-card march basic", "0: end-turn")
    while deciding(match)[0] != (0, "turn"):
        do(match, f"{deciding(match)[0][0]}: {options(match)[-1]}")
    assert me(match).mana == mana


@rule("UE-INTERACT-01")
def test_a_burned_monastery_can_be_neither_burned_again_nor_talked_to() -> None:
    match = visit("countryside_12", "E", PLAIN, shields=f"{spot('E')}: 0")
    assert refused(match, "0: burn-monastery").reason == "board-no-monastery"
    assert [option for option in options(match) if option.startswith("interact")] == []


def test_a_wall_costs_one_point_more_in_both_directions() -> None:
    inside = visit("countryside_13", "C", PLAIN, shields=f"{spot('C')}: 0", more="move: 9")
    costs = {step.space: step.cost.total for step in view(inside).turn.steps}
    assert costs[inside.kit.parse_value("space", spot("NE"))] == 3 + 1
    outside = visit("countryside_13", "NE", PLAIN, shields=f"{spot('C')}: 0", more="move: 9")
    costs = {step.space: step.cost.total for step in view(outside).turn.steps}
    assert costs[outside.kit.parse_value("space", spot("C"))] == 3 + 1
