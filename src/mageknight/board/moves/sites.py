"""Actions at a place: entering an adventure site, challenging those who rampage beside it, burning a monastery, an incantation
(UE-COMBAT-06, UE-COMBAT-07, UE-TURN-32, UE-SCN-DRUID-06)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ActivateUnit, BurnMonastery, Challenge, Decline, EnterSite, Incant
from mageknight.board.content.library import LIB
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.tracks import MOVE, PointsLost
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove, SeatMove
from mageknight.board.moves.plays import PLAYS
from mageknight.board.moves.units import ACTIVATE_UNIT, ActivatingUnit
from mageknight.board.names import direction_name, enemy_kind_name, named
from mageknight.board.rules.turn.plays import UNITS_NOT_ALLOWED
from mageknight.board.rules.world.actions import (
    adventure_refusal,
    burn,
    burn_refusal,
    challenge,
    challenge_refusal,
    enter_site,
    free_to_act,
    rampagers_beside,
    site_refusal,
)
from mageknight.board.rules.world.glades import incant, incantation_refusal
from mageknight.board.rules.world.ground import site_of, tokens_at
from mageknight.board.rules.world.maze import MAZE_MOVE, WalkPath
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import LABYRINTH, MAZE, MONASTERY, PH_DONE, SITES
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
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


class TurningBack(SeatMove[Decline]):
    """Leave the maze; the action is used up."""

    COMMAND = Decline

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Decline(ask.seat)]

    def words(self, state: BoardState, ask: Ask[BoardState], command: Decline) -> Message:
        return say("board-do-turn-back")

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Decline) -> None:
        flow.emit(PointsLost(ask.seat, MOVE))
        flow.emit(PhaseChanged(ask.seat, PH_DONE))


TURN_BACK: Final = TurningBack()


class ActivatingCompanion(ActivatingUnit):
    """Use an ability of the one unit that came along."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        assert isinstance(ask, AskPath)
        for unit in [unit for unit in state.players[ask.seat].units if unit.uid == ask.unit]:
            for ability in range(len(LIB.units[unit.kind].abilities)):
                command = ActivateUnit(ask.seat, unit.uid, ability)
                if self.refusal(state, ask, command) is None:
                    found.append(command)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> Refusal | None:
        assert isinstance(ask, AskPath)
        return super().refusal(state, ask, command) if command.unit == ask.unit else UNITS_NOT_ALLOWED


ACTIVATE_COMPANION: Final = ActivatingCompanion()


class AskPath(MoveAsk[BoardState]):
    """A card or unit to play for the way through; of the units only the one that came along. Who turns back has used up the action."""

    KIND = "maze-path"
    FIELDS = ("seat", "space", "path", "pile", "unit")
    MOVES = (*[ACTIVATE_COMPANION if move is ACTIVATE_UNIT else move for move in PLAYS], TURN_BACK)
    OPEN = True
    RULES = ("UE-COMBAT-06", "UE-TURN-36")
    NESTED = False

    def __init__(self, seat: int, space: int, path: int, pile: int, unit: int) -> None:
        super().__init__(seat)
        self.space = space
        self.path = path
        self.pile = pile
        self.unit = unit

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-maze-path", cost=MAZE_MOVE[self.path], have=state.turn.move)

    def reopen(self, flow: Flow[BoardState]) -> None:
        """The way goes on as soon as there is enough Move."""
        flow.then(WalkPath(self.seat, self.space, self.path, self.pile, self.unit))


class Challenging(OpenMove[Challenge]):
    """Challenge the enemies on a space."""

    COMMAND = Challenge

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        where = state.players[ask.seat].where
        return [Challenge(ask.seat, space) for space in rampagers_beside(state, where)] if where >= 0 else []

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Whoever may act may challenge all of them."""
        near = self.candidates(state, ask)
        if near and free_to_act(state, ask.seat) is None:
            found.extend(near)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Challenge) -> Refusal | None:
        return challenge_refusal(state, ask.seat, command.space)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Challenge) -> None:
        challenge(flow, ask.seat, command.space)

    def words(self, state: BoardState, ask: Ask[BoardState], command: Challenge) -> Message:
        tokens = [packed >> 1 for packed in tokens_at(state, command.space)]
        return say(
            "board-do-challenge",
            enemies=[enemy_kind_name(LIB.token_kind[token]) for token in tokens],
            direction=direction_name(state.players[ask.seat].where, command.space),
        )

    def about(self, state: BoardState, ask: Ask[BoardState], command: Challenge) -> tuple[str, ...]:
        return subjects.space(command.space)


CHALLENGE: Final = Challenging()


class BurningMonastery(OpenMove[BurnMonastery]):
    """Burn the monastery one stands on."""

    COMMAND = BurnMonastery
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        here = site_of(state, state.players[ask.seat].where) == MONASTERY
        return [BurnMonastery(ask.seat)] if here else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BurnMonastery) -> Refusal | None:
        return burn_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BurnMonastery) -> None:
        burn(flow, ask.seat)


BURN_MONASTERY: Final = BurningMonastery()


class Incanting(OpenMove[Incant]):
    """Fight a monster for each glade one has marked."""

    COMMAND = Incant
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Incant(ask.seat)] if scenario_of(state).incantations else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Incant) -> Refusal | None:
        return incantation_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Incant) -> None:
        incant(flow, ask.seat)


INCANT: Final = Incanting()
