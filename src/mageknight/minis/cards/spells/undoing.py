"""Sorceries that end other spells."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.cards.targeting import range_refusal
from mageknight.minis.content.spells import ENCHANTMENT, GLYPH, SpellDef
from mageknight.minis.effects.forces import Force, forces
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures.roster import reach_of
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.rules.spells.elements import is_near
from mageknight.minis.rules.turn.moments import end_lasting
from mageknight.minis.state.battle import Battle

KINDS = (ENCHANTMENT, GLYPH)
"""What each mode ends."""


def force_of(state: Battle, card: int) -> Force | None:
    """The spell in force on a card."""
    for each in forces(state):
        if each.entry.card == card:
            return each
    return None


class Quench(Spellwork):
    """Choose one: an enchantment on a figure within range ends, or a glyph within range."""

    def __init__(self) -> None:
        super().__init__("quench", aims=True, at_spells=True)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return [each.entry.card for each in forces(state) if each.spell.kind == KINDS[max(0, mode)]]

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        force = force_of(state, target) if target >= 0 else None
        if force is None or force.spell.kind != KINDS[max(0, mode)]:
            return refuse("not-an-option")
        if force.spell.kind == ENCHANTMENT:
            return range_refusal(state, caster, force.entry.target)
        if is_near(state, force.entry, caster, reach_of(state, caster)):
            return None
        return state.edition.refuse("minis-glyph-too-far", "spell", spell=force.spell.title())

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        force = force_of(flow.state, cast.target)
        if force is not None:
            end_lasting(flow, force.entry)

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        force = force_of(state, target)
        if force is None:
            return 0
        return 120 if state.sides[force.entry.seat] != state.sides[state.controller[caster]] else -120
