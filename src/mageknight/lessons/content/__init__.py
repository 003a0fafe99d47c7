"""The lessons of the package, as data: a folder for each game."""

from __future__ import annotations


def content_ids() -> list[str]:
    """Every lesson, such as ``lessons/board/purpose``, for the content ledger."""
    from mageknight.lessons.shelf import lessons

    return [f"lessons/{lesson.game}/{lesson.name}" for lesson in lessons()]
