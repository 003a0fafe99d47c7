"""Actions that start a combat: assault, adventure, burning, challenging, being provoked (UE-TURN-29 to 34, UE-COMBAT-01 to 16)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseSpace, Decline
from mageknight.board.content.lairs import LAIRS, Lair
from mageknight.board.content.library import LIB
from mageknight.board.effect import begin
from mageknight.board.events.course import ActionTaken, PhaseChanged
from mageknight.board.events.fight import EnemyJoined, fight
from mageknight.board.events.parties import assault_of
from mageknight.board.events.tracks import INFLUENCE, MOVE, PointsLost, ReputationChanged
from mageknight.board.events.world import RuinRemoved, ShieldPlaced
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.moves.choose import CHOOSE_SPACE, DECLINE, ChoiceAsk
from mageknight.board.rules.combat.combat import ADVENTURE, ASSAULT, BURNING, RAMPAGE
from mageknight.board.rules.combat.fighting import EnterPhase, begin_combat, join_map_tokens, join_rampagers
from mageknight.board.rules.game.chance import FetchEnemy, PlaceToken, SettleDebts
from mageknight.board.rules.mana.mana import AskPay, can_pay
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.required_card import MUST_REST, must_rest
from mageknight.board.rules.world.ground import (
    ADVENTURE as ADVENTURE_SITES,
)
from mageknight.board.rules.world.ground import (
    has_token,
    heart,
    heroes_at,
    is_held,
    is_underground,
    owner_of,
    printed_site,
    rampagers_at,
    shares_space,
    site_of,
    wall_between,
)
from mageknight.board.rules.world.maze import CLEARED, enter_maze, maze_refusal
from mageknight.board.rules.world.mines import guarded
from mageknight.board.rules.world.tunnels import is_secret
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_SITE
from mageknight.board.terms import (
    KEEP,
    LABYRINTH,
    MAZE,
    MINES,
    MONASTERY,
    PH_DONE,
    PH_MOVE,
    PH_RANGED,
    PILE_GRAY,
    PILE_VIOLET,
    RUINS,
)
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

ACTION_DONE: Final = refuse("board-action-done", "UE-TURN-34")
NO_SITE: Final = refuse("board-no-adventure-here", "UE-COMBAT-06")
NO_MONASTERY: Final = refuse("board-no-monastery", "UE-COMBAT-07")
NO_RAMPAGER: Final = refuse("board-no-rampager-there", "UE-TURN-32")
CROWDED: Final = refuse("board-space-occupied", "UE-OTHERP-04")
NO_ALTAR_MANA: Final = refuse("board-no-mana", "UE-DEED-19")


def free_to_act(state: BoardState, seat: int) -> Refusal | None:
    """UE-TURN-31, UE-TURN-34, UE-OTHERP-04: may a voluntary action be taken now?"""
    if state.turn.acted or state.turn.phase != PH_MOVE:
        return ACTION_DONE
    if must_rest(state, seat):
        return MUST_REST
    where = state.players[seat].where
    return CROWDED if heroes_at(state, where, seat) and not shares_space(state, where) else None


def ruin_at(state: BoardState, space: int) -> int:
    """The ruin token on a space, or -1."""
    for packed in state.map.ruins:
        if packed >> 10 == space:
            return (packed & 1023) >> 1
    return -1


def adventure_refusal(state: BoardState, seat: int, path: int) -> Refusal | None:
    """UE-COMBAT-06: a hero on an adventure site may enter it."""
    refusal = free_to_act(state, seat)
    return refusal if refusal is not None else site_refusal(state, seat, path)


def site_refusal(state: BoardState, seat: int, path: int) -> Refusal | None:
    """The reason why somebody who may act cannot enter the site here."""
    space = state.players[seat].where
    site = site_of(state, space)
    if not 0 <= path <= 2 or (site not in ADVENTURE_SITES and not guarded(state, space)):
        return NO_SITE
    if site in (MAZE, LABYRINTH):
        return maze_refusal(state, seat, space, path)
    if path:
        return NO_SITE
    if owner_of(state, space) >= 0 and (not is_underground(site) or scenario_of(state).underground):
        return CLEARED
    if site == RUINS:
        ruin = ruin_at(state, space)
        altar = LIB.ruins[ruin].altar if ruin >= 0 else ()
        if altar and not can_pay(state, seat, tuple([1 << colour for colour in altar])):
            return NO_ALTAR_MANA
    return None


def enter_site(flow: Flow[BoardState], seat: int, path: int) -> None:
    """The enemies of the site are drawn or turned up, and fought."""
    state = flow.state
    space = state.players[seat].where
    site = site_of(state, space)
    flow.emit(ActionTaken(seat))
    if site == RUINS:
        enter_ruins(flow, seat, space)
    elif site in MINES:
        begin_combat(flow, seat, space, space, ADVENTURE, night=True)
        flow.then(SettleDebts(space), JoinSite(space, False), EnterPhase(seat, PH_RANGED))
    elif site in (MAZE, LABYRINTH):
        enter_maze(flow, seat, space, path)
    else:
        enter_lair(flow, seat, space, LAIRS[site])


def enter_lair(flow: Flow[BoardState], seat: int, space: int, lair: Lair) -> None:
    """The monsters of a lair: below ground drawn again unless a secret one waits, above ground those that lie there already."""
    if lair.underground:
        begin_combat(flow, seat, space, space, ADVENTURE, units=False, night=True)
        waiting = is_secret(flow.state, space)
        drawn = 0 if waiting else lair.count
        monsters: list[Frame[BoardState]] = [FetchEnemy(lair.pile, space, False, True) for _ in range(drawn)]
        flow.then(SettleDebts(space), *(monsters or [JoinSite(space, False)]), EnterPhase(seat, PH_RANGED))
        return
    missing = 0 if has_token(flow.state, space) else lair.count
    begin_combat(flow, seat, space, space, ADVENTURE)
    flow.then(
        *[PlaceToken(lair.pile, space, True) for _ in range(missing)],
        JoinSite(space, False),
        EnterPhase(seat, PH_RANGED),
    )


def enter_ruins(flow: Flow[BoardState], seat: int, space: int) -> None:
    """An altar takes its mana and gives Fame; other ruins are fought for. Either way points left over are lost (UE-TURN-36)."""
    ruin = LIB.ruins[ruin_at(flow.state, space)]
    if ruin.altar:
        for what in (MOVE, INFLUENCE):
            flow.emit(PointsLost(seat, what))
        flow.emit(PhaseChanged(seat, PH_DONE))
        ctx = begin(flow, seat, FROM_SITE, ruin.number, -1)
        wants = tuple([1 << colour for colour in ruin.altar])
        flow.then(AskPay(seat, ctx, wants, -1), BlessAltar(seat, space, ruin.number))
        return
    begin_combat(flow, seat, space, space, ADVENTURE)
    missing = () if has_token(flow.state, space) else ruin.enemies
    flow.then(*[PlaceToken(pile, space, True) for pile in missing], JoinSite(space, False), EnterPhase(seat, PH_RANGED))


class BlessAltar(Frame[BoardState]):
    """The mana of an altar is paid: its Fame is gained and the space marked."""

    FIELDS = ("seat", "space", "ruin")

    def __init__(self, seat: int, space: int, ruin: int) -> None:
        self.seat = seat
        self.space = space
        self.ruin = ruin

    def run(self, flow: Flow[BoardState]) -> None:
        gain_fame(flow, self.seat, LIB.ruins[self.ruin].fame, 0)
        flow.emit(RuinRemoved(self.ruin, self.space))
        flow.emit(ShieldPlaced(self.seat, self.space))


class JoinSite(Frame[BoardState]):
    """The tokens of a site join the combat as its defenders; `walled` says that they are attacked across a wall."""

    FIELDS = ("space", "fortified", "walled")

    def __init__(self, space: int, fortified: bool, walled: bool = False) -> None:
        self.space = space
        self.fortified = fortified
        self.walled = walled

    def run(self, flow: Flow[BoardState]) -> None:
        join_map_tokens(flow, self.space, self.fortified, True, self.walled)


def assault(flow: Flow[BoardState], seat: int, space: int, origin: int, angry: list[int]) -> None:
    """UE-MOVE-08, UE-COMBAT-01, 02, 04, 10: the garrison is fought, with it whoever was provoked on the way."""
    reputation = scenario_of(flow.state).assault_reputation
    if reputation:
        flow.emit(ReputationChanged(seat, reputation, 0))
    flow.emit(ActionTaken(seat))
    begin_combat(flow, seat, space, origin, ASSAULT)
    garrison = garrison_frames(flow.state, seat, space, wall_between(flow.state, origin, space))
    flow.then(*garrison, AskJoin(seat, space), EnterPhase(seat, PH_RANGED))
    for rampager in angry:
        join_rampagers(flow, rampager)


def garrison_frames(state: BoardState, seat: int, space: int, walled: bool) -> list[Frame[BoardState]]:
    """The defenders: the tokens of the site, those dealt to a participant (UE-COOP-21), tokens drawn for another's site (UE-COMBAT-04)."""
    if state.assault is not None:
        return [JoinDealt(seat, walled)]
    site = printed_site(state, space)
    if is_held(state, site) and owner_of(state, space) >= 0:
        pile = PILE_GRAY if site == KEEP else PILE_VIOLET
        return [
            FetchEnemy(pile=pile, where=space, fortified=True, defender=True, summoner=-1, walled=walled)
            for _ in range(scenario_of(state).garrison_size(state))
        ]
    return [JoinSite(heart(state, space), True, walled)]


class JoinDealt(Frame[BoardState]):
    """UE-COOP-21: the defenders dealt to a participant of a cooperative assault join, and no others."""

    FIELDS = ("seat", "walled")

    def __init__(self, seat: int, walled: bool) -> None:
        self.seat = seat
        self.walled = walled

    def run(self, flow: Flow[BoardState]) -> None:
        assault = assault_of(flow.state)
        for token in assault.share_of(self.seat):
            flow.emit(
                EnemyJoined(
                    token=token,
                    kind=LIB.token_kind[token],
                    where=assault.city,
                    fortified=True,
                    defender=True,
                    summoner=-1,
                    walled=self.walled,
                )
            )


def fight_provoked(flow: Flow[BoardState], seat: int, origin: int, angry: list[int]) -> None:
    """UE-TURN-30: provoked rampaging enemies are fought, others next to the space may be challenged too (UE-COMBAT-13)."""
    flow.emit(ActionTaken(seat))
    where = flow.state.players[seat].where
    begin_combat(flow, seat, where, where, RAMPAGE)
    for rampager in angry:
        join_rampagers(flow, rampager)
    flow.then(AskJoin(seat, where), EnterPhase(seat, PH_RANGED))


class AskJoin(ChoiceAsk[ChooseSpace]):
    """UE-COMBAT-13: rampaging enemies next to the space may be challenged into the same combat."""

    KIND = "challenge-more"
    FIELDS = ("seat", "space")
    MOVES = (CHOOSE_SPACE, DECLINE)
    RULES = ("UE-COMBAT-13",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-challenge-more")

    def spaces(self, state: BoardState) -> list[int]:
        joined = fight(state).extra
        return [s for s in rampagers_beside(state, self.space) if s not in joined]

    def choices(self, state: BoardState) -> list[Command]:
        return [*[ChooseSpace(self.seat, space) for space in self.spaces(state)], Decline(self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        return None if self.spaces(state) else Decline(self.seat)

    def chosen(self, flow: Flow[BoardState], command: ChooseSpace) -> None:
        join_rampagers(flow, command.space)
        flow.then(self)


def rampagers_beside(state: BoardState, space: int) -> list[int]:
    """The spaces next to one that hold rampaging enemies."""
    around = NEIGHBOURS[space]
    held = [packed >> 10 for packed in state.map.tokens if packed >> 10 in around]
    return [near for near in around if near in held and rampagers_at(state, near)] if held else held


def challenge_refusal(state: BoardState, seat: int, space: int) -> Refusal | None:
    refusal = free_to_act(state, seat)
    if refusal is not None:
        return refusal
    return None if space in rampagers_beside(state, state.players[seat].where) else NO_RAMPAGER


def challenge(flow: Flow[BoardState], seat: int, space: int) -> None:
    """UE-TURN-32: an adjacent rampaging enemy is attacked, more may be added."""
    flow.emit(ActionTaken(seat))
    where = flow.state.players[seat].where
    begin_combat(flow, seat, where, where, RAMPAGE)
    join_rampagers(flow, space)
    flow.then(AskJoin(seat, where), EnterPhase(seat, PH_RANGED))


def burn_refusal(state: BoardState, seat: int) -> Refusal | None:
    refusal = free_to_act(state, seat)
    if refusal is not None:
        return refusal
    return None if site_of(state, state.players[seat].where) == MONASTERY else NO_MONASTERY


def burn(flow: Flow[BoardState], seat: int) -> None:
    """UE-COMBAT-07: 3 Reputation lost at once, then a violet token defends; units do not help."""
    flow.emit(ActionTaken(seat))
    flow.emit(ReputationChanged(seat, -3, 0))
    where = flow.state.players[seat].where
    begin_combat(flow, seat, where, where, BURNING, units=False)
    flow.then(FetchEnemy(PILE_VIOLET, where, False, True), EnterPhase(seat, PH_RANGED))
