"""Refusals are for players: a reason, the rules behind it, the facts of the case. Errors are for programmers."""

from __future__ import annotations

from mageknight.kernel.message import Arg, Message


class Refusal(Exception):
    """The reason why something may not be done.

    `reason` is a short code such as ``board-too-few-move-points``; the sentence is the catalogue's entry
    ``refusal-<reason>`` and `facts` are its arguments. `rules` are ids of the rule ledger.
    `Options.explain` returns a refusal, `Game.apply` raises it; in both cases nothing has changed.
    """

    def __init__(self, reason: str, rules: tuple[str, ...] = (), facts: dict[str, Arg] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules
        self.facts: dict[str, Arg] = facts if facts is not None else {}

    def copy(self) -> Refusal:
        """The same refusal, to be raised. Rules keep refusals they often need, and one that is raised itself would keep, with its
        traceback, every position it was ever raised about.
        """
        return Refusal(self.reason, self.rules, self.facts)

    def message(self) -> Message:
        return Message("refusal-" + self.reason, self.facts)

    def __str__(self) -> str:
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{self.reason}{rules} {self.facts}" if self.facts else f"{self.reason}{rules}"


def refuse(reason_: str, /, *rules: str, **facts: Arg) -> Refusal:
    """Build a refusal; the caller returns or raises it.

    The underscore leaves the name ``reason`` to the facts: compiled, a positional name shadows a fact of the same name.
    """
    return Refusal(reason_, rules, {name.replace("_", "-"): value for name, value in facts.items()})
