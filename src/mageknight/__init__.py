"""The Mage Knight games, playable. An unofficial work of fans.

What a program or a notebook needs is here; it is loaded when it is first used.

>>> import mageknight
>>> mageknight.game_names()
['demo', 'board', 'minis']
>>> game = mageknight.start("minis", edition="quick-start", table="four-boulders", edges=(0, 2), seed="docs")
>>> game.seat
0
"""

from __future__ import annotations

import importlib
from typing import Any

__version__ = "0.1.0"

_OFFERED = {
    "Advice": "mageknight.session",
    "Option": "mageknight.session",
    "Play": "mageknight.session",
    "Refusal": "mageknight.kernel.refusal",
    "game_names": "mageknight.session",
    "load": "mageknight.session",
    "situation": "mageknight.session",
    "start": "mageknight.session",
}
"""Where each name lives. They are looked up by name: nothing below may depend on what is above it (types: `__init__.pyi`)."""


def __getattr__(name: str) -> Any:
    """Load what is asked for: `import mageknight` alone stays quick."""
    if name not in _OFFERED:
        raise AttributeError(name)
    return getattr(importlib.import_module(_OFFERED[name]), name)


def __dir__() -> list[str]:
    return [*_OFFERED, "__version__"]
