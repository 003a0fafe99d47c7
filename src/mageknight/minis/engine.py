"""The engine of the miniatures game: opening, standing decisions, outcome, view."""

from __future__ import annotations

from mageknight.kernel.agenda import Ask, Core
from mageknight.kernel.game import Engine, Outcome, Setup, View
from mageknight.minis import manual
from mageknight.minis.editions import edition_named
from mageknight.minis.figure import FigureDef
from mageknight.minis.musters import armies_of
from mageknight.minis.rules.scene import SetScene
from mageknight.minis.rules.standing import standing_asks
from mageknight.minis.setup import MinisSetup
from mageknight.minis.state import NO_PHASE, RUNNING, Battle
from mageknight.minis.stock import ground_of, table_named
from mageknight.minis.table.tabletop import Table
from mageknight.minis.view import battle_view

manual.load()


class MinisEngine(Engine[Battle]):
    """Runs battles of every edition."""

    STREAMS = ("dice", "scene")

    def opening(self, setup: Setup, core: Core) -> Battle:
        assert isinstance(setup, MinisSetup)
        armies = armies_of(setup, edition_named(setup.edition))
        roll = [(figure, seat) for seat, army in enumerate(armies) for figure in army]
        state = new_battle(setup, core, roll)
        core.agenda.append(SetScene())
        return state

    def standing(self, state: Battle) -> list[Ask[Battle]]:
        return standing_asks(state)

    def view(self, state: Battle, seat: int | None) -> View:
        return battle_view(state)

    def outcome(self, state: Battle) -> Outcome | None:
        return None if state.ending == RUNNING else state.edition.outcome(state)


def new_battle(setup: MinisSetup, core: Core, roll: list[tuple[FigureDef, int]]) -> Battle:
    """The state before anything has happened: all figures of the roll in reserve, a ready-made table laid."""
    terrain: list[tuple[str, int, int, int]] = []
    ready = table_named(setup.table)
    if ready is not None:
        terrain = [(piece.name, at[0], at[1], turn) for piece, at, turn in ready.placed]
    table = Table(ground_of(setup, tuple(terrain)))
    for figure, _ in roll:
        base = figure.base
        table.add(base.radius, base.tail, figure.arc, base.nose, base.stand, figure.rear)
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
        where=zeros[:],
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
    )
