"""Armies of edition 2.0: what may be fielded, what it costs, and how it comes onto the table."""

from __future__ import annotations

import json

import pytest

from mageknight.kernel.files.sheet import Source
from mageknight.kernel.refusal import Refusal
from mageknight.minis.army.check import check, check_table
from mageknight.minis.army.model import Army
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.available import library
from mageknight.minis.content.library import official
from mageknight.minis.content.sets import read_set
from mageknight.minis.figures import dial
from mageknight.minis.rules.turn.ending import army_points
from mageknight.minis.setup.entries import Enlisted
from tests.marks import rule
from tests.minis.drill import Play, battle, open_battle

CADET = "cadets-sword"
BOOK = ("muster-153", "muster-154", "starter-008", "starter-009")
"""The army of the book: Orc Marauder 19, Orc Hunter 21, Gulthak Orc 25, Blood Shaman 34."""


def opened(*armies: tuple[str, ...], total: int = 100) -> Play:
    return open_battle(edition="second", armies=armies, total=total, table="", edges=(0, 2))


def fielded(*army: str, total: int = 100) -> list[str]:
    """An army that is accepted, as it waits to be deployed."""
    state = opened(army, (CADET,), total=total).state
    return [known.key for known, owner in zip(state.defs, state.owner, strict=True) if owner == 0]


def refused(*army: str, total: int = 100) -> Refusal:
    with pytest.raises(Refusal) as caught:
        opened((CADET,), army, total=total)
    return caught.value


@rule("M2-ARMY-01")
@pytest.mark.parametrize("total", [150, 250, 1999])
def test_a_build_total_is_a_multiple_of_100(total: int):
    found = refused(CADET, total=total)
    assert (found.reason, found.rules) == ("army-total-step", ("M2-ARMY-01",))
    assert (found.facts["total"], found.facts["step"]) == (total, 100)


@rule("M2-ARMY-01")
def test_all_armies_of_a_table_have_the_same_build_total():
    small, large = (Army(name, "second", total, (Enlisted(CADET),)) for name, total in (("A", 100), ("B", 200)))
    assert check_table([small, small]) == []
    (found,) = check_table([small, large])
    assert (found.reason, found.rules, found.facts["agreed"]) == ("army-other-total", ("M2-ARMY-01",), 100)


@rule("M2-ARMY-02", "M2-ARMY-03", "M2-ARMY-05")
def test_the_army_of_the_book_costs_99_of_100_and_two_more_points_are_too_many():
    play = opened(BOOK, (CADET,))
    assert army_points(play.state, 0) == 99
    assert [official()[key].points for key in BOOK] == [19, 21, 25, 34]
    found = refused(*BOOK[1:], "muster-155")
    assert (found.reason, found.rules) == ("army-over-total", ("M2-ARMY-02",))
    assert (found.facts["points"], found.facts["total"], found.facts["over"]) == (107, 100, 7)
    assert fielded("muster-153", "cadets-sword", "starter-005") == ["muster-153", "cadets-sword", "starter-005"]


@rule("M2-ARMY-06", "M2-ARMY-07")
def test_only_uniques_are_limited_to_one():
    assert fielded(*[CADET] * 5) == [CADET] * 5
    archer = next(each.key for each in official() if each.name == "Master Archer")
    assert fielded(archer) == [archer]
    found = refused(archer, archer, total=200)
    assert (found.reason, found.rules, found.facts["count"]) == ("army-unique-twice", ("M2-ARMY-07",), 2)


@rule("M2-ARMY-08")
def test_opposing_armies_may_hold_the_same_unique():
    archer = next(each.key for each in official() if each.name == "Master Archer")
    assert [known.key for known in opened((archer,), (archer,)).state.defs] == [archer] * 2


@rule("M2-ARMY-14", "M2-ARMY-15")
def test_a_hero_is_fielded_at_any_of_its_five_levels_for_its_points():
    hero = library()["veterans-001"]
    assert [level.points for level in hero.levels] == [90, 75, 60, 45, 30]
    assert factions.ids()["heroes"] in hero.factions
    for level in hero.levels:
        play = opened((level.key,), (CADET,))
        assert army_points(play.state, 0) == level.points
        assert play.state.click[0] == level.turned[0]
    assert fielded("veterans-001@5", CADET, CADET, CADET) == ["veterans-001@5", CADET, CADET, CADET]
    assert refused("veterans-001@4", CADET, CADET, CADET).rules == ("M2-ARMY-02",)
    assert refused("veterans-001@1", "veterans-001@5", total=200).rules == ("M2-ARMY-07",)


@rule("M2-ARMY-16", "M2-ARMY-17", "M2-DIAL-04", "M2-DIAL-05")
def test_a_hero_stays_at_its_level_and_is_never_healed_past_it():
    hurt = battle(
        "0 veterans-003 10 10 0",
        "0 veterans-001@3 11.5 10 180 click 4",
        "1 cadets-sword 30 30 0",
        edition="second",
        dice=[(5, 5), (6,)],
    )
    before = hurt.state.kind[1]
    hurt.act(0, "heal").target(1)
    while hurt.kind and hurt.click(1) == 4:
        hurt.do(hurt.options()[-1])
    assert hurt.click(1) == 2 == library()["veterans-001@3"].start
    assert hurt.state.kind[1] == before


@rule("M2-CHAMP-03", "M2-CHAMP-04", "M2-CHAMP-06")
def test_a_champion_is_fielded_in_the_version_the_list_names_on_its_starting_marker():
    for key, points in (("veterans-2a", 30), ("veterans-2b", 60)):
        play = opened((key,), (CADET,))
        assert army_points(play.state, 0) == points
        assert play.state.click[0] == 1
        assert play.state.defs[0].dial != library()["veterans-2a" if key.endswith("b") else "veterans-2b"].dial
    assert refused("veterans-2").reason == "minis-unknown-figure"


@rule("M2-CHAMP-01", "M2-CHAMP-07")
def test_two_versions_of_one_champion_are_the_same_unique():
    found = refused("veterans-2a", "veterans-2b")
    assert (found.reason, found.rules, found.facts["count"]) == ("army-unique-twice", ("M2-ARMY-07",), 2)
    play = opened(("veterans-2a",), ("veterans-2b",))
    kinds = list(play.state.kind)
    for _ in range(40):
        play.do(play.options()[0])
    assert play.state.kind == kinds


@rule("M2-DIAL-02", "M2-DIAL-03", "M2-DIAL-07")
def test_seven_values_four_on_the_dial_and_three_on_the_base():
    archer = next(each for each in official() if each.name == "Master Archer")
    base = (archer.attack_bonus, archer.ranged_damage, archer.range)
    assert base == (0, 2, 12)
    first, later = ([dial.value(archer, click, slot) for slot in range(4)] for click in (0, 5))
    assert first == [8, 9, 16, 1]
    assert later != first
    assert {dial.ranged_damage(archer, click) for click in range(archer.clicks)} == {2}


@rule("M2-DIAL-09", "M2-DEF-11")
def test_an_ability_in_the_nexus_works_as_one_of_its_value():
    imp = next(each for each in official() if each.name == "Cave Imp")
    nexus = dial.nexus(imp, 0)
    assert (nexus, abilities.ability(nexus).slot) == (abilities.NIMBLE, 0)
    assert dial.has(imp, 0, abilities.FLIGHT)
    assert dial.has(imp, 0, abilities.NIMBLE)
    play = battle(f"0 {imp.key} 10 10 0", "1 cadets-sword 30 30 0", edition="second")
    assert play.has(0, "flight")
    assert play.has(0, "nimble")


SUBFACTIONS = {
    "apocalypse": ("dark-riders", "minions-of-apocalypse"),
    "atlantean-empire": ("delphana", "golemcore", "imperial-legion"),
    "black-powder-revolutionaries": ("bloody-thorns", "forgemasters", "northlanders"),
    "dark-crusaders": ("blood-cultists", "deathspeakers", "order-of-vladd"),
    "draconum": ("dragon-mystics",),
    "elemental-freeholds": ("storm-druids", "wylden-host"),
    "elven-lords": ("free-armies", "order-of-sorcery", "temple-masters"),
    "orc-khans": ("broken-tusk", "chaos-shamans", "shadow-khans"),
    "shyft": ("darkmarch",),
    "solonavi": ("oracles-of-rokos",),
    "mage-spawn": ("order-of-the-ninth-circle",),
}


def subfaction_fault(people: str, subfaction: str) -> list[str]:
    """What a set file with such a figure is told."""
    figure = {"number": 1, "name": "T", "rank": "weak", "points": 9, "factions": [people], "dial": ["8 8 16 2"]}
    sheet = {"set": "t", "title": "T", "generation": 2, "figures": [figure | {"subfaction": subfaction}]}
    source = Source("t.json", json.dumps(sheet).encode())
    read_set(source, 43)
    return [each.reason.key for each in source.problems]


@pytest.mark.parametrize(
    "people",
    [pytest.param(each, marks=rule(f"M2-FACTION-{number:02d}")) for number, each in enumerate(SUBFACTIONS, 1)],
)
def test_a_people_has_its_own_subfactions_and_no_others(people: str):
    for owner, names in SUBFACTIONS.items():
        for name in names:
            # Mage Spawn serve in a subfaction of any people (M2-SUBF-39).
            fits = owner == people or people == "mage-spawn"
            assert subfaction_fault(people, name) == ([] if fits else ["minis-problem-unknown-word"])
    fielded_ones = {each.subfaction for each in official() if factions.ids()[people] in each.factions}
    assert set(SUBFACTIONS[people]) <= fielded_ones


@rule("M2-DEF-18")
def test_all_but_mage_spawn_show_a_symbol():
    for figure in official().set("muster").figures:
        is_spawn = figure.factions == (factions.ids()["mage-spawn"],)
        assert (figure.symbols == 0) == is_spawn


def test_an_older_base_or_an_unknown_ability_is_refused():
    assert [each.reason for each in check(Army("", "second", 100, (Enlisted("rebellion-005"),)), official())] == [
        "army-older-generation"
    ]
    hexer = next(each.key for each in official() if each.name == "Apprentice Sorcerer")
    (found,) = check(Army("", "quick-start", 100, (Enlisted(hexer),)), official())
    assert (found.reason, found.rules) == ("army-strange-ability", ("QS-INT-01",))
