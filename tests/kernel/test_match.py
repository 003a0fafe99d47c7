"""Matches: playing, taking back, calling off, branching off, playing again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.demo.commands import Aim, Answer, Breathe, EndTurn, LayCard, Lean, LetPass, Pay, Tug
from mageknight.demo.content import card_named
from mageknight.kernel.command import EVERYBODY
from mageknight.kernel.entry import Played, Rekeyed, TakenBack
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from tests.kernel.tables import blocking, demo, new_match, play_randomly, position, rng

TURN = "turn: 0\nseats: 3\nseat 0:\n  hand: updraft, tangle, second-string\nseat 1:\n  hand: snag\n"


def reason(refusal: Refusal | None) -> tuple[str, object]:
    assert refusal is not None
    return refusal.reason, refusal.facts.get("reason")


class TestUndo:
    """Taking back what taught nobody anything."""

    def test_restores_the_position_exactly(self):
        match = position(TURN)
        before = match.digest()
        match.play(Breathe(0))
        assert match.digest() != before
        match.undo(0)
        assert match.digest() == before
        assert match.entries == [Played(Breathe(0)), TakenBack(0, 0)]

    def test_goes_back_several_commands_at_once(self):
        match = position(TURN)
        before = match.digest()
        match.play(Breathe(0))
        match.play(Breathe(0))
        match.undo(0, 0)
        assert match.digest() == before
        assert match.history == []

    def test_has_nothing_to_take_back_at_the_beginning(self):
        assert reason(new_match().can_undo(0)) == ("undo-nothing", None)
        with pytest.raises(Refusal, match="undo-nothing"):
            new_match().undo(0)

    def test_ends_at_a_throw_of_dice(self):
        match = position(TURN)
        match.play(Breathe(0))
        match.play(Tug(0))
        assert match.undoable(0) == 2
        match.play(Aim(0, 1))
        assert reason(match.can_undo(0)) == ("undo-barrier", say("barrier-revealed"))
        before, entries = match.digest(), match.version
        with pytest.raises(Refusal, match="undo-barrier"):
            match.undo(0)
        assert (match.digest(), match.version) == (before, entries)

    def test_ends_at_a_drawn_card(self):
        match = position(TURN)
        match.play(EndTurn(0))
        assert reason(match.can_undo(0)) == ("undo-barrier", say("barrier-revealed"))

    def test_ends_where_another_seat_has_answered(self):
        match = position(TURN + "commands:\n  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n")
        assert match.can_undo(0) is None
        assert reason(match.can_undo(1)) == ("undo-barrier", say("barrier-other-seat"))
        match.play(LetPass(1))
        assert reason(match.can_undo(0)) == ("undo-barrier", say("barrier-other-seat"))
        assert match.can_undo(1) is None
        match.undo(1)
        assert [each.seat for each in blocking(match)] == [1]
        assert reason(match.can_undo(1)) == ("undo-barrier", say("barrier-other-seat"))

    def test_does_not_reach_behind_the_barrier(self):
        match = position(TURN)
        match.play(EndTurn(0))
        match.play(Breathe(1))
        with pytest.raises(Refusal, match="undo-barrier"):
            match.undo(1, 0)
        with pytest.raises(Refusal, match="undo-nothing"):
            match.undo(1, 2)
        match.undo(1, 1)
        assert len(match.history) == 1

    def test_can_be_taken_back_itself(self):
        match = position(TURN)
        match.play(Breathe(0))
        after = match.digest()
        match.undo(0)
        with pytest.raises(Refusal, match="redo-nothing"):
            match.redo(1)
        match.redo(0)
        assert match.digest() == after
        with pytest.raises(Refusal, match="redo-nothing"):
            match.redo(0)

    def test_what_was_taken_back_is_forgotten_when_something_else_is_done(self):
        match = position(TURN)
        match.play(Breathe(0))
        match.play(Tug(0))
        match.undo(0, 0)
        match.play(Breathe(0))
        match.redo(0)
        assert match.history == [Breathe(0), Tug(0)]
        match.undo(0, 0)
        match.play(Tug(0))
        with pytest.raises(Refusal, match="redo-nothing"):
            match.redo(0)


class TestCancel:
    """Calling off an effect under way."""

    def test_goes_back_to_where_the_effect_began(self):
        match = position(TURN)
        match.play(Breathe(0))
        before = match.digest()
        match.play(LayCard(0, card_named("tangle")))
        match.play(Aim(0, 1))
        assert blocking(match)[0].kind == "demo-pay"
        assert match.can_cancel(0) is None
        match.cancel(0)
        assert match.digest() == before

    def test_is_not_for_decisions_that_begin_something(self):
        match = position(TURN)
        match.play(Breathe(0))
        assert blocking(match)[0].cancel_to == -1
        assert reason(match.can_cancel(0)) == ("undo-nothing", None)
        with pytest.raises(Refusal, match="undo-nothing"):
            match.cancel(0)

    def test_is_not_for_other_seats(self):
        match = position(TURN + "commands:\n  0: lay-card tangle\n")
        assert reason(match.can_cancel(1)) == ("undo-nothing", None)

    def test_is_refused_once_another_seat_has_answered(self):
        match = position(TURN + "commands:\n  0: lay-card second-string\n  0: pay breath\n  1: let-pass\n")
        assert blocking(match)[0].kind == "demo-second"
        assert reason(match.can_cancel(0)) == ("undo-barrier", say("barrier-other-seat"))
        before = match.digest()
        with pytest.raises(Refusal, match="undo-barrier"):
            match.cancel(0)
        assert match.digest() == before

    def test_of_an_answer_goes_back_to_the_question(self):
        match = position(TURN + "commands:\n  0: lay-card tangle\n  0: aim 2\n  0: pay breath\n")
        before = match.digest()
        match.play(Answer(1, card_named("snag")))
        assert blocking(match)[0].kind == "demo-pay"
        match.cancel(1)
        assert match.digest() == before

    def test_of_an_effect_inside_an_effect_goes_back_to_the_first(self):
        match = position("turn: 0\nseats: 3\nseat 0:\n  hand: second-string, tangle\n")
        before = match.digest()
        match.play(LayCard(0, card_named("second-string")))
        match.play(Pay(0, "line"))
        match.play(LayCard(0, card_named("tangle")))
        assert blocking(match)[0].kind == "demo-aim"
        match.cancel(0)
        assert match.digest() == before


class TestBranches:
    """Forks, agreed take-backs and replays."""

    def test_a_fork_has_the_first_commands_and_a_life_of_its_own(self):
        match = new_match("fork")
        play_randomly(match, rng("fork"), 30)
        digests = []
        for at in range(len(match.history) + 1):
            fork = match.fork(at)
            assert fork.history == match.history[:at]
            digests.append(fork.digest())
        assert digests[-1] == match.digest()
        again = match.fork(len(match.history))
        before = match.digest()
        play_randomly(again, rng("elsewhere"), 5)
        assert match.digest() == before

    @pytest.mark.parametrize("at", [-1, 1])
    def test_a_fork_or_take_back_out_of_range_is_refused(self, at):
        match = new_match()
        with pytest.raises(Refusal, match="fork-out-of-range"):
            match.fork(at)
        with pytest.raises(Refusal, match="fork-out-of-range"):
            match.take_back(at, bytes(16))

    def test_a_take_back_across_a_reveal_deals_what_nobody_knew_anew(self):
        match = new_match("take-back")
        play_randomly(match, rng("take-back"), 6)
        then = match.fork(2)
        match.take_back(2, b"k" * 16)
        assert match.history == then.history
        assert match.entries[-2:] == [TakenBack(-1, 2), Rekeyed(EVERYBODY, (b"k" * 16).hex())]
        assert match.state.hands == then.state.hands
        assert sorted(match.state.deck) == sorted(then.state.deck)
        assert match.state.deck != then.state.deck
        assert match.state.core.rng != then.state.core.rng
        assert reason(match.can_undo(0)) == ("undo-barrier", say("barrier-rekeyed"))

    def test_a_rekeyed_match_forks_and_replays(self):
        match = new_match("rekey")
        play_randomly(match, rng("rekey"), 10)
        match.rekey(0, b"a" * 16)
        play_randomly(match, rng("more"), 10)
        match.take_back(12, b"b" * 16)
        play_randomly(match, rng("still more"), 5)
        assert match.replay().digest() == match.digest()
        assert match.fork(len(match.history)).digest() == match.digest()
        assert match.fork(11).history == match.history[:11]

    def test_the_number_of_entries_never_falls(self):
        match = position(TURN)
        seen = [match.version]
        match.play(Breathe(0))
        seen.append(match.version)
        match.undo(0)
        seen.append(match.version)
        match.redo(0)
        seen.append(match.version)
        match.take_back(0, bytes(16))
        seen.append(match.version)
        assert seen == [0, 1, 2, 3, 5]

    @settings(max_examples=25)
    @given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 60))
    def test_a_replay_gives_the_same_match(self, seed, seats, steps):
        match = new_match(str(seed), seats)
        luck = rng(str(seed))
        for _ in range(steps // 4):
            play_randomly(match, luck, 4)
            seat = luck.below(seats)
            if match.can_undo(seat) is None:
                match.undo(seat)
        again = match.replay()
        assert again.digest() == match.digest()
        assert again.entries == match.entries
        assert again.history == match.history


def test_a_refused_command_changes_nothing():
    match = position(TURN)
    before, entries = match.digest(), match.version
    for command in (
        Tug(1),
        Lean(0, "hold"),
        LayCard(0, card_named("snag")),
        LayCard(0, 999),
        LayCard(0, -1),
        Aim(0, 1),
    ):
        refusal = match.explain(command)
        with pytest.raises(Refusal) as caught:
            match.play(command)
        assert refusal is not None
        assert caught.value.reason == refusal.reason
        assert (match.digest(), match.version) == (before, entries)
    assert match.explain(Breathe(0)) is None


def test_a_match_commits_to_its_seed():
    assert new_match("a").commitment == new_match("a").commitment
    assert new_match("a").commitment != new_match("b").commitment


def test_a_copy_is_independent():
    kit = demo()
    match = new_match("copy", 4)
    play_randomly(match, rng("copy"), 40)
    state = match.state
    twin = kit.copy(state)
    assert twin == state
    assert kit.codec.digest(twin) == kit.codec.digest(state)
    before = kit.codec.digest(state)
    luck = rng("twin")
    for _ in range(30):
        pending = [each for each in kit.engine.pending(twin) if not each.standing]
        if pending:
            kit.engine.apply_trusted(twin, kit.engine.options(twin, pending[0]).sample(luck))
    assert kit.codec.digest(state) == before
    assert twin != state
