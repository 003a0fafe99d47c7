"""Changes since something was last shown: after a step only what has changed is shown again, and everything when somebody asks."""

from __future__ import annotations


class Sheet:
    """The lines each viewer has before their eyes."""

    def __init__(self) -> None:
        self._shown: dict[int | None, list[str]] = {}

    def whole(self, viewer: int | None, lines: list[str]) -> list[str]:
        """Everything."""
        self._shown[viewer] = lines
        return lines

    def changes(self, viewer: int | None, lines: list[str]) -> list[str]:
        """The changes this viewer has not seen yet; everything for somebody who sees it for the first time."""
        seen = set(self._shown.get(viewer, []))
        self._shown[viewer] = lines
        return [line for line in lines if line not in seen]

    def clear(self) -> None:
        """The screen was wiped, or the language changed."""
        self._shown.clear()
