"""Marks that place an event in a log: what it heads, whether it may be folded away, and which things on the table it is about."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Rank = Literal["turn", "phase", "news", "step", "trifle", "reason"]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of a line in a log.

    A line of rank ``turn`` or ``phase`` heads those after it; ``news`` is a step that others want to hear of even when
    they hear little; a ``trifle`` may be folded away; a ``reason`` says why somebody who can be asked did the step.
    `about` names things everybody sees on the table, as clients name them: ``space:17``, ``figure:3``; of the line that
    heads a turn it names whose turn it is: ``seat:0``.
    """

    rank: Rank = "step"
    about: tuple[str, ...] = ()


STEP: Final = Mark()
"""An event like most."""
