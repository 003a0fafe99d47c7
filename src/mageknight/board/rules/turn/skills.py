"""Skills: gaining and using them, laying them into the centre of the table, taking them back (UE-SKILL-01 to 10, UE-TURN-14).

What a player has done with a skill is one number: `READY`, used until the end of the turn or of the Round, lying in the centre of
the table, or turned face down by choice in this very turn. What lies on a skill (a colour, an enemy token) is kept in the register as
`SKILL_MARK`.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.definitions import SkillDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import COUNT, Resolve, begin, store
from mageknight.board.events.warband import SkillReturned, SkillTurnedUp, SkillUsed
from mageknight.board.register import (
    MOTIVATED,
    SKILL_IDLE,
    SKILL_LOAN,
    SKILL_MARK,
    UNTIL_USED,
    WHILE_CENTRE,
    enter,
    holds,
    lasting,
    strike_out,
)
from mageknight.board.rules.rivals.rivals import attends_partly
from mageknight.board.rules.turn.timing import WRONG_TIME, probe, timing_refusal
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.player import Player
from mageknight.board.state.sources import FROM_SKILL, packed_source
from mageknight.board.terms import PH_NONE
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.refusal import Refusal, refuse

READY: Final = 0
THIS_TURN: Final = 1
THIS_ROUND: Final = 2
CENTRE: Final = 3
FLIPPED: Final = 4

ANY_TURN: Final = "any_players_turn"
"""The timing of Motivation (UE-SKILL-06)."""

TOKEN_MARK: Final = 8
"""On a skill, numbers below are colours, and the token of an enemy is written as this plus its number."""

SKILL_USED: Final = refuse("board-skill-used", "UE-SKILL-05", "UE-SKILL-10")
NO_SUCH_SKILL: Final = refuse("board-no-such-skill", "UE-SKILL-02")
MOTIVATED_ALREADY: Final = refuse("board-motivated-already", "UE-SKILL-06")
NOT_IN_ADVANCE: Final = refuse("board-attends-partly", "UE-PVP-17")
NOT_BEFORE_TURN: Final = refuse("board-not-before-turn", "UE-TURN-09")


def skill_tag(number: int) -> int:
    """A skill as the source of what it does."""
    return packed_source(FROM_SKILL, number)


def skill_state(player: Player, number: int) -> int:
    """The state of use of a skill, or -1 if the player has no such skill."""
    for at, skill in enumerate(player.skills):
        if skill == number:
            return player.skill_used[at]
    return -1


def holder_of(state: BoardState, number: int) -> int:
    """The owner of a skill that lies in the centre of the table, or -1."""
    for seat, player in enumerate(state.players):
        if CENTRE in player.skill_used and skill_state(player, number) == CENTRE:
            return seat
    return -1


# Using.


def skill_refusal(state: BoardState, seat: int, number: int) -> Refusal | None:
    """UE-SKILL-05, UE-SKILL-10: a skill that is ready can be used, one turned face down may be turned up again if it says so,
    and one in the centre may be returned by whoever its text invites (UE-SKILL-08). A defender who attends a combat only partly uses
    none but those for other players' turns (UE-PVP-17)."""
    if attends_partly(state, seat) and LIB.skills[number].timing != ANY_TURN:
        return NOT_IN_ADVANCE
    used = skill_state(state.players[seat], number)
    if used == READY:
        return ready_refusal(state, seat, LIB.skills[number])
    if used in (THIS_ROUND, FLIPPED):
        back = LIB.skills[number].back
        return SKILL_USED if back is None else back.why_not(state, probe(seat, FROM_SKILL, number, -1, False))
    if used in (CENTRE, -1) and holder_of(state, number) >= 0:
        returns = LIB.skills[number].returns
        return SKILL_USED if returns is None else returns.why_not(state, probe(seat, FROM_SKILL, number, -1, False))
    return NO_SUCH_SKILL if used < 0 else SKILL_USED


def ready_refusal(state: BoardState, seat: int, skill: SkillDef) -> Refusal | None:
    if skill.usage == "passive":
        return WRONG_TIME
    if skill.timing == ANY_TURN and holds(state, MOTIVATED, seat):
        return MOTIVATED_ALREADY
    refusal = timing_refusal(state, skill.timing)
    if refusal is not None:
        return refusal
    return skill.effect.why_not(state, probe(seat, FROM_SKILL, skill.number, -1, False))


def touches_others(number: int) -> bool:
    """Is a skill one that is announced because it may touch the other players?"""
    return LIB.skills[number].mode == "competitive"


def use_skill(flow: Flow[BoardState], seat: int, number: int) -> None:
    """Use a skill that is ready, turn one up again, or return one from the centre."""
    skill = LIB.skills[number]
    used = skill_state(flow.state.players[seat], number)
    effect = skill.effect
    if used == READY:
        flow.emit(SkillUsed(seat, number, skill.mark))
        if skill.timing == ANY_TURN:
            own = int(flow.state.turn.seat == seat and flow.state.turn.phase != PH_NONE)
            enter(flow, MOTIVATED, seat, bound=own, until=UNTIL_USED, source=skill_tag(number))
        forget_idle(flow, seat, number)
        use_loan(flow, seat, number)
    elif used in (THIS_ROUND, FLIPPED):
        assert skill.back is not None
        effect = skill.back
    else:
        assert skill.returns is not None
        effect = skill.returns
        marks = marks_of(flow.state, number)
        bring_back(flow, holder_of(flow.state, number), number)
        ctx = begin(flow, seat, FROM_SKILL, number, -1)
        store(flow, ctx, COUNT, marks)
        flow.then(Resolve(effect.uid, ctx))
        return
    flow.then(Resolve(effect.uid, begin(flow, seat, FROM_SKILL, number, -1)))


def use_loan(flow: Flow[BoardState], seat: int, number: int) -> None:
    """A skill lent for this turn was used; one that may be used again is ready at once."""
    for entry in lasting(flow.state, SKILL_LOAN, seat):
        if entry.target == number and entry.amount > 1:
            strike_out(flow, entry)
            enter(
                flow, SKILL_LOAN, seat, target=number, amount=entry.amount - 1, until=entry.until, source=entry.source
            )
            flow.emit(SkillTurnedUp(seat, number, READY))


# Before one's turn, and in the turns of others.


def before_refusal(state: BoardState, seat: int, number: int) -> Refusal | None:
    """UE-SKILL-06, UE-TURN-09: a few skills can be used outside the own turn."""
    if skill_state(state.players[seat], number) != READY:
        return NOT_BEFORE_TURN
    skill = LIB.skills[number]
    asking = probe(seat, FROM_SKILL, number, -1, False)
    if skill.before is not None and is_idle(state, seat, number):
        return skill.before.why_not(state, asking)
    if skill.timing != ANY_TURN:
        return NOT_BEFORE_TURN
    return MOTIVATED_ALREADY if holds(state, MOTIVATED, seat) else skill.effect.why_not(state, asking)


def use_before(flow: Flow[BoardState], seat: int, number: int) -> None:
    """Use a skill outside the own turn."""
    skill = LIB.skills[number]
    if skill.before is None:
        use_skill(flow, seat, number)
        return
    forget_idle(flow, seat, number)
    flow.then(Resolve(skill.before.uid, begin(flow, seat, FROM_SKILL, number, -1)))


def calm_down(flow: Flow[BoardState], seat: int) -> None:
    """At the end of a turn: after the next turn of whoever used a Motivation another one can be used again."""
    for entry in lasting(flow.state, MOTIVATED, seat):
        strike_out(flow, entry)
        if entry.bound:
            enter(flow, MOTIVATED, seat, until=entry.until, source=entry.source)


def note_idle(flow: Flow[BoardState], seat: int) -> None:
    """At the end of a turn: skills that may do something before the next turn because they were not used in this one."""
    player = flow.state.players[seat]
    for at, number in enumerate(player.skills):
        ready = player.skill_used[at] == READY
        if ready and LIB.skills[number].before is not None and not is_idle(flow.state, seat, number):
            enter(flow, SKILL_IDLE, seat, target=number, until=UNTIL_USED, source=skill_tag(number))


def forget_idle(flow: Flow[BoardState], seat: int, number: int) -> None:
    for entry in lasting(flow.state, SKILL_IDLE, seat):
        if entry.target == number:
            strike_out(flow, entry)


def is_idle(state: BoardState, seat: int, number: int) -> bool:
    return any(entry.target == number for entry in lasting(state, SKILL_IDLE, seat))


# The centre of the table.


def bring_back(flow: Flow[BoardState], owner: int, number: int) -> None:
    """UE-SKILL-09: a skill returns from the centre face down; what lasted while it lay there has ended."""
    flow.emit(SkillReturned(owner, number))
    for entry in [e for e in flow.state.active if e.until == WHILE_CENTRE and e.source == skill_tag(number)]:
        strike_out(flow, entry)


def come_home(flow: Flow[BoardState], seat: int) -> list[Frame[BoardState]]:
    """UE-TURN-14: at the start of their owner's turn skills leave the centre; returns what they bring along then."""
    frames: list[Frame[BoardState]] = []
    player = flow.state.players[seat]
    if CENTRE not in player.skill_used:
        return frames
    for number in [n for n, used in zip(player.skills, player.skill_used, strict=True) if used == CENTRE]:
        marks = marks_of(flow.state, number)
        bring_back(flow, seat, number)
        home = LIB.skills[number].home
        if home is not None:
            ctx = begin(flow, seat, FROM_SKILL, number, -1)
            store(flow, ctx, COUNT, marks)
            frames.append(Resolve(home.uid, ctx))
    return frames


def join_fight(flow: Flow[BoardState], seat: int) -> list[Frame[BoardState]]:
    """A player fights enemies: skills in the centre that wait for the first to do so are returned for their effect."""
    frames: list[Frame[BoardState]] = []
    for owner, player in enumerate(flow.state.players):
        for number in [n for n, used in zip(player.skills, player.skill_used, strict=True) if used == CENTRE]:
            joins = LIB.skills[number].joins
            if joins is not None:
                bring_back(flow, owner, number)
                frames.append(Resolve(joins.uid, begin(flow, seat, FROM_SKILL, number, -1)))
    return frames


def mark(flow: Flow[BoardState], seat: int, number: int, value: int, until: int) -> None:
    """Put something on a skill: a colour, or the token of an enemy."""
    enter(flow, SKILL_MARK, seat, target=number, amount=value, until=until, source=skill_tag(number))


def marks_on(state: BoardState, number: int) -> list[LastingEffect]:
    """The marks that lie on a skill."""
    return [entry for entry in state.active if entry.key == SKILL_MARK and entry.target == number]


def marks_of(state: BoardState, number: int) -> int:
    """The colours that lie on a skill in the centre, a bit each."""
    mask = 0
    for entry in marks_on(state, number):
        if entry.until == WHILE_CENTRE:
            mask |= 1 << entry.mark
    return mask


# Gaining, resting.


class SkillLearned(Frame[BoardState]):
    """A skill was gained: some do something at once."""

    FIELDS = ("seat", "skill")

    def __init__(self, seat: int, skill: int) -> None:
        self.seat = seat
        self.skill = skill

    def run(self, flow: Flow[BoardState]) -> None:
        gained = LIB.skills[self.skill].gained
        if gained is not None:
            flow.then(Resolve(gained.uid, begin(flow, self.seat, FROM_SKILL, self.skill, -1)))


def rested(flow: Flow[BoardState], seat: int) -> None:
    """A turn is spent resting: some skills are turned up by it."""
    player = flow.state.players[seat]
    for number, used in zip(list(player.skills), list(player.skill_used), strict=True):
        if used in (THIS_ROUND, FLIPPED) and LIB.skills[number].rest_turns_up:
            turn_up(flow, seat, number)


def turn_up(flow: Flow[BoardState], seat: int, number: int) -> None:
    """A skill is turned face up again; one turned down in this turn has still been used in it."""
    used = skill_state(flow.state.players[seat], number)
    flow.emit(SkillTurnedUp(seat, number, THIS_TURN if used == FLIPPED else READY))


def explore_discount(state: BoardState, seat: int) -> int:
    """The discount that skills which are always on give on exploring."""
    total = 0
    for number in state.players[seat].skills:
        total += LIB.skills[number].explore_cost
    return total
