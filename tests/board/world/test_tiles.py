"""The map tiles: what is printed on them, and what appears when they are revealed."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from mageknight.board.content.library import library
from mageknight.kernel.match import Match
from tests.board.rules.games import game
from tests.board.rules.land import land
from tests.board.rules.sites import PLACES, spot
from tests.marks import content, rule
from tests.play import do, view

COMPASS = tuple(PLACES)


class Tile(NamedTuple):
    """A tile: kind, box, its spaces from the centre and then from the north-east clockwise, the edges with walls."""

    kind: str
    box: str
    spaces: tuple[str, ...]
    walls: str = ""


TILES = {
    "start_a": Tile("starting_a", "base", ("plains portal", "forest", "plains", "sea", "sea", "sea", "plains"), ""),
    "start_b": Tile("starting_b", "base", ("plains portal", "forest", "plains", "plains", "sea", "sea", "plains"), ""),
    "countryside_01": Tile(
        "countryside",
        "base",
        ("forest magical_glade", "lake", "plains village", "plains", "plains", "forest", "forest marauding_orcs"),
        "",
    ),
    "countryside_02": Tile(
        "countryside",
        "base",
        (
            "hills",
            "forest magical_glade",
            "plains village",
            "plains",
            "hills crystal_mine green",
            "plains",
            "hills marauding_orcs",
        ),
        "",
    ),
    "countryside_03": Tile(
        "countryside",
        "base",
        ("forest", "hills keep", "hills", "hills crystal_mine white", "plains village", "plains", "plains"),
        "",
    ),
    "countryside_04": Tile(
        "countryside",
        "base",
        ("desert mage_tower", "desert", "mountain", "plains village", "plains", "hills marauding_orcs", "desert"),
        "",
    ),
    "countryside_05": Tile(
        "countryside",
        "base",
        (
            "lake",
            "plains monastery",
            "plains marauding_orcs",
            "hills crystal_mine blue",
            "forest",
            "forest magical_glade",
            "forest",
        ),
        "",
    ),
    "countryside_06": Tile(
        "countryside",
        "base",
        (
            "hills crystal_mine red",
            "forest",
            "plains",
            "forest marauding_orcs",
            "hills",
            "hills monster_den",
            "mountain",
        ),
        "",
    ),
    "countryside_07": Tile(
        "countryside",
        "base",
        (
            "swamp",
            "forest marauding_orcs",
            "forest magical_glade",
            "plains dungeon",
            "plains",
            "plains monastery",
            "lake",
        ),
        "",
    ),
    "countryside_08": Tile(
        "countryside",
        "base",
        (
            "swamp marauding_orcs",
            "forest ancient_ruins",
            "plains",
            "swamp village",
            "swamp",
            "forest",
            "forest magical_glade",
        ),
        "",
    ),
    "countryside_09": Tile(
        "countryside",
        "base",
        ("mountain", "mountain", "wasteland keep", "plains", "wasteland mage_tower", "plains", "wasteland dungeon"),
        "",
    ),
    "countryside_10": Tile(
        "countryside",
        "base",
        ("mountain", "forest", "plains", "hills ancient_ruins", "hills keep", "hills", "hills monster_den"),
        "",
    ),
    "countryside_11": Tile(
        "countryside",
        "base",
        ("plains mage_tower", "lake", "lake", "hills marauding_orcs", "lake", "plains ancient_ruins", "hills"),
        "",
    ),
    "countryside_12": Tile(
        "countryside",
        "lost_legion",
        (
            "plains marauding_orcs",
            "swamp",
            "hills monastery",
            "mountain",
            "plains maze",
            "hills refugee_camp",
            "mountain",
        ),
        "C-W C-SW C-E",
    ),
    "countryside_13": Tile(
        "countryside",
        "lost_legion",
        (
            "forest mage_tower",
            "hills marauding_orcs",
            "lake",
            "forest deep_mine blue+green",
            "plains",
            "swamp magical_glade",
            "forest",
        ),
        "C-NE NE-NW",
    ),
    "countryside_14": Tile(
        "countryside",
        "lost_legion",
        ("plains", "plains keep", "wasteland maze", "hills village", "plains", "desert deep_mine red+white", "desert"),
        "C-NE",
    ),
    "core_01": Tile(
        "core_non_city",
        "base",
        ("desert monastery", "desert tomb", "desert", "desert", "hills", "hills spawning_grounds", "mountain"),
        "",
    ),
    "core_02": Tile(
        "core_non_city",
        "base",
        (
            "lake",
            "swamp ancient_ruins",
            "hills crystal_mine green",
            "swamp draconum",
            "swamp mage_tower",
            "forest",
            "lake",
        ),
        "",
    ),
    "core_03": Tile(
        "core_non_city",
        "base",
        (
            "wasteland",
            "wasteland ancient_ruins",
            "hills mage_tower",
            "wasteland",
            "hills crystal_mine white",
            "wasteland tomb",
            "mountain",
        ),
        "",
    ),
    "core_04": Tile(
        "core_non_city",
        "base",
        (
            "mountain draconum",
            "hills",
            "wasteland keep",
            "wasteland",
            "wasteland ancient_ruins",
            "wasteland",
            "hills crystal_mine blue",
        ),
        "",
    ),
    "core_05": Tile(
        "core_city",
        "base",
        (
            "swamp city green",
            "swamp village",
            "swamp marauding_orcs",
            "swamp",
            "forest marauding_orcs",
            "lake",
            "forest magical_glade",
        ),
        "",
    ),
    "core_06": Tile(
        "core_city",
        "base",
        ("plains city blue", "plains monastery", "lake", "lake", "hills", "mountain draconum", "forest"),
        "",
    ),
    "core_07": Tile(
        "core_city",
        "base",
        (
            "plains city white",
            "plains",
            "forest",
            "lake draconum",
            "lake",
            "wasteland keep",
            "wasteland spawning_grounds",
        ),
        "",
    ),
    "core_08": Tile(
        "core_city",
        "base",
        (
            "desert city red",
            "hills crystal_mine red",
            "desert",
            "desert draconum",
            "wasteland",
            "wasteland draconum",
            "desert ancient_ruins",
        ),
        "",
    ),
    "core_09": Tile(
        "core_non_city",
        "lost_legion",
        (
            "plains draconum",
            "hills mage_tower",
            "mountain",
            "desert refugee_camp",
            "desert",
            "wasteland",
            "hills labyrinth",
        ),
        "C-W C-SW C-SE W-NW SE-E",
    ),
    "core_10": Tile(
        "core_non_city",
        "lost_legion",
        (
            "swamp",
            "lake",
            "forest labyrinth",
            "hills marauding_orcs",
            "hills marauding_orcs",
            "forest keep",
            "swamp deep_mine red+blue+green+white",
        ),
        "",
    ),
    "core_volkares_camp": Tile(
        "core_special",
        "lost_legion",
        (
            "plains volkares_camp",
            "mountain",
            "wasteland draconum",
            "desert village",
            "hills",
            "lake",
            "forest marauding_orcs",
        ),
        "C-SW C-SE SE-E",
    ),
}

LAID = {"marauding_orcs": "green", "draconum": "red", "keep": "gray", "mage_tower": "violet"}
"""The tokens sites put on their space."""

CASES = [
    pytest.param(name, marks=content("board/tile/" + name), id=name)
    for name, tile in TILES.items()
    if tile.kind in ("countryside", "core_non_city", "core_city")
]


def explored(name: str, night: str = "no", scenario: str = "solo_conquest") -> Match[Any]:
    """The tile has just been revealed north-east of the hero, who stands in the village at 2,-3."""
    seats = 1 if scenario.startswith("solo") else 2
    more = f"move: 2; night: {night}; scenario: {scenario}"
    match = land(at="2,-3", seat="hand: march", more=more, seats=seats)
    field = match.state.map
    tile = library().number("tile", name)
    for pile in (field.deck, field.spare):
        if tile in pile:
            pile.remove(tile)
    field.deck.append(tile)
    do(match, "0: explore-at 1,1")
    return match


def hexes(match: Match[Any], name: str) -> dict[str, Any]:
    """The spaces of a tile on the map by their place; of two equal ones the farther."""
    tile = [one for one in view(match).tiles if one.tile == name][-1]
    return dict(zip(COMPASS, tile.hexes, strict=True))


def words(space: Any, city: str = "") -> str:
    """A space as in the table."""
    parts = [space.terrain] + ([space.site] if space.site != "none" else [])
    return " ".join(parts + (["+".join(space.mine)] if space.mine else []) + ([city] if space.site == "city" else []))


@rule("UE-EXPLORE-14", "UE-EXPLORE-02")
@pytest.mark.parametrize("name", CASES)
def test_a_revealed_tile_shows_what_is_printed_and_its_sites_are_set_up(name: str) -> None:
    tile = TILES[name]
    match = explored(name, night="yes")
    shown = hexes(match, name)
    city = view(match).cities[0].city.removeprefix("city_") if view(match).cities else ""
    for place, printed in zip(COMPASS, tile.spaces, strict=True):
        space = shown[place]
        assert sorted(words(space, city).replace("+", " ").split()) == sorted(printed.replace("+", " ").split()), place
        assert f"{space.q},{space.r}" == spot(place)
        if space.site in LAID:
            assert [token.pile for token in space.enemies] == [LAID[space.site]]
            assert bool(space.enemies[0].enemy) == (space.site in ("marauding_orcs", "draconum"))
        assert (space.ruin == "hidden") == (space.site == "ancient_ruins")


@pytest.mark.parametrize("name", CASES)
def test_the_walls_of_a_tile_lie_between_the_printed_spaces(name: str) -> None:
    shown = hexes(explored(name), name)
    numbers = {place: space.space for place, space in shown.items()}
    walls = {
        frozenset((place, other))
        for place, space in shown.items()
        for other in COMPASS
        if numbers[other] in space.walls
    }
    assert walls == {frozenset(edge.split("-")) for edge in TILES[name].walls.split()}


@rule("UE-EXPLORE-14")
@pytest.mark.parametrize("name", ["countryside_08", "countryside_10", "core_03"])
def test_ruins_lie_face_up_by_day(name: str) -> None:
    shown = hexes(explored(name), name)
    ruin = next(space.ruin for space in shown.values() if space.site == "ancient_ruins")
    assert ruin not in ("", "hidden")


@rule("UE-EXPLORE-15")
@pytest.mark.parametrize("name", ["countryside_05", "countryside_07", "countryside_12", "core_01", "core_06"])
def test_a_monastery_lays_an_advanced_action_into_the_unit_offer(name: str) -> None:
    match = explored(name)
    assert len(view(match).offers.monastery) == 1
    assert len(view(match).offers.actions) == 3


@content("board/tile/start_a", "board/tile/start_b")
@pytest.mark.parametrize("seats, name", [(2, "start_a"), (3, "start_a"), (4, "start_b")])
def test_the_starting_tile_lies_on_the_side_of_its_map_shape(seats: int, name: str) -> None:
    match = game("full_conquest", seats)
    shown = hexes(match, name)
    assert [words(shown[place]) for place in COMPASS] == list(TILES[name].spaces)
    assert {one.tile for one in view(match).tiles} & {"start_a", "start_b"} == {name}


@content("board/tile/core_volkares_camp")
def test_the_camp_of_volkare_belongs_to_no_scenario_of_the_rulebook() -> None:
    match = land(at="2,-3", seat="hand: march", tiles="1,1: core_volkares_camp")
    shown = hexes(match, "core_volkares_camp")
    assert [words(shown[place]) for place in COMPASS] == list(TILES["core_volkares_camp"].spaces)
    camp = library().number("tile", "core_volkares_camp")
    for scenario, seats in (("full_conquest", 4), ("first_reconnaissance", 4), ("solo_conquest", 1)):
        field = game(scenario, seats).state.map
        assert camp not in [*field.deck, *field.spare, *field.tile_at]


def test_there_are_as_many_tiles_of_each_kind_as_printed() -> None:
    """Tiles that nobody has printed may follow them."""
    printed = library().tiles[: len(TILES)]
    assert [tile.name for tile in printed] == list(TILES)
    assert [(tile.kind, tile.set_name) for tile in printed] == [(tile.kind, tile.box) for tile in TILES.values()]
    kinds = [tile.kind for tile in printed]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {
        "starting_a": 1,
        "starting_b": 1,
        "countryside": 14,
        "core_non_city": 6,
        "core_city": 4,
        "core_special": 1,
    }
