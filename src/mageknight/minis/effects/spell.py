"""A spell's work: a spellwork is one object for every word of `content.spells.WORKS`, found in `minis.cards.spells`.

A spellwork says whom its spells may be cast at and why not, what happens when their text is carried out, and what they are worth to
whoever thinks of casting them. The works of enchantments, glyphs and illusions also have hooks that are asked while a spell of theirs is
in force (`effects.forces`); each gets the entry of `minis.state.lasting` and the spell. Numbers come from the spell, never from the code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting

if TYPE_CHECKING:
    from mageknight.kernel.agenda import Flow
    from mageknight.kernel.refusal import Refusal
    from mageknight.minis.actions.manner import AttackManner, Manner
    from mageknight.minis.effects.moment import Happening
    from mageknight.minis.rules.spells.cast import Cast


class Spellwork:
    """One way in which spells work. `aims`: its spells have a target, chosen when they are cast; `at_spells`: that is a spell in
    force, not a figure."""

    def __init__(self, word: str, aims: bool = False, at_spells: bool = False) -> None:
        self.word = word
        self.aims = aims
        self.at_spells = at_spells

    # Casting.

    def refusal(self, state: Battle, caster: int, spell: SpellDef) -> Refusal | None:
        """The reason the spell cannot be cast now, where nothing else keeps its caster from casting."""
        return None

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        """Everything a player might think of as target: figures, or where a spell aims at spells the cards of those in force."""
        return []

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        """The reason this is no target."""
        return None

    def chance(self, state: Battle, caster: int, target: int) -> int:
        """In how many of 36 throws the attack of the spell hits; -1 where it attacks nobody."""
        return -1

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        """Carry out the text. A spell that stays in force is entered by `rules.spells.casting` itself."""

    def countered(self, flow: Flow[Battle], figure: int, cast: Cast, spell: SpellDef) -> None:
        """The consequences of a counterspell when a figure has countered a spell by it."""

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        """The worth of casting it, in hundredths of a click of damage; a rough guess for bots."""
        return 100

    # In force.

    def attack(
        self,
        state: Battle,
        entry: Lasting,
        spell: SpellDef,
        manner: AttackManner,
        attacker: int,
        target: int,
        parts: Parts,
    ) -> None:
        """The addition to an attack."""

    def defense(
        self,
        state: Battle,
        entry: Lasting,
        spell: SpellDef,
        manner: AttackManner,
        attacker: int,
        target: int,
        parts: Parts,
    ) -> None:
        """The addition to a defense."""

    def damage(
        self,
        state: Battle,
        entry: Lasting,
        spell: SpellDef,
        manner: AttackManner,
        attacker: int,
        target: int,
        parts: Parts,
    ) -> None:
        """The addition to the damage of a hit."""

    def speed(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, parts: Parts) -> None:
        """The addition to a speed value."""

    def reach(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, parts: Parts) -> None:
        """The change to a range value."""

    def exposes(self, state: Battle, entry: Lasting, figure: int) -> bool:
        """Is every side of this figure its rear?"""
        return False

    def uncovers(self, state: Battle, entry: Lasting, attacker: int) -> int:
        """Bits of the abilities of others that do not hide them from this attacker."""
        return 0

    def silences(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int) -> bool:
        """Can a figure cast no spell because of it?"""
        return False

    def bars(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, manner: Manner) -> Refusal | None:
        """The reason a figure cannot be given an action because of it."""
        return None

    # Moments.

    def happenings(self) -> list[Happening]:
        """The happenings at certain moments while spells of this kind are in force."""
        return []

    def manners(self) -> list[Manner]:
        """The attacks its spells make."""
        return []
