"""Spell Forge: crystals in the colours of different spells of the offer."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import CHOSEN, COLOUR, COUNT, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.words.gain import gain_crystal
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_SPELLS: Final = refuse("board-no-such-card-in-offer", "UE-EFFECT-03")


class CrystalsOfSpells(Asker):
    """Crystals in the colours of different spells of the offer."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        used = load(state, ctx, CHOSEN)
        return [card for card in state.spell_offer if card != used]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.spell_offer else NO_SPELLS

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if load(flow.state, ctx, COUNT, 0) < self.count and self.cards(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid), Resolve(self.uid, ctx))

    def question(self) -> Message:
        return Message("board-ask-spell-crystal")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        store(flow, ctx, CHOSEN, choice)
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + 1)
        colour = next(c for c in range(BASIC) if LIB.cards[choice].colours >> c & 1)
        store(flow, ctx, COLOUR, colour)
        gain_crystal(flow, ctx.seat, colour)

    def text(self) -> Message:
        return say("board-effect-crystals-of-spells", count=self.count)


def _crystals_of_spells(plain: dict[str, Any]) -> Effect:
    return CrystalsOfSpells(plain["crystals_of_spells"])


PARSERS["crystals_of_spells"] = _crystals_of_spells


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "spell_forge",
    "set": "lost_legion",
    "colors": ["blue"],
    "number": 292,
    "tags": ["special"],
    "basic": {"gain_crystal": {"same_as": "spell_in_offer"}, "count": 1},
    "strong": {"crystals_of_spells": 2},
}
