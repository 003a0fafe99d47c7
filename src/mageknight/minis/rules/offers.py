"""What the figures of a seat can do: the list of legal actions.

The same conditions as in `rules.actions`, asked once for a figure instead of once for each of its actions: what a list
leaves out is not worth a refusal. That list and refusals agree is shown by playing, at every step of the fuzzer.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.abilities import (
    BOUND,
    CHARGE,
    FLAME_LIGHTNING,
    FRENZY,
    HEALING,
    MAGIC_BLAST,
    MAGIC_CONFUSION,
    MAGIC_FREEZE,
    MAGIC_HEALING,
    MAGIC_LEVITATION,
    NECROMANCY,
    NIMBLE,
    QUICKNESS,
    REGENERATION,
    SHOCKWAVE,
    SUMMON,
    SWEEP,
)
from mageknight.minis.roster import foes_in_front, powers
from mageknight.minis.rulebook import attack_manner, manner
from mageknight.minis.rules.actions import ONLY_MOVES, PUSHED
from mageknight.minis.rules.capture import NO_CAPTURE
from mageknight.minis.rules.ranged import Shoot, firer_refusal
from mageknight.minis.state import ACTED, RESTING, Battle

RUSH_WORDS: Final = {CHARGE: ("charge-double", "charge"), BOUND: ("bound-double", "bound")}
MOVE_WORDS: Final = (
    (MAGIC_LEVITATION, "levitate"),
    (REGENERATION, "regenerate"),
    (NECROMANCY, "raise"),
    (SUMMON, "summon"),
)
RANGED_WORDS: Final = (
    (MAGIC_BLAST, "magic-blast"),
    (FLAME_LIGHTNING, "flame"),
    (SHOCKWAVE, "shockwave"),
    (MAGIC_HEALING, "magic-heal"),
    (MAGIC_FREEZE, "magic-freeze"),
    (MAGIC_CONFUSION, "magic-confuse"),
)


def legal_words(state: Battle, figure: int, frenzy: bool) -> list[str]:
    """The words of the manners a figure of the active seat can use now, in a fixed order.

    `frenzy`: some figure of the seat must be given its action before those without Frenzy.
    """
    mask = powers(state, figure)
    words: list[str] = []
    if not state.marks[figure] & (ACTED | RESTING):
        paid = state.actions > 0
        if state.tokens[figure] < PUSHED and (not frenzy or mask >> FRENZY & 1):
            if paid or mask >> QUICKNESS & 1:
                _add_moves(state, figure, mask, words)
            if paid and not mask & ONLY_MOVES and state.captive[figure] < 0:
                _add_attacks(state, figure, mask, words)
        if paid and state.edition.passes:
            words.append("pass")
    if mask >> NIMBLE & 1:
        words.append("nimble")
    return words


def _add_moves(state: Battle, figure: int, mask: int, words: list[str]) -> None:
    """Charge and Bound replace the plain move: they go further, or attack at its end."""
    if mask & (1 << CHARGE | 1 << BOUND):
        _add_open(state, figure, RUSH_WORDS[CHARGE] if mask >> CHARGE & 1 else RUSH_WORDS[BOUND], words)
        if mask >> CHARGE & 1 and mask >> BOUND & 1:
            _add_open(state, figure, RUSH_WORDS[BOUND], words)
        _add_open(state, figure, ("move",), words)
    else:
        words.append("move")
    if state.table.touch[figure] & state.friends[state.owner[figure]] and state.edition.formations:
        _add_open(state, figure, ("march",), words)
    for ability, word in MOVE_WORDS:
        if mask >> ability & 1:
            _add_open(state, figure, (word,), words)


def _add_attacks(state: Battle, figure: int, mask: int, words: list[str]) -> None:
    if state.defs[figure].range and firer_refusal(state, figure) is None:
        plain = attack_manner("shoot")
        if isinstance(plain, Shoot) and plain.has_target(state, figure):
            words.append("shoot")
        for ability, word in RANGED_WORDS:
            if mask >> ability & 1:
                _add_open(state, figure, (word,), words)
    if foes_in_front(state, figure):
        words.append("fight")
        if state.edition.captures and not mask & NO_CAPTURE:
            _add_open(state, figure, ("capture",), words)
        if mask >> SWEEP & 1:
            words.append("sweep")
    if mask >> HEALING & 1:
        _add_open(state, figure, ("heal",), words)


def _add_open(state: Battle, figure: int, tried: tuple[str, ...], words: list[str]) -> None:
    """Add those of the words that are not refused."""
    for word in tried:
        if manner(word).refusal(state, figure) is None:
            words.append(word)
