"""Every card of Kite Quarrel, laid and carried out."""

from __future__ import annotations

import pytest

from mageknight.demo.content import CARDS, KINDS, card_named, card_word, kind_of
from mageknight.demo.effects import VOCABULARY, effects_of, parse
from mageknight.demo.view import DemoView
from tests.kernel.tables import position, situation
from tests.marks import content, content_cases

# What the seat that lays the card and the one it is aimed at look like afterwards.
PLAIN = {
    "updraft": ("pay breath", "kites/0/height: 4\n  kites/0/breath: 2"),
    "thermal": ("pay breath\n  0: pay breath", "kites/0/height: 5\n  kites/0/lift/total: 2"),
    "deep-breath": ("", "kites/0/breath: 5\n  kites/0/cards: 1"),
    "tangle": ("pay line", "kites/1/height: 3\n  kites/0/line: 4"),
    "splice": ("pay breath", "kites/0/line: 6\n  kites/0/breath: 2"),
    "warm-rocks": ("pay breath", "kites/0/lift/total: 3\n  kites/1/lift/total: 3"),
    "long-tail": ("pay breath", "kites/0/grip/total: 2\n  kites/1/grip/total: 0"),
    "wet-silk": ("pay breath", "kites/1/pull/total: -2\n  kites/0/pull/total: 0"),
}


@pytest.mark.parametrize("piece", content_cases(["demo/card/" + name for name in PLAIN]))
def test_a_card_does_what_it_says(piece: str):
    name = piece.removeprefix("demo/card/")
    pay, expected = PLAIN[name]
    commands = f"  0: lay-card {name}\n" + (f"  0: {pay}\n" if pay else "")
    situation(
        f"turn: 0\nwind: 4\nseat 0:\n  height: 2\n  hand: {name}\nseat 1:\n  height: 5\n"
        f"commands:\n{commands}expect:\n  {expected}\n  kites/0/left: none\n  @decision: demo-turn\n"
    )


@content("demo/card/razor-line")
def test_razor_line_tugs_with_a_bonus_and_cuts_deeper():
    situation(
        "turn: 0\nseat 0:\n  hand: razor-line\nseat 1:\n  height: 1\nchance:\n  dice: 3 3\n"
        "commands:\n  0: lay-card razor-line\n  0: pay breath\n  0: pay breath\n"
        "expect:\n  kites/1/line: 3\n  kites/1/height: 0\n  kites/0/ribbons: 0\n"
    )


@content("demo/card/spyglass")
def test_spyglass_shows_a_hand_and_draws():
    situation(
        "turn: 0\nseat 0:\n  hand: spyglass\nseat 1:\n  hand: tangle, dare\ndeck: snag\n"
        "commands:\n  0: lay-card spyglass\n  1: let-pass\n"
        "expect 0:\n  kites/1/shown/0/name: tangle\n  kites/1/shown/count: 2\n  hand/0/name: snag\n"
        "expect 1:\n  kites/1/seen_by/0: 2\n  kites/1/shown/count: 0\n"
    )


def test_nobody_can_be_spied_on_who_holds_nothing():
    situation(
        "turn: 0\nseat 0:\n  hand: spyglass, dare\n"
        "commands:\n  0 !: lay-card spyglass -> demo-no-target\n  0 !: lay-card dare -> demo-no-target\n"
    )


@content("demo/card/dare")
@pytest.mark.parametrize(
    "answer, height, cards",
    [("let-pass", 2, 2), ("show-gust thermal", 4, 1)],
    ids=["falls", "discards a gust"],
)
def test_a_dare_is_met_with_a_gust_or_a_fall(answer: str, height: int, cards: int):
    situation(
        "turn: 0\nseat 0:\n  hand: dare\nseat 1:\n  height: 4\n  hand: thermal, snag\n"
        f"commands:\n  0: lay-card dare\n  0: pay breath\n  1: let-pass\n  1: {answer}\n"
        f"expect:\n  kites/1/height: {height}\n  kites/1/cards: {cards}\n"
    )


def test_a_dared_seat_without_a_gust_is_asked_all_the_same():
    situation(
        "turn: 0\nseat 0:\n  hand: dare\nseat 1:\n  height: 4\n  hand: snag\n"
        "commands:\n  0: lay-card dare\n  0: pay breath\n  1: let-pass\n"
        "  1 !: show-gust snag -> demo-no-gust\n  1 !: show-gust thermal -> demo-not-in-hand\n"
        "expect:\n  @decision: demo-dare\n  @options: let-pass\n"
    )


@content("demo/card/flourish")
def test_a_flourish_needs_height():
    text = "turn: 0\nseat 0:\n  hand: flourish\n  height: "
    situation(text + "5\ncommands:\n  0 !: lay-card flourish -> demo-too-low\n")
    situation(
        text + "6\ncommands:\n  0: lay-card flourish\n  0: pay breath\n  0: pay breath\nexpect:\n  kites/0/ribbons: 1\n"
    )


@content("demo/card/second-string")
def test_a_second_string_lays_another_card_for_nothing():
    situation(
        "turn: 0\nseat 0:\n  hand: second-string, thermal, snag\n"
        "commands:\n  0: lay-card second-string\n  0: pay breath\n  0 !: lay-card snag -> demo-only-answers\n"
        "  0: lay-card thermal\nexpect:\n  kites/0/breath: 2\n  kites/0/height: 3\n  actions: 1\n  table/count: 0\n"
    )


def test_a_second_string_may_be_left():
    situation(
        "turn: 0\nseat 0:\n  hand: second-string, thermal\n"
        "commands:\n  0: lay-card second-string\n  0: pay breath\n  0: let-pass\n"
        "expect:\n  @decision: demo-turn\n  kites/0/cards: 1\n"
    )


@content("demo/card/backlash")
def test_backlash_is_for_the_one_who_is_meant():
    text = (
        "turn: 0\nseats: 3\nseat 0:\n  hand: tangle\nseat 1:\n  height: 3\n  hand: backlash\nseat 2:\n  hand: backlash\n"
        "commands:\n  0: lay-card tangle\n  0: aim 1\n  0: pay breath\n"
    )
    situation(
        text
        + "  1: let-pass\n  2 !: answer backlash-2 -> demo-not-meant\n  2: let-pass\nexpect:\n  kites/1/height: 1\n"
    )
    situation(
        text + "  1: answer backlash-1\n  1: pay breath\n  1: pay breath\n  2: let-pass\n"
        "expect:\n  kites/1/height: 3\n  kites/0/line: 4\n  discard/count: 2\n"
    )


def test_a_backlash_can_end_the_game():
    situation(
        "turn: 0\nseat 0:\n  line: 1\n  hand: tangle\nseat 1:\n  hand: backlash\n"
        "commands:\n  0: lay-card tangle\n  1: answer backlash\n  1: pay breath\n  1: pay breath\n"
        "expect:\n  kites/0/left: crashed\n  kites/1/ribbons: 2\n  @winners: 1\n"
    )


def test_effects_last_as_long_as_they_say():
    match = position(
        "turn: 0\nround: 1\nseat 0:\n  breath: 6\n  hand: long-tail, wet-silk\n"
        "commands:\n  0: lay-card long-tail\n  0: pay breath\n  0: lay-card wet-silk\n  0: pay breath\n"
    )
    sources = [kind_of(effect.source).name for effect in match.state.lasting]
    assert sources == ["long-tail", "wet-silk"]
    assert match.state.discard == []
    situation(
        "turn: 0\nround: 1\nseat 0:\n  breath: 6\n  hand: long-tail, wet-silk\nseat 1:\n  hand: snag, snag, snag, snag\n"
        "commands:\n  0: lay-card long-tail\n  0: pay breath\n  1: let-pass\n  0: lay-card wet-silk\n  0: pay breath\n"
        "  1: let-pass\n  0: end-turn\n  1: end-turn\n  0: lean climb\n  1: lean climb\n"
        "expect:\n  round: 2\n  actor: 1\n  lasting/count: 2\n  kites/0/grip/total: 2\n  kites/1/pull/total: -2\n"
    )


@pytest.mark.parametrize("name", [kind.name for kind in KINDS])
def test_every_kind_prints_effects_of_the_vocabulary(name: str):
    effects = effects_of(card_named(name))
    assert effects
    assert all(type(effect) in VOCABULARY.values() for effect in effects)
    assert all(effect.says().key.startswith("demo-effect-") for effect in effects)


@pytest.mark.parametrize("spec", ["fly 1", "rise", "rise high", "last wind 1 own turn"])
def test_what_the_vocabulary_does_not_know_is_an_error(spec: str):
    with pytest.raises((KeyError, IndexError, ValueError)):
        parse(spec)


def test_cards_have_words_people_type():
    for card in range(CARDS):
        assert card_named(card_word(card)) == card
    assert card_named("snag") == card_named("snag-1")
    for wrong in ("snag-0", "snag-9", "wind", "", "snag-x", "-1"):
        with pytest.raises(KeyError):
            card_named(wrong)


def test_numbers_tell_what_they_are_made_of():
    match = position(
        "turn: 0\nwind: 5\nseat 0:\n  lean: hold\n  height: 9\nlasting:\n  long-tail: on 0\n  warm-rocks: on 1\n"
    )
    view = match.view(0)
    assert isinstance(view, DemoView)
    assert [(part.amount, part.source.key) for part in view.kites[0].grip.parts] == [
        (-1, "demo-source-height"),
        (2, "demo-card-long-tail"),
        (1, "demo-lean-hold"),
    ]
    assert view.kites[0].grip.total == 2
    assert [(part.amount, part.source.key) for part in view.kites[1].lift.parts] == [
        (3, "demo-source-wind"),
        (1, "demo-card-warm-rocks"),
    ]
