"""Setting an army up: fighters in front, shooters where they see, helpers behind, those who march together side by side, all of it
where the ground is open and the way to the objectives short."""

from __future__ import annotations

from typing import Final

from mageknight.bots.minis.garrison import best_post
from mageknight.kernel.command import Command
from mageknight.minis.actions.manner import MOVE
from mageknight.minis.army.suggest import SHOOTER, SUPPORT, role
from mageknight.minis.commands import PlaceObjective, Put
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.roster import members
from mageknight.minis.rules.castles.occupying import is_builder
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.opening.deployment import DeployAsk, inward, reserve
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import offset
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline
from mageknight.minis.table.spots import contact_spots

AHEAD: Final = (2, 4, 6, 8)
"""So many inches in front of a place the ground is looked at."""
BESIDE: Final = 1.4
"""What it is worth to stand beside somebody of the own people, once for each of two."""
BACK: Final = (0.5, 0.35, -0.15)
"""What an inch nearer to the front is worth to a fighter, a shooter, a helper."""
UNLIKE: Final = 0.3
"""The same where one shoots and the other does not: they march together, but one stops where the other must go on."""
SHUT: Final = 0.9
SLOW: Final = 0.4
"""What it costs that the ground in front is shut, or slow, at each look."""
ASTRAY: Final = 0.12
"""What an inch aside of where the army is needed costs."""
LINES: Final = (0, 1, 2)
"""How many inches behind the front line places are looked at."""
APART: Final = 3 * INCH // 2
CROWDED: Final = 1.0
"""What it costs to stand beside somebody one cannot act with, or beside a formation that is complete."""
NEAR: Final = 4
"""Friends nearer than so many inches, in front or behind, are in each other's way."""
NEIGHBOURS: Final = 4
"""Beside so many of those who stand already."""


def best_place(state: Battle, ask: DeployAsk, answers: list[Command]) -> Command:
    """The figure set up next, and its place."""
    waiting = reserve(state, ask.seat)
    if not waiting or not isinstance(answers[0], Put):
        return answers[0]
    figure = max(waiting, key=lambda each: (-role(state.defs[each]), state.defs[each].points, -each))
    if is_builder(state, ask.seat):
        offered = [answer for answer in answers if isinstance(answer, Put) and answer.figure == figure]
        return best_post(state, ask, figure, offered, middle(state, ask.seat)) or answers[0]
    spots = [spot for spot in spots_for(state, ask, figure) if ask.refusal(state, spot) is None]
    offered = [answer for answer in answers if isinstance(answer, Put) and answer.figure == figure]
    found = [*spots, *offered]
    return max(found, key=lambda spot: merit(state, ask.seat, spot)) if found else answers[0]


def spots_for(state: Battle, ask: DeployAsk, figure: int) -> list[Put]:
    """Places along the front line and behind it, and beside those who stand already."""
    outline = area_of(state, ask.seat).outline
    edge, facing = state.edge[ask.seat], inward(state, ask.seat)
    radius = state.table.radius[figure]
    found: list[Put] = []
    along = (outline.x0, outline.x1) if edge % 2 == 0 else (outline.y0, outline.y1)
    for deep in LINES:
        back = deep * INCH
        line = (outline.y1 - back, outline.x0 + back, outline.y0 + back, outline.x1 - back)[edge]
        for at in range(along[0] + radius, along[1] - radius + 1, APART):
            x, y = (at, line) if edge % 2 == 0 else (line, at)
            found.append(Put(ask.seat, figure, x, y, facing))
    own = [each for each in members(state.table.afield) if state.owner[each] == ask.seat]
    kin = [each for each in own if set(state.defs[each].factions) & set(state.defs[figure].factions)]
    for other in kin[-NEIGHBOURS:]:
        for spot in contact_spots(state.table, figure, other, movement_mode(state, figure)):
            found.append(Put(ask.seat, figure, spot.x, spot.y, facing))
    return found


def merit(state: Battle, seat: int, spot: Put) -> float:
    """The merit of a place for a figure."""
    kind = state.defs[spot.figure]
    table = state.table
    worth = depth(state, seat, spot) * BACK[min(role(kind), SUPPORT)]
    shots = 2.0 if role(kind) == SHOOTER else 1.0
    for inches in AHEAD:
        dx, dy = offset(spot.facing, inches * INCH)
        x, y = spot.x + dx, spot.y + dy
        pieces = [at for at, piece in enumerate(table.ground.pieces) if inside(piece.outline, x, y)]
        for at in pieces:
            slow = (table.ground.slow | table.ground.wet) >> at & 1
            worth -= SLOW if slow else SHUT * shots
    gx, gy = middle(state, seat)
    aside = abs(spot.x - gx) if state.edge[seat] % 2 == 0 else abs(spot.y - gy)
    worth -= ASTRAY * aside / INCH * (1.5 - min(12, dial.speed(kind, kind.start)) / 12)
    return worth + company(state, seat, spot) - SHUT * hidden(state, seat, spot) * shots


def company(state: Battle, seat: int, spot: Put) -> float:
    """The worth of the company at a place: those one can march or fire with, until the formation
    is complete; nobody else."""
    table = state.table
    kind = state.defs[spot.figure]
    own = [each for each in members(table.afield) if state.owner[each] == seat and each != spot.figure]
    beside = [each for each in own if is_beside(state, spot, each)]
    if not beside:
        return 0.0
    kin = [each for each in beside if set(state.defs[each].factions) & set(kind.factions)]
    alike = [each for each in kin if fires(state.defs[each]) == fires(kind)]
    group = set(beside)
    for _ in own:
        group |= {each for each in own if any(table.touch[each] >> one & 1 for one in group)}
    if len(group) >= state.edition.fighting.least[MOVE]:
        return -CROWDED * len(beside)
    worth = BESIDE * min(2, len(alike)) + UNLIKE * (len(kin) - len(alike))
    return worth - CROWDED * (len(beside) - len(kin))


def fires(kind: FigureDef) -> bool:
    """Does a figure strike from afar at its best? Those who do fire volleys together and have no business in front."""
    return role(kind) == SHOOTER


def is_beside(state: Battle, spot: Put, other: int) -> bool:
    """Would a figure at a place touch another one?"""
    table = state.table
    reach = table.radius[spot.figure] + table.radius[other] + INCH // 20
    return (table.x[other] - spot.x) ** 2 + (table.y[other] - spot.y) ** 2 <= reach * reach


def hidden(state: Battle, seat: int, spot: Put) -> int:
    """The number of friends who stand straight in front of a place, close by, or have it in front of themselves."""
    table = state.table
    found = 0
    dx, dy = offset(spot.facing, INCH)
    for other in members(table.afield):
        if state.owner[other] != seat or other == spot.figure:
            continue
        ox, oy = table.x[other] - spot.x, table.y[other] - spot.y
        along, across = (ox * dx + oy * dy) // INCH, abs(ox * dy - oy * dx) // INCH
        if 0 < abs(along) <= NEAR * INCH and across < table.radius[other]:
            found += 1
    return found


def inside(outline: Outline, x: int, y: int) -> bool:
    """Does a place lie within the bounds of a piece?"""
    return outline.x0 <= x <= outline.x1 and outline.y0 <= y <= outline.y1


def depth(state: Battle, seat: int, spot: Put) -> float:
    """The depth of a place in front, in inches from the own edge of the starting area."""
    outline = area_of(state, seat).outline
    edge = state.edge[seat]
    return (spot.y - outline.y0, outline.x1 - spot.x, outline.y1 - spot.y, spot.x - outline.x0)[edge] / INCH


def middle(state: Battle, seat: int) -> tuple[int, int]:
    """The middle of the army's task: between the objectives, else before the enemies who stand already, else in the middle."""
    table = state.table
    points = [(x, y) for x, y, _ in state.objectives]
    points += [(table.x[each], table.y[each]) for each in members(table.afield & state.foes[seat])]
    if not points:
        return table.ground.width // 2, table.ground.height // 2
    return sum([x for x, _ in points]) // len(points), sum([y for _, y in points]) // len(points)


def best_objective(state: Battle, seat: int, answers: list[Command]) -> Command:
    """The own objective lies where one's own army comes to it first: near the own starting area, on open ground."""
    outline = area_of(state, seat).outline
    cx, cy = (outline.x0 + outline.x1) // 2, (outline.y0 + outline.y1) // 2

    def merit_of(answer: Command) -> float:
        if not isinstance(answer, PlaceObjective):
            return float("-inf")
        shut = sum([SHUT for piece in state.table.ground.pieces if inside(piece.outline, answer.x, answer.y)])
        return -(abs(answer.x - cx) + abs(answer.y - cy)) / INCH / 4 - shut

    return max(answers, key=merit_of)
