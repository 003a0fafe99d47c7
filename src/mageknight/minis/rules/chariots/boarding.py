"""Boarding and disembarking, both with a move action (M2-CHARIOT-10, M2-CHARIOT-11, reading R143)."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.commands import Target
from mageknight.minis.events import FOR_BREAKING_AWAY, Boarded, DiceRolled
from mageknight.minis.figures.bodies import chariot_of, is_passenger
from mageknight.minis.figures.roster import called, figure_word, is_fielded, touches_foe
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.chariots.carrying import board_refusal, chariots_for, kind_refusal, still_refusal
from mageknight.minis.rules.chariots.setting_down import SetPassengerDown, spots_beside
from mageknight.minis.rules.movement.moving import FAILED, Moving, break_away_on, shake_off, slip_away
from mageknight.minis.rules.movement.spin import Arrived
from mageknight.minis.state.battle import Battle


class Board(Manner):
    """A move action of a figure beside a friendly chariot: it gets in, once it has broken away from whoever touches it."""

    def __init__(self) -> None:
        super().__init__("board", MOVE)
        self.on_foot = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = kind_refusal(state, figure)
        if found is None and state.captive[figure] >= 0:
            found = state.edition.refuse("minis-captor-boards", figure=called(state, figure))
        if found is None:
            found = still_refusal(state, figure, "board")
        if found is None and not chariots_for(state, figure):
            found = state.edition.refuse("minis-no-chariot-near", figure=called(state, figure))
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return len(chariots_for(state, figure)) > 0 and self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        if touches_foe(state, figure) and not slip_away(flow, figure):
            flow.then(BoardRoll(figure))
        elif is_fielded(state, figure):
            flow.then(ChooseChariot(state.controller[figure], figure))


class BoardRoll(Roll[Battle]):
    """The die of breaking away before a figure boards; one that is held fast stays where it is."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state, figure = flow.state, self.figure
        die, least, seat = outcome[0] + 1, break_away_on(state, figure), state.controller[figure]
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, seat, figure, (die,), least))
        if die < least:
            flow.then(Moving(seat, figure, 0, FAILED))
            return
        shake_off(flow, figure)
        flow.then(ChooseChariot(seat, figure))


class Choosing(Move[Battle, "ChooseChariot", Target]):
    """Board this one."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: ChooseChariot) -> list[Command]:
        return [Target(ask.seat, each) for each in chariots_for(state, ask.figure)]

    def refusal(self, state: Battle, ask: ChooseChariot, command: Target) -> Refusal | None:
        return board_refusal(state, ask.figure, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: ChooseChariot, command: Target) -> None:
        flow.emit(Boarded(ask.figure, command.figure))

    def words(self, state: Battle, ask: ChooseChariot, command: Target) -> Message:
        return say("minis-do-board", chariot=figure_word(state, command.figure))

    def about(self, state: Battle, ask: ChooseChariot, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class ChooseChariot(MoveAsk[Battle]):
    """The chariot a figure boards of those beside it."""

    FIELDS = ("seat", "figure")
    KIND = "minis-choose-chariot"
    MOVES = (Choosing(),)

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-choose-chariot", figure=called(state, self.figure))

    def forced(self, state: Battle) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None


class Disembark(Manner):
    """A move action of a passenger: it is put down in contact with a side or the rear of its chariot."""

    def __init__(self) -> None:
        super().__init__("disembark", MOVE)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not is_passenger(state, figure):
            return state.edition.refuse("minis-not-aboard", figure=called(state, figure))
        found = still_refusal(state, figure, "disembark")
        if found is None and not spots_beside(state, figure):
            hull = called(state, chariot_of(state, figure))
            found = state.edition.refuse("minis-no-room-to-disembark", figure=called(state, figure), chariot=hull)
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return is_passenger(state, figure) and self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(SetPassengerDown(flow.state.controller[figure], figure), Arrived(figure))
