"""Illusions: what they change for everybody on the battlefield. Those that change lines, modes, formations or dice are asked for there
(`rules.attack.lines`, `rules.movement.modes`, `rules.movement.formations`, Command)."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, RANGED, AttackManner, Manner
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.forces import reaches
from mageknight.minis.effects.parts import MODIFIER, Parts, spell_part
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting


class Mist(Spellwork):
    """No range value is above a number (`effects.forces`)."""

    def __init__(self) -> None:
        super().__init__("mist")

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        seat = state.controller[caster]
        most = spell.amount("range")
        far = [slot for slot, known in enumerate(state.defs) if known.range > most and state.where[slot] == 1]
        return 30 * sum([1 if state.foes[seat] >> slot & 1 else -1 for slot in far])


class Woods(Spellwork):
    """Long lines of fire pass through concealing terrain wherever they go (`rules.attack.lines`)."""

    def __init__(self) -> None:
        super().__init__("woods")

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 40


class Mirage(Spellwork):
    """Water is clear terrain for everybody who moves (`rules.movement.modes`)."""

    def __init__(self) -> None:
        super().__init__("mirage")

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 30 if state.table.ground.wet else 0


class Moon(Spellwork):
    """Close attacks hurt whoever has an action token more."""

    def __init__(self) -> None:
        super().__init__("moon")

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
        if manner.kind == CLOSE and tokens_of(state, target) and reaches(state, entry, target):
            parts.append((spell_part(spell, MODIFIER), spell.amount("damage")))


class Calm(Spellwork):
    """Nobody makes ranged combat attacks; bombs that are due come to nothing (M2-BOMB-23)."""

    def __init__(self) -> None:
        super().__init__("calm")

    def bars(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, manner: Manner) -> Refusal | None:
        if manner.kind == RANGED and reaches(state, entry, figure):
            return state.edition.refuse("minis-becalmed", "spell", spell=spell.title())
        return None

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        seat = state.controller[caster]
        bows = [slot for slot, known in enumerate(state.defs) if known.range and state.where[slot] == 1]
        return 40 * sum([1 if state.foes[seat] >> slot & 1 else -1 for slot in bows])


class Banner(Spellwork):
    """Two figures are enough for a formation (`rules.movement.formations`)."""

    def __init__(self) -> None:
        super().__init__("banner")

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 30


class Stillness(Spellwork):
    """Nobody throws more than one Command die a turn (the ability Command asks)."""

    def __init__(self) -> None:
        super().__init__("stillness")

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 15
