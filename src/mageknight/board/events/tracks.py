"""Points, mana, Fame and Reputation."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.shapes import OfSeat
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.turn import DICE_USED
from mageknight.board.terms import LAST_FAME, REPUTATION_X
from mageknight.kernel.event import Event

LOCKED: Final = 8
"""A die held by a spell belongs to this plus the seat: it is in nobody's reach."""

MOVE: Final = 0
INFLUENCE: Final = 1
HEAL: Final = 2
POINTS: Final = ("move", "influence", "heal")

# Where points come from that no card, unit, skill, Tactic or site gives; 0 stands for what is spent.
BY_REPUTATION: Final = -1
BY_SHIELDS: Final = -2


def packed_gain(what: int, amount: int, source: int) -> int:
    """A contribution as a turn keeps it: what it is to, how much, from which source."""
    return ((source + 8) * 4 + what) * 1024 + amount + 512


def unpacked_gain(gain: int) -> tuple[int, int, int]:
    """The purpose, amount and source of a packed contribution."""
    tag, amount = gain >> 10, (gain & 1023) - 512
    return tag & 3, amount, (tag >> 2) - 8


class PointsGained(Event[BoardState]):
    """Move, Influence or Healing points came in (negative when spent)."""

    FIELDS = ("seat", "what", "amount", "source")
    PUBLIC = FIELDS

    def __init__(self, seat: int, what: int, amount: int, source: int) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount
        self.source = source

    def apply(self, state: BoardState) -> None:
        turn = state.turn
        turn.gains.append(packed_gain(self.what, self.amount, self.source))
        if self.what == MOVE:
            turn.move += self.amount
        elif self.what == INFLUENCE:
            turn.influence += self.amount
        else:
            turn.heal += self.amount


class PointsLost(Event[BoardState]):
    """UE-TURN-36, UE-WOUND-13: unspent points are gone."""

    FIELDS = ("seat", "what")
    PUBLIC = FIELDS

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what

    def apply(self, state: BoardState) -> None:
        turn = state.turn
        if turn.gains:
            turn.gains = [gain for gain in turn.gains if gain >> 10 & 3 != self.what]
        if self.what == MOVE:
            turn.move = 0
        elif self.what == INFLUENCE:
            turn.influence = 0
        else:
            turn.heal = 0


class FameGained(Event[BoardState]):
    """UE-RANGED-12: Fame counts at once; the level follows at the end of the turn."""

    FIELDS = ("seat", "amount", "source")
    PUBLIC = FIELDS

    def __init__(self, seat: int, amount: int, source: int) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.fame = min(LAST_FAME, player.fame + self.amount)


class ReputationChanged(Event[BoardState]):
    """The Reputation marker moved; it stops at both ends of the track."""

    FIELDS = ("seat", "amount", "source")
    PUBLIC = FIELDS

    def __init__(self, seat: int, amount: int, source: int) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source

    def apply(self, state: BoardState) -> None:
        player = state.players[self.seat]
        player.reputation = max(REPUTATION_X, min(-REPUTATION_X, player.reputation + self.amount))


class ManaGained(Event[BoardState]):
    """UE-GAIN-01: mana tokens came into the Play area (negative when one is used)."""

    FIELDS = ("seat", "colour", "count")
    PUBLIC = FIELDS

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat = seat
        self.colour = colour
        self.count = count

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].tokens[self.colour] += self.count


class CrystalGained(Event[BoardState]):
    """UE-GAIN-02: crystals came into the Inventory (negative when one is used or lost)."""

    FIELDS = ("seat", "colour", "count")
    PUBLIC = FIELDS

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat = seat
        self.colour = colour
        self.count = count

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].crystals[self.colour] += self.count


class CrystalSpent(Event[BoardState]):
    """UE-MANA-04: a crystal was turned into mana and used."""

    FIELDS = ("seat", "colour")
    PUBLIC = FIELDS

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].crystals[self.colour] -= 1
        state.turn.spent_crystals[self.colour] += 1


class ManaCleared(OfSeat):
    """UE-ENDTURN-04: all mana in the Play area returns to the bank."""

    def apply(self, state: BoardState) -> None:
        state.players[self.seat].tokens[:] = [0, 0, 0, 0, 0, 0]


class DieTaken(Event[BoardState]):
    """UE-MANA-11: a die of the Source was taken and its mana used."""

    FIELDS = ("seat", "die", "counts")
    PUBLIC = FIELDS

    def __init__(self, seat: int, die: int, counts: bool) -> None:
        self.seat = seat
        self.die = die
        self.counts = counts

    def apply(self, state: BoardState) -> None:
        state.dice_owner[self.die] = self.seat
        state.turn.dice_taken.append(self.die)
        state.turn.counts[DICE_USED] += 1
        if self.counts:
            state.turn.dice -= 1


class DieClaimed(Event[BoardState]):
    """A die of the Source was set aside for one player, to be used in a later turn."""

    FIELDS = ("seat", "die")
    PUBLIC = FIELDS

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def apply(self, state: BoardState) -> None:
        state.dice_owner[self.die] = self.seat


class DieLocked(Event[BoardState]):
    """A die was taken out of the Source until the end of the Round; it gives nobody mana."""

    FIELDS = ("seat", "die")
    PUBLIC = FIELDS

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def apply(self, state: BoardState) -> None:
        state.dice_owner[self.die] = LOCKED + self.seat


class DieSet(Event[BoardState]):
    """A die of the Source was taken and turned to a colour; it goes back at the end of the turn without being rolled."""

    FIELDS = ("seat", "die", "colour")
    PUBLIC = FIELDS

    def __init__(self, seat: int, die: int, colour: int) -> None:
        self.seat = seat
        self.die = die
        self.colour = colour

    def apply(self, state: BoardState) -> None:
        state.dice[self.die] = self.colour
        state.dice_owner[self.die] = self.seat
        state.turn.dice_taken.append(self.die)
        state.turn.dice_kept.append(self.die)
        state.turn.counts[DICE_USED] += 1


class DiceAllowed(Event[BoardState]):
    """A player may use so many more dice of the Source this turn."""

    FIELDS = ("seat", "count")
    PUBLIC = FIELDS

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def apply(self, state: BoardState) -> None:
        state.turn.dice += self.count


class DieTurned(Event[BoardState]):
    """A die shows another face: rolled, or set by an effect."""

    FIELDS = ("die", "colour")
    PUBLIC = FIELDS

    def __init__(self, die: int, colour: int) -> None:
        self.die = die
        self.colour = colour

    def apply(self, state: BoardState) -> None:
        state.dice[self.die] = self.colour


class DieRolled(Event[BoardState]):
    """A mana die was rolled for an effect; it is not one of the Source."""

    FIELDS = ("seat", "colour")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def apply(self, state: BoardState) -> None:
        """The die changes nothing by itself."""


class DieReturned(Event[BoardState]):
    """UE-MANA-12: a die is back in the Source."""

    FIELDS = ("die",)
    PUBLIC = FIELDS

    def __init__(self, die: int) -> None:
        self.die = die

    def apply(self, state: BoardState) -> None:
        state.dice_owner[self.die] = -1


class EffectBegan(Event[BoardState]):
    """An effect that lasts was entered into the register."""

    FIELDS = ("active",)
    PUBLIC = ()

    def __init__(self, active: LastingEffect) -> None:
        self.active = active

    def apply(self, state: BoardState) -> None:
        state.active.append(self.active)


class EffectEnded(Event[BoardState]):
    """An effect that lasted is used up."""

    FIELDS = ("active",)
    PUBLIC = ()

    def __init__(self, active: LastingEffect) -> None:
        self.active = active

    def apply(self, state: BoardState) -> None:
        state.active.remove(self.active)


class EffectsExpired(Event[BoardState]):
    """Everything that lasted until this moment has ended; seat -1 means for everybody."""

    FIELDS = ("until", "seat")
    PUBLIC = ()

    def __init__(self, until: int, seat: int = -1) -> None:
        self.until = until
        self.seat = seat

    def apply(self, state: BoardState) -> None:
        kept = [a for a in state.active if a.until != self.until or (self.seat >= 0 and a.seat != self.seat)]
        if len(kept) < len(state.active):
            state.active[:] = kept


class Counted(Event[BoardState]):
    """Something the rules count during a turn happened."""

    FIELDS = ("what", "count")
    PUBLIC = ()

    def __init__(self, what: int, count: int = 1) -> None:
        self.what = what
        self.count = count

    def apply(self, state: BoardState) -> None:
        state.turn.counts[self.what] += self.count
