"""Mana Meltdown: every other player loses a random crystal, or takes a Wound; one of the crystals lost may be kept."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import CHOSEN, COLOUR, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.effects.asks import AskColour
from mageknight.board.effects.victims import as_victim, others
from mageknight.board.effects.words.combine import May
from mageknight.board.effects.words.gain import Receive
from mageknight.board.events.tracks import CrystalGained
from mageknight.board.rules.game.chance import TOKENS
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_LOST: Final = refuse("board-no-crystal-lost", "UE-EFFECT-03")

# Mana Meltdown.


class LoseCrystal(Roll[BoardState]):
    """A player loses a crystal at random; its colour is remembered for the caster."""

    FIELDS = ("ctx", "crystals")

    def __init__(self, ctx: EffectUse, crystals: int) -> None:
        super().__init__(TOKENS, 1, crystals)
        self.ctx = ctx
        self.crystals = crystals

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        owned = flow.state.players[self.ctx.seat].crystals
        colour = [c for c in range(BASIC) for _ in range(owned[c])][outcome[0]]
        flow.emit(CrystalGained(self.ctx.seat, colour, -1))
        store(flow, self.ctx, CHOSEN, load(flow.state, self.ctx, CHOSEN, 0) | 1 << colour)


class Melt(Frame[BoardState]):
    """A player loses a crystal, or takes a Wound without one."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: EffectUse) -> None:
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        count = sum(flow.state.players[self.ctx.seat].crystals)
        if count:
            flow.then(LoseCrystal(self.ctx, count))
        else:
            take_wounds(flow, self.ctx.seat, 1)


class Meltdown(Effect):
    """Every other player loses a random crystal, or takes a Wound; one of the crystals lost may be kept."""

    def __init__(self) -> None:
        super().__init__()
        self.keep = May(KeepCrystal())
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(*[Melt(as_victim(ctx, seat)) for seat in others(flow.state, ctx.seat)], Resolve(self.keep.uid, ctx))

    def text(self) -> Message:
        return Message("board-effect-meltdown")


class KeepCrystal(Effect):
    """A crystal of one of the colours lost."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if load(state, ctx, CHOSEN, 0) else NOTHING_LOST

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        lost = load(flow.state, ctx, CHOSEN, 0)
        flow.then(AskColour(ctx.seat, ctx, lost, COLOUR), Receive(True, ctx))

    def text(self) -> Message:
        return Message("board-effect-keep-crystal")


class Radiance(Effect):
    """Every player, the caster too, takes a Wound for each own crystal of the chosen colour."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        colour = load(flow.state, ctx, COLOUR)
        for seat in [*others(flow.state, ctx.seat), ctx.seat]:
            take_wounds(flow, seat, flow.state.players[seat].crystals[colour])

    def text(self) -> Message:
        return Message("board-effect-radiance")


PARSERS["meltdown"] = lambda plain: Meltdown()
PARSERS["radiance"] = lambda plain: Radiance()


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "mana_meltdown",
    "set": "base",
    "colors": ["red"],
    "number": 109,
    "tags": ["special"],
    "basic": {"meltdown": True},
    "strong": [{"choose_color": "basic"}, {"radiance": True}, {"gain_crystal": "chosen", "count": 2}],
}
