"""Plain answers: the words of choices and the things they are about. Their decisions list them and carry them out."""

from __future__ import annotations

from typing import Any, Final, Generic

from mageknight.board.commands import (
    ChooseCard,
    ChooseColour,
    ChooseDie,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    ChooseSkill,
    ChooseSpace,
    ChooseUnit,
    Decline,
)
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import BoardMove, SeatMove
from mageknight.board.names import (
    card_name,
    colour_name,
    enemy_name,
    kind_name,
    named,
    seat_name,
    skill_name,
    space_name,
    unit_name,
)
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK
from mageknight.board.terms import COLOURS
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import C, PlainAsk
from mageknight.kernel.refusal import Refusal


class ChoiceAsk(PlainAsk[BoardState], Generic[C]):
    """A decision with plain answers of one kind, which in some may be declined."""

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if type(command) is Decline:
            self.declined(flow)
        else:
            choice: Any = command  # of the kind its moves name
            self.chosen(flow, choice)

    def chosen(self, flow: Flow[BoardState], command: C) -> None:
        """Go on with the choice."""
        raise AssertionError(f"{type(self).__name__} cannot be answered")

    def declined(self, flow: Flow[BoardState]) -> None:
        """Go on without a choice; mostly there is nothing to do."""


class ReasonedAsk(ChoiceAsk[C]):
    """A choice that says itself why something cannot be chosen. Others only look into their list, which is quicker."""

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        if type(command) is Decline:
            return self.decline_refusal(state)
        choice: Any = command
        return self.choice_refusal(state, choice)

    def choice_refusal(self, state: BoardState, command: C) -> Refusal | None:
        """The reason why this cannot be chosen."""
        return super().refusal(state, command)

    def decline_refusal(self, state: BoardState) -> Refusal | None:
        """The reason why it cannot be declined."""
        return super().refusal(state, Decline(self.seat))


class OptionAsk(ChoiceAsk[ChooseOption]):
    """A decision among effects or ways that have no piece of their own: it says what each of them means."""

    def option(self, state: BoardState, number: int) -> Message:
        """One of the options in words, by its place."""
        raise AssertionError(f"{type(self).__name__} has no words for its options")


class ChoosingOption(BoardMove[OptionAsk, ChooseOption]):
    """One of several effects or ways, by its place in the list."""

    COMMAND = ChooseOption

    def words(self, state: BoardState, ask: OptionAsk, command: ChooseOption) -> Message:
        return ask.option(state, command.option)


class ChoosingColour(SeatMove[ChooseColour]):
    """A mana colour."""

    COMMAND = ChooseColour

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseColour) -> Message:
        return say("board-do-choose-colour", colour=colour_name(command.colour))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseColour) -> tuple[str, ...]:
        return subjects.colour(command.colour)


class ChoosingCard(SeatMove[ChooseCard]):
    """A card, wherever it lies."""

    COMMAND = ChooseCard

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseCard) -> Message:
        return say("board-do-choose-card", card=card_name(command.card))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseCard) -> tuple[str, ...]:
        return subjects.card_somewhere(state, ask.seat, command.card)


class ChoosingUnit(SeatMove[ChooseUnit]):
    """A unit of one's own, by its uid."""

    COMMAND = ChooseUnit

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseUnit) -> Message:
        return say("board-do-choose-unit", unit=unit_name(state.players[ask.seat], command.unit))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseUnit) -> tuple[str, ...]:
        return subjects.unit(command.unit)


class ChoosingOffered(SeatMove[ChooseUnit]):
    """A unit of the offer, by its kind."""

    COMMAND = ChooseUnit

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseUnit) -> Message:
        return say("board-do-choose-unit", unit=kind_name(command.unit))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseUnit) -> tuple[str, ...]:
        return subjects.unit_of_offer(command.unit)


class ChoosingRivalUnit(SeatMove[ChooseUnit]):
    """A unit of the opponent in a combat between players, by its uid."""

    COMMAND = ChooseUnit

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseUnit) -> Message:
        return say("board-do-choose-unit", unit=enemy_name(state, UNIT_MARK + command.unit))


class ChoosingSpace(SeatMove[ChooseSpace]):
    """A space of the map."""

    COMMAND = ChooseSpace

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseSpace) -> Message:
        return say("board-do-choose-space", space=space_name(state, command.space))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseSpace) -> tuple[str, ...]:
        return subjects.space(command.space)


class MarkingGlade(ChoosingSpace):
    """The glade one stands on, to be marked (UE-SCN-DRUID-05)."""

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseSpace) -> Message:
        return say("board-do-mark-glade", space=space_name(state, command.space))


class ChoosingDie(SeatMove[ChooseDie]):
    """A die of the Source, by its place there."""

    COMMAND = ChooseDie

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseDie) -> Message:
        colour = state.dice[command.die] if 0 <= command.die < len(state.dice) else 0
        return say("board-do-choose-die", die=named("die", COLOURS[colour]), number=command.die + 1)

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseDie) -> tuple[str, ...]:
        return subjects.die(command.die)


class ChoosingSkill(SeatMove[ChooseSkill]):
    """A skill token."""

    COMMAND = ChooseSkill

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseSkill) -> Message:
        skill = LIB.skills[command.skill]
        return say("board-do-choose-skill", skill=skill_name(command.skill), text=skill.text())

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseSkill) -> tuple[str, ...]:
        return subjects.skill(command.skill)


class ChoosingNumber(SeatMove[ChooseNumber]):
    """A number."""

    COMMAND = ChooseNumber

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseNumber) -> Message:
        return say("board-do-choose-number", number=command.number)


class ChoosingShare(ChoosingNumber):
    """A number of defenders."""

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseNumber) -> Message:
        return say("board-do-share", count=command.number)


class Bidding(SeatMove[ChooseNumber]):
    """A bid in an auction."""

    COMMAND = ChooseNumber

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseNumber) -> Message:
        return say("board-do-bid", number=command.number)


class ChoosingSeat(SeatMove[ChooseSeat]):
    """Another player."""

    COMMAND = ChooseSeat

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseSeat) -> Message:
        return say("board-do-choose-seat", player=seat_name(state, command.other))


class ReplacingMark(SeatMove[ChooseSeat]):
    """The player whose mark on a glade is replaced by one's own (UE-SCN-DRUID-14)."""

    COMMAND = ChooseSeat

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseSeat) -> Message:
        return say("board-do-replace-mark", player=seat_name(state, command.other))


class Plain(SeatMove[C]):
    """An answer that is the same sentence wherever it is given."""

    def __init__(self, key: str) -> None:
        self.key = key

    def words(self, state: BoardState, ask: Ask[BoardState], command: C) -> Message:
        return Message(self.key)


class Declining(Plain[Decline]):
    """Do not, or do no more."""

    COMMAND = Decline


CHOOSE_OPTION: Final = ChoosingOption()
CHOOSE_COLOUR: Final = ChoosingColour()
CHOOSE_CARD: Final = ChoosingCard()
CHOOSE_UNIT: Final = ChoosingUnit()
CHOOSE_OFFERED: Final = ChoosingOffered()
CHOOSE_RIVAL_UNIT: Final = ChoosingRivalUnit()
CHOOSE_SPACE: Final = ChoosingSpace()
MARK_GLADE: Final = MarkingGlade()
CHOOSE_DIE: Final = ChoosingDie()
CHOOSE_SKILL: Final = ChoosingSkill()
CHOOSE_SHARE: Final = ChoosingShare()
BID: Final = Bidding()
CHOOSE_SEAT: Final = ChoosingSeat()
REPLACE_MARK: Final = ReplacingMark()
DECLINE: Final = Declining("board-do-decline")
STAY_OUT: Final = Declining("board-do-stay-out")
INVITE_NO_MORE: Final = Declining("board-do-invite-no-more")
