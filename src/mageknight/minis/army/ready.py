"""Ready-made armies: those of the package, and those in a user's folder, read and checked as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from mageknight.kernel.files.problem import ContentError, Problem
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names, Renderer
from mageknight.minis.army.text import read
from mageknight.minis.content.files import names as file_names
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.library import Library, official
from mageknight.minis.content.pack import Pack, load_packs


@cache
def ready_armies() -> dict[str, Army]:
    """The armies of the package by file name, such as ``shyft-200``."""
    names = Names(official())
    return {
        each: read(read_bytes(f"armies/{each}.txt").decode(), names, f"armies/{each}.txt")
        for each in file_names("armies", ".txt")
    }


def load_folders(folders: list[Path], renderers: Sequence[Renderer] = ()) -> tuple[tuple[Pack, ...], dict[str, Army]]:
    """Packs from folders with their armies, which must be legal. Raises `ContentError` with all problems of all folders."""
    packs = load_packs(folders)
    names = Names(Library(packs), renderers)
    armies: dict[str, Army] = {}
    problems: list[Problem] = []
    for pack in packs:
        for file, text in pack.armies.items():
            try:
                army = read(text, names, file)
            except ContentError as error:
                problems += error.problems
                continue
            problems += [Problem(file, 0, "", each.message()) for each in check(army, names.library)]
            armies[f"{pack.name}/{Path(file).stem}"] = army
    if problems:
        raise ContentError(problems)
    return packs, armies


def check_folder(folder: Path, renderers: Sequence[Renderer] = ()) -> list[Problem]:
    """Everything that is wrong with a user's folder of figures, terrain, tables and armies; nothing means it can be used.

    A problem of an army may name figures of the folder; whoever renders it takes the words of the pack in first.
    """
    try:
        load_folders([folder], renderers)
    except ContentError as error:
        return error.problems
    return []
