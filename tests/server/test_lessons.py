"""Lessons at a table: a real match that lets through what the lesson waits for, and is found again where it was left."""

from __future__ import annotations

from pathlib import Path

from mageknight import packs
from tests.server.client import Person
from tests.server.conftest import Serve

WALK = """\
lesson: autumn-walk
game: board
title: A walk
title de: Ein Spaziergang
about: One card.
situation:
  scenario: solo_reconnaissance
  heroes: goldyx
  turn: 0
  seat 0:
    hand: march
step march:
  say: Play March.
  light: card march
  do: play-card march basic
"""
FIRST = "/api/lessons/board-purpose"


async def test_a_lesson_answers_wrong_ways_and_goes_on_by_the_right_one(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann", "de")
    live = await ann.live((await ann.post(FIRST, {}, 201))["table"])
    assert live.scene
    lesson = live.scene["lesson"]
    assert (lesson["done"], lesson["over"], len(lesson["pages"])) == (0, False, 5)
    wrong = await live.do({"do": "end-turn", "seat": 0})
    assert wrong["refusal"]["reason"] == "learn-wrong-turn-unused"
    assert "verfällt" in wrong["refusal"]["sentence"]
    assert (await live.do(lesson["shown"]))["type"] == "accepted"
    assert live.scene["lesson"]["done"] == 1
    await live.ask({"type": "undo", "seat": 0})
    assert live.scene["lesson"]["done"] == 0


async def test_a_lesson_is_taken_up_where_it_was_left_also_after_a_restart(serve: Serve):
    base, services = await serve()
    ann = await Person.arrive(base, "Ann")
    table = (await ann.post(FIRST, {}, 201))["table"]
    live = await ann.live(table)
    assert live.scene
    await live.do(live.scene["lesson"]["shown"])
    await live.close()
    live_tables = services.live_tables
    await live_tables.store_snapshot(await live_tables.live(table))
    await live_tables.load(await live_tables.live(table))
    assert (await ann.post(FIRST, {}, 201))["table"] == table
    again = await ann.live(table)
    assert again.scene
    assert again.scene["lesson"]["done"] == 1
    fresh = (await ann.post(FIRST, {"again": True}, 201))["table"]
    assert fresh != table


async def test_a_lesson_of_a_pack_is_listed_and_taken(serve: Serve, tmp_path: Path):
    (tmp_path / "pack.json").write_text('{"pack": "autumn", "title": "Autumn", "game": "board"}', "utf-8")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "walk.lesson").write_text(WALK, "utf-8")
    packs.take_in([tmp_path])
    try:
        base, _ = await serve()
        ann = await Person.arrive(base, "Ann")
        heads = (await ann.get("/api/lessons?lang=de"))["lessons"]
        assert ("autumn-walk", "Ein Spaziergang") in [(head["name"], head["title"]) for head in heads]
        live = await ann.live((await ann.post("/api/lessons/autumn-walk", {}, 201))["table"])
        assert live.scene
        assert live.scene["lesson"]["pages"][0]["says"] == "Play March."
    finally:
        packs.take_in([])


async def test_an_unknown_lesson_is_not_found_and_all_are_listed(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    assert (await ann.post("/api/lessons/board-flying", {}, 404))["reason"] == "lesson-unknown"
    names = [lesson["name"] for lesson in (await ann.get("/api/lessons?lang=en"))["lessons"]]
    assert names[0] == "board-purpose"
    assert len(names) == len(set(names))
