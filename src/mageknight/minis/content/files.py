"""Files of the package's content. Nothing else knows the folder."""

from __future__ import annotations

from importlib import resources
from typing import TypeVar

import msgspec

from mageknight.kernel.files.problem import ContentError
from mageknight.kernel.files.sheet import Source, decode

S = TypeVar("S", bound=msgspec.Struct)


def read_bytes(name: str) -> bytes:
    """One file of the content folder, by its path inside it."""
    return resources.files("mageknight.minis.content").joinpath(name).read_bytes()


def read_sheet(name: str, kind: type[S]) -> S:
    """One file of the package, decoded as strictly as a user's; a broken one is an error of ours and raises."""
    source = Source(name, read_bytes(name))
    found = decode(source, kind, source.data) if source.is_json() else None
    if found is None:
        raise ContentError(source.problems)
    return found


def names(folder: str, suffix: str) -> list[str]:
    """The files of one folder of the content, without their suffix, in order."""
    entries = resources.files("mageknight.minis.content").joinpath(folder).iterdir()
    return sorted(each.name.removesuffix(suffix) for each in entries if each.name.endswith(suffix))
