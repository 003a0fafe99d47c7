"""Effects that last: the entries of the register."""

from __future__ import annotations

from mageknight.kernel.record import Record


class Active(Record):
    """One entry of the register of active effects.

    `key` says what it does (see `register`), `seat` whom it serves, `target` what it is about (an enemy token, a unit, a
    terrain … or -1), `a` and `b` are its numbers, `until` when it ends, `source` the card, unit or skill it came from.
    """

    FIELDS = ("key", "seat", "target", "a", "b", "until", "source")

    def __init__(self, key: int, seat: int, target: int, a: int, b: int, until: int, source: int) -> None:
        self.key = key
        self.seat = seat
        self.target = target
        self.a = a
        self.b = b
        self.until = until
        self.source = source
