"""Counterspells: what they bring with them when they succeed. What they add to the roll is a number of the spell."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.parts import DEALT, spell_part
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.events import BY_ABILITY, BookRead
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.state.battle import Battle


class Counter(Spellwork):
    """Nothing but its number."""

    def __init__(self, word: str = "counter") -> None:
        super().__init__(word)


class Unravel(Counter):
    """Whoever counters looks through the caster's book."""

    def __init__(self) -> None:
        super().__init__("unravel")

    def countered(self, flow: Flow[Battle], figure: int, cast: Cast, spell: SpellDef) -> None:
        state = flow.state
        keys = tuple([state.cards[card].spell for card in state.books[cast.book].stack])
        flow.emit(BookRead(cast.book, state.controller[figure], keys))


class Backlash(Counter):
    """The caster is hurt."""

    def __init__(self) -> None:
        super().__init__("backlash")

    def countered(self, flow: Flow[Battle], figure: int, cast: Cast, spell: SpellDef) -> None:
        hurt(flow, cast.caster, [(spell_part(spell, DEALT), spell.amount("damage"))], BY_ABILITY, figure)
