"""The laws every game keeps, tried on random matches of the kernel's own game."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.demo.commands import COMMANDS
from mageknight.demo.content import CARDS
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import redact
from mageknight.kernel.match import Match
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import Refusal
from tests.kernel.tables import blocking, demo, new_match, play_randomly, rng

GAMES = 200


@pytest.mark.parametrize("block", range(4))
def test_random_games_end_and_keep_every_card(block: int):
    kinds: set[str] = set()
    for game in range(GAMES // 4):
        seed = f"law {block} {game}"
        match = new_match(seed, 2 + game % 3)
        luck = rng(seed)
        for _ in range(1000):
            pending = match.pending()
            if not pending:
                break
            assert any(not decision.standing for decision in pending)
            kinds.update(decision.kind for decision in pending)
            play_randomly(match, luck, 1)
            assert demo().audit(match.state) == []
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners
        assert len(outcome.scores) == 2 + game % 3
        assert all(line.points == points_of(match, line) for line in outcome.sheet)
    assert kinds == set(demo().decision_kinds()) - {"chance"}


def points_of(match: Match[Any], line: Any) -> int:
    """A line of the sheet, counted again from the kite."""
    kite = match.state.kites[line.seat]
    counted = {"demo-sheet-height": kite.height, "demo-sheet-line": kite.line, "demo-sheet-ribbons": 2 * kite.ribbons}
    return int(counted[line.what.key])


def everything(seat: int) -> list[Command]:
    """Every command there is for a seat, sensible or not."""
    commands: list[Command] = []
    for kind in COMMANDS:
        fields = kind.__struct_fields__[1:]
        if not fields:
            commands.append(kind(seat))
        elif fields == ("card",):
            commands.extend([kind(seat, card) for card in range(-1, CARDS + 1)])  # type: ignore[call-arg]
        elif fields == ("target",):
            commands.extend([kind(seat, target) for target in range(-1, 5)])  # type: ignore[call-arg]
        else:
            words = ("climb", "hold", "dive") if fields == ("lean",) else ("breath", "line")
            commands.extend([kind(seat, word) for word in words])  # type: ignore[call-arg]
    return commands


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_never_lie(seats: int):
    """Everything listed is accepted; everything else is refused, with a reason, and changes nothing."""
    match = new_match(f"options {seats}", seats)
    luck = rng("options")
    while match.pending():
        before = match.digest()
        listed: list[Command] = []
        for decision in match.pending():
            options = match.options(decision)
            assert bool(options)
            listed.extend(options)
            check_decision(decision, list(options))
        assert len(listed) == len(set(listed))
        for seat in range(-1, seats + 1):
            for command in everything(seat):
                if command in listed:
                    assert match.explain(command) is None
                    demo().engine.apply(demo().copy(match.state), command)
                else:
                    assert match.explain(command) is not None
                    with pytest.raises(Refusal):
                        demo().engine.apply(match.state, command)
        assert match.digest() == before
        play_randomly(match, luck, 3)


def check_decision(decision: Decision, listed: list[Command]) -> None:
    assert decision.kind in demo().decision_kinds()
    for command in listed:
        assert command.seat == decision.seat
        assert isinstance(command, command_types(type(decision.ask)))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_can_be_taken_back_taught_its_player_nothing(seats: int):
    """Deal again what a seat cannot know and give the same command: if nothing was revealed it is told the same."""
    checked = 0
    for game in range(6):
        match = new_match(f"barrier {game}", seats)
        luck = rng(f"barrier {game}")
        while match.pending():
            before = demo().copy(match.state)
            events = play_randomly(match, luck, 1)[0]
            seat = match.history[-1].seat
            if match.can_undo(seat) is not None:
                continue
            checked += 1
            dealt = demo().redeal(before, seat, rng("other"))
            again = demo().engine.apply(dealt, match.history[-1])
            assert [redact(event, seat) for event in again] == [redact(event, seat) for event in events]
            assert demo().engine.view(dealt, seat) == match.view(seat)
    assert checked


def test_a_trusted_command_does_what_a_checked_one_does():
    match = new_match("trusted", 3)
    luck = rng("trusted")
    while match.pending():
        twin = demo().copy(match.state)
        events = play_randomly(match, luck, 1)[0]
        assert demo().engine.apply_trusted(twin, match.history[-1]) == events
        assert demo().codec.digest(twin) == match.digest()


def test_a_command_of_another_seat_is_refused():
    match = new_match("seat", 3)
    for decision in blocking(match):
        for command in match.options(decision):
            stranger = type(command)(3, *[getattr(command, name) for name in command.__struct_fields__[1:]])
            refusal = match.explain(stranger)
            assert refusal is not None
            assert refusal.reason == "not-your-decision"
            explained = match.options(decision).explain(stranger)
            assert explained is not None
            assert explained.reason == "not-your-decision"
            assert stranger not in match.options(decision)
    assert "climb" not in match.options(blocking(match)[0])


def test_options_narrow_to_a_kind():
    match = new_match("narrow")
    options = match.options(blocking(match)[0])
    assert options.of(COMMANDS[0]) == list(options)
    assert options.of(COMMANDS[1]) == []
