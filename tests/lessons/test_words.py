"""Nobody who takes the lessons in their order meets a word before it was explained, and no answer lies unused."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import Message
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
