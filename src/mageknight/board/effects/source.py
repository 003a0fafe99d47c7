"""Effects on the dice of the Source: setting them, turning them into crystals, rolling them anew."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import (
    CHOSEN,
    COLOUR,
    COUNT,
    PARSERS,
    PICKED,
    USE_SPECIAL,
    Ctx,
    Effect,
    Resolve,
    note,
    recall,
)
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskColour, AskDie
from mageknight.board.effects.gains import gain_crystal
from mageknight.board.events.tracks import DieSet, ManaGained
from mageknight.board.register import NO_DICE, holds
from mageknight.board.rules.chance import RerollDice, ReturnDie
from mageknight.board.rules.purse import ANY_COLOUR, gold_rests
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


class SetDice(Asker):
    """Take dice, turn each to a colour other than gold and gain mana tokens of it; they go back as they are (UE-MANA-12)."""

    def __init__(self, count: int, tokens: int) -> None:
        super().__init__()
        self.count = count
        self.tokens = tokens
        self.turned = TurnedDie(tokens)
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        if state.active and holds(state, NO_DICE, ctx.seat):
            return RENOUNCED
        return None if loose_dice(state) else NO_DIE

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        """One die after the other, as many as there are."""
        dice = loose_dice(flow.state)
        if dice and recall(flow.state, ctx, COUNT, 0) < self.count:
            flow.then(AskDie(ctx.seat, ctx, tuple(dice), self.uid), Resolve(self.uid, ctx))

    def question(self) -> Message:
        return Message("board-ask-set-die")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        note(flow, ctx, CHOSEN, choice)
        note(flow, ctx, COUNT, recall(flow.state, ctx, COUNT, 0) + 1)
        flow.then(AskColour(ctx.seat, ctx, ANY_COLOUR & ~(1 << GOLD), COLOUR, self.turned.uid))

    def text(self) -> Message:
        return say("board-effect-set-die", count=self.count, tokens=self.tokens)

    def code(self) -> list[int]:
        return [self.uses, self.count, self.tokens]


class TurnedDie(Effect):
    """The die named is taken and shows the colour named, of which tokens come in."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        colour = recall(flow.state, ctx, COLOUR)
        flow.emit(DieSet(ctx.seat, recall(flow.state, ctx, CHOSEN), colour))
        flow.emit(ManaGained(ctx.seat, colour, self.tokens))

    def text(self) -> Message:
        return say("board-effect-set-die", count=1, tokens=self.tokens)


class DieToCrystal(Asker):
    """A die that shows a basic colour gives a crystal of it; it is rolled anew and put back at once, and does not count as used."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if free_dice(state, True) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        dice = free_dice(flow.state, True)
        if dice:
            flow.then(AskDie(ctx.seat, ctx, tuple(dice), self.uid))

    def question(self) -> Message:
        return Message("board-ask-die-to-crystal")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        gain_crystal(flow, ctx.seat, flow.state.dice[choice])
        flow.then(ReturnDie(choice))

    def text(self) -> Message:
        return Message("board-effect-die-to-crystal")


class RerollSource(Asker):
    """Roll the dice in the Source anew: all of them, or up to so many of the player's choice."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.uses = USE_SPECIAL

    def dice(self, state: BoardState) -> list[int]:
        rests = gold_rests(state)
        return [
            die for die, owner in enumerate(state.dice_owner) if owner == -1 and not (rests and state.dice[die] == GOLD)
        ]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.dice(state) else NO_DIE

    def pickable(self, state: BoardState) -> list[int]:
        """The dice the player may choose from."""
        return loose_dice(state)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        """All dice are chosen before any is rolled, so none is rolled twice."""
        if self.most == 0:
            flow.then(RerollDice(tuple(self.dice(flow.state))))
            return
        picked = recall(flow.state, ctx, PICKED, 0)
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

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        picked = recall(flow.state, ctx, PICKED, 0)
        if choice >= 0:
            note(flow, ctx, PICKED, picked | 1 << choice)
            flow.then(Resolve(self.uid, ctx))
        elif picked:
            flow.then(RerollDice(tuple([die for die in range(len(flow.state.dice)) if picked >> die & 1])))

    def text(self) -> Message:
        return Message("board-effect-reroll-all") if self.most == 0 else say("board-effect-reroll", most=self.most)


def _set_dice(plain: dict[str, Any]) -> Effect:
    inner = plain["set_source_die"]
    return SetDice(inner["count"], inner["gain_tokens_each"])


def _reroll(plain: dict[str, Any]) -> Effect:
    inner = plain["reroll_source"]
    if inner == "all":
        return RerollSource(0)
    if set(inner) != {"up_to"}:
        raise ValueError(f"no such reroll: {inner!r}")
    return RerollSource(inner["up_to"])


PARSERS["set_source_die"] = _set_dice
PARSERS["source_to_crystal"] = lambda plain: DieToCrystal()
PARSERS["reroll_source"] = _reroll
