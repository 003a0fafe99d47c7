"""Effects that last: the entries of the register."""

from __future__ import annotations

from mageknight.kernel.record import Record


class LastingEffect(Record):
    """One entry of the register of lasting effects.

    `key` says what it does (see `register`), `seat` whom it serves, `target` what it is about (an enemy token, a unit, a
    terrain … or -1), `until` when it ends, `source` the card, unit or skill it came from. `amount` is the number it works with and
    `bound` how far that may go; what else they mean for some kinds has a name of its own below. Entries are small and alike, so that a
    state can be copied and folded quickly.
    """

    SAVED_AS = "Active"
    FIELDS = ("key", "seat", "target", "amount", "bound", "until", "source")

    def __init__(self, key: int, seat: int, target: int, amount: int, bound: int, until: int, source: int) -> None:
        self.key = key
        self.seat = seat
        self.target = target
        self.amount = amount
        self.bound = bound
        self.until = until
        self.source = source

    @property
    def effect(self) -> int:
        """The effect that is used, or follows: of grants, and of what comes about later."""
        return self.amount

    @property
    def context(self) -> int:
        """The key of the use of an effect it goes back to: of grants, and of what comes about later."""
        return self.bound

    @property
    def mark(self) -> int:
        """The colour or the token that lies on a skill."""
        return self.amount

    @property
    def removed_abilities(self) -> int:
        """The abilities an enemy or an attack loses, a bit each."""
        return self.amount

    @property
    def removed_resistances(self) -> int:
        """The resistances an enemy loses, a bit each."""
        return self.bound
