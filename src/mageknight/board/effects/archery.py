"""Ranged and Siege attacks while the Bow of Starsdawn is drawn."""

from __future__ import annotations

from mageknight.board.commands import ChooseOption
from mageknight.board.events.fight import AttackGathered
from mageknight.board.moves.choose import CHOOSE_OPTION, OptionAsk
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Points
from mageknight.board.terms import RANGED, SIEGE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say

AS_RANGED = 0
AS_SIEGE = 1


class AskArchery(OptionAsk):
    """Twice the points as a Ranged attack, or the points as they are as a Siege attack; the element stays."""

    KIND = "archery"
    FIELDS = ("seat", "points")
    MOVES = (CHOOSE_OPTION,)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, points: Points) -> None:
        super().__init__(seat)
        self.points = points

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-archery", amount=self.points.amount)

    def option(self, state: BoardState, number: int) -> Message:
        shot = self.shot(number)
        return say("board-do-shoot-siege" if shot.kind == SIEGE else "board-do-shoot-ranged", amount=shot.amount)

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, AS_RANGED), ChooseOption(self.seat, AS_SIEGE)]

    def shot(self, option: int) -> Points:
        p = self.points
        amount, kind = (p.amount * 2, RANGED) if option == AS_RANGED else (p.amount, SIEGE)
        return Points(
            amount=amount, kind=kind, element=p.element, source=p.source, limit=p.limit, about=p.about, key=p.key
        )

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        flow.emit(AttackGathered(self.seat, self.shot(command.option)))
