"""Entering the adventure site the figure stands on (UE-COMBAT-06)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import EnterSite
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import named
from mageknight.board.rules.world.actions import adventure_refusal, enter_site, free_to_act, site_refusal
from mageknight.board.rules.world.ground import site_of
from mageknight.board.rules.world.maze import MAZE_MOVE
from mageknight.board.state import BoardState
from mageknight.board.terms import LABYRINTH, MAZE, SITES
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


def paths_at(state: BoardState, seat: int) -> int:
    """The number of ways into the site under the figure: a maze or labyrinth has three."""
    return len(MAZE_MOVE) if site_of(state, state.players[seat].where) in (MAZE, LABYRINTH) else 1


class EnteringSite(OpenMove[EnterSite]):
    """Enter a site; of a maze or labyrinth one of its paths."""

    COMMAND = EnterSite

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [EnterSite(ask.seat, path) for path in range(paths_at(state, ask.seat))]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Leave to act is asked for once, not for each path."""
        if free_to_act(state, ask.seat) is not None:
            return
        for path in range(paths_at(state, ask.seat)):
            if site_refusal(state, ask.seat, path) is None:
                found.append(EnterSite(ask.seat, path))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: EnterSite) -> Refusal | None:
        return adventure_refusal(state, ask.seat, command.path)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: EnterSite) -> None:
        enter_site(flow, ask.seat, command.path)

    def words(self, state: BoardState, ask: Ask[BoardState], command: EnterSite) -> Message:
        where = state.players[ask.seat].where
        if where < 0:
            return say("board-do-enter", space=Message("board-site-none"))
        name = named("site", SITES[site_of(state, where)])
        if paths_at(state, ask.seat) > 1:
            return say("board-do-enter-path", space=name, path=MAZE_MOVE[command.path])
        return say("board-do-enter", space=name)


ENTER_SITE: Final = EnteringSite()
