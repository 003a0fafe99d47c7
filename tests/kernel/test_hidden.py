"""Hidden information: views, events, decisions, options and explanations tell nobody what it cannot know."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.demo.commands import Lean
from mageknight.demo.content import CARDS, card_named
from mageknight.demo.events import CardLaid, CardsDrawn, DeckShuffled, HandSeen
from mageknight.demo.view import DemoView
from mageknight.kernel.agenda import Simultaneous
from mageknight.kernel.command import EVERYBODY, NOBODY
from mageknight.kernel.event import ChanceSettled, ChoiceLocked, event_name, redact
from mageknight.kernel.match import Match
from mageknight.kernel.move import command_types
from mageknight.kernel.rng import Rng
from tests.kernel.tables import demo, new_match, play_randomly, position, rng


def knowledge(state: Any, viewer: int | None) -> list[Any]:
    """Everything a viewer is ever told about a position."""
    kit = demo()
    engine = kit.engine
    seen = engine.view(state, viewer)
    told: list[Any] = [seen, kit.lines(seen), engine.outcome(state)]
    for decision in engine.pending(state):
        told.append((decision.seat, decision.kind, decision.number, decision.standing, decision.cancel_to))
        told.append(decision.ask.prompt(state))
        if decision.seat == viewer:
            options = engine.options(state, decision)
            told.append([(command, kit.describe(state, command)) for command in options])
            told.extend(explanations(state, decision))
    return told


def explanations(state: Any, decision: Any) -> list[str]:
    """Why each thing the decision is about may not be done, candidates and everything else alike."""
    options = demo().engine.options(state, decision)
    told = []
    kinds: tuple[Any, ...] = command_types(type(decision.ask))
    for kind in kinds:
        fields = kind.__struct_fields__[1:]
        for value in range(-1, CARDS) if fields in (("card",), ("target",)) else []:
            told.append(str(options.explain(kind(decision.seat, value))))
    return told


def view(match: Match[Any], viewer: int | None) -> DemoView:
    seen = match.view(viewer)
    assert isinstance(seen, DemoView)
    return seen


def viewers(state: Any) -> list[int | None]:
    return [None, *range(len(state.kites))]


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 150))
def test_dealing_anew_changes_nothing_a_viewer_is_told(seed: int, seats: int, steps: int):
    match = new_match(str(seed), seats)
    play_randomly(match, rng(str(seed)), steps)
    for viewer in viewers(match.state):
        dealt = demo().redeal(match.state, viewer, rng("deal"))
        assert knowledge(dealt, viewer) == knowledge(match.state, viewer)
        assert demo().audit(dealt) == []


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 150))
def test_a_new_deal_depends_only_on_what_the_viewer_knows(seed: int, seats: int, steps: int):
    """Dealing twice gives what dealing once gives: nothing of the true state shines through."""
    match = new_match(str(seed), seats)
    play_randomly(match, rng(str(seed)), steps)
    for viewer in (*viewers(match.state), EVERYBODY):
        once = demo().redeal(match.state, viewer, rng("b"))
        twice = demo().redeal(demo().redeal(match.state, viewer, rng("a")), viewer, rng("b"))
        assert demo().codec.digest(once) == demo().codec.digest(twice)


def test_a_new_deal_changes_what_is_hidden_and_leaves_the_state_alone():
    match = new_match("hidden", 3)
    play_randomly(match, rng("hidden"), 12)
    before = match.digest()
    dealt = demo().redeal(match.state, 0, rng("x"))
    assert match.digest() == before
    assert dealt.hands[0] == match.state.hands[0]
    assert dealt.hands[1:] != match.state.hands[1:]
    assert dealt.deck != match.state.deck
    assert dealt.core.rng != match.state.core.rng
    other = demo().redeal(match.state, 0, rng("y"))
    assert other != dealt


def test_a_new_deal_can_be_played_to_the_end():
    match = new_match("continue", 4)
    play_randomly(match, rng("continue"), 30)
    for viewer in viewers(match.state):
        dealt = Match(demo(), match.setup, bytes(16), demo().redeal(match.state, viewer, rng("deal")))
        play_randomly(dealt, rng("end"))
        assert dealt.outcome() is not None


def test_the_random_games_of_this_file_would_show_a_leak():
    """The same comparison, between two states that differ in the viewer's own hand, fails."""
    match = new_match("leak", 2)
    assert knowledge(match.state, 0) != knowledge(demo().redeal(match.state, 1, rng("x")), 0)


class TestSecretChoices:
    """What was chosen in secret stays secret while others choose."""

    def test_are_seen_by_their_own_seat_only(self):
        match = new_match(seats=3)
        match.play(Lean(1, "dive"))
        assert view(match, 1).lean == "dive"
        assert view(match, 0).lean == ""
        assert view(match, None).lean == ""
        assert [kite.chosen for kite in view(match, 0).kites] == [False, True, False]

    def test_are_chosen_anew_for_who_cannot_know_them(self):
        match = new_match(seats=3)
        match.play(Lean(1, "dive"))

        def chosen(viewer: int | None, luck: Rng) -> Any:
            top = demo().redeal(match.state, viewer, luck).core.agenda[-1]
            assert isinstance(top, Simultaneous)
            return top.answers[1]

        assert {chosen(0, rng(str(at))).lean for at in range(30)} == {"climb", "hold", "dive"}
        assert {chosen(1, rng(str(at))).lean for at in range(30)} == {"dive"}
        assert {chosen(EVERYBODY, rng(str(at))).lean for at in range(30)} == {"dive"}


class TestShownHands:
    """A hand that was shown is known from then on, card by card."""

    TEXT = (
        "turn: 0\nseats: 3\nseat 0:\n  hand: spyglass\nseat 1:\n  hand: snag, updraft\nseat 2:\n  hand: dare\n"
        "commands:\n  0: lay-card spyglass\n  0: aim 1\n  1: let-pass\n  2: let-pass\n"
    )

    def test_is_kept_for_who_has_seen_it(self):
        match = position(self.TEXT)
        assert [card.name for card in view(match, 0).kites[1].shown] == ["snag", "updraft"]
        assert view(match, 2).kites[1].shown == ()
        assert view(match, 2).kites[1].seen_by == (2, 0, 0)
        dealt = demo().redeal(match.state, 0, rng("x"))
        assert dealt.hands[1] == match.state.hands[1]
        assert any(demo().redeal(match.state, 2, rng(str(at))).hands[1] != match.state.hands[1] for at in range(5))

    def test_is_forgotten_card_by_card_as_it_is_played(self):
        match = position(
            self.TEXT + "  0: end-turn\n  1: lay-card updraft\n  1: pay breath\n  2: let-pass\n  0: let-pass\n"
        )
        assert [card.name for card in view(match, 0).kites[1].shown] == ["snag"]
        assert view(match, 2).kites[1].seen_by == (1, 0, 0)


class TestRedaction:
    """Events are told to each seat as far as it may know."""

    def test_a_drawn_card_is_told_to_who_drew_it(self):
        event = CardsDrawn(1, 2, (7, 9))
        assert redact(event, 1) == {"event": "cards-drawn", "seat": 1, "count": 2, "cards": (7, 9)}
        for other in (0, 2, NOBODY, 99):
            assert redact(event, other) == {"event": "cards-drawn", "seat": 1, "count": 2}

    def test_a_shown_hand_is_told_to_who_saw_it_and_not_to_its_owner_again(self):
        event = HandSeen(0, 1, (7, 9))
        assert redact(event, 0)["cards"] == (7, 9)
        assert "cards" not in redact(event, 1)
        assert "cards" not in redact(event, NOBODY)

    @pytest.mark.parametrize("seat", [0, 1, NOBODY])
    def test_the_order_of_a_deck_is_told_to_nobody(self, seat):
        assert redact(DeckShuffled((2, 1, 0), 3), seat) == {"event": "deck-shuffled", "cards": 3}
        assert redact(ChanceSettled(0, (2, 1, 0)), seat) == {"event": "chance-settled", "stream": 0}
        assert redact(ChoiceLocked(1), seat) == {"event": "choice-locked", "seat": 1}

    def test_what_is_public_is_told_to_all(self):
        event = CardLaid(0, card_named("snag"), -1)
        assert redact(event, NOBODY) == {
            "event": event_name(event),
            "seat": 0,
            "card": card_named("snag"),
            "answers": -1,
        }

    @settings(max_examples=15)
    @given(st.integers(0, 10_000), st.integers(2, 4))
    def test_a_log_told_to_a_seat_names_only_cards_it_may_know(self, seed, seats):
        """Cards are told to a seat only if they are public, its own, or were shown to it."""
        match = new_match(str(seed), seats)
        for events in play_randomly(match, rng(str(seed))):
            for event in events:
                for seat in range(seats):
                    shown = redact(event, seat)
                    if isinstance(event, (CardsDrawn, HandSeen)):
                        assert ("cards" in shown) == (event.seat == seat)
                        told = demo().log_line(match.state, event, seat)
                        assert told is not None
                        assert ("cards" in told.args) == (event.seat == seat)
