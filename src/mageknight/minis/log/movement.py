"""Figures that go elsewhere."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.roster import called, foes_touched, members
from mageknight.minis.log.teller import teller
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import degrees
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.verdicts import place_message


@teller(e.FigureMoved)
def figure_moved(state: Battle, event: e.FigureMoved, seat: int | None) -> Message:
    """The line on a figure that goes somewhere: up to an enemy, if it stands there and touches one now, else to a place."""
    table, base = state.table, body(state, event.figure)
    x, y = event.path[-1]
    foes = members(foes_touched(state, base)) if (table.x[base], table.y[base]) == (x, y) else []
    if not foes:
        return say("minis-told-moved", figure=called(state, event.figure), place=place_message(x, y))
    more = len(foes) - 1
    return say("minis-told-moved-up", figure=called(state, event.figure), foe=called(state, foes[0]), more=more)


@teller(e.FigureTurned)
def figure_turned(state: Battle, event: e.FigureTurned, seat: int | None) -> Message:
    return say("minis-told-turned", figure=called(state, event.figure), facing=degrees(event.facing))


@teller(e.LevelChanged)
def level_changed(state: Battle, event: e.LevelChanged, seat: int | None) -> Message:
    soars = event.level == SOARING
    return say("minis-told-soars" if soars else "minis-told-lands", figure=called(state, event.figure))


@teller(e.FigurePut)
def figure_put(state: Battle, event: e.FigurePut, seat: int | None) -> Message:
    place = place_message(event.x, event.y)
    return say("minis-told-put", figure=called(state, event.figure), place=place)


@teller(e.Mounted)
def mounted(state: Battle, event: e.Mounted, seat: int | None) -> Message:
    return say("minis-told-mounted", figure=called(state, event.figure), mount=called(state, event.mount))


@teller(e.SteppedOff)
def stepped_off(state: Battle, event: e.SteppedOff, seat: int | None) -> Message:
    return say("minis-told-stepped-off", figure=called(state, event.figure))


@teller(e.Boarded)
def boarded(state: Battle, event: e.Boarded, seat: int | None) -> Message:
    return say("minis-told-boarded", figure=called(state, event.figure), chariot=called(state, event.chariot))


@teller(e.Alighted)
def alighted(state: Battle, event: e.Alighted, seat: int | None) -> Message:
    place = place_message(event.x, event.y)
    return say("minis-told-alighted", figure=called(state, event.figure), place=place)


@teller(e.LeftOut)
def left_out(state: Battle, event: e.LeftOut, seat: int | None) -> Message:
    return say("minis-told-left-out", figure=called(state, event.figure))


@teller(e.Stopped)
def stopped(state: Battle, event: e.Stopped, seat: int | None) -> Message:
    return say("minis-told-stopped", figure=called(state, event.figure), other=called(state, event.by))
