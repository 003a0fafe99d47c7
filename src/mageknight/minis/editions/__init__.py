"""The editions of the miniatures game: rule sets over one table."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import refuse
from mageknight.minis.edition.edition import Edition
from mageknight.minis.editions.conquest import Conquest
from mageknight.minis.editions.dragon import DragonHunt
from mageknight.minis.editions.quickstart import QuickStart
from mageknight.minis.editions.rebellion import Rebellion
from mageknight.minis.editions.second import SecondEdition

EDITIONS: Final[dict[str, Edition]] = {
    each.name: each for each in (Rebellion(), QuickStart(), SecondEdition(), Conquest(), DragonHunt())
}


def edition_named(name: str) -> Edition:
    """An edition by name; an unknown one is refused."""
    found = EDITIONS.get(name)
    if found is None:
        raise refuse("minis-unknown-edition", edition=name, known=", ".join(EDITIONS))
    return found
