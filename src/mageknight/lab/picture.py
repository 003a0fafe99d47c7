"""Pictures: a view drawn as SVG. A notebook shows it by itself."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin, sqrt
from typing import Any, Final

from mageknight.board.view.types import BoardView, HexView
from mageknight.kernel.contract import View
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.view.build import BattleView, FigureView

GROUND: Final = {
    "plains": "#cfe3a0",
    "hills": "#d6b97f",
    "forest": "#7fae74",
    "wasteland": "#b7a79a",
    "desert": "#efdfa0",
    "swamp": "#8f9b74",
    "lake": "#7fb2d9",
    "mountain": "#8a8a92",
    "sea": "#4f86b8",
    "city": "#d9d3c7",
}
SEATS: Final = ("#b03a3a", "#3a62b0", "#3a9150", "#8c5ab0", "#b0803a")
PILES: Final = {
    "green": "#3f7f3f",
    "gray": "#777777",
    "violet": "#7a4f9e",
    "brown": "#7a5530",
    "red": "#a33030",
    "white": "#dddddd",
}
KINDS: Final = ("#c9c9c9", "#9fbf7f", "#7d7468", "#c8a873", "#b58f58", "#9cc7e6", "#5b93c4", "#a9a09a")
SIZE: Final = 22.0
"""The side of a hex, and an inch of a battlefield, in units of the picture."""


class Picture:
    """A drawing; notebooks show it, `save` writes it to a file."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str) -> None:
        """Write the drawing to a file."""
        from pathlib import Path

        Path(file).write_text(self.svg, encoding="utf-8")


def picture_of(view: View, state: Any = None) -> Picture:
    """The picture for a viewer. The terrain of a battlefield is taken from its state: all of it is public."""
    if isinstance(view, BoardView):
        return Picture(board_svg(view))
    if isinstance(view, BattleView):
        return Picture(battle_svg(view, state))
    return Picture(framed([f'<text x="4" y="16">{escape(type(view).__name__)}</text>'], 0, 0, 200, 24))


def framed(parts: list[str], x: float, y: float, width: float, height: float) -> str:
    box = f"{x:.0f} {y:.0f} {width:.0f} {height:.0f}"
    style = "font: 6px sans-serif; text-anchor: middle"
    shown = min(900, max(560, width))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{shown:.0f}" style="{style}">'
        + "".join(parts)
        + "</svg>"
    )


def middle(hexagon: HexView) -> tuple[float, float]:
    """The middle of a space."""
    return SIZE * sqrt(3) * (hexagon.q + hexagon.r / 2), SIZE * 1.5 * hexagon.r


def board_svg(view: BoardView) -> str:
    """The map: terrain, sites, enemies, shields and heroes."""
    hexes = [one for tile in view.tiles for one in tile.hexes]
    parts = [part for one in hexes for part in hex_parts(one)]
    places = {one.space: middle(one) for one in hexes}
    for player in view.players:
        if player.space in places:
            x, y = places[player.space]
            colour = SEATS[player.seat % len(SEATS)]
            title = escape(f"{player.hero}: Fame {player.fame}")
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y + 9:.1f}" r="6" fill="{colour}" stroke="#fff"><title>{title}</title></circle>'
            )
    xs = [x for x, _ in places.values()]
    ys = [y for _, y in places.values()]
    if not xs:
        return framed([], 0, 0, 100, 100)
    edge = 2 * SIZE
    return framed(parts, min(xs) - edge, min(ys) - edge, max(xs) - min(xs) + 2 * edge, max(ys) - min(ys) + 2 * edge)


def hex_parts(one: HexView) -> list[str]:
    x, y = middle(one)
    corners = [(x + SIZE * sin(k * pi / 3), y - SIZE * cos(k * pi / 3)) for k in range(6)]
    points = " ".join([f"{cx:.1f},{cy:.1f}" for cx, cy in corners])
    fill = GROUND.get(one.terrain, "#ffffff")
    title = escape(f"{one.q},{one.r} {one.terrain} {one.site}")
    parts = [f'<polygon points="{points}" fill="{fill}" stroke="#665"><title>{title}</title></polygon>']
    if one.site != "none" and not one.empty:
        parts.append(f'<text x="{x:.1f}" y="{y - 8:.1f}">{escape(one.site.replace("_", " "))}</text>')
    for at, token in enumerate(one.enemies):
        name = escape(token.enemy or "?")
        parts.append(
            f'<circle cx="{x - 8 + 8 * at:.1f}" cy="{y:.1f}" r="5" fill="{PILES.get(token.pile, "#000")}"><title>{name}</title></circle>'
        )
    for at, seat in enumerate(one.shields):
        parts.append(f'<rect x="{x + 8:.1f}" y="{y - 4 + 6 * at:.1f}" width="5" height="5" fill="{SEATS[seat % 5]}"/>')
    return parts


def battle_svg(view: BattleView, state: Any) -> str:
    """A battlefield: terrain, figures with their front, objectives. South is below."""
    width, height = view.width / INCH * SIZE, view.height / INCH * SIZE

    def at(x: float, y: float) -> tuple[float, float]:
        return x / INCH * SIZE, height - y / INCH * SIZE

    parts = [f'<rect width="{width:.0f}" height="{height:.0f}" fill="#e9e4d6"/>']
    if isinstance(state, Battle):
        for piece in state.table.ground.pieces:
            points = " ".join(["{:.1f},{:.1f}".format(*at(x, y)) for x, y in piece.outline.ring])
            fill = KINDS[piece.kind % len(KINDS)]
            parts.append(
                f'<polygon points="{points}" fill="{fill}" stroke="#776"><title>{escape(piece.name)}</title></polygon>'
            )
    for objective in view.objectives:
        x, y = at(objective.x, objective.y)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#d9a520" stroke="#553"/>')
    for figure in view.figures:
        if figure.place == "fielded":
            parts.extend(figure_parts(figure, *at(figure.x, figure.y)))
    return framed(parts, 0, 0, width, height)


def figure_parts(figure: FigureView, x: float, y: float) -> list[str]:
    r = figure.radius / INCH * SIZE
    colour = SEATS[figure.owner % len(SEATS)]
    angle = figure.facing / 360 * pi
    fx, fy = x + r * cos(angle), y - r * sin(angle)
    title = escape(f"{figure.name} {figure.click}/{figure.clicks}")
    return [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}" stroke="#222"><title>{title}</title></circle>',
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{fx:.1f}" y2="{fy:.1f}" stroke="#fff" stroke-width="2"/>',
        f'<text x="{x:.1f}" y="{y + 3:.1f}" fill="#fff">{figure.figure + 1}</text>',
    ]
