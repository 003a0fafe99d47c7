"""What a position of the board game is worth to a seat, in Fame.

`standing` counts what a player has and where the figure stands; points gathered in the turn under way count for nothing, so that the
price of a play is what it takes away from the standing. Cards in hand and deck count alike: drawing is worth nothing by itself.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.rules.ground import ADVENTURE, is_safe, printed_site
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED, Scenario
from mageknight.board.state import BoardState, Player
from mageknight.board.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    CITY,
    FAME_LINES,
    GLADE,
    KEEP,
    MAGE_TOWER,
    MINE,
    MONASTERY,
    REPUTATION_X,
    SPELL,
    VILLAGE,
)
from mageknight.bots.board.frontier import frontier_field

CARD: Final = 0.3
HAND_WOUND: Final = 1.5
DECK_WOUND: Final = 1.3
LOST_WOUND: Final = 1.0
CRYSTAL: Final = 0.45
TOKEN: Final = 0.05
SKILL: Final = 1.5
LEVEL: Final = 2.0
NEW_CARD: Final = {ADVANCED_ACTION: 1.4, SPELL: 2.0, ARTIFACT: 2.2}
TILE: Final = 0.9
REPUTATION: Final = 0.25
NEARNESS: Final = 0.17
SITE_SHIELD: Final = {KEEP: 2.5, MAGE_TOWER: 2.0, MONASTERY: 0.5}
CITY_FOUND: Final = 14.0
CITY_TAKEN: Final = 14.0
REWARD: Final = (2.2, 2.0, 1.4, 2.0, 0.45, 0.45, 2.1, 1.8)
"""What a reward still to come is worth, by its kind (see `rules.outcome`)."""
UNSAFE: Final = 2.0


def standing(state: BoardState, seat: int) -> float:
    """What a seat has, in Fame."""
    player = state.players[seat]
    worth = fame_worth(player.fame) + REPUTATION * max(REPUTATION_X, player.reputation)
    worth += SKILL * len(player.skills) + CRYSTAL * sum(player.crystals) + TOKEN * sum(player.tokens)
    worth += cards_worth(player) + units_worth(player)
    worth += land_worth(state, seat, player)
    if state.turn.seat == seat:
        for reward in state.turn.rewards:
            worth += REWARD[reward]
    return worth


def fame_worth(fame: int) -> float:
    """Fame, and the levels it brings, the way to the next one counted in part."""
    level = 1
    for line in FAME_LINES[1:]:
        if fame < line:
            break
        level += 1
    low = FAME_LINES[level - 1]
    high = FAME_LINES[level] if level < len(FAME_LINES) else low + 20
    return fame + LEVEL * (level + 0.5 * (fame - low) / (high - low))


def cards_worth(player: Player) -> float:
    """Cards of one's own: those spent this Round count nothing but for what they are."""
    worth = 0.0
    for pile, factor, wound in (
        (player.hand, CARD, HAND_WOUND),
        (player.deck, CARD, DECK_WOUND),
        (player.discard, 0.0, LOST_WOUND),
        (player.played, 0.0, 0.0),
        (player.stored, CARD, 0.0),
    ):
        for card in pile:
            if card == WOUND:
                worth -= wound
            else:
                worth += factor + NEW_CARD.get(LIB.cards[card].kind, 0.0)
    return worth


def units_worth(player: Player) -> float:
    worth = 0.0
    for unit in player.units:
        level = LIB.units[unit.kind].level
        worth += 1.2 + level - unit.wounds * (0.5 + 0.4 * level)
        if unit.spent:
            worth -= 0.35 + 0.15 * level
        if unit.banner >= 0:
            worth += NEW_CARD[ARTIFACT]
    return worth


def land_worth(state: BoardState, seat: int, player: Player) -> float:
    """What was found and conquered, and how near the next unknown land is."""
    field = state.map
    scenario = scenario_of(state)
    worth = 0.0
    tiles = sum([1 for tile in field.tile_at if tile >= 0])
    worth += TILE * tiles
    if scenario.city_rule == CLOSED:
        worth += CITY_FOUND * len(field.city_at)
    else:
        worth += city_worth(state, seat)
    for shield in field.shields:
        if shield & 7 == seat:
            site = printed_site(state, shield >> 3)
            worth += 2.0 if site in ADVENTURE else SITE_SHIELD.get(site, 0.5)
    if player.where >= 0:
        worth += place_worth(state, seat, player.where, scenario)
    return worth


def city_worth(state: BoardState, seat: int) -> float:
    field = state.map
    worth = 0.0
    for at, leader in enumerate(field.city_taken):
        if leader == seat:
            worth += CITY_TAKEN
        elif leader != -1:
            worth += CITY_TAKEN / 3
        worth += 2.0 * field.city_shields.count(field.city_at[at] * 8 + seat)
    return worth


def place_worth(state: BoardState, seat: int, where: int, scenario: Scenario) -> float:
    """What it is worth to stand on a space."""
    worth = 0.0
    site = printed_site(state, where)
    if site in (MINE, GLADE):
        worth += 0.35
    elif site in (VILLAGE, MONASTERY, CITY):
        worth += 0.1
    if not is_safe(state, seat, where):
        worth -= UNSAFE
    worth -= NEARNESS * frontier_field(state)[where]
    return worth
