"""Source Opening: a die of the Source is lent; its user decides whether it is rolled, and the owner of the skill gets a crystal."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import CHOSEN, PARSERS, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskDie, AskOption
from mageknight.board.effects.words.gain import CRYSTAL_LIMIT, gain_crystal
from mageknight.board.effects.words.reroll_source import NO_BASIC_DIE, RENOUNCED, free_dice
from mageknight.board.events.tracks import CrystalGained, DieSet, DieTaken, ManaGained
from mageknight.board.register import NO_DICE, holds
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal

ROLLED_ANEW: Final = True


class TakeDie(Effect):
    """The die named is taken for its mana; it is rolled at the end of the turn, or stays as it is."""

    def __init__(self, rolled: bool) -> None:
        super().__init__()
        self.rolled = rolled

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        die = load(flow.state, ctx, CHOSEN)
        colour = flow.state.dice[die]
        flow.emit(DieTaken(ctx.seat, die, False) if self.rolled else DieSet(ctx.seat, die, colour))
        flow.emit(ManaGained(ctx.seat, colour, 1))
        reward_owner(flow, ctx, colour)

    def text(self) -> Message:
        return Message("board-effect-die-rolled" if self.rolled else "board-effect-die-stays")


def reward_owner(flow: Flow[BoardState], ctx: EffectUse, colour: int) -> None:
    """A crystal of the die's colour for the owner of the skill; in another's turn a fourth one is lost (reading 17)."""
    for owner, player in enumerate(flow.state.players):
        if ctx.source in player.skills:
            if owner == ctx.seat:
                gain_crystal(flow, owner, colour)
            elif player.crystals[colour] < CRYSTAL_LIMIT:
                flow.emit(CrystalGained(owner, colour, 1))


class LendDie(Asker):
    """Use one more die that shows a basic colour."""

    def __init__(self) -> None:
        super().__init__()
        self.ways = (TakeDie(ROLLED_ANEW), TakeDie(not ROLLED_ANEW))
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if holds(state, NO_DICE, ctx.seat):
            return RENOUNCED
        return None if free_dice(state, True) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskDie(ctx.seat, ctx, tuple(free_dice(flow.state, True)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-lent-die")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        store(flow, ctx, CHOSEN, choice)
        flow.then(AskOption(ctx.seat, ctx, tuple([way.uid for way in self.ways])))

    def text(self) -> Message:
        return Message("board-effect-lent-die")


PARSERS["lent_die"] = lambda plain: LendDie()
