"""Sorceries that heal."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.refusal import Refusal
from mageknight.minis.cards.targeting import friend_refusal, range_refusal
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.parts import DEALT, DIE, spell_part
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.events import FOR_HEALING, DiceRolled
from mageknight.minis.figures.roster import called, friends_of, is_healable, members
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.attack.healing import golem_refusal, is_golem, not_healable_topic
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.state.battle import Battle


class Mend(Spellwork):
    """A friend within range is healed: of a number of clicks, or of a die less a number, at least 1. Spells for golems heal golems
    only and repair markers do not stop them; others heal everybody else."""

    def __init__(self) -> None:
        super().__init__("mend", aims=True)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return members(friends_of(state, caster))

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        found = friend_refusal(state, caster, target)
        if found is None:
            found = range_refusal(state, caster, target)
        if found is not None:
            return found
        if spell.amount("golems"):
            if not is_golem(state, target):
                return state.edition.refuse("minis-spell-golem", "spell", target=called(state, target))
        else:
            found = golem_refusal(state, target, "spell")
        if found is None and not is_healable(state, target):
            found = state.edition.refuse(
                "minis-not-healable", not_healable_topic(state, target), target=called(state, target)
            )
        if found is None and state.click[target] == state.defs[target].start:
            found = state.edition.refuse("minis-spell-unhurt", "spell", target=called(state, target))
        return found

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        if spell.amount("heals"):
            parts = [(spell_part(spell, DEALT), spell.amount("heals"))]
            heal(flow, cast.target, parts, cast.caster, spell.amount("golems") > 0)
        else:
            flow.then(MendRoll(cast.caster, cast.target, spell.amount("less"), spell_part(spell, DEALT)))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        lost = 100 * (state.click[target] - state.defs[target].start)
        return min(lost, 100 * spell.amount("heals") or 200)


class MendRoll(Roll[Battle]):
    """The die of a healing spell: so much less than it shows, at least 1."""

    FIELDS = ("caster", "target", "less", "part")

    def __init__(self, caster: int, target: int, less: int, part: int) -> None:
        super().__init__(DICE, 1, 6)
        self.caster = caster
        self.target = target
        self.less = less
        self.part = part

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_HEALING, flow.state.controller[self.caster], self.caster, (die,)))
        less = min(self.less, die - 1)
        heal(flow, self.target, [(DIE, die), (self.part, -less)], self.caster)
