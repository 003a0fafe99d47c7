"""Copies of a game share its map and its supply until one of them writes there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mageknight.board.events
import mageknight.games  # makes the games known
from mageknight.board.setup import BoardSetup
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text

EVENTS = Path(mageknight.board.events.__path__[0])
SUPPLY = (
    "piles",
    "discards",
    "ruin_pile",
    "ruin_discard",
    "actions",
    "action_offer",
    "spells",
    "spell_offer",
    "artifacts",
    "regulars",
    "elites",
    "unit_offer",
    "monastery_offer",
    "skill_offer",
    "tactics",
)


def test_events_write_on_no_list_that_a_copy_may_share():
    """What is only looked at, in the condition of an if, may be shared."""
    found = []
    for file in sorted(EVENTS.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        asked = {id(node) for each in ast.walk(tree) if isinstance(each, ast.If) for node in ast.walk(each.test)}
        found += [
            f"{file.name}:{node.lineno} state.{node.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "state"
            if node.attr in ("map", *SUPPLY) and id(node) not in asked
        ]
    assert not found, found


def test_a_copy_has_all_lists_of_the_supply_for_itself_once_it_writes():
    kit = kit_named("board")
    state = kit.engine.new(BoardSetup(seats=1, scenario="solo_conquest"), seed_from_text("sharing"))
    twin = state.copy()
    assert twin.own_supply() is twin
    assert twin.own_map() is twin.map is not state.map
    for name in SUPPLY:
        assert getattr(twin, name) is not getattr(state, name), name
    assert all(own is not other for own, other in zip(twin.piles, state.piles, strict=True))
    assert all(own is not other for own, other in zip(twin.discards, state.discards, strict=True))
    assert twin == state


@pytest.mark.parametrize("seats,scenario", [(1, "solo_reconnaissance"), (1, "solo_conquest"), (3, "full_conquest")])
def test_whichever_of_two_copies_goes_on_the_other_stays(seats, scenario):
    kit = kit_named("board")
    state = kit.engine.new(BoardSetup(seats=seats, scenario=scenario), seed_from_text(scenario))
    dice = Rng(seed_from_text("either"))
    for _ in range(500):
        decisions = kit.engine.pending(state)
        if not decisions:
            break
        command = dice.choice(kit.engine.options(state, decisions[0]).all())
        before = kit.codec.digest(state)
        twin = kit.copy(state)
        if dice.below(2):
            state, twin = twin, state
        kit.engine.apply(state, command)
        assert kit.codec.digest(twin) == before, command
        kit.engine.apply(twin, command)
        assert twin == state, command


def test_dealing_anew_leaves_the_game_as_it_was():
    kit = kit_named("board")
    state = kit.engine.new(BoardSetup(seats=2, scenario="full_conquest"), seed_from_text("again"))
    before = kit.codec.digest(state)
    for viewer in (0, 1, None):
        kit.redeal(state, viewer, Rng(seed_from_text("other")))
        assert kit.codec.digest(state) == before
