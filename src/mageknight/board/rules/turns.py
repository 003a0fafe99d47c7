"""A player's turn: what can be done in it, and how it begins (UE-TURN-01 to 40, UE-REST-01 to 07)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import (
    AttackHero,
    BeginRest,
    BuyCard,
    BuyHealing,
    CallElite,
    ChooseCard,
    Decline,
    EndTurn,
    ExploreAt,
    Forfeit,
    Interact,
    PlayCard,
    ProposeAssault,
    Recruit,
    StepTo,
)
from mageknight.board.content.library import WOUND
from mageknight.board.events.cards import DISCARD, HAND, CardMoved
from mageknight.board.events.course import ActionTaken, CardCounted, PhaseChanged, TurnBegan, TurnOpened
from mageknight.board.events.tracks import EffectsExpired, ManaGained
from mageknight.board.events.world import FigureMoved
from mageknight.board.lattice import PORTAL_HEX
from mageknight.board.register import UNTIL_MY_TURN
from mageknight.board.rules.actions import (
    ACTIONS,
    action_refusal,
    fight_provoked,
    list_actions,
    take_action,
)
from mageknight.board.rules.before import AskBefore
from mageknight.board.rules.contest import begin_contest, storm
from mageknight.board.rules.duty import MUST_REST, must_rest
from mageknight.board.rules.ending import EndOfTurn
from mageknight.board.rules.ground import is_stronghold, site_of
from mageknight.board.rules.interaction import (
    carry_out_interaction,
    interaction_refusal,
    list_interaction,
)
from mageknight.board.rules.moments import OWN_NEXT_TURN, due
from mageknight.board.rules.movement import explore, explore_refusal, list_steps, step, step_refusal
from mageknight.board.rules.plays import PLAYS, carry_out_play, list_plays, play_card, play_refusal
from mageknight.board.rules.proposal import list_proposals, proposal_refusal, propose
from mageknight.board.rules.rivals import attack_refusal, rival_at
from mageknight.board.rules.skills import come_home, rested
from mageknight.board.rules.specials import SPECIALS, carry_out_special, list_specials, special_refusal
from mageknight.board.rules.thoughts import in_turn
from mageknight.board.rules.triggers import MOVED, TURN_STARTED, fire
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, GLADE, GOLD, PH_MOVE, PH_NONE, PH_REST
from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

CANNOT_REST: Final = refuse("board-cannot-rest", "UE-REST-01", "UE-TURN-21")
EMPTY_HAND: Final = refuse("board-empty-hand-cannot-rest", "UE-REST-02")
MUST_FIGHT: Final = refuse("board-must-attack-hero", "UE-OTHERP-03")
CANNOT_FORFEIT: Final = refuse("board-cannot-forfeit", "UE-TURN-16")

INTERACTION: Final = (Interact, Recruit, BuyHealing, BuyCard, CallElite)


class StartTurn(Frame[BoardState]):
    """A player's turn begins: effects of the last one end, the figure is on the map, the glade gives its mana."""

    FIELDS = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(TurnBegan(self.seat, self.at, PH_NONE))
        flow.emit(EffectsExpired(UNTIL_MY_TURN, self.seat))
        homecoming = come_home(flow, self.seat)
        if flow.state.players[self.seat].where < 0:
            flow.emit(FigureMoved(self.seat, PORTAL_HEX, False))
        flow.then_all([*homecoming, AskBefore(self.seat), BeginTurn(self.seat)])


class BeginTurn(Frame[BoardState]):
    """UE-TURN-10: whether deck and hand are empty is looked at after everything that happens before the turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(TurnOpened(self.seat))
        player = flow.state.players[self.seat]
        if not player.deck and not player.hand:
            flow.then(AskForfeit(self.seat))
            return
        flow.then_all([*start_frames(flow, self.seat), AskTurn(self.seat)])
        fire(flow, self.seat, TURN_STARTED)


def start_frames(flow: Flow[BoardState], seat: int) -> list[Frame[BoardState]]:
    """What the start of a turn brings: mana of a glade, or what the scenario gives; returns what was put off until then."""
    state = flow.state
    mana = scenario_of(state).mana_at_start(state, seat)
    if site_of(state, state.players[seat].where) == GLADE:
        mana += 1
    if mana:
        flow.emit(ManaGained(seat, BLACK if state.night else GOLD, mana))
    return due(flow, seat, OWN_NEXT_TURN)


class AskForfeit(Ask[BoardState]):
    """UE-TURN-17, UE-TURN-19: with neither deck nor hand the turn must be forfeited."""

    FIELDS = ("seat",)
    COMMANDS = (Forfeit,)
    RULES = ("UE-TURN-17",)
    NESTED = False

    def kind(self) -> str:
        return "forfeit"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-forfeit")

    def choices(self, state: BoardState) -> list[Command]:
        return [Forfeit(self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        return Forfeit(self.seat)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        from mageknight.board.rules.rounds import forfeit

        forfeit(flow, self.seat)


class AskTurn(Ask[BoardState]):
    """What to do in one's turn outside of combat; `fresh` while nothing has been done in it, so that it can be forfeited."""

    FIELDS = ("seat", "fresh")
    COMMANDS = (
        *PLAYS,
        StepTo,
        ExploreAt,
        *INTERACTION,
        *ACTIONS,
        ProposeAssault,
        *SPECIALS,
        AttackHero,
        BeginRest,
        Forfeit,
        EndTurn,
    )
    RULES = ("UE-TURN-28",)
    NESTED = False

    def __init__(self, seat: int, fresh: bool = True) -> None:
        super().__init__(seat)
        self.fresh = fresh

    def kind(self) -> str:
        return "turn"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-turn")

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = []
        seat = self.seat
        list_plays(state, seat, found)
        list_steps(state, seat, found)
        list_interaction(state, seat, found)
        list_actions(state, seat, found)
        list_proposals(state, seat, found)
        list_specials(state, seat, found)
        rival = rival_at(state, seat, state.players[seat].where)
        if rival >= 0 and attack_refusal(state, seat, rival) is None:
            found.append(AttackHero(seat, rival))
        if rest_refusal(state, seat) is None:
            found.append(BeginRest(seat))
        if self.fresh and forfeit_refusal(state, seat) is None:
            found.append(Forfeit(seat))
        if end_refusal(state, seat) is None:
            found.append(EndTurn(seat))
        return found

    def candidates(self, state: BoardState) -> list[Command]:
        return in_turn(state, self.seat, self.choices(state))

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        seat = self.seat
        if isinstance(command, StepTo):
            return step_refusal(state, seat, command.space)
        if isinstance(command, ExploreAt):
            return explore_refusal(state, seat, command.position)
        if isinstance(command, INTERACTION):
            return interaction_refusal(state, seat, command)
        if isinstance(command, ACTIONS):
            return action_refusal(state, seat, command)
        if isinstance(command, AttackHero):
            return attack_refusal(state, seat, command.other)
        if isinstance(command, SPECIALS):
            return special_refusal(state, seat, command)
        if isinstance(command, ProposeAssault):
            return proposal_refusal(state, seat, command.space)
        if isinstance(command, BeginRest):
            return rest_refusal(state, seat)
        if isinstance(command, Forfeit):
            return forfeit_refusal(state, seat) if self.fresh else CANNOT_FORFEIT
        if isinstance(command, EndTurn):
            return end_refusal(state, seat)
        return play_refusal(state, seat, command)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        seat = self.seat
        if isinstance(command, PlayCard):  # first what is done most
            flow.then(AskTurn(seat, False))
            play_card(flow, seat, command)
            return
        if isinstance(command, EndTurn):
            flow.then(EndOfTurn(seat))
            return
        if isinstance(command, Forfeit):
            from mageknight.board.rules.rounds import forfeit

            forfeit(flow, seat)
            return
        flow.then(AskTurn(seat, False))
        if isinstance(command, StepTo):
            walk(flow, seat, command.space)
        elif isinstance(command, ExploreAt):
            explore(flow, seat, command.position)
        elif isinstance(command, INTERACTION):
            carry_out_interaction(flow, seat, command)
        elif isinstance(command, ACTIONS):
            take_action(flow, seat, command)
        elif isinstance(command, SPECIALS):
            carry_out_special(flow, seat, command)
        elif isinstance(command, ProposeAssault):
            propose(flow, seat, command.space)
        elif isinstance(command, AttackHero):
            begin_contest(flow, seat, command.other, flow.state.turn.path[-1])
        elif isinstance(command, BeginRest):
            begin_rest(flow, seat)
        else:
            carry_out_play(flow, seat, command)


def walk(flow: Flow[BoardState], seat: int, space: int) -> None:
    """One step; it may be an assault (UE-MOVE-08, 09), may provoke rampaging enemies (UE-MOVE-11), or both (UE-COMBAT-10)."""
    origin = flow.state.players[seat].where
    stronghold = is_stronghold(flow.state, seat, space)
    angry = step(flow, seat, space)
    if stronghold:
        storm(flow, seat, space, origin, angry)
    elif angry:
        fight_provoked(flow, seat, origin, angry)
    fire(flow, seat, MOVED, space)


def rest_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-REST-01, UE-REST-02: a Resting turn has neither movement nor action, and needs cards in hand."""
    turn = state.turn
    if turn.phase != PH_MOVE or turn.acted or turn.moved:
        return CANNOT_REST
    return None if state.players[seat].hand else EMPTY_HAND


def begin_rest(flow: Flow[BoardState], seat: int) -> None:
    """UE-REST-02 to 05: Standard Rest with a non-Wound card in hand, else Slow Recovery."""
    flow.emit(ActionTaken(seat))
    flow.emit(PhaseChanged(seat, PH_REST))
    rested(flow, seat)
    if any(card != WOUND for card in flow.state.players[seat].hand):
        flow.then(AskRest(seat, False))
    else:
        flow.emit(CardMoved(seat, WOUND, HAND, DISCARD))
        flow.emit(CardCounted())


class AskRest(Ask[BoardState]):
    """UE-REST-04: precisely one card that is not a Wound, then any number of Wounds."""

    FIELDS = ("seat", "wounds")
    COMMANDS = (ChooseCard, Decline)
    RULES = ("UE-REST-04",)

    def __init__(self, seat: int, wounds: bool) -> None:
        super().__init__(seat)
        self.wounds = wounds

    def kind(self) -> str:
        return "rest"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-rest-wounds" if self.wounds else "board-ask-rest")

    def choices(self, state: BoardState) -> list[Command]:
        hand = state.players[self.seat].hand
        if self.wounds:
            wound: list[Command] = [ChooseCard(self.seat, WOUND)] if WOUND in hand else []
            return [*wound, Decline(self.seat)]
        return [ChooseCard(self.seat, card) for card in dict.fromkeys(hand) if card != WOUND]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, ChooseCard):
            flow.emit(CardMoved(self.seat, command.card, HAND, DISCARD))
            if not self.wounds:
                flow.emit(CardCounted())
            if WOUND in flow.state.players[self.seat].hand:
                flow.then(AskRest(self.seat, True))


def forfeit_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-TURN-16, UE-TURN-18: with an empty Deed deck, before anybody announced, in a turn in which nothing has been done."""
    turn = state.turn
    begun = turn.phase != PH_MOVE or turn.acted or turn.moved or turn.played
    if begun or state.players[seat].deck or state.announced != -1:
        return CANNOT_FORFEIT
    return None


def end_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-TURN-22, UE-OTHERP-03: whoever can do nothing but Rest cannot simply end the turn, nor whoever must fight."""
    if attack_refusal(state, seat, rival_at(state, seat, state.players[seat].where)) is None:
        return MUST_FIGHT
    return MUST_REST if must_rest(state, seat) and rest_refusal(state, seat) is None else None
