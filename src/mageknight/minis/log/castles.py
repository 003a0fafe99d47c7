"""Sections and portals of castles: raised, opened, breached, brought down."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.commands import SetPortal
from mageknight.minis.figures.roster import called
from mageknight.minis.log.teller import teller
from mageknight.minis.rules.castles.portals import portal_word
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.verdicts import place_message


@teller(e.SectionRaised)
def section_raised(state: Battle, event: e.SectionRaised, seat: int | None) -> Message:
    return say("minis-told-raised", figure=called(state, event.figure), place=place_message(event.x, event.y))


@teller(e.PortalsSet)
def portals_set(state: Battle, event: e.PortalsSet, seat: int | None) -> Message:
    portal = portal_word(state, SetPortal(0, event.figure, event.portal, event.opens))
    key = "minis-told-opened" if event.opens else "minis-told-shut"
    return say(key, figure=called(state, event.figure), portal=portal)


@teller(e.SectionBreached)
def section_breached(state: Battle, event: e.SectionBreached, seat: int | None) -> Message:
    return say("minis-told-breached", figure=called(state, event.figure), points=event.points)


@teller(e.SectionFell)
def section_fell(state: Battle, event: e.SectionFell, seat: int | None) -> Message:
    return say("minis-told-fell", figure=called(state, event.figure), count=len(event.riding))


@teller(e.LadderMoved)
def ladder_moved(state: Battle, event: e.LadderMoved, seat: int | None) -> Message:
    key = "minis-told-ladder-raised" if event.piece == e.STANDING else "minis-told-ladder-laid"
    return say(key, figure=called(state, event.figure), place=place_message(event.x, event.y))
