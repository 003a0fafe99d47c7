"""State of single scenarios and variants: who is out, secret entrances, drafted cards, a hidden die."""

from __future__ import annotations

from mageknight.kernel.record import Record

NO_DIE = -1
UNKNOWN = 0
NOT_WHITE = 1
NOT_RED = 2
SHOWN = 3


class Affairs(Record):
    """The state a plain game does without. It is replaced as a whole and never changed, so copies of a state share it.

    `out` are the seats that were eliminated; `shut` says that the portal is closed; `secrets` are the secret entrances, as
    space * 32 + site; `owed` substitutes for tokens that ran out, as space * 8 + pile; `upgrades` the advanced actions laid out
    between two Rounds; `packs` the cards each seat has to draft from, `kept` those it has set aside. `named` is the member each
    team wants to bring home. `die` is the colour hidden against the one enemy of a combat, `die_by` who set it, `die_known` how
    much of it everybody knows.
    """

    FIELDS = (
        "out",
        "shut",
        "secrets",
        "owed",
        "upgrades",
        "packs",
        "kept",
        "named",
        "die",
        "die_by",
        "die_known",
    )

    def __init__(
        self,
        out: tuple[int, ...] = (),
        shut: bool = False,
        secrets: tuple[int, ...] = (),
        owed: tuple[int, ...] = (),
        upgrades: tuple[int, ...] = (),
        packs: tuple[tuple[int, ...], ...] = (),
        kept: tuple[tuple[int, ...], ...] = (),
        named: tuple[int, ...] = (),
        die: int = NO_DIE,
        die_by: int = -1,
        die_known: int = UNKNOWN,
    ) -> None:
        self.out = out
        self.shut = shut
        self.secrets = secrets
        self.owed = owed
        self.upgrades = upgrades
        self.packs = packs
        self.kept = kept
        self.named = named
        self.die = die
        self.die_by = die_by
        self.die_known = die_known

    def copy(self) -> Affairs:
        """Another one, free to be changed before it takes its place."""
        return Affairs(
            out=self.out,
            shut=self.shut,
            secrets=self.secrets,
            owed=self.owed,
            upgrades=self.upgrades,
            packs=self.packs,
            kept=self.kept,
            named=self.named,
            die=self.die,
            die_by=self.die_by,
            die_known=self.die_known,
        )


NONE = Affairs()
"""The affairs of a plain game."""


def is_plain(affairs: Affairs) -> bool:
    """Is there nothing out of the ordinary?"""
    return affairs is NONE or affairs == NONE


def with_row(rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The rows of all seats, that of one seat replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])


def without(row: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A row without one card of it."""
    at = row.index(card)
    return (*row[:at], *row[at + 1 :])
