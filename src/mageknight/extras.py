"""Extras an installation may lack, and the packages they bring along.

`pip install mageknight` is the games, the bots, the terminal and contests. A server, learning and plots need more; whoever asks for
them without is told what to install.
"""

from __future__ import annotations

import importlib.util
from typing import Final

EXTRAS: Final = {
    "postgres": ("psycopg", "psycopg_pool"),
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "fastapi",
        "itsdangerous",
        "limits",
        "prometheus_client",
        "pydantic_settings",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "uvloop",
    ),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "plots": ("matplotlib",),
    "cluster": ("distributed",),
}
"""The extras of the package, and which modules come with each."""


class ExtraMissingError(ModuleNotFoundError):
    """A module that comes with an extra is not installed."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(f"{module} is not installed; it comes with: pip install 'mageknight[{extra}]'", name=module)


def require(extra: str) -> None:
    """Stop with the name of the extra where one of its modules is missing."""
    for module in EXTRAS[extra]:
        if importlib.util.find_spec(module) is None:
            raise ExtraMissingError(extra, module)


def extra_of(error: ModuleNotFoundError) -> str | None:
    """The extra that brings what is missing."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return extra
    return None
