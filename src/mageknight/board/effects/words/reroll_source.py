"""Rolling dice of the Source again."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, PICKED, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskDie
from mageknight.board.rules.game.chance import RerollDice
from mageknight.board.rules.mana.available import gold_rests
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, GOLD
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_DIE: Final = refuse("board-no-die-left", "UE-MANA-11")
RENOUNCED: Final = refuse("board-promised-no-dice", "UE-EFFECT-03")
NO_BASIC_DIE: Final = refuse("board-no-basic-die", "UE-MANA-16")


def loose_dice(state: BoardState) -> list[int]:
    """The dice in the Source that may be rolled or set, one of each face: gold ones not while they rest (UE-VAR-FRIENDLY-05)."""
    return [die for die in free_dice(state) if state.dice[die] != GOLD or not gold_rests(state)]


def free_dice(state: BoardState, basic_only: bool = False) -> list[int]:
    """The dice in the Source, one of each face: equal ones make no difference."""
    found: list[int] = []
    seen: list[int] = []
    for die, face in enumerate(state.dice):
        if state.dice_owner[die] == -1 and face not in seen and (face < BASIC or not basic_only):
            seen.append(face)
            found.append(die)
    return found


class RerollSource(Asker):
    """Roll the dice in the Source again: all of them, or up to so many of the player's choice."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.uses = USE_SPECIAL

    def dice(self, state: BoardState) -> list[int]:
        rests = gold_rests(state)
        return [
            die for die, owner in enumerate(state.dice_owner) if owner == -1 and not (rests and state.dice[die] == GOLD)
        ]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.dice(state) else NO_DIE

    def pickable(self, state: BoardState) -> list[int]:
        """The dice the player may choose from."""
        return loose_dice(state)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        """All dice are chosen before any is rolled, so none is rolled twice."""
        if self.most == 0:
            flow.then(RerollDice(tuple(self.dice(flow.state))))
            return
        picked = load(flow.state, ctx, PICKED, 0)
        left = self.preferred(flow.state, [die for die in self.pickable(flow.state) if not picked >> die & 1])
        if left and picked.bit_count() < self.most:
            flow.then(AskDie(ctx.seat, ctx, tuple(left), self.uid, True))
        else:
            self.chosen(flow, ctx, -1)

    def preferred(self, state: BoardState, dice: list[int]) -> list[int]:
        """Of the dice not chosen yet those that may be chosen next."""
        return dice

    def question(self) -> Message:
        return Message("board-ask-reroll-die")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        picked = load(flow.state, ctx, PICKED, 0)
        if choice >= 0:
            store(flow, ctx, PICKED, picked | 1 << choice)
            flow.then(Resolve(self.uid, ctx))
        elif picked:
            flow.then(RerollDice(tuple([die for die in range(len(flow.state.dice)) if picked >> die & 1])))

    def text(self) -> Message:
        return Message("board-effect-reroll-all") if self.most == 0 else say("board-effect-reroll", most=self.most)


def _reroll(plain: dict[str, Any]) -> Effect:
    inner = plain["reroll_source"]
    if inner == "all":
        return RerollSource(0)
    if set(inner) != {"up_to"}:
        raise ValueError(f"no such reroll: {inner!r}")
    return RerollSource(inner["up_to"])


PARSERS["reroll_source"] = _reroll
