"""Cards that change their place."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.shapes import OfSeat
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player
from mageknight.board.terms import SPELL
from mageknight.kernel.event import Event

# Places a card can be.
HAND: Final = 0
DECK_TOP: Final = 1
DECK_BOTTOM: Final = 2
DISCARD: Final = 3
PLAYED: Final = 4
ASIDE: Final = 5
GONE: Final = 6
STORED: Final = 7
ZONES: Final = ("hand", "deck-top", "deck-bottom", "discard", "played", "aside", "gone", "stored")


def take(state: BoardState, player: Player, card: int, zone: int) -> None:
    """Take one copy of a card out of a place."""
    if zone == HAND:
        player.hand.remove(card)
        if card in player.shown:
            player.shown.remove(card)
    elif zone == PLAYED:
        player.played.remove(card)
    elif zone == DISCARD:
        player.discard.remove(card)
    elif zone == ASIDE:
        player.aside.remove(card)
    elif zone == STORED:
        player.stored.remove(card)
    elif zone == DECK_TOP:
        player.deck.pop()
    elif zone == DECK_BOTTOM:
        del player.deck[0]


def put(state: BoardState, player: Player, card: int, zone: int) -> None:
    """Put a card into a place; Wounds that leave the game go back to their pile, which never runs out."""
    if zone == HAND:
        player.hand.append(card)
    elif zone == PLAYED:
        player.played.append(card)
    elif zone == DISCARD:
        player.discard.append(card)
    elif zone == ASIDE:
        player.aside.append(card)
    elif zone == STORED:
        player.stored.append(card)
    elif zone == DECK_TOP:
        player.deck.append(card)
    elif zone == DECK_BOTTOM:
        player.deck.insert(0, card)
    elif zone == GONE and card != WOUND:
        state.gone.append(card)


class CardMoved(Event[BoardState]):
    """A card everybody can see went from one place of a player to another."""

    FIELDS = ("seat", "card", "source", "target")
    PUBLIC = FIELDS

    def __init__(self, seat: int, card: int, source: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.source = source
        self.target = target

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        take(state, player, self.card, self.source)
        put(state, player, self.card, self.target)


class CardMovedUnseen(Event[BoardState]):
    """A card only its owner sees went from one place to another; nobody else knows any longer what is in that hand."""

    FIELDS = ("seat", "card", "source", "target")
    PUBLIC = ("seat", "source", "target")
    PRIVATE = ("card",)
    REVEALS = True

    def __init__(self, seat: int, card: int, source: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.source = source
        self.target = target

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        take(state, player, self.card, self.source)
        if self.source == HAND:
            player.shown.clear()
        put(state, player, self.card, self.target)

    def private_to(self) -> int:
        return self.seat


class CardFound(Event[BoardState]):
    """A player looked through the own deck and took a card to hand."""

    FIELDS = ("seat", "card")
    PUBLIC = ("seat",)
    PRIVATE = ("card",)
    REVEALS = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.deck.remove(self.card)
        player.hand.append(self.card)

    def private_to(self) -> int:
        return self.seat


class CardStored(Event[BoardState]):
    """The top card of a deck was stored face down; not even its owner sees it."""

    FIELDS = ("seat", "card")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.stored.append(player.deck.pop())


class CardsDrawn(Event[BoardState]):
    """Cards were drawn from the top of a Deed deck into the hand."""

    FIELDS = ("seat", "cards")
    PUBLIC = ("seat", "count")
    PRIVATE = ("cards",)
    REVEALS = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    @property
    def count(self) -> int:
        return len(self.cards)

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        for card in self.cards:
            player.deck.pop()
            player.hand.append(card)

    def private_to(self) -> int:
        return self.seat


class HandSearched(Event[BoardState]):
    """A player must look for a card in the hand; that it is there or not is something everybody learns."""

    FIELDS = ("seat",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: BoardState) -> None:
        """Only what is known changes."""


class HandShown(Event[BoardState]):
    """A player had to show the whole hand; it stays known as long as its cards are held."""

    FIELDS = ("seat", "cards")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].shown[:] = self.cards


class CardStolen(Event[BoardState]):
    """A card just discarded by another player was taken to hand for good."""

    FIELDS = ("seat", "victim", "card")
    PUBLIC = FIELDS

    def __init__(self, seat: int, victim: int, card: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card

    def apply(self, state: BoardState) -> None:
        state.players[self.victim].discard.remove(self.card)
        state.players[self.seat].hand.append(self.card)


class WoundTaken(Event[BoardState]):
    """A Wound from the pile came to a player."""

    FIELDS = ("seat", "target")
    PUBLIC = FIELDS

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def apply(self, state: BoardState) -> None:
        put(state, state.players[self.seat], WOUND, self.target)


class CardGained(Event[BoardState]):
    """A new card came to a player from an offer or a deck (UE-GAIN-04)."""

    FIELDS = ("seat", "card", "target")
    PUBLIC = FIELDS

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target

    def apply(self, state: BoardState) -> None:
        put(state, state.players[self.seat], self.card, self.target)


class DeckShuffled(Event[BoardState]):
    """A player's Deed deck has a new order."""

    FIELDS = ("seat", "cards")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].deck[:] = self.cards


class AllCardsGathered(OfSeat):
    """UE-ROUND-19: hand, discard pile and play area go back into the deck before it is shuffled."""

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        for pile in (player.hand, player.discard, player.played, player.aside, player.stored):
            player.deck.extend(pile)
            pile.clear()
        player.shown.clear()


class DiscardGathered(OfSeat):
    """The discard pile goes into the deck, which is then shuffled."""

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.deck.extend(player.discard)
        player.discard.clear()


class OfferTaken(Event[BoardState]):
    """A card left the spell offer or the advanced action offer (or their refill shifts it)."""

    FIELDS = ("card",)
    PUBLIC = FIELDS

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: BoardState) -> None:
        offer = (
            state.own_supply().spell_offer if LIB.cards[self.card].kind == SPELL else state.own_supply().action_offer
        )
        offer.remove(self.card)


class OfferFilled(Event[BoardState]):
    """UE-GAIN-05: the top card of its deck enters an offer at the top. Offers are kept from the top down."""

    FIELDS = ("card",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: BoardState) -> None:
        if LIB.cards[self.card].kind == SPELL:
            state.own_supply().spells.pop()
            state.own_supply().spell_offer.insert(0, self.card)
        else:
            state.own_supply().actions.pop()
            state.own_supply().action_offer.insert(0, self.card)


class OfferReturned(Event[BoardState]):
    """A card of an offer went to the bottom of its deck."""

    FIELDS = ("card",)
    PUBLIC = FIELDS

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: BoardState) -> None:
        if LIB.cards[self.card].kind == SPELL:
            state.own_supply().spell_offer.remove(self.card)
            state.own_supply().spells.insert(0, self.card)
        else:
            state.own_supply().action_offer.remove(self.card)
            state.own_supply().actions.insert(0, self.card)


class ArtifactsDrawn(Event[BoardState]):
    """Artifacts were drawn to choose from; only the drawer sees them."""

    FIELDS = ("seat", "cards")
    PUBLIC = ("seat", "count")
    PRIVATE = ("cards",)
    REVEALS = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    @property
    def count(self) -> int:
        return len(self.cards)

    def apply(self, state: BoardState) -> None:
        for _ in self.cards:
            state.own_supply().artifacts.pop()
        state.players[self.seat].drawn.extend(self.cards)

    def private_to(self) -> int:
        return self.seat


class ArtifactPlaced(Event[BoardState]):
    """Of the artifacts drawn, one went onto the Deed deck or under the artifact deck."""

    FIELDS = ("seat", "card", "kept")
    PUBLIC = ("seat", "kept")
    PRIVATE = ("card",)

    def __init__(self, seat: int, card: int, kept: bool) -> None:
        self.seat = seat
        self.card = card
        self.kept = kept

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.drawn.remove(self.card)
        if self.kept:
            player.deck.append(self.card)
        else:
            state.own_supply().artifacts.insert(0, self.card)

    def private_to(self) -> int:
        return self.seat


class ArtifactShown(Event[BoardState]):
    """The top artifact of the deck was revealed to everybody and lies aside for this turn."""

    FIELDS = ("seat", "card")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, state: BoardState) -> None:
        state.own_supply().artifacts.pop()
        state.players[self.seat].aside.append(self.card)


class ArtifactReturned(Event[BoardState]):
    """A revealed artifact went under its deck."""

    FIELDS = ("seat", "card")
    PUBLIC = FIELDS

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].aside.remove(self.card)
        state.own_supply().artifacts.insert(0, self.card)
