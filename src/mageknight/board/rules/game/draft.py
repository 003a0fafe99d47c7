"""Drafting advanced actions at the start (UE-VAR-DECKBUILD-08 to 11)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseCard
from mageknight.board.events.affairs import CardKept, KeptCardUsed, PackDealt, PacksPassed, PacksReturned
from mageknight.board.moves.choose import CHOOSE_CARD, ChoiceAsk
from mageknight.board.rules.game.chance import ShuffleShared
from mageknight.board.rules.world.portal import seats_in
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message

DEALT: Final = 4
KEPT: Final = 3


def draft_frames(state: BoardState) -> list[Frame[BoardState]]:
    """Four cards each; one is kept, the others go on to the next player, until everybody has kept three."""
    seats = range(state.setup.seats)
    frames: list[Frame[BoardState]] = [DealPack(seat) for seat in seats]
    for at in range(KEPT):
        frames.extend([AskKeep(seat) for seat in seats])
        frames.append(PassPacks() if at < KEPT - 1 else ReturnPacks())
    return [*frames, ShuffleShared("actions")]


class DealPack(Frame[BoardState]):
    """UE-VAR-DECKBUILD-08: a player is dealt the top cards of the deck."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PackDealt(self.seat, tuple(flow.state.actions[: -DEALT - 1 : -1])))


class PassPacks(Frame[BoardState]):
    """The rest goes on clockwise."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PacksPassed())


class ReturnPacks(Frame[BoardState]):
    """The rest that nobody kept goes back."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PacksReturned())


class AskKeep(ChoiceAsk[ChooseCard]):
    """UE-VAR-DECKBUILD-09: which card to set aside; the others do not see it."""

    KIND = "draft"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_CARD,)
    RULES = ("UE-VAR-DECKBUILD-09",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-draft")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseCard(self.seat, card) for card in sorted(state.affairs.packs[self.seat])]

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.emit(CardKept(self.seat, command.card))


def dusk_frames(state: BoardState) -> list[Frame[BoardState]]:
    """UE-VAR-DECKBUILD-10: at the end of a Day everybody shuffles one of the cards set aside into the deck."""
    return [Dusk()] if scenario_of(state).drafting and not state.night else []


class Dusk(Frame[BoardState]):
    """Whoever is still in the game and has a card set aside chooses."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        flow.then(*[AskUse(seat) for seat in seats_in(flow.state) if flow.state.affairs.kept[seat]])


class AskUse(ChoiceAsk[ChooseCard]):
    """The card set aside that comes into the deck; the others do not see it."""

    KIND = "drafted-card"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_CARD,)
    RULES = ("UE-VAR-DECKBUILD-10",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-drafted-card")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseCard(self.seat, card) for card in sorted(state.affairs.kept[self.seat])]

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.emit(KeptCardUsed(self.seat, command.card))
