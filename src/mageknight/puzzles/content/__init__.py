"""The puzzles of the package: a folder for each game, a file for each puzzle."""

from __future__ import annotations


def content_ids() -> list[str]:
    """Every puzzle, such as ``puzzles/board/board-fight-01``, for the content ledger."""
    from mageknight.puzzles.shelf import puzzles

    return [f"puzzles/{puzzle.game}/{puzzle.name}" for puzzle in puzzles()]
