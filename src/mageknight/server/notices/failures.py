"""The reason a notice did not arrive, as it is kept for the person it was for."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say

REASONS: Final = (
    "unreachable",
    "insecure",
    "slow",
    "status",
    "redirect",
    "forbidden",
    "mail-server",
    "recipient",
    "unoffered",
    "error",
)


class Trouble(Exception):
    """A notice did not arrive. After a `final` one it is not tried again."""

    def __init__(self, reason: str, detail: str = "", final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.final = final

    def __str__(self) -> str:
        return f"{self.reason} {self.detail}".strip()


def told(kept: str) -> Message:
    """The message for the person that stands in the database."""
    reason, _, detail = kept.partition(" ")
    return say(f"server-notice-trouble-{reason}", detail=detail)
