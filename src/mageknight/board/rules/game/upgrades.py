"""Action Upgrades between two Rounds (UE-VAR-DECKBUILD-02 to 06)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseCard, Decline
from mageknight.board.content.library import LIB
from mageknight.board.events.affairs import UpgradesLaid, UpgradesReturned, UpgradeTaken
from mageknight.board.moves.choose import CHOOSE_CARD, DECLINE, ChoiceAsk, ReasonedAsk
from mageknight.board.rules.game.scoring import KNOWLEDGE, LEADER, LOOT, achievements, all_cards
from mageknight.board.rules.world.portal import seats_in
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import ADVANCED_ACTION, BASIC_ACTION
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

ADVANTAGE: Final = 3
NOT_LAID_OUT: Final = refuse("board-not-laid-out", "UE-VAR-DECKBUILD-02")
NOT_ALIKE: Final = refuse("board-cards-not-alike", "UE-VAR-DECKBUILD-05")


def upgrade_frames(state: BoardState) -> list[Frame[BoardState]]:
    """UE-VAR-DECKBUILD-02: after every Night but the last, as many advanced actions as players and one more."""
    scenario = scenario_of(state)
    nights_left = state.round + 2 <= scenario.length(state.setup.seats)
    if not scenario.upgrades or not state.night or not nights_left:
        return []
    return [LayUpgrades(), *[AskUpgrade(seat) for seat in by_strength(state)], ReturnUpgrades()]


def strength(state: BoardState, seat: int) -> int:
    """UE-VAR-DECKBUILD-03: cards, units and crystals as achievements count them, and 3 for each level above the lowest."""
    points = achievements(state, seat)
    lowest = min([state.players[other].level for other in seats_in(state)])
    ahead = state.players[seat].level - lowest
    return points[KNOWLEDGE] + points[LEADER] + points[LOOT] + ADVANTAGE * ahead


def by_strength(state: BoardState) -> list[int]:
    """UE-VAR-DECKBUILD-04: weakest first; then lower Fame, then the later in the Round order."""
    places = {seat: at for at, seat in enumerate(state.order)}
    ranks = [(strength(state, s), state.players[s].fame, -places.get(s, 0), s) for s in seats_in(state)]
    return [rank[3] for rank in sorted(ranks)]


class LayUpgrades(Frame[BoardState]):
    """The cards are laid out, as far as there are any (UE-VAR-DECKBUILD-01)."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        count = min(len(seats_in(state)) + 1, len(state.actions))
        if count:
            flow.emit(UpgradesLaid(tuple(state.actions[: -count - 1 : -1])))


class ReturnUpgrades(Frame[BoardState]):
    """UE-VAR-DECKBUILD-06: what nobody picked goes under the deck."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        if flow.state.affairs.upgrades:
            flow.emit(UpgradesReturned())


def alike(one: int, other: int) -> bool:
    """UE-VAR-DECKBUILD-05: do two cards share a colour or a type?"""
    a, b = LIB.cards[one], LIB.cards[other]
    return bool(a.colours & b.colours) or any(tag in b.tags for tag in a.tags)


def exchangeable(state: BoardState, seat: int, card: int) -> list[int]:
    """The own Action cards that could be thrown away for a card."""
    own = [
        c for c in sorted(set(all_cards(state.players[seat]))) if LIB.cards[c].kind in (BASIC_ACTION, ADVANCED_ACTION)
    ]
    return [other for other in own if alike(other, card)]


class AskUpgrade(ReasonedAsk[ChooseCard]):
    """The card laid out that is taken, if any."""

    KIND = "upgrade"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_CARD, DECLINE)
    RULES = ("UE-VAR-DECKBUILD-05",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-upgrade")

    def choices(self, state: BoardState) -> list[Command]:
        laid = [card for card in state.affairs.upgrades if exchangeable(state, self.seat, card)]
        return [*[ChooseCard(self.seat, card) for card in laid], Decline(self.seat)]

    def choice_refusal(self, state: BoardState, command: ChooseCard) -> Refusal | None:
        if command.card not in state.affairs.upgrades:
            return NOT_LAID_OUT
        return None if exchangeable(state, self.seat, command.card) else NOT_ALIKE

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.then(AskExchange(self.seat, command.card))


class AskExchange(ChoiceAsk[ChooseCard]):
    """The own Action card thrown away for it."""

    KIND = "exchange"
    FIELDS = ("seat", "card")
    MOVES = (CHOOSE_CARD,)
    RULES = ("UE-VAR-DECKBUILD-05",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-upgrade-for", card=Message("board-card-" + LIB.cards[self.card].name.replace("_", "-")))

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseCard(self.seat, card) for card in exchangeable(state, self.seat, self.card)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NOT_ALIKE

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.emit(UpgradeTaken(self.seat, self.card, command.card))
