"""Enchantments: what the figure that carries the element has of it."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.cards.targeting import (
    close_by,
    close_refusal,
    foe_refusal,
    friend_refusal,
    friends_and_self,
)
from mageknight.minis.content.abilities import GHOSTFORM, LIMITED_INVISIBILITY
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.forces import forces_doing
from mageknight.minis.effects.moment import HIT, Happening
from mageknight.minis.effects.parts import MODIFIER, Parts, spell_part
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures.roster import called, foes_of, friends_of, is_fielded, members, touches_foe
from mageknight.minis.rules.attack.assault import in_hand
from mageknight.minis.rules.attack.prospects import damage_now
from mageknight.minis.rules.attack.steps import stand_in
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting


class Enchant(Spellwork):
    """On the caster or a friend in contact: changes values, lends abilities."""

    def __init__(self, word: str = "enchant") -> None:
        super().__init__(word, aims=True)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return friends_and_self(state, caster)

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        return close_refusal(state, caster, target)

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
        if entry.target == attacker and spell.amount("attack"):
            parts.append((spell_part(spell, MODIFIER), spell.amount("attack")))

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
        if entry.target == attacker and manner.kind == CLOSE and spell.amount("close-damage"):
            parts.append((spell_part(spell, MODIFIER), spell.amount("close-damage")))

    def speed(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, parts: Parts) -> None:
        if entry.target == figure and spell.amount("speed"):
            parts.append((spell_part(spell, MODIFIER), spell.amount("speed")))

    def reach(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, parts: Parts) -> None:
        if entry.target == figure and spell.amount("range"):
            parts.append((spell_part(spell, MODIFIER), spell.amount("range")))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        if any(each.kind == spell.key and each.target == target for each in state.lasting):
            return 0
        useful = state.defs[target].points
        if spell.amount("range") and not state.defs[target].range:
            return 0
        if spell.amount("close-damage") and not touches_foe(state, target):
            useful //= 2
        return 40 + useful


class Curse(Enchant):
    """On an opponent within range."""

    def __init__(self, word: str = "curse") -> None:
        super().__init__(word)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return members(foes_of(state, caster))

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        return foe_refusal(state, caster, target)


class Doom(Curse):
    """Every side of the target is its rear."""

    def __init__(self) -> None:
        super().__init__("doom")

    def exposes(self, state: Battle, entry: Lasting, figure: int) -> bool:
        return entry.target == figure


class SecondSight(Enchant):
    """The target sees ghosts and the invisible: they do not hide from it."""

    def __init__(self) -> None:
        super().__init__("second-sight")

    def uncovers(self, state: Battle, entry: Lasting, attacker: int) -> int:
        return 1 << GHOSTFORM | 1 << LIMITED_INVISIBILITY if entry.target == attacker else 0

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        hidden = 1 << GHOSTFORM | 1 << LIMITED_INVISIBILITY
        foes = members(foes_of(state, caster))
        return 100 if any(state.defs[foe].masks[state.click[foe]] & hidden for foe in foes) else 5


class Bond(Enchant):
    """Damage an attack deals to the caster may go to the target instead, while they touch."""

    def __init__(self) -> None:
        super().__init__("bond")

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return members(friends_of(state, caster))

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        found = friend_refusal(state, caster, target)
        if found is None and target not in close_by(state, caster):
            found = state.edition.refuse("minis-spell-touches", "spell", target=called(state, target))
        return found

    def happenings(self) -> list[Happening]:
        return [Bleeds("blood-bond", HIT, 0, optional=True, loose=True)]

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return max(0, super().worth(state, caster, spell, target) - state.defs[target].points)


class Bleeds(Happening):
    """The bonded friend takes the damage of an attack that hit the caster."""

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        return [
            (about, each.entry.target) for each in forces_doing(state, "bond") if self.takes(state, each.entry, about)
        ]

    def takes(self, state: Battle, entry: Lasting, hit: int) -> bool:
        touched = state.table.touch[hit] & friends_of(state, hit)
        return entry.source == hit and touched >> entry.target & 1 == 1 and in_hand(state).manner(state).harms

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return is_fielded(state, figure) and is_fielded(state, other) and figure in in_hand(state).hits

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say("minis-do-bond", figure=called(state, figure), other=called(state, other), damage=damage_now(state))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        stand_in(flow, figure, other)
