"""Every figure is drawn from words that are known, go together, and contradict neither its base nor its name."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from mageknight.minis.content import abilities
from mageknight.minis.content.available import library
from mageknight.minis.content.looks import book, composed, look_of, problem_of, slots
from mageknight.minis.content.sets import slug
from mageknight.minis.figures.figure import ABILITY, STRIDE, FigureDef
from mageknight.minis.figures.riding import is_mount

FIGURES = tuple(library())

SAID: tuple[tuple[str, set[str]], ...] = (
    ("archer|longbow|trueshot", {"bow", "short-bow"}),
    ("crossbowman", {"crossbow"}),
    ("gunner|fuser|sniper", {"musket", "long-gun", "cannon", "blunderbuss", "bow", "short-bow"}),
    ("gunslinger", {"twin-pistols"}),
    ("grenadier", {"grenade"}),
    ("pikeman", {"pike"}),
    ("lancer", {"lance"}),
    ("reaper", {"scythe"}),
    ("piper", {"pipe"}),
    ("standard", {"banner"}),
    ("shaman", {"skull-staff"}),
    ("drummer", {"drum"}),
    ("bard", {"lyre"}),
    ("falconer|hawkcaller", {"bird"}),
    ("spearman", {"spear"}),
    ("axe-knight|axeman|bloodaxe", {"axe", "great-axe"}),
    ("hatcheteer", {"hatchet"}),
    ("hammerskald|smith", {"hammer", "great-hammer"}),
    ("longblade|silverblade|brakensword|harrowblade", {"greatsword"}),
    (
        "blade(?! golem)|blademaster|blademistress|bladesman|bladesmith|bladestalker",
        {"sword", "greatsword", "scimitar", "off-sword", "blades"},
    ),
    ("shield|shieldwall", {"round-shield", "kite-shield", "tower-shield"}),
    ("grave robber|digger|miner", {"shovel", "pick", "spade"}),
    ("healer|medic|medicine troll|mending priestess", {"mending"}),
    ("monk|quarterstaff", {"quarterstaff"}),
    ("book", {"book"}),
    ("slaver", {"captive"}),
    ("rat", {"rats"}),
    ("hound", {"hound"}),
    ("leopard|cat", {"cat"}),
    ("worm|worms", {"worm", "worms"}),
    ("mummy", {"wraps"}),
    ("golem(?! mechanic| wright)", {"giant"}),
    ("zombie|baron", {"zombie-head", "skull", "crowned"}),
    ("skeleton", {"skull", "skull-helm"}),
    ("centaur", {"centaur"}),
    ("draconum", {"dragonkin"}),
    ("dwarven", {"dwarf", "giant"}),
    ("goblin", {"goblin"}),
    ("troll|half-troll", {"troll"}),
    ("orc|half-orc", {"orc"}),
    ("gnoll", {"gnoll"}),
    ("elf|elven|elf-at-arms", {"elf"}),
    ("minotaur", {"bull-head"}),
    ("solonavi", {"crystal"}),
    ("werewolf", {"wolf-head"}),
    ("medusa|gorgon", {"medusa"}),
)
"""Whole words of English names, and what a picture of them must show one of. A new figure that fails here needs a look."""


def words(figure: FigureDef) -> set[str]:
    return set(look_of(figure).split(" "))


def named(pattern: str, figures: Iterable[FigureDef]) -> list[FigureDef]:
    """Figures whose name, without that of their mount, has one of the words."""
    return [each for each in figures if re.search(rf"\b(?:{pattern})\b", each.name.split(" on ")[0].lower())]


def test_every_look_can_be_drawn() -> None:
    assert {each.name: look_of(each) for each in FIGURES if problem_of(look_of(each))} == {}


def test_no_look_is_kept_for_a_figure_that_is_not_there() -> None:
    assert set(book().figures) <= {slug(each.name) for each in FIGURES}


def test_a_word_belongs_to_one_slot_only() -> None:
    assert len(slots()) == sum(len(words) for words in book().slots.values())


def test_riders_ride_and_nobody_else_does() -> None:
    mounts = set(book().slots["mount"])
    assert [each.name for each in FIGURES if each.is_rider != bool(words(each) & mounts)] == []


def test_what_flies_has_something_to_fly_with() -> None:
    def flies(figure: FigureDef) -> bool:
        at = figure.start * STRIDE
        return abilities.ids()["flight"] in figure.dial[at + ABILITY : at + STRIDE]

    winged = set(book().winged)
    assert sorted({each.name for each in FIGURES if flies(each) and not words(each) & winged}) == []


def test_only_what_reaches_far_holds_something_that_shoots() -> None:
    shooting = set(book().shooting)
    assert sorted({each.name for each in FIGURES if each.range == 0 and words(each) & shooting}) == []


def test_what_reaches_far_shoots_throws_casts_or_is_a_beast() -> None:
    far = {*book().shooting, *book().thrown, *book().casting, *book().slots["beast"], "medusa"}
    assert (
        sorted({each.name for each in FIGURES if each.range > 0 and not words(each) & far and not is_mount(each)}) == []
    )


@pytest.mark.parametrize("pattern, shown", SAID)
def test_a_picture_shows_what_the_name_says(pattern: str, shown: set[str]) -> None:
    found = named(pattern, FIGURES)
    assert found
    assert sorted({each.name for each in found if not words(each) & shown}) == []


def test_a_figure_nobody_described_gets_a_look_from_its_base() -> None:
    mounts, winged = set(book().slots["mount"]), set(book().winged)
    for each in FIGURES:
        look = composed(each)
        assert problem_of(look) is None, look
        assert each.is_rider == bool(set(look.split(" ")) & mounts)
        if each.range == 0:
            assert not set(look.split(" ")) & set(book().shooting)
    assert winged


def test_a_look_that_cannot_be_drawn_is_refused() -> None:
    for look in ("elf plate helm ray-gun", "elf dwarf plate", "sword helm", "elf sword axe"):
        assert problem_of(look) is not None
