"""Everything the content names has words in every language, and an ability has a sentence that says what it does."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import say
from mageknight.locale import Words, languages, render
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import OFFICIAL_SETS, official
from mageknight.minis.content.terrain import pieces, tables
from mageknight.minis.figures.figure import ATTACK_TYPES, DAMAGE_TYPES, DEFENSE_TYPES, RANKS, SLOTS, SPEED_TYPES
from mageknight.minis.table.terrain import KINDS


def keys() -> list[str]:
    peoples = factions.table()
    return [
        *{each.name_key: None for each in official()},
        *(each.name_key for each in abilities.table()),
        *(card.text_key for each in abilities.table() for card in each.cards.values()),
        *(f"minis-colour-{each.colour}" for each in abilities.table()),
        *(f"minis-shape-{each.shape}" for each in abilities.table()),
        *(each.name_key for each in peoples),
        *(f"minis-subfaction-{name}" for each in peoples for name in each.subfactions),
        *(f"minis-set-{each}" for each in OFFICIAL_SETS),
        *(f"minis-rank-{each}" for each in RANKS),
        *(f"minis-slot-{each}" for each in (*SLOTS, "fortification")),
        *(f"minis-base-{each}" for each in factions.bases()),
        *(
            f"minis-type-{each}"
            for kind in (SPEED_TYPES, ATTACK_TYPES, DEFENSE_TYPES, DAMAGE_TYPES)
            for each in kind[1:]
        ),
        *(f"minis-terrain-{KINDS[each.kind]}" for each in pieces().values()),
        *(each.name_key for each in pieces().values()),
        *(each.name_key for each in tables().values()),
    ]


@pytest.mark.parametrize("lang", languages())
def test_every_name_is_in_the_catalogue(lang: str) -> None:
    words = Words.of(lang)
    assert [key for key in keys() if key not in words] == []


def test_english_names_are_those_of_the_data() -> None:
    for figure in official():
        assert render(figure.title(), "en") == figure.name


@pytest.mark.parametrize("lang", languages())
def test_abilities_are_explained_as_each_card_has_them(lang: str) -> None:
    for each in abilities.table():
        for card in each.cards.values():
            assert len(render(say(card.text_key), lang)) > 30
            assert render(say(card.text_key), lang).endswith(".")


def test_abilities_are_told_apart_by_slot_colour_and_shape() -> None:
    marks = [(each.slot, each.colour, each.shape) for each in abilities.table()]
    assert len(set(marks)) == len(marks)


def test_ids_names_constants_and_aliases_of_abilities_agree() -> None:
    for each in abilities.table():
        assert abilities.ability(each.id) is each
        assert abilities.ids()[each.name] == each.id
        assert getattr(abilities, each.name.upper().replace("-", "_"), each.id) == each.id
        for card in each.cards.values():
            assert set(card.traits) <= set(abilities.TRAITS)
    assert abilities.ids()["force-march"] == abilities.FORCED_MARCH
    assert abilities.ids()["polearm"] == abilities.POLE_ARM


def named(bits: int) -> set[str]:
    return {each.name for each in abilities.table() if bits >> each.id & 1}


def test_of_the_printed_cards_the_first_generation_knows_44_abilities_and_the_second_65() -> None:
    printed = (1 << abilities.FIRST_ORDER) - 1
    older = abilities.on_card(abilities.CARD_2002) & printed
    assert older == abilities.on_card(abilities.CARD_2001) & printed
    assert (older.bit_count(), (abilities.on_card(abilities.CARD_2003) & printed).bit_count()) == (44, 65)
    assert older == (1 << 45) - 2
    assert {abilities.TINKER, abilities.STRONG_FLIER, abilities.INFILTRATE, abilities.SUBMERGED} == {62, 63, 64, 65}


FIXED = {
    "frenzy",
    "vampirism",
    "venom",
    "battle-armor",
    "pole-arm",
    "magic-immunity",
    "toughness",
    "magic-retaliation",
    "cursed",
    "starting-position",
    "berserk",
    "battle-fury",
    "demoralized",
    "command",
}


def test_which_abilities_are_optional() -> None:
    first = abilities.on_card(abilities.CARD_2002) & ~abilities.optional_mask()
    assert named(first) == FIXED | {"invulnerability"}


def test_which_abilities_of_the_second_generation_cannot_be_cancelled() -> None:
    second = abilities.on_card(abilities.CARD_2003) & ~abilities.optional_mask(abilities.CARD_2003)
    assert named(second) == FIXED | {"flight", "aquatic", "submerged", "ghostform", "crushing-blow", "pierce"}


def test_which_abilities_are_magic() -> None:
    magic = named(abilities.magic_mask())
    assert magic == {each.name for each in abilities.table() if "magic" in each.name}


def test_traits_and_what_the_older_card_says() -> None:
    def holders(trait: str, card: int = abilities.CARD_2002) -> set[str]:
        return named(abilities.mask(trait, card))

    assert holders("replaces-move") == {"magic-levitation", "necromancy", "regeneration", "summon"}
    assert holders("breaks-away-on-2") == {"charge", "bound", "flight"}
    assert holders("no-formation") == {"charge", "bound", "frenzy"}
    assert holders("no-formation", abilities.CARD_2001) == {"bound", "frenzy"}
    assert holders("no-movement-formation") == {"quickness", "flight", "ram"}
    assert "charge" in holders("no-movement-formation", abilities.CARD_2001)
    assert holders("not-capturable") == {"frenzy", "invulnerability", "berserk", "battle-fury", "command"}
    assert holders("rests-target") == {"magic-levitation"}
    assert holders("rests-target", abilities.CARD_2001) == set()
    with pytest.raises(ValueError):
        abilities.mask("flies")


def test_traits_of_the_second_generation() -> None:
    def holders(trait: str) -> set[str]:
        return named(abilities.mask(trait, abilities.CARD_2003))

    special = {"magic-levitation", "necromancy", "regeneration", "summon", "shockwave", "hex"}
    assert holders("special-action") == special
    assert holders("replaces-move") == set()
    assert holders("breaks-away-on-2") == {"flight", "ghostform"}
    assert holders("no-formation") == {"frenzy"}
    assert holders("no-movement-formation") == {"quickness", "flight", "ram"}
    assert holders("no-double-time") == {"flight", "aquatic"}
    assert holders("no-capture") == {"frenzy", "sweep", "berserk", "battle-fury"}
    assert holders("not-capturable") == {"frenzy", "berserk", "battle-fury", "command"}
    assert holders("eliminates-captive") == {"frenzy", "berserk"}
    assert holders("no-ranged-target") == {"ghostform", "limited-invisibility"}
    assert holders("deploys-late") == {"infiltrate", "submerged"}
    columns = {each.name: each.attack_types for each in abilities.table() if each.attack_types}
    assert columns["magic-healing"] == ("sword", "wand")
    assert {name for name, types in columns.items() if "bow" in types} == {"arcing-fire", "bombardment", "overwatch"}
    assert {name for name, types in columns.items() if "wand" in types} == {
        "hex",
        "magic-healing",
        "stormfire",
        "mage-blast",
    }
    assert all((SLOTS[each.slot] == "attack") == bool(each.attack_types) for each in abilities.table())
