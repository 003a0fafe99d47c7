"""Facts of the map that hold until somebody writes on it: sites, ground, names of spaces, ways over it."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.message import Message


class Land:
    """Facts worked out once for a map and shared by all copies of a state that share the map (see `rules.world.ground.land_of`).

    It is no part of a state: nothing of it is saved or compared, and a map that is written on has none any more.
    """

    def __init__(self, secrets: tuple[int, ...], shut: bool) -> None:
        self.secrets = secrets
        self.shut = shut
        self.ground: dict[int, int] = {}
        self.site: dict[int, int] = {}
        self.sites: dict[int, list[int]] = {}
        self.walled: set[int] = set()
        """The positions of tiles with walls on them."""
        self.names: dict[int, Message] = {}
        self.steps: dict[tuple[int, int, int], Message] = {}
        """The words of a step by where it begins, where it ends and what it costs."""
        self.ways: dict[tuple[Any, ...], tuple[Any, ...]] = {}
