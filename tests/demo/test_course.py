"""The course of Kite Quarrel: wind and leans, turns, tugs, leaving and ending."""

from __future__ import annotations

import pytest

from mageknight.demo.commands import AgreeEnd, Concede, DeclineEnd, EndTurn, Lean, OfferEnd
from mageknight.demo.content import HAND
from mageknight.kernel.refusal import Refusal
from tests.kernel.tables import blocking, new_match, position, situation


class TestBeginning:
    """The first position."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_every_seat_has_a_hand_and_the_wind_blows(self, seats):
        state = new_match(seats=seats).state
        assert [len(hand) for hand in state.hands] == [HAND] * seats
        assert 1 <= state.wind <= 6
        assert state.round == 1

    def test_another_seat_begins_each_round(self):
        match = position("seats: 3\nround: 2\n")
        for seat in range(3):
            match.play(Lean(seat, "hold"))
        order = []
        for _ in range(3):
            seat = blocking(match)[0].seat
            order.append(seat)
            match.play(EndTurn(seat))
        assert order == [1, 2, 0]


class TestLeans:
    """Meeting the wind."""

    @pytest.mark.parametrize(
        "leans, heights",
        [
            (("climb", "hold", "hold"), [5, 2, 2]),
            (("climb", "climb", "hold"), [4, 4, 2]),
            (("climb", "climb", "climb"), [3, 3, 3]),
            (("dive", "hold", "climb"), [1, 2, 5]),
        ],
    )
    def test_who_climbs_rises_less_in_a_crowd(self, leans, heights):
        match = position("seats: 3\nwind: 5\n" + "".join(f"seat {seat}:\n  height: 2\n" for seat in range(3)))
        for seat, lean in enumerate(leans):
            match.play(Lean(seat, lean))
        assert [kite.height for kite in match.state.kites] == heights

    def test_a_crowd_never_pushes_anybody_down(self):
        match = position("seats: 4\nwind: 1\n" + "".join(f"seat {seat}:\n  height: 2\n" for seat in range(4)))
        for seat in range(4):
            match.play(Lean(seat, "climb"))
        assert [kite.height for kite in match.state.kites] == [2, 2, 2, 2]

    def test_holding_catches_breath_and_grips_diving_falls_and_pulls(self):
        situation(
            "seat 0:\n  breath: 1\nseat 1:\n  height: 3\ncommands:\n  0: lean hold\n  1: lean dive\n"
            "expect:\n  kites/0/breath: 3\n  kites/0/grip/total: 1\n  kites/1/height: 2\n  kites/1/pull/total: 2\n"
        )

    def test_their_effects_end_with_the_round(self):
        situation(
            "turn: 1\nseat 0:\n  lean: hold\nseat 1:\n  lean: dive\ncommands:\n  1: end-turn\n"
            "expect:\n  round: 2\n  lasting/count: 0\n  kites/0/lean: none\n"
        )


class TestTurns:
    """Actions and hands."""

    def test_there_are_two_actions_and_then_only_the_end_of_the_turn(self):
        situation(
            "turn: 0\nseat 0:\n  breath: 0\ncommands:\n  0: breathe\n  0: breathe\n  0 !: tug -> demo-no-actions\n"
            "expect:\n  actions: 0\n  kites/0/breath: 2\n  @options: end-turn\n"
        )

    def test_breath_is_limited(self):
        situation("turn: 0\nseat 0:\n  breath: 6\ncommands:\n  0 !: breathe -> demo-full-breath\n")

    def test_the_last_of_a_line_is_never_paid(self):
        situation(
            "turn: 0\nseat 0:\n  breath: 0\n  line: 2\n  hand: thermal, updraft\n"
            "commands:\n  0 !: lay-card thermal -> demo-too-dear\n  0: lay-card updraft\n"
            "  0 !: lay-card updraft-2 -> demo-not-in-hand\nexpect:\n  kites/0/line: 1\n"
        )

    def test_hands_are_filled_at_the_end_of_a_turn(self):
        situation(
            "turn: 0\nseat 0:\n  hand: snag\ndeck: tangle, dare, splice, thermal\ncommands:\n  0: end-turn\n"
            "expect 0:\n  kites/0/cards: 4\n  hand/1/name: tangle\n  hand/3/name: splice\n"
        )

    def test_an_empty_deck_is_made_anew_from_what_was_discarded(self):
        match = position("turn: 0\ndeck: tangle\n")
        state = match.state
        state.discard, state.deck = state.deck[:-1], state.deck[-1:]
        match.play(EndTurn(0))
        assert state.hands[0][0] == 14
        assert len(state.hands[0]) == HAND
        assert state.discard == []

    def test_nothing_is_drawn_where_nothing_is_left(self):
        match = position("turn: 0\n")
        state = match.state
        state.hands[1], state.deck = state.deck, []
        match.play(EndTurn(0))
        assert state.hands[0] == []


class TestTugs:
    """A tug is two dice."""

    @pytest.mark.parametrize(
        "dice, line, heights, ribbons",
        [
            ("3 3", 5, (4, 4), 0),
            ("4 3", 4, (4, 3), 0),
            ("5 2", 4, (4, 3), 1),
            ("3 4", 5, (4, 4), 0),
            ("1 4", 5, (3, 4), 0),
        ],
        ids=["equal", "won", "clearly won", "lost", "clearly lost"],
    )
    def test_the_higher_sum_cuts_the_line(self, dice, line, heights, ribbons):
        situation(
            f"turn: 0\nseat 0:\n  height: 4\nseat 1:\n  height: 4\nchance:\n  dice: {dice}\ncommands:\n  0: tug\n"
            f"expect:\n  kites/1/line: {line}\n  kites/0/height: {heights[0]}\n  kites/1/height: {heights[1]}\n"
            f"  kites/0/ribbons: {ribbons}\n"
        )

    def test_pull_and_grip_count(self):
        text = "turn: 0\nseat 0:\n  lean: dive\nseat 1:\n  lean: hold\n"
        situation(text + "chance:\n  dice: 2 3\ncommands:\n  0: tug\nexpect:\n  kites/1/line: 5\n")
        situation(text + "chance:\n  dice: 3 3\ncommands:\n  0: tug\nexpect:\n  kites/1/line: 4\n")

    def test_a_high_kite_is_harder_to_hold(self):
        situation(
            "turn: 0\nseat 1:\n  height: 8\nchance:\n  dice: 3 3\ncommands:\n  0: tug\nexpect:\n  kites/1/line: 4\n"
        )

    def test_who_cuts_the_last_of_a_line_wins_ribbons_and_the_kite_is_lost(self):
        situation(
            "turn: 0\nseats: 3\nseat 1:\n  line: 1\n  hand: snag\nchance:\n  dice: 4 3\ncommands:\n  0: tug\n  0: aim 1\n"
            "expect:\n  kites/1/left: crashed\n  kites/1/cards: 0\n  discard/count: 1\n  kites/0/ribbons: 2\n"
            "  @decision: demo-turn\n"
        )


class TestEnding:
    """How games end, and who has won."""

    def test_after_the_last_round(self):
        rehearsal = situation(
            "turn: 1\nround: 5\nseat 0:\n  height: 5\n  line: 3\n  ribbons: 2\nseat 1:\n  height: 6\n  line: 5\n"
            "commands:\n  1: end-turn\nexpect:\n  @over: yes\n  @scores: 12, 11\n  @winners: 0\n  ending: rounds\n"
        )
        outcome = rehearsal.match.outcome()
        assert outcome is not None
        assert outcome.ending.key == "demo-ending-rounds"
        assert [(line.seat, line.what.key, line.points) for line in outcome.sheet] == [
            (0, "demo-sheet-height", 5),
            (0, "demo-sheet-line", 3),
            (0, "demo-sheet-ribbons", 4),
            (1, "demo-sheet-height", 6),
            (1, "demo-sheet-line", 5),
            (1, "demo-sheet-ribbons", 0),
        ]

    def test_equal_scores_share_the_victory(self):
        situation("turn: 1\nround: 5\ncommands:\n  1: end-turn\nexpect:\n  @winners: 0, 1\n")

    def test_a_crashed_kite_keeps_its_ribbons_but_cannot_win(self):
        situation(
            "turn: 1\nround: 5\nseats: 3\nseat 2:\n  left: crashed\n  ribbons: 9\nseat 1:\n  height: 1\n"
            "commands:\n  1: end-turn\n  0: end-turn\nexpect:\n  @scores: 5, 6, 18\n  @winners: 1\n"
        )

    def test_the_last_kite_in_the_air_wins(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  ribbons: 9\n")
        match.play(Concede(0))
        match.play(Concede(1))
        outcome = match.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == ((2,), (0, 0, 5))
        assert outcome.ending.key == "demo-ending-last"

    def test_all_may_agree_to_end(self):
        match = position("turn: 0\nseats: 3\n")
        match.play(OfferEnd(1))
        match.play(AgreeEnd(0))
        assert match.outcome() is None
        match.play(AgreeEnd(2))
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.ending.key == "demo-ending-agreed"

    def test_one_who_declines_settles_it(self):
        match = position("turn: 0\nseats: 3\n")
        match.play(OfferEnd(1))
        match.play(AgreeEnd(0))
        match.play(DeclineEnd(2))
        assert match.state.offer == -1
        with pytest.raises(Refusal):
            match.play(AgreeEnd(0))

    def test_nobody_offers_twice_in_a_round(self):
        match = position("turn: 0\nseats: 3\n")
        match.play(OfferEnd(1))
        with pytest.raises(Refusal):
            match.play(OfferEnd(0))
        match.play(DeclineEnd(2))
        with pytest.raises(Refusal):
            match.play(OfferEnd(1))
        match.play(OfferEnd(0))

    def test_an_offer_lapses_with_the_round_and_with_who_made_it(self):
        match = position("turn: 1\nseats: 3\n")
        match.play(OfferEnd(1))
        match.play(EndTurn(1))
        match.play(EndTurn(2))
        assert match.state.offer == -1
        match.play(OfferEnd(1))
        match.play(Concede(1))
        assert match.state.offer == -1

    def test_who_leaves_no_longer_has_a_say_in_the_offer(self):
        match = position("turn: 0\nseats: 3\n")
        match.play(OfferEnd(1))
        match.play(AgreeEnd(0))
        match.play(Concede(2))
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.ending.key == "demo-ending-agreed"


class TestLeaving:
    """A seat that leaves in the middle of something holds nobody up."""

    @pytest.mark.parametrize(
        "commands",
        [
            "  0: lay-card tangle\n",
            "  0: lay-card tangle\n  0: aim 1\n",
            "  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n",
            "  0: lay-card second-string\n  0: pay breath\n  1: let-pass\n  2: let-pass\n",
            "  0: tug\n",
        ],
        ids=["aiming", "paying", "being answered", "laying a second card", "tugging"],
    )
    def test_its_card_comes_to_nothing(self, commands):
        match = position(
            "turn: 0\nseats: 3\nseat 0:\n  hand: tangle, second-string\nseat 1:\n  height: 4\n  hand: snag\n"
            f"seat 2:\n  hand: snag\ncommands:\n{commands}"
        )
        match.play(Concede(0))
        assert [(each.seat, each.kind) for each in blocking(match)] == [(1, "demo-turn")]
        assert match.state.kites[1].height == 4
        assert match.state.table == []
        assert match.kit.audit(match.state) == []

    def test_a_card_meant_for_it_comes_to_nothing(self):
        match = position(
            "turn: 0\nseats: 3\nseat 0:\n  hand: tangle\nseat 1:\n  height: 4\n  hand: snag\nseat 2:\n  hand: snag\n"
            "commands:\n  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n"
        )
        match.play(Concede(1))
        assert [each.seat for each in blocking(match)] == [2]


class TestAudit:
    """The audit finds what can go wrong."""

    def test_is_content_with_a_sound_state(self):
        match = new_match()
        assert match.kit.audit(match.state) == []

    @pytest.mark.parametrize(
        "fault", ["card lost", "card twice", "too high", "no line", "shown too much", "ended early"]
    )
    def test_finds_a_fault(self, fault):
        match = new_match()
        state = match.state
        if fault == "card lost":
            state.deck.pop()
        elif fault == "card twice":
            state.discard.append(state.deck[0])
        elif fault == "too high":
            state.kites[0].height = 13
        elif fault == "no line":
            state.kites[1].line = 0
        elif fault == "shown too much":
            state.seen[0][1] = 9
        else:
            state.ending = "rounds"
        assert len(match.kit.audit(state)) == 1
