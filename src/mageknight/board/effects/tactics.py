"""What Tactics do: exchanging cards, claiming a die, an extra turn, searching the deck, storing cards."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COUNT, PARSERS, USE_SPECIAL, Ctx, Effect, note, recall
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskDie
from mageknight.board.effects.source import RerollSource
from mageknight.board.events.cards import (
    DECK_BOTTOM,
    DECK_TOP,
    DISCARD,
    HAND,
    STORED,
    CardFound,
    CardMovedUnseen,
    CardStored,
    DiscardGathered,
)
from mageknight.board.events.course import ExtraTurnGained, TacticUsed
from mageknight.board.events.tracks import DieClaimed
from mageknight.board.rules.chance import DECKS, ShuffleDeed
from mageknight.board.rules.drawing import DrawCards
from mageknight.board.rules.rivals import ANOTHERS_TURN
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, GOLD
from mageknight.kernel.agenda import Flow, Shuffle
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_BASIC_DIE: Final = refuse("board-no-basic-die", "UE-MANA-16")
SOURCE_USED: Final = refuse("board-source-used", "UE-MANA-11")
NOTHING_DISCARDED: Final = refuse("board-nothing-discarded", "UE-EFFECT-03")
DECK_LEFT: Final = refuse("board-deck-not-empty", "UE-ENDTURN-30")
EXTRA_TURN_ONCE: Final = refuse("board-extra-turn-already", "UE-EFFECT-03")
DECK_EMPTY: Final = refuse("board-deck-empty", "UE-EFFECT-03")
NOTHING_STORED: Final = refuse("board-nothing-stored", "UE-EFFECT-03")


class ShuffleDiscard(Effect):
    """The discard pile goes back into the deck, which is shuffled."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(DiscardGathered(ctx.seat))
        flow.then(ShuffleDeed(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-shuffle-discard")


class ClaimDie(Asker):
    """Take a die of a basic colour out of the Source, to be used later this Round."""

    def dice(self, state: BoardState) -> list[int]:
        return [die for die, face in enumerate(state.dice) if face < BASIC and state.dice_owner[die] == -1]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.dice(state) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        dice = self.dice(flow.state)
        if dice:
            flow.then(AskDie(ctx.seat, ctx, tuple(dice), self.uid))

    def question(self) -> Message:
        return Message("board-ask-claim-die")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(DieClaimed(ctx.seat, choice))

    def text(self) -> Message:
        return Message("board-effect-claim-die")


class SearchSource(RerollSource):
    """Roll up to so many dice anew before using mana of the Source; depleted gold dice must be picked first."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return SOURCE_USED if state.turn.dice_taken else super().why_not(state, ctx)

    def pickable(self, state: BoardState) -> list[int]:
        return self.dice(state)

    def preferred(self, state: BoardState, dice: list[int]) -> list[int]:
        return [die for die in dice if state.dice[die] == GOLD] or dice

    def text(self) -> Message:
        return say("board-effect-search-source", most=self.most)


class ExtraTurn(Effect):
    """Another turn follows directly after this one."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        if state.contest is not None and state.contest.defender == ctx.seat:
            return ANOTHERS_TURN
        return EXTRA_TURN_ONCE if state.turn.extra_turn else None

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(ExtraTurnGained(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-extra-turn")


class RecycleRandom(Effect):
    """Random cards of the discard pile become the new deck."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL
        self.fills_deck = True

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        player = state.players[ctx.seat]
        if player.deck:
            return DECK_LEFT
        return None if player.discard else NOTHING_DISCARDED

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
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


class Exchange(Asker):
    """Put cards of the hand back into the deck, shuffle it, draw as many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.players[ctx.seat].hand else DECK_EMPTY

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if self.cards(flow.state, ctx) and recall(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))
        else:
            self.chosen(flow, ctx, -1)

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        return state.players[ctx.seat].hand

    def question(self) -> Message:
        return Message("board-ask-exchange")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        count = recall(flow.state, ctx, COUNT, 0)
        if choice < 0:
            flow.then(ShuffleDeed(ctx.seat), DrawCards(ctx.seat, count))
            return
        flow.emit(CardMovedUnseen(ctx.seat, choice, HAND, DECK_BOTTOM))
        note(flow, ctx, COUNT, count + 1)
        self.resolve(flow, ctx)

    def text(self) -> Message:
        return say("board-effect-exchange", most=self.most)


class SearchDeck(Asker):
    """Take a card of one's choice out of the deck, then shuffle it."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.players[ctx.seat].deck else DECK_EMPTY

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskCard(ctx.seat, ctx, self.uid))

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        return sorted(state.players[ctx.seat].deck)

    def question(self) -> Message:
        return Message("board-ask-search-deck")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(CardFound(ctx.seat, choice))
        flow.then(ShuffleDeed(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-search-deck")


class StoreCard(Effect):
    """The top card of the deck goes face down under the Tactic."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.players[ctx.seat].deck else DECK_EMPTY

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        card = flow.state.players[ctx.seat].deck[-1]
        flow.emit(CardStored(ctx.seat, card))

    def text(self) -> Message:
        return Message("board-effect-store-card")


class TakeStored(Effect):
    """All stored cards come to hand; the Tactic is used up."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.players[ctx.seat].stored else NOTHING_STORED

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        for card in list(flow.state.players[ctx.seat].stored):
            flow.emit(CardMovedUnseen(ctx.seat, card, STORED, HAND))
        flow.emit(TacticUsed(ctx.seat, 2))

    def text(self) -> Message:
        return Message("board-effect-take-stored")


class Passive(Effect):
    """Something that is always in force; the rule that reads it names it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def text(self) -> Message:
        return Message("board-passive-" + self.name)


def _recycle(plain: dict[str, Any]) -> Effect:
    return RecycleRandom(plain["random_from_discard"])


PARSERS["search_source"] = lambda plain: SearchSource(plain["search_source"])
PARSERS["shuffle"] = lambda plain: ShuffleDiscard()
PARSERS["claim_die"] = lambda plain: ClaimDie()
PARSERS["extra_turn"] = lambda plain: ExtraTurn()
PARSERS["random_from_discard"] = _recycle
PARSERS["exchange"] = lambda plain: Exchange(plain["exchange"])
PARSERS["search_deck"] = lambda plain: SearchDeck()
PARSERS["store_card"] = lambda plain: StoreCard()
PARSERS["take_stored"] = lambda plain: TakeStored()
PARSERS["in_force"] = lambda plain: Passive(plain["in_force"])
