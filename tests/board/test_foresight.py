"""Foresight: what is said to be lasting cannot be taken back, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mageknight.board.commands import ActivateUnit, Challenge, EnterSite, ExploreAt, PlayCard, Recruit, StepTo
from mageknight.kernel.command import Command
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.wire.decisions import decision_info, read_command
from mageknight.locale import render
from tests.board.rules.land import land
from tests.play import deciding, do, options

STEPS = 60
SHORT_GAME = 120
BUSY = (PlayCard, StepTo, ExploreAt, Challenge, EnterSite, Recruit, ActivateUnit)


def lasting(match: Match[Any], seat: int = 0) -> tuple[Command, ...]:
    """The choices of a seat that cannot be taken back, as they are marked for a client."""
    asked = [each for each in match.pending() if each.seat == seat and not each.standing]
    infos = [info for each in asked for info in decision_info(match, each, str).options]
    return tuple(read_command(match.kit, msgspec.json.encode(info.command)) for info in infos if info.reveals)


def words(match: Match[Any]) -> list[str]:
    return [render(match.kit.describe(match.state, each), "en") for each in lasting(match)]


def test_exploring_lasts_and_walking_does_not() -> None:
    match = land("2,-3", "hand: march, rage", more="move: 9")
    assert any("step-to" in each for each in options(match))
    assert words(match) == ["Explore to the north-east (tile 1,1)"]


def test_a_turn_that_ends_with_drawing_lasts_unless_something_may_be_discarded_before() -> None:
    for held, lasts in (("wound", True), ("rage", False)):
        match = land(seat=f"hand: march, {held}; deck: stamina, stamina, rage, rage, march")
        do(match, "0: play-card march basic")
        assert ("End the turn" in words(match)) == lasts


def test_cards_that_draw_last_once_nothing_is_to_be_chosen_any_more() -> None:
    match = land(seat="hand: tranquility, march; deck: stamina, rage")
    assert words(match) == []
    do(match, "0: play-card tranquility basic")
    assert words(match) == ["draw a card"]


@pytest.mark.parametrize("number", range(6))
def test_what_a_move_says_of_itself_is_what_happens(number: int) -> None:
    """Cards, steps, units and exploring are chosen more often than other things, so that a few moves lead far."""
    kit: Any = kit_named("board")
    setups = list(kit.setups())
    key = number.to_bytes(16, "big")
    match: Match[Any] = Match(kit, setups[number * 11 % len(setups)], key)
    rng = Rng(key)
    for _ in range(SHORT_GAME):
        asked = [each for each in match.pending() if not each.standing]
        if not asked:
            return
        found = match.options(asked[0]).all()
        for command in found:
            said = asked[0].ask.reveals(match.state, command)
            assert said is None or said == kit.tried(match.state, command), command
        busy: list[Command] = [command for command in found if isinstance(command, BUSY)]
        match.play(rng.choice(busy) if busy and rng.below(3) else rng.choice(found))


def test_ordinary_moves_need_no_trying() -> None:
    match = land("2,-3", "hand: march, rage; units: peasants", more="move: 9")
    asked = match.pending()[0]
    said = {command: asked.ask.reveals(match.state, command) for command in match.options(asked)}
    for command in said:
        if isinstance(command, (PlayCard, StepTo, ActivateUnit)):
            assert said[command] is False, command
        if isinstance(command, ExploreAt):
            assert said[command] is True, command


@pytest.mark.parametrize("number", range(4))
def test_what_lasts_is_what_cannot_be_taken_back(number: int) -> None:
    kit: Any = kit_named("board")
    setup = list(kit.setups())[number * 7]
    key = number.to_bytes(16, "big")
    match: Match[Any] = Match(kit, setup, key)
    rng = Rng(key)
    for _ in range(STEPS):
        asked = [each for each in match.pending() if not each.standing]
        if not asked:
            return
        seat = asked[0].seat
        said = set(lasting(match, seat))
        command = rng.choice(list(match.options(asked[0])))
        match.play(command)
        if deciding(match) == [(seat, "discard")] and len(options(match)) == 1:
            match.play(next(iter(match.options(match.pending()[0]))))
        assert (match.can_undo(seat) is not None) == (command in said), command
