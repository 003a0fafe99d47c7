"""Every reaction is a question of its own: who uses what, and what it would come to; what is told then happens."""

from __future__ import annotations

import pytest

from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.registry import kit_named
from mageknight.minis import commands as c
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.moment import Happening
from mageknight.minis.events import Attacked, Damaged
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

FOE = "1 cadets-plain 11.5 10 180"


def options(play: Play) -> list[Message]:
    """What can be used, in words."""
    found = [each for each in play.options() if not isinstance(each, c.Decline)]
    return [play.match.kit.describe(play.state, each) for each in found]


def option(play: Play, at: int = 0) -> Message:
    return options(play)[at]


def share(hits: int) -> int:
    """So many of 36 throws as a share of a hundred."""
    return (hits * 100 + 18) // 36


def hits_with(figures: tuple[str, ...], first: Command | None, dice: tuple[tuple[int, ...], ...] = ()) -> int:
    """How many of the 36 throws hit, tried one by one, after the question has been answered so."""
    found = 0
    for one in range(1, 7):
        for two in range(1, 7):
            play = second(*figures, dice=[*dice, (one, two)]).act(0, "fight").target(1)
            play.do(first or c.Decline(play.seat))
            found += next(each.hit for each in play.log if isinstance(each, Attacked))
    return found


def test_nobody_is_asked_with_the_name_of_an_ability_alone() -> None:
    kit_named("minis")
    happenings = EDITIONS["second"].card.happenings.values()
    asked = [each for each in happenings if each.optional and each.word]
    assert asked
    assert [each.word for each in asked if type(each).words is Happening.words] == []


def test_a_single_reaction_is_asked_for_by_name() -> None:
    play = second("0 cadets-sword 10 10 0", "1 adepts-parry 11.5 10 180", FAR).act(0, "fight").target(1)
    prompt = play.match.pending()[0].ask.prompt(play.state)
    assert prompt.key == "ask-minis-may-use"
    assert prompt.args["effect"] == say("minis-ability-parry")


@rule("M2-ABL-SWD-21")
def test_parry_tells_the_odds_it_leaves() -> None:
    figures = ("0 cadets-plain 10 10 0", "1 adepts-parry 11.5 10 180", FAR)
    told = option(second(*figures).act(0, "fight").target(1))
    assert told.key == "minis-do-parry"
    assert told.args["now"] == share(hits_with(figures, None))
    assert told.args["worst"] == share(hits_with(figures, c.Resolve(1, 0), ((3,),)))
    assert told.args["best"] == share(hits_with(figures, c.Resolve(1, 0), ((6,),)))


@rule("M2-SUBF-36", "M2-SUBF-03")
@pytest.mark.parametrize(
    "figures, key",
    [
        (("0 banners-shyft 10 10 0", FOE, "0 banners-augur 20 20 0", FAR), "minis-do-augment"),
        (("0 banners-minion 10 10 0", FOE, "0 banners-fiend 30 33 0", "1 cadets-plain 33 33 0"), "minis-do-bedlam"),
    ],
)
def test_a_better_attack_value_tells_the_odds_before_and_after(figures: tuple[str, ...], key: str) -> None:
    told = option(second(*figures).act(0, "fight").target(1))
    assert told.key == key
    assert told.args["now"] == share(hits_with(figures, None))
    assert told.args["then"] == share(hits_with(figures, c.Resolve(0, 0)))


@rule("M2-SUBF-29", "M2-SUBF-30")
def test_the_reckless_are_asked_click_by_click_what_it_would_bring() -> None:
    play = second("0 banners-thunder-tusk 10 10 0", "1 fencers-long 11.5 10 180", FAR, dice=[(5, 5)])
    play.act(0, "fight").target(1)
    for now in (2, 3, 4):
        assert len(options(play)) == 1
        assert (option(play).key, option(play).args["now"], option(play).args["then"]) == (
            "minis-do-reckless",
            now,
            now + 1,
        )
        play.resolve(0)
    assert play.kind == "action", "the rule of 3 lets no more count"
    assert [each.amount for each in play.all(Damaged) if each.figure == 1] == [5]
    weaker = second("0 banners-tusk 10 10 0 click 3", "1 fencers-long 11.5 10 180", FAR, dice=[(5, 5)])
    assert option(weaker.act(0, "fight").target(1)).key == "minis-do-reckless-falls"


@rule("M2-ABL-WND-01")
@pytest.mark.parametrize("roll, key", [((5, 5), "minis-do-hex-hit"), ((1, 2), "minis-do-hex-miss")])
def test_a_hex_tells_what_lies_there_and_what_a_new_throw_would_do(roll: tuple[int, int], key: str) -> None:
    figures = ("0 cadets-plain 10 10 0", FOE, "1 scouts-hex 12 20 180", FAR, "0 cadets-plain 30 5 0")
    play = second(*figures, total=300, turn=1, dice=[roll]).act(2, "hex").end_turn()
    told = option(play.act(0, "fight").target(1))
    assert (told.key, told.args["roll"], told.args["chance"]) == (key, sum(roll), share(21)), "8 against 15: 7 or more"


@rule("M2-ABL-SWD-31")
def test_a_counterattack_tells_its_odds() -> None:
    play = second("0 cadets-plain 10 10 0", "1 adepts-counterattack 11.5 10 180", FAR, dice=[(1, 2)])
    told = option(play.act(0, "fight").target(1))
    assert (told.key, told.args["chance"]) == ("minis-do-strike-back", share(21)), "8 against 15: 7 or more"


@rule("M2-ABL-DMG-33")
def test_a_leader_is_told_whom_it_spares_what() -> None:
    fresh = second("0 adepts-leadership 10 10 0", "0 adepts-plain 18 10 0", FAR).act(1, "move")
    tired = second("0 adepts-leadership 10 10 0", "0 adepts-plain 18 10 0 tokens 1", FAR).act(1, "move")
    assert [option(each).key for each in (fresh, tired)] == ["minis-do-lead", "minis-do-lead-unpushed"]


@rule("M2-ABL-SWD-15")
def test_thunder_says_what_another_blow_risks_and_what_is_gained() -> None:
    play = second("0 adepts-thunder 10 10 0", "1 fencers-long 11.5 10 180", FAR, dice=[(5, 5), (5, 5)])
    play.act(0, "thunder-blow").target(1)
    again, end = options(play)
    assert (again.key, again.args["chance"]) == ("minis-do-thunder", share(15)), "7 against 15"
    assert (end.key, end.args["damage"]) == ("minis-do-thunder-end", 2)
    play.target(1)
    assert option(play, 1).args["damage"] == 3
    assert play.enough().only_hurt(1).amount == 3


@rule("M2-ABL-SWD-03")
def test_healing_says_how_much() -> None:
    figures = ("0 adepts-healing 10 10 0", "0 cadets-plain 11.5 10 0 click 2", FAR)
    plain, critical = [second(*figures, dice=[throw]).act(0, "heal").target(1) for throw in ((5, 5), (6, 6))]
    assert [each.args for each in options(plain)] == [{"amount": 2}, {"least": 1, "most": 6}]
    assert [each.args for each in options(critical)] == [{"amount": 3}, {"least": 2, "most": 7}]
