"""Sorceries that bring eliminated figures back."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.content import factions
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures import dial
from mageknight.minis.figures.roster import called, touches_foe
from mageknight.minis.rules.figures.returning import bring_back, return_refusal
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.state.battle import ELIMINATED, Battle


def fallen(state: Battle, caster: int) -> list[int]:
    """The eliminated figures of the caster's player."""
    seat = state.controller[caster]
    return [each for each, where in enumerate(state.where) if where == ELIMINATED and state.owner[each] == seat]


class Recall(Spellwork):
    """As Necromancy without its die: the figure returns turned a number of clicks from its start."""

    def __init__(self) -> None:
        super().__init__("recall", aims=True)

    def refusal(self, state: Battle, caster: int, spell: SpellDef) -> Refusal | None:
        if touches_foe(state, caster):
            return state.edition.refuse("minis-touches-foe", "necromancy", figure=called(state, caster))
        return None

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return fallen(state, caster)

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        found = return_refusal(state, caster, target, False)
        if found is None and dial.is_eliminated(state.defs[target], self.click(state, spell, target)):
            found = state.edition.refuse("minis-spell-too-weak", "spell", target=called(state, target))
        return found

    def click(self, state: Battle, spell: SpellDef, target: int) -> int:
        """The click the figure returns at."""
        known = state.defs[target]
        return dial.after_damage(known, known.start, spell.amount("clicks"))

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        bring_back(flow, cast.caster, cast.target, self.click(flow.state, spell, cast.target))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 60 * (state.defs[target].clicks - self.click(state, spell, target))


class Levy(Recall):
    """As Summon, for Mage Spawn up to a number of points."""

    def __init__(self) -> None:
        Spellwork.__init__(self, "levy", aims=True)

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        found = return_refusal(state, caster, target, False)
        if found is not None:
            return found
        if factions.ids()["mage-spawn"] not in state.defs[target].factions:
            return state.edition.refuse("minis-not-mage-spawn", "spell", figure=called(state, target))
        if state.defs[target].points > spell.amount("points"):
            return state.edition.refuse("minis-worth-too-much", "spell", figure=called(state, target))
        return None

    def click(self, state: Battle, spell: SpellDef, target: int) -> int:
        return state.defs[target].start
