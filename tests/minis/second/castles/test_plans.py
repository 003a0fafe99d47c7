"""The plan of a castle: read, checked by the rules of placing sections, kept with the army, used when the battle is set up."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words
from mageknight.minis import commands as c
from mageknight.minis.army.castle_plan import planned_section, ready_castles
from mageknight.minis.figures.castles import sections_of
from mageknight.minis.rules.castles.planning import waiting
from mageknight.minis.setup.entries import Enlisted, Muster
from tests.marks import rule
from tests.minis.asked import answer_without_match
from tests.minis.drill import Play, open_battle, units
from tests.minis.second.castles.test_sections import DOORWAY, GATE, KEEP, TOWER, WALL
from tests.minis.second.field import FIRST

TONGUES = [Words.of(lang).render for lang in ("de", "en")]
CASTLES = {each.id: each.plan for each in ready_castles()}


def army(plan: tuple[str, ...], *figures: str, game: str = "second", total: int = 500) -> dict[str, Any]:
    """An army with the sections of a plan and these figures."""
    sections = Counter([each.split()[0] for each in plan])
    entries = [{"figure": key, "count": count} for key, count in sections.items()]
    entries += [{"figure": key, "count": 1} for key in figures]
    return {"name": "Burg", "game": game, "total": total, "entries": entries, "castle": list(plan)}


def plan(lines: tuple[str, ...], section: str = "", **fields: Any) -> Any:
    question = {"ask": "plan-castle", "army": army(lines, **fields), "section": section}
    return answer_without_match(json.dumps(question).encode(), TONGUES)


def reasons(lines: tuple[str, ...], **fields: Any) -> list[str]:
    return [each["refusal"].reason if each["refusal"] else "" for each in plan(lines, **fields)["yard"]["sections"]]


def test_a_line_of_a_plan_means_a_section_or_nothing() -> None:
    section = planned_section("castles-454@1 -6.5 11 2")
    assert section is not None
    assert (section.along, section.deep, section.turn) == (-3250, 5500, 2)
    assert section.text() == "castles-454@1 -6.5 11 2"
    for nonsense in (
        "",
        "castles-454@1",
        "castles-454@1 a 11 2",
        "castles-454@1 0 nan 2",
        "castles-454@1 0 1e9 2",
        "a 0 0 4",
    ):
        assert planned_section(nonsense) is None


def test_a_plan_lies_the_same_before_every_edge() -> None:
    section = planned_section("castles-454@1 6 11 2")
    assert section is not None
    places = [section.place(edge, 36000, 24000) for edge in range(4)]
    assert places == [(21000, 5500, 2), (30500, 15000, 3), (15000, 18500, 0), (5500, 9000, 1)]


@pytest.mark.parametrize("name", CASTLES)
@pytest.mark.parametrize("game, total", [("second", 500), ("conquest", 2000)])
def test_every_ready_castle_may_stand(name: str, game: str, total: int) -> None:
    said = plan(CASTLES[name], game=game, total=total)
    assert [each["refusal"] for each in said["yard"]["sections"]] == [None] * len(CASTLES[name])
    assert said["refusals"] == []


@rule("M2-CASTLE-21", "M2-CASTLE-22")
def test_the_planner_says_where_no_section_may_stand() -> None:
    assert reasons((f"{WALL} 0 11 2", f"{WALL} 6 11 2")) == ["", ""]
    assert reasons((f"{WALL} 0 11 2", f"{WALL} 3 11 2")) == ["", "minis-castle-overlaps"]
    assert reasons((f"{WALL} 0 15 2",)) == ["minis-castle-too-near-enemy"]
    assert reasons((f"{WALL} 90 15 2",)) == ["minis-terrain-off-table"]
    refusal = plan((f"{WALL} 0 15 2",))["yard"]["sections"][0]["refusal"]
    assert refusal.rules == ("M2-CASTLE-21",)


@rule("M2-CASTLE-24")
def test_a_planned_yard_needs_a_portal() -> None:
    round_a_yard = (f"{WALL} 0 4.5 0", f"{WALL} 3.75 6.75 1", f"{WALL} -3.75 6.75 3")
    assert reasons((*round_a_yard, f"{WALL} 0 9 2"))[3] == "minis-castle-needs-portal"
    assert reasons((*round_a_yard, f"{DOORWAY} 0 9 2")) == [""] * 4


def test_one_more_section_is_offered_where_it_joins_the_others() -> None:
    lines = (f"{GATE} 0 11 2",)
    places = plan(lines, WALL)["yard"]["places"]
    assert f"{WALL} 6 11 2" in [each["plan"] for each in places]
    for each in places:
        assert reasons((*lines, each["plan"])) == ["", ""]
    first = plan((), KEEP)["yard"]["places"]
    assert [(each["x"], each["y"]) for each in first][:1] == [(18000, 5500)]


@rule("M2-ARMY-04", "M2-CASTLE-05")
def test_points_of_planned_sections_count() -> None:
    said = plan(CASTLES["court"], total=400)
    assert said["points"] == 445
    assert [each.reason for each in said["refusals"]] == ["army-over-total"]


def test_a_plan_is_written_with_its_army_and_read_again() -> None:
    said = plan(CASTLES["gate"])
    assert f"Burg: [{CASTLES['gate'][0]}]" in said["text"]
    again = answer_without_match(json.dumps({"ask": "read-army", "text": said["text"]}).encode(), TONGUES)
    assert again["army"]["castle"] == CASTLES["gate"]
    assert again["army"] == said["army"]


def test_a_plan_names_only_sections_of_its_army() -> None:
    bare = army((), "muster-140") | {"castle": [f"{WALL} 0 11 2", "nonsense", "muster-140 0 11 2"]}
    said = answer_without_match(json.dumps({"ask": "check-army", "army": bare}).encode(), TONGUES)
    found = [each.reason for each in said["refusals"]]
    assert found == ["army-castle-plan-unread", "army-castle-plan-lacks", "army-castle-plan-unread"]
    assert all(each.rules == ("M2-CASTLE-21",) for each in said["refusals"])


def test_editions_without_castles_have_no_planner() -> None:
    with pytest.raises(Refusal, match="minis-castle-unknown"):
        plan((), game="rebellion", total=200)


def siege(lines: tuple[str, ...], edges: tuple[int, int] = (0, 2), more: tuple[str, ...] = ()) -> Play:
    """A battle on the siege field; player 1 has the sections of a plan and these besides."""
    sections = [each.split()[0] for each in lines]
    figures = tuple([Enlisted(key) for key in ("cadets-sword", *sections, *more)])
    armies = (Muster(figures, castle=lines), ("cadets-plain", "cadets-plain"))
    return open_battle(
        dice=FIRST, edition="second", total=500, armies=armies, edges=edges, table="siege-field", castle=0
    )


@rule("M2-CASTLE-20")
def test_the_castle_is_raised_as_planned() -> None:
    play = siege((f"{GATE} 0 11 2", f"{WALL} 0 6 1"), more=(TOWER,))
    play.do(c.RaiseCastle(0))
    table = play.state.table
    assert [(table.x[each], table.y[each]) for each in sections_of(play.state, 0)] == [
        (units(36), units(11)),
        (units(36), units(6)),
    ]
    assert len(waiting(play.state, 0)) == 1
    assert (play.kind, play.seat) == ("terrain", 0)
    assert not play.offers(c.RaiseCastle(0))


def test_a_plan_that_does_not_fit_gives_way_to_the_line() -> None:
    """In the north a wood of the siege field lies in no castle's way; a plan beyond the middle would."""
    play = siege((f"{GATE} 0 40 2", f"{WALL} 6 40 2"))
    play.do(c.RaiseCastle(0))
    table = play.state.table
    assert {table.y[each] for each in sections_of(play.state, 0)} == {units(11)}
    turned = siege((f"{GATE} 3 11 2",), edges=(2, 0))
    turned.do(c.RaiseCastle(0))
    assert (turned.state.table.x[1], turned.state.table.y[1]) == (units(33), units(37))
