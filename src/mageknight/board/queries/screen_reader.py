"""The surroundings of a hero for players who use a screen reader: where, what is next to it, how far and which way, which enemies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.lattice import NEIGHBOURS, NOWHERE, distance, hex_place
from mageknight.board.names import DIRECTIONS, element_name, named, place_text
from mageknight.board.queries.drawn_map import drawn
from mageknight.board.view.text import combat_lines, find_hex, hex_words, number_words, seat_words, token_words
from mageknight.board.view.types import BoardView, HexView, TokenView
from mageknight.kernel.message import Message, say

Wanted = Callable[[str, Message], bool]

HALF: Final = 500
HEIGHT: Final = 866
"""Half the width and the height between two rows of spaces, in thousandths of a space."""
FLAT: Final = 414
"""The tangent of half of a compass point's share, in thousandths."""


def survey(view: BoardView, topic: str, about: str, wanted: Wanted) -> list[Message]:
    """Answer one of the topics of `Kit.survey` from what a seat sees."""
    here = standpoint(view)
    if topic == "map":
        return drawn(view)
    if topic == "threats":
        return threats(view, here, about, wanted)
    if here < 0:
        return []
    if topic == "where":
        return where(view, here)
    if topic == "near":
        return near(view, here)
    return distances(view, here, about, wanted)


def standpoint(view: BoardView) -> int:
    """The space one's own hero stands on; a spectator looks from the hero on turn."""
    seat = view.seat if view.seat >= 0 else max(0, view.turn.seat)
    return view.players[seat].space


def where(view: BoardView, here: int) -> list[Message]:
    """One's own space, then those of the other heroes."""
    found = find_hex(view, here)
    told = [say("board-survey-here", space=hex_words(view, found))] if found is not None else []
    for player in view.players:
        if player.space >= 0 and player.space != here:
            told.append(far(here, player.space, at(seat_words(view, player.seat), player.space)))
        elif player.space == here and player.seat != view.seat and view.seat >= 0:
            told.append(say("board-survey-with-you", player=seat_words(view, player.seat)))
    return told


def near(view: BoardView, here: int) -> list[Message]:
    """The six spaces around: what each is and what a step there costs, where that is known."""
    steps = {step.space: step for step in view.turn.steps}
    told: list[Message] = []
    for side, space in enumerate(NEIGHBOURS[here]):
        direction = named("direction", DIRECTIONS[side])
        found = find_hex(view, space) if space != NOWHERE else None
        step = steps.get(space)
        if found is None:
            told.append(say("board-survey-unknown", direction=direction))
        elif step is not None:
            key = "board-line-step-provokes" if step.provokes else "board-line-step"
            words = hex_words(view, found)
            told.append(say(key, direction=direction, space=words, cost=number_words(step.cost)))
        else:
            told.append(say("board-survey-near", direction=direction, space=hex_words(view, found)))
    return told


def distances(view: BoardView, here: int, about: str, wanted: Wanted) -> list[Message]:
    """The distances to everything worth going to, the nearest first; only what fits the words, if there are some."""
    found: list[tuple[int, int, Message]] = []
    for each in spaces(view):
        name = hex_words(view, each)
        is_worth = each.site != "none" or bool(each.enemies) or bool(each.shields)
        if each.space != here and (wanted(about, name) if about else is_worth):
            found.append((distance(here, each.space), each.space, name))
    for player in view.players:
        name = seat_words(view, player.seat)
        if player.space >= 0 and player.space != here and (not about or wanted(about, name)):
            found.append((distance(here, player.space), player.space, name))
    found.sort(key=lambda one: one[:2])
    return [far(here, space, name) for _, space, name in found]


def threats(view: BoardView, here: int, about: str, wanted: Wanted) -> list[Message]:
    """The enemies of the combat, or those on the map, the nearest first, with what is known of them."""
    if view.combat is not None:
        return combat_lines(view, view.combat)
    found: list[tuple[int, int, Message]] = []
    for each in spaces(view):
        for token in each.enemies:
            name = strength(token)
            if not about or wanted(about, name):
                found.append((distance(here, each.space) if here >= 0 else 0, each.space, name))
    found.sort(key=lambda one: one[:2])
    return [far(here, space, at(name, space)) for _, space, name in found]


def at(name: Message, space: int) -> Message:
    return say("board-survey-at", what=name, place=place_text(space))


def strength(token: TokenView) -> Message:
    """An enemy with its attacks and Armor; of one that lies face down only the pile."""
    name = token_words(token)
    kinds = [kind for kind in LIB.enemies if kind.name == token.enemy]
    if not kinds:
        return name
    kind = kinds[0]
    attacks = [
        say("board-survey-attack", value=value, element=element_name(element))
        if summoned < 0
        else Message("board-survey-summons")
        for value, element, summoned in zip(kind.attack_values, kind.attack_elements, kind.summons, strict=True)
    ]
    return say("board-survey-strength", enemy=name, attacks=attacks, armor=kind.armor_elusive)


def spaces(view: BoardView) -> list[HexView]:
    return [each for tile in view.tiles for each in tile.hexes]


def far(here: int, space: int, name: Message) -> Message:
    """A thing with its distance and bearing."""
    steps = distance(here, space) if here >= 0 else 0
    if steps == 0:
        return say("board-survey-right-here", what=name)
    return say("board-survey-far", what=name, count=steps, direction=named("direction", bearing(here, space)))


def bearing(here: int, space: int) -> str:
    """The nearest of the eight points of the compass from one space to another."""
    (q1, r1), (q2, r2) = hex_place(here), hex_place(space)
    east, north = (2 * (q2 - q1) + r2 - r1) * HALF, (r1 - r2) * HEIGHT
    word = ""
    if abs(north) * 1000 > abs(east) * FLAT:
        word += "n" if north > 0 else "s"
    if abs(east) * 1000 > abs(north) * FLAT:
        word += "e" if east > 0 else "w"
    return word
