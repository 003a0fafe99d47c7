"""Long Night: random cards of the discard pile become the new deck."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.cards import DECK_TOP, DISCARD, CardMovedUnseen
from mageknight.board.rules.game.chance import DECKS
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Shuffle
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_DISCARDED: Final = refuse("board-nothing-discarded", "UE-EFFECT-03")
DECK_LEFT: Final = refuse("board-deck-not-empty", "UE-ENDTURN-30")


class RecycleRandom(Effect):
    """Random cards of the discard pile become the new deck."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL
        self.fills_deck = True

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        player = state.players[ctx.seat]
        if player.deck:
            return DECK_LEFT
        return None if player.discard else NOTHING_DISCARDED

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(PickRandom(ctx.seat, self.count))

    def text(self) -> Message:
        return say("board-effect-recycle-random", count=self.count)


class PickRandom(Shuffle[BoardState]):
    """So many random cards of the discard pile go onto the deck."""

    FIELDS = ("seat_of", "count")

    def __init__(self, seat_of: int, count: int) -> None:
        super().__init__(DECKS)
        self.seat_of = seat_of
        self.count = count

    def size(self, state: BoardState) -> int:
        return len(state.players[self.seat_of].discard)

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        discard = sorted(flow.state.players[self.seat_of].discard)
        for at in outcome[: self.count]:
            flow.emit(CardMovedUnseen(self.seat_of, discard[at], DISCARD, DECK_TOP))


def _recycle(plain: dict[str, Any]) -> Effect:
    return RecycleRandom(plain["random_from_discard"])


PARSERS["random_from_discard"] = _recycle
