"""Chance in the board game: shuffles, tokens drawn, dice rolled."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.affairs import DebtSettled, TokenLent, TokenOwed
from mageknight.board.events.cards import DeckShuffled
from mageknight.board.events.course import DeckArranged, SourceRolled
from mageknight.board.events.fight import EnemyJoined, TokenFetched
from mageknight.board.events.tracks import DieReturned, DieTurned
from mageknight.board.events.world import PileRestored, RuinPlaced, TokenDrawn
from mageknight.board.register import DAYLIGHT, holds
from mageknight.board.rules.world.ground import printed_site
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, DUNGEON, MINES, TOMB
from mageknight.kernel.agenda import Flow, Frame, Roll, Shuffle

# Streams, in the order of `BoardEngine.STREAMS`.
DECKS: Final = 0
TOKENS: Final = 1
DICE: Final = 2
TILES: Final = 3
SEATS: Final = 4
STREAMS: Final = ("decks", "tokens", "dice", "tiles", "seats")

FACES: Final = 6
GUARDED: Final = (*MINES, DUNGEON, TOMB)
"""Sites that hidden tokens can guard."""


class ShuffleDeed(Shuffle[BoardState]):
    """A player's Deed deck is shuffled."""

    FIELDS = ("seat_of",)

    def __init__(self, seat_of: int) -> None:
        super().__init__(DECKS)
        self.seat_of = seat_of

    def size(self, state: BoardState) -> int:
        return len(state.players[self.seat_of].deck)

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        deck = sorted(flow.state.players[self.seat_of].deck)
        flow.emit(DeckShuffled(self.seat_of, tuple([deck[i] for i in outcome])))


class ShuffleShared(Shuffle[BoardState]):
    """A shared deck or pile is shuffled; see `DeckArranged` for the names."""

    FIELDS = ("deck", "index")

    def __init__(self, deck: str, index: int = 0) -> None:
        super().__init__(TOKENS if deck in ("piles", "ruin_pile") else DECKS)
        self.deck = deck
        self.index = index

    def cards(self, state: BoardState) -> list[int]:
        if self.deck == "piles":
            return state.piles[self.index]
        if self.deck == "skills":
            return state.players[self.index].skill_pile
        if self.deck == "deed":
            return state.players[self.index].deck
        if self.deck in ("dummy", "dummy-skills"):
            assert state.dummy is not None
            return state.dummy.deck if self.deck == "dummy" else state.dummy.skill_pile
        found: list[int] = getattr(state, self.deck)
        return found

    def size(self, state: BoardState) -> int:
        return len(self.cards(state))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        cards = sorted(self.cards(flow.state))
        flow.emit(DeckArranged(self.deck, self.index, tuple([cards[i] for i in outcome])))


class RestorePile(Shuffle[BoardState]):
    """UE-SETUP-04: the discards of an exhausted pile become a new pile."""

    FIELDS = ("pile",)

    def __init__(self, pile: int) -> None:
        super().__init__(TOKENS)
        self.pile = pile

    def size(self, state: BoardState) -> int:
        return len(state.discards[self.pile])

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        tokens = sorted(flow.state.discards[self.pile])
        flow.emit(PileRestored(self.pile, tuple([tokens[i] for i in outcome])))


def at_hand(flow: Flow[BoardState], pile: int, again: Frame[BoardState], open_eyed: bool = True) -> bool:
    """Is there a token to draw? An exhausted pile is restored first and `again` runs after that.

    For a token everybody is going to see, those nobody has seen yet are lent (UE-SCN-MINES-11).
    """
    if flow.state.piles[pile]:
        return True
    if open_eyed and not flow.state.discards[pile]:
        lend_tokens(flow, pile)
    if flow.state.discards[pile]:
        flow.then(RestorePile(pile), again)
    return False


def lend_tokens(flow: Flow[BoardState], pile: int) -> None:
    """UE-SCN-MINES-11: where mines or secret entrances are guarded, their hidden tokens are replaced by substitutes."""
    if not scenario_of(flow.state).has_guards():
        return
    for packed in [packed for packed in flow.state.map.tokens if not packed & 1]:
        token = (packed & 1023) >> 1
        guards = printed_site(flow.state, packed >> 10) in GUARDED
        if guards and LIB.enemies[LIB.token_kind[token]].pile == pile:
            flow.emit(TokenLent(token, packed >> 10))


class SettleDebts(Frame[BoardState]):
    """UE-SCN-MINES-11: before a space is fought for, real tokens come in the place of substitutes."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, flow: Flow[BoardState]) -> None:
        for owed in [owed for owed in flow.state.affairs.owed if owed >> 3 == self.space]:
            flow.emit(DebtSettled(owed & 7, self.space))
            flow.then(PlaceToken(owed & 7, self.space, True))


class PlaceToken(Frame[BoardState]):
    """A token of a pile is put on a space of the map."""

    FIELDS = ("pile", "space", "face_up")

    def __init__(self, pile: int, space: int, face_up: bool) -> None:
        self.pile = pile
        self.space = space
        self.face_up = face_up

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        if at_hand(flow, self.pile, self, self.face_up):
            flow.emit(TokenDrawn(self.pile, state.piles[self.pile][-1], self.space, self.face_up))
        elif not self.face_up and not state.discards[self.pile] and scenario_of(state).has_guards():
            flow.emit(TokenOwed(self.pile, self.space))


class FetchEnemy(Frame[BoardState]):
    """A token of a pile joins the present combat."""

    FIELDS = ("pile", "where", "fortified", "defender", "summoner", "walled")

    def __init__(
        self, pile: int, where: int, fortified: bool, defender: bool, summoner: int = -1, walled: bool = False
    ) -> None:
        self.pile = pile
        self.where = where
        self.fortified = fortified
        self.defender = defender
        self.summoner = summoner
        self.walled = walled

    def run(self, flow: Flow[BoardState]) -> None:
        if at_hand(flow, self.pile, self):
            token = flow.state.piles[self.pile][-1]
            kind = LIB.token_kind[token]
            flow.emit(TokenFetched(self.pile, token))
            flow.emit(
                EnemyJoined(
                    token=token,
                    kind=kind,
                    where=self.where,
                    fortified=self.fortified,
                    defender=self.defender,
                    summoner=self.summoner,
                    walled=self.walled,
                )
            )


class PlaceRuin(Frame[BoardState]):
    """A ruin token is put on a space: face up by Day, face down by Night."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, flow: Flow[BoardState]) -> None:
        if flow.state.ruin_pile:
            lit = not flow.state.night or holds(flow.state, DAYLIGHT, flow.state.turn.seat)
            flow.emit(RuinPlaced(flow.state.ruin_pile[-1], self.space, lit))


class RollSource(Roll[BoardState]):
    """UE-SETUP-13 to 15: the Source is rolled until at least half of it shows basic colours; those dice are kept."""

    FIELDS = ("which", "shown")

    def __init__(self, which: tuple[int, ...], shown: tuple[int, ...]) -> None:
        super().__init__(DICE, len(which), FACES)
        self.which = which
        self.shown = shown

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        dice = list(self.shown)
        for die, face in zip(self.which, outcome, strict=True):
            dice[die] = face
        wild = [die for die, face in enumerate(dice) if face >= BASIC]
        if (len(dice) - len(wild)) * 2 < len(dice):
            flow.then(RollSource(tuple(wild), tuple(dice)))
        else:
            flow.emit(SourceRolled(tuple(dice)))


class ReturnDie(Roll[BoardState]):
    """UE-MANA-12: a used die is rerolled and put back into the Source."""

    FIELDS = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(DICE, 1, FACES)
        self.die = die

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.emit(DieTurned(self.die, outcome[0]))
        flow.emit(DieReturned(self.die))


class PutBack(Frame[BoardState]):
    """A die that was set by an effect goes back into the Source as it is."""

    FIELDS = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(DieReturned(self.die))


class RerollDice(Roll[BoardState]):
    """Dice lying in the Source are rolled again by an effect."""

    FIELDS = ("which",)

    def __init__(self, which: tuple[int, ...]) -> None:
        super().__init__(DICE, len(which), FACES)
        self.which = which

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        for die, face in zip(self.which, outcome, strict=True):
            flow.emit(DieTurned(die, face))
