"""Attacks: from the chosen targets to the turned dials.

Close and ranged attacks, healing and capture attempts run through the same frames. The manner says what is different:
`Aim` asks for targets and companions, `AttackRoll` throws the dice once for all figures reached, `Impact` lets a hit land on one
of them, with a die for a dodge or for the clicks where an ability asks for it.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import C, Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import ABILITIES, MASKS
from mageknight.minis.commands import Decline, Divide, Enough, Join, Strengthen, Target
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
from mageknight.minis.figure import ATTACK_TYPES
from mageknight.minis.manners import RANGED, AttackManner
from mageknight.minis.roster import called, figure_word, is_fielded, members, powers
from mageknight.minis.rulebook import attack_manner
from mageknight.minis.rules import formations
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import ALLOTTED, CRITICAL, DIE, FUMBLED, Parts, total
from mageknight.minis.rules.values import attack_parts, damage_parts, defense_parts, ignored_by, is_by_die, is_hit
from mageknight.minis.state import Battle

DICE: Final = 0
"""The stream of all dice of a battle."""

BOW: Final = ATTACK_TYPES.index("bow")

CRITICAL_MISS: Final = 2
CRITICAL_HIT: Final = 12


class AimMove(Move[Battle, "Aim", C]):
    """Something to settle before the dice of an attack fall."""

    def about(self, state: Battle, ask: Aim, command: C) -> tuple[str, ...]:
        figure = getattr(command, "figure", -1)
        return (f"figure:{figure}",) if figure >= 0 else (f"figure:{ask.attacker}",)


class Targeting(AimMove[Target]):
    """Choose one more target."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: Aim) -> list[Command]:
        pool = state.friends if ask.manner(state).aid else state.foes
        return [Target(ask.seat, figure) for figure in members(pool[ask.seat] & state.table.down)]

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        manner = ask.manner(state)
        if ask.companions or len(ask.targets) >= manner.most_targets(state, ask.attacker):
            return
        for figure in targets_of(state, manner, ask.attacker):
            if figure not in ask.targets:
                found.append(Target(ask.seat, figure))

    def refusal(self, state: Battle, ask: Aim, command: Target) -> Refusal | None:
        manner = ask.manner(state)
        if command.figure in ask.targets:
            return state.edition.refuse("minis-targeted-twice")
        if ask.companions:
            return state.edition.refuse("minis-formation-one-target")
        most = manner.most_targets(state, ask.attacker)
        if len(ask.targets) >= most:
            return state.edition.refuse("minis-no-more-targets", most=most)
        return manner.target_refusal(state, ask.attacker, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Target) -> None:
        flow.then(ask.having((*ask.targets, command.figure), ask.companions, ask.gifts))

    def words(self, state: Battle, ask: Aim, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))


class Joining(AimMove[C]):
    """Let a companion take part in the attack."""

    def joiners(self, state: Battle, ask: Aim) -> list[int]:
        manner = ask.manner(state)
        if len(ask.targets) != 1 or not manner.formation or not state.edition.formations:
            return []
        return formations.joiners(state, manner, ask.attacker, ask.companions, ask.targets[0])

    def join_refusal(self, state: Battle, ask: Aim, figure: int) -> Refusal | None:
        if len(ask.targets) != 1:
            return state.edition.refuse("minis-formation-one-target")
        manner = ask.manner(state)
        return formations.join_refusal(state, manner, ask.attacker, ask.companions, ask.targets[0], figure)


class Helping(Joining[Join]):
    """The companion helps the attack."""

    COMMAND = Join

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        for figure in self.joiners(state, ask):
            found.append(Join(ask.seat, figure))

    def refusal(self, state: Battle, ask: Aim, command: Join) -> Refusal | None:
        return self.join_refusal(state, ask, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Join) -> None:
        flow.then(ask.having(ask.targets, (*ask.companions, command.figure), ask.gifts))

    def words(self, state: Battle, ask: Aim, command: Join) -> Message:
        return say("minis-do-join", figure=figure_word(state, command.figure))


class Strengthening(Joining[Strengthen]):
    """The companion strengthens the damage instead, where the edition lets bows do so."""

    COMMAND = Strengthen

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        if ask.manner(state).kind == RANGED and state.edition.fighting.gives_damage:
            for figure in self.joiners(state, ask):
                if state.defs[figure].types.attack == BOW:
                    found.append(Strengthen(ask.seat, figure))

    def refusal(self, state: Battle, ask: Aim, command: Strengthen) -> Refusal | None:
        if ask.manner(state).kind != RANGED or not state.edition.fighting.gives_damage:
            return refuse("not-an-option")
        found = self.join_refusal(state, ask, command.figure)
        if found is None and state.defs[command.figure].types.attack != BOW:
            found = state.edition.refuse("minis-bow-gives-damage", figure=called(state, command.figure))
        return found

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Strengthen) -> None:
        flow.then(ask.having(ask.targets, (*ask.companions, command.figure), (*ask.gifts, command.figure)))

    def words(self, state: Battle, ask: Aim, command: Strengthen) -> Message:
        return say("minis-do-strengthen", figure=figure_word(state, command.figure))


class Rolling(AimMove[Enough]):
    """Nothing more: the dice are thrown."""

    COMMAND = Enough

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        if ask.targets and ask.is_complete(state):
            found.append(Enough(ask.seat))

    def refusal(self, state: Battle, ask: Aim, command: Enough) -> Refusal | None:
        if not ask.targets:
            return refuse("minis-no-target-yet")
        if not ask.is_complete(state):
            return formations.size_refusal(state, ask.manner(state).kind, len(ask.companions) + 1)
        return None

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Enough) -> None:
        flow.then(Strike(ask.how, ask.attacker, ask.targets, ask.companions, ask.gifts))

    def words(self, state: Battle, ask: Aim, command: Enough) -> Message:
        return say("minis-do-enough")

    def reveals(self, state: Battle, ask: Aim, command: Enough) -> bool:
        return True


class NotAttacking(AimMove[Decline]):
    """Leave the attack out, as after a charge."""

    COMMAND = Decline

    def collect(self, state: Battle, ask: Aim, found: list[Command]) -> None:
        if ask.optional and not ask.targets:
            found.append(Decline(ask.seat))

    def refusal(self, state: Battle, ask: Aim, command: Decline) -> Refusal | None:
        return None if ask.optional and not ask.targets else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Aim, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: Aim, command: Decline) -> Message:
        return say("minis-do-decline")


class Aim(MoveAsk[Battle]):
    """Choose the targets of an attack, then the companions that take part or help.

    `optional`: the attack may be left out, as after a charge. `gifts` are the companions that give damage.
    """

    FIELDS = ("seat", "how", "attacker", "targets", "companions", "optional", "gifts")
    KIND = "minis-aim"
    MOVES = (Targeting(), Helping(), Strengthening(), Rolling(), NotAttacking())

    def __init__(
        self,
        seat: int,
        how: str,
        attacker: int,
        targets: tuple[int, ...] = (),
        companions: tuple[int, ...] = (),
        optional: bool = False,
        gifts: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat)
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.optional = optional
        self.gifts = gifts

    def manner(self, state: Battle) -> AttackManner:
        return attack_manner(state, self.how)

    def having(self, targets: tuple[int, ...], companions: tuple[int, ...], gifts: tuple[int, ...]) -> Aim:
        """The same decision with something settled."""
        return Aim(self.seat, self.how, self.attacker, targets, companions, self.optional, gifts)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-aim", figure=called(state, self.attacker), how=say("minis-how-" + self.how))

    def is_complete(self, state: Battle) -> bool:
        return not self.companions or formations.is_attack_formation(
            state, self.manner(state).kind, (self.attacker, *self.companions)
        )

    def forced(self, state: Battle) -> Command | None:
        """Once a target is chosen and nothing can be added, the dice are thrown."""
        if not self.targets:
            return None
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 and isinstance(choices[0], Enough) else None


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
    """An attack whose targets and companions are settled: companions that act take part in the action, then the dice fall."""

    FIELDS = ("how", "attacker", "targets", "companions", "gifts")

    def __init__(
        self,
        how: str,
        attacker: int,
        targets: tuple[int, ...],
        companions: tuple[int, ...],
        gifts: tuple[int, ...] = (),
    ) -> None:
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.gifts = gifts

    def run(self, flow: Flow[Battle]) -> None:
        if not formations.is_gang(flow.state, attack_manner(flow.state, self.how).kind):
            for companion in self.companions:
                formations.enlist(flow, companion)
        flow.then(AttackRoll(self.how, self.attacker, self.targets, self.companions, self.gifts))


class AttackRoll(Roll[Battle]):
    """The two dice of an attack, thrown once for all figures reached (REB-MUL-06)."""

    FIELDS = ("how", "attacker", "targets", "companions", "gifts")

    def __init__(
        self,
        how: str,
        attacker: int,
        targets: tuple[int, ...],
        companions: tuple[int, ...],
        gifts: tuple[int, ...] = (),
    ) -> None:
        super().__init__(DICE, 2, 6)
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.gifts = gifts

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        dice = outcome[0] + outcome[1] + 2
        flow.emit(DiceRolled(FOR_ATTACK, state.owner[self.attacker], self.attacker, (outcome[0] + 1, outcome[1] + 1)))
        manner = attack_manner(state, self.how)
        critical = state.edition.criticals and dice == CRITICAL_HIT
        reached = manner.reached(state, self.attacker, self.targets)
        hit = [target for target in reached if self._hits(flow, manner, target, dice)]
        frames: list[Frame[Battle]] = []
        if len(hit) > 1 and manner.divides and state.edition.fighting.splits:
            parts = damage_parts(state, manner, self.attacker, hit[0], len(reached), False, len(self.gifts))
            frames.append(
                Dividing(state.owner[self.attacker], self.how, self.attacker, tuple(hit), total(parts), critical)
            )
        else:
            frames += [self._impact(state, manner, target, len(reached), critical) for target in hit]
        if state.edition.criticals and dice == CRITICAL_MISS:
            hurt(flow, self.attacker, [(FUMBLED, 1)], BY_CRITICAL_MISS)
        flow.then(*frames)

    def _hits(self, flow: Flow[Battle], manner: AttackManner, target: int, dice: int) -> bool:
        state = flow.state
        aimed = target in self.targets
        helping = tuple([each for each in self.companions if each not in self.gifts])
        adds = attack_parts(state, manner, self.attacker, target, helping, aimed)
        guards = defense_parts(state, manner, self.attacker, target, aimed)
        attack_total, defense_total = total(adds), total(guards)
        hit = is_hit(state, dice, attack_total, defense_total)
        flow.emit(Attacked(self.attacker, target, dice + attack_total, defense_total, hit, tuple(adds), tuple(guards)))
        return hit

    def _impact(self, state: Battle, manner: AttackManner, target: int, count: int, critical: bool) -> Frame[Battle]:
        ignored = ignored_by(state, manner, self.attacker)
        if not manner.harms:
            return Impact(self.how, self.attacker, target, (), False, critical, ignored)
        clicks = tuple(damage_parts(state, manner, self.attacker, target, count, critical, len(self.gifts)))
        by_die = is_by_die(state, manner, self.attacker)
        return Impact(self.how, self.attacker, target, clicks, by_die, critical, ignored)


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
                frames.append(Impact(ask.how, ask.attacker, target, clicks, False, ask.critical, ignored))
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
