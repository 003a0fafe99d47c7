"""Castle sections as terrain: a top to walk on, stone beneath it, portals that are open or shut.

A section lies on the table as several pieces: its top, an abrupt elevation, and at ground level the stone and the shut portals.
Which portals are open is part of its name, so that opening one is nothing but another piece lying in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageknight.minis.content.schema import Point, WorksSheet
from mageknight.minis.table.outline import Outline
from mageknight.minis.table.terrain import ABRUPT, BLOCKING, Piece, Segment, Works

BAR: Final = 40
"""How thick a shut portal is, in units."""

Stretches = tuple[tuple[Point, Point], ...]


class CastleCard:
    """A castle section round its origin: its first name, its portals and which of them are open, as bits; or planking."""

    def __init__(
        self,
        section: str,
        portals: tuple[Stretches, ...],
        arch: tuple[Point, ...],
        is_wall: bool,
        crowded: bool,
        ruin: str,
        open: int = 0,
        plank: bool = False,
    ) -> None:
        self.section = section
        self.portals = portals
        self.arch = arch
        self.is_wall = is_wall
        self.crowded = crowded
        self.ruin = ruin
        self.open = open
        self.plank = plank

    @property
    def name(self) -> str:
        return name_of(self.section, self.open)

    def with_open(self, bits: int) -> CastleCard:
        """The same section with these portals open."""
        return CastleCard(
            section=self.section,
            portals=self.portals,
            arch=self.arch,
            is_wall=self.is_wall,
            crowded=self.crowded,
            ruin=self.ruin,
            open=bits,
        )

    def laid(self, name: str, moved: Callable[[Point], Point], corners: tuple[Point, ...], number: int) -> list[Piece]:
        """The section on a table: its top first, then what stands beneath it."""
        if self.plank:
            return [self.planking(name, [moved(each) for each in corners], number)]
        doors = [_segment(each, moved) for portal in self.portals for each in portal]
        stairs = [
            _segment(each, moved)
            for bit, portal in enumerate(self.portals)
            for each in portal
            if not self.arch and self.open >> bit & 1
        ]
        arch = Outline([moved(each) for each in self.arch]) if self.arch else None
        low = min(y for _, y in corners)
        front = [each for each in corners if each[1] == low] if self.is_wall or self.arch else []
        outside = _segment((front[0], front[1]), moved) if front else None
        surface = len(self.portals) > 0 and not self.arch
        works = Works(
            word=self.section,
            arch=arch,
            is_open=self.open != 0,
            doors=doors,
            crowded=self.crowded,
            is_wall=self.is_wall,
            front=outside,
            surface=surface,
        )
        works.stairs = list(stairs)
        top = Piece(
            ABRUPT, Outline([moved(each) for each in corners]), access=stairs, name=name, number=number, castle=works
        )
        below = [
            Piece(BLOCKING, Outline([moved(each) for each in block]), name=name, number=number, masonry=True)
            for block in self.blocks(corners)
        ]
        return [top, *below]

    def planking(self, name: str, corners: list[Point], number: int) -> Piece:
        """Planking on a table: a walk with nothing beneath it."""
        works = Works(
            word=self.section, arch=Outline(corners), is_open=True, doors=[], crowded=False, is_wall=False, plank=True
        )
        return Piece(ABRUPT, Outline(corners), name=name, number=number, castle=works)

    def blocks(self, corners: tuple[Point, ...]) -> list[tuple[Point, ...]]:
        """The stone in the way at ground level, on both sides of a way through, and shut portals in that way."""
        if not self.arch:
            return [corners]
        left, right = min(x for x, _ in self.arch), max(x for x, _ in self.arch)
        low, high = min(y for _, y in corners), max(y for _, y in corners)
        west, east = min(x for x, _ in corners), max(x for x, _ in corners)
        found = [_box(west, low, left, high), _box(right, low, east, high)]
        for bit, portal in enumerate(self.portals):
            if not self.open >> bit & 1:
                for (_, y), _ in portal:
                    found.append(_box(left, y, right, y + BAR) if y < 0 else _box(left, y - BAR, right, y))
        return found


def _box(x0: int, y0: int, x1: int, y1: int) -> tuple[Point, ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def _segment(stretch: tuple[Point, Point], moved: Callable[[Point], Point]) -> Segment:
    (ax, ay), (bx, by) = moved(stretch[0]), moved(stretch[1])
    return ax, ay, bx, by


def name_of(section: str, open: int) -> str:
    """The name of a section with these portals open."""
    if not open:
        return section
    numbers = "".join([str(bit + 1) for bit in range(open.bit_length()) if open >> bit & 1])
    return f"{section}-open-{numbers}"


def card_of(name: str, sheet: WorksSheet) -> CastleCard:
    """The section a sheet describes, all its portals shut."""
    portals = tuple([tuple(each) for each in sheet.portals])
    return CastleCard(
        section=name,
        portals=portals,
        arch=tuple(sheet.arch),
        is_wall=sheet.wall,
        crowded=sheet.crowded,
        ruin=sheet.ruin,
        plank=sheet.plank,
    )


def variants(card: CastleCard) -> list[CastleCard]:
    """The section with some of its portals open, every way there is."""
    return [card.with_open(bits) for bits in range(1, 1 << len(card.portals))]
