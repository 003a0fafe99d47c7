"""Powers: what a large warrior of a certain nature does with an action of one of its sections, each once a turn (M2-DRAGON-39, -40)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import SPECIAL, AttackManner, Manner
from mageknight.minis.content.abilities import ability
from mageknight.minis.effects.parts import total
from mageknight.minis.events import ControlPassed
from mageknight.minis.figures.bodies import figures_of, is_cavalry
from mageknight.minis.figures.roster import called, is_fielded
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.attack.values import attack_parts, chance_in_36, defense_parts
from mageknight.minis.rules.figures.control import second_copy_refusal
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_TURN, UNBOUND, Lasting, lasting_of
from mageknight.minis.table.contact import is_within, sees

USED: Final = "power-used"
"""The kind of entry by which a power is not used twice in a turn."""


def once_refusal(state: Battle, figure: int, power: int) -> Refusal | None:
    """The reason a power is not used now: it was, earlier in this turn."""
    used = [entry for entry in lasting_of(state, USED, hull_of(state, figure)) if entry.amount == power]
    if not used:
        return None
    return state.edition.refuse("minis-power-used", "power-once", power=say(ability(power).name_key))


def spend(flow: Flow[Battle], figure: int, power: int) -> None:
    """A power is used."""
    begin_lasting(flow, Lasting(USED, hull_of(flow.state, figure), -1, power, THIS_TURN, bound=UNBOUND))


class Power(Manner):
    """A power that is no attack."""

    def __init__(self, word: str, ability: int) -> None:
        super().__init__(word, SPECIAL, ability)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = once_refusal(state, figure, self.ability)
        if found is None and not self.has_use(state, figure):
            power = say(ability(self.ability).name_key)
            found = state.edition.refuse("minis-power-idle", "power-source", power=power, figure=called(state, figure))
        return found

    def has_use(self, state: Battle, figure: int) -> bool:
        """Would it do anything?"""
        return True

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        spend(flow, figure, self.ability)
        self.use(flow, figure)

    def use(self, flow: Flow[Battle], figure: int) -> None:
        """Use the power."""
        raise AssertionError(f"{self.word} does nothing")


def before(state: Battle, section: int, bits: int, inches: int) -> list[int]:
    """Those of some figures within so many inches of the centre dot that stand before a section, whatever lies between."""
    hull = hull_of(state, section)
    found: list[int] = []
    for other in figures_of(state, bits & ~state.held):
        if hull_of(state, other) != hull and is_within(state.table, section, other, inches):
            if sees(state.table, section, other):
                found.append(other)
    return found


def sway_refusal(state: Battle, seat: int, target: int) -> Refusal | None:
    """The reason a figure cannot come under the control of a seat by a power: cavalry units never do (M2-CAV-10), nor a second copy of a
    Unique. Giants do: what keeps cards off them does not keep powers off (reading R162)."""
    if is_cavalry(state, target):
        return state.edition.refuse("minis-cannot-be-swayed", "cavalry-status", figure=called(state, target))
    return second_copy_refusal(state, seat, hull_of(state, target))


class Release(Frame[Battle]):
    """A figure that did one thing for somebody else obeys its own player again."""

    FIELDS = ("figure", "seat")

    def __init__(self, figure: int, seat: int) -> None:
        self.figure = figure
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        if is_fielded(flow.state, self.figure) and flow.state.controller[self.figure] != self.seat:
            flow.emit(ControlPassed(self.figure, self.seat))


def share_of(state: Battle, figure: int, clicks: int) -> float:
    """The share that so many clicks of damage take from a figure, in points."""
    known = state.defs[figure]
    left = max(1, known.clicks - state.click[figure])
    return known.points * min(clicks, left) / left


def likely(state: Battle, manner: AttackManner, attacker: int, target: int) -> float:
    """The likelihood that an attack hits."""
    adds = total(attack_parts(state, manner, attacker, target, ()))
    guards = total(defense_parts(state, manner, attacker, target, True))
    return chance_in_36(state, adds, guards) / 36
