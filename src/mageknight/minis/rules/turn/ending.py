"""The end: when a battle is over, who leaves it before, and what it is worth."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.game import Outcome, ScoreLine
from mageknight.kernel.message import Message, say
from mageknight.minis.events import BattleEnded, FigureWithdrawn, Freed, ObjectiveControlled, SeatLeft
from mageknight.minis.figures.roster import is_able, members
from mageknight.minis.figures.sections import HALF_LOST, is_hull, skulls
from mageknight.minis.rules.attack.damage import end_with, free
from mageknight.minis.rules.figures.wielding import take_along
from mageknight.minis.state.battle import (
    AGREED,
    CONCEDED,
    FALLEN,
    FIELDED,
    LAST_STANDING,
    PLAYING,
    ROUTED,
    TIME_IS_UP,
    Battle,
)

ENDINGS: Final = ("running", "last-standing", "time", "agreed")


class CheckEnd(Frame[Battle]):
    """Is the battle over? Asked when something is resolved, never in the middle of it.

    `turn_over`: a turn has ended; some editions ask only then.
    """

    FIELDS = ("turn_over",)

    def __init__(self, turn_over: bool = False) -> None:
        self.turn_over = turn_over

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if state.edition.ends_with_turn and not self.turn_over:
            return
        if state.edition.is_over(state):
            finish(flow, LAST_STANDING)
        elif state.clock == 1 or (state.clock and state.active == last_in_round(state)):
            finish(flow, TIME_IS_UP)
        elif all(state.agreed[seat] for seat in remaining(state)):
            finish(flow, AGREED)


def last_in_round(state: Battle) -> int:
    """The last player of a round who is still in the game: to the right of the first one."""
    playing = [seat for seat in state.order if state.status[seat] == PLAYING]
    return playing[-1] if playing else state.active


def finish(flow: Flow[Battle], reason: int) -> None:
    """The battle is over at once."""
    flow.emit(BattleEnded(reason))
    flow.finish()


def sides_left(state: Battle) -> list[int]:
    """The sides with a warrior on the battlefield; captives and demoralized figures do not count (REB-END-01, REB-ABL-45)."""
    found: list[int] = []
    for figure in members(state.table.afield & ~state.held):
        side = state.sides[state.controller[figure]]
        if side not in found and is_able(state, figure):
            found.append(side)
    return found


def rout(flow: Flow[Battle]) -> None:
    """Players without able warriors are out: their warriors leave the game, uncounted, and their objectives are nobody's
    (M2-END-01 to M2-END-03).
    """
    state = flow.state
    for seat in range(state.setup.seats):
        own = [figure for figure in members(state.table.afield) if state.controller[figure] == seat]
        if state.status[seat] != PLAYING or any(is_able(state, figure) for figure in own):
            continue
        flow.emit(SeatLeft(seat, ROUTED))
        for figure in own:
            remove(flow, figure)
        for number, (_, _, holder) in enumerate(state.objectives):
            if holder == seat:
                flow.emit(ObjectiveControlled(number, -1))


def remove(flow: Flow[Battle], figure: int) -> None:
    """A figure leaves the game without having been eliminated; whom it held captive is free."""
    state = flow.state
    captor, captive = state.captor[figure], state.captive[figure]
    if captor >= 0:
        flow.emit(Freed(captor, figure))
    take_along(flow, figure)
    flow.emit(FigureWithdrawn(figure, -1, 0))
    end_with(flow, figure)
    if captive >= 0:
        free(flow, figure, captive)


def remaining(state: Battle) -> list[int]:
    """The players still in the game, with a figure on the battlefield, who must all agree to end it (REB-END-03)."""
    leaders = [state.controller[figure] for figure in members(state.table.afield)]
    return [seat for seat in range(state.setup.seats) if state.status[seat] == PLAYING and seat in leaders]


def has_had_last_turn(state: Battle, seat: int) -> bool:
    """The turn limit, which stands in for the clock (REB-END-02, reading 3)."""
    limit = state.edition.turns(state.setup)
    return limit > 0 and state.taken[seat] >= limit


def leave(flow: Flow[Battle], seat: int, status: int) -> None:
    """A player leaves with all his figures (REB-WDR-04).

    His figures held captive score for whoever holds them, as if eliminated (REB-WDR-03); captives he holds are free again
    (REB-WDR-05). What others have scored stays (REB-WDR-02).
    """
    state = flow.state
    flow.emit(SeatLeft(seat, status))
    for figure in range(len(state.where)):
        if state.controller[figure] != seat or state.where[figure] != FIELDED:
            continue
        captor = state.captor[figure]
        captive = state.captive[figure]
        if captor >= 0:
            flow.emit(Freed(captor, figure))
        scorer = state.controller[captor] if captor >= 0 else -1
        take_along(flow, figure)
        flow.emit(FigureWithdrawn(figure, scorer, state.defs[figure].points if captor >= 0 else 0))
        end_with(flow, figure)
        if captive >= 0:
            free(flow, figure, captive)
    flow.then(CheckEnd())


def captives_home(state: Battle, seat: int) -> list[int]:
    """The opposing figures a seat holds captive inside its own starting area (REB-VIC-03, REB-VIC-04)."""
    area = state.table.ground.areas[state.edge[seat]]
    return [
        figure
        for figure, captor in enumerate(state.captor)
        if captor >= 0 and state.controller[captor] == seat and area.holds(state.table.x[figure], state.table.y[figure])
    ]


def survivors(state: Battle, seat: int) -> list[int]:
    """The own figures that were never eliminated, are not captured and stand on the battlefield (REB-VIC-05)."""
    return [
        figure
        for figure in range(len(state.where))
        if state.owner[figure] == seat
        and state.where[figure] == FIELDED
        and state.captor[figure] < 0
        and not state.marks[figure] & FALLEN
    ]


def worth(state: Battle, figures: list[int]) -> int:
    return sum([state.defs[figure].points for figure in figures])


def victory_points(state: Battle, seat: int) -> list[tuple[str, int]]:
    """The lines of a player's score: eliminated enemies, captives at home doubled, own survivors (REB-VIC-06)."""
    lines = [("minis-score-eliminated", state.score[seat])]
    if state.edition.captures:
        lines.append(("minis-score-captives", 2 * worth(state, captives_home(state, seat))))
    if state.edition.survivors_score:
        lines.append(("minis-score-survivors", worth(state, survivors(state, seat))))
    return lines


def army_points(state: Battle, seat: int) -> int:
    """The points the army was built with: its figures, what they carried, its company (reading R10)."""
    from mageknight.minis.setup.armies import spent

    figures = sum([state.defs[figure].points for figure, owner in enumerate(state.owner) if owner == seat])
    return figures + spent(state.setup, state.edition, seat)


def halves_for(state: Battle, seat: int) -> int:
    """The points a seat gets for opposing large warriors that are badly damaged: half of their points, divided among all their
    opponents, rounded down each time (M2-MDIAL-25, M2-MDIAL-26)."""
    found = 0
    for hull in members(state.table.afield):
        side = state.sides[state.controller[hull]]
        if is_hull(state, hull) and side != state.sides[seat] and skulls(state, hull) >= HALF_LOST:
            opponents = [each for each in range(state.setup.seats) if state.sides[each] != side]
            found += state.defs[hull].points // 2 // len(opponents)
    return found


def outcome_by_points(state: Battle, ending: Message) -> Outcome:
    """Most points win (REB-VIC-01), on equal points the cheaper army (REB-VIC-08); allies count together.

    Who has conceded cannot win unless all have.
    """
    seats = list(range(state.setup.seats))
    sheet = tuple(
        [ScoreLine(seat, say(what), points) for seat in seats for what, points in victory_points(state, seat)]
    )
    scores = tuple([sum([line.points for line in sheet if line.seat == seat]) for seat in seats])
    ranks: dict[int, tuple[int, int, int]] = {}
    for side in state.sides:
        allies = [seat for seat in seats if state.sides[seat] == side]
        given_up = all(state.status[seat] == CONCEDED for seat in allies)
        points = sum([scores[seat] for seat in allies])
        ranks[side] = (0 if given_up else 1, points, -sum([army_points(state, seat) for seat in allies]))
    best = max(ranks.values())
    winners = tuple([seat for seat in seats if ranks[state.sides[seat]] == best])
    if any(rank[:2] == best[:2] and rank != best for rank in ranks.values()):
        ending = say("minis-ending-cheaper", ending=ending, points=-best[2])
    return Outcome(winners, scores, ending, sheet)


def ending_message(state: Battle) -> Message:
    return say("minis-ending-" + ENDINGS[state.ending])
