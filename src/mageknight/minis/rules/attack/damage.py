"""Damage, healing, elimination: how dials turn and what that brings with it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Target
from mageknight.minis.content.abilities import AQUATIC, DEMORALIZED
from mageknight.minis.content.domains import WITHERS
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.moment import DAMAGED, ELIMINATED, Happening
from mageknight.minis.effects.parts import DOMAIN, PASSED_ON, THROWN_OUT, Parts, total
from mageknight.minis.events import (
    BY_ABILITY,
    BY_ATTACK,
    BY_COLLAPSE,
    BY_CRITICAL_MISS,
    BY_EXPLOSION,
    BY_JOLT,
    BY_PUSHING,
    FOR_CLICKS,
    FOR_JOLT,
    Damaged,
    DialRestarted,
    DiceRolled,
    Eliminated,
    Freed,
    Healed,
    PointsShared,
    SectionLost,
)
from mageknight.minis.figures import dial
from mageknight.minis.figures.bodies import chariot_of, is_passenger, passenger_of, rider_of
from mageknight.minis.figures.castles import is_breached
from mageknight.minis.figures.riding import DARK_RIDERS, is_mount
from mageknight.minis.figures.roster import called, figure_word, is_healable, members, powers
from mageknight.minis.figures.sections import hull_of, is_hull, is_section, live_sections, skulls
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.values import reduction_parts
from mageknight.minis.rules.cavalry.setting_down import SetRiderDown, spots_at
from mageknight.minis.rules.cavalry.taming import tame
from mageknight.minis.rules.chariots.setting_down import SetPassengerDown
from mageknight.minis.rules.figures.wielding import leave_items
from mageknight.minis.rules.turn.moments import Effect, begin_lasting, due, end_lasting, everybody, raise_at, scheduled
from mageknight.minis.state.battle import FIELDED, Battle
from mageknight.minis.state.beside import doing
from mageknight.minis.state.lasting import BOUND_TO_TARGET, Lasting, lasting_of
from mageknight.minis.table.contact import stands_on

SHAKEN: Final = "shaken"
"""The entry of what lasts that says whose damage demoralized a figure."""
FRONT: Final = 0
REDUCED: Final = (BY_ATTACK, BY_ABILITY, BY_EXPLOSION, BY_JOLT, BY_COLLAPSE)
"""The causes of damage that Toughness and Invulnerability reduce."""
GOES_THROUGH: Final = 5
"""The least number of the die with which damage to a side or the rear of a chariot reaches its passenger."""


def hurt(
    flow: Flow[Battle],
    figure: int,
    parts: Parts,
    cause: int,
    by: int = -1,
    ignored: int = 0,
    unclaimed: bool = True,
    seat: int = -1,
) -> int:
    """Deal damage and return the clicks the dial was turned (REB-DIAL-01); `parts` is what the damage is made of.

    Attacks and abilities are reduced by Toughness and Invulnerability, pushing and critical misses are not. `by` is the
    figure that caused it, -1 for nobody, and `seat` who then scores; `ignored` are abilities of the figure that do not count;
    `unclaimed`: nobody has been asked yet whether a figure that would fall is wanted for something else. A captive never takes
    damage (REB-CAP-13), a passenger none but by what happens to its chariot and by being pushed (M2-CHARIOT-21).
    """
    state = flow.state
    if is_out_of_reach(state, figure, cause):
        return 0
    if state.defs[figure].is_castle and cause in (BY_PUSHING, BY_CRITICAL_MISS):
        return 0  # stone is neither pushed nor does it stumble (M2-CASTLE-09)
    if is_hull(state, figure):
        flow.then(WhichSection(state.controller[figure], tuple(live_sections(state, figure)), tuple(parts), cause, by))
        return 0
    given = tuple(parts)
    if cause in REDUCED:
        parts = [*parts, *reduction_parts(state, figure, ignored)]
    amount = total(parts)
    if amount <= 0:
        return 0
    if unclaimed and by >= 0 and is_claimed(flow, figure, amount, (given, cause, by, ignored)):
        return 0
    feel(flow, figure, by, ignored)
    stung = powers(state, figure) & state.edition.card.masks.stung if by >= 0 and cause != BY_ATTACK else 0
    before = state.click[figure]
    whole = state.defs[figure].is_castle and not is_breached(state, figure)
    click = dial.after_damage(state.defs[figure], before, amount)
    was_faint = faints(state, figure)
    flow.emit(Damaged(figure=figure, amount=click - before, click=click, cause=cause, by=by, parts=tuple(parts)))
    if not was_faint and faints(state, figure):
        remember_shaken(flow, figure, by)
    scorer = state.controller[by] if by >= 0 else seat
    settle(flow, figure, scorer, whole, amount, by)
    if cause != BY_ATTACK:
        raise_at(flow, DAMAGED, [figure])
    for number in members(stung) if stung else ():
        state.edition.card.abilities[number].stung(flow, figure, by)
    return click - before


def is_out_of_reach(state: Battle, figure: int, cause: int) -> bool:
    """Does damage of this cause not affect a figure, because it is off the table, a captive or a passenger?"""
    if state.where[figure] != FIELDED or state.captor[figure] >= 0:
        return True
    return cause in REDUCED and cause != BY_JOLT and is_passenger(state, figure)


def settle(flow: Flow[Battle], figure: int, scorer: int, whole: bool, amount: int, by: int) -> None:
    """The consequences of what the dial of a hurt figure now shows; `whole`: it is a castle section that was not breached before."""
    from mageknight.minis.rules.castles.falling import breach

    state = flow.state
    if is_section(state, figure):
        wear_down(flow, figure, scorer, amount, by)
    elif dial.is_eliminated(state.defs[figure], state.click[figure]) and begins_anew(state, figure):
        flow.emit(DialRestarted(figure, state.defs[figure].start))
    elif dial.is_eliminated(state.defs[figure], state.click[figure]):
        eliminate(flow, figure, scorer)
    elif whole and is_breached(state, figure):
        breach(flow, figure, scorer)
    else:
        mind_captive(flow, figure)


def faints(state: Battle, figure: int) -> bool:
    """Does a figure show Demoralized away from its start, so that it would fall where the edition lets the faint fall? Giants
    have skulls for that (M2-CONQ-05)."""
    known, click = state.defs[figure], state.click[figure]
    if (
        not state.edition.scale.faint_fall
        or known.is_giant
        or known.is_castle
        or click == known.start
        or click >= known.clicks
    ):
        return False
    return known.masks[click] >> DEMORALIZED & 1 == 1


def remember_shaken(flow: Flow[Battle], figure: int, by: int) -> None:
    """Damage has demoralized a figure: whose it was counts when it falls."""
    for entry in lasting_of(flow.state, SHAKEN, target=figure):
        end_lasting(flow, entry)
    if by >= 0:
        begin_lasting(flow, Lasting(SHAKEN, by, figure, bound=BOUND_TO_TARGET))


class FaintFall(Frame[Battle]):
    """A turn ends: the demoralized figures of its player fall, by whoever's damage demoralized them (M2-CONQ-03)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        for figure in range(len(state.where)):
            if state.where[figure] == FIELDED and state.controller[figure] == self.seat and faints(state, figure):
                by = [state.controller[each.source] for each in lasting_of(state, SHAKEN, target=figure)]
                eliminate(flow, figure, by[-1] if by else -1)


def is_claimed(flow: Flow[Battle], figure: int, amount: int, fall: tuple[Any, ...]) -> bool:
    """Would a figure fall, and does whoever fells it ask for it first? `fall` are the other arguments of `hurt`."""
    state = flow.state
    wanted = state.edition.card.masks.claims
    known = state.defs[figure]
    if not wanted or known.is_large or dial.after_damage(known, state.click[figure], amount) < known.clicks:
        return False
    seat = state.controller[fall[2]]
    for slot in members(state.friends[seat] & state.table.afield & ~state.held):
        for number in members(powers(state, slot) & wanted):
            if state.edition.card.abilities[number].claims(flow, slot, figure, fall):
                return True
    return False


def wear_down(flow: Flow[Battle], section: int, scorer: int, amount: int, by: int) -> None:
    """A section of a large warrior was hurt: it may be dead now, and with six skulls in all, or as many as its nature asks for, its
    warrior is eliminated (M2-MDIAL-15, M2-MDIAL-16, M2-DRAGON-08). The damage of a side or the rear may reach a passenger."""
    state = flow.state
    hull = hull_of(state, section)
    passenger = passenger_of(state, hull)
    if passenger >= 0 and state.defs[section].part != FRONT and skulls(state, hull) < state.defs[hull].nature.fatal:
        flow.then(Jolt(passenger, amount, by))
    if dial.is_eliminated(state.defs[section], state.click[section]):
        flow.emit(SectionLost(section))
    if skulls(state, hull) >= state.defs[hull].nature.fatal:
        eliminate(flow, hull, scorer, by)


class Bearing(Move[Battle, "WhichSection", Target]):
    """Name the section that is dealt the damage."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: WhichSection) -> list[Command]:
        return [Target(ask.seat, section) for section in ask.sections]

    def refusal(self, state: Battle, ask: WhichSection, command: Target) -> Refusal | None:
        return None if command.figure in ask.sections else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: WhichSection, command: Target) -> None:
        hurt(flow, command.figure, list(ask.parts), ask.cause, ask.by)

    def words(self, state: Battle, ask: WhichSection, command: Target) -> Message:
        return say("minis-do-bear", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: WhichSection, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class WhichSection(MoveAsk[Battle]):
    """Damage meets a large warrior and no section in particular: a player says which bears it (M2-MDIAL-28)."""

    FIELDS = ("seat", "sections", "parts", "cause", "by")
    KIND = "minis-section"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Bearing(),)

    def __init__(
        self, seat: int, sections: tuple[int, ...], parts: tuple[tuple[int, int], ...], cause: int, by: int
    ) -> None:
        super().__init__(seat)
        self.sections = sections
        self.parts = parts
        self.cause = cause
        self.by = by

    def prompt(self, state: Battle) -> Message:
        hull = hull_of(state, self.sections[0])
        return say("ask-minis-section", figure=called(state, hull), damage=total(list(self.parts)))

    def forced(self, state: Battle) -> Command | None:
        """A single section needs no choice, nor one that has fallen in the meantime."""
        if len(self.sections) == 1 or state.where[self.sections[0]] != FIELDED:
            return Target(self.seat, self.sections[0])
        return None


def heal(flow: Flow[Battle], figure: int, parts: Parts, by: int, past_markers: bool = False) -> int:
    """Repair clicks, never past the start, and return how many (REB-DIAL-02, REB-TGT-04); `parts` is what they are made of."""
    state = flow.state
    if state.where[figure] != FIELDED or not is_healable(state, figure) or is_passenger(state, figure):
        return 0
    if doing(state, WITHERS):
        parts = [*parts, (DOMAIN, -1)]
    before = state.click[figure]
    click = dial.after_healing(state.defs[figure], before, max(0, total(parts)), past_markers)
    if click == before:
        return 0
    feel(flow, figure, by)
    flow.emit(Healed(figure, before - click, click, by, tuple(parts)))
    mind_captive(flow, figure)
    return before - click


def feel(flow: Flow[Battle], figure: int, by: int, ignored: int = 0) -> None:
    """Another figure moves, hurts or heals this one, or changes its tokens: some abilities of it remember."""
    wanted = flow.state.edition.card.masks.affected & ~ignored
    mask = powers(flow.state, figure) & wanted if wanted and by >= 0 and by != figure else 0
    for number in members(mask) if mask else ():
        flow.state.edition.card.abilities[number].affected(flow, figure, by)


def eliminate(flow: Flow[Battle], figure: int, seat: int, by: int = -1) -> None:
    """Take a figure off the battlefield; an opponent who did it scores its points at once (REB-DIAL-06, REB-VIC-02). `by` is the
    figure that did it, -1 for nobody."""
    from mageknight.minis.rules.castles.falling import collapse, fall_of

    state = flow.state
    scores = seat >= 0 and state.sides[seat] != state.sides[state.controller[figure]]
    if scores and is_mount(state.defs[figure]):  # who brought a mean-spirited mount never scores for it (reading R108)
        scores = state.sides[seat] != state.sides[state.owner[figure]]
    rider, level = rider_of(state, figure), state.table.level[figure]
    passenger = passenger_of(state, figure)
    captor = state.captor[figure]
    if captor >= 0:
        flow.emit(Freed(captor, figure))
    captive = state.captive[figure]
    last: list[tuple[Happening, Effect]] = []
    if (
        state.edition.card.bits[ELIMINATED] or state.lasting or state.books
    ):  # three skulls show no ability of its own any more
        last = due(state, ELIMINATED, figure, [each for each in everybody(state) if each != figure])
    if state.items:
        tame(flow, figure)
        leave_items(flow, figure)
    fallen = fall_of(state, figure) if state.defs[figure].is_castle else None
    flow.emit(Eliminated(figure, seat if scores else -1, state.defs[figure].points if scores else 0))
    if state.edition.shares_points and not scores:
        share_points(flow, figure)
    if captive >= 0:
        free(flow, figure, captive)
    if fallen is not None:
        collapse(flow, fallen, seat)
    if rider >= 0:
        flow.then(Unseated(rider, figure, seat, level))
    if passenger >= 0:
        flow.then(Wrecked(passenger, figure, by))
    end_with(flow, figure)
    flow.then_all(scheduled(state, last))


def end_with(flow: Flow[Battle], figure: int) -> None:
    """The end of everything that lasts only as long as a figure is on the battlefield (M2-SPELL-26, M2-SPELL-37)."""
    for entry in [each for each in flow.state.lasting if each.falls_with(figure)]:
        end_lasting(flow, entry)


def begins_anew(state: Battle, figure: int) -> bool:
    """Is it the mount of a Dark Rider in the saddle, whose dial starts again as often as it ends (M2-CAV-82, reading R109)?"""
    rider = rider_of(state, figure)
    return rider >= 0 and state.defs[rider].subfaction == DARK_RIDERS


class Unseated(Frame[Battle]):
    """The mount under a rider is eliminated: the rider is put down where it touched the mount, or falls with it; `seat` is that of
    whoever felled the mount, `level` where it stood (M2-CAV-46, M2-CAV-47)."""

    FIELDS = ("rider", "mount", "seat", "level")

    def __init__(self, rider: int, mount: int, seat: int, level: int) -> None:
        self.rider = rider
        self.mount = mount
        self.seat = seat
        self.level = level

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if state.where[self.rider] != FIELDED:
            return
        if spots_at(state, self.rider, self.mount, self.level):
            flow.then(SetRiderDown(state.controller[self.rider], self.rider, self.mount, self.level))
        else:
            eliminate(flow, self.rider, self.seat)


class Jolt(Roll[Battle]):
    """A side or the rear of a chariot was dealt damage: on 5 or 6 its passenger takes as much (M2-CHARIOT-22, M2-CHARIOT-23)."""

    FIELDS = ("figure", "amount", "by")

    def __init__(self, figure: int, amount: int, by: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.amount = amount
        self.by = by

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state, die = flow.state, outcome[0] + 1
        hull = chariot_of(state, self.figure)
        if state.where[self.figure] != FIELDED or hull < 0:
            return
        flow.emit(DiceRolled(FOR_JOLT, state.controller[hull], self.figure, (die,), GOES_THROUGH))
        if die >= GOES_THROUGH:
            hurt(flow, self.figure, [(PASSED_ON, self.amount)], BY_JOLT, self.by)


class Wrecked(Frame[Battle]):
    """The chariot of a passenger is eliminated: its player puts it down there, then a die says what it suffers; `by` is the
    figure that broke the chariot, -1 for nobody (M2-CHARIOT-24)."""

    FIELDS = ("figure", "chariot", "by")

    def __init__(self, figure: int, chariot: int, by: int) -> None:
        self.figure = figure
        self.chariot = chariot
        self.by = by

    def run(self, flow: Flow[Battle]) -> None:
        if flow.state.where[self.figure] == FIELDED:
            seat = flow.state.controller[self.figure]
            flow.then(SetPassengerDown(seat, self.figure, self.chariot), WreckRoll(self.figure, self.by))


class WreckRoll(Roll[Battle]):
    """One die of damage for a passenger whose chariot is gone."""

    FIELDS = ("figure", "by")

    def __init__(self, figure: int, by: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.by = by

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_CLICKS, flow.state.controller[self.figure], self.figure, (die,)))
        hurt(flow, self.figure, [(THROWN_OUT, die)], BY_JOLT, self.by)


def share_points(flow: Flow[Battle], figure: int) -> None:
    """The points of a warrior no opponent eliminated are divided among all its opponents, rounded down (M2-VICTORY-05, R6)."""
    state = flow.state
    side = state.sides[state.controller[figure]]
    opponents = [seat for seat in range(state.setup.seats) if state.sides[seat] != side]
    share = state.defs[figure].points // len(opponents)
    if share:
        flow.emit(PointsShared(figure, tuple(opponents), share))


def free(flow: Flow[Battle], captor: int, captive: int) -> None:
    """Release a captive (REB-CAP-22); one that stands in terrain it could not enter is eliminated (REB-CAP-23)."""
    flow.emit(Freed(captor, captive))
    state = flow.state
    if state.edition.fighting.freed_anywhere:
        return
    solid = state.table.ground.solid
    if powers(state, captive) >> AQUATIC & 1:
        solid &= ~state.table.ground.wet
    if stands_on(state.table, captive, solid):
        eliminate(flow, captive, -1)


def mind_captive(flow: Flow[Battle], figure: int) -> None:
    """A captor whose dial now shows certain abilities frees or eliminates its captive (REB-ABL-36, -41, -43)."""
    state = flow.state
    captive = state.captive[figure]
    if captive < 0:
        return
    mask = powers(state, figure)
    if mask & trait(state, "eliminates-captive"):
        eliminate(flow, captive, state.controller[figure])
    elif mask & trait(state, "frees-captive"):
        free(flow, figure, captive)
