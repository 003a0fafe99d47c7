"""True if a figure may move along a path: the table's law and what the game adds to it."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Path
from mageknight.minis.content.abilities import DEMORALIZED
from mageknight.minis.figures.roster import called, foes_of, has
from mageknight.minis.rules.castles.occupying import fits_on_top
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.rules.movement.room import captive_fits, keeps_captive
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.faults import BAD_PATH, fault
from mageknight.minis.table.limbs import with_limbs
from mageknight.minis.table.places import room_fault, touched_at
from mageknight.minis.table.ways.passage import Passage, path_fault, path_length

KEEP: Final = -1
"""The level a figure stands on, whatever it is."""

BAD_FACING: Final = -1
BARRED_CONTACT: Final = -2
NO_ROOM_FOR_CAPTIVE: Final = -3
NO_PLACE_UP_THERE: Final = -4


def passage_of(state: Battle, figure: int) -> Passage:
    """The law of movement for a figure where it stands; a captive it leads along is not in its way."""
    captive = state.captive[figure]
    return Passage(state.table, figure, movement_mode(state, figure), 1 << captive if captive >= 0 else 0)


def path_fault_of(
    state: Battle, passage: Passage, path: Path, facing: int, inches: int, spared: int = 0, level: int = KEEP
) -> int:
    """The reason a figure cannot move along this path, as a number: 0 if it can, a fault of the table, or one of the above.

    It ends on the `level` it stands on unless another one is given."""
    if not path:
        return fault(BAD_PATH)
    if not 0 <= facing < STEPS:
        return BAD_FACING
    figure = passage.mover
    table = state.table
    captive = state.captive[figure]
    end = table.level[figure] if level == KEEP else level
    steps = [(table.x[figure], table.y[figure]), *path]
    code = path_fault(passage, steps, inches, facing, end)
    if code:
        return code
    x, y = steps[-1]
    barred = barred_contacts(state, figure, spared)
    if barred and with_limbs(table, touched_at(table, figure, x, y, facing, end)) & barred:
        return BARRED_CONTACT
    if captive >= 0 and not captive_fits(state, figure, x, y, facing):
        return NO_ROOM_FOR_CAPTIVE
    if table.rooted and not fits_on_top(state, figure, x, y, end):
        return NO_PLACE_UP_THERE
    return 0


def barred_contacts(state: Battle, figure: int, spared: int) -> int:
    """The figures this one may not come to touch: all opposing ones if it is demoralized (REB-ABL-44)."""
    barred = spared | state.shunned[figure]
    if has(state, figure, DEMORALIZED):
        barred |= foes_of(state, figure)
    return barred


def path_refusal(
    state: Battle, figure: int, path: Path, facing: int, inches: int, spared: int = 0, level: int = KEEP
) -> Refusal | None:
    """The reason a figure cannot move along this path, in words."""
    code = path_fault_of(state, passage_of(state, figure), path, facing, inches, spared, level)
    if code == 0:
        return None
    if code == BAD_FACING:
        return refuse("minis-bad-facing")
    if code == NO_PLACE_UP_THERE:
        return state.edition.refuse("minis-castle-not-occupied", figure=called(state, figure))
    if code == NO_ROOM_FOR_CAPTIVE:
        return state.edition.refuse("minis-no-room-for-captive")
    if code == BARRED_CONTACT:
        x, y = path[-1]
        end = state.table.level[figure] if level == KEEP else level
        touched = with_limbs(state.table, touched_at(state.table, figure, x, y, facing, end))
        touched &= barred_contacts(state, figure, spared)
        return contact_refusal(state, figure, touched, spared)
    steps = [(state.table.x[figure], state.table.y[figure]), *path]
    return fault_refusal(state, code, path_length(steps), inches)


def contact_refusal(state: Battle, figure: int, touched: int, spared: int) -> Refusal:
    """The reason a figure may not come to touch another one."""
    other = called(state, (touched & -touched).bit_length() - 1)
    if touched & spared:
        return state.edition.refuse("minis-confused-contact", "magic-confusion-contact", other=other)
    if touched & state.shunned[figure]:
        return state.edition.refuse("minis-terrified", "terrify", other=other)
    return state.edition.refuse("minis-demoralized-contact", other=other)


def turn_refusal(state: Battle, figure: int, facing: int, level: int = KEEP) -> Refusal | None:
    """The reason a figure cannot take this facing on the spot; it may always stay as it is."""
    if not 0 <= facing < STEPS:
        return refuse("minis-bad-facing")
    table = state.table
    if table.span[figure] and facing != table.facing[figure]:
        end = table.level[figure] if level == KEEP else level
        code = room_fault(table, figure, table.x[figure], table.y[figure], facing, movement_mode(state, figure), 0, end)
        if code:
            return fault_refusal(state, code)
        if not keeps_captive(state, figure, facing):
            return refuse("minis-captive-left", "REB-CAP-09")
    return None
