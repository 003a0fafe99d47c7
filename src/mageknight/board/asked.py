"""What the game waits for, for those who must know what a command would answer."""

from __future__ import annotations

from typing import Any

from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Frame


def question(state: BoardState) -> Frame[Any] | None:
    """The decision on top of the agenda."""
    agenda = state.core.agenda
    return agenda[-1] if agenda else None
