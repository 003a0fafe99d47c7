"""Things on the table as clients name them: what an option is about."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.state import BoardState
from mageknight.board.terms import COLOURS

HERO: Final = ("hero",)
"""One's own."""

WOUNDS: Final = ("wounds",)
"""Those in hand."""

TACTIC: Final = ("tactic",)
"""The one in front of oneself."""

MANA_SOURCES: Final = ("token", "crystal", "die", "endless", "stolen")


def card_in_hand(card: int) -> tuple[str, ...]:
    return ("card:" + LIB.cards[card].name,)


def card_of_offer(card: int) -> tuple[str, ...]:
    """A card that lies in an offer; a card nobody has seen is none."""
    return ("offer-card:" + LIB.cards[card].name,) if card >= 0 else ()


def card_somewhere(state: BoardState, seat: int, card: int) -> tuple[str, ...]:
    """A card by where it lies: in the hand of the seat, in an offer, or elsewhere, as in a pile."""
    if card in state.players[seat].hand:
        return card_in_hand(card)
    if card in state.action_offer or card in state.spell_offer or card in state.monastery_offer:
        return card_of_offer(card)
    return other_card(card)


def other_card(card: int) -> tuple[str, ...]:
    """A card that lies neither in one's hand nor in an offer."""
    return ("other-card:" + LIB.cards[card].name,)


def hero(number: int) -> tuple[str, ...]:
    """A hero to pick."""
    return ("hero:" + LIB.heroes[number].name,)


def tactic(number: int) -> tuple[str, ...]:
    """A Tactic to pick."""
    return ("tactic:" + LIB.tactics[number].name,)


def colour(number: int) -> tuple[str, ...]:
    return ("colour:" + COLOURS[number],)


def unit(uid: int) -> tuple[str, ...]:
    """A unit of the seat itself."""
    return (f"unit:{uid}",)


def unit_of_offer(kind: int) -> tuple[str, ...]:
    return ("offer-unit:" + LIB.units[kind].name,)


def skill(number: int) -> tuple[str, ...]:
    return ("skill:" + LIB.skills[number].name,)


def space(number: int) -> tuple[str, ...]:
    return (f"space:{number}",)


def position(number: int) -> tuple[str, ...]:
    """A place for a tile."""
    return (f"position:{number}",)


def enemy(state: BoardState, token: int) -> tuple[str, ...]:
    """An enemy of the combat; units of another player are not among them."""
    combat = state.combat
    if combat is None or all(each.token != token for each in combat.enemies):
        return ()
    return (f"enemy:{token}",)


def mana(source: int) -> tuple[str, ...]:
    """A source of mana, as `rules.mana.available` numbers them, by its kind and colour."""
    return (f"mana:{MANA_SOURCES[source >> 3]}-{COLOURS[source & 7]}",)


def die(place: int) -> tuple[str, ...]:
    return (f"die:{place}",)
