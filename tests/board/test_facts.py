"""Content held to the printed facts: how much there is of everything, by box, colour and pile, and the tables on the boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from mageknight.board.content.library import library
from mageknight.board.terms import (
    ADVANCED_ACTION,
    ARMOR_BY_LEVEL,
    ARTIFACT,
    BASIC_ACTION,
    COLOURS,
    COMMAND_BY_LEVEL,
    FAME_LINES,
    HAND_BY_LEVEL,
    LAST_FAME,
    MOVE_COST_DAY,
    MOVE_COST_NIGHT,
    NO_ENTRY,
    PILES,
    REPUTATION_INFLUENCE,
    REPUTATION_X,
    SITES,
    SPELL,
    TERRAINS,
    level_of,
)
from tests.board.rules.games import game
from tests.marks import content

GARRISONS = {
    "white": "w, gw, ww, ggw, gww, gggw, ggww, gwww, gggww, ggwww, gwwww",
    "blue": "gv, vv, vw, gvw, vvw, vww, gvvw, vvww, vwww, gvvww, vvwww",
    "red": "w, bv, bw, bvv, bvw, bbvv, bvvw, bvww, bbvvw, bbvww, bvwww",
    "green": "gb, bb, ggb, gbw, bbw, ggbw, gbbw, bbww, gbbbw, gbbww, bbwww",
}
"""The garrison of each city at levels 1 to 11: gray, violet, brown, white."""

BACKS = {"g": "gray", "v": "violet", "b": "brown", "w": "white"}


BOXES = ("base", "lost_legion", "krang", "shades_of_tezla", "ultimate")
"""What the printed edition is made of. Pieces of other boxes may join them; these numbers stay."""

OWN = 900
"""Cards and tiles of a box with numbers from here on are nobody's printing: added later, and counted nowhere here."""


def printed(numbers: Iterable[int]) -> int:
    """How many of these cards are printed ones."""
    return len([number for number in numbers if library().cards[number].printed < OWN])


def counted(things: Iterable[object]) -> dict[object, int]:
    return dict(Counter(things))


def cards(kind: int) -> dict[object, int]:
    """Cards of a kind by box and colour."""
    found = []
    for card in library().cards:
        if card.kind == kind and card.set_name in BOXES and card.printed < OWN:
            names = [COLOURS[c] for c in range(4) if card.colours >> c & 1]
            found.append((card.set_name, "+".join(names) if len(names) < 2 else "dual"))
    return counted(found)


def test_basic_actions() -> None:
    by_box = counted(card.set_name for card in library().cards if card.kind == BASIC_ACTION)
    assert {box: by_box[box] for box in by_box if box in BOXES} == {
        "base": 16,
        "lost_legion": 6,
        "krang": 2,
        "shades_of_tezla": 2,
    }


def test_advanced_actions() -> None:
    base = {("base", colour): 7 for colour in COLOURS[:4]}
    legion = {("lost_legion", colour): 3 for colour in COLOURS[:4]}
    assert cards(ADVANCED_ACTION) == {**base, **legion, ("ultimate", "dual"): 4}


def test_spells() -> None:
    base = {("base", colour): 5 for colour in COLOURS[:4]}
    assert cards(SPELL) == {**base, **{("lost_legion", colour): 1 for colour in COLOURS[:4]}}


def test_artifacts() -> None:
    assert cards(ARTIFACT) == {("base", ""): 16, ("lost_legion", ""): 8, ("ultimate", ""): 1}


def test_skills_and_tactics() -> None:
    lib = library()
    assert counted(skill.hero for skill in lib.skills) == {hero.name: 11 for hero in lib.heroes}
    for hero in lib.heroes:
        modes = counted(skill.mode for skill in lib.skills if skill.hero == hero.name)
        assert modes == {"both": 9, "competitive": 1, "cooperative": 1}, hero.name
    assert [(tactic.night, tactic.order) for tactic in lib.tactics] == [
        (night, order) for night in (False, True) for order in range(1, 7)
    ]


def test_units() -> None:
    copies = Counter[tuple[bool, str]]()
    for unit in library().units:
        if unit.set_name not in BOXES:
            continue
        copies[unit.elite, unit.set_name] += unit.copies
    assert copies == {(False, "base"): 20, (False, "lost_legion"): 8, (True, "base"): 20, (True, "lost_legion"): 8}


def test_enemies() -> None:
    lib = library()
    tokens = Counter[tuple[str, str]]()
    for kind in lib.enemies:
        if kind.set_name not in BOXES:
            continue
        tokens[PILES[kind.pile], kind.set_name] += kind.copies
    assert tokens == {
        ("green", "base"): 12,
        ("green", "lost_legion"): 8,
        ("green", "shades_of_tezla"): 16,
        ("gray", "base"): 10,
        ("gray", "lost_legion"): 8,
        ("violet", "base"): 10,
        ("violet", "lost_legion"): 4,
        ("brown", "base"): 10,
        ("brown", "lost_legion"): 6,
        ("brown", "shades_of_tezla"): 8,
        ("red", "base"): 8,
        ("red", "lost_legion"): 6,
        ("red", "shades_of_tezla"): 8,
        ("white", "base"): 10,
        ("white", "lost_legion"): 6,
    }
    assert counted(lib.token_kind) == {number: kind.copies for number, kind in enumerate(lib.enemies)}
    assert counted(kind.faction for kind in lib.enemies if kind.set_name == "shades_of_tezla") == {
        "elementalist": 11,
        "dark_crusader": 11,
    }


@pytest.mark.parametrize(
    "sets, sizes",
    [
        (("base",), {"green": 12, "gray": 10, "violet": 10, "brown": 10, "red": 8, "white": 10}),
        (("base", "lost_legion"), {"green": 20, "gray": 18, "violet": 14, "brown": 16, "red": 14, "white": 16}),
    ],
)
def test_faction_tokens_stay_out_of_the_common_piles(sets: tuple[str, ...], sizes: dict[str, int]) -> None:
    match = game("solo_conquest", sets=sets)
    drawn = Counter[str]()
    for packed in match.state.map.tokens:
        drawn[PILES[library().enemies[library().token_kind[(packed & 1023) >> 1]].pile]] += 1
    assert {PILES[at]: len(pile) + drawn[PILES[at]] for at, pile in enumerate(match.state.piles)} == sizes


@pytest.mark.parametrize(
    "sets, sizes",
    [
        (("base",), (28, 20, 16, 20, 20, 12)),
        (("base", "lost_legion"), (40, 24, 24, 28, 28, 15)),
        (("base", "lost_legion", "krang", "shades_of_tezla", "ultimate"), (44, 24, 25, 28, 28, 15)),
    ],
)
def test_decks_hold_the_cards_of_the_boxes_in_use(sets: tuple[str, ...], sizes: tuple[int, ...]) -> None:
    """Two players; offers are part of it: advanced actions, spells, artifacts, regular and elite units, ruins."""
    state = game("full_conquest", 2, sets=sets).state
    offered = [library().units[unit].elite for unit in state.unit_offer]
    found = (
        printed([*state.actions, *state.action_offer, *state.monastery_offer]),
        printed([*state.spells, *state.spell_offer]),
        printed(state.artifacts),
        len(state.regulars) + offered.count(False),
        len(state.elites) + offered.count(True),
        len(state.ruin_pile) + len(state.map.ruins),
    )
    assert found == sizes


@pytest.mark.parametrize("colour", [pytest.param(c, marks=content("board/city/city_" + c), id=c) for c in GARRISONS])
def test_garrisons_by_level(colour: str) -> None:
    city = library().cities[library().number("city", "city_" + colour)]
    written = [sorted(BACKS[letter] for letter in word) for word in GARRISONS[colour].split(", ")]
    assert [sorted(PILES[pile] for pile in level) for level in city.garrison] == written
    assert (COLOURS[city.colour], city.tile) == (
        colour,
        {"green": "core_05", "blue": "core_06", "white": "core_07", "red": "core_08"}[colour],
    )


def test_the_fame_track() -> None:
    assert FAME_LINES == (0, 3, 8, 15, 24, 35, 48, 63, 80, 99)
    assert LAST_FAME == 119
    firsts = [next(fame for fame in range(120) if level_of(fame) == level) for level in range(1, 11)]
    assert firsts == [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
    assert (level_of(2), level_of(98), level_of(119)) == (1, 9, 10)


def test_the_level_tokens() -> None:
    assert ARMOR_BY_LEVEL == (2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
    assert HAND_BY_LEVEL == (5, 5, 5, 5, 6, 6, 6, 6, 7, 7)
    assert COMMAND_BY_LEVEL == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)


def test_the_reputation_track() -> None:
    assert REPUTATION_X == -7
    assert REPUTATION_INFLUENCE[1:] == (-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)


def test_the_move_costs() -> None:
    day = {name: cost for name, cost in zip(TERRAINS, MOVE_COST_DAY, strict=True) if cost != NO_ENTRY}
    night = {name: cost for name, cost in zip(TERRAINS, MOVE_COST_NIGHT, strict=True) if cost != NO_ENTRY}
    assert day == {"plains": 2, "hills": 3, "forest": 3, "wasteland": 4, "desert": 5, "swamp": 5, "city": 2}
    assert night == {**day, "forest": 5, "desert": 3}


def test_how_often_each_site_is_on_the_tiles() -> None:
    sites: dict[str, Counter[str]] = {"base": Counter(), "all": Counter()}
    for tile in library().tiles:
        if tile.set_name not in BOXES or tile.printed >= OWN:
            continue
        for site in tile.sites:
            if SITES[site] != "none":
                sites["all"][SITES[site]] += 1
                sites["base"][SITES[site]] += tile.set_name == "base"
    assert sites["all"] == {
        "portal": 2,
        "village": 8,
        "monastery": 5,
        "keep": 7,
        "mage_tower": 7,
        "city": 4,
        "dungeon": 2,
        "tomb": 2,
        "monster_den": 2,
        "spawning_grounds": 2,
        "ancient_ruins": 7,
        "crystal_mine": 8,
        "magical_glade": 7,
        "marauding_orcs": 15,
        "draconum": 8,
        "deep_mine": 3,
        "maze": 2,
        "labyrinth": 2,
        "refugee_camp": 2,
        "volkares_camp": 1,
    }
    base = {"village": 6, "monastery": 4, "keep": 5, "mage_tower": 5, "magical_glade": 6, "marauding_orcs": 10}
    assert {site: sites["base"][site] for site in [*base, "draconum", "maze"]} == {**base, "draconum": 6, "maze": 0}


def test_no_two_sites_have_the_same_name() -> None:
    assert len(set(SITES)) == len(SITES)
