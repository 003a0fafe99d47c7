"""Structured logs, without anything that opens a door: no tokens, passwords, seeds, cookies or hands."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from mageknight.server.settings import Settings

SECRET: Final = ("token", "password", "seed", "cookie", "authorization", "secret", "pin", "state", "command")
"""A field whose name contains one of these is never written."""


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blot out fields that might hold a secret."""
    for name in event:
        if any(word in name.lower() for word in SECRET):
            event[name] = "***"
    return event


def configure(settings: Settings) -> None:
    """Write logs to standard error, for people or for machines."""
    level = getattr(logging, settings.log_level.upper())
    last: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        # Not the pretty tracebacks: they would show the values of variables, and with them secrets.
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    processors: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    if settings.log_format == "json":
        processors.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*processors, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
