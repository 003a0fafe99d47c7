"""Attacks: from the chosen targets to the turned dials.

Close and ranged attacks, healing and capture attempts run through the same frames. The manner says what is different:
`Aim` asks for targets and companions, `AttackRoll` throws the dice once for all figures reached, `Impact` lets a hit land on one
of them, with a die for a dodge or for the clicks where an ability asks for it.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import ABILITIES, MASKS
from mageknight.minis.commands import Decline, Enough, Join, Target
from mageknight.minis.events import (
    BY_ATTACK,
    BY_CRITICAL_MISS,
    FOR_ATTACK,
    FOR_CLICKS,
    FOR_DODGE,
    Attacked,
    DiceRolled,
    MagicFelt,
)
from mageknight.minis.manners import AttackManner
from mageknight.minis.roster import called, is_fielded, members, powers
from mageknight.minis.rulebook import attack_manner
from mageknight.minis.rules import formations
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import DIE, FUMBLED, Parts, total
from mageknight.minis.rules.values import attack_parts, damage_parts, defense_parts, ignored_by, is_by_die, is_hit
from mageknight.minis.state import Battle

DICE: Final = 0
"""The stream of all dice of a battle."""

CRITICAL_MISS: Final = 2
CRITICAL_HIT: Final = 12


class Aim(Ask[Battle]):
    """Choose the targets of an attack, then the companions of a formation.

    `optional`: the attack may be left out, as after a charge.
    """

    FIELDS = ("seat", "how", "attacker", "targets", "companions", "optional")
    KIND = "minis-aim"
    COMMANDS = (Target, Join, Enough, Decline)

    def __init__(
        self,
        seat: int,
        how: str,
        attacker: int,
        targets: tuple[int, ...] = (),
        companions: tuple[int, ...] = (),
        optional: bool = False,
    ) -> None:
        super().__init__(seat)
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.optional = optional

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-aim", figure=called(state, self.attacker), how=say("minis-how-" + self.how))

    def choices(self, state: Battle) -> list[Command]:
        manner = attack_manner(state, self.how)
        found: list[Command] = []
        if self._takes_more_targets(state, manner):
            for figure in targets_of(state, manner, self.attacker):
                if figure not in self.targets:
                    found.append(Target(self.seat, figure))
        if self.targets:
            for figure in self._joiners(state, manner):
                found.append(Join(self.seat, figure))
            if self._is_complete(state, manner):
                found.append(Enough(self.seat))
        elif self.optional:
            found.append(Decline(self.seat))
        return found

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        manner = attack_manner(state, self.how)
        if isinstance(command, Target):
            return self._target_refusal(state, manner, command.figure)
        if isinstance(command, Join):
            return self._join_refusal(state, manner, command.figure)
        if isinstance(command, Decline):
            return None if self.optional and not self.targets else refuse("not-an-option")
        if not self.targets:
            return refuse("minis-no-target-yet")
        if not self._is_complete(state, manner):
            return formations.size_refusal(state, manner.kind, len(self.companions) + 1)
        return None

    def _takes_more_targets(self, state: Battle, manner: AttackManner) -> bool:
        return not self.companions and len(self.targets) < manner.most_targets(state, self.attacker)

    def _target_refusal(self, state: Battle, manner: AttackManner, figure: int) -> Refusal | None:
        if figure in self.targets:
            return state.edition.refuse("minis-targeted-twice")
        if self.companions:
            return state.edition.refuse("minis-formation-one-target")
        if len(self.targets) >= manner.most_targets(state, self.attacker):
            most = manner.most_targets(state, self.attacker)
            return state.edition.refuse("minis-no-more-targets", most=most)
        return manner.target_refusal(state, self.attacker, figure)

    def _join_refusal(self, state: Battle, manner: AttackManner, figure: int) -> Refusal | None:
        if len(self.targets) != 1:
            return state.edition.refuse("minis-formation-one-target")
        return formations.join_refusal(state, manner, self.attacker, self.companions, self.targets[0], figure)

    def _joiners(self, state: Battle, manner: AttackManner) -> list[int]:
        if len(self.targets) != 1 or not manner.formation or not state.edition.formations:
            return []
        return formations.joiners(state, manner, self.attacker, self.companions, self.targets[0])

    def _is_complete(self, state: Battle, manner: AttackManner) -> bool:
        return not self.companions or formations.is_attack_formation(
            state, manner.kind, (self.attacker, *self.companions)
        )

    def forced(self, state: Battle) -> Command | None:
        """Once a target is chosen and nothing can be added, the dice are thrown."""
        if not self.targets:
            return None
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 and isinstance(choices[0], Enough) else None

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Target):
            targets = (*self.targets, command.figure)
            flow.then(Aim(self.seat, self.how, self.attacker, targets, self.companions, self.optional))
        elif isinstance(command, Join):
            companions = (*self.companions, command.figure)
            flow.then(Aim(self.seat, self.how, self.attacker, self.targets, companions, self.optional))
        elif isinstance(command, Enough):
            flow.then(Strike(self.how, self.attacker, self.targets, self.companions))


def targets_of(state: Battle, manner: AttackManner, attacker: int) -> list[int]:
    """Every figure that can be the target of this attack, in order."""
    seat = state.owner[attacker]
    pool = state.friends[seat] if manner.aid else state.foes[seat]
    return [
        figure
        for figure in members(pool & state.table.afield)
        if manner.target_refusal(state, attacker, figure) is None
    ]


class Strike(Frame[Battle]):
    """An attack whose targets and companions are settled: companions get their tokens, then the dice fall."""

    FIELDS = ("how", "attacker", "targets", "companions")

    def __init__(self, how: str, attacker: int, targets: tuple[int, ...], companions: tuple[int, ...]) -> None:
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions

    def run(self, flow: Flow[Battle]) -> None:
        for companion in self.companions:
            formations.enlist(flow, companion)
        flow.then(AttackRoll(self.how, self.attacker, self.targets, self.companions))


class AttackRoll(Roll[Battle]):
    """The two dice of an attack, thrown once for all figures reached (REB-MUL-06)."""

    FIELDS = ("how", "attacker", "targets", "companions")

    def __init__(self, how: str, attacker: int, targets: tuple[int, ...], companions: tuple[int, ...]) -> None:
        super().__init__(DICE, 2, 6)
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        dice = outcome[0] + outcome[1] + 2
        flow.emit(DiceRolled(FOR_ATTACK, state.owner[self.attacker], self.attacker, (outcome[0] + 1, outcome[1] + 1)))
        manner = attack_manner(state, self.how)
        critical = state.edition.criticals and dice == CRITICAL_HIT
        reached = manner.reached(state, self.attacker, self.targets)
        frames: list[Frame[Battle]] = []
        for target in reached:
            if self._hits(flow, manner, target, dice):
                frames.append(self._impact(state, manner, target, len(reached), critical))
        if state.edition.criticals and dice == CRITICAL_MISS:
            hurt(flow, self.attacker, [(FUMBLED, 1)], BY_CRITICAL_MISS)
        flow.then(*frames)

    def _hits(self, flow: Flow[Battle], manner: AttackManner, target: int, dice: int) -> bool:
        state = flow.state
        aimed = target in self.targets
        adds = attack_parts(state, manner, self.attacker, target, self.companions)
        guards = defense_parts(state, manner, self.attacker, target, aimed)
        attack_total, defense_total = total(adds), total(guards)
        hit = is_hit(state, dice, attack_total, defense_total)
        flow.emit(Attacked(self.attacker, target, dice + attack_total, defense_total, hit, tuple(adds), tuple(guards)))
        return hit

    def _impact(self, state: Battle, manner: AttackManner, target: int, count: int, critical: bool) -> Frame[Battle]:
        ignored = ignored_by(state, manner, self.attacker)
        if not manner.harms:
            return Impact(self.how, self.attacker, target, (), False, critical, ignored)
        clicks = tuple(damage_parts(state, manner, self.attacker, target, count, critical))
        return Impact(
            self.how, self.attacker, target, clicks, is_by_die(state, manner, self.attacker), critical, ignored
        )


class Impact(Frame[Battle]):
    """A hit on one figure: `clicks` of damage as parts, plus a die if `by_die`; `ignored` abilities of it do not count."""

    FIELDS = ("how", "attacker", "target", "clicks", "by_die", "critical", "ignored", "dodged")

    def __init__(
        self,
        how: str,
        attacker: int,
        target: int,
        clicks: tuple[tuple[int, int], ...],
        by_die: bool,
        critical: bool,
        ignored: int,
        dodged: bool = False,
    ) -> None:
        self.how = how
        self.attacker = attacker
        self.target = target
        self.clicks = clicks
        self.by_die = by_die
        self.critical = critical
        self.ignored = ignored
        self.dodged = dodged

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        manner = attack_manner(state, self.how)
        if not is_fielded(state, self.target):
            return
        if not manner.aid and not self.dodged and dodges_on(state, self.target, self.ignored):
            flow.then(DodgeRoll(self))
        elif not manner.harms:
            manner.land(flow, self.attacker, self.target, self.critical)
        elif self.by_die:
            flow.then(ClicksRoll(self.how, self.attacker, self.target, self.clicks, self.ignored))
        else:
            deal(flow, manner, self.attacker, self.target, list(self.clicks), self.ignored)

    def not_dodged(self) -> Impact:
        """The same hit after an attempt to dodge has failed."""
        return Impact(self.how, self.attacker, self.target, self.clicks, self.by_die, self.critical, self.ignored, True)


class DodgeRoll(Roll[Battle]):
    """A figure that was hit throws a die: if it is high enough the attack misses after all."""

    FIELDS = ("impact",)

    def __init__(self, impact: Impact) -> None:
        super().__init__(DICE, 1, 6)
        self.impact = impact

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        target = self.impact.target
        flow.emit(DiceRolled(FOR_DODGE, flow.state.owner[target], target, (die,)))
        if die < dodges_on(flow.state, target, self.impact.ignored):
            flow.then(self.impact.not_dodged())


def dodges_on(state: Battle, figure: int, ignored: int) -> int:
    """The least number of a die by which a figure that was hit is missed after all; 0 if it throws none."""
    mask = powers(state, figure) & ~ignored & MASKS.dodges_on
    return ABILITIES[mask.bit_length() - 1].dodges_on(state, figure) if mask else 0


class ClicksRoll(Roll[Battle]):
    """The die that gives the clicks of a hit instead of the damage value (REB-ABL-18, REB-ABL-19)."""

    FIELDS = ("how", "attacker", "target", "extra", "ignored")

    def __init__(self, how: str, attacker: int, target: int, extra: tuple[tuple[int, int], ...], ignored: int) -> None:
        super().__init__(DICE, 1, 6)
        self.how = how
        self.attacker = attacker
        self.target = target
        self.extra = extra
        self.ignored = ignored

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_CLICKS, flow.state.owner[self.attacker], self.attacker, (die,)))
        manner = attack_manner(flow.state, self.how)
        deal(flow, manner, self.attacker, self.target, [(DIE, die), *self.extra], self.ignored)


def deal(flow: Flow[Battle], manner: AttackManner, attacker: int, target: int, clicks: Parts, ignored: int) -> None:
    """Turn the dial of a figure that was hit, with what its abilities and the attacker's bring with it at once."""
    state = flow.state
    answers = powers(state, target) & ~ignored & MASKS.wounded
    if manner.magic:
        flow.emit(MagicFelt(target))
    dealt = hurt(flow, target, clicks, BY_ATTACK, attacker, ignored)
    manner.follow(flow, attacker, target)
    if dealt == 0:
        return
    if is_fielded(state, attacker):
        mask = powers(state, attacker) & MASKS.wounds
        for number in members(mask) if mask else ():
            ABILITIES[number].wounds(flow, manner, attacker, target)
    for number in members(answers) if answers else ():
        if is_fielded(state, attacker):
            ABILITIES[number].wounded(flow, manner, attacker, target)
