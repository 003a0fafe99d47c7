"""Questions of clients about a battle before they decide, as data that crosses the wire.

The answers come from `questions` and from the decision that is open: what an answer promises, the command built from it
keeps. Places are units of the table, lengths hundredths of an inch, facings half degrees.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mageknight.kernel.agenda import Ask
from mageknight.kernel.command import kebab
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Path, Put
from mageknight.minis.events import BY_PUSHING, Damaged, FigureMoved
from mageknight.minis.figures.dial import after_damage
from mageknight.minis.figures.roster import is_fielded, members
from mageknight.minis.figures.sections import hull_of, is_hull
from mageknight.minis.queries.answers import (
    AreaAnswer,
    BandAnswer,
    FieldAnswer,
    ReachAnswer,
    RoomAnswer,
    Sighting,
    SpanAnswer,
    TargetsAnswer,
    WayAnswer,
)
from mageknight.minis.queries.fields_of_fire import field_of_fire
from mageknight.minis.queries.line_of_fire import sighting
from mageknight.minis.queries.screen_reader import strikers
from mageknight.minis.queries.targets import aims
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.large.ways import movement_of, straight_way
from mageknight.minis.rules.movement.march import Gather, Marching
from mageknight.minis.rules.movement.modes import inches_for, movement_mode
from mageknight.minis.rules.movement.moving import Moving, break_away_on
from mageknight.minis.rules.movement.paths import path_refusal
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.opening.deployment import DeployAsk, places
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, facing_to
from mageknight.minis.table.lattice import fine_hundredths, fine_length, squared
from mageknight.minis.table.movement_mode import FLY, slow_mask, starts_slowed
from mageknight.minis.table.outline import locate
from mageknight.minis.table.places import resting_level, spine_of, touched_at
from mageknight.minis.table.spots import contact_spots, nearest_spot
from mageknight.minis.table.verdicts import piece_name
from mageknight.minis.table.ways.passage import path_length
from mageknight.minis.table.ways.paths import Route, find_approach, find_path
from mageknight.minis.table.ways.reach import Reach

BESIDE: Final = 6
"""How many places beside a figure are tried when a move is to end in contact with it."""


PLACES: Final = 24
"""Among how many places of a starting area the nearest is sought."""


class Question(msgspec.Struct, frozen=True, tag_field="ask", tag=kebab, forbid_unknown_fields=True):
    """A question about a battle; on the wire its kind is the field ``ask``."""

    def answer(self, state: Battle) -> Answer:
        """The answer; nonsense is refused."""
        raise NotImplementedError


class ReachOf(Question, frozen=True):
    """Everywhere a figure can move now; `factor` 2 for a double move that has not begun."""

    figure: int
    factor: int = 1

    def answer(self, state: Battle) -> ReachAnswer:
        fielded(state, self.figure)
        return reach_of(state, self)


class WayTo(Question, frozen=True):
    """The way of a figure to a place, or up to figure `beside` on the side of that place, with a facing or its present one. A place on
    the base of that figure names no side: then it is the near one.

    `look`: with whom it could attack at the end of that way, as `TargetsOf` tells it in brief, and who could attack it there.
    """

    figure: int
    x: int
    y: int
    facing: int = -1
    beside: int = -1
    factor: int = 1
    look: bool = False
    against: int = -1

    def answer(self, state: Battle) -> WayAnswer:
        fielded(state, self.figure)
        return way_to(state, self)


class RoomAt(Question, frozen=True):
    """True if a figure can be set down there by the decision that is open, `soaring` above the ground if that is wished."""

    figure: int
    x: int
    y: int
    facing: int
    soaring: bool = False

    def answer(self, state: Battle) -> RoomAnswer:
        if not 0 <= self.figure < len(state.defs):
            raise refuse("unknown-question")
        return room_at(state, self)


class TargetsOf(Question, frozen=True):
    """The targets a figure could attack, from where it stands or from `at` (x, y, facing), by its own abilities or only as `how`.

    `brief`: only those it can attack, and figure `against` in any case.
    """

    figure: int
    how: str = ""
    at: tuple[int, int, int] | None = None
    brief: bool = False
    against: int = -1

    def answer(self, state: Battle) -> TargetsAnswer:
        fielded(state, self.figure)
        return targets_of(state, self)


class Span(Question, frozen=True):
    """The distance between two figures with what lies between them, or from point to point."""

    figure: int = -1
    other: int = -1
    start: tuple[int, int] = (0, 0)
    end: tuple[int, int] = (0, 0)

    def answer(self, state: Battle) -> Sighting | SpanAnswer:
        return span(state, self)


class AreaOf(Question, frozen=True):
    """The starting area of a seat."""

    seat: int

    def answer(self, state: Battle) -> AreaAnswer:
        return area(state, self.seat)


class FieldOfFire(Question, frozen=True):
    """The ground on which a figure could hit somebody, from where it stands or from `at` (x, y, facing)."""

    figure: int
    at: tuple[int, int, int] | None = None

    def answer(self, state: Battle) -> FieldAnswer:
        fielded(state, self.figure)
        return FieldAnswer(self.figure, field_of_fire(state, self.figure, self.at))


class Band(Question, frozen=True):
    """The members of the formation that is being gathered, moved or aimed, and its target."""

    def answer(self, state: Battle) -> BandAnswer:
        return band(state)


Answer = (
    ReachAnswer | WayAnswer | RoomAnswer | TargetsAnswer | Sighting | SpanAnswer | AreaAnswer | BandAnswer | FieldAnswer
)
_decoder: Final = msgspec.json.Decoder(ReachOf | WayTo | RoomAt | TargetsOf | Span | AreaOf | Band | FieldOfFire)


def answer(state: Battle, raw: bytes) -> Answer:
    """The answer to a question as it came over the wire; nonsense is refused."""
    try:
        question: Question = _decoder.decode(raw)
    except msgspec.DecodeError:
        raise refuse("unknown-question") from None
    return question.answer(state)


def fielded(state: Battle, figure: int) -> None:
    """A question about a figure that is not on the table is refused."""
    if not 0 <= figure < len(state.defs) or not is_fielded(state, figure):
        raise refuse("unknown-question")


def top_of(state: Battle) -> Ask[Battle] | None:
    """The decision that is open."""
    top = state.core.agenda[-1] if state.core.agenda else None
    return top if isinstance(top, Ask) else None


def allowance(state: Battle, figure: int, factor: int) -> tuple[int, int, bool]:
    """The inches a figure may move, which figures it must spare, and whether it must break away first.

    A move that has begun knows all three; before that they follow from the figure.
    """
    top = top_of(state)
    if state.defs[figure].is_large:
        movement = movement_of(state, figure)
        return movement.reach(state), 0, movement.is_held(state)
    if isinstance(top, Moving) and top.figure == figure:
        return top.inches, top.spared, top.is_held(state)
    if isinstance(top, Marching) and figure in top.group:
        return top.inches[top.group.index(figure)], 0, top.is_held(state, figure)
    held = Moving(state.controller[figure], figure, 0).is_held(state)
    return inches_for(state, figure, 2 if factor == 2 else 1), 0, held


def level_after(state: Battle, figure: int) -> int:
    """The level on which a move that has begun ends; -1 for the one the figure is on."""
    top = top_of(state)
    return top.level if isinstance(top, Moving) and top.figure == figure else -1


def lifted_by(state: Battle, figure: int) -> int:
    """The captive that is led along, as a bit: it is not in the way."""
    captive = state.captive[figure]
    return 1 << captive if captive >= 0 else 0


def reach_of(state: Battle, question: ReachOf) -> ReachAnswer:
    """The region a figure can move to, for drawing, and the die that lets it leave."""
    figure = hull_of(state, question.figure)
    inches, _, held = allowance(state, question.figure, question.factor)
    level = level_after(state, figure)
    mode = FLY if is_hull(state, figure) else movement_mode(state, figure)
    drawn = Reach(
        table=state.table, i=figure, inches=inches, mode=mode, lifted=lifted_by(state, figure), level=level
    ).draw()
    return ReachAnswer(
        figure=question.figure,
        inches=inches,
        held=held,
        breaks=break_away_on(state, figure),
        slowed=[
            piece_name(state.table, piece)
            for piece in members(starts_slowed(state.table, figure, movement_mode(state, figure)))
        ],
        fans=drawn.fans,
        frontier=drawn.frontier,
        holes=drawn.reach.holes(),
    )


def way_to(state: Battle, question: WayTo) -> WayAnswer:
    """A legal way to the place or as near to it as the figure gets, and why it gets no nearer."""
    figure = question.figure
    inches, spared, _ = allowance(state, figure, question.factor)
    level = level_after(state, figure)
    if state.defs[figure].is_large:
        movement = movement_of(state, figure)
        end, facing, refusal = straight_way(state, movement, question.x, question.y, question.facing)
        start = movement.here(state)
        path = [start, end] if end != start else [start]
        route = Route(path, path_length(path), 0)
        is_legal = end != start
    else:
        route, facing, refusal = routed(state, question, inches)
        path, is_legal = route.path, False
    if len(path) > 1 and not state.defs[figure].is_large:
        steps: Path = tuple(path[1:])
        stopped = path_refusal(state, figure, steps, facing, inches, spared, level)
        refusal = stopped or refusal
        is_legal = stopped is None
    x, y = path[-1]
    length = fine_hundredths(route.length)
    touches = members(touched_at(state.table, figure, x, y, facing, resting_level(state.table, figure, level)))
    ground = ground_notes(state, figure, x, y, facing)
    aimed = None
    beset: list[int] = []
    if question.look:
        at = (x, y, facing)
        tire_for_surge(state, figure)
        aimed = targets_of(state, TargetsOf(figure, at=at, brief=True, against=question.against))
        beset = strikers(state, figure)
    return WayAnswer(
        figure=figure,
        path=path,
        facing=facing,
        length=length,
        left=max(0, inches * 100 - length),
        legal=is_legal,
        refusal=refusal,
        touches=touches,
        ground=ground,
        aims=aimed,
        strikers=beset,
    )


def tire_for_surge(state: Battle, figure: int) -> None:
    """The push of a surge comes before its blow: chances are told by the dial as that leaves it (M2-SURGE-04)."""
    top = top_of(state)
    if not isinstance(top, Moving) or top.figure != figure or not top.surges():
        return
    before = state.click[figure]
    click = after_damage(state.defs[figure], before, 1)
    Damaged(figure, click - before, click, BY_PUSHING, -1, ()).apply(state)


def ground_notes(state: Battle, figure: int, x: int, y: int, facing: int) -> list[Message]:
    """The effect of the ground at the end of a way on the figure: half speed, or height (REB-HIN-05, REB-HGT-01)."""
    table, ground = state.table, state.table.ground
    fx, fy, sx, sy = spine_of(table, figure, x, y, facing)
    slow = ground.covered_by(slow_mask(table, movement_mode(state, figure)), fx, fy, sx, sy, table.radius[figure])
    notes = [say("table-note-slow", piece=piece_name(table, each)) for each in members(slow)]
    high = [each for each in range(len(ground.pieces)) if ground.pieces[each].elevates]
    for each in high:
        if locate(ground.pieces[each].outline, x, y) > 0:
            notes.append(say("table-note-high", piece=piece_name(table, each)))
    return notes


def routed(state: Battle, question: WayTo, inches: int) -> tuple[Route, int, Refusal | None]:
    """The way, the facing at its end, and the refusal of what was wished for if that cannot be had."""
    table, figure = state.table, question.figure
    mode, lifted, level = movement_mode(state, figure), lifted_by(state, figure), level_after(state, figure)
    facing = question.facing if 0 <= question.facing < STEPS else table.facing[figure]
    beside = question.beside
    too_far: Refusal | None = None
    if 0 <= beside < len(state.defs) and beside != figure and is_fielded(state, beside):
        x, y = question.x, question.y
        if squared(x, y, table.x[beside], table.y[beside]) < table.radius[beside] ** 2:
            x, y = table.x[figure], table.y[figure]
        spots = contact_spots(table, figure, beside, mode, lifted, facing_to(x - table.x[beside], y - table.y[beside]))
        spots.sort(key=lambda spot: squared(spot.x, spot.y, x, y))
        for spot in spots[:BESIDE]:
            end = facing if question.facing >= 0 else spot.facing
            route = find_path(table, figure, spot.x, spot.y, inches, mode, end, lifted, level)
            if route.fault == 0:
                return route, end, None
            # Whoever is to go up to somebody learns what is in the way to a place beside it, not that it stands where it stands.
            too_far = too_far or fault_refusal(state, route.fault, route.length, inches)
    route = find_path(table, figure, question.x, question.y, inches, mode, facing, lifted, level)
    if route.fault == 0:
        return route, facing, None
    refusal = too_far or fault_refusal(state, route.fault, route.length, inches)
    free = nearest_spot(table, figure, question.x, question.y, facing, mode, lifted)
    if free is not None and (free.x, free.y) != (question.x, question.y):
        beside_it = find_path(table, figure, free.x, free.y, inches, mode, facing, lifted, level)
        if beside_it.fault == 0:
            return beside_it, facing, refusal
    return find_approach(table, figure, question.x, question.y, inches, mode, facing, lifted), facing, refusal


def room_at(state: Battle, question: RoomAt) -> RoomAnswer:
    """True if the figure can be put there; if not, the nearest place where it can."""
    figure = question.figure
    top = top_of(state)
    if top is None or Put not in command_types(type(top)):
        raise refuse("unknown-question")
    command = Put(top.seat, figure, question.x, question.y, question.facing, question.soaring)
    refusal = top.refusal(state, command)
    if refusal is not None:
        command = nearest_put(state, top, command) or command
    legal = refusal is None or top.refusal(state, command) is None
    touches = members(touched_at(state.table, figure, command.x, command.y, command.facing)) if legal else []
    return RoomAnswer(
        figure=figure,
        x=command.x,
        y=command.y,
        facing=command.facing,
        legal=legal,
        refusal=refusal,
        touches=touches,
        soars=top.refusal(state, Put(top.seat, figure, command.x, command.y, command.facing, True)) is None,
    )


def nearest_put(state: Battle, top: Ask[Battle], wished: Put) -> Put | None:
    """A legal command near the wished one: the free place next to it, or the nearest of those the decision offers."""
    if not 0 <= wished.facing < STEPS:
        return None
    x, y = wished.x, wished.y
    if isinstance(top, DeployAsk):
        outline = area_of(state, top.seat).outline
        x, y = min(max(x, outline.x0), outline.x1), min(max(y, outline.y0), outline.y1)
    spot = nearest_spot(state.table, wished.figure, x, y, wished.facing, movement_mode(state, wished.figure))
    if spot is not None:
        found = Put(wished.seat, wished.figure, spot.x, spot.y, wished.facing, wished.soaring)
        if top.refusal(state, found) is None:
            return found
    offered = puts_of(state, top, wished)
    return min(offered, key=lambda each: squared(each.x, each.y, wished.x, wished.y)) if offered else None


def puts_of(state: Battle, top: Ask[Battle], wished: Put) -> list[Put]:
    """Places for the figure among those the decision knows; armies are set up in any order, though one figure is proposed."""
    if isinstance(top, DeployAsk):
        spots = places(state, top.seat, wished.figure, PLACES)
        return [Put(wished.seat, wished.figure, spot.x, spot.y, spot.facing) for spot in spots]
    return [each for each in top.choices(state) if isinstance(each, Put) and each.figure == wished.figure]


def targets_of(state: Battle, question: TargetsOf) -> TargetsAnswer:
    """Every way the figure could attack, with all its targets: numbers, exact chances, lines of fire."""
    figure = question.figure
    top = top_of(state)
    companions: tuple[int, ...] = ()
    gifts: tuple[int, ...] = ()
    how = question.how
    if isinstance(top, Aim) and top.attacker == figure:
        companions, gifts, how = top.companions, top.gifts, how or top.how
    if question.at is not None:
        x, y, facing = question.at
        ground = state.table.ground
        if not (0 <= x <= ground.width and 0 <= y <= ground.height and 0 <= facing < STEPS):
            raise refuse("unknown-question")
        FigureMoved(figure, ((x, y),), facing).apply(state)
    attacks = aims(state, figure, how, companions, question.brief, question.against, gifts)
    return TargetsAnswer(figure, attacks)


def span(state: Battle, question: Span) -> Sighting | SpanAnswer:
    """A distance in hundredths of an inch: between figures as ranges are measured, with the line of fire laid open, else from
    point to point."""
    known = [figure for figure in (question.figure, question.other) if 0 <= figure < len(state.defs)]
    if len(known) == 2 and all(is_fielded(state, figure) for figure in known):
        return sighting(state, known[0], known[1])
    (ax, ay), (bx, by) = question.start, question.end
    return SpanAnswer(fine_hundredths(fine_length(bx - ax, by - ay)))


def band(state: Battle) -> BandAnswer:
    """The figures of the formation of the open decision, which of them have moved or stay, and the targets chosen so far."""
    top = top_of(state)
    if isinstance(top, Gather):
        return BandAnswer(top.group)
    if isinstance(top, Marching):
        return BandAnswer(top.group, settled=top.settled)
    if isinstance(top, Aim):
        return BandAnswer((top.attacker, *top.companions), targets=top.targets)
    return BandAnswer()


def area(state: Battle, seat: int) -> AreaAnswer:
    """The area where a seat deploys; empty before it has an edge."""
    if not 0 <= seat < state.setup.seats or state.edge[seat] < 0:
        return AreaAnswer([])
    return AreaAnswer(area_of(state, seat).outline.corners())
