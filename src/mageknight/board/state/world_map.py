"""The map: tiles, tokens, shields, cities."""

from __future__ import annotations

from mageknight.board.lattice import SLOTS
from mageknight.board.state.land import Land
from mageknight.kernel.record import Record


class Map(Record):
    """The map: tiles by position, tokens by space, shields, cities.

    `tile_at` gives the tile at each position or -1; `tokens` are the enemy tokens on the map as space * 1024 + instance * 2 + face
    up; `ruins` likewise for ruin tokens; `shields` (see `marks`) in the order placed; `city_shields` the same on City
    cards; `city_at`, `city_level`, `city_taken` describe revealed cities in the order of reveal. `slain` are spaces where
    a rampaging enemy was defeated; `known` what single players have looked at (see `known_mark`); `paths` the ways through mazes and
    labyrinths already taken, as space * 4 + path. `annexes` are the right halves of Megapolises, as space * 64 + kind of
    city * 8 + number of the city they belong to.

    `land` is what was worked out from all this; whoever writes on the map gets it without (`BoardState.own_map`).
    """

    FIELDS = (
        "tile_at",
        "rotation",
        "deck",
        "spare",
        "tokens",
        "ruins",
        "shields",
        "city_at",
        "city_kind",
        "city_level",
        "city_taken",
        "city_shields",
        "slain",
        "known",
        "paths",
        "annexes",
    )

    def __init__(
        self,
        tile_at: list[int],
        rotation: list[int],
        deck: list[int],
        spare: list[int],
        tokens: list[int],
        ruins: list[int],
        shields: list[int],
        city_at: list[int],
        city_kind: list[int],
        city_level: list[int],
        city_taken: list[int],
        city_shields: list[int],
        slain: list[int],
        known: list[int],
        paths: list[int],
        annexes: list[int],
    ) -> None:
        self.tile_at = tile_at
        self.rotation = rotation
        self.deck = deck
        self.spare = spare
        self.tokens = tokens
        self.ruins = ruins
        self.shields = shields
        self.city_at = city_at
        self.city_kind = city_kind
        self.city_level = city_level
        self.city_taken = city_taken
        self.city_shields = city_shields
        self.slain = slain
        self.known = known
        self.paths = paths
        self.annexes = annexes
        self.land: Land | None = None

    def copy(self) -> Map:
        return Map(
            tile_at=self.tile_at.copy(),
            rotation=self.rotation,
            deck=self.deck.copy(),
            spare=self.spare.copy(),
            tokens=self.tokens.copy(),
            ruins=self.ruins.copy(),
            shields=self.shields.copy(),
            city_at=self.city_at.copy(),
            city_kind=self.city_kind.copy(),
            city_level=self.city_level.copy(),
            city_taken=self.city_taken.copy(),
            city_shields=self.city_shields.copy(),
            slain=self.slain.copy(),
            known=self.known.copy(),
            paths=self.paths.copy(),
            annexes=self.annexes.copy(),
        )


def empty_map() -> Map:
    return Map(
        tile_at=[-1] * SLOTS,
        rotation=[],
        deck=[],
        spare=[],
        tokens=[],
        ruins=[],
        shields=[],
        city_at=[],
        city_kind=[],
        city_level=[],
        city_taken=[],
        city_shields=[],
        slain=[],
        known=[],
        paths=[],
        annexes=[],
    )
