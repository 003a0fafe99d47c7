"""The Quick-Start game of the 2003 starter box: two players, one action a turn, one objective."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.game import Outcome
from mageknight.kernel.message import say
from mageknight.minis.content.abilities import VAMPIRISM
from mageknight.minis.edition.edition import Edition
from mageknight.minis.events import ObjectiveControlled
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.roster import members
from mageknight.minis.rules.turn.ending import ending_message, outcome_by_points, sides_left
from mageknight.minis.setup import PLAYERS_SET_THE_SCENE, MinisSetup
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import touches_token


class QuickStart(Edition):
    """The rules of the first game with a starter box."""

    def __init__(self) -> None:
        super().__init__("quick-start", (1, 2), ("quick-start-elven-lords", "quick-start-dark-crusaders"))
        self.book = "QS-"
        self.building.total = 100
        self.most_seats = 2
        self.passes = False
        self.footing.breaks_away = False
        self.formations = False
        self.captures = False
        self.criticals = False
        self.arrows = False
        self.typed = True
        self.objective = True
        self.opposite_edges = True
        self.margin = 0
        self.survivors_score = False
        self.open_table = PLAYERS_SET_THE_SCENE
        self.first_table = "four-boulders"

    def actions(self, setup: MinisSetup) -> int:
        """One action a turn (QS-TRN-04)."""
        return 1

    def granted(self, figure: FigureDef) -> int:
        """A subfaction can grant an ability (QS-ABL-03)."""
        return 1 << VAMPIRISM if figure.subfaction == "order-of-vladd" else 0

    def end_phase(self, flow: Flow[Battle], seat: int) -> None:
        """Control of the objective is checked (QS-END-01)."""
        state = flow.state
        for number in range(len(state.objectives)):
            holder = controller(state, number)
            if holder != state.objectives[number][2]:
                flow.emit(ObjectiveControlled(number, holder))

    def outcome(self, state: Battle) -> Outcome:
        """The side with warriors left wins, else whoever controls the objective, else points (QS-FIN-02 to QS-FIN-04)."""
        ending = ending_message(state)
        by_points = outcome_by_points(state, ending)
        left = sides_left(state)
        if len(left) == 1:
            winners = tuple([seat for seat in range(state.setup.seats) if state.sides[seat] == left[0]])
            return Outcome(winners, by_points.scores, ending, by_points.sheet)
        holder = state.objectives[0][2]
        if holder >= 0:
            decided = say("minis-ending-objective", ending=ending)
            return Outcome((holder,), by_points.scores, decided, by_points.sheet)
        return by_points


def controller(state: Battle, number: int) -> int:
    """The controller of an objective now: whoever alone touches it, nobody if both do, else whoever did before
    (QS-OBJ-01, QS-OBJ-03, QS-OBJ-05)."""
    touching: list[int] = []
    for figure in members(state.table.down):
        seat = state.controller[figure]
        if seat not in touching and touches_token(state.table, figure, number):
            touching.append(seat)
    if len(touching) == 1:
        return touching[0]
    return -1 if touching else state.objectives[number][2]
