"""The games there are. Importing this module makes them known to the registry."""

from __future__ import annotations

from mageknight.kernel.registry import register

register("demo", "mageknight.demo.kit")
register("board", "mageknight.board.kit")
register("minis", "mageknight.minis.kit")
