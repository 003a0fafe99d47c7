"""Variants: what a table can agree to play differently (UE-VAR-*). Each is a change of the scenario's fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageknight.board.scenarios.scenario import (
    CONQUER,
    MORE_RAMPAGE,
    OPEN_3,
    OPEN_4,
    OPEN_5,
    RAMPAGE,
    WEDGE,
    Scenario,
)
from mageknight.board.setup import BoardSetup
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

SHAPES: Final = (WEDGE, OPEN_3, OPEN_4, OPEN_5)
MOST_LEVEL: Final = 11
LEAST_MEGAPOLIS: Final = 2
MOST_MEGAPOLIS: Final = 24
TEAM_TABLE: Final = 4
TEAM_LEVEL: Final = 10
"""UE-SCN-CONQUEST-10: the least level of cities where two teams share two of them."""

LEAST_COUNTRYSIDE: Final = 4
"""The first tiles on the map, and one more to find."""


class Variant:
    """One variant: its name, the rules it comes from, what it changes, when it makes no sense, what it excludes.

    `tables` are the numbers of players it is for, if not for all.
    """

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        change: Callable[[Scenario], None],
        senseless: Callable[[Scenario], bool] | None = None,
        excludes: tuple[str, ...] = (),
        tables: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.rules = rules
        self.change = change
        self.senseless = senseless
        self.excludes = excludes
        self.tables = tables


def _night_arrival(scenario: Scenario) -> None:
    scenario.first_night = True


def _darkness(scenario: Scenario) -> None:
    scenario.darkness = True


def _few_tactics(scenario: Scenario) -> bool:
    """Tactics that leave the game would run out if Days or Nights did not alternate."""
    return scenario.tactics_removed or scenario.tactic_voted_out or scenario.counts_nights


def _no_spells(scenario: Scenario) -> None:
    scenario.interactive_spells = False


def _no_skills(scenario: Scenario) -> None:
    scenario.interactive_skills = False


def _spells_gone(scenario: Scenario) -> bool:
    return not scenario.interactive_spells


def _cooperative(scenario: Scenario) -> bool:
    return scenario.cooperative


def _peaceful(scenario: Scenario) -> None:
    scenario.player_combat = False


def _peaceful_already(scenario: Scenario) -> bool:
    """Nothing to forbid where players never fight each other, or there is nobody to fight."""
    return not scenario.player_combat or scenario.cooperative or max(scenario.seats) == 1


def _quarrelsome(scenario: Scenario) -> None:
    scenario.player_combat = True


def _quarrelsome_already(scenario: Scenario) -> bool:
    """Nothing to agree on where players may fight each other anyway, or play together."""
    return scenario.player_combat or scenario.cooperative or max(scenario.seats) == 1


def _random_cities(scenario: Scenario) -> None:
    scenario.random_cities = True


def _rampage(scenario: Scenario) -> None:
    scenario.rampage = RAMPAGE
    scenario.start_reputation = -2


def _more_rampage(scenario: Scenario) -> None:
    scenario.rampage = MORE_RAMPAGE
    scenario.start_reputation = -4


def _epic(scenario: Scenario) -> None:
    scenario.make_epic()


def _no_epic(scenario: Scenario) -> bool:
    return not scenario.epic_rules


def _contested_glades(scenario: Scenario) -> None:
    scenario.glade_limit = {2: 1, 3: 2, 4: 2}


def _no_glades(scenario: Scenario) -> bool:
    return not scenario.incantations or scenario.seats == (1,)


def _counts_nights(scenario: Scenario) -> bool:
    """Days and Nights must alternate where the first Night is not the second."""
    return scenario.counts_nights


def _auction(scenario: Scenario) -> None:
    scenario.auction = True


def _alone(scenario: Scenario) -> bool:
    return max(scenario.seats) == 1


def _random_tiles(scenario: Scenario) -> None:
    scenario.random_tiles = True


def _friendly_mana(scenario: Scenario) -> None:
    scenario.friendly_mana = True


def _interactive_combat(scenario: Scenario) -> None:
    scenario.interactive_combat = True


def _nobody_to_tease(scenario: Scenario) -> bool:
    return scenario.cooperative or max(scenario.seats) == 1


def _upgrades(scenario: Scenario) -> None:
    scenario.upgrades = True


def _one_night(scenario: Scenario) -> bool:
    """Upgrades come after every Night but the last."""
    return scenario.rounds < 4


def _drafting(scenario: Scenario) -> None:
    scenario.drafting = True


def _joint_assaults(scenario: Scenario) -> None:
    scenario.joint_assaults = True


def _no_joint_assaults(scenario: Scenario) -> bool:
    return scenario.joint_assaults or scenario.city_rule != CONQUER or scenario.seats == (1,)


def _team_game(scenario: Scenario) -> None:
    scenario.teams = True
    scenario.joint_assaults = scenario.city_rule == CONQUER


def _no_team_game(scenario: Scenario) -> bool:
    return not scenario.team_rules


def _open_map(scenario: Scenario) -> None:
    scenario.open_map = True


def _map_laid_down(scenario: Scenario) -> bool:
    """The city is prescribed where the tiles are."""
    return bool(scenario.tile_names)


def _map_to_find(scenario: Scenario) -> bool:
    """Only where every tile has its place beforehand can all be shown."""
    return not scenario.tile_names


def _worst_counts(scenario: Scenario) -> None:
    scenario.worst_counts = True


def _no_team(scenario: Scenario) -> bool:
    return not scenario.team_scores


VARIANTS: Final[dict[str, Variant]] = {
    variant.name: variant
    for variant in (
        Variant("auctioned_heroes", ("UE-VAR-AUCTION-01",), _auction, _alone),
        Variant("random_tiles", ("UE-VAR-MAP-02",), _random_tiles),
        Variant("night_arrival", ("UE-VAR-DAYTIME-01",), _night_arrival, _counts_nights, ("darkness_is_coming",)),
        Variant("darkness_is_coming", ("UE-VAR-DAYTIME-03",), _darkness, _few_tactics, ("night_arrival",)),
        Variant("no_interactive_spells", ("UE-VAR-FRIENDLY-01",), _no_spells, _spells_gone),
        Variant("no_interactive_skills", ("UE-VAR-FRIENDLY-02",), _no_skills, _cooperative),
        Variant("no_player_combat", ("UE-VAR-FRIENDLY-03",), _peaceful, _peaceful_already),
        Variant("player_combat", ("UE-SCN-RECON-05",), _quarrelsome, _quarrelsome_already),
        Variant("friendly_mana", ("UE-VAR-FRIENDLY-04", "UE-VAR-FRIENDLY-05"), _friendly_mana),
        Variant("random_cities", ("UE-VAR-MAP-04",), _random_cities, _map_laid_down),
        Variant("rampage", ("UE-VAR-RAMPAGE-01",), _rampage, None, ("more_rampage",)),
        Variant("more_rampage", ("UE-VAR-RAMPAGE-07",), _more_rampage, None, ("rampage",)),
        Variant("interactive_combat", ("UE-VAR-INTERCOMBAT-01",), _interactive_combat, _nobody_to_tease),
        Variant("action_upgrades", ("UE-VAR-DECKBUILD-02",), _upgrades, _one_night, ("drafting",)),
        Variant("drafting", ("UE-VAR-DECKBUILD-08",), _drafting, None, ("action_upgrades",)),
        Variant("epic", ("UE-SCN-DRUID-15", "UE-SCN-RETURN-08"), _epic, _no_epic),
        Variant("contested_glades", ("UE-SCN-DRUID-14",), _contested_glades, _no_glades),
        Variant("joint_assaults", ("UE-COOP-01",), _joint_assaults, _no_joint_assaults),
        Variant(
            name="team_game",
            rules=("UE-TEAM-01",),
            change=_team_game,
            senseless=_no_team_game,
            excludes=(),
            tables=(TEAM_TABLE,),
        ),
        Variant("open_map", ("UE-SCN-HOLD-19",), _open_map, _map_to_find),
        Variant("lowest_achievements", ("UE-SCN-COOP-16",), _worst_counts, _no_team),
    )
}


def title(name: str) -> Message:
    """The name of a variant, as people read it."""
    return Message("board-variant-" + name.replace("_", "-"))


def variant_refusal(scenario: Scenario, setup: BoardSetup) -> Refusal | None:
    """The reason why these variants cannot be played together with this scenario, or None."""
    for name in setup.variants:
        variant = VARIANTS.get(name)
        if variant is None:
            return refuse("board-unknown-variant", "UE-FLOW-02", variant=name)
        if variant.senseless is not None and variant.senseless(scenario):
            return refuse("board-variant-senseless", *variant.rules, variant=title(name))
        if variant.tables and setup.seats not in variant.tables:
            return refuse("board-variant-for-others", *variant.rules, variant=title(name), seats=variant.tables[0])
        for other in setup.variants:
            if other in variant.excludes:
                return refuse("board-variants-exclude", *variant.rules, variant=title(name), other=title(other))
        if name == "auctioned_heroes" and setup.heroes:
            return refuse("board-heroes-to-auction", *variant.rules)
        if setup.variants.count(name) > 1:
            return refuse("board-variant-twice", *variant.rules, variant=title(name))
    return (
        levels_refusal(scenario, setup)
        or shape_refusal(scenario, setup)
        or tiles_refusal(most_tiles(scenario, setup), setup)
        or megapolis_refusal(scenario, setup)
        or teams_refusal(scenario, setup)
    )


def levels_refusal(scenario: Scenario, setup: BoardSetup) -> Refusal | None:
    """UE-VAR-MEGA-01: levels may be chosen from 1 to 11 where cities are conquered."""
    if not setup.city_levels:
        return None
    if scenario.city_rule != CONQUER:
        return refuse("board-no-city-levels", "UE-VAR-MEGA-01")
    if all(1 <= level <= MOST_LEVEL for level in setup.city_levels):
        return None
    return refuse("board-impossible-city-level", "UE-VAR-MEGA-01", most=MOST_LEVEL)


def megapolis_refusal(scenario: Scenario, setup: BoardSetup) -> Refusal | None:
    """UE-VAR-MEGA-02, 03, 17: one Megapolis where there are at most three cities, or two where there are two city tiles."""
    levels = setup.megapolises
    if not levels:
        return None
    if scenario.city_rule != CONQUER:
        return refuse("board-no-city-levels", "UE-VAR-MEGA-02")
    if len(levels) > 2 or not all(LEAST_MEGAPOLIS <= level <= MOST_MEGAPOLIS for level in levels):
        return refuse("board-impossible-megapolis", "UE-VAR-MEGA-03", least=LEAST_MEGAPOLIS, most=MOST_MEGAPOLIS)
    cities = setup.tiles[1] if setup.tiles else with_variants(scenario, setup).cities[setup.seats]
    if len(levels) == 1 and cities > 3:
        return refuse("board-too-many-cities", "UE-VAR-MEGA-02")
    if len(levels) == 2 and setup.tiles and cities != 2:
        return refuse("board-two-megapolises", "UE-VAR-MEGA-17")
    return None


def teams_refusal(scenario: Scenario, setup: BoardSetup) -> Refusal | None:
    """UE-TEAM-01, UE-SCN-CONQUEST-10: two teams of two where teams play; what they conquer must be worth two."""
    playing = setup.seats == TEAM_TABLE and (scenario.teams or "team_game" in setup.variants)
    if setup.teams and not playing:
        return refuse("board-no-teams", "UE-TEAM-01")
    if setup.teams and sorted(setup.teams) != [0, 0, 1, 1]:
        return refuse("board-impossible-teams", "UE-TEAM-01")
    if not playing or not scenario.city_scores:
        return None
    changed = amended(scenario, setup)
    cities = changed.cities[setup.seats]
    levels = [changed.city_level(setup.seats, at) for at in range(cities)]
    if cities == 4 or (cities == 2 and (len(setup.megapolises) == 2 or min(levels) >= TEAM_LEVEL)):
        return None
    return refuse("board-team-cities", "UE-SCN-CONQUEST-10", level=TEAM_LEVEL)


def shape_refusal(scenario: Scenario, setup: BoardSetup) -> Refusal | None:
    """UE-VAR-MAP-01: one of the shapes of the book, where the scenario does not lay down the map itself (UE-SCN-HOLD-02)."""
    if scenario.tile_names and (setup.shape or setup.tiles):
        return refuse("board-fixed-map", "UE-SCN-HOLD-02")
    if not setup.shape or setup.shape in SHAPES:
        return None
    return refuse("board-unknown-shape", "UE-VAR-MAP-01", shape=setup.shape)


def most_tiles(scenario: Scenario, setup: BoardSetup) -> tuple[int, int, int]:
    """The number of tiles of each kind there can be: those of the sets in use; a prescribed city is alone."""
    whole = "lost_legion" in setup.sets
    return (14 if whole else 11, 1 if scenario.city_colour >= 0 else 4, 6 if whole else 4)


def tiles_refusal(most: tuple[int, int, int], setup: BoardSetup) -> Refusal | None:
    """UE-VAR-MAP-01: as many tiles as the table wants, of those there are."""
    if not setup.tiles:
        return None
    least = (LEAST_COUNTRYSIDE, 1, 0)
    if len(setup.tiles) == 3 and all(least[at] <= setup.tiles[at] <= most[at] for at in range(3)):
        return None
    return refuse("board-impossible-tiles", "UE-VAR-MAP-01", countryside=most[0], cities=most[1], core=most[2])


def with_variants(scenario: Scenario, setup: BoardSetup) -> Scenario:
    """The scenario with the variants that have a name."""
    changed = scenario.copy()
    for name in setup.variants:
        VARIANTS[name].change(changed)
    return changed


def amended(scenario: Scenario, setup: BoardSetup) -> Scenario:
    """The scenario as this table plays it."""
    changed = with_variants(scenario, setup)
    seats = setup.seats
    if setup.city_levels:
        changed.levels = setup.city_levels
        changed.last_level = {}
    if setup.shape:
        changed.shapes = {seats: setup.shape}
    if setup.tiles:
        changed.countryside = {seats: setup.tiles[0]}
        changed.cities = {seats: setup.tiles[1]}
        changed.core = {seats: setup.tiles[2]}
    if setup.megapolises:
        changed.megapolises = setup.megapolises
        if len(setup.megapolises) == 2:
            changed.cities = {**changed.cities, seats: 2}
    return changed
