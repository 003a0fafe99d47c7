"""The turn under way: what belongs to it and ends with it."""

from __future__ import annotations

from mageknight.board.terms import PH_NONE
from mageknight.kernel.record import Record

# What `Turn.counts` counts.
RECRUITED = 0
BLOCKED = 1
WOUNDS_TO_HAND = 2
REPUTATION_GIVEN = 3
DICE_USED = 4
WOUNDS_TO_DISCARD = 5
COMPANY = 6
PROPOSALS = 7
COUNTS = 8


class Turn(Record):
    """Everything that belongs to the turn under way and ends with it.

    `since` is the serial number at its start: units with a higher uid joined in it; `fought` are the units that attacked or blocked.
    `dice_taken` are the dice of the Source used so far; those of them in `dice_kept` go back without being rolled. `gains` are the
    contributions to Move, Influence and Healing, each a packed number (see `events.tracks`).
    """

    FIELDS = (
        "seat",
        "phase",
        "move",
        "influence",
        "heal",
        "acted",
        "moved",
        "dice",
        "path",
        "played",
        "hand_was_empty",
        "spent_crystals",
        "dice_taken",
        "counts",
        "interacting",
        "rewards",
        "forfeited",
        "extra_turn",
        "since",
        "fought",
        "dice_kept",
        "gains",
    )

    def __init__(
        self,
        seat: int,
        phase: int,
        move: int,
        influence: int,
        heal: int,
        acted: bool,
        moved: bool,
        dice: int,
        path: list[int],
        played: int,
        hand_was_empty: bool,
        spent_crystals: list[int],
        dice_taken: list[int],
        counts: list[int],
        interacting: bool,
        rewards: list[int],
        forfeited: bool,
        extra_turn: bool,
        since: int,
        fought: list[int],
        dice_kept: list[int],
        gains: list[int],
    ) -> None:
        self.seat = seat
        self.phase = phase
        self.move = move
        self.influence = influence
        self.heal = heal
        self.acted = acted
        self.moved = moved
        self.dice = dice
        self.path = path
        self.played = played
        self.hand_was_empty = hand_was_empty
        self.spent_crystals = spent_crystals
        self.dice_taken = dice_taken
        self.counts = counts
        self.interacting = interacting
        self.rewards = rewards
        self.forfeited = forfeited
        self.extra_turn = extra_turn
        self.since = since
        self.fought = fought
        self.dice_kept = dice_kept
        self.gains = gains

    def copy(self) -> Turn:
        return Turn(
            seat=self.seat,
            phase=self.phase,
            move=self.move,
            influence=self.influence,
            heal=self.heal,
            acted=self.acted,
            moved=self.moved,
            dice=self.dice,
            path=self.path.copy(),
            played=self.played,
            hand_was_empty=self.hand_was_empty,
            spent_crystals=self.spent_crystals.copy(),
            dice_taken=self.dice_taken.copy(),
            counts=self.counts.copy(),
            interacting=self.interacting,
            rewards=self.rewards.copy(),
            forfeited=self.forfeited,
            extra_turn=self.extra_turn,
            since=self.since,
            fought=self.fought.copy(),
            dice_kept=self.dice_kept.copy(),
            gains=self.gains.copy(),
        )


def fresh_turn(seat: int, phase: int = PH_NONE, since: int = 0) -> Turn:
    counts = [0] * COUNTS
    return Turn(
        seat=seat,
        phase=phase,
        move=0,
        influence=0,
        heal=0,
        acted=False,
        moved=False,
        dice=1,
        path=[],
        played=0,
        hand_was_empty=False,
        spent_crystals=[0, 0, 0, 0],
        dice_taken=[],
        counts=counts,
        interacting=False,
        rewards=[],
        forfeited=False,
        extra_turn=False,
        since=since,
        fought=[],
        dice_kept=[],
        gains=[],
    )
