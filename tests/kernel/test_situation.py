"""Situation files: what cannot be understood is refused by file, line and reason."""

from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.situation import parse
from mageknight.locale import be_strict, render


def refused(text: str) -> tuple[str, int]:
    """Reason and line; the refusal can be put into words in both languages."""
    with pytest.raises(Refusal) as caught:
        parse(text, "windy.txt").root.finish()
    be_strict()
    try:
        assert "windy.txt" in render(caught.value.message(), "en")
        assert render(caught.value.message(), "en") != render(caught.value.message(), "de")
    finally:
        be_strict(False)
    line = caught.value.facts["line"]
    assert isinstance(line, int)
    return caught.value.reason, line


def test_sections_nest_by_indentation():
    root = parse("game: demo\nseat 0:   # the first\n  hand: a, b ,c\n  more:\n    deep: 7\nseat 1:\n").root
    first, second = root.named("seat")
    assert (first.name(), second.name()) == ("0", "1")
    assert first.words("hand") == ["a", "b", "c"]
    more = first.find("more")
    assert more is not None
    assert more.number("deep") == 7
    assert first.number("missing", 3) == 3
    assert first.text("missing", "x") == "x"
    assert first.words("missing") == []
    root.finish()


def test_what_is_the_same_for_every_game_is_taken_apart():
    situation = parse(
        "game: demo\nseed: abc\nchance:\n  dice: 1 2\n  deck: 0\n"
        "commands:\n  0: tug\n  1 !: tug -> no-way\nexpect:\n  round: 1\nexpect 1:\n  hand/count: 2\n"
    )
    assert (situation.game, situation.seed) == ("demo", "abc")
    assert situation.chance == [("dice", (1, 2)), ("deck", (0,))]
    assert [(step.line, step.seat, step.text, step.refused, step.rule) for step in situation.steps] == [
        (7, 0, "tug", False, ""),
        (8, 1, "tug", True, "no-way"),
    ]
    assert [(each.line, each.viewer, each.path, each.value) for each in situation.expectations] == [
        (10, None, "round", "1"),
        (12, 1, "hand/count", "2"),
    ]


def test_a_situation_without_a_seed_has_one():
    assert parse("game: demo\n").seed == parse("game: demo\n").seed != ""


@pytest.mark.parametrize(
    "text, reason, line",
    [
        ("", "situation-no-game", 0),
        ("seats: 2\n", "situation-no-game", 0),
        ("game: demo\n\tseats: 2\n", "situation-tab", 2),
        ("game: demo\nwnd: 3\n", "situation-unknown-field", 2),
        ("game: demo\ngame: demo\n", "situation-repeated-field", 2),
        ("game: demo\nchance:\n  dice: six\n", "situation-not-a-number", 3),
        ("game: demo\ncommands:\n  red: tug\n", "situation-not-a-seat", 3),
        ("game: demo\nexpect red:\n  round: 1\n", "situation-not-a-seat", 2),
    ],
    ids=["empty", "no game", "tab", "unknown", "repeated", "number", "seat of a command", "seat of an expectation"],
)
def test_trouble_is_named_by_its_line(text: str, reason: str, line: int):
    assert refused(text) == (reason, line)


def test_a_number_is_a_number():
    root = parse("game: demo\nwind: -3\n").root
    assert root.number("wind") == -3
    for text in ("two", "--3", "²", "", "1.5"):
        with pytest.raises(Refusal, match="situation-not-a-number"):
            parse(f"game: demo\nround: {text}\n").root.number("round")
