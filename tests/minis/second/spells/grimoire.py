"""Short words for battles with spellbooks."""

from __future__ import annotations

from collections.abc import Sequence

from mageknight.minis import commands as c
from mageknight.minis.state.books import book_of, top_of
from tests.minis.drill import Play, units
from tests.minis.second.field import second

MAGE = "0 adepts-mage 10 10 0"
"""A wand with a range of 10, attack 8 and no bonus, who faces east."""
FRIEND = "0 adepts-plain 10 11.5 0"
"""Touches the mage."""
FOE = "1 adepts-plain 16 10 180"
"""Six inches before the mage."""
RIVAL = "1 adepts-mage 16 20 270"
"""A wand of the other side, free to counter."""


def sorcery(
    *figures: str, book: str = "", dice: Sequence[tuple[int, ...]] = (), terrain: Sequence[str] = (), **fields: object
) -> Play:
    """A battle with three actions a turn in which figure 0 wields a book with these spells."""
    known: dict[str, object] = {"book_0": f"0 {book}"} if book else {}
    return second(*figures, dice=dice, terrain=terrain, **{"total": 300, **known, **fields})


def cast(play: Play, target: int = -1, figure: int = 0) -> Play:
    """Cast the bookmarked spell, at somebody."""
    play.act(figure, "cast")
    return play.target(target) if target >= 0 else play


def lay(play: Play, x: float, y: float) -> Play:
    return play.do(c.LayElement(play.seat, units(x), units(y)))


def mark(play: Play, place: int) -> Play:
    return play.do(c.Bookmark(play.seat, place))


def stack(play: Play, figure: int = 0) -> list[str]:
    """The spells in a figure's book from the top."""
    state = play.state
    return [state.cards[card].spell for card in state.books[book_of(state, figure)].stack]


def top(play: Play, figure: int = 0) -> str:
    state = play.state
    return state.cards[top_of(state, book_of(state, figure))].spell


def covered(play: Play, figure: int = 0) -> bool:
    state = play.state
    return state.books[book_of(state, figure)].cover >= 0


def in_force(play: Play) -> list[str]:
    """The spells in force."""
    return [entry.kind for entry in play.state.lasting if entry.card >= 0]


def over_to(play: Play, seat: int) -> Play:
    """Do nothing more until a seat is to act."""
    while (play.seat, play.kind) != (seat, "action"):
        if play.kind == "action":
            play.end_turn()
        else:
            play.decline()
    return play


def attack(play: Play, figure: int, how: str, target: int) -> Play:
    """Attack somebody alone."""
    play.act(figure, how).target(target)
    return play.enough() if play.kind == "aim" else play
