"""The engine of the board game: how a state begins, what one sees of it, how it ended."""

from __future__ import annotations

from mageknight.board.affairs import NONE as NO_AFFAIRS
from mageknight.board.content.library import library
from mageknight.board.player import Player
from mageknight.board.rules.before import meanwhile
from mageknight.board.rules.chance import STREAMS
from mageknight.board.rules.concession import concessions
from mageknight.board.rules.opening import SetUp
from mageknight.board.rules.scoring import outcome_of
from mageknight.board.scenarios import agreed, setup_refusal
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.board.turn import fresh_turn
from mageknight.board.view import board_view
from mageknight.board.worldmap import empty_map
from mageknight.kernel.agenda import Ask, Core
from mageknight.kernel.game import Engine, Outcome, Setup, View


class BoardEngine(Engine[BoardState]):
    """The Ultimate Edition."""

    STREAMS = STREAMS

    def opening(self, setup: Setup, core: Core) -> BoardState:
        assert isinstance(setup, BoardSetup)
        library()
        state = blank_state(core, setup)
        core.agenda.append(SetUp())
        return state

    def standing(self, state: BoardState) -> list[Ask[BoardState]]:
        return [*meanwhile(state), *concessions(state)]

    def view(self, state: BoardState, seat: int | None) -> View:
        return board_view(state, seat)

    def outcome(self, state: BoardState) -> Outcome | None:
        return outcome_of(state) if state.ending == 2 else None


def blank_player(fame: int, reputation: int) -> Player:
    """A player before a hero is picked (UE-SETUP-01, 02, 28, 34)."""
    return Player(
        -1,
        fame,
        reputation,
        1,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        -1,
        -1,
        0,
        [],
        False,
        0,
        [],
        [],
        False,
        [],
    )


def blank_state(core: Core, setup: BoardSetup) -> BoardState:
    """A table with nothing on it yet."""
    refusal = setup_refusal(setup)
    if refusal is not None:
        raise refusal.anew()
    scenario = agreed(setup)
    players = [blank_player(scenario.start_fame, scenario.start_reputation) for _ in range(setup.seats)]
    return BoardState(
        core, setup, players, None, empty_map(), fresh_turn(-1), None, 0, False, [], -1, [], [],
        [[] for _ in range(6)], [[] for _ in range(6)], [], [], [], [], [], [], [], [], [], [], [], [], [], [], {}, 0, -1, [],
        0, [], [], None, None, NO_AFFAIRS,
    )  # fmt: skip
