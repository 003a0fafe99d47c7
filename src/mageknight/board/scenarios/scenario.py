"""Scenarios as data and functions. The engine reads these fields and asks these functions; it never asks for a scenario's name."""

from __future__ import annotations

from typing import Final

from mageknight.board.lattice import slot_place
from mageknight.board.state import BoardState

WEDGE: Final = "wedge"
OPEN_5: Final = "open_5"
OPEN_4: Final = "open_4"
OPEN_3: Final = "open_3"
FIXED: Final = "fixed"
"""Positions laid down by the scenario."""

# What may be done with cities.
CONQUER: Final = "conquer"
CLOSED: Final = "closed"
FRIENDLY: Final = "friendly"

# How Tactics are handed out.
BY_FAME: Final = "by_fame"
SOLO: Final = "solo"
DUMMY_FIRST: Final = "dummy_first"

# What becomes of spaces where a rampaging enemy was defeated.
CALM: Final = 0
RAMPAGE: Final = 1
MORE_RAMPAGE: Final = 2


class Scenario:
    """A scenario's set-up, special rules, end and scoring, as data with a few functions to override.

    Variants are changes of a copy of it, so the rules read the same fields with and without them.
    """

    FIELDS = (
        "shapes",
        "countryside",
        "cities",
        "core",
        "sorted_countryside",
        "core_on_coast",
        "city_rule",
        "levels",
        "last_level",
        "start_fame",
        "start_reputation",
        "extra_dice",
        "extra_units",
        "fame_per_line",
        "fame_per_tile",
        "elites",
        "village_unit_offered",
        "dummy",
        "cooperative",
        "tactics",
        "tactics_removed",
        "tactic_voted_out",
        "titles",
        "city_scores",
        "goal_scores",
        "team_scores",
        "worst_counts",
        "player_combat",
        "interactive_spells",
        "interactive_skills",
        "first_night",
        "darkness",
        "random_cities",
        "rampage",
        "city_colour",
        "wanted_sites",
        "core_needs",
        "guarded_mines",
        "goal",
        "difficulty",
        "deed_name",
        "deed_title",
        "lengths",
        "tile_names",
        "open_map",
        "megapolises",
        "joint_assaults",
        "teams",
        "team_rules",
        "assault_reputation",
        "towers_held",
        "recruits",
        "highest_unit",
        "victory_points",
        "may_concede",
        "incantations",
        "glade_limit",
        "underground",
        "core_first",
        "adventure_worth",
        "adventure_title",
        "portal_closes",
        "counts_nights",
        "epic_rules",
        "scored",
        "auction",
        "drafting",
        "upgrades",
        "random_tiles",
        "friendly_mana",
        "interactive_combat",
    )

    def __init__(self, name: str, seats: tuple[int, ...], rounds: int) -> None:
        self.name = name
        self.seats = seats
        self.rounds = rounds
        self.map_plainly()
        # Cities.
        self.city_rule = CONQUER
        self.levels: tuple[int, ...] = (4,)
        self.last_level: dict[int, int] = {}
        self.megapolises: tuple[int, ...] = ()  # the levels of the last cities, if those are Megapolises
        self.joint_assaults = False
        # The start, and what there is more of.
        self.start_fame = 0
        self.start_reputation = 0
        self.extra_dice = 0
        self.extra_units = 0
        self.fame_per_line = 0
        self.fame_per_tile = 0
        self.elites = True
        self.village_unit_offered = False
        self.player_combat = True
        self.interactive_spells = True
        self.interactive_skills = True
        # Rounds and Tactics.
        self.dummy = False
        self.cooperative = False
        self.tactics = BY_FAME
        self.tactics_removed = False
        self.tactic_voted_out = False
        self.first_night = False
        self.darkness = False
        # What lives on the map.
        self.rampage = CALM
        self.guarded_mines = False
        self.live_plainly()
        self.hold_plainly()
        self.score_plainly()

    def live_plainly(self) -> None:
        """No special rules of glades, tunnels and portals (UE-SCN-DRUID-05 to 11, UE-SCN-DUNGEON-05 to 11, UE-SCN-RETURN-03)."""
        # For each Night the piles from which one monster comes for each glade, and the crystals for each.
        self.incantations: tuple[tuple[tuple[int, ...], int], ...] = ()
        self.glade_limit: dict[
            int, int
        ] = {}  # how many Shields a glade holds, by number of players, where it is limited
        self.underground = False  # secret entrances, and ways between conquered dungeons and tombs
        self.portal_closes = False  # after the first Day
        self.counts_nights = False  # the first Night is not the second: Days and Nights must alternate
        self.epic_rules: tuple[str, ...] = ()  # the rules of its longer version, if it has one
        self.auction = False
        self.drafting = False
        self.upgrades = False
        self.random_tiles = False
        self.friendly_mana = False
        self.interactive_combat = False

    def map_plainly(self) -> None:
        """The shape and tiles of the map (UE-SETUP-17 to 23)."""
        self.shapes: dict[int, str] = {}
        self.countryside: dict[int, int] = {}
        self.cities: dict[int, int] = {}
        self.core: dict[int, int] = {}
        self.sorted_countryside = False
        self.core_on_coast = False
        self.city_colour = -1  # the colour of the one city, if it is prescribed
        self.wanted_sites: tuple[int, ...] = ()  # Countryside tiles with one of these are never left out
        self.core_needs: tuple[int, ...] = ()  # Core tiles without one of these are always left out
        self.core_first: tuple[str, ...] = ()  # Core tiles that are never left out
        self.random_cities = False
        self.tile_names: tuple[str, ...] = ()  # the tiles by name, if they are prescribed
        self.open_map = False  # all tiles lie open from the start

    def hold_plainly(self) -> None:
        """Standard rules of fortified sites, units and sides (UE-COMBAT-02 to 05, UE-INTERACT-10)."""
        self.lengths: dict[int, int] = {}  # Rounds by number of players, where they differ
        self.teams = False  # two teams of two, if four play
        self.team_rules: tuple[str, ...] = ()  # the rules of its team game, if it has one
        self.assault_reputation = -1
        self.towers_held = False  # mage towers are owned like keeps, and give no Spell when conquered
        self.recruits: dict[int, tuple[int, ...]] = {}  # further sites whose units are recruited at a site
        self.highest_unit = 4  # units above this level are not in the game

    def score_plainly(self) -> None:
        """Standard scoring: achievements with their titles, and nothing else (UE-SCORE-01 to 13)."""
        self.titles = True
        self.city_scores = False
        self.goal_scores = False
        self.team_scores = False
        self.worst_counts = False
        self.victory_points: dict[int, int] = {}  # for each owned site, instead of Fame and achievements
        self.may_concede = False
        self.scored = True  # does anybody count Fame in the end?
        self.adventure_worth: dict[int, int] = {}  # what sites count as adventures, where it is not 2
        self.adventure_title = ("adventurer", 3, 1)  # its name, what it is worth alone and shared
        self.goal = "conquer"  # the word under which the catalogues tell what is to be done
        self.difficulty = 2  # how hard it is to reach: 1 for a first game, 3 for experts
        self.deed_name = ""  # what the scenario counts as deeds, if it counts any
        self.deed_title = (0, 0)  # for most Fame out of the deeds of the scenario, alone and shared

    def copy(self) -> Scenario:
        """The same scenario, free to be changed by variants."""
        other = type(self)(self.name, self.seats, self.rounds)
        other.take_over(self)
        return other

    def take_over(self, other: Scenario) -> None:
        """Say everything another scenario says, but for its name, its players and its length."""
        for name in self.FIELDS:
            setattr(self, name, getattr(other, name))

    def has_guards(self) -> bool:
        """Do hidden tokens lie on mines or secret entrances, so that there may be too few (UE-SCN-MINES-11)?"""
        return self.guarded_mines or self.underground

    def make_epic(self) -> None:
        """Change into the longer version, where there is one (`epic_rules`)."""

    def length(self, seats: int) -> int:
        """The number of Rounds the game lasts at most."""
        return self.lengths.get(seats, self.rounds)

    def megapolis_level(self, seats: int, index: int) -> int:
        """UE-VAR-MEGA-03, UE-VAR-MEGA-04: the level of the Megapolis revealed as city number `index`; 0 if it is an ordinary city."""
        at = index - (self.cities[seats] - len(self.megapolises))
        return self.megapolises[at] if 0 <= at < len(self.megapolises) else 0

    def elites_dealt(self, state: BoardState, core: bool) -> bool:
        """UE-ROUND-08: are Elite units dealt? `core` says that a Core tile is revealed."""
        return self.elites and core

    def garrison_size(self, state: BoardState) -> int:
        """UE-COMBAT-04: how many tokens are drawn to defend a site another player owns."""
        return 1

    def mana_at_start(self, state: BoardState, seat: int) -> int:
        """The mana of the time of day a turn begins with, besides that of a glade."""
        return 0

    def tile_for(self, state: BoardState, position: int) -> int:
        """UE-EXPLORE-05: the next tile of the deck, for this position; -1 if there is none."""
        deck = state.map.deck
        return deck[-1] if deck else -1

    def city_level(self, seats: int, index: int) -> int:
        """The level of the city revealed as number `index` (from 0); the last one of the game may have a level of its own."""
        if index == self.cities[seats] - 1 and seats in self.last_level:
            return self.last_level[seats]
        return self.levels[min(index, len(self.levels) - 1)]

    def end_reached(self, state: BoardState) -> bool:
        """Is the end condition of the scenario met (UE-ROUND-32)?"""
        return all_cities_conquered(self, state)

    def progress(self, state: BoardState) -> tuple[int, int]:
        """The part of the goal that is reached, and the whole; nothing where it cannot be counted."""
        taken = [leader for leader in state.map.city_taken if leader != -1]
        return len(taken), self.cities[state.setup.seats]

    def winners(self, state: BoardState, scores: tuple[int, ...]) -> tuple[int, ...]:
        """The winners: together those who reached the goal, alone whoever has most (UE-SCORE-13)."""
        if self.cooperative:
            return tuple(range(len(scores))) if self.end_reached(state) else ()
        return tuple([seat for seat, score in enumerate(scores) if score == max(scores)])

    def deeds(self, state: BoardState, seat: int) -> int:
        """The Fame a player's deeds for the scenario are worth in the end, where it counts any (`deed_title`)."""
        return 0

    def allows(self, seats: int, position: int, core: bool) -> bool:
        """May a tile lie at a position of this map shape (UE-EXPLORE-03, UE-MAPSHAPE-02 to 07)?"""
        a, b = slot_place(position)
        shape = self.shapes[seats]
        if shape == WEDGE:
            if core and not self.core_on_coast and (a == 0 or b == 0):
                return False
            return a >= 0 and b >= 0
        low, high = {OPEN_5: (-2, 2), OPEN_4: (-2, 1), OPEN_3: (-1, 1)}[shape]
        return low <= b <= high and a >= 0 and a >= -b

    def starting_side(self, seats: int) -> str:
        """UE-SETUP-21: side A for the wedge, side B for open maps."""
        return "start_a" if self.shapes[seats] == WEDGE else "start_b"

    def first_positions(self, seats: int) -> tuple[tuple[int, int], ...]:
        """UE-SETUP-22, UE-SETUP-23: where tiles are revealed at set-up."""
        wedge = ((0, 1), (1, 0))
        return wedge if self.shapes[seats] == WEDGE else (*wedge, (1, -1))


def all_cities_conquered(scenario: Scenario, state: BoardState) -> bool:
    """Have all cities of the game been found and conquered?"""
    taken = state.map.city_taken
    return len(taken) == scenario.cities[state.setup.seats] and all(leader != -1 for leader in taken)
