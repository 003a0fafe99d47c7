"""Rewards at the end of a turn: crystals, artifacts, cards and units (UE-ENDTURN-09 to 19)."""

from __future__ import annotations

from mageknight.board.commands import ChooseCard, ChooseColour, ChooseOption, ChooseUnit, Decline
from mageknight.board.content.library import LIB
from mageknight.board.events.cards import ArtifactPlaced, ArtifactsDrawn
from mageknight.board.events.course import RewardTaken
from mageknight.board.events.tracks import CrystalGained
from mageknight.board.events.warband import UnitOfferTaken
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.choose import (
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_OFFERED,
    CHOOSE_OPTION,
    DECLINE,
    ChoiceAsk,
    OptionAsk,
)
from mageknight.board.names import card_name, named
from mageknight.board.rules.combat.outcome import (
    R_ACTION,
    R_ARTIFACT,
    R_CRYSTAL_CHOICE,
    R_CRYSTAL_ROLL,
    R_CRYSTAL_SET,
    R_DUNGEON,
    R_SPELL,
    R_UNIT,
    REWARDS,
    earn,
)
from mageknight.board.rules.game.chance import DICE, FACES
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.units.banners import tokens_free
from mageknight.board.rules.world.interaction import TakeFromOffer, join
from mageknight.board.rules.world.mines import CRYSTALS
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COMMAND_BY_LEVEL, ONLY_BY_RECRUITING, level_of
from mageknight.kernel.agenda import Ask, Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say


class AskCrystal(ChoiceAsk[ChooseColour]):
    """A crystal to gain; one that is already held three times is no choice (UE-ENDTURN-10)."""

    KIND = "choose-colour"
    FIELDS = ("seat", "colours")
    MOVES = (CHOOSE_COLOUR,)
    RULES = ("UE-ENDTURN-13",)

    def __init__(self, seat: int, colours: int) -> None:
        super().__init__(seat)
        self.colours = colours

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-crystal")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseColour(self.seat, colour) for colour in range(BASIC) if self.colours >> colour & 1]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseColour) -> None:
        reward_crystal(flow, self.seat, command.colour)


def reward_crystal(flow: Flow[BoardState], seat: int, colour: int) -> None:
    """UE-ENDTURN-10: a crystal of a colour already held three times is lost."""
    if flow.state.players[seat].crystals[colour] < CRYSTALS:
        flow.emit(CrystalGained(seat, colour, 1))


class Rewards(Frame[BoardState]):
    """UE-ENDTURN-09: rewards, in the order the player chooses."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        if rewards_due(flow.state, self.seat):
            flow.then(AskReward(self.seat), self)


def rewards_due(state: BoardState, seat: int) -> list[int]:
    """The rewards that can be taken now: without a free Command token a unit waits for the one a Level up brings (UE-ENDTURN-19)."""
    if not state.turn.rewards:
        return []
    player = state.players[seat]
    waits = tokens_free(player) <= 0 and COMMAND_BY_LEVEL[level_of(player.fame) - 1] > player.command()
    return sorted(dict.fromkeys([reward for reward in state.turn.rewards if reward != R_UNIT or not waits]))


class AskReward(OptionAsk):
    """The next reward."""

    KIND = "reward"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_OPTION,)
    RULES = ("UE-ENDTURN-09",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-reward")

    def option(self, state: BoardState, number: int) -> Message:
        return say("board-do-choose-reward", reward=named("reward", REWARDS[number]))

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, reward) for reward in rewards_due(state, self.seat)]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        give_reward(flow, self.seat, command.option)


def give_reward(flow: Flow[BoardState], seat: int, reward: int) -> None:
    """One reward is received; artifacts come all at once (UE-ENDTURN-14)."""
    state = flow.state
    if reward == R_ARTIFACT:
        count = state.turn.rewards.count(R_ARTIFACT)
        for _ in range(count):
            flow.emit(RewardTaken(seat, reward))
        drawn = tuple(state.artifacts[: -count - 2 : -1])
        if drawn:
            flow.emit(ArtifactsDrawn(seat, drawn))
            flow.then(AskArtifact(seat, len(drawn) > count))
        return
    flow.emit(RewardTaken(seat, reward))
    if reward == R_SPELL and state.spell_offer:
        flow.then(AskOffer(seat, True))
    elif reward == R_ACTION and state.action_offer:
        flow.then(AskOffer(seat, False))
    elif reward == R_UNIT and state.unit_offer:
        flow.then(AskRewardUnit(seat))
    elif reward == R_CRYSTAL_ROLL:
        flow.then(RollReward(seat, False))
    elif reward == R_CRYSTAL_CHOICE:
        offer_crystal(flow, seat)
    elif reward == R_CRYSTAL_SET:
        for colour in range(BASIC):
            reward_crystal(flow, seat, colour)
    elif reward == R_DUNGEON:
        flow.then(RollReward(seat, True))


def offer_crystal(flow: Flow[BoardState], seat: int) -> None:
    wanted = 0
    for colour in range(BASIC):
        if flow.state.players[seat].crystals[colour] < CRYSTALS:
            wanted |= 1 << colour
    if wanted:
        flow.then(AskCrystal(seat, wanted))


class RollReward(Roll[BoardState]):
    """UE-ENDTURN-11 to 13: a die decides a crystal; in a dungeon, a spell or an artifact."""

    FIELDS = ("seat_of", "dungeon")

    def __init__(self, seat_of: int, dungeon: bool) -> None:
        super().__init__(DICE, 1, FACES)
        self.seat_of = seat_of
        self.dungeon = dungeon

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        face = outcome[0]
        if self.dungeon:
            earn(flow, self.seat_of, R_ARTIFACT if face < BASIC else R_SPELL)
        elif face < BASIC:
            reward_crystal(flow, self.seat_of, face)
        elif face == BASIC:
            offer_crystal(flow, self.seat_of)
        else:
            gain_fame(flow, self.seat_of, 1, 0)


class PlacingArtifact(SeatMove[ChooseCard]):
    """The place an artifact goes to: a choice that gives one back is not to be taken for one that keeps it."""

    COMMAND = ChooseCard

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseCard) -> Message:
        is_back = isinstance(ask, AskArtifact) and ask.reject
        return say("board-do-artifact-reject" if is_back else "board-do-artifact-keep", card=card_name(command.card))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseCard) -> tuple[str, ...]:
        return subjects.card_somewhere(state, ask.seat, command.card)


class AskArtifact(ChoiceAsk[ChooseCard]):
    """UE-ENDTURN-14: first the one that goes under the deck, then the order in which the others go onto the Deed deck."""

    KIND = "artifact"
    FIELDS = ("seat", "reject")
    MOVES = (PlacingArtifact(),)
    RULES = ("UE-ENDTURN-14",)

    def __init__(self, seat: int, reject: bool) -> None:
        super().__init__(seat)
        self.reject = reject

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-artifact-reject" if self.reject else "board-ask-artifact-keep")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseCard(self.seat, card) for card in state.players[self.seat].drawn]

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.emit(ArtifactPlaced(self.seat, command.card, not self.reject))
        if flow.state.players[self.seat].drawn:
            flow.then(AskArtifact(self.seat, False))


class AskOffer(ChoiceAsk[ChooseCard]):
    """UE-ENDTURN-15: which card of the spell or advanced action offer."""

    KIND = "offer-card"
    FIELDS = ("seat", "spell")
    MOVES = (CHOOSE_CARD,)
    RULES = ("UE-ENDTURN-15",)

    def __init__(self, seat: int, spell: bool) -> None:
        super().__init__(seat)
        self.spell = spell

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-offer-spell" if self.spell else "board-ask-offer-action")

    def choices(self, state: BoardState) -> list[Command]:
        offer = state.spell_offer if self.spell else state.action_offer
        return [ChooseCard(self.seat, card) for card in offer]

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.then(TakeFromOffer(self.seat, command.card))


class AskRewardUnit(ChoiceAsk[ChooseUnit]):
    """UE-ENDTURN-17, UE-ENDTURN-18: any unit of the offer, or none."""

    KIND = "reward-unit"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_OFFERED, DECLINE)
    RULES = ("UE-ENDTURN-17",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-reward-unit")

    def choices(self, state: BoardState) -> list[Command]:
        kinds = [n for n in dict.fromkeys(state.unit_offer) if ONLY_BY_RECRUITING not in LIB.units[n].special]
        return [*[ChooseUnit(self.seat, kind) for kind in kinds], Decline(self.seat)]

    def chosen(self, flow: Flow[BoardState], command: ChooseUnit) -> None:
        flow.emit(UnitOfferTaken(command.unit))
        join(flow, self.seat, command.unit)
