"""What clients are sent: decisions with their options, events, and the schema of it all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.demo.commands import Breathe, EndTurn, LayCard, LetPass, Pay, Tug
from mageknight.demo.content import card_named
from mageknight.demo.events import CardsDrawn
from mageknight.kernel.command import NOBODY, Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from mageknight.kernel.wire.decisions import DecisionInfo, OptionInfo, decision_info, event_info, read_command
from mageknight.kernel.wire.schema import event_struct, event_union, export
from tests.conftest import COMPILED
from tests.kernel.tables import blocking, demo, new_match, play_randomly, position, rng

annotated = pytest.mark.skipif(COMPILED, reason="a compiled build keeps no annotations; schemas come from the sources")


def positions(seed: int, seats: int) -> Iterator[tuple[Match[Any], list[Event[Any]]]]:
    """A random game, position by position, with the events that led there."""
    match = new_match(str(seed), seats)
    luck = rng(str(seed))
    events: list[Event[Any]] = []
    while match.pending():
        yield match, events
        events = [event for step in play_randomly(match, luck, 1) for event in step]
    yield match, events


def info_of(match: Match[Any], decision: Decision) -> DecisionInfo:
    """A decision as it is sent, with the keys of its messages for words."""
    return decision_info(match, decision, lambda message: message.key)


def taken(option: OptionInfo) -> Command:
    """The command an option stands for, read as a server reads it."""
    return read_command(demo(), msgspec.json.encode(option.command))


class TestOptions:
    """Options, one by one."""

    def test_carry_command_words_and_things(self):
        match = position("turn: 0\nseat 0:\n  hand: updraft, splice\n")
        options = info_of(match, blocking(match)[0]).options
        assert [taken(option) for option in options] == [
            LayCard(0, card_named("updraft")),
            LayCard(0, card_named("splice")),
            Tug(0),
            Breathe(0),
            EndTurn(0),
        ]
        assert [option.words for option in options] == [
            *["demo-do-lay", "demo-do-lay", "demo-do-tug", "demo-do-breathe", "demo-do-end-turn"]
        ]
        assert [option.about for option in options] == [("card:updraft-1",), ("card:splice-1",), (), (), ()]

    def test_that_are_refused_come_after_those_that_are_not_with_the_reason(self):
        match = position("turn: 0\nactions: 0\nseat 0:\n  hand: updraft\n")
        (end, *refused) = info_of(match, blocking(match)[0]).options
        assert (taken(end), end.refusal) == (EndTurn(0), None)
        assert [type(taken(option)) for option in refused] == [LayCard, Tug, Breathe]
        assert {option.refusal.reason for option in refused if option.refusal} == {"demo-no-actions"}

    @settings(max_examples=10)
    @given(st.integers(0, 10_000), st.integers(2, 4))
    def test_give_back_every_command(self, seed, seats):
        codec = demo().codec
        for match, _ in positions(seed, seats):
            for decision in match.pending():
                sent = msgspec.json.decode(msgspec.json.encode(info_of(match, decision)))
                offered = [option["command"] for option in sent["options"] if "refusal" not in option]
                assert [msgspec.convert(each, codec.command_union) for each in offered] == list(match.options(decision))

    def test_of_chance_are_not_listed(self):
        match = new_match(asks_chance=True)
        info = info_of(match, blocking(match)[0])
        assert (info.listed, info.options) == (False, ())


class TestDecisionInfo:
    """A decision as it is sent."""

    def test_carries_what_a_client_needs(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: tangle\ncommands:\n  0: lay-card tangle\n")
        info = info_of(match, blocking(match)[0])
        assert (info.seat, info.kind, info.standing, info.cancel) == (0, "demo-aim", False, True)
        assert info.number == match.state.core.opened
        assert info.prompt == "ask-demo-aim"
        assert info.rules == ()
        assert [taken(option) for option in info.options] == list(match.options(blocking(match)[0]))

    def test_does_not_promise_to_cancel_what_cannot_be_cancelled(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: second-string\nseat 1:\n  hand: snag\n")
        assert not info_of(match, blocking(match)[0]).cancel
        match.play(LayCard(0, card_named("second-string")))
        assert info_of(match, blocking(match)[0]).cancel
        match.play(Pay(0, "line"))
        assert not info_of(match, blocking(match)[0]).cancel
        match.play(LetPass(1))
        assert blocking(match)[0].kind == "demo-second"
        assert not info_of(match, blocking(match)[0]).cancel

    def test_tells_standing_decisions_apart(self):
        match = new_match()
        assert {info_of(match, each).standing for each in match.pending()} == {True, False}

    @settings(max_examples=5)
    @given(st.integers(0, 10_000), st.integers(2, 4))
    def test_keeps_its_promise_to_cancel(self, seed, seats):
        for match, _ in positions(seed, seats):
            for decision in match.pending():
                if info_of(match, decision).cancel:
                    fork = match.replay()
                    fork.cancel(decision.seat)
                    assert len(fork.history) < len(match.history)


@annotated
class TestSchema:
    """The exported schema describes what is really sent."""

    def test_has_an_entry_for_everything_on_the_wire(self):
        document = export(demo())
        assert set(document["properties"]) == {"command", "decision", "event", "message", "outcome", "setup", "view"}
        assert document["$defs"]["DecisionInfo"]["properties"]["kind"]["enum"] == list(demo().decision_kinds())
        json.dumps(document)
        jsonschema_rs.meta.validate(document)

    def test_makes_private_fields_optional(self):
        drawn = export(demo())["$defs"]["CardsDrawn"]
        assert set(drawn["required"]) == {"event", "seat", "count"}
        assert set(drawn["properties"]) == {"event", "seat", "count", "cards"}
        assert drawn["properties"]["cards"]["type"] == "array"

    @settings(max_examples=5)
    @given(st.integers(0, 10_000), st.integers(2, 4))
    def test_fits_everything_a_game_sends(self, seed, seats):
        validator = jsonschema_rs.validator_for(export(demo()) | {"additionalProperties": False})
        union = event_union(demo())
        for match, events in positions(seed, seats):
            for seat in (0, NOBODY):
                for event in events:
                    plain = event_info(event, seat)
                    msgspec.convert(plain, union)
                    validator.validate({"event": plain})
            for decision in match.pending():
                info = msgspec.to_builtins(info_of(match, decision))
                commands = [msgspec.to_builtins(command) for command in match.options(decision)]
                prompt = msgspec.to_builtins(match.options(decision).prompt())
                validator.validate({"decision": info, "message": prompt})
                for command in commands:
                    validator.validate({"command": command})
            validator.validate({"view": msgspec.to_builtins(match.view(0)), "setup": msgspec.to_builtins(match.setup)})
        validator.validate({"outcome": msgspec.to_builtins(match.outcome())})

    def test_can_tell_what_is_not_sent(self):
        validator = jsonschema_rs.validator_for(export(demo()))
        for wrong in (
            {"do": "fly", "seat": 0},
            {"do": "lean", "seat": 0, "lean": "sideways"},
            {"do": "aim", "seat": 0},
        ):
            assert not validator.is_valid({"command": wrong})
        assert not validator.is_valid({"event": {"event": "cards-drawn", "seat": 0}})

    def test_describes_an_event_by_its_constructor(self):
        struct = event_struct(CardsDrawn)
        assert struct.__struct_fields__ == ("seat", "count", "cards")
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"event": "cards-drawn", "seat": "red", "count": 1}, struct)
