"""Rushes: moves that go further than the speed, or end with an attack in the same action."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import knows, manner
from mageknight.minis.actions.manner import CLOSE, MOVE, RANGED, AttackManner, Manner, uses
from mageknight.minis.commands import Act, Decline
from mageknight.minis.content.abilities import ability
from mageknight.minis.effects.ability import trait
from mageknight.minis.figures.bodies import body, deeds_of, halves, is_cavalry
from mageknight.minis.figures.roster import called, is_fielded, powers, touches_foe
from mageknight.minis.moves import ActMove, DeclineMove, Moves
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.rules.cavalry.units import concerns, unit_refusal
from mageknight.minis.rules.movement.modes import inches_for
from mageknight.minis.rules.movement.moving import Moving
from mageknight.minis.rules.movement.spin import AfterMove
from mageknight.minis.state.battle import STOPPED, Battle


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
        flow.then(Moving(flow.state.controller[figure], figure, inches_for(flow.state, figure, 2)))


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
            Moving(flow.state.controller[figure], figure, inches_for(flow.state, figure)), RushEnd(figure, self.attacks)
        )


class Onset(Manner):
    """A combat action of a figure in no contact that begins with a move up to its speed; the attack follows.

    A cavalry unit that has two such ways for one kind of action uses both, one after the other (M2-CAV-58, reading R103).
    """

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if self.kind == RANGED:
            return firer_refusal(state, figure)
        if touches_foe(state, figure):
            return state.edition.refuse("minis-touches-foe", ability(self.ability).name, figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        again = others_for(flow.state, figure, self) if is_cavalry(flow.state, figure) else ()
        if again:
            flow.then(*self.stages(flow.state, figure), Another(figure, again))
        else:
            flow.then(*self.stages(flow.state, figure))

    def stages(self, state: Battle, figure: int) -> tuple[Frame[Battle], ...]:
        """The move, then the attack; whoever is ridden carries its rider."""
        mover = body(state, figure)
        move = Moving(state.controller[figure], mover, self.reach(state, figure))
        return move, self.attack(state, figure)

    def reach(self, state: Battle, figure: int) -> int:
        """The distance of the move."""
        return inches_for(state, figure)

    def attack(self, state: Battle, figure: int) -> Frame[Battle]:
        """The attack that follows the move."""
        return RushEnd(figure, tuple([each.word for each in attacks_after_move(state, self.kind)]))


def others_for(state: Battle, figure: int, first: Manner) -> tuple[tuple[int, str], ...]:
    """The other ways in which the halves of a cavalry unit can move and attack with the same action, as (figure, word)."""
    return tuple(
        [
            (half, each.word)
            for half in halves(state, figure)
            for each in state.edition.ways.able[first.kind]
            if isinstance(each, Onset) and each is not first and uses(state, half, each)
        ]
    )


class Another(AfterMove):
    """A cavalry unit may move and attack once more with the action it was given."""

    FIELDS = ("figure", "ways")

    def __init__(self, figure: int, ways: tuple[tuple[int, str], ...]) -> None:
        self.figure = figure
        self.ways = ways

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.figure) and not deeds_of(state, self.figure) & STOPPED:
            ask = RushAgain(state.controller[self.figure], self.figure, self.ways)
            if len(ask.choices(state)) > 1:
                flow.then(ask)


class GoingOn(ActMove["RushAgain"]):
    """One of the two goes on in this way."""

    def candidates(self, state: Battle, ask: RushAgain) -> list[Command]:
        return [Act(ask.seat, half, word) for half, word in ask.ways]

    def refusal(self, state: Battle, ask: RushAgain, command: Act) -> Refusal | None:
        if (command.figure, command.how) not in ask.ways:
            return refuse("not-an-option")
        wanted = manner(state, command.how)
        if not is_cavalry(state, command.figure) or not uses(state, command.figure, wanted):
            return refuse("not-an-option")
        return wanted.refusal(state, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: RushAgain, command: Act) -> None:
        rush = manner(flow.state, command.how)
        assert isinstance(rush, Onset)
        flow.then(*rush.stages(flow.state, command.figure))


class NotGoingOn(DeclineMove["RushAgain"]):
    """Neither of them."""


class RushAgain(MoveAsk[Battle]):
    """The one of them that goes on, and how, or nobody."""

    FIELDS = ("seat", "figure", "ways")
    KIND = "minis-follow-up"
    MOVES: ClassVar[Moves] = (GoingOn(), NotGoingOn())

    def __init__(self, seat: int, figure: int, ways: tuple[tuple[int, str], ...]) -> None:
        super().__init__(seat)
        self.figure = figure
        self.ways = ways

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-rush-again", figure=called(state, self.figure))


def attacks_after_move(state: Battle, kind: int) -> list[AttackManner]:
    """The attacks that can be made with the action of a charge or a bound."""
    return [
        each
        for each in state.edition.ways.all
        if isinstance(each, AttackManner) and each.kind == kind and each.follows_move()
    ]


def attack_bar(state: Battle, figure: int) -> Refusal | None:
    """An ability lets the figure move but not attack."""
    if powers(state, figure) & trait(state, "only-moves"):
        return state.edition.refuse("minis-demoralized", "demoralized", figure=called(state, figure))
    return None


def contact_at_start(state: Battle, figure: int, needs: int) -> Refusal | None:
    """The reason a figure that touched an opposing one when the turn began cannot rush."""
    if state.met[figure] & state.foes[state.controller[figure]]:
        return state.edition.refuse("minis-touched-at-start", ability(needs).name, figure=called(state, figure))
    return None


class RushEnd(AfterMove):
    """The move of a charge is over: the attack follows unless a Pole Arm has ended the action."""

    FIELDS = ("figure", "attacks")

    def __init__(self, figure: int, attacks: tuple[str, ...]) -> None:
        self.figure = figure
        self.attacks = attacks

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.figure) and not deeds_of(state, self.figure) & STOPPED:
            follow = FollowUp(state.controller[self.figure], self.figure, self.attacks)
            if len(follow.choices(state)) > 1:
                flow.then(follow)


class FollowingUp(ActMove["FollowUp"]):
    """Attack in this way."""

    def collect(self, state: Battle, ask: FollowUp, found: list[Command]) -> None:
        for word in ask.attacks:
            if ask.attack_refusal(state, word) is None:
                found.append(Act(ask.seat, ask.figure, word))

    def refusal(self, state: Battle, ask: FollowUp, command: Act) -> Refusal | None:
        if command.figure != ask.figure or not knows(state, command.how):
            return refuse("not-an-option")
        return ask.attack_refusal(state, command.how)

    def carry_out(self, flow: Flow[Battle], ask: FollowUp, command: Act) -> None:
        manner(flow.state, command.how).begin(flow, ask.figure)


class NotFollowingUp(DeclineMove["FollowUp"]):
    """Leave the attack out."""

    def refusal(self, state: Battle, ask: FollowUp, command: Decline) -> Refusal | None:
        return ask.decline_refusal(state)


class FollowUp(MoveAsk[Battle]):
    """Attack at the end of a charge or bound, or leave it."""

    FIELDS = ("seat", "figure", "attacks")
    KIND = "minis-follow-up"
    MOVES: ClassVar[Moves] = (FollowingUp(), NotFollowingUp())

    def __init__(self, seat: int, figure: int, attacks: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.figure = figure
        self.attacks = attacks

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-follow-up", figure=called(state, self.figure))

    def action_refusal(self, state: Battle, wanted: Manner) -> Refusal:
        """An ability that needs an action of its own cannot follow a move."""
        if not wanted.ability or wanted.kind not in (CLOSE, RANGED) or not uses(state, self.figure, wanted):
            return refuse("not-an-option")
        topic = "charge-alone" if wanted.kind == CLOSE else "bound-alone"
        name = say(ability(wanted.ability).name_key)
        return state.edition.refuse("minis-needs-own-action", topic, ability=name)

    def attack_refusal(self, state: Battle, how: str) -> Refusal | None:
        """The reason the figure cannot attack in this manner."""
        wanted = manner(state, how)
        if how not in self.attacks:
            return self.action_refusal(state, wanted)
        found = attack_bar(state, self.figure)
        if found is None and not uses(state, self.figure, wanted):
            found = refuse("not-an-option")
        if found is None and concerns(state, self.figure):
            found = unit_refusal(state, self.figure, wanted)
        return found if found is not None else wanted.refusal(state, self.figure)

    def decline_refusal(self, state: Battle) -> Refusal | None:
        """The reason the attack cannot be left out."""
        return None
