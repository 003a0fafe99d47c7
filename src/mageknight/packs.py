"""Content of the user's in this process, for both games: folders read, checked, their pieces and words taken in.

Processes that belong together load the same packs: the environment variable `MAGEKNIGHT_CONTENT` names their folders, in
order, separated as in ``PATH``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.content.pack import read_packs
from mageknight.board.setup import packs as board_packs
from mageknight.honours import shelf as honours_shelf
from mageknight.honours.honour import Honour
from mageknight.honours.honour import read as read_honour
from mageknight.kernel.files.folder import HEAD, LARGEST_FILE
from mageknight.kernel.files.problem import ContentError, Problem, Told
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.lessons import check as lessons_check
from mageknight.lessons import shelf as lessons_shelf
from mageknight.lessons.lesson import Lesson
from mageknight.lessons.lesson import read as read_lesson
from mageknight.locale import languages, render
from mageknight.locale.catalogue import add_resource
from mageknight.minis.army.ready import load_folders
from mageknight.minis.content import available
from mageknight.puzzles import shelf as puzzles_shelf
from mageknight.puzzles.attempt import Attempt
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.puzzle import read as read_puzzle

VARIABLE: Final = "MAGEKNIGHT_CONTENT"
BOARD: Final = "board"
T = TypeVar("T", Puzzle, Honour, Lesson)


def game_of(folder: Path) -> str:
    """The game a folder says it is for; a pack of miniatures says nothing."""
    try:
        head: Any = msgspec.json.decode((folder / HEAD).read_bytes())
    except (OSError, msgspec.DecodeError):
        return ""
    return str(head.get("game", "")) if isinstance(head, dict) else ""


def take_in(folders: list[Path]) -> None:
    """Make the content of these folders available, in place of what was taken in before.

    Raises `ContentError` with everything that is wrong with any of them; then nothing has changed.
    """
    problems: list[Problem] = []
    ours = [folder for folder in folders if game_of(folder) == BOARD]
    theirs = [folder for folder in folders if folder not in ours]
    try:
        pieces = read_packs(ours)
    except ContentError as error:
        problems += error.problems
    try:
        figures, armies = load_folders(theirs, [renderer(lang) for lang in languages()]) if theirs else ((), {})
    except ContentError as error:
        problems += error.problems
    studies = [Study(folder) for folder in folders]
    problems += [each for study in studies for each in study.problems]
    if problems:
        raise ContentError(problems)
    board_packs.use_packs(pieces)
    available.use_packs(figures, armies)
    for lang in languages():
        for pack in pieces:
            add_resource(lang, pack.words(lang), pack.name)
        for each in figures:
            add_resource(lang, each.words(lang), each.name)
        for study in studies:
            if study.words(lang):
                add_resource(lang, study.words(lang), study.folder.name)
    honours_shelf.use_packs([honour for study in studies for honour in study.honours])
    puzzles_shelf.use_packs([puzzle for study in studies for puzzle in study.puzzles])
    lessons_shelf.use_packs([lesson for study in studies for lesson in study.lessons])


class Study:
    """The lessons, puzzles and honours of a folder: ``lessons/*.lesson``, ``puzzles/*.puzzle`` and ``honours/*.honour``, and
    what is wrong with them.

    A puzzle is good if its own solution solves it, a lesson if it can be taken from its first step to its last.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self.puzzles: list[Puzzle] = []
        self.honours: list[Honour] = []
        self.lessons: list[Lesson] = []
        taken = {puzzle.name for puzzle in puzzles_shelf.own()} | {honour.name for honour in honours_shelf.own()}
        taken |= {lesson.name for lesson in lessons_shelf.own()}
        for file in sorted(folder.glob("*/*")):
            try:
                if file.match("puzzles/*.puzzle"):
                    self._admit(file, read_puzzle(self._text(file), self._name(file)), self.puzzles, taken)
                elif file.match("honours/*.honour"):
                    self._admit(file, read_honour(self._text(file), self._name(file)), self.honours, taken)
                elif file.match("lessons/*.lesson"):
                    self._admit(file, read_lesson(self._text(file), self._name(file)), self.lessons, taken)
            except Refusal as refusal:
                self._complain(file, refusal)
        for puzzle in self.puzzles:
            self._prove(puzzle)
        for lesson in self.lessons:
            self.problems += lessons_check.problems(lesson)

    def words(self, lang: str) -> str:
        """The names of what is in it as a resource for the catalogue of a language."""
        names: dict[str, tuple[str, str]] = {}
        for puzzle in self.puzzles:
            names.update(puzzle.words)
        for honour in self.honours:
            names.update(honour.words)
        for lesson in self.lessons:
            names.update(lesson.words)
        return "".join([f"{key} = {german if lang == 'de' else english}\n" for key, (english, german) in names.items()])

    def _name(self, file: Path) -> str:
        return file.relative_to(self.folder).as_posix()

    def _text(self, file: Path) -> str:
        if file.stat().st_size > LARGEST_FILE:
            raise refuse("learning-too-big", most=LARGEST_FILE)
        return file.read_text(encoding="utf-8", errors="replace")

    def _admit(self, file: Path, found: T, row: list[T], taken: set[str]) -> None:
        if found.name in taken:
            raise refuse("learning-name-twice", name=found.name)
        named: set[str] = {puzzle.kind for puzzle in puzzles_shelf.own()} if isinstance(found, Puzzle) else set()
        kind = found.kind if isinstance(found, Puzzle) else found.name
        if found.words and kind in named:
            raise refuse("learning-name-twice", name=kind)
        if not found.words and kind not in named:
            raise refuse("learning-no-words")
        taken.add(found.name)
        row.append(found)

    def _prove(self, puzzle: Puzzle) -> None:
        try:
            refusal = Attempt(puzzle).proof()
        except Refusal as trouble:
            refusal = trouble
        if refusal is not None:
            self.problems.append(Problem(puzzle.file, 0, "solution", refusal.message()))

    def _complain(self, file: Path, refusal: Refusal) -> None:
        line = refusal.facts.get("line", 0)
        made = Told if "file" in refusal.facts else Problem
        self.problems.append(made(self._name(file), line if isinstance(line, int) else 0, "", refusal.message()))


def renderer(lang: str) -> Callable[[Message], str]:
    """A language in which army lists may name their figures."""
    return lambda message: render(message, lang)


def from_environment() -> None:
    """Take in the folders the environment names, if it names any."""
    named = os.environ.get(VARIABLE, "")
    if named:
        take_in([Path(folder) for folder in named.split(os.pathsep)])


def to_environment(folders: list[Path]) -> None:
    """Let this process and those it starts find the same folders."""
    if folders:
        os.environ[VARIABLE] = os.pathsep.join([str(folder.resolve()) for folder in folders])
