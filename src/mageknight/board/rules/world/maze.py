"""Mazes and labyrinths: a way through is chosen, paid with Move played inside, and leads to one enemy (UE-COMBAT-06)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseUnit, Decline
from mageknight.board.events.tracks import INFLUENCE, MOVE, PointsGained, PointsLost
from mageknight.board.moves.choose import CHOOSE_UNIT, DECLINE, ChoiceAsk
from mageknight.board.rules.combat.combat import ADVENTURE
from mageknight.board.rules.combat.fighting import EnterPhase, begin_combat
from mageknight.board.rules.game.chance import FetchEnemy
from mageknight.board.rules.world.ground import site_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import shield
from mageknight.board.terms import MAZE, PH_RANGED, PILE_BROWN, PILE_RED
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

MAZE_MOVE: Final = (2, 4, 6)
"""What each of the three ways costs."""

CLEARED: Final = refuse("board-site-cleared", "UE-COMBAT-06")


def maze_refusal(state: BoardState, seat: int, space: int, path: int) -> Refusal | None:
    """Each player may clear a maze or labyrinth once, each path is for one player."""
    return CLEARED if shield(space, seat) in state.map.shields or space * 4 + path in state.map.paths else None


def enter_maze(flow: Flow[BoardState], seat: int, space: int, path: int) -> None:
    """UE-TURN-36: Move left over from the way here is lost; only what is played inside pays the way through."""
    for what in (MOVE, INFLUENCE):
        flow.emit(PointsLost(seat, what))
    pile = PILE_BROWN if site_of(flow.state, space) == MAZE else PILE_RED
    flow.then(AskMazeUnit(seat, space, path, pile))


class AskMazeUnit(ChoiceAsk[ChooseUnit]):
    """Into a maze or labyrinth one ready, unwounded unit may come along."""

    KIND = "choose-unit"
    FIELDS = ("seat", "space", "path", "pile")
    MOVES = (CHOOSE_UNIT, DECLINE)
    RULES = ("UE-COMBAT-06",)

    def __init__(self, seat: int, space: int, path: int, pile: int) -> None:
        super().__init__(seat)
        self.space = space
        self.path = path
        self.pile = pile

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-maze-unit")

    def choices(self, state: BoardState) -> list[Command]:
        units = [unit.uid for unit in state.players[self.seat].units if unit.ready()]
        return [*[ChooseUnit(self.seat, uid) for uid in units], Decline(self.seat)]

    def chosen(self, flow: Flow[BoardState], command: ChooseUnit) -> None:
        flow.then(WalkPath(self.seat, self.space, self.path, self.pile, command.unit))

    def declined(self, flow: Flow[BoardState]) -> None:
        flow.then(WalkPath(self.seat, self.space, self.path, self.pile, -1))


class WalkPath(Frame[BoardState]):
    """As soon as there is enough Move the way is paid and its enemy met; until then more is asked for."""

    FIELDS = ("seat", "space", "path", "pile", "unit")

    def __init__(self, seat: int, space: int, path: int, pile: int, unit: int) -> None:
        self.seat = seat
        self.space = space
        self.path = path
        self.pile = pile
        self.unit = unit

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.moves.travel.maze import AskPath

        cost = MAZE_MOVE[self.path]
        if flow.state.turn.move < cost:
            flow.then(AskPath(self.seat, self.space, self.path, self.pile, self.unit))
            return
        flow.emit(PointsGained(self.seat, MOVE, -cost, 0))
        begin_combat(
            flow,
            self.seat,
            self.space,
            self.space,
            ADVENTURE,
            units=self.unit >= 0,
            unit_limit=self.unit,
            path=self.path,
        )
        flow.then(FetchEnemy(self.pile, self.space, False, True), EnterPhase(self.seat, PH_RANGED))
