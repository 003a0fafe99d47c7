"""Things that happen only in single scenarios and variants. The affairs of a state are replaced, never changed."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.shapes import Affair, SecretCard
from mageknight.board.state import BoardState
from mageknight.board.state.scenario_extras import (
    NO_DIE,
    NOT_RED,
    NOT_WHITE,
    SHOWN,
    UNKNOWN,
    Affairs,
    with_row,
    without,
)
from mageknight.board.terms import WHITE
from mageknight.kernel.event import Event


class PortalClosed(Affair):
    """UE-SCN-RETURN-03: the portal is closed; its space is ordinary plains from now on."""

    FIELDS = ()

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.shut = True


class PlayerOut(Affair):
    """UE-SCN-RETURN-03: a player is eliminated."""

    FIELDS = ("seat",)
    PUBLIC = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.out = (*affairs.out, self.seat)
        state.players[self.seat].where = -1


class EntranceFound(Affair):
    """UE-SCN-DUNGEON-05, UE-SCN-DUNGEON-07: a space is a secret dungeon or tomb from now on."""

    FIELDS = ("space", "site")
    PUBLIC = FIELDS

    def __init__(self, space: int, site: int) -> None:
        self.space = space
        self.site = site

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.secrets = (*affairs.secrets, self.space * 32 + self.site)


class TokenOwed(Affair):
    """UE-SCN-MINES-11: no token is left for a space; a substitute lies there until it is to be revealed."""

    FIELDS = ("pile", "space")
    PUBLIC = FIELDS

    def __init__(self, pile: int, space: int) -> None:
        self.pile = pile
        self.space = space

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.owed = (*affairs.owed, self.space * 8 + self.pile)


class TokenLent(Affair):
    """UE-SCN-MINES-11: a token nobody has seen is needed elsewhere; a substitute takes its place."""

    FIELDS = ("token", "space")
    PUBLIC = ("space",)

    def __init__(self, token: int, space: int) -> None:
        self.token = token
        self.space = space

    def change(self, state: BoardState, affairs: Affairs) -> None:
        pile = LIB.enemies[LIB.token_kind[self.token]].pile
        state.own_map().tokens.remove(self.space * 1024 + self.token * 2)
        state.own_supply().discards[pile].append(self.token)
        affairs.owed = (*affairs.owed, self.space * 8 + pile)


class DebtSettled(Affair):
    """UE-SCN-MINES-11: a substitute is about to be revealed, a real token comes in its place."""

    FIELDS = ("pile", "space")
    PUBLIC = FIELDS

    def __init__(self, pile: int, space: int) -> None:
        self.pile = pile
        self.space = space

    def change(self, state: BoardState, affairs: Affairs) -> None:
        at = affairs.owed.index(self.space * 8 + self.pile)
        affairs.owed = (*affairs.owed[:at], *affairs.owed[at + 1 :])


class BidMade(Event[BoardState]):
    """UE-VAR-AUCTION-02, UE-VAR-AUCTION-03: a player offers Fame for a hero; 0 means the player gives it up."""

    FIELDS = ("seat", "hero", "bid")
    PUBLIC = FIELDS

    def __init__(self, seat: int, hero: int, bid: int) -> None:
        self.seat = seat
        self.hero = hero
        self.bid = bid

    def apply(self, state: BoardState) -> None:
        """The next ask remembers what was offered."""


class FamePaid(Event[BoardState]):
    """UE-VAR-AUCTION-04, UE-VAR-AUCTION-06: Fame is given for a hero; it may fall below zero."""

    FIELDS = ("seat", "amount")
    PUBLIC = FIELDS

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].fame -= self.amount


class PackDealt(Affair):
    """UE-VAR-DECKBUILD-08: a player gets advanced actions to draft from."""

    FIELDS = ("seat", "cards")
    PUBLIC = ("seat",)
    PRIVATE = ("cards",)
    REVEALS = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def private_to(self) -> int:
        return self.seat

    def change(self, state: BoardState, affairs: Affairs) -> None:
        if not affairs.packs:
            affairs.packs = affairs.kept = tuple([() for _ in state.players])
        for _ in self.cards:
            state.own_supply().actions.pop()
        affairs.packs = with_row(affairs.packs, self.seat, self.cards)


class CardKept(SecretCard):
    """UE-VAR-DECKBUILD-09: a player has set one of the cards aside."""

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.packs = with_row(affairs.packs, self.seat, without(affairs.packs[self.seat], self.card))
        affairs.kept = with_row(affairs.kept, self.seat, (*affairs.kept[self.seat], self.card))


class PacksPassed(Affair):
    """UE-VAR-DECKBUILD-09: what is left of the cards goes on to the next player."""

    FIELDS = ()
    REVEALS = True

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.packs = (affairs.packs[-1], *affairs.packs[:-1])


class PacksReturned(Affair):
    """UE-VAR-DECKBUILD-09: what nobody wanted goes back to the deck, which is shuffled after that."""

    FIELDS = ()

    def change(self, state: BoardState, affairs: Affairs) -> None:
        state.own_supply().actions.extend([card for pack in affairs.packs for card in pack])
        affairs.packs = tuple([() for _ in state.players])


class KeptCardUsed(SecretCard):
    """UE-VAR-DECKBUILD-10: a card set aside goes into its player's deck, which is shuffled after that."""

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.kept = with_row(affairs.kept, self.seat, without(affairs.kept[self.seat], self.card))
        state.players[self.seat].deck.append(self.card)


class UpgradesLaid(Affair):
    """UE-VAR-DECKBUILD-02: advanced actions are laid out between two Rounds."""

    FIELDS = ("cards",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def change(self, state: BoardState, affairs: Affairs) -> None:
        for _ in self.cards:
            state.own_supply().actions.pop()
        affairs.upgrades = self.cards


class UpgradeTaken(Affair):
    """UE-VAR-DECKBUILD-05: a card laid out is taken, and an own Action card thrown away for it."""

    FIELDS = ("seat", "card", "thrown")
    PUBLIC = FIELDS

    def __init__(self, seat: int, card: int, thrown: int) -> None:
        self.seat = seat
        self.card = card
        self.thrown = thrown

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.upgrades = without(affairs.upgrades, self.card)
        player = state.players[self.seat]
        for zone in (player.deck, player.discard, player.hand, player.played, player.aside, player.stored):
            if self.thrown in zone:
                zone.remove(self.thrown)
                break
        if self.thrown in player.shown:
            player.shown.remove(self.thrown)
        state.gone.append(self.thrown)
        player.deck.append(self.card)


class UpgradesReturned(Affair):
    """UE-VAR-DECKBUILD-06: cards nobody picked go to the bottom of their deck."""

    FIELDS = ()

    def change(self, state: BoardState, affairs: Affairs) -> None:
        state.own_supply().actions[:0] = affairs.upgrades
        affairs.upgrades = ()


class DieHidden(Affair):
    """UE-VAR-INTERCOMBAT-02: a colour was secretly set against the one enemy of a combat."""

    FIELDS = ("seat", "colour")
    PUBLIC = ("seat",)
    PRIVATE = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def private_to(self) -> int:
        return self.seat

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.die = self.colour
        affairs.die_by = self.seat
        affairs.die_known = UNKNOWN


class DieDenied(Affair):
    """UE-VAR-INTERCOMBAT-07: the hidden die does not show the colour of this phase."""

    FIELDS = ("seat", "colour")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.die_known = NOT_WHITE if self.colour == WHITE else NOT_RED


class DieShown(Affair):
    """UE-VAR-INTERCOMBAT-07: the hidden die is revealed."""

    FIELDS = ("seat", "colour")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.die_known = SHOWN


class DieTakenBack(Affair):
    """The combat of a hidden die is over."""

    FIELDS = ()

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.die = NO_DIE
        affairs.die_by = -1
        affairs.die_known = UNKNOWN


class MemberNamed(Affair):
    """UE-SCN-RETURN-09: a team has named the member it wants to bring home."""

    FIELDS = ("seat", "member")
    PUBLIC = ("seat",)
    PRIVATE = ("member",)

    def __init__(self, seat: int, member: int) -> None:
        self.seat = seat
        self.member = member

    def private_to(self) -> int:
        return self.seat

    def change(self, state: BoardState, affairs: Affairs) -> None:
        affairs.named = (*affairs.named, self.member)


class MembersShown(Event[BoardState]):
    """UE-SCN-RETURN-12: both teams disclose whom they named."""

    FIELDS = ("members",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, members: tuple[int, ...]) -> None:
        self.members = members

    def apply(self, state: BoardState) -> None:
        """The members were fixed before; now everybody knows them."""
