"""Rounds: preparing them, choosing Tactics, who is next, when it is over (UE-ROUND-01 to 36, UE-DUMMY-06 to 15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PickTactic, RemoveTactic
from mageknight.board.content.library import LIB
from mageknight.board.effect import Resolve, begin
from mageknight.board.events.affairs import MembersShown
from mageknight.board.events.cards import AllCardsGathered, OfferReturned
from mageknight.board.events.course import (
    DummyCardGained,
    DummyCrystalGained,
    DummyFlipped,
    DummyGathered,
    EndTriggered,
    GameEnded,
    HandLimitRaised,
    LastTurnTaken,
    OrderSet,
    OrderTokenFlipped,
    RoundBegan,
    RoundEndAnnounced,
    TacticRemoved,
    TacticTaken,
    TurnBegan,
)
from mageknight.board.events.rival_combat import ContestEnded
from mageknight.board.events.tracks import EffectsExpired, ManaCleared
from mageknight.board.events.warband import SkillUsed, UnitOfferAdded, UnitOfferReturned, UnitsReadied
from mageknight.board.events.world import MonasteryCardLeft, RuinTurned
from mageknight.board.moves.choose import ChoiceAsk, ReasonedAsk
from mageknight.board.moves.turn.pick import PICK_TACTIC, REMOVE_TACTIC
from mageknight.board.register import UNTIL_MY_TURN, UNTIL_ROUND
from mageknight.board.rules.coop.joint import end_part
from mageknight.board.rules.game.chance import DECKS, DICE, FACES, RollSource, ShuffleDeed, ShuffleShared
from mageknight.board.rules.game.draft import dusk_frames
from mageknight.board.rules.game.upgrades import upgrade_frames
from mageknight.board.rules.turn.drawing import draw_cards
from mageknight.board.rules.turn.ending import close_turn
from mageknight.board.rules.turn.hands import hand_limit
from mageknight.board.rules.turn.income import income_frames
from mageknight.board.rules.turn.skills import come_home
from mageknight.board.rules.units.banners import AskBanners
from mageknight.board.rules.units.specials import upkeep_frames
from mageknight.board.rules.world.exploring import AddMonasteryCard, LookAround
from mageknight.board.rules.world.glades import dawn_frames
from mageknight.board.rules.world.ground import printed_site, site_of
from mageknight.board.rules.world.interaction import refill
from mageknight.board.rules.world.portal import closing_frames, seats_in
from mageknight.board.rules.world.rampage import rampage_frames
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import DUMMY_FIRST, SOLO
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_TACTIC
from mageknight.board.terms import BLACK, MONASTERY, PH_NONE
from mageknight.kernel.agenda import Flow, Frame, Roll, Shuffle
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

DUMMY: Final = -1
TACTIC_TAKEN: Final = refuse("board-tactic-taken", "UE-ROUND-24")
NOT_USED: Final = refuse("board-tactic-not-used", "UE-SCN-COOP-06")


def offer_size(state: BoardState) -> int:
    """UE-SETUP-11, UE-SETUP-13, UE-ROUND-07: actual players and two more, plus what the scenario adds."""
    return state.setup.seats + 2


def core_revealed(state: BoardState) -> bool:
    for tile in state.map.tile_at:
        if tile >= 0 and LIB.tiles[tile].is_core:
            return True
    return False


class PrepareRound(Frame[BoardState]):
    """UE-ROUND-23: the steps between two Rounds, in their order."""

    FIELDS = ("night",)

    def __init__(self, night: bool) -> None:
        self.night = night

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        for seat in range(len(state.players)):
            come_home(flow, seat)
        flow.emit(EffectsExpired(UNTIL_ROUND))
        night = self.night
        flow.emit(RoundBegan(state.round + 1, night, tactics_for(state, night)))
        dice = len(state.dice)
        flow.then(
            RollSource(tuple(range(dice)), tuple([0] * dice)),
            NewOffers(),
            *[PreparePlayer(seat) for seat in seats_in(state)],
            *income_frames(state),
            LookAround(),
            PickTactics(),
        )
        if not night:
            for packed in [ruin for ruin in state.map.ruins if not ruin & 1]:
                flow.emit(RuinTurned((packed & 1023) >> 1, packed >> 10))


def tactics_for(state: BoardState, night: bool) -> tuple[int, ...]:
    """UE-ROUND-13, UE-SCN-SOLO-06: the Tactics of the time of day; those removed from the game stay away."""
    return tuple([t.number for t in LIB.tactics if t.night == night and -1 - t.number not in state.gone])


class NewOffers(Frame[BoardState]):
    """UE-ROUND-05 to 12: units, advanced actions and spells for the new Round."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        for kind in list(state.unit_offer):
            flow.emit(UnitOfferReturned(kind))
        for card in list(state.monastery_offer):
            flow.emit(MonasteryCardLeft(card, True))
        deal_units(flow)
        monasteries = sum(1 for space in monastery_spaces(state) if site_of(state, space) == MONASTERY)
        shift_offers(flow)
        flow.then(*[AddMonasteryCard() for _ in range(monasteries)])


def monastery_spaces(state: BoardState) -> list[int]:
    return [
        slot * 7 + place
        for slot, tile in enumerate(state.map.tile_at)
        if tile >= 0
        for place in range(7)
        if printed_site(state, slot * 7 + place) == MONASTERY
    ]


def deal_units(flow: Flow[BoardState]) -> None:
    """UE-ROUND-07 to 09: Regular units only until a Core tile is revealed, then Elite and Regular in turn."""
    state = flow.state
    scenario = scenario_of(state)
    mixed = scenario.elites_dealt(state, core_revealed(state))
    for at in range(offer_size(state) + scenario.extra_units):
        elite = mixed and at % 2 == 0
        deck = state.elites if elite and state.elites else state.regulars
        if deck:
            flow.emit(UnitOfferAdded(deck[-1]))


def shift_offers(flow: Flow[BoardState]) -> None:
    """UE-ROUND-11, UE-ROUND-12, UE-DUMMY-13, UE-DUMMY-14: the lowest card leaves, a new one comes in at the top."""
    state = flow.state
    if state.action_offer:
        lowest = state.action_offer[-1]
        if state.dummy is not None:
            flow.emit(DummyGathered())
            flow.emit(DummyCardGained(lowest))
            flow.then(ShuffleShared("dummy"))
        else:
            flow.emit(OfferReturned(lowest))
        refill(flow, False)
    if state.spell_offer:
        lowest = state.spell_offer[-1]
        colours = LIB.cards[lowest].colours
        flow.emit(OfferReturned(lowest))
        if state.dummy is not None:
            for colour in range(4):
                if colours >> colour & 1:
                    flow.emit(DummyCrystalGained(colour))
        refill(flow, True)


class PreparePlayer(Frame[BoardState]):
    """UE-ROUND-14 to 21: skills and banners face up, units ready, all cards shuffled, a new hand."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        player = flow.state.players[self.seat]
        for skill in player.skills:
            flow.emit(SkillUsed(self.seat, skill, 0))
        flow.emit(UnitsReadied(self.seat))
        if player.flipped:
            flow.emit(OrderTokenFlipped(self.seat, False))
        upkeep = upkeep_frames(flow.state, self.seat)
        flow.then(*upkeep, AskBanners(self.seat), GatherCards(self.seat), ShuffleDeed(self.seat), DrawHand(self.seat))


class GatherCards(Frame[BoardState]):
    """UE-ROUND-19: all Deed cards of a player come together, Wounds included; banners on units stay there."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(AllCardsGathered(self.seat))


class DrawHand(Frame[BoardState]):
    """UE-ROUND-20 to 22: draw up to the Hand limit, bonuses of keep, city and effects included."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        player = flow.state.players[self.seat]
        draw_cards(flow, self.seat, hand_limit(flow.state, self.seat) - len(player.hand))
        if player.hand_bonus:
            flow.emit(HandLimitRaised(self.seat, 0))


class PickTactics(Frame[BoardState]):
    """UE-ROUND-24 to 27: lowest Fame first; among equals the one lower in the Round order."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        places = {seat: at for at, seat in enumerate(state.order)}
        fame = [player.fame for player in state.players]
        if state.round == 1 and scenario_of(state).auction:
            fame = [0] * len(fame)  # UE-VAR-AUCTION-08: the reverse selection order alone decides
        seats = sorted(seats_in(state), key=lambda seat: (fame[seat], -places.get(seat, 0)))
        frames: list[Frame[BoardState]] = [AskTactic(seat) for seat in seats]
        way = scenario_of(state).tactics
        if state.dummy is not None and way == SOLO:
            frames.append(DummyTactic())
        elif state.dummy is not None and way == DUMMY_FIRST:
            frames.insert(0, DummyTactic())
        frames.append(ArrangeOrder())
        flow.then_all(frames)


class AskTactic(ReasonedAsk[PickTactic]):
    """The Tactic for this Round."""

    KIND = "tactic"
    FIELDS = ("seat",)
    MOVES = (PICK_TACTIC,)
    RULES = ("UE-ROUND-24",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-tactic")

    def choices(self, state: BoardState) -> list[Command]:
        return [PickTactic(self.seat, tactic) for tactic in state.tactics]

    def choice_refusal(self, state: BoardState, command: PickTactic) -> Refusal | None:
        return None if command.tactic in state.tactics else TACTIC_TAKEN

    def chosen(self, flow: Flow[BoardState], command: PickTactic) -> None:
        flow.emit(TacticTaken(self.seat, command.tactic))
        tactic = LIB.tactics[command.tactic]
        if tactic.use == "when_taken" and tactic.effect is not None:
            ctx = begin(flow, self.seat, FROM_TACTIC, tactic.number, -1)
            if tactic.effect.why_not(flow.state, ctx) is None:
                flow.then(Resolve(tactic.effect.uid, ctx))


class DummyTactic(Shuffle[BoardState]):
    """UE-SCN-SOLO-05, UE-SCN-COOP-05: the dummy gets a random Tactic of those left."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(DECKS)

    def size(self, state: BoardState) -> int:
        return len(state.tactics)

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.emit(TacticTaken(DUMMY, flow.state.tactics[outcome[0]]))


class ArrangeOrder(Frame[BoardState]):
    """UE-ROUND-29: the Round order by Tactic number."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        seats = [(LIB.tactics[state.players[seat].tactic].order, seat) for seat in seats_in(state)]
        if state.dummy is not None and state.dummy.tactic >= 0:
            seats.append((LIB.tactics[state.dummy.tactic].order, DUMMY))
        flow.emit(OrderSet(tuple([seat for _, seat in sorted(seats)])))
        flow.then(NextTurn())


class NextTurn(Frame[BoardState]):
    """UE-ROUND-30: the next in the Round order; a missed or a dummy's turn is played at once."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.turn.turns import StartTurn

        state = flow.state
        if (state.announced >= 0 or state.ending) and not state.last_turns:
            flow.then(EndRound())
            return
        at = (state.at + 1) % len(state.order)
        seat = state.order[at]
        if seat == DUMMY:
            flow.emit(TurnBegan(DUMMY, at, PH_NONE))
            if state.ending:
                flow.then(NextTurn())
            else:
                flow.then(DummyTurn(), NextTurn())
        elif state.players[seat].flipped:
            flow.emit(TurnBegan(seat, at, PH_NONE))
            flow.emit(EffectsExpired(UNTIL_MY_TURN, seat))
            homecoming = come_home(flow, seat)
            flow.emit(OrderTokenFlipped(seat, False))
            flow.emit(LastTurnTaken(seat))
            flow.then(*homecoming, NextTurn())
        else:
            flow.then(StartTurn(seat, at))


class DummyTurn(Frame[BoardState]):
    """UE-DUMMY-08 to 12: the dummy flips three cards, and more for crystals of the last one's colour."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        dummy = state.dummy
        assert dummy is not None
        if not dummy.deck:
            if state.announced == -1 and not state.ending:
                announce(flow, DUMMY)
            return
        cards = tuple(dummy.deck[: -min(3, len(dummy.deck)) - 1 : -1])
        flow.emit(DummyFlipped(cards))
        colours = LIB.cards[cards[-1]].colours
        more = sum([dummy.crystals[c] for c in range(4) if colours >> c & 1]) if len(cards) == 3 else 0
        more = min(more, len(dummy.deck))
        if more:
            flow.emit(DummyFlipped(tuple(dummy.deck[: -more - 1 : -1])))


def announce(flow: Flow[BoardState], seat: int) -> None:
    """UE-ROUND-31: everybody else has exactly one more turn; if the end of the scenario came first, whoever has one left (UE-ROUND-34)."""
    state = flow.state
    left = state.last_turns if state.ending else state.order
    flow.emit(RoundEndAnnounced(seat, state.at, tuple([s for s in left if s not in (seat, DUMMY)])))


def forfeit(flow: Flow[BoardState], seat: int) -> None:
    """UE-TURN-16 to 20: the turn ends at once; if nobody had, this announces the End of the Round.

    What the start of the turn brought is lost with it: mana of a glade as well as what lasts until the end of the turn.
    """
    if flow.state.announced == -1:
        announce(flow, seat)
    flow.emit(ManaCleared(seat))
    close_turn(flow, seat)
    flow.emit(LastTurnTaken(seat))
    flow.then(NextTurn())


def after_turn(flow: Flow[BoardState], seat: int) -> None:
    """UE-ROUND-32 to 34: is the scenario's end reached? Otherwise the next turn."""
    state = flow.state
    if state.assault is not None:
        end_part(flow, seat)
        return
    if state.contest is not None:
        flow.emit(ContestEnded())
        return
    flow.emit(LastTurnTaken(seat))
    if state.turn.extra_turn:
        flow.then(ExtraTurn(seat))  # it is none of the last turns: the end is looked at after it (reading E1)
        return
    if not state.ending and scenario_of(state).end_reached(state):
        flow.emit(EndTriggered(last_turns(state, seat)))
    flow.then(NextTurn())


class ExtraTurn(Frame[BoardState]):
    """Another turn of the same player, in the same place of the Round order."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.turn.turns import StartTurn

        flow.then(StartTurn(self.seat, flow.state.at))


def last_turns(state: BoardState, seat: int) -> tuple[int, ...]:
    """The seats that still have a turn: all players, unless the End of the Round was announced before (UE-ROUND-34)."""
    if state.announced >= 0:
        return tuple(state.last_turns)
    at = state.at
    ring = [*state.order[at + 1 :], *state.order[: at + 1]]
    return tuple([s for s in ring if s != DUMMY])


class EndRound(Frame[BoardState]):
    """UE-ROUND-36: the game is over, or the next Round is prepared."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        scenario = scenario_of(state)
        if state.ending or state.round >= scenario.length(state.setup.seats):
            if state.affairs.named:
                flow.emit(MembersShown(state.affairs.named))
            flow.emit(GameEnded())
            return
        if scenario.tactics_removed:
            remove_tactics(flow)
        between = [*rampage_frames(state), *dawn_frames(state), *closing_frames(state), *dusk_frames(state)]
        between.extend(upgrade_frames(state))
        if scenario.tactic_voted_out and state.round + 2 <= scenario.length(state.setup.seats):
            between.append(AskRemoval(next(seat for seat in state.order if seat != DUMMY)))
        if scenario.darkness and not state.night:
            flow.then(*between, RollDarkness())
        else:
            flow.then(*between, PrepareRound(scenario.darkness or not state.night))


class RollDarkness(Roll[BoardState]):
    """UE-VAR-DAYTIME-03, UE-VAR-DAYTIME-04: after a Day two dice are rolled; a black one makes all later Rounds Nights."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(DICE, 2, FACES)

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.then(PrepareRound(BLACK in outcome))


def remove_tactics(flow: Flow[BoardState]) -> None:
    """UE-SCN-SOLO-06: the Tactics used this Round leave the game."""
    used = [player.tactic for player in flow.state.players]
    if flow.state.dummy is not None:
        used.append(flow.state.dummy.tactic)
    for tactic in used:
        flow.emit(TacticRemoved(tactic))


class AskRemoval(ChoiceAsk[RemoveTactic]):
    """UE-SCN-COOP-06: one Tactic the players used leaves the game; whoever was first in the Round speaks for the table."""

    KIND = "tactic-removal"
    FIELDS = ("seat",)
    MOVES = (REMOVE_TACTIC,)
    RULES = ("UE-SCN-COOP-06",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-tactic-removal")

    def choices(self, state: BoardState) -> list[Command]:
        return [RemoveTactic(self.seat, player.tactic) for player in state.players]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NOT_USED

    def chosen(self, flow: Flow[BoardState], command: RemoveTactic) -> None:
        flow.emit(TacticRemoved(command.tactic))
