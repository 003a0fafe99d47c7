"""Nobody who takes the lessons in their order meets a word before it was explained, and no answer lies unused."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import Message
from mageknight.lessons.guide import guide_of
from mageknight.lessons.shelf import lessons, lessons_of
from mageknight.locale import languages, render
from mageknight.locale.sources import own_entries
from tests.lessons.vocabulary import WORDS, words_in

GAMES = sorted({lesson.game for lesson in lessons()})


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_used_before_it_was_explained(game: str, lang: str) -> None:
    known: set[str] = set()
    early: list[tuple[str, str, str]] = []
    for lesson in lessons_of(game):
        for step in lesson.steps:
            known |= set(step.introduces)
            said = [lesson.says(step)]
            said += [Message(f"refusal-learn-wrong-{wrong.answer}") for wrong in step.wrongs]
            said += [Message(f"refusal-learn-wrong-{deed.missed}") for deed in step.deeds if deed.missed]
            for message in said:
                early += [
                    (step.name, message.key, word)
                    for word in sorted(words_in(render(message, lang), game, lang) - known)
                ]
    assert early == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_is_introduced_is_said_there_and_only_once(game: str) -> None:
    introduced = [
        (lesson, step, word) for lesson in lessons_of(game) for step in lesson.steps for word in step.introduces
    ]
    names = [word for _, _, word in introduced]
    assert sorted(names) == sorted(set(names))
    assert set(names) <= set(WORDS[game])
    for lang in languages():
        silent = [
            (lesson.name, step.name, word)
            for lesson, step, word in introduced
            if word not in words_in(render(lesson.says(step), lang), game, lang)
        ]
        assert silent == []


def test_every_answer_belongs_to_a_mistake() -> None:
    used = {
        f"refusal-learn-wrong-{wrong.answer}" for lesson in lessons() for step in lesson.steps for wrong in step.wrongs
    }
    used |= {
        f"refusal-learn-wrong-{deed.missed}" for lesson in lessons() for step in lesson.steps for deed in step.deeds
    }
    written = {key for key in own_entries("en") if key.startswith("refusal-learn-wrong-")}
    assert sorted(written - used) == []


def test_every_sentence_belongs_to_a_step() -> None:
    said = {lesson.says(step).key for lesson in lessons() for step in lesson.steps}
    said |= {key for lesson in lessons() for key in (lesson.title().key, lesson.about().key)}
    written = {key for key in own_entries("en") if key.startswith(("learn-board-", "learn-minis-"))}
    assert sorted(written - said) == []


OPENING = {"board": ("hero", "tactic", "goal", "cards"), "minis": ("goal", "deploy", "action")}
"""What a guide says before anything else, in every game."""
HEARD_WITH = {"unblocked": "block", "left-fight": "attack", "crystal": "pay", "move-left": "cards"}
"""The tip that was given where such a blunder is made."""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(OPENING))
def test_the_guide_of_a_first_game_uses_no_word_that_it_has_not_explained(game: str, lang: str) -> None:
    """Whoever has taken no lesson hears the opening tips in their order; any other may be the next one."""
    guide = guide_of(game)
    assert guide is not None
    tips = {tip.name: tip for tip in guide.tips}
    known: set[str] = set()
    early: list[tuple[str, str]] = []
    for tip in [*[tips[name] for name in OPENING[game]], *guide.tips, *guide.blunders]:
        heard = tips.get(HEARD_WITH.get(tip.name, ""))
        explained = known | set(tip.introduces) | set(heard.introduces if heard is not None else ())
        early += [(tip.name, word) for word in sorted(words_in(render(guide.says(tip), lang), game, lang) - explained)]
        if tip.name in OPENING[game]:
            known |= set(tip.introduces)
    assert early == []


@pytest.mark.parametrize("game", sorted(OPENING))
def test_every_word_a_guide_explains_is_said_there(game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    silent = [
        (tip.name, word, lang)
        for tip in guide.tips
        for lang in languages()
        for word in sorted(set(tip.introduces) - words_in(render(guide.says(tip), lang), game, lang))
    ]
    assert silent == []
