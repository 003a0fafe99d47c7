"""What a figure could do: the words worth asking about, by its dial and where it stands.

Only a first sieve for lists and random play; whether an action is legal is asked of the manner itself.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.abilities import (
    BOUND,
    CHARGE,
    FLAME_LIGHTNING,
    HEALING,
    MAGIC_BLAST,
    MAGIC_CONFUSION,
    MAGIC_FREEZE,
    MAGIC_HEALING,
    MAGIC_LEVITATION,
    NECROMANCY,
    NIMBLE,
    REGENERATION,
    SHOCKWAVE,
    SUMMON,
    SWEEP,
)
from mageknight.minis.roster import powers
from mageknight.minis.state import ACTED, Battle

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


def words_for(state: Battle, figure: int) -> list[str]:
    """The words of the manners a figure might use now, in a fixed order."""
    mask = powers(state, figure)
    if state.marks[figure] & ACTED:
        return ["nimble"] if mask >> NIMBLE & 1 else []
    words = _moves(state, figure, mask)
    if state.defs[figure].range:
        words.append("shoot")
        for ability, word in RANGED_WORDS:
            if mask >> ability & 1:
                words.append(word)
    if state.table.touch[figure] or state.table.ground.walls:
        words += ["fight", "capture"]
        if mask >> SWEEP & 1:
            words.append("sweep")
        if mask >> HEALING & 1:
            words.append("heal")
    if mask >> NIMBLE & 1:
        words.append("nimble")
    words.append("pass")
    return words


def _moves(state: Battle, figure: int, mask: int) -> list[str]:
    """Charge and Bound replace the plain move: they go further, or attack at its end."""
    if mask >> CHARGE & 1:
        words = ["charge-double", "charge"]
    elif mask >> BOUND & 1:
        words = ["bound-double", "bound"]
    else:
        words = ["move"]
        if state.table.touch[figure] and state.edition.formations:
            words.append("march")
    for ability, word in MOVE_WORDS:
        if mask >> ability & 1:
            words.append(word)
    return words
