"""Hits: what lands on a figure an attack has hit, with a die for a dodge or for the clicks where an ability asks for it."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.commands import Divide
from mageknight.minis.content.abilities import SHIELDING
from mageknight.minis.effects.parts import ALLOTTED, CRITICAL, DIE, Parts
from mageknight.minis.events import BY_ATTACK, FOR_CLICKS, FOR_DODGE, DiceRolled, MagicFelt
from mageknight.minis.figures.roster import called, is_fielded, members, powers
from mageknight.minis.rules.attack.assault import DICE, in_hand, miss, note_wound
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.values import ignored_by
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import lasting_of

STEELED: Final = "steeled"
"""The entry of what lasts by which attacks ignore none of a figure's defense abilities."""


class Impact(Frame[Battle]):
    """A hit on one figure: `clicks` of damage as parts, plus a die if `by_die`; `ignored` abilities of it do not count."""

    FIELDS = ("how", "attacker", "target", "clicks", "by_die", "critical", "ignored", "rolled")

    def __init__(
        self,
        how: str,
        attacker: int,
        target: int,
        clicks: tuple[tuple[int, int], ...],
        by_die: bool,
        critical: bool,
        ignored: int,
        rolled: bool = False,
    ) -> None:
        self.how = how
        self.attacker = attacker
        self.target = target
        self.clicks = clicks
        self.by_die = by_die
        self.critical = critical
        self.ignored = ignored
        self.rolled = rolled

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if not is_fielded(state, self.target) or self.target not in in_hand(state).hits:
            return
        manner = attack_manner(state, self.how)
        dodges = not manner.aid and not self.rolled and not state.edition.fighting.in_steps
        if dodges and dodges_on(state, self.target, self.ignored):
            flow.then(DodgeRoll(self.target, self.ignored), self.after_dodge())
        elif not manner.harms:
            manner.land(flow, self.attacker, self.target, self.critical)
        elif self.by_die:
            flow.then(ClicksRoll(self.how, self.attacker, self.target, self.clicks, self.ignored))
        else:
            deal(flow, manner, self.attacker, self.target, list(self.clicks), self.ignored)

    def after_dodge(self) -> Impact:
        """The same hit once the die for a dodge has fallen."""
        return Impact(
            how=self.how,
            attacker=self.attacker,
            target=self.target,
            clicks=self.clicks,
            by_die=self.by_die,
            critical=self.critical,
            ignored=self.ignored,
            rolled=True,
        )


class DodgeRoll(Roll[Battle]):
    """A figure that was hit throws a die: if it is high enough the attack misses after all."""

    FIELDS = ("target", "ignored")

    def __init__(self, target: int, ignored: int) -> None:
        super().__init__(DICE, 1, 6)
        self.target = target
        self.ignored = ignored

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        least = dodges_on(flow.state, self.target, self.ignored)
        flow.emit(DiceRolled(FOR_DODGE, flow.state.controller[self.target], self.target, (die,), least))
        if die >= least:
            miss(flow, self.target)


def dodges_on(state: Battle, figure: int, ignored: int) -> int:
    """The least number of a die by which a figure that was hit is missed after all; 0 if it throws none."""
    mask = powers(state, figure) & ~ignored & state.edition.card.masks.dodges_on
    return state.edition.card.abilities[mask.bit_length() - 1].dodges_on(state, figure) if mask else 0


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
        flow.emit(DiceRolled(FOR_CLICKS, flow.state.controller[self.attacker], self.attacker, (die,)))
        manner = attack_manner(flow.state, self.how)
        deal(flow, manner, self.attacker, self.target, [(DIE, die), *self.extra], self.ignored)


def deal(flow: Flow[Battle], manner: AttackManner, attacker: int, target: int, clicks: Parts, ignored: int) -> None:
    """Turn the dial of a figure that was hit. What that brings with it comes at once, or after all damage of the attack."""
    state = flow.state
    card = state.edition.card
    if state.lasting and lasting_of(state, STEELED, target=target):
        ignored &= ~SHIELDING
    answers = powers(state, target) & ~ignored & card.masks.wounded
    if manner.magic:
        flow.emit(MagicFelt(target))
    dealt = hurt(flow, target, clicks, BY_ATTACK, attacker, ignored)
    if state.edition.fighting.in_steps:
        note_wound(flow, target, dealt, answers)
        return
    manner.follow(flow, attacker, target)
    if dealt == 0:
        return
    if is_fielded(state, attacker):
        mask = powers(state, attacker) & card.masks.wounds
        for number in members(mask) if mask else ():
            card.abilities[number].wounds(flow, manner, attacker, target)
    for number in members(answers) if answers else ():
        if is_fielded(state, attacker):
            card.abilities[number].wounded(flow, manner, attacker, target)


class Allotting(Move[Battle, "Dividing", Divide]):
    """Divide the damage in one way."""

    COMMAND = Divide

    def candidates(self, state: Battle, ask: Dividing) -> list[Command]:
        return [Divide(ask.seat, shares) for shares in ways_to_divide(ask.damage, len(ask.targets))]

    def refusal(self, state: Battle, ask: Dividing, command: Divide) -> Refusal | None:
        if len(command.shares) != len(ask.targets) or min(command.shares) < 0:
            return refuse("not-an-option")
        if sum(command.shares) != ask.damage:
            return state.edition.refuse("minis-divide-all", "part-allotted", damage=ask.damage)
        return None

    def carry_out(self, flow: Flow[Battle], ask: Dividing, command: Divide) -> None:
        state = flow.state
        ignored = ignored_by(state, attack_manner(state, ask.how), ask.attacker)
        extra: tuple[tuple[int, int], ...] = ((CRITICAL, 1),) if ask.critical else ()
        frames: list[Frame[Battle]] = []
        for target, share in zip(ask.targets, command.shares, strict=True):
            if share or extra:
                clicks = ((ALLOTTED, share), *extra)
                frames.append(
                    Impact(
                        how=ask.how,
                        attacker=ask.attacker,
                        target=target,
                        clicks=clicks,
                        by_die=False,
                        critical=ask.critical,
                        ignored=ignored,
                    )
                )
        flow.then(*frames)

    def words(self, state: Battle, ask: Dividing, command: Divide) -> Message:
        lines = [
            say("minis-do-share", figure=called(state, target), amount=share)
            for target, share in zip(ask.targets, command.shares, strict=False)
        ]
        return say("minis-do-divide", shares=lines)

    def about(self, state: Battle, ask: Dividing, command: Divide) -> tuple[str, ...]:
        return tuple([f"figure:{each}" for each, share in zip(ask.targets, command.shares, strict=False) if share])


class Dividing(MoveAsk[Battle]):
    """Several targets are hit: the attacker's player divides the damage among them; a target may get none."""

    FIELDS = ("seat", "how", "attacker", "targets", "damage", "critical")
    KIND = "minis-divide"
    MOVES = (Allotting(),)

    def __init__(
        self, seat: int, how: str, attacker: int, targets: tuple[int, ...], damage: int, critical: bool
    ) -> None:
        super().__init__(seat)
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.damage = damage
        self.critical = critical

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-divide", figure=called(state, self.attacker), damage=self.damage)


def ways_to_divide(damage: int, count: int) -> list[tuple[int, ...]]:
    """Every way to divide damage among some figures."""
    if count == 1:
        return [(damage,)]
    return [(first, *rest) for first in range(damage, -1, -1) for rest in ways_to_divide(damage - first, count - 1)]
