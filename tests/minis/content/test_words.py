"""Everything the content names has words in every language, and an ability has a sentence that says what it does."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import say
from mageknight.locale import Words, languages, render
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import OFFICIAL_SETS, official
from mageknight.minis.content.terrain import pieces, tables
from mageknight.minis.figure import ATTACK_TYPES, DAMAGE_TYPES, DEFENSE_TYPES, RANKS, SLOTS, SPEED_TYPES
from mageknight.minis.table.terrain import KINDS


def keys() -> list[str]:
    peoples = factions.table()
    return [
        *{each.name_key: None for each in official()},
        *(each.name_key for each in abilities.table()),
        *(each.text_key for each in abilities.table()),
        *(f"minis-colour-{each.colour}" for each in abilities.table()),
        *(f"minis-shape-{each.shape}" for each in abilities.table()),
        *(each.name_key for each in peoples),
        *(f"minis-subfaction-{name}" for each in peoples for name in each.subfactions),
        *(f"minis-set-{each}" for each in OFFICIAL_SETS),
        *(f"minis-rank-{each}" for each in RANKS),
        *(f"minis-slot-{each}" for each in SLOTS),
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
def test_abilities_are_explained(lang: str) -> None:
    assert len(abilities.table()) == 44
    for each in abilities.table():
        assert len(render(say(each.text_key), lang)) > 30
        assert render(say(each.text_key), lang).endswith(".")


def test_abilities_are_told_apart_by_slot_colour_and_shape() -> None:
    marks = [(each.slot, each.colour, each.shape) for each in abilities.table()]
    assert len(set(marks)) == 44


def test_ids_names_constants_and_aliases_of_abilities_agree() -> None:
    for each in abilities.table():
        assert abilities.ability(each.id) is each
        assert abilities.ids()[each.name] == each.id
        assert getattr(abilities, each.name.upper().replace("-", "_")) == each.id
        assert {*each.traits, *each.traits_2001} <= set(abilities.TRAITS)
    assert abilities.ids()["force-march"] == abilities.FORCED_MARCH
    assert abilities.ids()["polearm"] == abilities.POLE_ARM


def test_which_abilities_are_optional() -> None:
    fixed = {each.name for each in abilities.table() if not abilities.optional_mask() >> each.id & 1}
    assert fixed == {
        "frenzy",
        "vampirism",
        "venom",
        "battle-armor",
        "pole-arm",
        "magic-immunity",
        "toughness",
        "invulnerability",
        "magic-retaliation",
        "cursed",
        "starting-position",
        "berserk",
        "battle-fury",
        "demoralized",
        "command",
    }


def test_which_abilities_are_magic() -> None:
    magic = {each.name for each in abilities.table() if abilities.magic_mask() >> each.id & 1}
    assert magic == {each.name for each in abilities.table() if "magic" in each.name}
    assert len(magic) == 8


def test_traits_and_what_the_older_card_says() -> None:
    def holders(trait: str, card: int = abilities.CARD_2002) -> set[str]:
        return {each.name for each in abilities.table() if abilities.mask(trait, card) >> each.id & 1}

    assert holders("replaces-move") == {"magic-levitation", "necromancy", "regeneration", "summon"}
    assert holders("breaks-away-on-2") == {"charge", "bound", "flight"}
    assert holders("no-formation") == {"charge", "bound", "frenzy"}
    assert holders("no-formation", abilities.CARD_2001) == {"bound", "frenzy"}
    assert holders("no-movement-formation") == {"quickness", "flight", "ram"}
    assert "charge" in holders("no-movement-formation", abilities.CARD_2001)
    assert holders("not-capturable") == {"frenzy", "invulnerability", "berserk", "battle-fury", "command"}
    assert holders("rests-target") == {"magic-levitation"}
    assert holders("rests-target", abilities.CARD_2001) == set()
    assert {each.name for each in abilities.table() if each.differs_in_2001} == {"charge", "magic-levitation"}
    with pytest.raises(ValueError):
        abilities.mask("flies")
