"""Where the content of the package lies. Nothing else knows the folder."""

from __future__ import annotations

from importlib import resources


def read_bytes(name: str) -> bytes:
    """One file of the content folder, by its path inside it."""
    return resources.files("mageknight.minis.content").joinpath(name).read_bytes()


def names(folder: str, suffix: str) -> list[str]:
    """The files of one folder of the content, without their suffix, in order."""
    entries = resources.files("mageknight.minis.content").joinpath(folder).iterdir()
    return sorted(each.name.removesuffix(suffix) for each in entries if each.name.endswith(suffix))
