"""Truths about every battle: dials, tokens, captives, places."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.rng import Rng, streams
from mageknight.minis.figures.bodies import body, is_limb, is_passenger, mount_of
from mageknight.minis.figures.roster import members
from mageknight.minis.figures.sections import is_section
from mageknight.minis.hidden import deal_books, hide_lists
from mageknight.minis.rules.attack.damage import Unseated, Wrecked
from mageknight.minis.rules.cavalry.setting_down import SetRiderDown
from mageknight.minis.rules.chariots.setting_down import SetPassengerDown
from mageknight.minis.rules.figures.capture import PlaceCaptive
from mageknight.minis.rules.figures.returning import PutReturned
from mageknight.minis.rules.figures.revenant import PutRisen
from mageknight.minis.rules.figures.wielding import items_of
from mageknight.minis.rules.movement.carrying import Carrying, SetDown
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.opening.domains import deal_domains
from mageknight.minis.rules.spells.cast import Cast
from mageknight.minis.rules.spells.countering import CounterRoll
from mageknight.minis.state.battle import (
    BODY_MARKS,
    BROOD,
    ELIMINATED,
    FALLEN,
    FIELDED,
    GONE,
    LOST,
    LYING,
    PLAYING,
    RESERVE,
    ROUTED,
    TURN_MARKS,
    Battle,
)
from mageknight.minis.state.books import IN_BOOK, IN_PLAY, NOBODY, OUT
from mageknight.minis.table.bases import APART, CONTACT, OVERLAP
from mageknight.minis.table.built import joined
from mageknight.minis.table.castle import crowd_at
from mageknight.minis.table.contact import in_contact
from mageknight.minis.table.faults import NONE, ON_SOLID, kind_of
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.places import room_fault
from mageknight.minis.table.tabletop import GROUND, SOARING, Table

MOST_CLICKS: Final = 64
MOST_POINTS: Final = 1_000_000
MOST_BITS: Final = (1 << 512) - 1
EDGES: Final = 8
"""Bounds that no battle comes near."""

NEARBY: Final = 12 * INCH
"""Bases further apart than this cannot touch, however long they are."""


def audit(state: Battle) -> list[str]:
    """The faults of a battle, in words for programmers; nothing if all is well."""
    wrong = bound_faults(state)
    if wrong:
        return wrong
    for figure in range(len(state.kind)):
        wrong += figure_faults(state, figure)
    wrong += table_faults(state)
    wrong += item_faults(state)
    wrong += book_faults(state)
    if state.actions < 0:
        wrong.append(f"{state.actions} actions left")
    bits = sum([1 << figure for figure, captor in enumerate(state.captor) if captor >= 0])
    if bits != state.held:
        wrong.append("the set of captives is out of date")
    return wrong


def bound_faults(state: Battle) -> list[str]:
    """Numbers that name nothing: rules look figures, seats and bits up without asking whether they exist."""
    figures, seats = len(state.kind), state.setup.seats
    everybody = (1 << figures) - 1
    ranges: list[tuple[str, list[int], int, int, int]] = [
        ("owner", state.owner, figures, 0, seats - 1),
        ("controller", state.controller, figures, 0, seats - 1),
        ("where", state.where, figures, RESERVE, GONE),
        ("click", state.click, figures, 0, MOST_CLICKS),
        ("tokens", state.tokens, figures, 0, 2),
        ("marks", state.marks, figures, 0, TURN_MARKS | FALLEN | BROOD),
        ("off", state.off, figures, 0, MOST_BITS),
        ("captor", state.captor, figures, -1, figures - 1),
        ("captive", state.captive, figures, -1, figures - 1),
        ("met", state.met, figures, 0, everybody),
        ("shunned", state.shunned, figures, 0, everybody),
        ("edge", state.edge, seats, -1, EDGES - 1),
        ("score", state.score, seats, -MOST_POINTS, MOST_POINTS),
        ("status", state.status, seats, PLAYING, ROUTED),
        ("agreed", state.agreed, seats, 0, 1),
        ("taken", state.taken, seats, 0, MOST_POINTS),
        ("order", state.order, len(state.order), 0, seats - 1),
        ("state", [state.ending, state.phase, state.clock], 3, 0, 4),
        ("actions", [state.actions], 1, 0, MOST_POINTS),
        ("active", [state.active], 1, -1, seats - 1),
        ("generators", state.core.rng, len(state.core.rng), 0, (1 << 64) - 1),
        ("counters", [state.core.ply, state.core.opened, state.core.effect], 3, -1, MOST_BITS),
    ]
    return [name for name, lane, size, low, high in ranges if len(lane) != size or not _within(lane, low, high)]


def _within(lane: list[int], low: int, high: int) -> bool:
    return all(type(number) is int and low <= number <= high for number in lane)


def figure_faults(state: Battle, figure: int) -> list[str]:
    wrong: list[str] = []
    known = state.defs[figure]
    fielded = state.where[figure] == FIELDED
    if not known.start <= state.click[figure] <= known.clicks:
        wrong.append(f"figure {figure} stands at click {state.click[figure]}")
    if fielded and state.click[figure] >= known.clicks:
        wrong.append(f"figure {figure} fights on with three skulls")
    fallen = state.where[figure] == ELIMINATED and not is_section(state, figure)  # a section falls with its warrior
    if fallen and state.click[figure] < known.clicks and not _returning(state):
        wrong.append(f"figure {figure} is eliminated at click {state.click[figure]}")
    if not 0 <= state.tokens[figure] <= 2 or (state.tokens[figure] and not fielded):
        wrong.append(f"figure {figure} has {state.tokens[figure]} tokens")
    down = state.table.afield >> figure & 1 == 1
    if down != fielded and not (fielded and _carried(state, figure)):
        wrong.append(f"figure {figure} is {'on' if down else 'off'} the table")
    wrong += limb_faults(state, figure)
    captive = state.captive[figure]
    if captive >= 0 and (state.captor[captive] != figure or not fielded):
        wrong.append(f"figure {figure} does not hold {captive}")
    if captive >= 0 and not _carried(state, captive) and not in_contact(state.table, figure, captive):
        wrong.append(f"captive {captive} has left {figure}")
    return wrong


def limb_faults(state: Battle, figure: int) -> list[str]:
    """A limb is where its body is, on the battlefield or not, and has no tokens of its own; a rider has done nothing by itself."""
    base = body(state, figure)
    if base == figure:
        return []
    wrong: list[str] = []
    table = state.table
    if is_limb(state, base):
        wrong.append(f"figure {figure} sits on a limb")
    if (table.x[figure], table.y[figure], table.level[figure]) != (table.x[base], table.y[base], table.level[base]):
        wrong.append(f"figure {figure} is not where {base} is")
    if table.down >> figure & 1 or table.aloft >> figure & 1:
        wrong.append(f"figure {figure} stands in the way beside {base}")
    own = state.defs[figure].nature.own_tokens
    if is_passenger(state, figure):
        return wrong
    if (state.tokens[figure] and not own) or (mount_of(state, figure) >= 0 and state.marks[figure] & BODY_MARKS):
        wrong.append(f"figure {figure} has what belongs to {base}")
    if mount_of(state, figure) >= 0 and state.controller[figure] != state.controller[base]:
        wrong.append(f"figure {figure} obeys another player than {base}")
    return wrong


def item_faults(state: Battle) -> list[str]:
    """Every item is in one place: with a figure that is deployed or waits to be, on the table, or out of the game; what lies on the
    table lies inside it, and nobody wields two relics."""
    if not len(state.item_kind) == len(state.bearer) == len(state.spots):
        return ["items without a place"]
    relics = [bearer for item, bearer in enumerate(state.bearer) if bearer >= 0 and state.items[item].is_relic]
    wrong = [f"figure {bearer} wields two relics" for bearer in sorted(set(relics)) if relics.count(bearer) > 1]
    wrong += [
        f"item {item} lies off the table"
        for item, bearer in enumerate(state.bearer)
        if bearer == LYING and not state.table.ground.holds(*state.spots[item])
    ]
    return wrong + [
        f"item {item} is with {bearer}"
        for item, bearer in enumerate(state.bearer)
        if not LOST <= bearer < len(state.where)
        or (bearer >= 0 and state.where[bearer] not in (FIELDED, RESERVE))
        or (bearer >= 0 and len(items_of(state, bearer)) > state.defs[bearer].fittings.item_slots)
    ]


def _carried(state: Battle, figure: int) -> bool:
    """Is a captive being led, or a friend carried, to a new place just now?"""
    for frame in state.core.agenda:
        if isinstance(frame, PlaceCaptive) and frame.captive == figure:
            return True
        if isinstance(frame, (SetRiderDown, Unseated)) and frame.rider == figure:
            return True
        if isinstance(frame, (SetPassengerDown, Wrecked)) and frame.figure == figure:
            return True
        if isinstance(frame, (Carrying, SetDown)) and figure in (frame.carried, state.captive[frame.carried]):
            return True
    return False


def _returning(state: Battle) -> bool:
    """Is an eliminated figure being set down again just now?"""
    return any(isinstance(frame, (PutReturned, PutRisen)) for frame in state.core.agenda)


def table_faults(state: Battle) -> list[str]:
    """No base lies on another, off the table or in terrain it cannot stand on; the table knows who touches whom."""
    wrong: list[str] = []
    table = state.table
    standing = members(table.down | table.aloft)
    for at, one in enumerate(standing):
        if state.captor[one] < 0:
            x, y, facing, level = table.x[one], table.y[one], table.facing[one], table.level[one]
            code = room_fault(table, one, x, y, facing, movement_mode(state, one), 0, level)
            if kind_of(code) not in (NONE, ON_SOLID):
                wrong.append(f"figure {one} has no room: {code}")
        for other in standing[:at]:
            touching = table.touch[one] >> other & 1 == 1
            near = abs(table.x[one] - table.x[other]) < NEARBY and abs(table.y[one] - table.y[other]) < NEARBY
            spacing = spacing_of(table, one, other) if near else APART
            if spacing == OVERLAP:
                wrong.append(f"figures {one} and {other} overlap")
            meet = spacing == CONTACT or (table.ground.towers != 0 and joined(table, one) >> other & 1 == 1)
            meet = meet or (table.level[one] == GROUND and crowd_at(table, one, table.perch[one]) >> other & 1 == 1)
            if touching != meet or touching != (table.touch[other] >> one & 1 == 1):
                wrong.append(f"contact of {one} and {other} is wrong")
    return wrong


def spacing_of(table: Table, one: int, other: int) -> int:
    """The spacing of two figures on their levels: bases on the ground, stands in the air, apart on different ones."""
    if table.level[one] == SOARING == table.level[other]:
        return table.stand_spacing(one, other)
    if SOARING in (table.level[one], table.level[other]):
        low, high = (other, one) if table.level[one] == SOARING else (one, other)
        tall = table.tall >> low & 1
        return table.rise_spacing(low, table.x[high], table.y[high], table.stand[high]) if tall else APART
    if table.parted(one, other):
        return APART
    return table.spacing(one, other)


def book_faults(state: Battle) -> list[str]:
    """Every spell is in exactly one stack, in force, or being cast, unless it is out of the game."""
    wrong: list[str] = []
    casting = [frame.card for frame in state.core.agenda if isinstance(frame, (Cast, CounterRoll))]
    for number, card in enumerate(state.cards):
        stacks = sum([book.stack.count(number) for book in state.books])
        in_force = len([entry for entry in state.lasting if entry.card == number])
        if card.where == IN_BOOK and (stacks != 1 or in_force or number not in state.books[card.book].stack):
            wrong.append(f"card {number} is not in its book")
        if card.where == IN_PLAY and (stacks or in_force + casting.count(number) < 1 or in_force > 1):
            wrong.append(f"card {number} is not in play")
        if card.where == OUT and (stacks or in_force):
            wrong.append(f"card {number} is out of the game and still there")
    for at, book in enumerate(state.books):
        if book.cover != NOBODY and state.cards[book.cover].book != at:
            wrong.append(f"book {at} is covered by the card of another")
    return wrong


def redeal(state: Battle, viewer: int | None, rng: Rng, names: tuple[str, ...]) -> Battle:
    """A copy with other luck, and other cards where a viewer cannot look."""
    dealt = state.copy()
    if state.books:
        deal_books(dealt, viewer, rng)
        hide_lists(dealt, viewer)
    if state.setup.domains:
        deal_domains(dealt, viewer, rng)
    dealt.core.rng = streams(rng.bytes16(), names)
    dealt.core.forced = []
    return dealt
