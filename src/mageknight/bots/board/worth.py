"""Worth of a position of the board game to a seat, in Fame.

`standing` counts what a player has and where the figure stands; points gathered in the turn under way count for nothing, so that the
price of a play is what it takes away from the standing. Cards in hand and deck count alike: drawing is worth nothing by itself.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.world.ground import ADVENTURE, is_safe, printed_site
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED, CONQUER
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player, Unit
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
    REPUTATION_INFLUENCE,
    REPUTATION_X,
    SPELL,
    VILLAGE,
    level_of,
)
from mageknight.bots.board.campaign import campaign_worth, searching
from mageknight.bots.board.marks import card_gain, kept_mark, skill_mark, unit_gain, unit_mark
from mageknight.bots.board.prospects import Aims, prospects
from mageknight.bots.board.quest import hope, turns_needed
from mageknight.bots.board.siege import Siege

ONCE_A_ROUND: Final = "once_per_round"
CONQUESTS: Final = (KEEP, MAGE_TOWER, MONASTERY, *ADVENTURE)

CARD: Final = 0.34
SPARE_CARD: Final = 0.08
WOUND_SCORE: Final = 2.0
WOUND_HAMPERS: Final = 1.0
HEALED: Final = 0.9
"""So much of what a Wound will cost in the end one hopes to heal, while there is time."""
SKILL_SERVES: Final = 1.3
READY_SKILL: Final = 0.4
"""What a skill is worth that can still be used in this Round."""
LEVEL: Final = 4.5
ON_THE_WAY: Final = 4.0
"""What it is worth to be just before the next level."""
CARD_SCORE: Final = {ADVANCED_ACTION: 1.0, SPELL: 2.0, ARTIFACT: 2.0}
CITY_SERVICE: Final = 12.0
"""As long as so many turns are left where cities are to be conquered, a unit serves as well as ever: they fall in the end."""
REPUTATION: Final = 0.25
HATED: Final = -6
"""What Influence the worst Reputation stands for: nobody deals with such a hero."""
PRICES: Final = 0.6
"""What a point of Influence is worth that Reputation adds to every interaction."""
TOKEN: Final = 0.02
CITY_FOUND: Final = 25.0
"""What it is worth to find the city that is looked for."""
EARNED: Final = 1.5
"""What a turn brings, more or less, while the city is not found: finding it ends the game."""
CITY_TAKEN: Final = 24.0
HELD: Final = 2.0
"""A Victory point of a site that is held, where sites are all that counts."""
BREACH: Final = 5.0
"""What a defender of a city beaten is worth beside its Fame: the others are easier to beat."""
CITY_CONQUEST: Final = 15.0
"""What a city conquered promises beside what it scores."""
UNSAFE: Final = 2.0
AT_LAST: Final = 1.2
"""So many times more a city to conquer counts in the end than in the beginning: there is nothing left to grow for."""
TURNS: Final = 5.5
"""So many turns a player has in a Round, more or less."""
PLAYED: Final = 3.5
"""So many cards a turn uses up, more or less."""
LEAST_PLAYED: Final = 2.5
"""With fewer cards a turn is hardly one."""
DUMMY_TURNS: Final = 4.2
"""So many cards a turn of the dummy player turns over, more or less."""
LAST_TURNS: Final = 1.9
"""So many turns are left when its deck is empty and the end of the Round not announced."""
HASTE: Final = 1.5
"""So many turns early who looks for the city wants to be sure to find it."""
REWARD: Final = (3.0, 3.0, 1.8, 2.5, 0.5, 0.5, 3.0, 2.0)
"""What a reward still to come is worth, by its kind (see `rules.combat.outcome`)."""


class Temper:
    """A way of playing: how much Wounds count (`care`), how little what is far away (`haste`), and whether plays are thought of that
    live on the mana of others (`chains`)."""

    __slots__ = ("care", "chains", "haste")

    def __init__(self, care: float = 1.0, haste: float = 1.0, chains: bool = True) -> None:
        self.care = care
        self.haste = haste
        self.chains = chains


CALM: Final = Temper()


class Scale:
    """The scale of things at one moment of the game: the less time is left, the more the final score, the less what serves later."""

    __slots__ = (
        "aims",
        "campaign",
        "card",
        "care",
        "city",
        "found",
        "here",
        "later",
        "quest",
        "seat",
        "service",
        "siege",
        "tile",
        "turns",
        "wound",
    )

    def __init__(self, state: BoardState, seat: int, temper: Temper = CALM) -> None:
        scenario = scenario_of(state)
        player = state.players[seat]
        cards = len(player.hand) + len(player.deck)
        here = turns_here(state, cards)
        self.seat = seat
        self.care = temper.care
        self.found = CITY_FOUND
        self.quest = False
        self.campaign = scenario.city_rule == CONQUER
        self.city = 1.0
        rounds = scenario.length(state.setup.seats)
        self.turns = here + TURNS * max(0, rounds - state.round)
        if state.ending:
            self.turns = 0.0
        self.later = min(1.0, self.turns / (TURNS * rounds))
        self.wound = self.care * WOUND_SCORE * (1.0 - HEALED * self.later)
        self.card = SPARE_CARD + (CARD - SPARE_CARD) * min(1.0, PLAYED * here / max(1, cards)) * min(1.0, self.turns)
        self.tile = scenario.fame_per_tile * 0.1 + 0.7 * self.later
        if scenario.city_rule != CLOSED and len(state.map.city_at) < scenario.cities[state.setup.seats]:
            self.tile += searching(state, self.turns)
        self.service = self.later
        if scenario.city_rule == CONQUER:
            self.service = min(1.0, self.turns / CITY_SERVICE)
            self.city = 1.0 + AT_LAST * (1.0 - self.later)
        if scenario.victory_points:
            self.found = 0.0
        elif scenario.city_rule == CLOSED and not state.map.city_at:
            self.quest = scenario.cooperative
            if not self.quest:
                self.found = lead(state, seat)
        self.here = here
        self.siege = Siege()
        tile = self.tile + 1.5 * scenario.fame_per_tile
        self.aims = Aims(
            state=state,
            seat=seat,
            tile=tile,
            fame=fame_rate(player.fame, self.later),
            city=self.city,
            service=self.service,
            later=self.later,
            haste=temper.haste,
        )


def turns_here(state: BoardState, cards: int) -> float:
    """The number of turns left in this Round, the one under way included; the dummy player's deck tells."""
    if state.announced >= 0:
        return 0.3
    if state.dummy is None:
        return max(0.3, min(TURNS + 1.0, cards / PLAYED))
    return max(0.3, min(len(state.dummy.deck) / DUMMY_TURNS + LAST_TURNS, cards / LEAST_PLAYED))


def lead(state: BoardState, seat: int) -> float:
    """Against others, finding the city only ends the game: good for whoever leads, bad for whoever does not."""
    rest = [player.fame for other, player in enumerate(state.players) if other != seat]
    return max(-3.0, min(3.0, 0.7 * (state.players[seat].fame - max(rest, default=0))))


def standing(state: BoardState, scale: Scale) -> float:
    """The worth of a seat's standing, in Fame."""
    return belongings(state, scale) + land_worth(state, state.players[scale.seat], scale)


def belongings(state: BoardState, scale: Scale) -> float:
    """The worth of a seat's own things: Fame, skills, mana, cards, units, rewards to come."""
    seat = scale.seat
    later = scale.later
    player = state.players[seat]
    worth = fame_worth(player.fame, later) + later * reputation_worth(player.reputation)
    worth += skills_worth(player, scale) + TOKEN * sum(player.tokens)
    worth += (0.3 + 0.3 * later) * sum(player.crystals)
    worth += cards_worth(player, scale) + units_worth(player, scale) - scale.siege.missed(state, player)
    if state.turn.seat == seat:
        for reward in state.turn.rewards:
            worth += REWARD[reward]
    return worth


def reputation_worth(reputation: int) -> float:
    """The worth of the place on the Reputation track over a whole game: the prices of everything to come."""
    place = min(max(0, reputation - REPUTATION_X), len(REPUTATION_INFLUENCE) - 1)
    return REPUTATION * reputation + PRICES * max(HATED, REPUTATION_INFLUENCE[place])


def skills_worth(player: Player, scale: Scale) -> float:
    """Skills serve as long as there are turns; those of which each Round knows one use are better kept than wasted."""
    worth = 0.0
    ready = READY_SKILL * min(1.0, scale.turns)
    for skill, used in zip(player.skills, player.skill_used, strict=True):
        worth += SKILL_SERVES * scale.later * skill_mark(skill)
        if LIB.skills[skill].usage == ONCE_A_ROUND and not used:
            worth += ready
    return worth


def fame_worth(fame: int, later: float) -> float:
    """Fame, and the levels it brings, most of the way to the next one and of what it will give counted already."""
    level = level_of(fame)
    done = (fame - FAME_LINES[level - 1]) / to_next(level)
    return fame + later * (LEVEL * level + ON_THE_WAY * done)


def fame_rate(fame: int, later: float) -> float:
    """The worth of a point of Fame now."""
    return 1.0 + ON_THE_WAY * later / to_next(level_of(fame))


def to_next(level: int) -> int:
    """The Fame between a level and the next."""
    return FAME_LINES[level] - FAME_LINES[level - 1] if level < len(FAME_LINES) else 20


def cards_worth(player: Player, scale: Scale) -> float:
    """Cards of one's own: those spent this Round count only for what they are."""
    worth = 0.0
    for pile, factor, hampers in (
        (player.hand, scale.card, 0.5 + scale.later),
        (player.deck, scale.card, 0.3 + 0.8 * scale.later),
        (player.discard, 0.0, 0.5 * scale.later),
        (player.played, 0.0, 0.5 * scale.later),
        (player.stored, scale.card, 0.5),
    ):
        for card in pile:
            if card == WOUND:
                worth -= scale.wound + scale.care * WOUND_HAMPERS * hampers
            else:
                kind = LIB.cards[card].kind
                worth += factor * kept_mark(card) if factor else 0.0
                if kind in CARD_SCORE:
                    worth += CARD_SCORE[kind] + card_gain(card, scale.later)
    return worth


def units_worth(player: Player, scale: Scale) -> float:
    """The worth of the units; one that is spent is missed as long as the Round goes on."""
    missed = min(1.0, 0.5 * scale.here)
    return sum([unit_worth(unit, scale.service) - missed * spent_price(unit, scale.service) for unit in player.units])


def spent_price(unit: Unit, service: float) -> float:
    """The price of a unit spent while it could still serve."""
    return 0.1 + service * (0.2 + 0.35 * unit_mark(unit.kind)) if unit.spent else 0.0


def unit_worth(unit: Unit, service: float) -> float:
    """The worth of a unit as it is."""
    worth = unit_gain(unit.kind, service)
    if unit.wounds:
        worth -= unit_wound(unit.kind, service) + service * (unit.wounds - 1)
    if unit.banner >= 0:
        worth += CARD_SCORE[ARTIFACT] + card_gain(unit.banner, service)
    return worth


def unit_wound(kind: int, service: float) -> float:
    """The loss of a unit by a Wound: half its score, and its service until it is healed."""
    level = LIB.units[kind].level
    return level - level // 2 + service * (0.3 + 0.4 * unit_mark(kind)) - HEALED * service * (level - level // 2)


def land_worth(state: BoardState, player: Player, scale: Scale) -> float:
    """The worth of land found and conquered, and how near the next unknown land is."""
    field = state.map
    scenario = scenario_of(state)
    worth = -scale.tile * len(field.deck)
    if scenario.city_rule == CLOSED:
        worth += scale.found * len(field.city_at)
        if scale.quest and not field.city_at:
            worth += quest_worth(state, scale)
    else:
        worth += scale.city * city_worth(state, scale.seat)
        if scale.campaign:
            worth += campaign_worth(state, scale.seat, scale.turns - 1.0)
    for shield in field.shields:
        if shield & 7 == scale.seat:
            site = printed_site(state, shield >> 3)
            worth += 2.0 + scale.later * (site == KEEP) if site in CONQUESTS else 0.3
    if scenario.victory_points:
        worth += held_worth(state, scale.seat, scenario.victory_points)
    if player.where >= 0:
        worth += place_worth(state, player.where, scale)
    return worth


def quest_worth(state: BoardState, scale: Scale) -> float:
    """The game ends when the city is found: the hope to find it in time, and what the turns bring until then."""
    left = scale.turns - 1.0 - HASTE
    return CITY_FOUND * hope(left - turns_needed(state, scale.seat)) + EARNED * max(0.0, left)


def held_worth(state: BoardState, seat: int, points: dict[int, int]) -> float:
    """The worth of the sites that the sides hold, where nothing else does."""
    worth = 0.0
    for shield in state.map.shields:
        owner = shield & 7
        held = HELD * points.get(printed_site(state, shield >> 3), 0)
        worth += held if owner == seat or allied(state, owner, seat) else -held
    return worth


def city_worth(state: BoardState, seat: int) -> float:
    field = state.map
    worth = 0.0
    for at, leader in enumerate(field.city_taken):
        if leader == seat:
            worth += CITY_TAKEN
        elif leader != -1:
            worth += CITY_TAKEN / 3
        worth += BREACH * field.city_shields.count(field.city_at[at] * 8 + seat)
    return worth


def place_worth(state: BoardState, where: int, scale: Scale) -> float:
    """The worth of standing on a space."""
    worth = 0.0
    site = printed_site(state, where)
    if site in (MINE, GLADE):
        worth += 0.35
    elif site in (VILLAGE, MONASTERY, CITY):
        worth += 0.1
    if not is_safe(state, scale.seat, where):
        worth -= UNSAFE
    if scale.turns > 1.0:
        worth += prospects(state, scale.aims)[where]
    return worth


def wound_price(scale: Scale) -> float:
    """The price of a Wound taken into the hand."""
    return scale.wound + scale.care * WOUND_HAMPERS * (0.5 + scale.later)


def eager(state: BoardState, seat: int) -> float:
    """The worth of a position to somebody who looks no further: points gathered count as if they led somewhere."""
    worth = standing(state, Scale(state, seat))
    if state.turn.seat != seat:
        return worth
    gathered = 0.25 * min(6, state.turn.move) + 0.15 * min(6, state.turn.influence) + 0.4 * state.turn.heal
    if state.combat is not None:
        gathered += 0.35 * sum([points.amount for points in state.combat.attack + state.combat.block])
        gathered -= 0.5 * len(state.combat.enemies)
    return worth + gathered
