"""Special rules of some unit cards outside their ability lines: tolls, Reputation that counts differently, mana that keeps a unit.

Readings of their rules: the Reputation modifier of an interaction is one (UE-INTERACT-22), so Heroes double it and Thugs turn it
once, however many of them are recruited; both together would contradict each other and are refused. The mana that keeps Magic
Familiars for another Round is paid while the Round is prepared, so only crystals can pay it.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseColour, Decline
from mageknight.board.content.definitions import UnitDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import PAID, EffectUse, load
from mageknight.board.events.tracks import INFLUENCE, Counted, CrystalSpent, PointsGained
from mageknight.board.events.warband import ManaPlaced, UnitLeft, unit_of
from mageknight.board.moves.choose import CHOOSE_COLOUR, DECLINE, ChoiceAsk
from mageknight.board.rules.combat.combat import ASSAULT
from mageknight.board.rules.mana.available import ANY_BASIC
from mageknight.board.rules.mana.mana import AskPay, can_pay
from mageknight.board.rules.rivals.rivals import at_stronghold
from mageknight.board.state import BoardState
from mageknight.board.state.player import Unit
from mageknight.board.state.turn import COMPANY
from mageknight.board.terms import ASSAULT_TOLL, BASIC, DAMAGE_TOLL, DOUBLED, REVERSED, UPKEEP, WITH_MANA
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

TOLL: Final = 2

# What `Turn.counts[COMPANY]` remembers of an interaction.
NOBODY: Final = 0
HEROES: Final = 1
THUGS: Final = 2

BAD_COMPANY: Final = refuse("board-heroes-and-thugs", "UE-INTERACT-22")
NO_MANA_FOR_FAMILIARS: Final = refuse("board-no-mana-for-recruiting", "UE-EFFECT-03")


# Recruiting.


def reputation_price(state: BoardState, kind: UnitDef, modifier: int) -> int:
    """The change Reputation makes to the cost of a unit beyond the `modifier` that an interaction begins with."""
    met = state.turn.counts[COMPANY]
    if REVERSED in kind.special:
        return 2 * modifier if met != THUGS else 0
    if DOUBLED in kind.special:
        return -modifier if met != HEROES else 0
    return 0


def company_refusal(state: BoardState, seat: int, kind: UnitDef) -> Refusal | None:
    """The reason why such a unit does not come along although it could be paid for in Influence."""
    met = state.turn.counts[COMPANY]
    if (REVERSED in kind.special and met == HEROES) or (DOUBLED in kind.special and met == THUGS):
        return BAD_COMPANY
    if WITH_MANA in kind.special and not can_pay(state, seat, (ANY_BASIC,)):
        return NO_MANA_FOR_FAMILIARS
    return None


def before_recruiting(ctx: EffectUse, kind: UnitDef) -> list[Frame[BoardState]]:
    """The frames before the Influence is paid: the mana that becomes the token of the unit."""
    return [AskPay(ctx.seat, ctx, (ANY_BASIC,), -1)] if WITH_MANA in kind.special else []


def after_recruiting(ctx: EffectUse, kind: UnitDef) -> list[Frame[BoardState]]:
    """The frames once the unit has come."""
    frames: list[Frame[BoardState]] = [PlaceMana(ctx)] if WITH_MANA in kind.special else []
    if REVERSED in kind.special or DOUBLED in kind.special:
        frames.append(RememberCompany(THUGS if REVERSED in kind.special else HEROES))
    return frames


class PlaceMana(Frame[BoardState]):
    """The mana paid for the unit that has just come lies on it as a token."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: EffectUse) -> None:
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        unit = flow.state.players[self.ctx.seat].units[-1]
        flow.emit(ManaPlaced(self.ctx.seat, unit.uid, unit.kind, load(flow.state, self.ctx, PAID)))


class RememberCompany(Frame[BoardState]):
    """Heroes or Thugs were recruited in this interaction."""

    FIELDS = ("which",)

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, flow: Flow[BoardState]) -> None:
        if flow.state.turn.counts[COMPANY] == NOBODY:
            flow.emit(Counted(COMPANY, self.which))


# Tolls in combat.


def activation_toll(state: BoardState, kind: UnitDef) -> int:
    """The Influence it costs to activate a unit now: Heroes do not like assaults, of a keep with its owner in it neither."""
    if ASSAULT_TOLL not in kind.special or state.combat is None:
        return 0
    contest = state.contest
    if contest is None:
        return TOLL if state.combat.kind == ASSAULT else 0
    return TOLL if contest.aggressor == state.turn.seat and at_stronghold(state) else 0


def damage_toll(kind: UnitDef) -> int:
    """The Influence it costs to give damage to a unit."""
    return TOLL if DAMAGE_TOLL in kind.special else 0


def toll_refusal(state: BoardState, toll: int) -> Refusal | None:
    """Is there the Influence a unit asks for?"""
    if toll <= state.turn.influence or not toll:
        return None
    return refuse("board-too-little-influence", "UE-EFFECT-03", cost=toll, have=state.turn.influence)


def pay_toll(flow: Flow[BoardState], seat: int, toll: int) -> None:
    if toll:
        flow.emit(PointsGained(seat, INFLUENCE, -toll, 0))


# The mana that keeps a unit.


def upkeep_frames(state: BoardState, seat: int) -> list[Frame[BoardState]]:
    """The units whose mana must be paid again for the Round to come."""
    return [AskUpkeep(seat, unit.uid) for unit in state.players[seat].units if UPKEEP in LIB.units[unit.kind].special]


class AskUpkeep(ChoiceAsk[ChooseColour]):
    """The crystal that keeps a unit for another Round; without one it is disbanded."""

    KIND = "upkeep"
    FIELDS = ("seat", "unit")
    MOVES = (CHOOSE_COLOUR, DECLINE)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def prompt(self, state: BoardState) -> Message:
        kind = LIB.units[self.kept(state).kind]
        return say("board-ask-upkeep", unit=Message("board-unit-" + kind.name.replace("_", "-")))

    def kept(self, state: BoardState) -> Unit:
        return unit_of(state.players[self.seat], self.unit)

    def choices(self, state: BoardState) -> list[Command]:
        crystals = state.players[self.seat].crystals
        found: list[Command] = [ChooseColour(self.seat, colour) for colour in range(BASIC) if crystals[colour]]
        return [*found, Decline(self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        return None if any(state.players[self.seat].crystals) else Decline(self.seat)

    def chosen(self, flow: Flow[BoardState], command: ChooseColour) -> None:
        unit = self.kept(flow.state)
        flow.emit(CrystalSpent(self.seat, command.colour))
        flow.emit(ManaPlaced(self.seat, unit.uid, unit.kind, command.colour))

    def declined(self, flow: Flow[BoardState]) -> None:
        unit = self.kept(flow.state)
        flow.emit(UnitLeft(self.seat, unit.uid, unit.kind))
