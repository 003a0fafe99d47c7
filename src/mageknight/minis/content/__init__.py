"""The content of the miniatures game: data files, their format, and the library that reads them."""

from __future__ import annotations


def content_ids() -> list[str]:
    """Every piece the package offers, as game, kind and name: figures, terrain, tables, armies, abilities."""
    from mageknight.minis.content import abilities
    from mageknight.minis.content.files import names
    from mageknight.minis.content.library import official
    from mageknight.minis.content.terrain import pieces, tables

    return [
        *(f"minis/figure/{each.key}" for each in official()),
        *(f"minis/ability/{each.name}" for each in abilities.table()),
        *(f"minis/piece/{each}" for each in pieces()),
        *(f"minis/table/{each}" for each in tables()),
        *(f"minis/army/{each}" for each in names("armies", ".txt")),
    ]
