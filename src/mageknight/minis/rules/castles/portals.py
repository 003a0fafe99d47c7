"""Portals: at the beginning of his command phase the castle player opens or shuts each of them (M2-CASTLE-43)."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import EndPhase, SetPortal
from mageknight.minis.content.available import piece
from mageknight.minis.content.castles import CastleCard
from mageknight.minis.events import PortalsSet
from mageknight.minis.figures.bodies import bases_at
from mageknight.minis.figures.castles import is_breached, number_of, sections_of
from mageknight.minis.figures.roster import called, figure_word, is_fielded
from mageknight.minis.state.battle import PLAYING, Battle
from mageknight.minis.table.outline import locate, nears


def card_at(state: Battle, section: int) -> CastleCard | None:
    """The portals of a section as they are now; nothing for what is no section on the battlefield."""
    if not is_fielded(state, section) or not state.defs[section].is_castle:
        return None
    known = piece(state.terrain[number_of(state, section)][0])
    return known.castle if known is not None else None


def is_open(state: Battle, section: int, portal: int) -> bool:
    """Is this portal of a section open now?"""
    card = card_at(state, section)
    return card is not None and card.open >> portal & 1 == 1


def movable(state: Battle, seat: int) -> list[tuple[int, int]]:
    """The portals of a seat that can be opened and shut: section and number."""
    found: list[tuple[int, int]] = []
    for section in sections_of(state, seat):
        card = card_at(state, section)
        if card is not None and not is_breached(state, section):
            found += [(section, portal) for portal in range(len(card.portals))]
    return found


def portal_refusal(state: Battle, seat: int, section: int, portal: int, opens: bool) -> Refusal | None:
    """The reason a portal cannot be opened or shut."""
    card = card_at(state, section)
    if card is None or not 0 <= portal < len(card.portals):
        return refuse("minis-no-portal")
    if state.controller[section] != seat:
        return state.edition.refuse("minis-not-yours", "castle-portals")
    name = called(state, section)
    if is_breached(state, section):
        return state.edition.refuse("minis-portal-breached", "castle-breached", figure=name)
    if (card.open >> portal & 1 == 1) == opens:
        return refuse("minis-portal-already")
    if not opens and card.arch:
        blocker = in_the_way(state, section, card, portal)
        if blocker >= 0:
            return state.edition.refuse("minis-portal-in-the-way", figure=name, other=called(state, blocker))
    return None


def in_the_way(state: Battle, section: int, card: CastleCard, portal: int) -> int:
    """A figure whose base the shut portal would lie on, -1 for none (M2-CASTLE-73)."""
    _, x, y, turn = state.terrain[number_of(state, section)]
    shut = piece(card.with_open(card.open & ~(1 << portal)).name)
    before = piece(card.name)
    assert shut is not None
    assert before is not None
    bars = [each.outline for each in shut.laid((x, y), turn) if each.masonry]
    known = [each.outline.corners() for each in before.laid((x, y), turn) if each.masonry]
    table = state.table
    for figure in bases_at(state, table.down):
        if table.ground.is_top(table.perch[figure]):
            continue
        fx, fy, sx, sy = table.fx[figure], table.fy[figure], table.sx[figure], table.sy[figure]
        for bar in bars:
            if bar.corners() not in known and (
                nears(bar, fx, fy, sx, sy, table.radius[figure]) or locate(bar, fx, fy) > 0
            ):
                return figure
    return -1


class SettingPortal(Move[Battle, "PortalAsk", SetPortal]):
    """Open or shut one portal; each once in a phase."""

    COMMAND = SetPortal

    def candidates(self, state: Battle, ask: PortalAsk) -> list[Command]:
        return [
            SetPortal(ask.seat, section, portal, not is_open(state, section, portal))
            for section, portal in movable(state, ask.seat)
            if (section, portal) not in ask.done
        ]

    def refusal(self, state: Battle, ask: PortalAsk, command: SetPortal) -> Refusal | None:
        if (command.figure, command.portal) in ask.done:
            return state.edition.refuse("minis-portal-once", "castle-portals")
        return portal_refusal(state, ask.seat, command.figure, command.portal, command.opens)

    def carry_out(self, flow: Flow[Battle], ask: PortalAsk, command: SetPortal) -> None:
        state = flow.state
        card = card_at(state, command.figure)
        assert card is not None
        bit = 1 << command.portal
        name = card.with_open(card.open | bit if command.opens else card.open & ~bit).name
        number = number_of(state, command.figure)
        flow.emit(PortalsSet(command.figure, number, name, command.portal, command.opens))
        open_portals(flow, ask.seat, (*ask.done, (command.figure, command.portal)))

    def words(self, state: Battle, ask: PortalAsk, command: SetPortal) -> Message:
        key = "minis-do-open-portal" if command.opens else "minis-do-shut-portal"
        return say(key, figure=figure_word(state, command.figure), portal=portal_word(state, command))

    def about(self, state: Battle, ask: PortalAsk, command: SetPortal) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


def portal_word(state: Battle, command: SetPortal) -> Message:
    """The word for a portal: the portcullis or the double doors of a gatehouse, the first or second door of a keep."""
    if not 0 <= command.figure < len(state.defs) or not state.defs[command.figure].is_castle:
        return say("minis-portal-door")
    section = state.defs[command.figure].fittings.castle
    if section == "castle-gatehouse":
        return say("minis-portal-doors" if command.portal else "minis-portal-portcullis")
    if section == "castle-keep":
        return say("minis-portal-back-door" if command.portal else "minis-portal-front-door")
    return say("minis-portal-door")


class LeavingPortals(Move[Battle, "PortalAsk", EndPhase]):
    """Leave the portals as they are."""

    COMMAND = EndPhase

    def candidates(self, state: Battle, ask: PortalAsk) -> list[Command]:
        return [EndPhase(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: PortalAsk, command: EndPhase) -> None:
        return

    def words(self, state: Battle, ask: PortalAsk, command: EndPhase) -> Message:
        return say("minis-do-leave-portals")


class PortalAsk(MoveAsk[Battle]):
    """The portals that are open and those that are shut until the next command phase; `done` are those settled already."""

    FIELDS = ("seat", "done")
    KIND = "minis-portals"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (LeavingPortals(), SettingPortal())
    NESTED = False

    def __init__(self, seat: int, done: tuple[tuple[int, int], ...] = ()) -> None:
        super().__init__(seat)
        self.done = done

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-portals")

    def forced(self, state: Battle) -> Command | None:
        """The answer of somebody who has left the battle: nothing more."""
        return EndPhase(self.seat) if state.status[self.seat] != PLAYING else None


def open_portals(flow: Flow[Battle], seat: int, done: tuple[tuple[int, int], ...] = ()) -> None:
    """Ask for the portals of a seat, where there are some that can be opened or shut."""
    state = flow.state
    for section, portal in movable(state, seat):
        opens = not is_open(state, section, portal)
        if (section, portal) not in done and portal_refusal(state, seat, section, portal, opens) is None:
            flow.then(PortalAsk(seat, done))
            return
