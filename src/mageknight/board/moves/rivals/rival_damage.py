"""Spending the damage of an attack on another player (UE-PVP-32 to 37, 43 to 48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.board.commands import AssignDamage, Decline, ForceRetreat, StealArtifact
from mageknight.board.events.world import FigureMoved
from mageknight.board.moves import subjects
from mageknight.board.moves.base import BoardMove
from mageknight.board.names import card_name, near_name, seat_name, unit_name
from mageknight.board.rules.rivals.attack import retreat_refusal, spend_on, steal, steal_refusal, wound, wound_refusal
from mageknight.board.rules.rivals.combat import FinishContest
from mageknight.board.rules.rivals.numbers import ARTIFACT_PRICE, booty, retreats, units_in_reach, wound_price
from mageknight.board.rules.world.ground import on_map, plain_cost
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

if TYPE_CHECKING:
    from mageknight.board.moves.rivals.rivals import AskRivalDamage

THE_HERO: Final = -1
"""In the place of a unit."""


class WoundingRival(BoardMove["AskRivalDamage", AssignDamage]):
    """Wound the hero of the other player, or a unit."""

    COMMAND = AssignDamage

    def candidates(self, state: BoardState, ask: AskRivalDamage) -> list[Command]:
        units = [unit.uid for unit in units_in_reach(state, ask.victim(state))]
        return [AssignDamage(ask.seat, uid) for uid in (THE_HERO, *units)]

    def refusal(self, state: BoardState, ask: AskRivalDamage, command: AssignDamage) -> Refusal | None:
        return wound_refusal(state, ask.victim(state), command.unit, ask.damage)

    def carry_out(self, flow: Flow[BoardState], ask: AskRivalDamage, command: AssignDamage) -> None:
        victim = ask.victim(flow.state)
        spend_on(flow, ask.seat, ask.damage - wound_price(flow.state, victim, command.unit))
        wound(flow, victim, command.unit)

    def words(self, state: BoardState, ask: AskRivalDamage, command: AssignDamage) -> Message:
        victim = ask.victim(state)
        price = max(0, wound_price(state, victim, command.unit))
        if command.unit < 0:
            return say("board-do-wound-hero", hero=seat_name(state, victim), price=price)
        return say("board-do-wound-unit", unit=unit_name(state.players[victim], command.unit), price=price)


class StealingArtifact(BoardMove["AskRivalDamage", StealArtifact]):
    """Spend damage on an artifact of the opponent."""

    COMMAND = StealArtifact

    def candidates(self, state: BoardState, ask: AskRivalDamage) -> list[Command]:
        return [StealArtifact(ask.seat, card) for card in booty(state, ask.victim(state))]

    def refusal(self, state: BoardState, ask: AskRivalDamage, command: StealArtifact) -> Refusal | None:
        return steal_refusal(state, ask.victim(state), command.card, ask.damage)

    def carry_out(self, flow: Flow[BoardState], ask: AskRivalDamage, command: StealArtifact) -> None:
        steal(flow, ask.seat, ask.victim(flow.state), command.card)
        spend_on(flow, ask.seat, ask.damage - ARTIFACT_PRICE)

    def words(self, state: BoardState, ask: AskRivalDamage, command: StealArtifact) -> Message:
        return say("board-do-steal-artifact", card=card_name(command.card), price=ARTIFACT_PRICE)

    def about(self, state: BoardState, ask: AskRivalDamage, command: StealArtifact) -> tuple[str, ...]:
        return subjects.other_card(command.card)


class ForcingRetreat(BoardMove["AskRivalDamage", ForceRetreat]):
    """Spend damage to drive the opponent to a space next to the fight."""

    COMMAND = ForceRetreat

    def candidates(self, state: BoardState, ask: AskRivalDamage) -> list[Command]:
        return [ForceRetreat(ask.seat, space) for space in retreats(state, ask.victim(state))]

    def refusal(self, state: BoardState, ask: AskRivalDamage, command: ForceRetreat) -> Refusal | None:
        return retreat_refusal(state, ask.victim(state), command.space, ask.damage)

    def carry_out(self, flow: Flow[BoardState], ask: AskRivalDamage, command: ForceRetreat) -> None:
        flow.emit(FigureMoved(ask.victim(flow.state), command.space, False))
        flow.then(FinishContest(ask.seat))

    def words(self, state: BoardState, ask: AskRivalDamage, command: ForceRetreat) -> Message:
        cost = plain_cost(state, command.space) if on_map(state, command.space) else 0
        origin = state.players[ask.victim(state)].where
        return say("board-do-force-retreat", space=near_name(state, origin, command.space), cost=cost)

    def about(self, state: BoardState, ask: AskRivalDamage, command: ForceRetreat) -> tuple[str, ...]:
        return subjects.space(command.space)


class KeepingDamage(BoardMove["AskRivalDamage", Decline]):
    """Spend no more."""

    COMMAND = Decline

    def candidates(self, state: BoardState, ask: AskRivalDamage) -> list[Command]:
        return [Decline(ask.seat)]

    def words(self, state: BoardState, ask: AskRivalDamage, command: Decline) -> Message:
        return Message("board-do-spend-no-more")

    def carry_out(self, flow: Flow[BoardState], ask: AskRivalDamage, command: Decline) -> None:
        """Lose what is left."""


WOUND_RIVAL: Final = WoundingRival()
STEAL_ARTIFACT: Final = StealingArtifact()
FORCE_RETREAT: Final = ForcingRetreat()
KEEP_DAMAGE: Final = KeepingDamage()
