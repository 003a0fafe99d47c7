"""What everybody may see of a battle: all of it, in a form for clients."""

from __future__ import annotations

import msgspec

from mageknight.kernel.game import View
from mageknight.minis.content.abilities import ability
from mageknight.minis.roster import attack, damage, defense, members, powers, speed
from mageknight.minis.rules.actions import push_clicks
from mageknight.minis.state import ACTED, FIELDED, RESTING, Battle

PHASES = ("", "command", "action", "end")
PLACES = ("reserve", "fielded", "eliminated", "gone")
LEVELS = ("ground", "soaring", "beneath", "off")
"""By number; the last one stands for -1."""


class FigureView(msgspec.Struct, frozen=True):
    """One figure: who it is, where it stands, what its dial shows now.

    `push`: the clicks the action under way, or the next one it is given, will cost it (REB-PSH-01).
    """

    figure: int
    key: str
    name: str
    title: str
    owner: int
    place: str
    x: int
    y: int
    facing: int
    arc: int
    radius: int
    tail: int
    level: str
    click: int
    clicks: int
    points: int
    tokens: int
    acted: bool
    resting: bool
    push: int
    captor: int
    captive: int
    speed: int
    attack: int
    defense: int
    damage: int
    range: int
    abilities: tuple[str, ...]
    cancelled: tuple[str, ...]


class TerrainView(msgspec.Struct, frozen=True):
    """One piece of terrain as it lies."""

    piece: str
    x: int
    y: int
    turn: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective and who controls it, -1 for nobody."""

    x: int
    y: int
    controller: int


class SeatView(msgspec.Struct, frozen=True):
    """One player: side, starting edge, points scored for eliminations, turns begun, whether still in the game."""

    seat: int
    side: int
    edge: int
    score: int
    turns: int
    status: int
    agreed: bool


class BattleView(View):
    """The whole battle."""

    edition: str
    total: int
    width: int
    height: int
    active: int
    phase: str
    actions: int
    order: tuple[int, ...]
    ending: int
    seats: tuple[SeatView, ...]
    figures: tuple[FigureView, ...]
    terrain: tuple[TerrainView, ...]
    pile: tuple[str, ...]
    objectives: tuple[ObjectiveView, ...]


def battle_view(state: Battle) -> BattleView:
    """The battle as anybody sees it."""
    ground = state.table.ground
    return BattleView(
        edition=state.edition.name,
        total=state.setup.total,
        width=ground.width,
        height=ground.height,
        active=state.active,
        phase=PHASES[state.phase],
        actions=state.actions,
        order=tuple(state.order),
        ending=state.ending,
        seats=tuple([_seat(state, seat) for seat in range(state.setup.seats)]),
        figures=tuple([_figure(state, figure) for figure in range(len(state.kind))]),
        terrain=tuple([TerrainView(*each) for each in state.terrain]),
        pile=tuple(state.pile),
        objectives=tuple([ObjectiveView(*each) for each in state.objectives]),
    )


def _seat(state: Battle, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        side=state.sides[seat],
        edge=state.edge[seat],
        score=state.score[seat],
        turns=state.taken[seat],
        status=state.status[seat],
        agreed=bool(state.agreed[seat]),
    )


def _figure(state: Battle, figure: int) -> FigureView:
    known = state.defs[figure]
    table = state.table
    alive = state.click[figure] < known.clicks
    return FigureView(
        figure=figure,
        key=known.key,
        name=known.name,
        title=known.name_key,
        owner=state.owner[figure],
        place=PLACES[state.where[figure]],
        x=table.x[figure],
        y=table.y[figure],
        facing=table.facing[figure],
        arc=known.arc,
        radius=known.base.radius,
        tail=known.base.tail,
        level=LEVELS[table.level[figure]],
        click=state.click[figure],
        clicks=known.clicks,
        points=known.points,
        tokens=state.tokens[figure],
        acted=bool(state.marks[figure] & ACTED),
        resting=bool(state.marks[figure] & RESTING),
        push=push_clicks(state, figure),
        captor=state.captor[figure],
        captive=state.captive[figure],
        speed=speed(state, figure) if alive else 0,
        attack=attack(state, figure) if alive else 0,
        defense=defense(state, figure) if alive else 0,
        damage=damage(state, figure) if alive else 0,
        range=known.range,
        abilities=_names(powers(state, figure)) if state.where[figure] == FIELDED else (),
        cancelled=_names(state.off[figure]),
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple([ability(number).name for number in members(mask)])
