"""What clients are sent: decisions with their options as a tree, events, and the schema of it all."""

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
from mageknight.kernel.codec import Codec
from mageknight.kernel.command import NOBODY, Command, command_name
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from mageknight.kernel.message import say
from mageknight.kernel.schema import event_struct, event_union, export
from mageknight.kernel.wire import (
    KindOptions,
    OptionsTree,
    commands_of,
    decision_info,
    event_info,
    factored,
    options_tree,
)
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


class TestTree:
    """Options, factored."""

    def test_is_grouped_by_kind_then_by_field(self):
        match = position("turn: 0\nseat 0:\n  hand: updraft, splice\n")
        tree = options_tree(demo(), match.options(blocking(match)[0]))
        assert [kind.do for kind in tree.kinds] == ["lay-card", "tug", "breathe", "end-turn"]
        lay, tug = tree.kinds[:2]
        assert lay.fields == ("card",)
        assert [branch.value for branch in lay.branches] == [card_named("updraft"), card_named("splice")]
        assert lay.branches[0].says == demo().describe(match.state, LayCard(0, card_named("updraft")))
        assert tug == KindOptions("tug", (), say("demo-do-tug"))
        assert commands_of(tree, 0, demo().codec) == [
            LayCard(0, card_named("updraft")),
            LayCard(0, card_named("splice")),
            Tug(0),
            Breathe(0),
            EndTurn(0),
        ]

    def test_branches_at_every_field(self):
        class March(Command, frozen=True):
            """A command with three fields, one of them a list."""

            unit: int
            path: tuple[tuple[int, int], ...]
            fast: bool = False

        commands = [March(0, 1, ((0, 1),)), March(0, 2, ()), March(0, 1, ((0, 1),), True), March(0, 1, ())]
        (kind,) = factored(commands, lambda command: say(repr(command)))
        assert (kind.do, kind.fields) == ("march", ("unit", "path", "fast"))
        assert [branch.value for branch in kind.branches] == [1, 2]
        paths = kind.branches[0].branches
        assert [branch.value for branch in paths] == [[[0, 1]], []]
        assert [(branch.value, branch.says) for branch in paths[0].branches] == [
            (False, say(repr(commands[0]))),
            (True, say(repr(commands[2]))),
        ]
        rebuilt = commands_of(OptionsTree(True, (kind,)), 0, Codec([], [March]))
        assert rebuilt == [commands[0], commands[2], commands[3], commands[1]]

    @settings(max_examples=10)
    @given(st.integers(0, 10_000), st.integers(2, 4))
    def test_gives_back_every_command(self, seed, seats):
        codec = demo().codec
        for match, _ in positions(seed, seats):
            for decision in match.pending():
                options = match.options(decision)
                tree = msgspec.json.decode(msgspec.json.encode(options_tree(demo(), options)), type=OptionsTree)
                rebuilt = commands_of(tree, decision.seat, codec)
                assert len(rebuilt) == len(set(rebuilt))
                assert set(rebuilt) == set(options)
                kinds = [command_name(command) for command in rebuilt]
                assert list(dict.fromkeys(kinds)) == [kind.do for kind in tree.kinds]

    def test_leaves_and_only_leaves_have_words(self):
        match = new_match("words", 3)
        play_randomly(match, rng("words"), 20)
        for decision in match.pending():
            for kind in options_tree(demo(), match.options(decision)).kinds:
                assert (kind.says is not None) == (not kind.fields)
                assert all((branch.says is not None) == (not branch.branches) for branch in kind.branches)

    def test_of_chance_is_not_listed(self):
        match = new_match(asks_chance=True)
        assert options_tree(demo(), match.options(blocking(match)[0])) == OptionsTree(False, ())


class TestDecisionInfo:
    """A decision as it is sent."""

    def test_carries_what_a_client_needs(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: tangle\ncommands:\n  0: lay-card tangle\n")
        info = decision_info(match, blocking(match)[0])
        assert (info.seat, info.kind, info.standing, info.cancellable) == (0, "demo-aim", False, True)
        assert info.number == match.state.core.opened
        assert info.prompt == say("ask-demo-aim", what=say("demo-card-tangle"))
        assert info.rules == ()
        assert commands_of(info.options, 0, demo().codec) == list(match.options(blocking(match)[0]))

    def test_does_not_promise_to_cancel_what_cannot_be_cancelled(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: second-string\nseat 1:\n  hand: snag\n")
        assert not decision_info(match, blocking(match)[0]).cancellable
        match.play(LayCard(0, card_named("second-string")))
        assert decision_info(match, blocking(match)[0]).cancellable
        match.play(Pay(0, "line"))
        assert not decision_info(match, blocking(match)[0]).cancellable
        match.play(LetPass(1))
        assert blocking(match)[0].kind == "demo-second"
        assert not decision_info(match, blocking(match)[0]).cancellable

    def test_tells_standing_decisions_apart(self):
        match = new_match()
        assert {decision_info(match, each).standing for each in match.pending()} == {True, False}

    @settings(max_examples=5)
    @given(st.integers(0, 10_000), st.integers(2, 4))
    def test_keeps_its_promise_to_cancel(self, seed, seats):
        for match, _ in positions(seed, seats):
            for decision in match.pending():
                if decision_info(match, decision).cancellable:
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
                info = msgspec.to_builtins(decision_info(match, decision))
                commands = [msgspec.to_builtins(command) for command in match.options(decision)]
                validator.validate({"decision": info, "message": info["prompt"]})
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
