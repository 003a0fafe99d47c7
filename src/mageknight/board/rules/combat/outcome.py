"""Ends of combats: conquered sites, rewards, withdrawal (UE-OUTCOME-01 to 19)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.lairs import LAIRS
from mageknight.board.content.library import LIB
from mageknight.board.events.course import PhaseChanged, RewardEarned
from mageknight.board.events.fight import EnemyLeft, fight
from mageknight.board.events.tracks import ReputationChanged
from mageknight.board.events.world import (
    CityConquered,
    FigureMoved,
    PathTaken,
    RuinRemoved,
    ShieldPlaced,
    SpaceCleared,
    TokenLifted,
)
from mageknight.board.rules.combat.combat import ADVENTURE, ASSAULT, BURNING, kind_of
from mageknight.board.rules.game.chance import PlaceToken
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.rules.world.ground import (
    has_token,
    heart,
    is_held,
    is_underground,
    owner_of,
    printed_site,
    tokens_at,
)
from mageknight.board.rules.world.mines import liberation_reputation
from mageknight.board.rules.world.tunnels import is_secret, monster_pile
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Combat, Enemy
from mageknight.board.state.marks import seat_of, space_of
from mageknight.board.terms import (
    CITY,
    KEEP,
    LABYRINTH,
    MAGE_TOWER,
    MAZE,
    MINES,
    PH_DONE,
    RUINS,
)
from mageknight.kernel.agenda import Flow

# Rewards due at the end of the turn.
R_ARTIFACT: Final = 0
R_SPELL: Final = 1
R_ACTION: Final = 2
R_UNIT: Final = 3
R_CRYSTAL_ROLL: Final = 4
R_CRYSTAL_CHOICE: Final = 5
R_DUNGEON: Final = 6
R_CRYSTAL_SET: Final = 7
REWARDS: Final = ("artifact", "spell", "action", "unit", "crystal-roll", "crystal-choice", "dungeon", "crystal-set")
REWARD_NAMES: Final = {
    "artifact": R_ARTIFACT,
    "spell": R_SPELL,
    "advanced_action": R_ACTION,
    "unit": R_UNIT,
    "crystals": R_CRYSTAL_SET,
    "crystal-roll": R_CRYSTAL_ROLL,
    "dungeon": R_DUNGEON,
}


def earn(flow: Flow[BoardState], seat: int, reward: int, count: int = 1) -> None:
    for _ in range(count):
        flow.emit(RewardEarned(seat, reward))


def after_combat(flow: Flow[BoardState], seat: int) -> None:
    """Site by site, what the end of the combat means."""
    state = flow.state
    combat = fight(state)
    rampagers(flow, combat)
    left = [enemy for enemy in combat.enemies if enemy.defender]
    won = not left
    if combat.kind == ASSAULT:
        after_assault(flow, seat, combat, won)
    elif combat.kind == BURNING:
        after_burning(flow, seat, combat, won)
    elif combat.kind == ADVENTURE:
        after_adventure(flow, seat, combat, won)
    for enemy in [enemy for enemy in combat.enemies if not on_the_map(state, enemy)]:
        flow.emit(EnemyLeft(enemy.token, kind_of(enemy).number))
    flow.emit(PhaseChanged(seat, PH_DONE))
    flow.then(LookAround())


def on_the_map(state: BoardState, enemy: Enemy) -> bool:
    return any(packed >> 1 == enemy.token for packed in tokens_at(state, enemy.where))


def rampagers(flow: Flow[BoardState], combat: Combat) -> None:
    """UE-OUTCOME-02: defeated rampaging enemies leave their space empty."""
    for space in combat.extra:
        if not has_token(flow.state, space):
            flow.emit(SpaceCleared(space))


def after_assault(flow: Flow[BoardState], seat: int, combat: Combat, won: bool) -> None:
    """UE-OUTCOME-08 to 10, UE-OUTCOME-17, UE-CITY-17: the site is conquered, or the hero withdraws."""
    if flow.state.assault is not None:
        return  # UE-COOP-22, UE-COOP-23: settled for all participants together
    if not won:
        flow.emit(FigureMoved(seat, combat.origin, False))
        return
    space = heart(flow.state, combat.site)
    site = printed_site(flow.state, space)
    if site == CITY:
        flow.emit(CityConquered(space, city_leader(flow.state, space)))
    elif site in (KEEP, MAGE_TOWER):
        flow.emit(ShieldPlaced(seat, space))
        if not is_held(flow.state, site):
            earn(flow, seat, R_SPELL)


def city_leader(state: BoardState, space: int) -> int:
    """UE-CITY-17, UE-CITY-18: most Shields; among equals the one whose first Shield came earliest."""
    seats = [seat_of(shield) for shield in state.map.city_shields if space_of(shield) == space]
    best = -2
    for seat in dict.fromkeys(seats):
        if best < 0 or seats.count(seat) > seats.count(best):
            best = seat
    return best


def after_burning(flow: Flow[BoardState], seat: int, combat: Combat, won: bool) -> None:
    """UE-OUTCOME-11, UE-OUTCOME-12: a burned monastery is an empty space and gives an artifact."""
    if won:
        flow.emit(ShieldPlaced(seat, combat.site))
        earn(flow, seat, R_ARTIFACT)


def after_adventure(flow: Flow[BoardState], seat: int, combat: Combat, won: bool) -> None:
    """UE-OUTCOME-06, 14, 15, 19: a cleared site is marked and rewards; otherwise its enemies stay or are discarded."""
    state = flow.state
    space = combat.site
    site = printed_site(state, space)
    if won and owner_of(state, space) < 0 and site not in (MAZE, LABYRINTH):
        flow.emit(ShieldPlaced(seat, space))
        site_rewards(flow, seat, site, space)
    elif won and site in (MAZE, LABYRINTH):
        maze_rewards(flow, seat, combat, site)
    elif not won and site in LAIRS and not is_underground(site):
        missing = LAIRS[site].count - len(tokens_at(state, space))
        flow.then(*[PlaceToken(LAIRS[site].pile, space, False) for _ in range(missing)])
    elif not won and (is_underground(site) or site in (MAZE, LABYRINTH)):
        for packed in tokens_at(state, space):
            flow.emit(TokenLifted(packed >> 1, space))
        if is_secret(state, space):
            flow.then(PlaceToken(monster_pile(site), space, False))


def site_rewards(flow: Flow[BoardState], seat: int, site: int, space: int) -> None:
    if site in LAIRS:
        for name, count in LAIRS[site].rewards:
            earn(flow, seat, REWARD_NAMES[name], count)
    elif site in MINES:
        flow.emit(ReputationChanged(seat, liberation_reputation(flow.state, space), 0))
    elif site == RUINS:
        for packed in [ruin for ruin in flow.state.map.ruins if ruin >> 10 == space]:
            ruin = LIB.ruins[(packed & 1023) >> 1]
            for name, count in ruin.rewards:
                earn(flow, seat, REWARD_NAMES[name], count)
            flow.emit(RuinRemoved(ruin.number, space))


def maze_rewards(flow: Flow[BoardState], seat: int, combat: Combat, site: int) -> None:
    """Mazes and labyrinths reward by the path taken: each path once, each player once."""
    flow.emit(ShieldPlaced(seat, combat.site, False))
    flow.emit(PathTaken(combat.site, combat.path))
    reward = (R_CRYSTAL_CHOICE, R_SPELL, R_ARTIFACT)[combat.path]
    earn(flow, seat, reward, 2 if reward == R_CRYSTAL_CHOICE else 1)
    if site == LABYRINTH:
        earn(flow, seat, R_ACTION)
