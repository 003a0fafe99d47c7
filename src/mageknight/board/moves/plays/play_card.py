"""Playing a card from hand: its basic or its strong half, or sideways (UE-DEED-02 to 15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PlayCard
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import card_name, half_name, named
from mageknight.board.rules.mana.available import Means
from mageknight.board.rules.turn.plays import (
    card_refusal,
    is_calm,
    part_refusal,
    play_card,
    sideways_uses,
)
from mageknight.board.rules.turn.serving import gives_nothing_else, vain_uses
from mageknight.board.rules.turn.triggers import is_quiet
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_USE, CARD_USES, STRONG_USE
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

NOTHING: Final = Message("board-effect-none")


class PlayingCard(OpenMove[PlayCard]):
    """Play a card from hand."""

    COMMAND = PlayCard
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        cards = [card for card in dict.fromkeys(state.players[ask.seat].hand) if card != WOUND]
        return [PlayCard(ask.seat, card, use) for card in cards for use in range(len(CARD_USES))]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """In the order of the hand; equal cards are one. What can pay is counted once for all of them."""
        seat = ask.seat
        means = Means(state, seat)
        calm = is_calm(state)
        sideways = sideways_uses(state)
        seen: list[int] = []
        for number in state.players[seat].hand:
            if number == WOUND or number in seen:
                continue
            seen.append(number)
            card = LIB.cards[number]
            basic, strong = card.basic, card.strong
            if basic is not None and not (calm and basic.fights):
                if part_refusal(state, seat, card, False, means) is None:
                    found.append(PlayCard(seat, number, BASIC_USE))
            if strong is not None and not (calm and strong.fights):
                if part_refusal(state, seat, card, True, means) is None:
                    found.append(PlayCard(seat, number, STRONG_USE))
            for use in sideways:
                found.append(PlayCard(seat, number, use))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: PlayCard) -> Refusal | None:
        return card_refusal(state, ask.seat, command.card, command.use)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: PlayCard) -> None:
        play_card(flow, ask.seat, command.card, command.use)

    def words(self, state: BoardState, ask: Ask[BoardState], command: PlayCard) -> Message:
        if command.use > STRONG_USE:
            return say("board-do-play-sideways", card=card_name(command.card), use=named("use", CARD_USES[command.use]))
        is_strong = command.use == STRONG_USE
        card = LIB.cards[command.card]
        effect = card.strong if is_strong else card.basic
        key = "board-do-play-strong" if is_strong else "board-do-play-basic"
        return say(key, card=half_name(command.card, is_strong), text=NOTHING if effect is None else effect.text())

    def about(self, state: BoardState, ask: Ask[BoardState], command: PlayCard) -> tuple[str, ...]:
        return subjects.card_in_hand(command.card)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: PlayCard) -> bool | None:
        if command.use > STRONG_USE:
            return False
        card = LIB.cards[command.card]
        effect = card.strong if command.use == STRONG_USE else card.basic
        return False if effect is not None and not effect.reveals and is_quiet(state) else None

    def is_vain(self, state: BoardState, ask: Ask[BoardState], command: PlayCard) -> bool:
        vain = vain_uses(state, ask.seat)
        if command.use > STRONG_USE:
            return CARD_USES[command.use] in vain
        card = LIB.cards[command.card]
        return gives_nothing_else(card.strong if command.use == STRONG_USE else card.basic, vain)


PLAY_CARD: Final = PlayingCard()
