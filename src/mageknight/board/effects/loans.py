"""What an offer lends for a moment: an ability of a unit, a skill of the common offer."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ActivateUnit
from mageknight.board.content.definitions import UnitDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, Ctx, Effect
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskSkill
from mageknight.board.effects.enlisting import AskOffered
from mageknight.board.events.fight import TokenReleased
from mageknight.board.events.warband import (
    SkillGained,
    SkillLost,
    SkillOffered,
    SkillTaken,
    UnitLent,
    UnitSentBack,
    unit_of,
)
from mageknight.board.register import SKILL_LOAN, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.rules.activation import AskAbility
from mageknight.board.rules.company import activation_toll, pay_toll, toll_refusal
from mageknight.board.rules.levels import DummySkill
from mageknight.board.rules.mana import Probe, payable
from mageknight.board.rules.moments import END_OF_TURN, put_off
from mageknight.board.rules.plays import NO_MANA_FOR_UNIT, UNITS_NOT_ALLOWED, ability_colour, use_ability
from mageknight.board.rules.skills import TOKEN_MARK, SkillLearned, marks_on
from mageknight.board.sources import FROM_UNIT
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NOBODY_TO_CALL: Final = refuse("board-no-unit-to-call", "UE-EFFECT-03")
NOT_AN_OPTION: Final = refuse("not-an-option")
NO_SKILL_ON_OFFER: Final = refuse("board-no-skill-on-offer", "UE-EFFECT-03")


# Call to Arms.


class CallToArms(Asker):
    """Use one ability of a unit of the offer as if it were one's own; it stays in the offer and takes no damage."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL
        self.hungry = True

    def kinds(self, state: BoardState, ctx: Ctx) -> list[int]:
        """The kinds of unit on offer that have an ability of use now."""
        return [kind for kind in dict.fromkeys(state.unit_offer) if helpful(state, ctx, LIB.units[kind])]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        combat = state.combat
        if combat is not None and (not combat.units_allowed or combat.unit_limit >= 0):
            return UNITS_NOT_ALLOWED
        return None if self.kinds(state, ctx) else NOBODY_TO_CALL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        kinds = self.kinds(flow.state, ctx)
        if kinds:
            flow.then(AskOffered(ctx.seat, ctx, tuple(kinds), self.uid))

    def question(self) -> Message:
        return Message("board-ask-call-to-arms")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(UnitLent(ctx.seat, choice))
        unit = flow.state.players[ctx.seat].units[-1]
        pay_toll(flow, ctx.seat, activation_toll(flow.state, LIB.units[choice]))
        flow.then(AskLent(ctx.seat, unit.uid, 0), SendBack(ctx.seat, unit.uid))

    def text(self) -> Message:
        return Message("board-effect-call-to-arms")


def helpful(state: BoardState, ctx: Ctx, kind: UnitDef) -> bool:
    """Has a kind of unit an ability that could be used now and paid for, whatever else is still owed?"""
    if toll_refusal(state, activation_toll(state, kind)) is not None:
        return False
    return any(line_why_not(state, ctx, kind, ability) is None for ability in range(len(kind.abilities)))


def line_why_not(state: BoardState, ctx: Ctx, kind: UnitDef, ability: int) -> Refusal | None:
    line = kind.abilities[ability]
    wants = (line.mana,) if line.mana else ()
    if wants and not payable(state, ctx, wants):
        return NO_MANA_FOR_UNIT
    owing = ctx.owing if isinstance(ctx, Probe) else ()
    purse = ctx.purse if isinstance(ctx, Probe) else None
    colour = ability_colour(kind, ability)
    inner = Probe(ctx.seat, FROM_UNIT, 0, colour, False, 0, 0, (), (*owing, *wants), purse)
    return line.effect.why_not(state, inner)


class AskLent(AskAbility):
    """Which ability the unit lends; exactly one."""

    def choices(self, state: BoardState) -> list[Command]:
        return self.open(state)

    def forced(self, state: BoardState) -> Command | None:
        found = self.open(state)
        return found[0] if len(found) == 1 else None

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return super().refusal(state, command) if isinstance(command, ActivateUnit) else NOT_AN_OPTION

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ActivateUnit)
        use_ability(flow, self.seat, unit_of(flow.state.players[self.seat], self.unit), command.ability)


class SendBack(Frame[BoardState]):
    """The unit that was lent goes back, if it is still there."""

    FIELDS = ("seat", "unit")

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, flow: Flow[BoardState]) -> None:
        if any(unit.uid == self.unit for unit in flow.state.players[self.seat].units):
            flow.emit(UnitSentBack(self.seat, self.unit))


# The Circlet of Proficiency.


class BorrowSkill(Asker):
    """A skill of the common offer is one's own for this turn; one that can be used every turn can be used twice."""

    def __init__(self) -> None:
        super().__init__()
        self.back = GiveSkillBack()
        self.uses = USE_SPECIAL

    def skills(self, state: BoardState) -> list[int]:
        return [n for n in state.skill_offer if LIB.skills[n].usage in ("once_per_turn", "once_per_round")]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.skills(state) else NO_SKILL_ON_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskSkill(ctx.seat, ctx, tuple(self.skills(flow.state)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-borrow-skill")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(SkillTaken(choice))
        flow.emit(SkillGained(ctx.seat, choice))
        times = 2 if LIB.skills[choice].usage == "once_per_turn" else 1
        enter(flow, SKILL_LOAN, ctx.seat, choice, times, 0, UNTIL_TURN, ctx.tag())
        put_off(flow, ctx, END_OF_TURN, self.back)

    def text(self) -> Message:
        return Message("board-effect-borrow-skill")


class GiveSkillBack(Effect):
    """A skill that was lent goes back to the common offer; what lies on it does not stay."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        for entry in lasting(flow.state, SKILL_LOAN, ctx.seat):
            if entry.source == ctx.tag() and entry.target in flow.state.players[ctx.seat].skills:
                release_marks(flow, ctx.seat, entry.target)
                flow.emit(SkillLost(ctx.seat, entry.target))
                flow.emit(SkillOffered(entry.target))
                strike_out(flow, entry)

    def text(self) -> Message:
        return Message("board-effect-give-skill-back")


def release_marks(flow: Flow[BoardState], seat: int, skill: int) -> None:
    """Colours and enemy tokens leave a skill."""
    for entry in marks_on(flow.state, skill):
        strike_out(flow, entry)
        if entry.a >= TOKEN_MARK:
            token = entry.a - TOKEN_MARK
            flow.emit(TokenReleased(seat, token, LIB.token_kind[token]))


class GainSkill(Asker):
    """Any skill of the common offer, for the rest of the game; a game alone then shows another of the dummy hero (UE-SOLO-03)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.skill_offer else NO_SKILL_ON_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if flow.state.skill_offer:
            flow.then(AskSkill(ctx.seat, ctx, tuple(flow.state.skill_offer), self.uid))

    def question(self) -> Message:
        return Message("board-ask-gain-skill")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(SkillTaken(choice))
        flow.emit(SkillGained(ctx.seat, choice))
        flow.then(SkillLearned(ctx.seat, choice), DummySkill())

    def text(self) -> Message:
        return Message("board-effect-gain-skill")


PARSERS["call_to_arms"] = lambda plain: CallToArms()
PARSERS["borrow_skill"] = lambda plain: BorrowSkill()
PARSERS["gain_skill"] = lambda plain: GainSkill()
