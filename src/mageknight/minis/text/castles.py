"""Castles in words: what happens to sections and portals."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.commands import SetPortal
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.castles.portals import portal_word
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.verdicts import place_message


def tell_castle(state: Battle, event: Event[Any]) -> Message | None:
    """A section is raised, breached or brought down, a portal opened or shut."""
    if isinstance(event, e.SectionRaised):
        return say("minis-told-raised", figure=called(state, event.figure), place=place_message(event.x, event.y))
    if isinstance(event, e.PortalsSet):
        portal = portal_word(state, SetPortal(0, event.figure, event.portal, event.opens))
        key = "minis-told-opened" if event.opens else "minis-told-shut"
        return say(key, figure=called(state, event.figure), portal=portal)
    if isinstance(event, e.SectionBreached):
        return say("minis-told-breached", figure=called(state, event.figure), points=event.points)
    if isinstance(event, e.SectionFell):
        return say("minis-told-fell", figure=called(state, event.figure), count=len(event.riding))
    if isinstance(event, e.LadderMoved):
        key = "minis-told-ladder-raised" if event.piece == e.STANDING else "minis-told-ladder-laid"
        return say(key, figure=called(state, event.figure), place=place_message(event.x, event.y))
    return None
