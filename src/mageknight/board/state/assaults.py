"""Combats of several players: with each other against a city, and against each other."""

from __future__ import annotations

from typing import ClassVar

from mageknight.board.state.turn import Turn
from mageknight.kernel.record import Record


class Assault(Record):
    """A cooperative assault on a city that all invited players agreed to.

    `seats` are the participants in the order of their combats, the initiator first; `shares` how many defenders each of them
    faces; `origins` the spaces they attack from; `dealt` the tokens of the defenders, share after share; `turns` are the turns of
    participants while another one has the word, in the same order; `ended` counts those that are over.
    """

    FIELDS = ("city", "seats", "shares", "origins", "dealt", "turns", "ended")

    def __init__(
        self,
        city: int,
        seats: list[int],
        shares: list[int],
        origins: list[int],
        dealt: list[int],
        turns: list[Turn],
        ended: int,
    ) -> None:
        self.city = city
        self.seats = seats
        self.shares = shares
        self.origins = origins
        self.dealt = dealt
        self.turns = turns
        self.ended = ended

    def copy(self) -> Assault:
        return Assault(
            city=self.city,
            seats=self.seats.copy(),
            shares=self.shares.copy(),
            origins=self.origins.copy(),
            dealt=self.dealt.copy(),
            turns=[turn.copy() for turn in self.turns],
            ended=self.ended,
        )

    def share_of(self, seat: int) -> list[int]:
        """The tokens dealt to a participant."""
        at = self.seats.index(seat)
        first = sum(self.shares[:at])
        return self.dealt[first : first + self.shares[at]]


class RivalCombat(Record):
    """A combat between two players (UE-PVP-02): the aggressor, whose turn it is, and the defender.

    `attendance` is that of the defender (see `rules.rivals.combat`); `phase` is Ranged and Siege or Melee; `attacker` is the seat
    whose attack is under way, `passes` how many times in succession nobody attacked. `turns` holds the turn of the one who has not
    the word, `wounds` and `knocked_out` what the combat has done to that hero. `mana` counts what was spent on the attack under way;
    `repelled` are the units whose last attack was blocked, by their uids.
    """

    SAVED_AS: ClassVar[str] = "Contest"

    FIELDS = (
        "aggressor",
        "defender",
        "attendance",
        "phase",
        "attacker",
        "passes",
        "turns",
        "wounds",
        "knocked_out",
        "mana",
        "repelled",
    )

    def __init__(
        self,
        aggressor: int,
        defender: int,
        attendance: int,
        phase: int,
        attacker: int,
        passes: int,
        turns: list[Turn],
        wounds: int,
        knocked_out: bool,
        mana: int = 0,
        repelled: tuple[int, ...] = (),
    ) -> None:
        self.aggressor = aggressor
        self.defender = defender
        self.attendance = attendance
        self.phase = phase
        self.attacker = attacker
        self.passes = passes
        self.turns = turns
        self.wounds = wounds
        self.knocked_out = knocked_out
        self.mana = mana
        self.repelled = repelled

    def copy(self) -> RivalCombat:
        return RivalCombat(
            aggressor=self.aggressor,
            defender=self.defender,
            attendance=self.attendance,
            phase=self.phase,
            attacker=self.attacker,
            passes=self.passes,
            turns=[turn.copy() for turn in self.turns],
            wounds=self.wounds,
            knocked_out=self.knocked_out,
            mana=self.mana,
            repelled=self.repelled,
        )

    def rival(self, seat: int) -> int:
        """The other one of the two."""
        return self.defender if seat == self.aggressor else self.aggressor
