"""The engine of Kite Quarrel: its beginning, its end, and who may see what."""

from __future__ import annotations

from mageknight.demo.content import START_BREATH, START_LINE
from mageknight.demo.rounds import BeginRound, Deal, standing_asks
from mageknight.demo.state import DemoState, first_state
from mageknight.demo.steps import STREAMS, ShuffleAll
from mageknight.demo.tally import score, score_parts
from mageknight.demo.view import DemoView, view
from mageknight.kernel.agenda import Ask, Core
from mageknight.kernel.contract import Outcome, ScoreLine, Setup
from mageknight.kernel.game import Engine
from mageknight.kernel.message import say


class DemoEngine(Engine[DemoState]):
    """Runs Kite Quarrel."""

    STREAMS = STREAMS

    def opening(self, setup: Setup, core: Core) -> DemoState:
        state = first_state(core, setup.seats, 0, START_LINE, START_BREATH)
        core.agenda.extend([BeginRound(1), Deal(), ShuffleAll()])
        return state

    def standing(self, state: DemoState) -> list[Ask[DemoState]]:
        return list(standing_asks(state))

    def view(self, state: DemoState, seat: int | None) -> DemoView:
        return view(state, seat)

    def outcome(self, state: DemoState) -> Outcome | None:
        """Most points among the kites still flying win; equal ones share."""
        if not state.ending:
            return None
        scores = [score(state, seat) for seat in range(len(state.kites))]
        best = max([scores[seat] for seat in state.flying()])
        sheet: list[ScoreLine] = []
        for seat in range(len(state.kites)):
            for what, points in score_parts(state, seat):
                sheet.append(ScoreLine(seat, say("demo-sheet-" + what), points))
        return Outcome(
            tuple([seat for seat in state.flying() if scores[seat] == best]),
            tuple(scores),
            say("demo-ending-" + state.ending),
            tuple(sheet),
        )
