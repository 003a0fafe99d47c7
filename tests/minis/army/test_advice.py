"""What clients ask about armies: checks, suggestions and lists in any language."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.locale import Words
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content.available import library
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Lineup
from tests.minis.asked import answer_without_match, printed

TONGUES = [Words.of(lang).render for lang in ("de", "en")]


def ask(kind: str, **fields: Any) -> Any:
    return answer_without_match(json.dumps({"ask": kind, **fields}).encode(), TONGUES)


def army(*figures: str, total: int = 100) -> dict[str, Any]:
    entries = [{"figure": figure, "count": 1} for figure in figures]
    return {"name": "Wache", "game": "rebellion", "total": total, "entries": entries}


def test_a_suggested_army_is_legal_and_reads_back_from_its_text():
    said = ask("suggest-army", army=army(total=200), faction="orc-raiders", seed=3)
    assert said["refusals"] == []
    assert 150 < said["points"] <= 200
    assert "Gesamtpunktewert: 200" in said["text"]
    again = ask("read-army", text=said["text"])
    assert again["army"] == said["army"]


def test_suggestions_keep_to_the_own_collection():
    said = ask("suggest-army", army=army(total=200), faction="", seed=1, owned={"rebellion-001": 2, "rebellion-062": 1})
    assert said["refusals"] == []
    assert {each["figure"]: each["count"] for each in said["army"]["entries"]} == {
        "rebellion-001": 2,
        "rebellion-062": 1,
    }
    with pytest.raises(Refusal, match="army-nothing-owned"):
        ask("suggest-army", army=army(total=200), faction="", owned={})


def test_what_is_wrong_is_named_with_its_rule():
    key = next(figure.key for figure in library() if figure.is_unique and figure.points > 60 and figure.generation == 1)
    said = ask("check-army", army=army(key, key))
    assert {rule for refusal in said["refusals"] for rule in refusal.rules} >= {"REB-BLD-04", "REB-BLD-08"}


def test_lines_that_mean_nothing_are_told_by_number():
    said = ask("read-army", text="1x Zombie\n1x Nobody At All Known")
    assert said["army"] is None
    assert 2 in [line for line, _ in said["problems"]]


def test_an_unknown_figure_is_told_and_nothing_breaks():
    said = ask("check-army", army=army("rebellion-999"))
    assert [refusal.reason for refusal in said["refusals"]] == ["army-unknown-figure"]
    assert ask("suggest-army", army=army("rebellion-999"), faction="shyft")["refusals"]


@pytest.mark.parametrize("question", [b"", b'{"ask": "check-army"}', b'{"ask": "suggest-army", "army": 3}'])
def test_nonsense_is_refused(question: bytes):
    with pytest.raises(Refusal, match="unknown-question"):
        answer_without_match(question, TONGUES)


def test_pieces_have_every_figure_click_by_click():
    drawn = {each["key"]: each for each in printed()["figures"]}
    assert len(drawn) == len(list(library()))
    for figure in library():
        assert len(drawn[figure.key]["dial"]) == figure.clicks


def test_a_base_of_the_second_generation_is_drawn_with_what_it_prints():
    drawn = {each["name"]: each for each in printed()["figures"]}
    legate, guard = drawn["Pegasus Legate"], drawn["Utem Guardsman"]
    assert (legate["types"], legate["bonus"], legate["ranged"]) == (["boot", "sword", "shield"], 0, 0)
    assert (legate["rides"], legate["rider_bonus"], legate["slots"]) == (("pegasus", "technocat"), 2, 1)
    assert legate["subfaction"] == "imperial-legion"
    assert drawn["Tribune Orrel"]["identity"] == drawn["Prefect Orrel"]["identity"] == "muster-022"
    assert "types" not in guard
    assert {each["id"]: each["card"] for each in printed()["editions"]}["second"] == 2003


def test_armies_can_be_suggested_for_the_peoples_of_an_edition():
    kit: Any = kit_named("minis")
    peoples = {each["name"]: each["peoples"] for each in kit.setup_form(Words.of("en").render)["editions"]}
    assert "orc-raiders" in peoples["rebellion"]
    assert "orc-khans" not in peoples["rebellion"]
    assert "orc-khans" in peoples["second"]
    assert "orc-raiders" not in peoples["second"]


def test_the_form_offers_what_can_be_begun():
    kit: Any = kit_named("minis")
    form = kit.setup_form(Words.of("en").render)
    assert {each["id"] for each in form["armies"]} == set(ready_armies())
    assert all(each["measuring"].startswith("at any time") for each in form["editions"])
    for edition in form["editions"]:
        total = edition["totals"][0]["total"]
        if edition["quarries"]:
            continue  # hunts have a set-up of their own
        ready = next(each for each in form["armies"] if each["game"] == edition["armies"] and each["total"] == total)
        tables = [each["name"] for each in edition["tables"] if total in each["totals"]]
        for table in tables + edition["scenes"]:
            armies = (msgspec.convert(ready["lineup"], Lineup),) * 2
            kit.engine.new(MinisSetup(edition=edition["name"], total=total, armies=armies, table=table), bytes(16))
