"""Every word of Kite Quarrel exists in both languages, and no more is told than may be known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mageknight.demo.commands import COMMANDS
from mageknight.demo.content import KINDS, LEANS, card_named
from mageknight.demo.effects import card_text, kind_says
from mageknight.kernel.command import CHANCE, SettleChance
from mageknight.kernel.message import Message
from mageknight.locale import be_strict, languages, render
from tests.kernel.tables import demo, new_match, play_randomly, position, rng


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A missing word is an error here."""
    be_strict()
    yield
    be_strict(False)


def spoken(message: Message) -> list[str]:
    return [render(message, lang) for lang in languages()]


def test_whole_games_can_be_told_in_every_language():
    keys: set[str] = set()
    for game in range(25):
        match = new_match(f"words {game}", 2 + game % 3)
        luck = rng(f"words {game}")
        while match.pending():
            for decision in match.pending():
                options = match.options(decision)
                for message in (options.prompt(), *[demo().describe(match.state, each) for each in options]):
                    keys.add(message.key)
                    spoken(message)
            for event in play_randomly(match, luck, 1)[0]:
                for seat in (None, 0, 1):
                    told = demo().log_line(match.state, event, seat)
                    if told is not None:
                        keys.add(told.key)
                        spoken(told)
            if match.version % 5 == 0:
                for line in demo().lines(match.view(match.version % 2)):
                    keys.add(line.key)
                    spoken(line)
        outcome = match.outcome()
        assert outcome is not None
        for line in (outcome.ending, *[entry.what for entry in outcome.sheet]):
            spoken(line)
    assert {f"ask-{kind}" for kind in demo().decision_kinds() if kind != "chance"} <= keys
    assert len([key for key in keys if key.startswith("demo-do-")]) == len(COMMANDS)


@pytest.mark.parametrize("name", [kind.name for kind in KINDS])
def test_every_card_reads_well_in_every_language(name: str):
    english, german = spoken(card_text(card_named(name)))
    assert english != german
    for message in kind_says(next(kind for kind in KINDS if kind.name == name)):
        assert "{" not in render(message, "en")


def test_leans_say_what_they_do():
    match = new_match()
    for decision in match.pending()[:1]:
        told = [render(demo().describe(match.state, command), "en") for command in match.options(decision)]
        assert [line.split(":")[0] for line in told] == ["climb", "dive", "hold"]
    assert set(LEANS) == {"climb", "hold", "dive"}


def test_a_view_reads_as_lines():
    match = position(
        "turn: 0\nwind: 4\nseat 0:\n  height: 3\n  hand: snag\n  seen: 1\n  lean: hold\nseat 1:\n  hand: dare\n"
        "lasting:\n  long-tail: on 0\n"
    )
    lines = [render(line, "en") for line in demo().lines(match.view(0))]
    assert lines == [
        "Round 1, wind 4. Deck 52, discarded 0.",
        "▶ Red: height 3, line 5, breath 3, ribbons 0, cards 1; lift 2, pull 0, grip 3 (+2 Long Tail and +1 hold); 8 points",
        "· Blue: height 0, line 5, breath 3, ribbons 0, cards 1; lift 2, pull 0, grip 0; 5 points",
        "Long Tail: grip +2 for Red until Red’s turn",
        "hold: grip +1 for Red until the end of round 1",
        "Blue holds, as you have seen: Dare",
        "Your hand: Snag",
    ]
    assert render(demo().lines(match.view(1))[-1], "de") == "Deine Hand: Mutprobe"
    assert "Snag" not in "".join(render(line, "en") for line in demo().lines(match.view(None)))


def test_an_answer_of_chance_has_words():
    match = new_match(asks_chance=True)
    assert render(demo().describe(match.state, SettleChance(CHANCE, (2, 0, 1))), "en") == "chance says 2 0 1"
    for decision in match.pending()[:1]:
        assert decision.kind == "chance"
        spoken(match.options(decision).prompt())
