"""Packs of the host's: set-up forms offer them, a table plays with those it chose, and with none if it wants none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mageknight import packs
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.server.tables.forms import check, form_of

TESTS = Path(__file__).resolve().parents[1]
FOLDERS = [TESTS / "board/packs/example_pack", TESTS / "minis/content/example_pack"]


@pytest.fixture
def offered() -> Iterator[None]:
    packs.take_in(FOLDERS)
    yield
    packs.take_in([])


def own(game: str, lang: str = "en") -> Any:
    return form_of(kit_named(game), lang).own


def test_without_packs_none_are_offered() -> None:
    assert own("board")["packs"] == []
    assert own("minis")["packs"] == []


@pytest.mark.usefixtures("offered")
def test_forms_offer_packs_by_their_titles() -> None:
    assert [pack["title"] for pack in own("board")["packs"]] == ["The Long Winter"]
    assert [pack["title"] for pack in own("board", "de")["packs"]] == ["Der lange Winter"]
    assert [pack["title"] for pack in own("minis", "de")["packs"]] == ["Gartenvolk"]
    scenario = next(each for each in own("board")["scenarios"] if each["pack"])
    assert (scenario["name"], scenario["pack"]) == ("first_snow", "long_winter")
    assert any(variant["refused"] is None for variant in scenario["variants"])
    assert {"name": "skadi", "set": "long_winter"} in own("board")["heroes"]
    army = next(each for each in own("minis")["armies"] if each["pack"])
    assert (army["title"], army["points"]) == ("Die Schnecken", 85)


@pytest.mark.usefixtures("offered")
def test_a_table_plays_with_the_packs_it_chose() -> None:
    pack = own("board")["packs"][0]
    kit = kit_named("board")
    sets = own("board")["sets"]
    chosen: Any = check(
        kit, {"seats": 1, "scenario": "first_snow", "sets": [*sets, pack["name"]], "packs": [pack["stamp"]]}
    )
    assert chosen.packs == (pack["stamp"],)
    without: Any = check(kit, {"seats": 1, "scenario": "solo_reconnaissance", "sets": sets, "packs": []})
    assert (without.sets, without.packs) == (tuple(sets), ())
    silent: Any = check(kit, {"seats": 1, "scenario": "solo_reconnaissance"})
    assert silent.packs == (pack["stamp"],)


@pytest.mark.usefixtures("offered")
def test_what_belongs_to_a_pack_needs_the_pack() -> None:
    sets = own("board")["sets"]
    with pytest.raises(Refusal) as scenario:
        check(kit_named("board"), {"seats": 1, "scenario": "first_snow", "sets": sets, "packs": []})
    assert scenario.value.reason == "board-scenario-not-in-sets"
    pack = own("minis")["packs"][0]
    snails = next(each["lineup"] for each in own("minis")["armies"] if each["pack"])
    battle = {"seats": 2, "total": 100, "armies": [snails, snails], "table": "everything", "edges": [0, 2]}
    for fields in (battle, {**battle, "armies": [], "table": "garden"}):
        with pytest.raises(Refusal) as refusal:
            check(kit_named("minis"), {**fields, "packs": []})
        assert refusal.value.reason == "minis-pack-not-agreed"
        agreed: Any = check(kit_named("minis"), {**fields, "packs": [pack["stamp"]]})
        assert agreed.packs == (pack["stamp"],)


@pytest.mark.usefixtures("offered")
def test_terrain_of_a_pack_is_strewn_only_where_it_was_agreed_on() -> None:
    kit: Any = kit_named("minis")
    piece = own("minis")["packs"][0]["stamp"]
    with_pack: Any = check(kit, {"seats": 2, "total": 100, "table": "random", "edges": [0, 2]})
    without: Any = check(kit, {"seats": 2, "total": 100, "table": "random", "edges": [0, 2], "packs": []})
    assert with_pack.packs == (piece,)
    before = kit.engine.new(without, bytes(16)).terrain
    packs.take_in([])
    assert kit.engine.new(without, bytes(16)).terrain == before
