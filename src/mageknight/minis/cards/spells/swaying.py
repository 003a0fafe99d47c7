"""Sorceries that change sides: their target obeys another player for a while."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.cards.targeting import foe_refusal
from mageknight.minis.content.abilities import numbers
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.figures.roster import called, foes_of, members
from mageknight.minis.rules.figures.control import card_refusal, pass_control
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import LENDS, Lasting


class Beguile(Spellwork):
    """An opponent within range, worth up to a number of points, obeys the caster's player until it shakes that off."""

    def __init__(self) -> None:
        super().__init__("beguile", aims=True)

    def pool(self, state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
        return members(foes_of(state, caster))

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        found = foe_refusal(state, caster, target)
        if found is None:
            found = card_refusal(state, state.controller[caster], target)
        if found is None and state.defs[target].points > spell.amount("points"):
            found = state.edition.refuse("minis-worth-too-much", "spell", figure=called(state, target))
        return found

    def resolve(self, flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
        pass_control(flow, cast.target, flow.state.controller[cast.caster])
        begin_lasting(flow, Lasting(LENDS, cast.caster, cast.target, numbers()["controlled"]))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 8 * state.defs[target].points
