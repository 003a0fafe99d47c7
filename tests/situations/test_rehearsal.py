"""Situation files played and compared: every difference is found, every typing mistake is named by its line."""

from __future__ import annotations

import textwrap

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import rehearse
from mageknight.locale import render
from tests.play import deciding, do, options, refused, seen, situation, view

TURN = """\
game: demo
turn: 0
seat 0:
  height: 3
  hand: updraft, snag
"""


def outcome(text):
    """The differences a situation finds, as line and English sentence."""
    rehearsal = rehearse(text, "file")
    return [(one.line, render(one.what, "en")) for one in rehearsal.differences]


def trouble(text, lang="en"):
    """The sentence that refuses a situation."""
    with pytest.raises(Refusal) as caught:
        rehearse(text, "file")
    return render(caught.value.message(), lang)


def test_a_situation_without_commands_is_a_position():
    match = situation(TURN)
    assert deciding(match) == [(0, "demo-turn")]
    assert [card.name for card in view(match, 0).hand] == ["updraft", "snag"]
    assert seen(match, "kites/0/height") == 3


def test_what_is_expected_and_so_is_no_difference():
    assert outcome(TURN + "expect:\n  kites/0/height: 3\nexpect 0:\n  hand/count: 2\n") == []


def test_a_value_that_differs_is_named_with_line_and_both_values():
    assert outcome(TURN + "expect:\n  kites/0/height: 4\n") == [(7, "kites/0/height should be 4, but is 3.")]


def test_all_differences_are_found_at_once():
    assert [line for line, _ in outcome(TURN + "expect:\n  wind: 6\n  round: 1\n  kites/1/height: 2\n")] == [7, 9]


@pytest.mark.parametrize(
    "expectation",
    [
        "kites/*/height: 3, 0",
        "kites/seat=0/height: 3",
        "kites/count: 2",
        "kites/7: none",
        "kites/0/lift: 2",  # a sum counts as its total
        "kites/0/chosen: no",
        "table: none",
        "table:",
        "ending: none",
        "@decision: demo-turn",
        "@seat: 0",
        "@over: no",
        "@winners: none",
    ],
)
def test_ways_to_name_a_value(expectation):
    assert outcome(TURN + f"expect:\n  {expectation}\n") == []


def test_a_number_may_be_expected_by_the_name_the_game_gives_it():
    assert outcome(TURN + "expect 0:\n  hand/*/card: updraft-1, snag-1\n") == []


def test_each_viewer_is_asked_for_what_it_sees_itself():
    assert outcome(TURN + "expect 1:\n  hand: none\nexpect:\n  hand: none\n") == []


def test_the_end_can_be_expected():
    text = TURN + "commands:\n  0: concede\nexpect:\n  @over: yes\n  @winners: 1\n  @decision: none\n"
    assert outcome(text) == []


def test_a_command_that_is_refused_against_expectation_ends_the_rehearsal():
    text = TURN + "commands:\n  0: lay-card snag\n  0: end-turn\nexpect:\n  @seat: 1\n"
    assert outcome(text) == [(7, "“lay-card snag” was refused: That card can only answer somebody else’s.")]


def test_a_command_that_should_be_refused_but_is_not():
    text = TURN + "commands:\n  0!: breathe\n"
    assert outcome(text) == [(7, "“breathe” should have been refused, but was carried out.")]


def test_a_refusal_can_be_expected_by_its_reason():
    assert outcome(TURN + "commands:\n  1!: end-turn -> not-your-decision\n") == []


def test_another_reason_than_expected_is_a_difference():
    found = outcome(TURN + "commands:\n  1!: end-turn -> game-over\n")
    assert found == [(7, "“end-turn” should have been refused by game-over, but was refused by not-your-decision.")]


def test_chance_laid_down_comes_out_in_order():
    text = "game: demo\nturn: 0\nchance:\n  dice: 5 0\n  dice: 0 5\nseat 1:\n  height: 5\n"
    match = situation(text + "commands:\n  0: tug\n")
    assert seen(match, "kites/1/height") == 4
    do(match, "0: tug")
    assert seen(match, "kites/1/height") == 4


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("turn: 0\n", "file: a line “game:” must say which game this is."),
        ("game: checkers\n", "file, line 1: there is no game “checkers”. Known: "),
        (TURN + "heigth: 3\n", "file, line 6: there is no field “heigth”"),
        (TURN + "  heigth: 3\n", "file, line 6: there is no field “heigth”"),
        (TURN + "turn: 1\n", "file, line 6"),
        ("game: demo\nwind: strong\n", "file, line 2"),
        ("game: demo\nseat 5:\n", "file, line 2"),
        ("game: demo\nseat 0:\n  hand: updarft\n", "file, line 3: nothing here is called “updarft”"),
        ("game: demo\nchance:\n  dcie: 1\n", "file, line 3: this game has no chance called “dcie”. Known: dice."),
        (TURN + "commands:\n  0: lay-crad snag\n", "file, line 7: There is no command “lay-crad”. Known: lay-card."),
        (TURN + "commands:\n  0: lay-card crad=snag\n", "file, line 7: This command has no field “crad”. Known: card."),
        (TURN + "commands:\n  0: lay-card card=snga\n", "file, line 7: “snga” is not a value for card."),
        (TURN + "commands:\n  0: lay-card\n", "file, line 7: The command lay-card also needs card=…."),
        (TURN + "commands:\n  0: lay-card snag snag\n", "file, line 7: “snag” is one word too many."),
        (TURN + "commands:\n  0: lay-card card=snag card=snag\n", "file, line 7: The field card is given twice."),
        (TURN + "commands:\n  red: tug\n", "file, line 7"),
        (TURN + "expect:\n  kitse: 1\n", "file, line 7: There is nothing called “kitse” to expect here. Known: kites."),
        (TURN + "expect:\n  kites/first: 1\n", "file, line 7: There is nothing called “first”"),
        (TURN + "expect:\n  @mood: good\n", "file, line 7: There is nothing called “@mood”"),
        (TURN + "expect 4:\n  wind: 1\n", "file, line 7: There is no seat 4"),
        (
            "game: demo\nturn: 0\nchance:\n  dice: 6 0\ncommands:\n  0: tug\n",
            "file, line 4: dice cannot turn out as 6 0",
        ),
    ],
)
def test_a_typing_mistake_is_refused_by_file_line_and_reason(text, sentence):
    assert sentence in trouble(text)
    assert trouble(text, "de") != trouble(text, "en")


def test_a_situation_that_was_played_on_can_be_saved_and_loaded():
    match = situation(TURN + "chance:\n  dice: 5 0\n  dice: 0 5\n" + "commands:\n  0: tug\n")
    do(match, "0: tug")
    loaded = save.loads(save.dumps(match))
    assert loaded.digest() == match.digest()
    assert options(loaded) == options(match)


def test_the_helpers_of_the_tests_tell_a_refusal_from_an_acceptance():
    match = situation(textwrap.indent(TURN, "    "))
    assert refused(match, "1: end-turn").reason == "not-your-decision"
    with pytest.raises(pytest.fail.Exception):
        refused(match, "0: breathe")
    with pytest.raises(AssertionError, match="kites/0/height should be 9"):
        situation(TURN + "expect:\n  kites/0/height: 9\n")
