"""Content of the user's in this process, for both games: folders read, checked, their pieces and words taken in.

Processes that belong together load the same packs: the environment variable `MAGEKNIGHT_CONTENT` names their folders, in
order, separated as in ``PATH``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from mageknight.board.content.pack import read_packs
from mageknight.board.setup import packs as board_packs
from mageknight.kernel.folder import HEAD
from mageknight.kernel.message import Message
from mageknight.kernel.problem import ContentError, Problem
from mageknight.locale import languages, render
from mageknight.locale.catalogue import add_resource
from mageknight.minis import stock
from mageknight.minis.army.ready import load_folders

VARIABLE: Final = "MAGEKNIGHT_CONTENT"
BOARD: Final = "board"


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
        figures, armies = load_folders(theirs, [tongue(lang) for lang in languages()]) if theirs else ((), {})
    except ContentError as error:
        problems += error.problems
    if problems:
        raise ContentError(problems)
    board_packs.use_packs(pieces)
    stock.use_packs(figures, armies)
    for lang in languages():
        for pack in pieces:
            add_resource(lang, pack.words(lang), pack.name)
        for each in figures:
            add_resource(lang, each.words(lang), each.name)


def tongue(lang: str) -> Callable[[Message], str]:
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
