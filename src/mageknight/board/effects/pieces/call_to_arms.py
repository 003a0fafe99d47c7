"""Call to Arms: use one ability of a unit of the offer as if it were one's own; it stays in the offer and takes no damage."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import ActivateUnit
from mageknight.board.content.definitions import UnitDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.offered_unit import AskOffered
from mageknight.board.events.warband import UnitLent, UnitSentBack, unit_of
from mageknight.board.rules.mana.mana import Probe, payable
from mageknight.board.rules.turn.plays import NO_MANA_FOR_UNIT, UNITS_NOT_ALLOWED, ability_colour, use_ability
from mageknight.board.rules.units.activation import AskAbility
from mageknight.board.rules.units.specials import activation_toll, pay_toll, toll_refusal
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_UNIT
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NOBODY_TO_CALL: Final = refuse("board-no-unit-to-call", "UE-EFFECT-03")
NOT_AN_OPTION: Final = refuse("not-an-option")

# Call to Arms.


class CallToArms(Asker):
    """Use one ability of a unit of the offer as if it were one's own; it stays in the offer and takes no damage."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL
        self.may_need_mana = True

    def kinds(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The kinds of unit on offer that have an ability of use now."""
        return [kind for kind in dict.fromkeys(state.unit_offer) if helpful(state, ctx, LIB.units[kind])]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        combat = state.combat
        if combat is not None and (not combat.units_allowed or combat.unit_limit >= 0):
            return UNITS_NOT_ALLOWED
        return None if self.kinds(state, ctx) else NOBODY_TO_CALL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        kinds = self.kinds(flow.state, ctx)
        if kinds:
            flow.then(AskOffered(ctx.seat, ctx, tuple(kinds), self.uid))

    def question(self) -> Message:
        return Message("board-ask-call-to-arms")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(UnitLent(ctx.seat, choice))
        unit = flow.state.players[ctx.seat].units[-1]
        pay_toll(flow, ctx.seat, activation_toll(flow.state, LIB.units[choice]))
        flow.then(AskLent(ctx.seat, unit.uid, 0), SendBack(ctx.seat, unit.uid))

    def text(self) -> Message:
        return Message("board-effect-call-to-arms")


def helpful(state: BoardState, ctx: EffectUse, kind: UnitDef) -> bool:
    """Has a kind of unit an ability that could be used now and paid for, whatever else is still owed?"""
    if toll_refusal(state, activation_toll(state, kind)) is not None:
        return False
    return any(line_why_not(state, ctx, kind, ability) is None for ability in range(len(kind.abilities)))


def line_why_not(state: BoardState, ctx: EffectUse, kind: UnitDef, ability: int) -> Refusal | None:
    line = kind.abilities[ability]
    wants = (line.mana,) if line.mana else ()
    if wants and not payable(state, ctx, wants):
        return NO_MANA_FOR_UNIT
    owing = ctx.owing if isinstance(ctx, Probe) else ()
    supply = ctx.supply if isinstance(ctx, Probe) else None
    colour = ability_colour(kind, ability)
    inner = Probe(
        seat=ctx.seat,
        kind=FROM_UNIT,
        source=0,
        colour=colour,
        strong=False,
        bonus=0,
        key=0,
        away=(),
        owing=(*owing, *wants),
        supply=supply,
    )
    return line.effect.why_not(state, inner)


class AskLent(AskAbility):
    """The ability the unit lends; exactly one."""

    def choices(self, state: BoardState) -> list[Command]:
        return self.open(state)

    def forced(self, state: BoardState) -> Command | None:
        found = self.open(state)
        return found[0] if len(found) == 1 else None

    def decline_refusal(self, state: BoardState) -> Refusal | None:
        return NOT_AN_OPTION

    def chosen(self, flow: Flow[BoardState], command: ActivateUnit) -> None:
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


PARSERS["call_to_arms"] = lambda plain: CallToArms()


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "call_to_arms",
    "set": "base",
    "colors": ["white"],
    "number": 107,
    "tags": ["special"],
    "basic": {"call_to_arms": True},
    "strong": {"recruit": {"from": "unit_offer", "cost": 0, "any_unit": True, "disband_if_full": True}},
}
