"""Offers of actions: everything the figures of a seat can do.

The same conditions as in `rules.turn.actions`, asked once for a figure instead of once for each of its actions: what a list
leaves out is not worth a refusal. That list and refusals agree is shown by playing, at every step of the fuzzer.
"""

from __future__ import annotations

from mageknight.minis.actions.manner import CLOSE, FREE, MOVE, PASS, RANGED, SPECIAL, Manner
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.forces import force_refusal
from mageknight.minis.figures.bodies import deeds_of, is_passenger
from mageknight.minis.figures.roster import (
    foes_at_stairs,
    foes_in_front,
    has_stridden,
    is_spent,
    moving_powers,
    powers,
    reach_of,
)
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.rules.castles.assailing import deed_refusal
from mageknight.minis.rules.castles.garrison import left_for
from mageknight.minis.rules.cavalry.units import concerns, unit_refusal
from mageknight.minis.rules.chariots.carrying import passenger_refusal
from mageknight.minis.rules.large.brood import in_turn
from mageknight.minis.rules.opening.domains import barred_by
from mageknight.minis.rules.turn.actions import is_for_captors, is_free_move
from mageknight.minis.rules.turn.tokens import is_worn_out
from mageknight.minis.state.battle import STRODE, STRUCK, Battle


def legal_words(state: Battle, figure: int, first: int) -> list[str]:
    """The words of the manners a figure of the active seat can use now, in a fixed order.

    `first`: abilities, as bits, of which one must show before the figure may act: others go before it. 0 for none.
    """
    mask = powers(state, figure) if in_turn(state, figure) else 0
    moves = moving_powers(state, figure)
    words: list[str] = []
    if not is_spent(state, figure) and in_turn(state, figure):
        paid = left_for(state, figure) > 0 or has_stridden(state, figure)
        if not is_worn_out(state, figure) and (not first or mask & first):
            if paid or (moves & state.edition.card.masks.is_free and is_free_move(state, figure)):
                _add_moves(state, figure, moves, words)
            if paid and state.captive[figure] < 0:
                _add_plain(state, figure, SPECIAL, words)
                _add_able(state, figure, SPECIAL, mask, words)
            if paid and not mask & trait(state, "only-moves"):
                if state.captive[figure] < 0:
                    _add_attacks(state, figure, mask, words)
                elif state.edition.fighting.captors_are_targets:
                    _add_plain(state, figure, CLOSE, words, True)
        elif paid and state.books and state.captive[figure] < 0 and (not first or mask & first):
            way = state.edition.ways.by_word["browse"]
            if way.eases(state, figure) and way.is_open(state, figure):
                words.append(way.word)
        if paid and state.edition.passes:
            _add_plain(state, figure, PASS, words)
    _add_able(state, figure, FREE, mask, words)
    return _left(state, figure, words) if words else words


def _left(state: Battle, figure: int, words: list[str]) -> list[str]:
    """Without what a domain or a spell in force bars, and what a cavalry unit or a passenger cannot do."""
    by_word = state.edition.ways.by_word
    if state.beside:
        words = [word for word in words if barred_by(state, by_word[word]) is None]
    if state.lasting:
        words = [word for word in words if force_refusal(state, figure, by_word[word]) is None]
    if concerns(state, figure):
        words = [word for word in words if unit_refusal(state, figure, by_word[word]) is None]
    if is_passenger(state, figure):
        words = [word for word in words if passenger_refusal(state, figure, by_word[word]) is None]
    return words


def section_words(state: Battle, section: int, first: int) -> list[str]:
    """The actions of a castle section: it only shoots (M2-CASTLE-46)."""
    words: list[str] = []
    shot = state.edition.ways.by_word["shoot"]
    if is_spent(state, section) or is_worn_out(state, section) or left_for(state, section) <= 0 or first:
        return words
    if not in_turn(state, section):
        return words
    if powers(state, section) & trait(state, "only-moves") or deed_refusal(state, section, shot) is not None:
        return words
    if firer_refusal(state, section) is None:
        _add_plain(state, section, RANGED, words)
    return _left(state, section, words)


def _add_moves(state: Battle, figure: int, mask: int, words: list[str]) -> None:
    """Some abilities replace the plain move: their moves go further, or end with an attack."""
    ways = state.edition.ways
    if state.defs[figure].is_large:
        if not deeds_of(state, figure) & (STRUCK | STRODE):
            words.append("move")
        return
    if mask & ways.rush_bits:
        _add_open(state, figure, ways.rushes, mask, words)
    _add_plain(state, figure, MOVE, words)
    _add_able(state, figure, MOVE, mask, words)


def _add_attacks(state: Battle, figure: int, mask: int, words: list[str]) -> None:
    if reach_of(state, figure) and firer_refusal(state, figure) is None:
        _add_plain(state, figure, RANGED, words)
        _add_able(state, figure, RANGED, mask, words)
    if foes_in_front(state, figure):
        _add_plain(state, figure, CLOSE, words)
    elif state.table.rooted and foes_at_stairs(state, figure):
        words.append("fight")
    _add_able(state, figure, CLOSE, mask, words)
    for manner in state.edition.ways.afar:
        if manner.is_open(state, figure):
            words.append(manner.word)


def _add_plain(state: Battle, figure: int, kind: int, words: list[str], captor: bool = False) -> None:
    for manner in state.edition.ways.plain[kind]:
        if is_for_captors(manner) == captor and manner.is_open(state, figure):
            words.append(manner.word)


def _add_able(state: Battle, figure: int, kind: int, mask: int, words: list[str]) -> None:
    ways = state.edition.ways
    if mask & ways.bits[kind]:
        _add_open(state, figure, ways.able[kind], mask, words)


def _add_open(state: Battle, figure: int, manners: list[Manner], mask: int, words: list[str]) -> None:
    for manner in manners:
        if mask >> manner.ability & 1 and manner.is_open(state, figure):
            words.append(manner.word)
