"""What the figures of a seat can do: the list of legal actions.

The same conditions as in `rules.actions`, asked once for a figure instead of once for each of its actions: what a list
leaves out is not worth a refusal. That list and refusals agree is shown by playing, at every step of the fuzzer.
"""

from __future__ import annotations

from mageknight.minis.ability import MASKS, trait
from mageknight.minis.manners import CLOSE, FREE, MOVE, PASS, RANGED, Manner
from mageknight.minis.roster import foes_in_front, powers
from mageknight.minis.rules.actions import PUSHED, is_for_captors, is_free_move
from mageknight.minis.rules.ranged import firer_refusal
from mageknight.minis.state import ACTED, RESTING, Battle


def legal_words(state: Battle, figure: int, first: int) -> list[str]:
    """The words of the manners a figure of the active seat can use now, in a fixed order.

    `first`: abilities, as bits, of which one must show before the figure may act: others go before it. 0 for none.
    """
    mask = powers(state, figure)
    words: list[str] = []
    if not state.marks[figure] & (ACTED | RESTING):
        paid = state.actions > 0
        if state.tokens[figure] < PUSHED and (not first or mask & first):
            if paid or (mask & MASKS.is_free and is_free_move(state, figure)):
                _add_moves(state, figure, mask, words)
            if paid and not mask & trait(state, "only-moves"):
                if state.captive[figure] < 0:
                    _add_attacks(state, figure, mask, words)
                elif state.edition.fighting.captors_are_targets:
                    _add_plain(state, figure, CLOSE, words, True)
        if paid and state.edition.passes:
            _add_plain(state, figure, PASS, words)
    _add_able(state, figure, FREE, mask, words)
    return words


def _add_moves(state: Battle, figure: int, mask: int, words: list[str]) -> None:
    """Some abilities replace the plain move: their moves go further, or end with an attack."""
    ways = state.edition.ways
    if mask & ways.rush_bits:
        _add_open(state, figure, ways.rushes, mask, words)
    _add_plain(state, figure, MOVE, words)
    _add_able(state, figure, MOVE, mask, words)


def _add_attacks(state: Battle, figure: int, mask: int, words: list[str]) -> None:
    if state.defs[figure].range and firer_refusal(state, figure) is None:
        _add_plain(state, figure, RANGED, words)
        _add_able(state, figure, RANGED, mask, words)
    if foes_in_front(state, figure):
        _add_plain(state, figure, CLOSE, words)
    _add_able(state, figure, CLOSE, mask, words)


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
