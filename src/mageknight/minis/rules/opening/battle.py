"""A battle before anything has happened."""

from __future__ import annotations

from mageknight.kernel.agenda import Core
from mageknight.minis.content.available import ground_of, table_named
from mageknight.minis.editions import edition_named
from mageknight.minis.figures.figure import HULL, WHOLE, FigureDef
from mageknight.minis.setup import MinisSetup
from mageknight.minis.state.battle import ELIMINATED, NO_PHASE, RESERVE, RUNNING, Battle
from mageknight.minis.table.limbs import FRONT
from mageknight.minis.table.tabletop import Table


def new_battle(
    setup: MinisSetup, core: Core, listed: list[tuple[FigureDef, int]], items: list[tuple[str, int]] | None = None
) -> Battle:
    """The state before anything has happened: all figures listed in reserve, a ready-made table laid. `items` are keys with the
    places in the list of those who wield them."""
    roll: list[tuple[FigureDef, int]] = []
    slots: list[int] = []
    for figure, seat in listed:
        slots.append(len(roll))
        roll += [(part, seat) for part in figure.parts()]
    items = [(key, slots[place] if place >= 0 else place) for key, place in items or []]
    terrain: list[tuple[str, int, int, int]] = []
    ready = table_named(setup.table)
    if ready is not None:
        terrain = [(piece.name, at[0], at[1], turn) for piece, at, turn in ready.placed]
    table = Table(ground_of(setup, tuple(terrain)))
    edition = edition_named(setup.edition)
    for figure, _ in roll:
        base = figure.base
        arc, rear = edition.arcs(figure)
        slot = table.add(base.radius, base.tail, arc, base.nose, base.stand, rear)
        if WHOLE < figure.part < HULL and not figure.is_unused:
            table.attach(slot, slot - 1 - figure.part, FRONT + figure.part)
    zeros: list[int] = [0] * len(roll)
    nobody: list[int] = [-1] * len(roll)
    calm: list[int] = [0] * setup.seats
    return Battle(
        core=core,
        setup=setup,
        slots=table.dump(),
        terrain=terrain,
        kind=[figure.id for figure, _ in roll],
        owner=[seat for _, seat in roll],
        where=[ELIMINATED if figure.is_unused else RESERVE for figure, _ in roll],
        click=[figure.start for figure, _ in roll],
        tokens=zeros[:],
        marks=zeros[:],
        off=zeros[:],
        captor=nobody[:],
        captive=nobody[:],
        met=zeros[:],
        shunned=zeros[:],
        edge=list(setup.edges) if setup.edges else [-1] * setup.seats,
        score=calm[:],
        status=calm[:],
        agreed=calm[:],
        taken=calm[:],
        pile=[],
        objectives=[],
        order=list(range(setup.seats)),
        active=-1,
        actions=0,
        clock=0,
        ending=RUNNING,
        phase=NO_PHASE,
        rolls=calm[:],
        controller=[seat for _, seat in roll],
        lasting=[],
        item_kind=[key for key, _ in items or []],
        bearer=[slot for _, slot in items or []],
        spots=[(0, 0) for _ in items or []],
        books=[],
        cards=[],
        beside=[],
    )
