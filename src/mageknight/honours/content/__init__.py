"""The honours of the package: a folder for each game, a file for each honour."""

from __future__ import annotations


def content_ids() -> list[str]:
    """Every honour, such as ``honours/board/board-first-city``, for the content ledger."""
    from mageknight.honours.shelf import own

    return [f"honours/{honour.game}/{honour.name}" for honour in own()]
