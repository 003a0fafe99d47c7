"""Moves: every place worth going to with one action, alone or in formation, always looking at the nearest threat in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.bots.minis.field import Deed, Field, settled
from mageknight.bots.minis.odds import blow, figure_worth, points_of
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.commands import Act, BreakAway, Enough, Move, Target, Turn
from mageknight.minis.figures.bodies import halves, tokens_of
from mageknight.minis.figures.roster import foes_in_front, foes_of, members, speed
from mageknight.minis.figures.sections import one_will
from mageknight.minis.queries.preview import approach_to
from mageknight.minis.rules.attack.aiming import targets_of
from mageknight.minis.rules.movement.candidates import nearest_foes
from mageknight.minis.rules.movement.modes import inches_for
from mageknight.minis.rules.movement.moving import BROKEN_AWAY, Moving, break_away_on
from mageknight.minis.rules.movement.paths import KEEP
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, facing_to, offset
from mageknight.minis.table.lattice import INCH

MOVES: Final = (
    "move",
    "move-first",
    "charge-double",
    "bound-double",
    "trample",
    "overwhelm",
    "double-time",
    "soar",
    "land",
)
RUSHES: Final = ("charge", "bound", "surge", "mounted-charge", "mounted-bound")
STRAIGHT: Final = ("trample", "overwhelm")
"""Moves with few places to go to."""
FOES: Final = 4
"""Nearest enemies one of which is looked at."""
TOO_DEAR: Final = 6.0
"""Nobody is pushed for a mere move at this price."""
FLIGHT: Final = 0.4
"""How much of what a move promises counts for whoever turns his back to enemies in contact: they follow."""
STRAIN: Final = 1.5
"""How much more a click counts that a figure loses by a mere move: nobody has been struck for it."""
ASIDE: Final = STEPS // 8
"""Whoever turns further away than this from the nearest threat turns towards it."""


def promising(field: Field, moves: list[Act]) -> list[Act]:
    """Moves of fresh figures first, those with few places to go to before others, of strong figures before weak ones."""
    state = field.state

    def order(act: Act) -> tuple[int, bool, float]:
        return tokens_of(state, act.figure), act.how not in STRAIGHT, -points_of(state, act.figure)

    return sorted(moves, key=order)


def moves_of(field: Field, act: Act) -> Iterator[Deed]:
    """Every place worth going to with one action."""
    if tokens_of(field.state, act.figure) and field.price(act.figure) > TOO_DEAR:
        return
    begun = field.state.copy()
    field.budget.spend()
    field.kit.engine.apply_trusted(begun, act)
    ask = begun.core.agenda[-1]
    if not isinstance(ask, Moving):
        return
    if ask.is_held(begun):
        if field.outlook.arts and (begun.defs[act.figure].range or not foes_in_front(begun, act.figure)):
            yield from broken_away(field, begun, ask, act)
        return
    for command in places(field, begun, ask, act.how in STRAIGHT):
        if field.budget.spent:
            return
        deed = moved(field, begun, act, command)
        if deed is not None:
            yield deed


def places(field: Field, begun: Battle, ask: Moving, straight: bool) -> list[Command]:
    """The moves to try, each turned towards the nearest threat where it ends."""
    found = ask.choices(begun)
    if not straight:
        found = [*found, *detours(field, begun, ask)]
        if not ask.twice and ask.level == KEEP and is_in_touch(begun, ask):
            found = [*found, *scouted(field, begun, ask)]
        found = different([watchful(begun, ask, command) for command in found])
    return found[: field.outlook.places]


def is_in_touch(state: Battle, ask: Moving) -> bool:
    """Can anything come of where exactly a figure stands: is an enemy near enough to be shot at, or to come, after the move?"""
    table = state.table
    figure = ask.figure
    for foe in nearest_foes(state, figure, FOES):
        reach = max(state.defs[figure].range, state.defs[foe].range, 2 * speed(state, foe)) + ask.inches + 2
        if (table.x[foe] - table.x[figure]) ** 2 + (table.y[foe] - table.y[figure]) ** 2 <= (reach * INCH) ** 2:
            return True
    return False


def different(commands: list[Command]) -> list[Command]:
    """Each of some moves once."""
    found: list[Command] = []
    seen: set[Command] = set()
    for command in commands:
        if command not in seen:
            seen.add(command)
            found.append(command)
    return found


def watchful(state: Battle, ask: Moving, command: Command) -> Command:
    """The same move, looking at the nearest threat where it ends, unless there is no room to stand so."""
    if not isinstance(command, Move):
        return command
    x, y = command.path[-1]
    facing = lookout(state, command.figure, x, y, command.facing)
    if facing == command.facing:
        return command
    turned = Move(command.seat, command.figure, command.path, facing)
    return turned if ask.refusal(state, turned) is None else command


def lookout(state: Battle, figure: int, x: int, y: int, facing: int) -> int:
    """The facing towards the nearest enemy from a place; the one given if that enemy stands in front already, or there is none."""
    table = state.table
    best, found = 0, facing
    for foe in members(foes_of(state, figure)):
        dx, dy = table.x[foe] - x, table.y[foe] - y
        square = dx * dx + dy * dy
        if (best == 0 or square < best) and square:
            best, found = square, facing_to(dx, dy)
    off = abs(found - facing) % STEPS
    return facing if min(off, STEPS - off) <= ASIDE else found


def detours(field: Field, begun: Battle, ask: Moving) -> list[Command]:
    """Towards the nearest enemies round whatever is in the way, and a turn to face them."""
    found: list[Command] = []
    table = begun.table
    for foe in nearest_foes(begun, ask.figure, 1):
        dx, dy = table.x[foe] - table.x[ask.figure], table.y[foe] - table.y[ask.figure]
        facing = facing_to(dx, dy)
        factor = 2 if ask.inches > inches_for(begun, ask.figure) else 1
        route = approach_to(begun, ask.figure, table.x[foe], table.y[foe], factor)
        if len(route.path) > 1:
            found.append(Move(field.seat, ask.figure, tuple(route.path[1:]), facing))
        found.append(Turn(field.seat, ask.figure, facing))
    return [command for command in found if ask.refusal(begun, command) is None]


def scouted(field: Field, begun: Battle, ask: Moving) -> list[Command]:
    """All round, the whole way and half of it, looking at the nearest enemy there: where a line of fire may open."""
    table = begun.table
    figure = ask.figure
    if not nearest_foes(begun, figure, 1):
        return []
    found: list[Command] = []
    for step in range(field.outlook.scouts):
        for part in (1, 2):
            dx, dy = offset(STEPS * step // field.outlook.scouts, ask.inches * INCH // part)
            x, y = table.x[figure] + dx, table.y[figure] + dy
            found.append(Move(field.seat, figure, ((x, y),), lookout(begun, figure, x, y, table.facing[figure])))
    return [command for command in found if ask.refusal(begun, command) is None]


def broken_away(field: Field, begun: Battle, ask: Moving, act: Act) -> Iterator[Deed]:
    """Breaking away from the enemies in contact: as good as the best move that follows, if the die allows it. Only those think of it who
    would rather shoot, or who are struck from behind: whoever can strike back stays."""
    chance = (7 - break_away_on(begun, ask.figure)) / 6
    free = begun.copy()
    free.core.agenda[-1] = Moving(
        seat=ask.seat,
        figure=ask.figure,
        inches=ask.inches,
        tried=BROKEN_AWAY,
        spared=ask.spared,
        level=ask.level,
        twice=ask.twice,
    )
    loose = free.core.agenda[-1]
    assert isinstance(loose, Moving)
    best: Deed | None = None
    for command in places(field, free, loose, act.how in STRAIGHT):
        if field.budget.spent:
            break
        deed = moved(field, free, act, command)
        if deed is not None and (best is None or deed.worth > best.worth):
            best = deed
    if best is not None:
        price = field.price(act.figure)
        yield Deed(
            [act, BreakAway(field.seat, ask.figure)], FLIGHT * chance * (best.worth + price) - price, best.reason
        )


def moved(field: Field, begun: Battle, act: Act, command: Command) -> Deed | None:
    """The outcome of a move; a rush is followed by its attack."""
    after = begun.copy()
    field.budget.spend()
    field.kit.engine.apply_trusted(after, command)
    script: list[Command] = [act, command]
    struck = 0.0
    if settled(field, after):
        struck, strike = follow_up(field, after, act.figure)
        script.extend(strike)
    worth = field.gain(after, whole(after, act.figure)) + struck
    if not struck:
        worth -= STRAIN * strained(begun, after, act.figure)
    return Deed(script, worth - field.price(act.figure), say("bot-takes-position"))


def strained(begun: Battle, after: Battle, figure: int) -> float:
    """The loss of a figure by its own haste."""
    return max(0.0, figure_worth(begun, figure, begun.click[figure]) - figure_worth(after, figure, after.click[figure]))


def whole(state: Battle, figure: int) -> tuple[int, ...]:
    """All that stands elsewhere when a figure has moved: rider and mount, or every section of a large warrior."""
    return (*halves(state, figure), *[each for each in one_will(state, figure) if each != figure])


def follow_up(field: Field, after: Battle, figure: int) -> tuple[float, list[Command]]:
    """The attack at the end of a charge or bound."""
    best: tuple[float, list[Command]] = (0.0, [])
    for how in ("fight", "shoot"):
        way = manner(after, how)
        assert isinstance(way, AttackManner)
        if way.refusal(after, figure) is not None:
            continue
        for target in targets_of(after, way, figure):
            worth = blow(after, way, figure, target)
            if worth > best[0]:
                best = (worth, [Act(field.seat, figure, how), Target(field.seat, target), Enough(field.seat)])
    return best
