"""A user's folder of content: its files read into memory within limits, and what is wrong with it.

    mypack/pack.json            the head
    mypack/<part>/*             everything else, in one folder for each part

No code is ever loaded from it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from mageknight.kernel.files.problem import Problem
from mageknight.kernel.files.sheet import Source
from mageknight.kernel.message import say

HEAD: Final = "pack.json"
MOST_FILES: Final = 200
LARGEST_FILE: Final = 2_000_000


class Folder:
    """The files of a pack by their path inside it, and the problems found so far. `parts` are its folders and their suffixes."""

    def __init__(self, folder: Path, parts: dict[str, str]) -> None:
        self.folder = folder
        self.parts = parts
        self.problems: list[Problem] = []
        self.files: dict[str, bytes] = {}
        self._collect()

    def complain(self, file: str, key: str, **facts: int | str) -> None:
        """Note a problem of a file as a whole."""
        self.problems.append(Problem(file, 0, "", say(key, **facts)))

    def _collect(self) -> None:
        """Read all files that belong to a pack; others are left alone, but for JSON files that lie in the wrong place."""
        if not self.folder.is_dir():
            self.complain(str(self.folder), "content-problem-no-folder")
            return
        wanted = [self.folder / HEAD]
        for part, suffix in self.parts.items():
            wanted += sorted(each for each in self.folder.glob(f"{part}/*") if each.suffix == suffix)
        wanted += sorted(each for each in self.folder.glob("*.json") if each.name != HEAD)
        if len(wanted) > MOST_FILES:
            self.complain(str(self.folder), "content-problem-too-many-files", most=MOST_FILES)
            return
        for path in wanted:
            self._take(path)

    def _take(self, path: Path) -> None:
        name = path.relative_to(self.folder).as_posix()
        if not path.is_file():
            self.complain(name, "content-problem-no-file")
        elif not path.resolve().is_relative_to(self.folder.resolve()):
            self.complain(name, "content-problem-outside")
        elif path.stat().st_size > LARGEST_FILE:
            self.complain(name, "content-problem-too-big", most=LARGEST_FILE)
        elif path.parent == self.folder and name != HEAD:
            self.complain(name, "content-problem-stray-file", folders=", ".join(self.parts))
        else:
            self.files[name] = path.read_bytes().replace(b"\r\n", b"\n")

    def source(self, name: str) -> Source:
        """One file, to be read."""
        return Source(name, self.files[name])

    def part(self, name: str) -> list[str]:
        """The files of one part."""
        return [each for each in self.files if each.startswith(f"{name}/")]

    def digest(self) -> str:
        """A fingerprint of exactly these files."""
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(f"{name}\0{len(self.files[name])}\0".encode() + self.files[name])
        return digest.hexdigest()
