"""The engine of the board game: how a state begins, what one sees of it, how it ended."""

from __future__ import annotations

from mageknight.board.content.library import library
from mageknight.board.rules.game.chance import STREAMS
from mageknight.board.rules.game.opening import SetUp
from mageknight.board.rules.game.scoring import outcome_of
from mageknight.board.rules.turn.before_turn import meanwhile
from mageknight.board.rules.turn.concession import concessions
from mageknight.board.scenarios import agreed, setup_refusal
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player
from mageknight.board.state.scenario_extras import NONE as NO_AFFAIRS
from mageknight.board.state.turn import fresh_turn
from mageknight.board.state.world_map import empty_map
from mageknight.board.view.build import board_view
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
        hero=-1,
        fame=fame,
        reputation=reputation,
        level=1,
        hand=[],
        deck=[],
        discard=[],
        played=[],
        aside=[],
        units=[],
        skills=[],
        skill_used=[],
        skill_pile=[],
        crystals=[0, 0, 0, 0],
        tokens=[0, 0, 0, 0, 0, 0],
        where=-1,
        tactic=-1,
        tactic_used=0,
        stored=[],
        flipped=False,
        hand_bonus=0,
        drawn=[],
        shields=[],
        plundered=False,
        shown=[],
    )


def blank_state(core: Core, setup: BoardSetup) -> BoardState:
    """A table with nothing on it yet."""
    refusal = setup_refusal(setup)
    if refusal is not None:
        raise refusal.copy()
    scenario = agreed(setup)
    players = [blank_player(scenario.start_fame, scenario.start_reputation) for _ in range(setup.seats)]
    return BoardState(
        core=core,
        setup=setup,
        players=players,
        dummy=None,
        map=empty_map(),
        turn=fresh_turn(-1),
        combat=None,
        round=0,
        night=False,
        order=[],
        at=-1,
        dice=[],
        dice_owner=[],
        piles=[[] for _ in range(6)],
        discards=[[] for _ in range(6)],
        ruin_pile=[],
        ruin_discard=[],
        actions=[],
        action_offer=[],
        spells=[],
        spell_offer=[],
        artifacts=[],
        regulars=[],
        elites=[],
        unit_offer=[],
        monastery_offer=[],
        skill_offer=[],
        tactics=[],
        active=[],
        memo={},
        serial=0,
        announced=-1,
        last_turns=[],
        ending=0,
        gone=[],
        teams=[],
        assault=None,
        contest=None,
        affairs=NO_AFFAIRS,
    )
