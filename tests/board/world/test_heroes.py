"""The heroes: their sixteen cards, their skills, the crystals they give a dummy player."""

from __future__ import annotations

import pytest

from mageknight.board.content.library import library
from tests.board.rules.games import game
from tests.marks import content, rule
from tests.play import view

COMMON = [
    "rage",
    "rage",
    "determination",
    "swiftness",
    "swiftness",
    "march",
    "march",
    "stamina",
    "stamina",
    "tranquility",
    "promise",
    "threaten",
    "crystallize",
    "mana_draw",
    "concentration",
    "improvisation",
]
"""The deck all heroes share before each exchanges two of its cards."""

HEROES = {
    "arythea": ("base", {"battle_versatility": "rage", "mana_pull": "mana_draw"}, "red red white"),
    "tovak": ("base", {"cold_toughness": "determination", "instinct": "improvisation"}, "blue blue red"),
    "goldyx": ("base", {"will_focus": "concentration", "crystal_joy": "crystallize"}, "green green blue"),
    "norowas": ("base", {"noble_manners": "promise", "rejuvenate": "tranquility"}, "white white green"),
    "wolfhawk": ("lost_legion", {"swift_reflexes": "swiftness", "tirelessness": "stamina"}, "white white blue"),
    "krang": ("krang", {"savage_harvesting": "march", "ruthless_coercion": "threaten"}, "red red green"),
    "braevalar": ("shades_of_tezla", {"one_with_the_land": "march", "druidic_paths": "stamina"}, "blue blue green"),
}
"""Box, own cards and those they replace, crystals for a dummy."""

CASES = [pytest.param(name, marks=content("board/hero/" + name), id=name) for name in HEROES]


def deck_of(name: str) -> list[str]:
    deck = list(COMMON)
    for own, replaced in HEROES[name][1].items():
        deck.remove(replaced)
        deck.append(own)
    return sorted(deck)


@rule("UE-SETUP-32")
@pytest.mark.parametrize("name", CASES)
def test_a_hero_begins_with_its_sixteen_cards(name: str) -> None:
    match = game("solo_conquest", heroes=(name,))
    player = match.state.players[0]
    cards = sorted(library().cards[card].name for card in [*player.hand, *player.deck])
    assert cards == deck_of(name)
    assert (len(player.hand), len(player.deck)) == (5, 11)
    assert view(match).players[0].hero == name


@pytest.mark.parametrize("name", CASES)
def test_a_hero_gives_a_dummy_its_crystals(name: str) -> None:
    others = [other for other in HEROES if other != name]
    hero = library().heroes[library().number("hero", name)]
    crystals = HEROES[name][2].split()
    for seed in range(30):
        dummy = view(game("solo_conquest", heroes=(others[0],), seed=str(seed))).dummy
        if dummy.hero == name:
            assert dummy.crystals == {colour: crystals.count(colour) for colour in crystals}
            return
    raise AssertionError(f"{hero.name} never is the dummy")


@rule("UE-SETUP-36", "UE-SETUP-37")
@pytest.mark.parametrize("name", CASES)
def test_a_hero_has_ten_skills_in_a_game(name: str) -> None:
    alone = game("solo_conquest", heroes=(name,))
    other = "tovak" if name != "tovak" else "arythea"
    rivals = game("full_conquest", 2, heroes=(name, other))
    for match, unfit in ((alone, "competitive"), (rivals, "cooperative")):
        pile = match.state.players[0].skill_pile
        skills = [library().skills[skill] for skill in pile]
        assert len(skills) == 10
        assert all(skill.hero == name and skill.mode != unfit for skill in skills)


def test_the_seven_heroes_and_their_boxes() -> None:
    assert {hero.name: hero.set_name for hero in library().heroes} == {name: row[0] for name, row in HEROES.items()}
