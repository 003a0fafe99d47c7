"""Glyphs with an area, and who is in it on which side."""

from __future__ import annotations

from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.rules.spells.elements import is_near
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting


def is_friend(state: Battle, entry: Lasting, figure: int) -> bool:
    """Is a figure on the side of the glyph's player? Captives are on nobody's."""
    return state.friends[entry.seat] >> figure & 1 == 1 and state.captor[figure] < 0


def is_foe(state: Battle, entry: Lasting, figure: int) -> bool:
    return state.foes[entry.seat] >> figure & 1 == 1 and state.captor[figure] < 0


class Area(Spellwork):
    """A glyph with an area; `reaches` asks whether somebody is in it."""

    def reaches(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int) -> bool:
        return is_near(state, entry, figure, spell.amount("inches"))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 70
