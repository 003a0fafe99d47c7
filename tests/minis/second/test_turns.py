"""Turns, phases, actions and tokens of edition 2.0."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import ActionGiven, Damaged, PhaseBegan, TokenPlaced, TurnBegan, TurnEnded
from mageknight.minis.state.battle import ACTION_PHASE, COMMAND_PHASE, END_PHASE
from tests.marks import rule
from tests.minis.second.field import FAR, FIRST, second
from tests.minis.second.spells.grimoire import cast, in_force, lay, mark, over_to, sorcery


@rule("M2-TURN-01", "M2-TURN-20")
def test_turns_pass_clockwise_when_the_end_phase_is_done():
    play = second(
        "0 cadets-plain 10 10 0", "1 cadets-plain 30 30 0", "2 cadets-plain 3 18 0",
        seats=3, edges="south, north, west",
    )  # fmt: skip
    order = [play.seat]
    for _ in range(3):
        play.end_turn()
        order.append(play.seat)
    assert order == [0, 2, 1, 0], "to the left of south sits west, then north"


@rule("M2-TURN-02")
def test_the_others_keep_their_order_when_a_player_is_out():
    play = second(
        "0 cadets-plain 10 10 0", "1 demoralised 30 30 0", "2 cadets-plain 3 18 0", "3 cadets-plain 33 10 0",
        seats=4, edges="south, west, north, east", dice=[],
    )  # fmt: skip
    order = []
    for _ in range(4):
        order.append(play.seat)
        play.end_turn()
    assert order == [0, 2, 3, 0]


@rule("M2-TURN-03", "M2-TURN-04", "M2-TURN-05")
def test_actions_come_from_the_build_total_alone():
    for total, actions in ((100, 1), (200, 2), (300, 3)):
        play = second("0 cadets-frail 10 10 0", FAR, total=total)
        assert play.state.actions == actions
    fewer = second("0 cadets-frail 10 10 0", "0 cadets-plain eliminated", "0 cadets-plain gone", FAR, total=300)
    fewer.end_turn().end_turn()
    assert fewer.only(TurnBegan).actions == 3


@rule("M2-TURN-06", "M2-TURN-08")
def test_a_turn_has_three_phases_in_order():
    play = second("0 cadets-plain 10 10 0", "0 venom 20 20 0", "1 cadets-plain 21.5 20 180", FAR, begin="yes")
    assert play.state.phase == COMMAND_PHASE
    play.resolve(0)
    assert play.state.phase == ACTION_PHASE
    assert play.click(2) == 1, "venom worked before any action"
    play.end_turn()
    assert [event.phase for event in play.all(PhaseBegan)] == [END_PHASE, COMMAND_PHASE, ACTION_PHASE]


@rule("M2-TURN-07", "M2-TURN-16")
def test_a_player_declares_the_end_of_the_action_phase_with_actions_left():
    play = second("0 cadets-plain 10 10 0", "0 cadets-plain 20 10 0", FAR, total=200)
    play.act(0, "move").stay(0)
    assert play.kind == "action", "the phase goes on until its player ends it"
    assert play.state.actions == 1
    play.end_turn()
    assert play.seat == 1


@rule("M2-TURN-09", "M2-STATUS-08")
def test_the_active_player_orders_what_happens_in_the_command_phase():
    play = second(
        "0 venom 10 10 0", "1 cadets-plain 11.5 10 180",
        "0 venom 20 20 0", "1 cadets-plain 21.5 20 180", FAR, begin="yes",
    )  # fmt: skip
    assert (play.seat, play.kind) == (0, "react")
    assert play.resolve(1).only(Damaged).figure == 3, "the second one first, as chosen"
    assert play.resolve(0).only(Damaged).figure == 1
    assert play.kind == "action"


@rule("M2-TURN-10", "M2-TURN-15")
def test_one_action_is_seen_before_the_next_is_chosen_and_kinds_may_be_mixed():
    play = second(
        "0 cadets-plain 10 10 0", "1 cadets-plain 11.5 10 180", "0 cadets-bow 20 20 0", "1 cadets-plain 28 20 180",
        total=200, dice=[(4, 4), (4, 4)],
    )  # fmt: skip
    play.act(0, "fight").target(1)
    assert play.click(1) == 2
    assert play.kind == "action"
    play.act(2, "shoot").target(3)
    assert play.click(3) == 3


@rule("M2-TURN-11")
def test_no_warrior_gets_two_actions_in_a_turn():
    play = second("0 cadets-plain 10 10 0", "0 cadets-plain 20 10 0", FAR, total=200).act(0, "move").stay(0)
    assert play.refused(c.Act(0, 0, "move")).reason == "minis-acted-already"


@rule("M2-TURN-12", "M2-TURN-13")
def test_actions_left_over_are_lost():
    play = second("0 cadets-plain 10 10 0", FAR, total=300).act(0, "move").stay(0)
    assert play.seat == 1, "nobody is left to act: the turn is over"
    play.end_turn()
    assert play.only(TurnBegan).actions == 3, "nothing was saved"


@rule("M2-TURN-14", "M2-TURN-21")
def test_there_is_no_pass():
    play = second("0 cadets-plain 10 10 0", FAR)
    assert play.refused(c.Act(0, 0, "pass")).reason == "minis-no-pass"
    ended = play.end_turn()
    assert ended.all(ActionGiven) == []


@rule("M2-TURN-17", "M2-TOKEN-03")
def test_tokens_come_off_warriors_that_got_none_this_turn():
    play = second(
        "0 cadets-plain 10 10 0", "0 cadets-plain 20 10 0 tokens 1", "1 cadets-plain 30 30 0 tokens 1", total=200
    )
    play.act(0, "move").stay(0).end_turn()
    assert [play.tokens(figure) for figure in range(3)] == [1, 0, 1]
    assert play.only(TurnEnded).cleared == (1,)


@rule("M2-TURN-19")
def test_what_happens_when_the_end_phase_begins_is_over_before_what_happens_in_it():
    """A glyph its caster has left ends when the end phase begins, an illusion in it; the book is browsed between the two."""
    mages = ("0 adepts-mage 10 10 0", "0 adepts-mage 20 10 0")
    play = sorcery(*mages, FAR, book_0="0 false-mist balm deny", book_1="1 glyph-of-dread")
    mark(cast(play), 0)
    lay(cast(play, figure=1), 20, 10)
    over_to(over_to(play, 1), 0)
    assert in_force(play) == ["false-mist", "glyph-of-dread"]
    play.act(1, "move").move(1, (26, 10), facing=0)
    play.end_turn()
    while play.kind == "end-order":
        play.resolve(0)
    assert (play.kind, in_force(play)) == ("free-browse", ["false-mist"])
    assert play.decline().seat == 1
    assert in_force(play) == []


@rule("M2-TURN-22")
def test_what_needs_no_action_costs_none():
    play = second("0 venom 10 10 0", "1 cadets-plain 11.5 10 180", FAR, begin="yes").resolve(0)
    assert play.click(1) == 1
    assert play.state.actions == 1


@rule("M2-TOKEN-01")
def test_the_token_is_laid_when_the_action_is_resolved():
    """Reading R21: while it acts a figure has the tokens it had before."""
    play = second("0 cadets-plain 10 10 0", FAR).act(0, "move")
    assert play.tokens(0) == 0
    play.stay(0)
    assert play.tokens(0) == 1
    assert len([event for event in play.log if isinstance(event, TokenPlaced)]) == 1


@rule("M2-TOKEN-02", "M2-TOKEN-04")
def test_two_tokens_bar_from_action():
    play = second("0 cadets-plain 10 10 0 tokens 2", "0 cadets-plain 20 10 0", FAR)
    assert play.refused(c.Act(0, 0, "move")).reason == "minis-pushed-already"
    assert play.state.tokens[0] == 2


@rule("M2-TOKEN-06", "M2-TOKEN-07")
def test_the_second_token_pushes_and_nothing_reduces_that():
    play = second("0 toughness 10 10 0 tokens 1", FAR, dice=FIRST)
    assert play.has(0, "toughness")
    play.act(0, "move")
    assert play.click(0) == 0
    play.stay(0)
    pushed = [event for event in play.log if isinstance(event, Damaged)]
    assert [(event.figure, event.amount) for event in pushed] == [(0, 1)]
    assert (play.click(0), play.tokens(0)) == (1, 2)


@rule("M2-STATUS-01")
def test_able_warriors_are_fielded_free_and_not_demoralized():
    from mageknight.minis.figures.roster import is_able

    play = second(
        "0 cadets-plain 10 10 0", "1 cadets-plain 11.5 10 180 captive of 0", "1 demoralised 20 20 0",
        "1 cadets-plain eliminated", FAR,
    )  # fmt: skip
    assert [is_able(play.state, figure) for figure in range(5)] == [True, False, False, False, True]


@rule("M2-STATUS-02")
def test_allies_are_friendly():
    play = second(
        "0 cadets-sword 10 10 0", "1 cadets-plain 11.5 10 180", "2 cadets-plain 30 30 0",
        seats=3, sides="0, 0, 1", edges="south, east, north",
    )  # fmt: skip
    assert play.refused(c.Act(0, 0, "fight")).reason == "minis-nobody-in-front"


@rule("M2-STATUS-09")
def test_an_effect_whose_source_is_gone_is_not_resolved():
    play = second(
        "0 venom 10 10 0", "1 frail 11.5 10 180", "0 venom 13 10 180", FAR, begin="yes",
    )  # fmt: skip
    assert play.kind == "react"
    play.resolve(0)
    assert play.is_eliminated(1)
    while play.kind == "react":
        play.resolve(0)
    assert len([event for event in play.log if isinstance(event, Damaged)]) == 1
