"""Healing: who can be healed by another figure, and the die of a healing."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.content.abilities import ability, numbers
from mageknight.minis.effects.parts import CRITICAL, DIE, Parts
from mageknight.minis.events import FOR_HEALING, DiceRolled
from mageknight.minis.figures.figure import DAMAGE_TYPES
from mageknight.minis.figures.roster import NOT_HEALABLE, called, is_fielded, is_healable, members, powers, touches_foe
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.large.giants import ignored_refusal
from mageknight.minis.state.battle import Battle

GOLEM: Final = DAMAGE_TYPES.index("golem")


def aid_refusal(state: Battle, healer: int, target: int, topic: str, apart: bool = True) -> Refusal | None:
    """The reason a figure cannot be healed by another one, wherever they stand; `topic` is the ability that would heal, `apart`: it
    heals nobody who touches an opposing figure."""
    if healer == target:
        return state.edition.refuse("minis-targets-itself")
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if state.captor[target] >= 0:
        return state.edition.refuse("minis-target-captive", target=called(state, target))
    if not state.friends[state.controller[healer]] >> target & 1:
        return state.edition.refuse("minis-heal-foe", topic, target=called(state, target))
    if apart and touches_foe(state, target):
        return state.edition.refuse("minis-heal-in-contact", topic, target=called(state, target))
    found = ignored_refusal(state, target, numbers()[topic])
    if found is not None:
        return found
    if not is_healable(state, target):
        return state.edition.refuse(
            "minis-not-healable", not_healable_topic(state, target), target=called(state, target)
        )
    return None


def is_golem(state: Battle, figure: int) -> bool:
    """Is this a golem, by its damage type (M2-HEAL-02)?"""
    return state.defs[figure].types.damage == GOLEM


def golem_refusal(state: Battle, target: int, topic: str) -> Refusal | None:
    """The reason a golem is not healed as flesh is."""
    if not is_golem(state, target):
        return None
    return state.edition.refuse("minis-heal-golem", topic, target=called(state, target))


def not_healable_topic(state: Battle, figure: int) -> str:
    """The ability that keeps a figure from being healed."""
    return ability(members(powers(state, figure) & NOT_HEALABLE)[0]).name + "-healing"


def with_critical(part: int, amount: int, critical: bool) -> Parts:
    """The clicks of a healing; a 12 before it heals one click more."""
    return [(part, amount), (CRITICAL, 1)] if critical else [(part, amount)]


class HealRoll(Roll[Battle]):
    """The die of a healing."""

    FIELDS = ("healer", "target", "critical")

    def __init__(self, healer: int, target: int, critical: bool) -> None:
        super().__init__(DICE, 1, 6)
        self.healer = healer
        self.target = target
        self.critical = critical

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_HEALING, flow.state.controller[self.healer], self.healer, (die,)))
        heal(flow, self.target, with_critical(DIE, die, self.critical), self.healer)
