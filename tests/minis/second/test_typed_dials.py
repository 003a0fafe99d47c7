"""Sections and dials named by typed words: `#1 front`, `dial rider`, the same at the terminal and on the page."""

from __future__ import annotations

import pytest

from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.locale import Words
from mageknight.minis import commands as c
from mageknight.minis.log.teller import tell
from mageknight.spoken.choices import Choices
from tests.minis.drill import Play
from tests.minis.second.dragon.lair import ANGRY, FRONT, FURIOUS, LEFT
from tests.minis.second.field import second


def typed(play: Play, line: str, lang: str = "en") -> set[Command]:
    """The commands that a line may mean."""
    return {choice.command for choice in Choices(play.match, play.seat, Words.of(lang)).understand(line)}


@pytest.mark.parametrize("lang, front, left", [("en", "front", "left"), ("de", "vorn", "link")])
def test_a_section_is_named_by_its_number_and_its_side(lang: str, front: str, left: str) -> None:
    play = second(FURIOUS, "1 starter-005 30 30 270", total=900)
    assert c.Act(0, FRONT, "move") in typed(play, f"#1 {front}", lang)
    assert {each.figure for each in typed(play, f"#1 {left}", lang) if isinstance(each, c.Act)} == {LEFT}


@pytest.mark.parametrize(
    "lang, rider, mount", [("en", "dial rider", "dial mount"), ("de", "Kampfscheibe Reiter", "Kampfscheibe Reittier")]
)
def test_who_aims_at_cavalry_names_the_dial(lang: str, rider: str, mount: str) -> None:
    play = second("0 starter-005 8.5 10 0", "1 mounts-001 10 10 180", "1 muster-066 rides 1")
    play.act(0, "fight")
    assert typed(play, mount, lang) == {c.Target(0, 1)}
    assert typed(play, rider, lang) == {c.Target(0, 2)}


def test_whoever_has_one_dial_is_named_as_ever() -> None:
    play = second("0 starter-005 10 10 0", "1 starter-002 11.5 10 180")
    play.act(0, "fight")
    assert typed(play, "choose") == {c.Target(0, 1)}
    with pytest.raises(Exception, match="command-unknown-word"):
        typed(play, "dial rider")


@pytest.mark.parametrize("lang, out", [("en", "out"), ("de", "ausgeschaltet")])
def test_the_position_in_words_calls_sections_as_commands_do(lang: str, out: str) -> None:
    play = second(ANGRY, "1 starter-005 30 30 270", total=600)
    words = Words.of(lang)
    lines = [words.render(line) for line in play.match.kit.lines(play.match.view(0))]
    (front, left) = [
        next(line for line in lines if f"(1, {words.render(say('minis-section-' + side))})" in line)
        for side in ("front", "left")
    ]
    assert str(play.state.defs[FRONT].clicks) in front, "it tells what is left of the dial"
    assert out in left
    (whole,) = [line for line in lines if "(1)," in line]
    assert whole.count(",") < front.count(","), "the warrior as a whole shows no values"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("die", [4, 5])
def test_a_die_for_the_scales_of_the_dragon_is_told_in_words(lang: str, die: int, strict_words: None) -> None:
    figures = ("0 muster-092 23.75 18 180", "1 apocalypse-001@2 18 18 0", "1 starter-005 30 30 270")
    play = second(*figures, total=900, dice=[(6, 5), (die,)])
    play.act(0, "fight").target(2)
    words = Words.of(lang)
    told = [words.render(line) for event in play.log if (line := tell(play.state, event, 0))]
    assert any(words.render(say("minis-roll-power")) in line for line in told)
