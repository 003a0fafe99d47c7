"""The registry of games. The kernel knows none; each is named here by the module that offers its kit."""

from __future__ import annotations

import importlib
from typing import Any, Final

from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import refuse

_MODULES: Final[dict[str, str]] = {}
_KITS: Final[dict[str, Kit[Any]]] = {}


def register(name: str, module: str) -> None:
    """Make a game known: `module` has a function ``kit()``; it is imported when the game is first asked for."""
    _MODULES[name] = module


def kit_named(name: str) -> Kit[Any]:
    """The kit of a registered game; an unknown name is refused."""
    if name not in _KITS:
        if name not in _MODULES:
            raise refuse("unknown-game", game=name, known=", ".join(_MODULES))
        kit: Kit[Any] = importlib.import_module(_MODULES[name]).kit()
        _KITS[name] = kit
    return _KITS[name]


def games() -> list[str]:
    """The names of all registered games."""
    return list(_MODULES)
