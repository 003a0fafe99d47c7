"""Abilities of the attack value that are ways to act: Healing, Magic Blast, Flame/Lightning, Shockwave, Magic Healing, Sweep.

Weapon Master and Sneak Attack are in `rules.close`, Vampirism in `rules.attack`, Venom in `rules.effects`.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import HealBy
from mageknight.minis.content.abilities import (
    FLAME_LIGHTNING,
    HEALING,
    MAGIC_BLAST,
    MAGIC_HEALING,
    MAGIC_IMMUNITY,
    SHOCKWAVE,
    SWEEP,
)
from mageknight.minis.events import FOR_HEALING, DiceRolled, MagicFelt
from mageknight.minis.manners import CLOSE, AttackManner
from mageknight.minis.roster import (
    called,
    damage,
    foes_in_front,
    friends_of,
    has,
    is_fielded,
    is_healable,
    members,
    touches_foe,
)
from mageknight.minis.rules.attack import DICE, Aim, Strike
from mageknight.minis.rules.close import Fight, because, close_refusal, front_refusal, nearest_refusal
from mageknight.minis.rules.damage import heal
from mageknight.minis.rules.parts import CRITICAL, DAMAGE_VALUE, DIE, Parts
from mageknight.minis.rules.ranged import Shoot, firer_refusal, reach_refusal, sight_refusal
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import distance, gap
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.sight import BLOCKED, EDGE_FRONT, UNHINDERED, Optics, trace
from mageknight.minis.table.verdicts import inches

EVERY_ABILITY: Final = ~0

WAVES: Final = Optics(EDGE_FRONT, False, bases=False)
"""A shockwave passes over bases, not through terrain."""


class MagicBlast(Shoot):
    """One target, whatever stands in between; a die gives the clicks (REB-ABL-19)."""

    def __init__(self) -> None:
        super().__init__("magic-blast", MAGIC_BLAST)
        self.magic = True
        self.optics = UNHINDERED

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def by_die(self, state: Battle, attacker: int) -> bool:
        return True


class Flame(Shoot):
    """One roll against the target and everybody touching it, friend or foe; 1 click each (REB-ABL-20, REB-MUL-04)."""

    def __init__(self) -> None:
        super().__init__("flame", FLAME_LIGHTNING)
        self.formation = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        around = state.table.touch[targets[0]] & ~state.held & ~(1 << attacker)
        return (*targets, *members(around))

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        return 1


class Wave(Shoot):
    """Shockwave: one roll against everybody within half range, in all directions (REB-ABL-21, REB-ABL-22)."""

    def __init__(self) -> None:
        super().__init__("shockwave", SHOCKWAVE)
        self.formation = False
        self.ignores = EVERY_ABILITY
        self.optics = WAVES

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = firer_refusal(state, figure)
        if found is None and not in_wave(state, figure):
            found = wave_refusal(state, figure)
        return found

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Strike(self.word, figure, in_wave(flow.state, figure), ()))


def wave_refusal(state: Battle, figure: int) -> Refusal:
    """Nobody is within half the range, or terrain blocks the line to whoever is: how far off the nearest is."""
    table = state.table
    others = members(table.down & ~state.held & ~(1 << figure))
    nearest = min([distance(table, figure, other) for other in others], default=0)
    half = state.defs[figure].range * 50
    name = called(state, figure)
    if nearest <= half:
        return refuse("minis-wave-blocked", "REB-ABL-21", figure=name)
    return refuse("minis-nobody-in-wave", "REB-ABL-21", figure=name, half=inches(half), missing=inches(nearest - half))


def in_wave(state: Battle, figure: int) -> tuple[int, ...]:
    """Everybody a shockwave reaches: no captive, within half the range, with an unblocked line."""
    table = state.table
    reach = state.defs[figure].range * INCH
    found: list[int] = []
    for other in members(table.down & ~state.held & ~(1 << figure)):
        dx = table.x[other] - table.x[figure]
        dy = table.y[other] - table.y[figure]
        if 4 * (dx * dx + dy * dy) <= reach * reach and not trace(table, figure, other, WAVES) & BLOCKED:
            found.append(other)
    return tuple(found)


class Sweeping(Fight):
    """Sweep: one roll against every opposing figure touching the front arc (REB-ABL-28)."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "sweep"
        self.ability = SWEEP
        self.formation = False

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return close_refusal(state, figure)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Strike(self.word, figure, tuple(foes_in_front(flow.state, figure)), ()))


def aid_refusal(state: Battle, healer: int, target: int) -> Refusal | None:
    """Why a figure cannot be healed by another one, wherever they stand (REB-TGT-02, REB-CAP-12, REB-ABL-36)."""
    if healer == target:
        return refuse("minis-targets-itself", "REB-TGT-02")
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if state.captor[target] >= 0:
        return refuse("minis-target-captive", "REB-CAP-12", target=called(state, target))
    if not state.friends[state.owner[healer]] >> target & 1:
        return refuse("minis-heal-foe", "REB-ABL-17", target=called(state, target))
    if touches_foe(state, target):
        return refuse("minis-heal-in-contact", "REB-ABL-17", target=called(state, target))
    if not is_healable(state, target):
        return refuse("minis-not-healable", "REB-ABL-36", target=called(state, target))
    return None


class Heal(AttackManner):
    """Healing: a close combat action on a friend in front (REB-ABL-17)."""

    def __init__(self) -> None:
        super().__init__("heal", CLOSE, HEALING)
        self.aid = True
        self.harms = False

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if touches_foe(state, figure):
            return refuse("minis-heal-in-contact", "REB-ABL-17", target=called(state, figure))
        near = members(state.table.touch[figure] & friends_of(state, figure))
        if not any(self.target_refusal(state, figure, friend) is None for friend in near):
            why = nearest_refusal(state, figure, members(friends_of(state, figure)), self.target_refusal)
            return because(state, figure, "minis-nobody-to-heal", ("REB-ABL-17",), why)
        return None

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = aid_refusal(state, attacker, target)
        if found is None and not state.table.touch[attacker] >> target & 1:
            apart = inches(gap(state.table, attacker, target))
            found = refuse("minis-not-in-contact", "REB-CLS-01", target=called(state, target), gap=apart)
        return found if found is not None else front_refusal(state, attacker, target)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.owner[figure], self.word, figure))

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        flow.then(HealChoice(flow.state.owner[attacker], attacker, target, critical))


def with_critical(part: int, amount: int, critical: bool) -> Parts:
    """The clicks of a healing; a 12 before it heals one click more (REB-CRT-06)."""
    return [(part, amount), (CRITICAL, 1)] if critical else [(part, amount)]


class HealChoice(Ask[Battle]):
    """Heal exactly the damage value, or what a die shows."""

    FIELDS = ("seat", "healer", "target", "critical")
    KIND = "minis-heal"
    COMMANDS = (HealBy,)

    def __init__(self, seat: int, healer: int, target: int, critical: bool) -> None:
        super().__init__(seat)
        self.healer = healer
        self.target = target
        self.critical = critical

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-heal", figure=called(state, self.target))

    def choices(self, state: Battle) -> list[Command]:
        return [HealBy(self.seat, False), HealBy(self.seat, True)]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        return None if isinstance(command, HealBy) else refuse("not-an-option")

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, HealBy)
        if command.die:
            flow.then(HealRoll(self.healer, self.target, self.critical))
        else:
            value = damage(flow.state, self.healer)
            heal(flow, self.target, with_critical(DAMAGE_VALUE, value, self.critical), self.healer)


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
        flow.emit(DiceRolled(FOR_HEALING, flow.state.owner[self.healer], self.healer, (die,)))
        heal(flow, self.target, with_critical(DIE, die, self.critical), self.healer)


class MagicHeal(Shoot):
    """Magic Healing: a ranged combat action on a friend that touches no enemy (REB-ABL-24)."""

    def __init__(self) -> None:
        super().__init__("magic-heal", MAGIC_HEALING)
        self.aid = True
        self.magic = True
        self.harms = False
        self.formation = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def has_target(self, state: Battle, figure: int) -> bool:
        return any(self.target_refusal(state, figure, friend) is None for friend in members(friends_of(state, figure)))

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = aid_refusal(state, attacker, target)
        if found is None and has(state, target, MAGIC_IMMUNITY):
            found = refuse("minis-magic-immune", "REB-ABL-31", target=called(state, target))
        if found is None:
            found = reach_refusal(state, attacker, target)
        return found if found is not None else sight_refusal(state, attacker, target, self.optics)

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        flow.emit(MagicFelt(target))
        flow.then(HealRoll(attacker, target, critical))
