"""Glyphs with an area, and who is in it on which side."""

from __future__ import annotations

from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures.roster import members
from mageknight.minis.rules.spells.elements import is_near, packed
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import FOR_GOOD, UNBOUND, Lasting


def is_friend(state: Battle, entry: Lasting, figure: int) -> bool:
    """Is a figure on the side of the glyph's player? Captives are on nobody's."""
    return state.friends[entry.seat] >> figure & 1 == 1 and state.captor[figure] < 0


def is_foe(state: Battle, entry: Lasting, figure: int) -> bool:
    return state.foes[entry.seat] >> figure & 1 == 1 and state.captor[figure] < 0


class Area(Spellwork):
    """A glyph with an area; `reaches` asks whether somebody is in it."""

    def reaches(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int) -> bool:
        return is_near(state, entry, figure, spell.amount("inches"))

    def within(self, state: Battle, caster: int, spell: SpellDef, inches: int = 0) -> tuple[list[int], list[int]]:
        """The friends and the foes who would be in the area if the element lay beneath its caster; `inches` beyond it too."""
        seat = state.controller[caster]
        amount = packed(state.table.x[caster], state.table.y[caster])
        entry = Lasting(
            kind=spell.key, source=caster, target=-1, amount=amount, until=FOR_GOOD, seat=seat, bound=UNBOUND
        )
        reach = spell.amount("inches") + inches
        near = [each for each in members(state.table.afield & ~state.held) if is_near(state, entry, each, reach)]
        friends = [each for each in near if is_friend(state, entry, each)]
        return friends, [each for each in near if is_foe(state, entry, each)]

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        """Something for every friend who stands there."""
        return 15 * len(self.within(state, caster, spell)[0])
