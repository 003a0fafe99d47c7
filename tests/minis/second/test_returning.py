"""Figures that come back in edition 2.0, whose army they are in, the command phase and the order of the end phase."""

from __future__ import annotations

from typing import Any

from mageknight.minis import commands as c
from mageknight.minis.events import ActionGiven, FigureMoved, FigureWithdrawn, ObjectiveControlled
from mageknight.minis.state.battle import ACTION_PHASE, COMMAND_PHASE, GONE
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, holders, second

RAISER = "0 recruits-necromancer 10 10 0"
CALLER = "0 recruits-speaker 10 10 0"
LORD = "recruits-unique"


def calling(*figures: str, **fields: Any) -> Play:
    """The first player's turn begins; figure 0 is a Deathspeaker."""
    return second(CALLER, *figures, begin="yes", **fields)


# Necromancy and Summon


@rule("M2-REANIM-01", "M2-REANIM-04")
def test_a_player_returns_only_what_began_in_his_own_army():
    play = second(RAISER, "0 recruits-zombie eliminated", "1 recruits-zombie eliminated", FAR).act(0, "raise")
    assert "M2-REANIM-01" in play.refused(c.Target(0, 2)).rules
    play.target(1).put(1, 11.502, 10)
    assert play.is_fielded(1)
    summon = second("0 recruits-summoner 10 10 0", "1 recruits-spawn eliminated", "0 recruits-spawn eliminated", FAR)
    summon.act(0, "summon")
    assert "M2-REANIM-01" in summon.refused(c.Target(0, 1)).rules
    assert summon.offers(c.Target(0, 2))


@rule("M2-REANIM-02", "M2-ARMY-11")
def test_who_controlled_it_last_does_not_matter_and_it_obeys_whoever_brought_it_back():
    play = second(RAISER, "0 recruits-zombie eliminated under 1", "0 cadets-plain 20 20 0", FAR, total=200)
    play.act(0, "raise").target(1).put(1, 11.502, 10)
    assert play.offers(c.Act(0, 1, "move"))
    theirs = second(
        "1 recruits-necromancer 10 10 0", "0 recruits-zombie eliminated under 1", FAR, "0 cadets-plain 3 3 0", turn=1
    )
    assert theirs.refused(c.Act(1, 0, "raise")).reason == "minis-nobody-to-return"


@rule("M2-MOVE-08", "M2-SPIN-04")
def test_who_comes_back_has_not_moved_and_nobody_spins():
    play = second(RAISER, "0 recruits-zombie eliminated", "1 cadets-plain 13.004 10 0", FAR, total=200)
    play.act(0, "raise").target(1).put(1, 11.502, 10)
    assert play.touches(1, 2)
    assert not play.all(FigureMoved)
    assert play.kind == "action"


def test_who_comes_back_may_act_though_it_acted_before_it_fell():
    """Reading R81."""
    play = second(
        "0 recruits-zombie 20 20 0 click 1 tokens 1", RAISER, "0 cadets-plain 3 3 0", "1 cadets-plain 21.5 20 180", total=300,
        dice=[(1, 1)],
    )  # fmt: skip
    play.act(0, "fight").target(3)
    assert play.is_eliminated(0)
    play.act(1, "raise").target(0).put(0, 11.502, 10)
    assert play.tokens(0) == 0
    assert play.offers(c.Act(0, 0, "move"))


# Uniques


@rule("M2-REANIM-03", "M2-ARMY-09", "M2-ARMY-12")
def test_no_army_ever_has_a_unique_twice():
    play = second(RAISER, f"0 {LORD} eliminated", f"1 {LORD} 20 20 0 under 0", FAR)
    refused = play.refused(c.Act(0, 0, "raise"))
    assert refused.reason == "minis-nobody-to-return"
    called = calling(f"0 {LORD} 20 20 0", f"1 {LORD} eliminated", "1 cadets-plain eliminated", FAR).act(0, "revenant")
    assert called.refused(c.Target(0, 2)).rules == ("M2-ARMY-12", "M2-REANIM-03")
    assert called.offers(c.Target(0, 3))


@rule("M2-ARMY-10", "M2-ARMY-13")
def test_whose_own_copy_has_fallen_may_gain_another():
    play = calling(f"0 {LORD} eliminated", f"1 {LORD} eliminated", FAR).act(0, "revenant").target(2)
    play.put(2, 12, 10)
    assert play.state.controller[2] == 0


# Revenant and the command phase


@rule("M2-SUBF-14", "M2-SUBF-15", "M2-SUBF-17", "M2-ARMY-11")
def test_a_deathspeaker_calls_a_figure_of_any_army_with_one_action_of_the_command_phase():
    play = calling("1 cadets-plain eliminated", FAR, total=200)
    assert (play.kind, play.state.phase) == ("command", COMMAND_PHASE)
    play.act(0, "revenant").target(1)
    assert play.refused(play.putting(1, 20.1, 10)).rules == ("M2-SUBF-15",)
    assert play.refused(c.Put(0, 1, 6000, 5000, 0, True)).rules == ("M2-SUBF-15",)
    play.put(1, 20, 10)
    assert (play.click(1), play.state.actions) == (0, 1)
    assert play.state.phase == ACTION_PHASE, "nothing else belongs into the command phase"
    play.act(1, "move").move(1, (20, 14))
    assert play.place(1) == (20, 14), "it obeys its caller at once"


@rule("M2-SPEED-02", "M2-SUBF-15")
def test_a_revenant_stands_up_at_ground_level_and_not_on_a_hill():
    play = calling("1 cadets-plain eliminated", FAR, terrain=["hill: 15 10"]).act(0, "revenant").target(1)
    assert play.refused(play.putting(1, 15, 10)).rules == ("M2-SUBF-15",)
    assert all(play.match.explain(option) is None for option in play.options())
    play.put(1, 10, 15)
    assert play.is_fielded(1)


@rule("M2-SUBF-14")
def test_who_may_not_call():
    weak = second("0 recruits-speaker 10 10 0 click 2", "1 cadets-plain eliminated", FAR, begin="yes")
    assert weak.kind == "action", "demoralized figures call nobody, so nobody is asked"
    late = second(CALLER, "1 cadets-plain eliminated", FAR)
    assert late.refused(c.Act(0, 0, "revenant")).reason == "minis-command-phase-only"
    other = calling("0 cadets-plain 20 20 0", "1 cadets-plain eliminated", FAR)
    assert other.refused(c.Act(0, 1, "revenant")).rules == ("M2-SUBF-14",)
    assert other.refused(c.Act(0, 1, "move")).rules == ("M2-TURN-06", "M2-TURN-07")
    assert other.refused(c.Act(0, 0, "no such thing")).reason == "minis-unknown-action"


@rule("M2-TURN-07")
def test_a_player_ends_the_command_phase():
    play = calling("1 cadets-plain eliminated", FAR).do(c.EndPhase(0))
    assert (play.kind, play.state.phase) == ("action", ACTION_PHASE)


@rule("M2-SUBF-16", "M2-TURN-18", "M2-STATUS-03")
def test_the_active_player_orders_the_beginning_of_the_end_phase():
    for first, holder in ((0, 0), (1, -1)):
        play = calling("1 cadets-plain eliminated", FAR, objective="12 10").act(0, "revenant").target(1)
        play.put(1, 13.2, 10)
        assert (play.seat, play.kind) == (0, "end-order")
        play.resolve(first)
        assert play.only(FigureWithdrawn).figure == 1
        assert holders(play) == [holder], "it held the objective only if control was checked before it left"
        assert play.state.where[1] == GONE


@rule("M2-SUBF-18")
def test_a_revenant_that_falls_is_removed_from_the_game_all_the_same():
    figures = ("0 recruits-speaker 5 10 0", "1 cadets-frail eliminated", "1 cadets-sword 13 10 180", FAR)
    play = second(*figures, begin="yes", total=300, dice=[(1, 1)])
    play.act(0, "revenant").target(1).put(1, 11.498, 10, 0)
    play.act(1, "fight").target(2)
    assert play.is_eliminated(1), "a critical miss"
    assert play.kind == "end-order"
    play.resolve(1)
    assert play.state.where[1] == GONE


@rule("M2-DEF-02")
def test_who_is_removed_from_the_game_never_returns():
    figures = ("0 recruits-necromancer 12 20 0", "1 recruits-zombie eliminated", "0 recruits-zombie gone", FAR)
    play = calling(*figures, total=300).act(0, "revenant").target(2).put(2, 12, 10)
    play.end_turn().resolve(1)
    play.end_turn()
    assert play.kind == "action", "the caller has nobody to call: the command phase is silent"
    assert play.refused(c.Act(0, 1, "raise")).reason == "minis-nobody-to-return"


@rule("M2-DEF-19")
def test_all_warriors_of_a_subfaction_share_its_ability():
    callers = ("0 muster-061 14 10 0", "0 cadets-vladd 18 10 0")
    play = calling(*callers, "1 cadets-plain eliminated", FAR)
    assert play.offers(c.Act(0, 0, "revenant"))
    assert play.offers(c.Act(0, 1, "revenant"))
    assert play.refused(c.Act(0, 2, "revenant")).rules == ("M2-SUBF-14",), "another subfaction of the same faction"


def test_questions_of_a_plain_turn_are_as_before():
    """The command phase is silent where nothing can be done in it, and so is the end phase."""
    play = second("0 cadets-plain 10 10 0", "1 cadets-plain 30 30 0", begin="yes")
    asked = 0
    while play.seat == 0:
        asked += 1
        play.do(c.Act(0, 0, "move")) if asked == 1 else play.stay(0)
    assert asked == 2, "one for the action, one for its move"
    assert not [event for event in play.log if isinstance(event, ObjectiveControlled)]
    assert len([event for event in play.log if isinstance(event, ActionGiven)]) == 1
