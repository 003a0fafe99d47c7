"""Sorceries that attack: their caster makes a ranged attack with other numbers, or with another effect."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import Manner
from mageknight.minis.cards.targeting import spell_in_hand
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.parts import MODIFIER, Parts, spell_part, total
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import foes_of, is_fielded, members
from mageknight.minis.rules.attack.close import harm_refusal
from mageknight.minis.rules.attack.ranged import Shoot, shelter_refusal, touching
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.rules.attack.values import (
    attack_parts,
    chance_in_36,
    damage_parts,
    defense_parts,
    reduction_parts,
)
from mageknight.minis.rules.castles.assailing import assail_refusal
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.rules.turn.tokens import PUSHED, burden
from mageknight.minis.state.battle import Battle

TOKEN_WORTH = 150
"""What a token on an opponent is worth, in hundredths of a click."""


class SpellShot(Shoot):
    """The attack a spell makes: at one target, without a formation (reading R116)."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.chosen = False
        self.formation = False
        self.divides = False
        self.spread = 1

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def number(self, state: Battle, attacker: int, word: str) -> int:
        spell = spell_in_hand(state, attacker)
        return spell.amount(word) if spell is not None else 0

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        spell = spell_in_hand(state, attacker)
        if spell is not None and spell.amount("attack"):
            parts.append((spell_part(spell, MODIFIER), spell.amount("attack")))

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        return self.number(state, attacker, "damage")

    def helper_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """A spell that seeks its target needs no line of fire: neither range nor arc nor what stands between matter, but whoever is
        no target stays none (M2-RANGED-10)."""
        if not self.number(state, attacker, "seeks"):
            return super().helper_refusal(state, attacker, target)
        found = harm_refusal(state, attacker, target)
        if found is None:
            found = assail_refusal(state, self, attacker, target)
        return found if found is not None else shelter_refusal(state, self, attacker, target)

    def by_die(self, state: Battle, attacker: int) -> bool:
        return self.number(state, attacker, "dice") > 0

    def beyond(self, state: Battle, attacker: int, hits: tuple[int, ...]) -> tuple[int, ...]:
        return touching(state, attacker, hits) if self.number(state, attacker, "spread") else ()


class TiringShot(SpellShot):
    """A hit lays an action token instead of dealing damage."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.harms = False

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        if is_fielded(flow.state, target) and tokens_of(flow.state, target) < PUSHED:
            burden(flow, target, attacker)


class Bolt(Spellwork):
    """A ranged attack with the damage, the die or the spread of the spell."""

    SHOT = "spell-bolt"

    def __init__(self, word: str = "bolt") -> None:
        super().__init__(word, aims=True)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return members(foes_of(state, caster))

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        return attack_manner(state, self.SHOT).target_refusal(state, caster, target)

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        flow.then(Strike(self.SHOT, cast.caster, (cast.target,), ()))

    def chance(self, state: Battle, caster: int, target: int) -> int:
        """In how many of 36 throws the attack hits."""
        manner = attack_manner(state, self.SHOT)
        adds = attack_parts(state, manner, caster, target, ())
        return chance_in_36(state, total(adds), total(defense_parts(state, manner, caster, target, True)))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        manner = attack_manner(state, self.SHOT)
        clicks = 350 if spell.amount("dice") else 100 * total(damage_parts(state, manner, caster, target, 1, False))
        clicks += 100 * total(reduction_parts(state, target))
        return max(0, clicks) * self.chance(state, caster, target) // 36

    def manners(self) -> list[Manner]:
        return [SpellShot(self.SHOT)]


class Weary(Bolt):
    """A ranged attack whose hit tires the target."""

    SHOT = "spell-weary"

    def __init__(self) -> None:
        super().__init__("weary")

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return TOKEN_WORTH * self.chance(state, caster, target) // 36 if tokens_of(state, target) < PUSHED else 0

    def manners(self) -> list[Manner]:
        return [TiringShot(self.SHOT)]
