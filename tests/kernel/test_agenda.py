"""The agenda: what runs when, who is asked, and what chance has to say."""

from __future__ import annotations

import pytest

from mageknight.demo.commands import Aim, Answer, Concede, EndTurn, LayCard, Lean, LetPass, OfferEnd, Pay, Tug
from mageknight.demo.content import CARDS, card_named
from mageknight.demo.events import CardsDrawn, DiceThrown, LeanShown, WindRolled
from mageknight.demo.rounds import BeginTurn
from mageknight.demo.steps import Draw
from mageknight.kernel.agenda import DEPTH_LIMIT, Flow, Simultaneous
from mageknight.kernel.command import CHANCE, SettleChance
from mageknight.kernel.event import ChanceSettled, ChoiceLocked, ChoicesShown
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from tests.kernel.tables import blocking, demo, new_match, position, rng, setup
from tests.marks import content

SHUFFLED = tuple(range(CARDS))


def test_the_first_of_several_frames_runs_first():
    state = demo().engine.new(setup(), bytes(16))
    state.core.agenda.clear()
    flow = Flow(state)
    flow.then(Draw(0, 1), Draw(1, 2))
    flow.then(Draw(1, 1))
    assert state.core.agenda == [Draw(1, 2), Draw(0, 1), Draw(1, 1)]
    demo().engine.advance(flow)
    assert [(event.seat, event.count) for event in flow.events if isinstance(event, CardsDrawn)] == [
        (1, 1),
        (0, 1),
        (1, 2),
    ]


def test_an_agenda_that_grows_without_end_is_an_error():
    state = demo().engine.new(setup(), bytes(16))
    flow = Flow(state)
    with pytest.raises(RuntimeError, match="deeper"):
        flow.then(*[BeginTurn(0)] * DEPTH_LIMIT)


def test_a_finished_flow_leaves_nothing_to_do():
    state = demo().engine.new(setup(), bytes(16))
    Flow(state).finish()
    assert demo().engine.pending(state) == []
    with pytest.raises(Refusal, match="game-over"):
        demo().engine.apply(state, Tug(0))


class TestChance:
    """Chance is an actor."""

    def test_is_asked_where_a_table_wants_to_throw_its_own_dice(self):
        match = new_match(asks_chance=True)
        assert [(each.seat, each.kind) for each in match.pending() if not each.standing] == [(CHANCE, "chance")]
        events = match.play(SettleChance(CHANCE, SHUFFLED))
        assert isinstance(events[0], ChanceSettled)
        assert match.state.hands == [[54, 53, 52, 51], [50, 49, 48, 47]]
        events = match.play(SettleChance(CHANCE, (5,)))
        assert [event.wind for event in events if isinstance(event, WindRolled)] == [6]
        assert [each.kind for each in blocking(match)] == ["demo-lean", "demo-lean"]

    @pytest.mark.parametrize("outcome", [(), (0,) * CARDS, SHUFFLED[:-1], (*SHUFFLED, CARDS), (-1, *SHUFFLED[1:])])
    def test_cannot_say_what_chance_could_not_say(self, outcome):
        match = new_match(asks_chance=True)
        before = match.digest()
        with pytest.raises(Refusal, match="not-an-option"):
            match.play(SettleChance(CHANCE, outcome))
        assert match.digest() == before

    def test_samples_any_outcome_but_lists_none(self):
        match = new_match(asks_chance=True)
        options = match.options(blocking(match)[0])
        assert not options.listed
        assert options.all() == []
        first, second = options.sample(rng("a")), options.sample(rng("b"))
        assert first != second
        assert first in options
        assert second in options

    def test_is_refused_where_the_engine_answers_for_it(self):
        match = new_match()
        with pytest.raises(Refusal, match="not-your-decision"):
            match.play(SettleChance(CHANCE, (0,)))

    def test_says_what_was_laid_down_for_its_stream_and_draws_nothing_then(self):
        state = demo().engine.new(setup(), bytes(16))
        luck = state.core.rng.copy()
        state.core.forced = [(0, (9,)), (1, (2,)), (1, (4,))]
        demo().engine.advance(Flow(state))
        for seat in (0, 1):
            demo().engine.apply(state, Lean(seat, "hold"))
        for seat in (0, 1):
            demo().engine.apply(state, EndTurn(seat))
        assert state.wind == 3
        assert state.core.rng[2:] == luck[2:]
        assert state.core.forced == [(0, (9,)), (1, (4,))]

    def test_laid_down_that_could_not_be_is_an_error(self):
        state = demo().engine.new(setup(), bytes(16))
        state.core.forced = [(1, (6,))]
        for seat in (0, 1):
            demo().engine.apply(state, Lean(seat, "hold"))
        demo().engine.apply(state, EndTurn(0))
        with pytest.raises(ImpossibleOutcome) as caught:
            demo().engine.apply(state, EndTurn(1))
        assert (caught.value.stream, caught.value.outcome) == (1, (6,))


class TestTogether:
    """Several seats choose at the same time."""

    def test_asks_all_seats_at_once_and_shows_nothing_before_the_last(self):
        match = new_match(seats=3)
        assert [each.seat for each in blocking(match)] == [0, 1, 2]
        assert match.play(Lean(2, "dive")) == [ChoiceLocked(2)]
        assert match.play(Lean(0, "climb")) == [ChoiceLocked(0)]
        assert [each.seat for each in blocking(match)] == [1]
        assert match.state.leans == ["", "", ""]
        events = match.play(Lean(1, "hold"))
        assert events[:2] == [ChoiceLocked(1), ChoicesShown()]
        assert [event for event in events if isinstance(event, LeanShown)] == [
            LeanShown(0, "climb"),
            LeanShown(1, "hold"),
            LeanShown(2, "dive"),
        ]

    def test_takes_only_one_answer_from_each(self):
        match = new_match()
        match.play(Lean(0, "hold"))
        with pytest.raises(Refusal, match="not-your-decision"):
            match.play(Lean(0, "dive"))

    def test_keeps_its_number_while_others_choose(self):
        match = new_match(seats=3)
        number = blocking(match)[0].number
        match.play(Lean(1, "hold"))
        assert {each.number for each in blocking(match)} == {number}

    def test_goes_on_without_a_seat_that_leaves(self):
        match = new_match(seats=3)
        match.play(Lean(0, "climb"))
        match.play(Lean(1, "climb"))
        match.play(Concede(2))
        assert match.state.leans == ["climb", "climb", ""]
        assert [each.kind for each in blocking(match)] == ["demo-turn"]

    def test_the_last_to_choose_cannot_choose_again_with_what_it_learned(self):
        match = new_match()
        match.play(Lean(0, "climb"))
        assert match.can_undo(0) is None
        match.play(Lean(1, "hold"))
        for seat in (0, 1):
            refusal = match.can_undo(seat)
            assert refusal is not None
            assert refusal.facts["reason"] == say("barrier-revealed")

    def test_is_a_frame_that_is_never_changed(self):
        match = new_match()
        before = match.state.core.agenda[-1]
        match.play(Lean(0, "climb"))
        assert isinstance(before, Simultaneous)
        assert before.answers == (None, None)


class TestStanding:
    """What may be decided at any time."""

    def test_blocks_nothing_and_is_listed_after_what_blocks(self):
        match = new_match()
        pending = match.pending()
        assert [each.standing for each in pending] == sorted(each.standing for each in pending)
        assert {each.kind for each in pending if each.standing} == {"demo-offer", "demo-concede"}
        number = blocking(match)[0].number
        match.play(OfferEnd(1))
        assert blocking(match)[0].number == number

    def test_can_be_taken_while_another_seat_is_asked(self):
        match = position("turn: 0\nseats: 3\n")
        match.play(Concede(2))
        assert [each.seat for each in blocking(match)] == [0]
        assert match.state.kites[2].left == "conceded"

    def test_moves_the_game_on_when_nobody_is_left_to_answer(self):
        match = position("turn: 0\nseats: 3\n")
        match.play(Concede(0))
        assert [(each.seat, each.kind) for each in blocking(match)] == [(1, "demo-turn")]

    def test_ends_the_game(self):
        match = new_match()
        match.play(Concede(0))
        assert match.pending() == []
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == (1,)
        with pytest.raises(Refusal, match="game-over"):
            match.play(Lean(1, "hold"))


class TestForced:
    """Only what public information forces is answered by itself."""

    def test_a_single_possible_target_needs_no_question(self):
        match = position("turn: 0\nseat 0:\n  breath: 1\n  line: 1\nchance:\n  dice: 5 0\n")
        events = match.play(Tug(0))
        assert [event.target for event in events if isinstance(event, DiceThrown)] == [1]

    def test_a_single_way_to_pay_needs_no_question(self):
        match = position("turn: 0\nseat 0:\n  breath: 1\n  line: 1\n  hand: updraft\n")
        match.play(LayCard(0, card_named("updraft")))
        assert match.state.kites[0].breath == 0
        assert match.state.kites[0].height == 2

    def test_two_ways_to_pay_are_asked(self):
        match = position("turn: 0\nseat 0:\n  breath: 1\n  hand: updraft\n")
        match.play(LayCard(0, card_named("updraft")))
        assert list(match.options(blocking(match)[0])) == [Pay(0, "breath"), Pay(0, "line")]

    def test_a_seat_that_holds_cards_is_asked_even_if_none_of_them_is_an_answer(self):
        match = position("turn: 0\nseat 0:\n  hand: deep-breath\nseat 1:\n  hand: updraft\n")
        match.play(LayCard(0, card_named("deep-breath")))
        assert [(each.seat, each.kind) for each in blocking(match)] == [(1, "demo-answer")]
        assert list(match.options(blocking(match)[0])) == [LetPass(1)]

    @pytest.mark.parametrize("other", ["hand:", "hand: snag\n  breath: 0\n  line: 1"])
    def test_a_seat_that_all_can_see_has_no_answer_is_not_asked(self, other):
        match = position(f"turn: 0\nseat 0:\n  hand: deep-breath\nseat 1:\n  {other}\n")
        match.play(LayCard(0, card_named("deep-breath")))
        assert [(each.seat, each.kind) for each in blocking(match)] == [(0, "demo-turn")]


class TestReactions:
    """Answers in another seat's turn, and answers to answers."""

    TEXT = "seats: 3\nturn: 0\nseat 0:\n  height: 4\n  hand: tangle\nseat 1:\n  height: 5\n  hand: snag\nseat 2:\n  hand: snag\n"

    def test_are_offered_to_the_others_in_order(self):
        match = position(self.TEXT + "commands:\n  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n")
        assert [each.seat for each in blocking(match)] == [1]
        match.play(LetPass(1))
        assert [each.seat for each in blocking(match)] == [2]
        match.play(LetPass(2))
        assert match.state.kites[1].height == 3

    @content("demo/card/snag")
    def test_take_effect_before_what_they_answer(self):
        match = position(self.TEXT + "commands:\n  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n")
        match.play(Answer(1, card_named("snag")))
        match.play(Pay(1, "breath"))
        match.play(LetPass(2))
        assert match.state.kites[1].height == 5
        assert [each.kind for each in blocking(match)] == ["demo-turn"]

    def test_can_be_answered_themselves(self):
        match = position(self.TEXT + "commands:\n  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n")
        match.play(Answer(1, card_named("snag")))
        match.play(Pay(1, "breath"))
        match.play(Answer(2, card_named("snag-2")))
        match.play(Pay(2, "breath"))
        assert [each.kind for each in blocking(match)] == ["demo-turn"]
        assert match.state.kites[1].height == 3
        assert match.state.table == []


def test_a_target_that_leaves_meanwhile_leaves_nobody_to_aim_at():
    match = position(
        "seats: 4\nturn: 0\nseat 0:\n  hand: dare\nseat 1:\n  hand: snag\nseat 2:\n  hand: snag\n"
        "commands:\n  0: lay-card dare\n"
    )
    assert list(match.options(blocking(match)[0])) == [Aim(0, 1), Aim(0, 2)]
    match.play(Concede(1))
    assert match.state.laid(card_named("dare")).target == 2
