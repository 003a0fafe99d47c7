"""Things on the table as clients name them: what an option is about."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.state import BoardState

HERO: Final = ("hero",)
WOUNDS: Final = ("wounds",)
TACTIC: Final = ("tactic",)


def card_in_hand(card: int) -> tuple[str, ...]:
    return ("card:" + LIB.cards[card].name,)


def card_of_offer(card: int) -> tuple[str, ...]:
    """A card that lies in an offer; a card nobody has seen is none."""
    return ("offer-card:" + LIB.cards[card].name,) if card >= 0 else ()


def card_somewhere(state: BoardState, seat: int, card: int) -> tuple[str, ...]:
    """A card by where it lies: in the hand of the seat, in an offer, or nowhere one could point at."""
    if card in state.players[seat].hand:
        return card_in_hand(card)
    if card in state.action_offer or card in state.spell_offer or card in state.monastery_offer:
        return card_of_offer(card)
    return ()


def unit(uid: int) -> tuple[str, ...]:
    """A unit of the seat itself."""
    return (f"unit:{uid}",)


def unit_of_offer(kind: int) -> tuple[str, ...]:
    return ("offer-unit:" + LIB.units[kind].name,)


def skill(state: BoardState, number: int) -> tuple[str, ...]:
    """A skill that lies before a player; one that could be gained does not lie anywhere yet."""
    name = "skill:" + LIB.skills[number].name
    return (name,) if any(number in player.skills for player in state.players) else ()


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
    """A source of mana, as `rules.purse` numbers them."""
    return (f"mana:{source}",)


def die(place: int) -> tuple[str, ...]:
    return (f"die:{place}",)
