"""The peoples: small-int ids, symbols, subfactions, and the shapes of bases; definitions from data files."""

from __future__ import annotations

from functools import cache

from mageknight.minis.content.files import read_sheet
from mageknight.minis.content.schema import BaseFile, FactionFile, FactionSheet
from mageknight.minis.figures.figure import BaseDef


class FactionDef:
    """A faction. `bit` is its place in `FigureDef.symbols`, 0 when its figures carry no symbol (REB-FRM-03)."""

    def __init__(self, id: int, sheet: FactionSheet) -> None:
        self.id = id
        self.name = sheet.id
        self.bit = 1 << id if sheet.symbol else 0
        self.generations = tuple(sheet.generations)
        self.subfactions = tuple(sheet.subfactions)
        self.heir = sheet.heir

    @property
    def name_key(self) -> str:
        return f"minis-faction-{self.name}"


@cache
def table() -> tuple[FactionDef, ...]:
    """All factions; a faction's id is its position."""
    sheets = read_sheet("factions.json", FactionFile).factions
    return tuple(FactionDef(number, sheet) for number, sheet in enumerate(sheets))


@cache
def ids() -> dict[str, int]:
    """Id by name."""
    return {each.name: each.id for each in table()}


@cache
def bases() -> dict[str, BaseDef]:
    """The shapes of bases by name: their sizes are content and stand nowhere else."""
    sheets = read_sheet("bases.json", BaseFile).bases
    return {
        sheet.id: BaseDef(
            index=number, name=sheet.id, radius=sheet.radius, nose=sheet.nose, tail=sheet.tail, stand=sheet.stand
        )
        for number, sheet in enumerate(sheets)
    }
