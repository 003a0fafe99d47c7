"""What clients ask before they decide: the command built from an answer is taken, and what was refused is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.opening.deployment import places, reserve
from tests.marks import rule
from tests.minis.asked import plain
from tests.minis.drill import TOUCH, Play, battle, units


def ask(play: Play, kind: str, **fields: Any) -> Any:
    """Ask about the position; it must stay as it is."""
    before = play.match.digest()
    kit = kit_named("minis")
    found = plain(kit.answer(kit.copy(play.state), 0, json.dumps({"ask": kind, **fields}).encode()))
    assert play.match.digest() == before
    return found


def moved(play: Play, way: dict[str, Any]) -> Play:
    return play.do(c.Move(play.seat, way["figure"], tuple(way["path"][1:]), way["facing"]))


def test_a_way_that_is_called_legal_can_be_gone():
    play = battle("0 trooper 10 10 0", "1 trooper 30 30 180", terrain=["boulder: 14 10"])
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(16), y=units(10), facing=90)
    assert way["legal"]
    assert way["refusal"] is None
    assert len(way["path"]) > 2, "round the boulder"
    assert way["length"] > 600
    assert way["length"] + way["left"] == 800
    moved(play, way)
    assert (play.state.table.x[0], play.state.table.y[0]) == (units(16), units(10))


def test_what_is_too_far_says_so_and_goes_as_far_as_it_may():
    play = battle("0 trooper 10 10 0", "1 trooper 30 30 180")
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(30), y=units(10))
    assert way["refusal"].reason == "table-too-far"
    assert way["legal"]
    assert way["left"] == 0
    moved(play, way)


def test_whoever_is_to_go_up_to_a_far_foe_learns_how_far_it_is_and_not_that_it_stands_there():
    play = battle("0 trooper 10 10 0", "1 trooper 30 10 180")
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(30), y=units(10), beside=1)
    assert way["refusal"].reason == "table-too-far"
    assert way["legal"]
    assert way["left"] == 0


def test_a_place_without_room_is_left_for_the_nearest_that_has_some():
    play = battle("0 trooper 10 10 0", "0 trooper 14 10 0", "1 trooper 30 30 180")
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(13), y=units(10.5))
    assert way["refusal"].reason == "table-on-base"
    assert way["legal"]
    assert len(way["path"]) > 1
    moved(play, way)


def test_a_move_up_to_a_figure_ends_in_contact_with_it():
    play = battle("0 trooper 10 10 90", "1 trooper 15 10 180")
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(13), y=units(10), beside=1)
    assert way["touches"] == [1]
    moved(play, way)
    assert play.state.table.touch[0] >> 1 & 1


def test_whoever_is_sent_to_a_figure_comes_to_its_near_side():
    for x, y in ((8, 10), (14, 16), (20, 10), (14, 4)):
        play = battle(f"0 trooper {x} {y} 0", "1 trooper 14 10 0")
        way = ask(play, "way-to", figure=0, x=units(14), y=units(10), beside=1)
        last = way["path"][-1]
        assert way["touches"] == [1]
        assert abs(last[0] - units((x + 3 * 14) / 4)) < units(0.2)
        assert abs(last[1] - units((y + 3 * 10) / 4)) < units(0.2)


def test_reach_tells_allowance_and_the_die_that_lets_a_figure_leave():
    free = ask(battle("0 trooper 10 10 0", "1 trooper 30 30 180"), "reach-of", figure=0)
    assert (free["inches"], free["held"]) == (8, False)
    assert free["fans"]
    held = ask(battle("0 trooper 10 10 0", f"1 trooper {10 + TOUCH} 10 180"), "reach-of", figure=0)
    assert held["held"]
    assert held["breaks"] == 4


def test_a_double_move_reaches_twice_as_far():
    play = battle("0 charge 10 10 0", "1 trooper 30 30 180")
    assert ask(play, "reach-of", figure=0, factor=2)["inches"] == 16
    play.act(0, "charge-double")
    assert ask(play, "reach-of", figure=0)["inches"] == 16, "the move that has begun knows itself"


def test_targets_are_those_the_attack_then_hits():
    play = battle("0 archer 10 10 0", "1 trooper 16 10 180", "1 trooper 30 30 180", dice=[(5, 5)])
    shoot = next(each for each in ask(play, "targets-of", figure=0)["attacks"] if each["how"] == "shoot")
    near, far = shoot["targets"]
    assert near["refusal"] is None
    assert near["chance"] == 21
    assert near["distance"] == 600
    assert far["refusal"].reason == "minis-out-of-range"
    play.act(0, "shoot").target(1)
    event = play.only(Attacked)
    assert sum(amount for _, amount in event.adds) == near["attack"].total
    assert sum(amount for _, amount in event.guards) == near["defense"].total
    assert event.total == 10 + near["attack"].total


def test_targets_from_a_place_the_figure_would_stand():
    play = battle("0 archer 10 10 0", "1 trooper 26 10 180")
    here = ask(play, "targets-of", figure=0, how="shoot")["attacks"][0]["targets"][0]
    there = ask(play, "targets-of", figure=0, how="shoot", at=[units(18), units(10), 0])["attacks"][0]["targets"][0]
    assert here["refusal"] is not None
    assert there["refusal"] is None


def test_a_blocked_line_of_fire_names_what_stops_it():
    play = battle("0 archer 10 10 0", "1 trooper 16 10 180", terrain=["boulder: 13 10"])
    target = ask(play, "targets-of", figure=0, how="shoot")["attacks"][0]["targets"][0]
    assert target["refusal"] is not None
    assert target["stops"] == [{"piece": True, "index": 0}]


def test_room_is_found_next_to_a_place_that_is_taken():
    play = battle("0 trooper 10 10 0", "0 magic-levitation 10 11.5 0", "1 trooper 30 30 180", begin="yes")
    play.act(1, "levitate").target(0)
    taken = ask(play, "room-at", figure=0, x=units(10), y=units(11.5), facing=0)
    assert taken["refusal"] is not None
    assert taken["legal"]
    play.do(c.Put(play.seat, 0, taken["x"], taken["y"], taken["facing"]))


def test_distances_are_those_of_the_rules():
    play = battle("0 trooper 10 10 0", "1 trooper 13 14 180")
    assert ask(play, "span", figure=0, other=1)["length"] == 500
    assert ask(play, "span", start=[0, 0], end=[units(3), 0])["length"] == 300


def test_a_formation_tells_its_members_and_who_has_moved():
    play = battle(
        "0 trooper 10 10 0", f"0 trooper 10 {10 + TOUCH} 0", f"0 trooper 10 {10 + 2 * TOUCH} 0", "1 trooper 30 30 180"
    )
    assert ask(play, "band")["members"] == ()
    play.act(0, "march").join(1)
    assert ask(play, "band")["members"] == (0, 1)
    play.join(2).move(0, (14, 10))
    assert ask(play, "band") == {"members": (0, 1, 2), "settled": (0,), "targets": ()}


@pytest.mark.parametrize(
    "question",
    [
        b"",
        b"[]",
        b'{"ask": "nothing"}',
        b'{"ask": "reach-of", "figure": 99}',
        b'{"ask": "reach-of", "figure": -1}',
        b'{"ask": "way-to", "figure": 0}',
        b'{"ask": "room-at", "figure": 0, "x": 1, "y": 1, "facing": 0}',
        b'{"ask": "targets-of", "figure": 0, "at": [-5, 0, 0]}',
        b'{"ask": "targets-of", "figure": 0, "at": [5, 5, 900]}',
    ],
)
def test_nonsense_is_refused(question: bytes):
    play = battle("0 trooper 10 10 0", "1 trooper 30 30 180")
    with pytest.raises(Refusal, match="unknown-question"):
        kit_named("minis").answer(play.state, 0, question)


def test_a_measured_line_between_figures_is_laid_open():
    play = battle("0 archer 10 10 0", "1 trooper 16 10 180", "1 trooper 10 24 180", terrain=["boulder: 13 10"])
    line = ask(play, "span", figure=0, other=1)
    assert (line["length"], line["gap"], line["turn"], line["range"], line["missing"]) == (600, 450, 0, 10, 0)
    assert not line["open"]
    [crossing] = line["crossings"]
    assert crossing["blocks"]
    assert crossing["rule"] == "REB-BLK-02"
    [(start, end)] = crossing["spans"]
    assert 0 < start < 300 < end < 600
    away = ask(play, "span", figure=0, other=2)
    assert (away["turn"], away["missing"], away["open"]) == (45, 400, True)


def test_brief_targets_are_those_that_can_be_attacked_and_the_one_looked_at():
    play = battle("0 archer 10 10 0", "1 trooper 16 10 180", "1 trooper 30 30 180", "1 trooper 5 10 180")
    whole = ask(play, "targets-of", figure=0)["attacks"]
    brief = ask(play, "targets-of", figure=0, brief=True, against=2)["attacks"]
    assert [each["how"] for each in brief] == [each["how"] for each in whole]
    for all_of, some in zip(whole, brief, strict=True):
        wanted = [each for each in all_of["targets"] if each["refusal"] is None or each["target"] == 2]
        assert [each["target"] for each in some["targets"]] == [each["target"] for each in wanted]
        assert [each["chance"] for each in some["targets"]] == [each["chance"] for each in wanted]


def test_a_way_tells_whom_the_figure_could_attack_at_its_end():
    play = battle("0 archer 10 10 0", "1 trooper 26 10 180")
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(17), y=units(10), facing=0, look=True, against=1)
    there = ask(play, "targets-of", figure=0, at=[*way["path"][-1], way["facing"]], brief=True, against=1)
    shoot = [each["targets"][0]["chance"] for each in way["aims"]["attacks"] if each["how"] == "shoot"]
    assert shoot == [each["targets"][0]["chance"] for each in there["attacks"] if each["how"] == "shoot"]
    assert way["aims"]["attacks"][0]["targets"]


@rule("REB-HIN-05", "REB-HGT-01")
def test_the_ground_at_both_ends_of_a_way_is_told():
    play = battle("0 trooper 10 10 0", "1 trooper 30 30 180", terrain=["rubble: 14 10"])
    play.act(0, "move")
    way = ask(play, "way-to", figure=0, x=units(14), y=units(10))
    assert [note.key for note in way["ground"]] == ["table-note-slow"]
    inside = ask(battle("0 trooper 14 10 0", "1 trooper 30 30 180", terrain=["rubble: 14 10"]), "reach-of", figure=0)
    assert inside["inches"] == 4
    assert len(inside["slowed"]) == 1
    high = battle("0 trooper 10 10 0", "1 trooper 30 30 180", terrain=["hill: 14 10"]).act(0, "move")
    assert "table-note-high" in [note.key for note in ask(high, "way-to", figure=0, x=units(14), y=units(10))["ground"]]


@rule("REB-ABL-18")
def test_a_die_that_gives_the_clicks_is_told():
    play = battle("0 weapon-master 10 10 0", f"1 trooper {10 + TOUCH} 10 180")
    attacks = {each["how"]: each["targets"][0]["by_die"] for each in ask(play, "targets-of", figure=0)["attacks"]}
    assert attacks["fight"]
    assert not attacks["capture"]


@rule("REB-SET-12")
def test_whoever_is_set_up_next_finds_room_wherever_it_was_wished():
    kit: Any = kit_named("minis")
    setup = next(
        each for each in kit.setups() if each.seats == 4 and each.total == 300 and each.table == "river-crossing"
    )
    match: Match[Any] = Match(kit, setup, bytes(16))
    rng = Rng(bytes(16))
    asked = 0
    while (decision := match.pending()[0]).kind != "minis-action":
        if decision.kind == "minis-deploy":
            outline = area_of(match.state, decision.seat).outline
            for figure in reserve(match.state, decision.seat):
                wish = {"ask": "room-at", "figure": figure, "x": outline.x0, "y": outline.y0, "facing": 0}
                found = plain(kit.answer(kit.copy(match.state), decision.seat, json.dumps(wish).encode()))
                assert found["legal"] == bool(places(match.state, decision.seat, figure, 1))
                asked += 1
        match.play(match.options(decision).sample(rng))
    assert asked
