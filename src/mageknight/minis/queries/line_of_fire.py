"""Everything between two figures, for the picture of a dispute: distance, arc, range and line of fire, with all numbers.

The answers are those of the functions that decide: `contact`, `sight`; here they are put side by side.
"""

from __future__ import annotations

from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.figures.roster import called, reach_of
from mageknight.minis.queries.answers import SightCrossing, Sighting
from mageknight.minis.rules.attack.lines import line
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.built import aimed
from mageknight.minis.table.contact import distance, gap, is_within, sees, turn_to_front
from mageknight.minis.table.dispute import crossed_spans
from mageknight.minis.table.sight import BLOCKED, EFFECT_FLAGS, PIECE, Crossing
from mageknight.minis.table.verdicts import crossing_message


def sighting(state: Battle, figure: int, other: int) -> Sighting:
    """The line from one figure to another, as ranged combat looks along it; lengths in hundredths of an inch.

    `turn` is by how many degrees the figure would have to turn to see the other, 0 if it does; `missing` what its range
    lacks, 0 if it is enough.
    """
    table = aimed(state.table, other) if state.table.ground.dotted else state.table
    far = distance(table, figure, other)
    reach = reach_of(state, figure)
    dx, dy = table.x[other] - table.x[figure], table.y[other] - table.y[figure]
    crossed: list[Crossing] = []
    flags = line(state, figure, other, attack_manner(state, "shoot").optics, crossed)
    return Sighting(
        length=far,
        gap=gap(table, figure, other),
        turn=0 if sees(table, figure, other) else turn_to_front(table, figure, [(dx, dy)]),
        range=reach,
        missing=0 if is_within(table, figure, other, reach) else max(1, far - reach * 100),
        open=not flags & BLOCKED,
        crossings=sorted([crossing_seen(state, figure, other, each) for each in crossed], key=_first),
    )


def _first(crossing: SightCrossing) -> int:
    """The point of a line where the crossing begins."""
    return crossing.spans[0][0] if crossing.spans else 0


def crossing_seen(state: Battle, figure: int, other: int, crossing: Crossing) -> SightCrossing:
    """One thing the line crosses: what it does, by which rule, and from where to where it lies on the line."""
    names = [called(state, each) for each in range(len(state.defs))]
    return SightCrossing(
        words=crossing_message(state.table, crossing, names),
        rule=crossing.rule(),
        piece=crossing.what == PIECE,
        index=crossing.index,
        blocks=bool(EFFECT_FLAGS[crossing.effect] & BLOCKED),
        counts=EFFECT_FLAGS[crossing.effect] != 0,
        spans=crossed_spans(state.table, figure, other, crossing),
    )
