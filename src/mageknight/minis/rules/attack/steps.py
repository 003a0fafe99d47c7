"""The steps of an attack, each a frame: name, throw, compare, hit, deal, and what the damage brings with it.

`Strike` lays an attack (`rules.attack.assault`) on the agenda with all its steps above it. Close and ranged attacks, healing and capture
attempts take the same steps; the manner says what is different. With steps 1 to 3 (action, targets, capture) done before it
begins, and tokens and pushing laid by the action after it has ended, the order is that of M2-SEQ-01:

    Naming      companions take part; moment AIMED: cancels and modifiers of attacker and target (steps 4, 5)
    Throwing    the two dice; moment ROLLED (step 7)
    Comparing   value by value under the rule of 3 (step 6); moment MISSED
    Hitting     moment HIT, dodges
    Dealing     the damage, divided where several were hit (step 8)
    Following   moment DAMAGED: effects of damage and attack (step 9)
    Exploding   where the attacker is explosive, those near its targets (`rules.attack.blasts`)

Where an edition knows no such steps (`Fighting.in_steps`) each target dodges, is hurt and has its effects by itself.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import SPECIAL, AttackManner
from mageknight.minis.commands import Target
from mageknight.minis.effects.moment import ACTION_GIVEN, AIMED, DAMAGED, HIT, MISSED, ROLLED, Happening
from mageknight.minis.effects.parts import CRITICAL, FUMBLED, ONE_EACH, total
from mageknight.minis.events import BY_CRITICAL_MISS, FOR_ATTACK, ActionTakenBack, Attacked, DiceRolled
from mageknight.minis.figures.roster import called, figure_word, is_fielded, members, powers, times_shown
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.attack.assault import DICE, Assault, call_off, in_hand, redirect
from mageknight.minis.rules.attack.blasts import Exploding, explodes
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.impact import Dividing, DodgeRoll, Impact, dodges_on
from mageknight.minis.rules.attack.values import (
    attack_parts,
    damage_parts,
    defense_parts,
    ignored_by,
    is_by_die,
    is_hit,
)
from mageknight.minis.rules.large.striking import disputed_sections
from mageknight.minis.rules.movement import formations
from mageknight.minis.rules.turn.moments import raise_at
from mageknight.minis.state.battle import Battle


class Strike(Frame[Battle]):
    """An attack whose targets and companions are settled. `extra`: it is made without an action, as when striking back;
    `settled`: the sections of large warriors among the targets that their controllers have named."""

    FIELDS = ("how", "attacker", "targets", "companions", "gifts", "extra", "settled")

    def __init__(
        self,
        how: str,
        attacker: int,
        targets: tuple[int, ...],
        companions: tuple[int, ...],
        gifts: tuple[int, ...] = (),
        extra: bool = False,
        settled: tuple[int, ...] = (),
    ) -> None:
        self.how = how
        self.attacker = attacker
        self.targets = targets
        self.companions = companions
        self.gifts = gifts
        self.extra = extra
        self.settled = settled

    def at(self, target: int, section: int) -> Strike:
        """The same attack, the section it meets settled."""
        targets = tuple([section if each == target else each for each in self.targets])
        return Strike(
            how=self.how,
            attacker=self.attacker,
            targets=targets,
            companions=self.companions,
            gifts=self.gifts,
            extra=self.extra,
            settled=(*self.settled, section),
        )

    def run(self, flow: Flow[Battle]) -> None:
        for target in self.targets:
            disputed = disputed_sections(flow.state, attack_manner(flow.state, self.how), self.attacker, target)
            if disputed and target not in self.settled:
                flow.then(StruckSection(flow.state.controller[target], self, target, tuple(disputed)))
                return
        assault = Assault(
            how=self.how,
            attacker=self.attacker,
            targets=self.targets,
            companions=self.companions,
            gifts=self.gifts,
            extra=self.extra,
        )
        flow.then(assault)
        if explodes(flow.state, assault):
            flow.then(Exploding())
        flow.then(Naming(), Ready(), Throwing(), Comparing(), Hitting(), Dealing(), Following())


class NamingSection(Move[Battle, "StruckSection", Target]):
    """The controller of a large warrior says which of its sections an attack on a border meets (M2-MDIAL-42, M2-MDIAL-46)."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: StruckSection) -> list[Command]:
        return [Target(ask.seat, section) for section in ask.sections]

    def refusal(self, state: Battle, ask: StruckSection, command: Target) -> Refusal | None:
        return None if command.figure in ask.sections else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: StruckSection, command: Target) -> None:
        """An attack the section cannot be met by is not made: its action is there again (M2-MDIAL-46)."""
        state, strike = flow.state, ask.strike
        if attack_manner(state, strike.how).target_refusal(state, strike.attacker, command.figure) is None:
            flow.then(strike.at(ask.target, command.figure))
        elif not strike.extra:
            flow.emit(ActionTakenBack(strike.attacker, 1))

    def words(self, state: Battle, ask: StruckSection, command: Target) -> Message:
        return say("minis-do-bear", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: StruckSection, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class StruckSection(MoveAsk[Battle]):
    """An attack meets the border of two sections of a large warrior, or touches both."""

    FIELDS = ("seat", "strike", "target", "sections")
    KIND = "minis-struck-section"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (NamingSection(),)

    def __init__(self, seat: int, strike: Strike, target: int, sections: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.strike = strike
        self.target = target
        self.sections = sections

    def prompt(self, state: Battle) -> Message:
        hull = hull_of(state, self.target)
        return say("ask-minis-struck-section", figure=called(state, hull), attacker=called(state, self.strike.attacker))


class Naming(Frame[Battle]):
    """Companions that act take part in the action; then whoever has something to say before the roll."""

    def run(self, flow: Flow[Battle]) -> None:
        assault = in_hand(flow.state)
        if is_fielded(flow.state, assault.attacker):
            raise_at(flow, AIMED, [assault.attacker])
        if not formations.is_gang(flow.state, assault.manner(flow.state).kind):
            for companion in assault.companions:
                formations.enlist(flow, companion)
            raise_at(flow, ACTION_GIVEN, list(assault.companions))


class Ready(Frame[Battle]):
    """Whoever has left the battlefield before the dice fall is no target, and attacks nobody."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        assault = in_hand(state)
        left = tuple([target for target in assault.targets if is_fielded(state, target)])
        if not left or not (is_fielded(state, assault.attacker) or assault.manner(state).outlives):
            call_off(flow)
        elif left != assault.targets:
            redirect(flow, left)


class Throwing(Roll[Battle]):
    """The two dice of an attack, thrown once for all figures reached (REB-MUL-06)."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(DICE, 2, 6)

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        old = in_hand(state)
        new = old.twin()
        new.dice = (outcome[0] + 1, outcome[1] + 1)
        flow.swap(old, new)
        flow.emit(DiceRolled(FOR_ATTACK, state.controller[old.attacker], old.attacker, new.dice))
        if is_fielded(state, old.attacker):
            raise_at(flow, ROLLED, [old.attacker])


class Reading(Frame[Battle]):
    """The dice of an attack roll are read next, unless they are thrown again."""

    def again(self) -> Roll[Battle]:
        """The same throw once more."""
        raise AssertionError("nobody throws")


def reroll(flow: Flow[Battle]) -> None:
    """Both dice of an attack roll are thrown again, and what else was due at the old roll is asked again; done at ROLLED."""
    agenda = flow.state.core.agenda
    for at in range(len(agenda) - 1, -1, -1):
        reading = agenda[at]
        if isinstance(reading, Reading):
            flow.drop_above(reading)
            flow.then(reading.again())
            return
    raise AssertionError("nobody reads dice")


def stand_in(flow: Flow[Battle], target: int, other: int) -> None:
    """Another figure takes the hit of the attack in hand instead of its target; done at HIT."""
    old = in_hand(flow.state)
    new = old.twin()
    new.targets = tuple([other if each == target else each for each in old.targets])
    new.hits = tuple([other if each == target else each for each in old.hits])
    flow.swap(old, new)


class Comparing(Reading):
    """The result is compared with each defense; a roll of 2 pushes the attacker."""

    def again(self) -> Roll[Battle]:
        return Throwing()

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        old = in_hand(state)
        manner = old.manner(state)
        hits: list[int] = []
        misses: list[int] = []
        reached = manner.reached(state, old.attacker, old.targets)
        for target in reached:
            (hits if self._hits(flow, old, manner, target) else misses).append(target)
        for other in manner.beyond(state, old.attacker, tuple(hits)):
            (hits if self._hits(flow, old, manner, other) else misses).append(other)
        new = old.twin()
        new.hits, new.misses = tuple(hits), tuple(misses)
        flow.swap(old, new)
        if old.is_fumbled(state) and manner.is_made(state, old.attacker):
            hurt(flow, old.attacker, [(FUMBLED, 1)], BY_CRITICAL_MISS)
        if misses:
            raise_at(flow, MISSED, misses)

    def _hits(self, flow: Flow[Battle], assault: Assault, manner: AttackManner, target: int) -> bool:
        state = flow.state
        attacker, aimed = assault.attacker, target in assault.targets
        adds = attack_parts(state, manner, attacker, target, assault.helpers(), aimed, assault.adds)
        guards = defense_parts(state, manner, attacker, target, aimed, assault.guards)
        result, defense = assault.roll() + total(adds), total(guards)
        hit = is_hit(state, assault.roll(), total(adds), defense)
        flow.emit(
            Attacked(
                attacker=attacker,
                target=target,
                total=result,
                defense=defense,
                hit=hit,
                adds=tuple(adds),
                guards=tuple(guards),
            )
        )
        return hit


class Hitting(Frame[Battle]):
    """Whoever was hit may still be missed, before anything is dealt."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        assault = in_hand(state)
        if not assault.hits or not state.edition.fighting.in_steps:
            return
        manner = assault.manner(state)
        rolls: list[Frame[Battle]] = []
        for each in assault.hits if not manner.aid and manner.kind != SPECIAL else ():
            ignored = ignored_by(state, manner, assault.attacker, each in assault.targets)
            if dodges_on(state, each, ignored):
                rolls.append(DodgeRoll(each, ignored))
        if rolls:
            flow.then(*rolls, Landed())
        else:
            raise_at(flow, HIT, list(assault.hits))


class Landed(Frame[Battle]):
    """Whoever could has tried to dodge: moment HIT, for those who are hit all the same."""

    def run(self, flow: Flow[Battle]) -> None:
        hits = in_hand(flow.state).hits
        if hits:
            raise_at(flow, HIT, list(hits))


class Dealing(Frame[Battle]):
    """All damage of the attack is dealt; where several are hit by one shot its player divides it."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        assault = in_hand(state)
        manner = assault.manner(state)
        if not assault.hits or not (is_fielded(state, assault.attacker) or manner.outlives):
            return
        count = len(assault.hits) + len(assault.misses)
        critical = assault.is_critical(state)
        if manner.settles(flow, assault.attacker, assault.hits, critical):
            return
        aimed = [each for each in assault.hits if each in assault.targets or not state.edition.fighting.in_steps]
        frames: list[Frame[Battle]] = []
        if len(aimed) > 1 and manner.divides and state.edition.fighting.splits:
            parts = damage_parts(
                state, manner, assault.attacker, aimed[0], count, False, assault.given(state), assault.clicks
            )
            seat = state.controller[assault.attacker]
            frames.append(
                Dividing(
                    seat=seat,
                    how=assault.how,
                    attacker=assault.attacker,
                    targets=tuple(aimed),
                    damage=total(parts),
                    critical=critical,
                )
            )
        else:
            frames += [_impact(state, assault, manner, target, count, critical) for target in aimed]
        frames += [_spread(state, assault, manner, each, critical) for each in assault.hits if each not in aimed]
        flow.then_all(frames)


def _impact(
    state: Battle, assault: Assault, manner: AttackManner, target: int, count: int, critical: bool
) -> Frame[Battle]:
    attacker = assault.attacker
    ignored = ignored_by(state, manner, attacker)
    if not manner.harms:
        return Impact(
            how=assault.how,
            attacker=attacker,
            target=target,
            clicks=(),
            by_die=False,
            critical=critical,
            ignored=ignored,
        )
    gifts = assault.given(state)
    clicks = tuple(damage_parts(state, manner, attacker, target, count, critical, gifts, assault.clicks))
    return Impact(
        how=assault.how,
        attacker=attacker,
        target=target,
        clicks=clicks,
        by_die=is_by_die(state, manner, attacker),
        critical=critical,
        ignored=ignored,
    )


def _spread(state: Battle, assault: Assault, manner: AttackManner, other: int, critical: bool) -> Frame[Battle]:
    """A hit on somebody the attack has only spread to: none of its abilities is ignored for the attacker's sake."""
    if manner.spread:
        clicks = [(ONE_EACH, manner.spread), *([(CRITICAL, 1)] if critical else [])]
    else:
        clicks = damage_parts(state, manner, assault.attacker, other, 1, critical)
    return Impact(
        how=assault.how,
        attacker=assault.attacker,
        target=other,
        clicks=tuple(clicks),
        by_die=False,
        critical=critical,
        ignored=manner.ignores,
    )


class Following(Frame[Battle]):
    """The consequences of damage and attack, in an order the active player chooses."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if not state.edition.fighting.in_steps:
            return
        assault = in_hand(state)
        manner = assault.manner(state)
        for target, _, _ in assault.wounds:
            manner.follow(flow, assault.attacker, target)
        if assault.hits:
            manner.struck(flow, assault.attacker, assault.hits)
        if any(clicks for _, clicks, _ in assault.wounds):
            hurt_ones = [figure for figure, clicks, _ in assault.wounds if clicks]
            raise_at(flow, DAMAGED, hurt_ones, aftermath(state, assault))


def aftermath(state: Battle, assault: Assault) -> tuple[tuple[str, int, int], ...]:
    """The consequences of the damage, as effects to be ordered: those of abilities of the attacker and of those it hurt. The attacker
    gains only from targets, not from those the attack has spread to."""
    card = state.edition.card
    attacker, manner = assault.attacker, assault.manner(state)
    found: list[tuple[str, int, int]] = []
    mask = powers(state, attacker) & card.masks.wounds if manner.is_made(state, attacker) else 0
    gains = [card.abilities[number].name for number in members(mask) if card.abilities[number].heeds(manner)]
    for target, clicks, answers in assault.wounds:
        if not clicks:
            continue
        if not state.defs[target].is_castle:  # nobody drinks from stone (M2-CASTLE-07)
            found += [(name, attacker, target) for name in gains if target in assault.targets]
        found += answering(state, target, attacker, answers, state.click[target] - clicks)
    return tuple(found)


def answering(state: Battle, target: int, attacker: int, answers: int, click: int) -> list[tuple[str, int, int]]:
    """The answers of the abilities of a figure that was dealt damage, as effects; `click` is the one that showed before, and an
    ability that showed twice answers twice (reading R53)."""
    card, adds = state.edition.card, state.edition.fighting.instances_add
    found: list[tuple[str, int, int]] = []
    for number in members(answers):
        times = max(1, times_shown(state, target, number, click)) if adds else 1
        found += [(card.abilities[number].name, target, attacker)] * times
    return found


class Wounds(Happening):
    """An ability of an attacker that has dealt damage (`Ability.wounds`)."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        if powers(state, figure) >> self.ability & 1:
            state.edition.card.abilities[self.ability].wounds(flow, in_hand(state).manner(state), figure, other)


class Answers(Happening):
    """An ability of a figure that was dealt damage (`Ability.wounded`); it had it then, whatever its dial shows now."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        if is_fielded(state, other):
            state.edition.card.abilities[self.ability].wounded(flow, in_hand(state).manner(state), other, figure)
