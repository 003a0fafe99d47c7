"""Secret entrances and the ways below the land (UE-SCN-DUNGEON-05 to 11)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseSpace
from mageknight.board.content.lairs import LAIRS
from mageknight.board.events.affairs import EntranceFound
from mageknight.board.events.tracks import MOVE, PointsGained
from mageknight.board.events.world import FigureMoved
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.moves.choose import CHOOSE_SPACE, ChoiceAsk
from mageknight.board.rules.game.chance import PlaceToken
from mageknight.board.rules.turn.required_card import MUST_REST, must_rest
from mageknight.board.rules.world.ground import is_underground, land_around, plain_cost, printed_site, terrain_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import space_of
from mageknight.board.terms import (
    DUNGEON,
    LAKE,
    MONASTERY,
    NO_ENTRY,
    NO_SITE,
    SEA,
    SWAMP,
    TOMB,
    VILLAGE,
)
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_TUNNEL: Final = refuse("board-no-tunnel", "UE-SCN-DUNGEON-09")
NO_WAY: Final = refuse("board-no-way-underground", "UE-SCN-DUNGEON-11")
FARE: Final = 2
BESIDE: Final = {VILLAGE: DUNGEON, MONASTERY: TOMB}
"""What is hidden near a village and near a monastery."""


def monster_pile(site: int) -> int:
    """The pile the monster of a dungeon or tomb comes from."""
    return LAIRS[site].pile


def entrance_frames(state: BoardState, seat: int, site: int, space: int) -> list[Frame[BoardState]]:
    """UE-SCN-DUNGEON-05, UE-SCN-DUNGEON-07: what a new village or monastery hides. At set-up the last to pick a hero decides."""
    if site not in BESIDE or not scenario_of(state).underground:
        return []
    return [OfferEntrance(seat if seat >= 0 else state.order[-1], space, BESIDE[site])]


def entrance_spaces(state: BoardState, space: int) -> list[int]:
    """The spaces near a space where a secret entrance can be: accessible, no swamp, no site."""
    return [
        near
        for near in land_around(state, space)
        if printed_site(state, near) == NO_SITE
        and terrain_of(state, near) != SWAMP
        and plain_cost(state, near) != NO_ENTRY
    ]


class OfferEntrance(Frame[BoardState]):
    """An entrance is asked for if there is room for one."""

    FIELDS = ("seat", "space", "site")

    def __init__(self, seat: int, space: int, site: int) -> None:
        self.seat = seat
        self.space = space
        self.site = site

    def run(self, flow: Flow[BoardState]) -> None:
        if entrance_spaces(flow.state, self.space):
            flow.then(AskEntrance(self.seat, self.space, self.site))


class AskEntrance(ChoiceAsk[ChooseSpace]):
    """The place of the secret entrance."""

    KIND = "choose-space"
    FIELDS = ("seat", "space", "site")
    MOVES = (CHOOSE_SPACE,)
    RULES = ("UE-SCN-DUNGEON-05",)

    def __init__(self, seat: int, space: int, site: int) -> None:
        super().__init__(seat)
        self.space = space
        self.site = site

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-secret-dungeon" if self.site == DUNGEON else "board-ask-secret-tomb")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseSpace(self.seat, space) for space in entrance_spaces(state, self.space)]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseSpace) -> None:
        flow.emit(EntranceFound(command.space, self.site))
        flow.then(PlaceToken(monster_pile(self.site), command.space, False))


def is_secret(state: BoardState, space: int) -> bool:
    """Is the entrance of this space a secret one?"""
    return any(secret >> 5 == space for secret in state.affairs.secrets)


def conquered_depths(state: BoardState) -> list[int]:
    """All conquered dungeons and tombs, secret ones among them (UE-SCN-DUNGEON-09)."""
    return [space_of(s) for s in state.map.shields if is_underground(printed_site(state, space_of(s)))]


def depth_distance(state: BoardState, origin: int, target: int) -> int:
    """UE-SCN-DUNGEON-11: the shortest way over revealed spaces that are neither lake nor swamp; -1 if there is none."""
    reached = {origin: 0}
    front = [origin]
    while front:
        beyond: list[int] = []
        for space in front:
            if space == target:
                return reached[space]
            for near in NEIGHBOURS[space]:
                if near == NOWHERE or near in reached or state.map.tile_at[near // 7] < 0:
                    continue
                if terrain_of(state, near) not in (LAKE, SWAMP, SEA):
                    reached[near] = reached[space] + 1
                    beyond.append(near)
        front = beyond
    return -1


def tunnel_cost(state: BoardState, seat: int, space: int) -> int:
    """UE-SCN-DUNGEON-10: two Move points and one for each space of the way; `NO_ENTRY` without one."""
    length = depth_distance(state, state.players[seat].where, space)
    return NO_ENTRY if length < 0 else FARE + length


def tunnel_refusal(state: BoardState, seat: int, space: int) -> Refusal | None:
    """The reason why one cannot go there below ground now."""
    from mageknight.board.rules.world.movement import NOT_MOVING, may_move

    if not scenario_of(state).underground:
        return NO_TUNNEL
    if not may_move(state):
        return NOT_MOVING
    if must_rest(state, seat):
        return MUST_REST
    where = state.players[seat].where
    depths = conquered_depths(state)
    if where not in depths or space not in depths or space == where:
        return NO_TUNNEL
    cost = tunnel_cost(state, seat, space)
    if cost == NO_ENTRY:
        return NO_WAY
    if cost > state.turn.move:
        return refuse("board-too-few-move-points", "UE-SCN-DUNGEON-10", cost=cost, have=state.turn.move)
    return None


def take_tunnel(flow: Flow[BoardState], seat: int, space: int) -> None:
    """The hero comes up elsewhere; nobody on the way has seen it."""
    flow.emit(PointsGained(seat, MOVE, -tunnel_cost(flow.state, seat, space), 0))
    flow.emit(FigureMoved(seat, space))
