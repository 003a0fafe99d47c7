"""The choices of one's turn outside of combat (UE-TURN-28)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mageknight.board.commands import Forfeit
from mageknight.board.moves.combat.challenge import CHALLENGE
from mageknight.board.moves.plays.plays import OF_UNITS, PLAYS, plays
from mageknight.board.moves.rivals.attack_hero import ATTACK_HERO
from mageknight.board.moves.sites.burn_monastery import BURN_MONASTERY
from mageknight.board.moves.sites.buy_card import BUY_CARD
from mageknight.board.moves.sites.buy_healing import BUY_HEALING
from mageknight.board.moves.sites.call_elite import CALL_ELITE
from mageknight.board.moves.sites.enter_site import ENTER_SITE
from mageknight.board.moves.sites.interact import INTERACT
from mageknight.board.moves.sites.recruit import RECRUIT
from mageknight.board.moves.travel.explore import EXPLORE
from mageknight.board.moves.travel.step import STEP
from mageknight.board.moves.travel.take_tunnel import TAKE_TUNNEL
from mageknight.board.moves.turn.end_turn import END_TURN
from mageknight.board.moves.turn.forfeit import Forfeiting
from mageknight.board.moves.turn.incant import INCANT
from mageknight.board.moves.turn.propose_assault import PROPOSE_ASSAULT
from mageknight.board.moves.turn.rest import REST
from mageknight.board.rules.turn.resting import CANNOT_FORFEIT, forfeit_refusal
from mageknight.board.rules.world.ground import site_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import NO_SITE, PH_INTERACT, PH_MOVE
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal


class ForfeitingFreshTurn(Forfeiting):
    """Forfeit a turn in which nothing has been done; it comes to mind only with an empty Deed deck."""

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [] if state.players[ask.seat].deck else [Forfeit(ask.seat)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Forfeit) -> Refusal | None:
        assert isinstance(ask, AskTurn)
        return forfeit_refusal(state, ask.seat) if ask.fresh else CANNOT_FORFEIT


FORFEIT_FRESH: Final = ForfeitingFreshTurn()


DEALS: Final = (RECRUIT, BUY_HEALING, BUY_CARD, CALL_ELITE)
"""For Influence, once an interaction has begun."""

AMONG_OTHERS: Final = (PROPOSE_ASSAULT, INCANT, TAKE_TUNNEL, ATTACK_HERO)
"""With other heroes, or in a scenario that knows incantations or ways below ground."""

AT_SITE: Final = (INTERACT, ENTER_SITE, BURN_MONASTERY)

# Listing asks only the moves that a look at the position leaves. These bits say what there is.
UNITS: Final = 1
SITE: Final = 2
OTHERS: Final = 4


def before_action(there: int) -> tuple[Move[Any, Any, Any], ...]:
    """The moves before the action of the turn is taken."""
    at_site = AT_SITE if there & SITE else ()
    others = AMONG_OTHERS if there & OTHERS else ()
    return (*plays(bool(there & UNITS)), STEP, EXPLORE, *at_site, CHALLENGE, *others, REST, FORFEIT_FRESH, END_TURN)


BEFORE_ACTION: Final = tuple([before_action(there) for there in range(8)])
INTERACTING: Final = tuple([(*plays(has_units), *DEALS, END_TURN) for has_units in (False, True)])
AFTER_ACTION: Final = tuple([(*plays(has_units), END_TURN) for has_units in (False, True)])


def has_others(state: BoardState) -> bool:
    """Are there other heroes, or what only some scenarios have?"""
    scenario = scenario_of(state)
    return len(state.players) > 1 or bool(scenario.incantations or scenario.underground)


@cache
def in_mind(has_units: bool, has_others: bool) -> tuple[Move[Any, Any, Any], ...]:
    """The moves of a turn that a player might think of, by what there is."""
    out = (*(() if has_units else OF_UNITS), *(() if has_others else AMONG_OTHERS))
    return tuple([move for move in AskTurn.MOVES if move not in out])


class AskTurn(MoveAsk[BoardState]):
    """The choices of one's turn outside of combat; `fresh` while nothing has been done in it, so that it can be forfeited."""

    KIND = "turn"
    FIELDS = ("seat", "fresh")
    MOVES = (
        *PLAYS,
        STEP,
        EXPLORE,
        INTERACT,
        *DEALS,
        ENTER_SITE,
        BURN_MONASTERY,
        CHALLENGE,
        *AMONG_OTHERS,
        REST,
        FORFEIT_FRESH,
        END_TURN,
    )
    OPEN = True
    DELIBERATE = True
    RULES = ("UE-TURN-28",)
    NESTED = False

    def __init__(self, seat: int, fresh: bool = True) -> None:
        super().__init__(seat)
        self.fresh = fresh

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-turn")

    def moves_now(self, state: BoardState) -> tuple[Move[Any, Any, Any], ...]:
        turn = state.turn
        player = state.players[self.seat]
        there = UNITS if player.units else 0
        if turn.phase == PH_INTERACT:
            return INTERACTING[there]
        if turn.acted or turn.phase != PH_MOVE:
            return AFTER_ACTION[there]
        if site_of(state, player.where) != NO_SITE:
            there |= SITE
        scenario = scenario_of(state)  # looked at in place: listing is what engine and bots do most
        if len(state.players) > 1 or scenario.incantations or scenario.underground:
            there |= OTHERS
        return BEFORE_ACTION[there]

    def moves_in_mind(self, state: BoardState) -> tuple[Move[Any, Any, Any], ...]:
        """A hero without units thinks of none, one alone not of others."""
        return in_mind(len(state.players[self.seat].units) > 0, has_others(state))

    def reopen(self, flow: Flow[BoardState]) -> None:
        flow.then(AskTurn(self.seat, False))
