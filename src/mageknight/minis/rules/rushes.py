"""Rushes: moves that go further than the speed, or end with an attack in the same action."""

from __future__ import annotations

from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import trait
from mageknight.minis.commands import Act, Decline
from mageknight.minis.content.abilities import ability
from mageknight.minis.manners import MOVE, Manner
from mageknight.minis.roster import called, is_fielded, powers
from mageknight.minis.rulebook import attack_manner
from mageknight.minis.rules.attack import Aim
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.movement import Moving
from mageknight.minis.state import STOPPED, Battle


class DoubleMove(Manner):
    """Move up to double the speed."""

    def __init__(self, word: str, needs: int) -> None:
        super().__init__(word, MOVE, needs)
        self.is_rush = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        """On the card of 2001 this too needs a start of the turn without enemy contact (reading 5)."""
        needs_room = trait(state, "double-move-needs-no-contact") >> self.ability & 1
        return contact_at_start(state, figure, self.ability) if needs_room else None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Moving(flow.state.owner[figure], figure, inches_for(flow.state, figure, 2)))


class Rush(Manner):
    """Move up to the speed, then attack in the same action."""

    def __init__(self, word: str, needs: int, attacks: tuple[str, ...]) -> None:
        super().__init__(word, MOVE, needs)
        self.is_rush = True
        self.attacks = attacks

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = attack_bar(state, figure)
        if found is None and state.captive[figure] >= 0:
            found = state.edition.refuse("minis-captor-only-moves", figure=called(state, figure))
        return found if found is not None else contact_at_start(state, figure, self.ability)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(
            Moving(flow.state.owner[figure], figure, inches_for(flow.state, figure)), RushEnd(figure, self.attacks)
        )


def attack_bar(state: Battle, figure: int) -> Refusal | None:
    """An ability lets the figure move but not attack."""
    if powers(state, figure) & trait(state, "only-moves"):
        return state.edition.refuse("minis-demoralized", "demoralized", figure=called(state, figure))
    return None


def contact_at_start(state: Battle, figure: int, needs: int) -> Refusal | None:
    """Why a figure that touched an opposing one when the turn began cannot rush."""
    if state.met[figure] & state.foes[state.owner[figure]]:
        return state.edition.refuse("minis-touched-at-start", ability(needs).name, figure=called(state, figure))
    return None


class RushEnd(Frame[Battle]):
    """The move of a charge is over: the attack follows unless a Pole Arm has ended the action."""

    FIELDS = ("figure", "attacks")

    def __init__(self, figure: int, attacks: tuple[str, ...]) -> None:
        self.figure = figure
        self.attacks = attacks

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.figure) and not state.marks[self.figure] & STOPPED:
            follow = FollowUp(state.owner[self.figure], self.figure, self.attacks)
            if len(follow.choices(state)) > 1:
                flow.then(follow)


class FollowUp(Ask[Battle]):
    """Attack at the end of a charge or bound, or leave it."""

    FIELDS = ("seat", "figure", "attacks")
    KIND = "minis-follow-up"
    COMMANDS = (Act, Decline)

    def __init__(self, seat: int, figure: int, attacks: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.figure = figure
        self.attacks = attacks

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-follow-up", figure=called(state, self.figure))

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = [Act(self.seat, self.figure, word) for word in self.attacks]
        found = [command for command in found if self.refusal(state, command) is None]
        return [*found, Decline(self.seat)]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Decline):
            return None
        if not isinstance(command, Act) or command.figure != self.figure or command.how not in self.attacks:
            return refuse("not-an-option")
        found = attack_bar(state, self.figure)
        return found if found is not None else attack_manner(state, command.how).refusal(state, self.figure)

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Act):
            flow.then(Aim(self.seat, command.how, self.figure))
