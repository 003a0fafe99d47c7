"""The engine of the miniatures game: opening, standing decisions, outcome, view."""

from __future__ import annotations

from mageknight.kernel.agenda import Ask, Core
from mageknight.kernel.decision import Decision
from mageknight.kernel.game import Engine, Outcome, Setup, View
from mageknight.minis import registry
from mageknight.minis.content.available import library
from mageknight.minis.editions import edition_named
from mageknight.minis.events import Boarded, Mounted
from mageknight.minis.figures.bodies import passenger_of
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.sections import is_section
from mageknight.minis.rules.figures.wielding import Dropping, may_drop
from mageknight.minis.rules.opening.battle import new_battle
from mageknight.minis.rules.opening.scene import SetScene
from mageknight.minis.rules.turn.standing import standing_asks
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.armies import known, musters_of
from mageknight.minis.state.battle import RUNNING, Battle
from mageknight.minis.state.books import add_book
from mageknight.minis.view.build import battle_view

registry.load()


class MinisEngine(Engine[Battle]):
    """Runs battles of every edition."""

    STREAMS = ("dice", "scene")

    def opening(self, setup: Setup, core: Core) -> Battle:
        assert isinstance(setup, MinisSetup)
        musters = musters_of(setup, edition_named(setup.edition))
        roll: list[tuple[FigureDef, int]] = []
        saddles: list[int] = []
        items: list[tuple[str, int]] = []
        books: list[tuple[int, int, tuple[str, ...]]] = []
        boarders: list[tuple[int, str]] = []
        for seat, muster in enumerate(musters):
            for each in muster.singles():
                if each.rides:
                    saddles.append(len(roll))
                    roll.append((known(each.rides), seat))
                for key in each.items:
                    if library().items[key].pages:
                        books.append((len(items), len(roll), each.spells))
                    items.append((key, len(roll)))
                if each.boards:
                    boarders.append((len(roll), each.boards))
                roll.append((known(each.figure), seat))
        state = new_battle(setup, core, roll, items)
        slots = [slot for slot in range(len(state.defs)) if not is_section(state, slot)]
        for item, figure, spells in books:
            add_book(state, item, slots[figure], spells)
        for mount in saddles:
            Mounted(slots[mount + 1], slots[mount]).apply(state)
        for figure, key in boarders:
            hulls = [slots[at] for at, (each, seat) in enumerate(roll) if (each.key, seat) == (key, roll[figure][1])]
            Boarded(slots[figure], next(hull for hull in hulls if passenger_of(state, hull) < 0)).apply(state)
        core.agenda.append(SetScene())
        return state

    def standing(self, state: Battle) -> list[Ask[Battle]]:
        return standing_asks(state)

    def pending(self, state: Battle) -> list[Decision]:
        """The decisions that wait. What it is too late for is refused with its reason, but not listed: a decision always has an option."""
        found = super().pending(state)
        if not state.items:
            return found
        return [each for each in found if not isinstance(each.ask, Dropping) or may_drop(state, each.seat)]

    def view(self, state: Battle, seat: int | None) -> View:
        return battle_view(state, seat)

    def outcome(self, state: Battle) -> Outcome | None:
        return None if state.ending == RUNNING else state.edition.outcome(state)
