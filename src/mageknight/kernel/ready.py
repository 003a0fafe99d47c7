"""Games one can sit down to at once: a set-up with everything chosen, and what to say about it."""

from __future__ import annotations

import msgspec

from mageknight.kernel.contract import Setup
from mageknight.kernel.message import Message


class ReadyGame(msgspec.Struct, frozen=True):
    """A set-up somebody can begin with one click: the computer takes every seat but `seat`.

    Clients draw the picture they have for `id`; one they do not know has none.
    """

    id: str
    setup: Setup
    seat: int
    title: Message
    about: Message
