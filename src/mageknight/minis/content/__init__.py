"""The content of the miniatures game: data files, their format, and the library that reads them."""

from __future__ import annotations


def content_ids() -> list[str]:
    """Every piece the package offers, as game, kind and name: figures, items, companies, domains, spells, terrain, tables,
    armies, abilities."""
    from mageknight.minis.content import abilities
    from mageknight.minis.content.companies import official_companies
    from mageknight.minis.content.domains import official_domains
    from mageknight.minis.content.files import names
    from mageknight.minis.content.library import official
    from mageknight.minis.content.spells import official_spells
    from mageknight.minis.content.terrain import pieces, tables

    return [
        *(f"minis/figure/{each.key}" for each in official()),
        *(f"minis/item/{each}" for each in official().items),
        *(f"minis/company/{each}" for each in official_companies()),
        *(f"minis/domain/{each}" for each in official_domains()),
        *(f"minis/spell/{each}" for each in official_spells()),
        *(f"minis/ability/{each.name}" for each in abilities.table()),
        *(f"minis/piece/{each}" for each in pieces()),
        *(f"minis/table/{each}" for each in tables()),
        *(f"minis/army/{each}" for each in names("armies", ".txt")),
    ]
