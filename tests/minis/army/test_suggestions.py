"""Searching, suggesting, and the armies that come ready made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.kernel.refusal import Refusal
from mageknight.minis.army.check import check
from mageknight.minis.army.find import find
from mageknight.minis.army.model import Army
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.suggest import complete, suggest
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import official
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figures import dial
from mageknight.minis.setup.entries import Enlisted
from tests.marks import content_cases

LIBRARY = official()
PEOPLES = [each.name for each in factions.table() if 1 in each.generations]


def test_find_narrows_by_every_condition() -> None:
    assert len(find(LIBRARY)) == len(list(LIBRARY))
    assert len(find(LIBRARY, faction="shyft", generation=1)) == 35
    assert len(find(LIBRARY, set="unlimited")) == 14
    assert len(find(LIBRARY, rarity="weak", generation=1)) == 283
    assert len(find(LIBRARY, rarity="stars", generation=1)) == 849
    assert {each.name for each in find(LIBRARY, name="guardsm")} == {"Utem Guardsman", "Altem Guardsman"}
    archers = find(
        LIBRARY, faction="elemental-league", points=(10, 30), range=(10, 14), speed=(8, 99), ability="stealth"
    )
    assert archers
    for each in archers:
        assert 10 <= each.points <= 30
        assert each.range >= 10
        assert dial.speed(each, 0) >= 8
        assert any(dial.has(each, click, abilities.STEALTH) for click in range(each.clicks))
    assert [each.points for each in archers] == sorted(each.points for each in archers)


@pytest.mark.parametrize("wrong", [{"faction": "elves"}, {"ability": "sing"}, {"rarity": "rare"}, {"set": "nowhere"}])
def test_find_does_not_guess_at_unknown_words(wrong: dict[str, str]) -> None:
    with pytest.raises(KeyError):
        find(LIBRARY, **wrong)  # type: ignore[arg-type]


@given(st.sampled_from(PEOPLES), st.integers(1, 6).map(lambda n: n * 100), st.integers(0, 10**9))
def test_suggestions_are_legal_of_one_faction_and_repeatable(people: str, total: int, seed: int) -> None:
    army = suggest(LIBRARY, people, total, seed)
    assert check(army, LIBRARY) == []
    assert army == suggest(LIBRARY, people, total, seed)
    wanted = factions.ids()[people]
    assert all(wanted in figure.factions for figure in army.figures(LIBRARY))
    assert army.points(LIBRARY) >= total * 8 // 10 or people == "heroes"


def test_the_seed_decides_between_near_equals() -> None:
    assert len({suggest(LIBRARY, "orc-raiders", 200, seed).entries for seed in range(10)}) > 5


def test_an_unfinished_list_keeps_its_figures() -> None:
    magus = next(each for each in LIBRARY if each.name == "Magus")
    begun = Army("Begun", "rebellion", 200, (Enlisted(magus.key), Enlisted("rebellion-001", 2)))
    for seed in range(20):
        army = complete(LIBRARY, begun, "atlantis-guild", seed)
        assert check(army, LIBRARY) == []
        assert army.name == "Begun"
        keys = [each.key for each in army.figures(LIBRARY)]
        assert keys.count(magus.key) == 1
        assert keys.count("rebellion-001") >= 2


def test_a_faction_without_cheap_figures_has_nothing_to_suggest() -> None:
    with pytest.raises(Refusal) as caught:
        suggest(LIBRARY, "elven-lords", 100)
    assert caught.value.reason == "army-nothing-to-suggest"
    assert suggest(LIBRARY, "elven-lords", 100, game="quick-start").points(LIBRARY) > 80


def test_every_faction_has_ready_made_armies_for_100_200_and_300_points() -> None:
    armies = ready_armies()
    for people in PEOPLES:
        for total in (100, 200, 300):
            army = armies[f"{people}-{total}"]
            assert (army.game, army.total) == ("rebellion", total)
            assert all(factions.ids()[people] in each.factions for each in army.figures(LIBRARY))
    quick = [army for army in armies.values() if army.game == "quick-start"]
    assert len(quick) == 3
    assert sorted(each.name for army in quick for each in army.figures(LIBRARY)) == sorted(
        each.name for each in LIBRARY.set("starter").figures
    )


SECOND = [each.name for each in factions.table() if 2 in each.generations and each.name not in ("heroes", "castle")]


@pytest.mark.parametrize("people", SECOND)
def test_every_people_of_the_second_generation_has_armies_from_100_to_500(people: str) -> None:
    armies = ready_armies()
    stem = people if f"{people}-500" in armies else f"second-{people}"
    for total in (100, 200, 300, 500):
        army = armies[f"{stem}-{total}"]
        assert (army.game, army.total) == ("second", total)
        own = [each for each in army.figures(LIBRARY) if factions.ids()[people] in each.factions]
        assert sum(each.points for each in own) * 5 >= total * 2
        if total == 500 and people != "mage-spawn":
            assert any(each.fittings.champion for each in own)


@given(st.sampled_from(SECOND), st.sampled_from([100, 200, 300, 500]), st.integers(0, 10**9))
def test_suggestions_for_the_second_edition_are_legal_and_spend_their_points(
    people: str, total: int, seed: int
) -> None:
    army = suggest(LIBRARY, people, total, seed, game="second")
    assert check(army, LIBRARY) == []
    assert army.points(LIBRARY) >= total * 8 // 10
    assert all(figure.generation == 2 for figure in army.figures(LIBRARY))


@pytest.mark.parametrize("name", content_cases(f"minis/army/{each}" for each in ready_armies()))
def test_every_ready_made_army_is_legal_and_spends_its_points(name: str) -> None:
    army = ready_armies()[name.rpartition("/")[2]]
    assert check(army, LIBRARY) == []
    assert army.points(LIBRARY) >= army.total * 95 // 100
    for figure in army.figures(LIBRARY):
        assert figure.generation in EDITIONS[army.game].building.generations


@given(
    st.dictionaries(st.sampled_from([each.key for each in LIBRARY]), st.integers(0, 3), max_size=60), st.integers(0, 99)
)
def test_nothing_is_suggested_that_is_not_owned(owned: dict[str, int], seed: int) -> None:
    usable = [
        key for key, count in owned.items() if count and LIBRARY[key].points <= 200 and LIBRARY[key].generation == 1
    ]
    if not usable:
        with pytest.raises(Refusal, match="army-nothing-owned"):
            complete(LIBRARY, Army("Mine", "rebellion", 200), "", seed, owned)
        return
    army = complete(LIBRARY, Army("Mine", "rebellion", 200), "", seed, owned)
    assert check(army, LIBRARY) == []
    assert all(each.count <= owned[each.figure] for each in army.entries)


def test_what_an_unfinished_list_holds_is_not_suggested_again() -> None:
    begun = Army("Mine", "rebellion", 200, (Enlisted("rebellion-001", 2),))
    army = complete(LIBRARY, begun, "", 1, {"rebellion-001": 3})
    assert army.entries == (Enlisted("rebellion-001", 3),)


@pytest.mark.parametrize("total", [100, 200, 300])
def test_those_who_must_act_first_never_use_up_all_actions(total: int) -> None:
    """A figure with Frenzy acts before all others (M2-ABL-SPD-24): with as many of them as actions nobody else would ever act."""
    for seed in range(1, 9):
        figures = suggest(LIBRARY, "orc-khans", total, seed, game="second").figures(LIBRARY)
        frantic = [each for each in figures if dial.has(each, each.start, abilities.FRENZY)]
        assert len(frantic) < total // 100 or not frantic


@pytest.mark.parametrize("total", [100, 200, 300, 500])
def test_nobody_who_never_leaves_the_saddle_is_put_on_foot(total: int) -> None:
    library = official()
    armies = [suggest(library, "apocalypse", total, seed, game="second") for seed in range(12)]
    armies += [army for army in ready_armies().values() if army.game == "second" and army.total == total]
    on_foot = [each.figure for army in armies for each in army.entries if not each.rides]
    assert not [key for key in on_foot if library[key].subfaction == "dark-riders" and library[key].fittings.rides]
