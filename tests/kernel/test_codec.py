"""The codec: states as plain values and back, commands from the wire."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.board.effect import EffectUse
from mageknight.board.rules.turn.rounds import EndRound as BoardEndRound
from mageknight.demo.commands import Concede, LayCard, Lean
from mageknight.demo.rounds import EndRound
from mageknight.demo.state import Kite, Lasting
from mageknight.kernel.codec import Codec, saved_name
from mageknight.kernel.command import CHANCE, SettleChance, command_name, kebab
from mageknight.kernel.message import Message, say
from mageknight.kernel.record import Record
from mageknight.kernel.refusal import Refusal
from mageknight.locale import be_strict, render
from tests.kernel.tables import demo, new_match, play_randomly, rng


class Before(Record):
    """A record of its own."""


class Renamed(Record):
    """A record that was called otherwise."""

    SAVED_AS = "Before"


class Further(Renamed):
    """A record that stands on it."""


CODEC = Codec([Kite], [Lean, LayCard], [Message])

LEAVES = st.none() | st.booleans() | st.integers() | st.text()
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(st.integers() | st.text(), inner)
        | st.builds(Kite, st.integers(), st.integers(), st.integers(), st.integers(), st.text())
        | st.builds(LayCard, st.integers(0, 9), st.integers(0, 99))
        | st.builds(Message, st.text(), st.dictionaries(st.text(), st.integers() | st.text()))
    ),
    max_leaves=20,
)


def test_two_records_of_one_name_are_an_error_of_the_program():
    """A save knows a record by its name alone."""
    with pytest.raises(TypeError, match="EndRound"):
        Codec([EndRound, BoardEndRound], [Lean])


@given(VALUES)
def test_a_value_is_the_same_after_json(value: Any):
    assert CODEC.load(json.loads(json.dumps(CODEC.dump(value)))) == value


@pytest.mark.parametrize("value", [1.5, b"wind", {1, 2}, object(), Lasting(0, "", 0, "grip", 1, 1, -1)])
def test_what_does_not_belong_into_a_state_is_an_error_of_the_program(value: object):
    with pytest.raises(TypeError):
        CODEC.dump(value)


@pytest.mark.parametrize(
    "plain", [{}, {"x": 1}, {"r": "Nothing", "f": []}, {"r": "Kite", "f": [1]}, {"c": {"do": "fly"}}]
)
def test_what_was_never_dumped_is_not_loaded(plain: Any):
    with pytest.raises((ValueError, KeyError, TypeError)):
        CODEC.load(plain)


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 120))
def test_a_state_is_the_same_after_json(seed: int, seats: int, steps: int):
    match = new_match(str(seed), seats)
    play_randomly(match, rng(str(seed)), steps)
    codec = demo().codec
    plain = msgspec.json.decode(msgspec.json.encode(codec.dump(match.state)))
    loaded = codec.load(plain)
    assert loaded == match.state
    assert codec.digest(loaded) == match.digest()
    assert demo().engine.view(loaded, 0) == match.view(0)


def test_a_digest_tells_any_difference():
    match = new_match()
    twin = demo().copy(match.state)
    twin.core.rng[0] ^= 1
    assert demo().codec.digest(twin) != match.digest()
    twin = demo().copy(match.state)
    twin.deck[0], twin.deck[1] = twin.deck[1], twin.deck[0]
    assert demo().codec.digest(twin) != match.digest()


class TestCommands:
    """Commands on the wire."""

    def test_are_written_with_their_kind_and_read_back(self):
        codec = demo().codec
        for command in (Lean(1, "dive"), LayCard(0, 7), Concede(3), SettleChance(CHANCE, (1, 0))):
            raw = codec.encode_command(command)
            assert json.loads(raw)["do"] == command_name(command)
            assert codec.decode_command(raw) == command
        assert json.loads(codec.encode_command(Lean(1, "dive"))) == {"do": "lean", "seat": 1, "lean": "dive"}

    @pytest.mark.parametrize(
        "raw, reason",
        [
            ('{"do": "fly", "seat": 0}', "unknown-command"),
            ('{"seat": 0}', "malformed-command"),
            ('{"do": "lean", "seat": 0}', "malformed-command"),
            ('{"do": "lean", "seat": 0, "lean": "sideways"}', "malformed-command"),
            ('{"do": "lay-card", "seat": 0, "card": "snag"}', "malformed-command"),
            ('{"do": "lay-card", "seat": 0, "card": 1, "twice": true}', "malformed-command"),
            ('{"do": 5, "seat": 0}', "malformed-command"),
            ('{"do": "lean"', "malformed-command"),
            ("[]", "malformed-command"),
            ("", "malformed-command"),
            ("wind", "malformed-command"),
            ("\ud800", "malformed-command"),
            (b"\xff\xfe", "malformed-command"),
            ('{"seat": ' + "[" * 100_000, "malformed-command"),
        ],
        ids=lambda value: repr(value)[:40],
    )
    def test_what_is_none_is_refused_in_words(self, raw, reason):
        with pytest.raises(Refusal) as caught:
            demo().codec.decode_command(raw)
        assert caught.value.reason == reason
        be_strict()
        try:
            assert render(caught.value.message(), "en") != render(caught.value.message(), "de")
        finally:
            be_strict(False)

    @given(st.binary() | st.text())
    def test_no_garbage_is_ever_more_than_refused(self, raw: bytes | str):
        with pytest.raises(Refusal):
            demo().codec.decode_command(raw)

    def test_are_named_in_one_way(self):
        assert kebab("LayCard") == "lay-card"
        assert kebab("Take2Cards") == "take2-cards"


def test_messages_know_hyphens():
    assert say("a", left_over=1) == Message("a", {"left-over": 1})


def test_a_record_that_was_renamed_keeps_its_name_in_saves() -> None:
    codec = Codec((EffectUse,), ())
    use = EffectUse(seat=1, kind=0, source=7, colour=-1, strong=True, bonus=2, key=5)
    assert codec.dump(use)["r"] == "Ctx"
    assert codec.load(codec.dump(use)) == use


def test_a_record_that_stands_on_a_renamed_one_has_its_own_name() -> None:
    assert saved_name(Renamed) == "Before"
    assert saved_name(Further) == "Further"


def test_a_renamed_record_cannot_take_the_name_of_another() -> None:
    with pytest.raises(TypeError, match="two records are called Before"):
        Codec((Renamed, Before), ())
