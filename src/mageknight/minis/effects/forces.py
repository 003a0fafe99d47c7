"""Spells in force: what enchantments, glyphs and illusions do to numbers and lines while they last.

Each question walks the register of what lasts; where no spell is in force it costs one look. The same spell counts once for a figure,
however often it is in force (reading R121).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.parts import Parts, total
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting
from mageknight.minis.table.contact import is_within

if TYPE_CHECKING:
    from mageknight.minis.actions.manner import AttackManner, Manner
    from mageknight.minis.effects.spell import Spellwork


BOUNDLESS: Final = 1000
"""More inches than any range."""


class Force:
    """A spell in force: its entry, the spell, and how it works."""

    def __init__(self, entry: Lasting, spell: SpellDef, work: Spellwork) -> None:
        self.entry = entry
        self.spell = spell
        self.work = work


def forces(state: Battle) -> list[Force]:
    """Every spell in force, the older ones first."""
    found: list[Force] = []
    for entry in state.lasting:
        if entry.card >= 0:
            spell = spell_named(entry.kind)
            found.append(Force(entry, spell, state.edition.card.works[spell.does]))
    return found


def forces_doing(state: Battle, word: str) -> list[Force]:
    """The spells in force that work in one way."""
    return [each for each in forces(state) if each.spell.does == word] if state.lasting else []


def forces_on(state: Battle, word: str, figure: int) -> list[Force]:
    """The spells in force that work in one way and reach a figure: everywhere, or where whole hosts fight only within some inches of
    their caster (M2-CONQ-26, reading R184)."""
    return [each for each in forces_doing(state, word) if reaches(state, each.entry, figure)]


def reaches(state: Battle, entry: Lasting, figure: int) -> bool:
    """Does a spell without a range reach a figure? Where its caster must be near, a caster that is gone is near nobody."""
    far = state.edition.scale.far_reach
    if not far:
        return True
    caster = entry.source
    return state.table.afield >> caster & 1 == 1 and is_within(state.table, caster, figure, far)


def _once(found: Parts, parts: Parts) -> None:
    """Add lines that are not there yet: two effects of one spell do not add up (reading R121)."""
    for part, amount in found:
        if all(part != each for each, _ in parts):
            parts.append((part, amount))


def add_attack(state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
    for each in forces(state):
        found: Parts = []
        each.work.attack(state, each.entry, each.spell, manner, attacker, target, found)
        _once(found, parts)


def add_defense(state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
    for each in forces(state):
        found: Parts = []
        each.work.defense(state, each.entry, each.spell, manner, attacker, target, found)
        _once(found, parts)


def add_damage(state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
    for each in forces(state):
        found: Parts = []
        each.work.damage(state, each.entry, each.spell, manner, attacker, target, found)
        _once(found, parts)


def pace(state: Battle, figure: int) -> int:
    """The addition of spells to the speed value of a figure."""
    found: Parts = []
    for each in forces(state):
        parts: Parts = []
        each.work.speed(state, each.entry, each.spell, figure, parts)
        _once(parts, found)
    return total(found)


def extent(state: Battle, figure: int) -> int:
    """The addition of spells to the range value of a figure."""
    found: Parts = []
    for each in forces(state):
        parts: Parts = []
        each.work.reach(state, each.entry, each.spell, figure, parts)
        _once(parts, found)
    return total(found)


def farthest(state: Battle, figure: int) -> int:
    """The greatest range value a figure can have."""
    found = BOUNDLESS
    for each in forces_on(state, "mist", figure):
        found = min(found, each.spell.amount("range"))
    return found


def is_exposed(state: Battle, figure: int) -> bool:
    """Is every side of a figure its rear?"""
    for each in forces(state):
        if each.work.exposes(state, each.entry, figure):
            return True
    return False


def is_silenced(state: Battle, figure: int) -> bool:
    """Can a figure cast no spell where it stands?"""
    for each in forces(state):
        if each.work.silences(state, each.entry, each.spell, figure):
            return True
    return False


def uncovered(state: Battle, attacker: int) -> int:
    """Bits of the abilities of others that do not hide them from this attacker."""
    found = 0
    for each in forces(state):
        found |= each.work.uncovers(state, each.entry, attacker)
    return found


def force_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The reason a figure cannot be given an action because of a spell in force."""
    for each in forces(state):
        found = each.work.bars(state, each.entry, each.spell, figure, manner)
        if found is not None:
            return found
    return None
