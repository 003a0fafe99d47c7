"""War: an opposing figure turns on one of its own for one blow."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.commands import Target
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import ControlPassed
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import called, damage, figure_word, foes_of, reach_of, strikeable
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.rules.large.powers import Power, Release, before, share_of, sway_refusal
from mageknight.minis.state.battle import Battle


class War(Ability):
    """Only figures without action tokens can be chosen; the blow costs them none."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("war", {"war": ("M2-DRAGON-53", "M2-DRAGON-54")})

    def manners(self) -> list[Manner]:
        return [Betray("war", self.id)]


def victims(state: Battle, section: int, traitor: int) -> list[int]:
    """The figures one can strike if it obeys the warrior."""
    foes = foes_of(state, section) & ~(1 << traitor) & state.table.touch[traitor]
    return strikeable(state, traitor, foes)


def traitors(state: Battle, section: int) -> list[int]:
    """The figures a section can turn on their own."""
    near = before(state, section, foes_of(state, section), reach_of(state, section))
    seat = state.controller[section]
    return [
        figure
        for figure in near
        if not tokens_of(state, figure)
        and sway_refusal(state, seat, figure) is None
        and state.captive[figure] < 0
        and victims(state, section, figure)
    ]


class Betray(Power):
    """The action."""

    def promise(self, state: Battle, figure: int) -> float:
        """The best of the blows, as likely as not."""
        blows = [
            share_of(state, victim, damage(state, traitor)) / 2
            for traitor in traitors(state, figure)
            for victim in victims(state, figure, traitor)
        ]
        return max(blows, default=0.0)

    def has_use(self, state: Battle, figure: int) -> bool:
        return len(traitors(state, figure)) > 0

    def use(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(TraitorAsk(flow.state.controller[figure], figure))


class Turning(Move[Battle, "TraitorAsk", Target]):
    """Name the figure that strikes."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: TraitorAsk) -> list[Command]:
        return [Target(ask.seat, figure) for figure in traitors(state, ask.section)]

    def refusal(self, state: Battle, ask: TraitorAsk, command: Target) -> Refusal | None:
        if command.figure in traitors(state, ask.section):
            return None
        return state.edition.refuse("minis-does-not-betray", "war", figure=figure_word(state, command.figure))

    def carry_out(self, flow: Flow[Battle], ask: TraitorAsk, command: Target) -> None:
        flow.then(VictimAsk(ask.seat, ask.section, command.figure))

    def words(self, state: Battle, ask: TraitorAsk, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: TraitorAsk, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class TraitorAsk(MoveAsk[Battle]):
    """The figure that turns on its own."""

    FIELDS = ("seat", "section")
    KIND = "minis-traitor"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Turning(),)

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section


class Betraying(Move[Battle, "VictimAsk", Target]):
    """Name whom it strikes."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: VictimAsk) -> list[Command]:
        return [Target(ask.seat, figure) for figure in victims(state, ask.section, ask.traitor)]

    def refusal(self, state: Battle, ask: VictimAsk, command: Target) -> Refusal | None:
        if command.figure in victims(state, ask.section, ask.traitor):
            return None
        return state.edition.refuse("minis-does-not-betray", "war", figure=figure_word(state, command.figure))

    def carry_out(self, flow: Flow[Battle], ask: VictimAsk, command: Target) -> None:
        """For the blow it is on the other side; no token is laid and nobody is pushed (M2-DRAGON-54)."""
        before_ = flow.state.controller[ask.traitor]
        whole = hull_of(flow.state, ask.traitor)
        flow.emit(ControlPassed(whole, ask.seat))
        strike = Strike("fight", ask.traitor, (command.figure,), (), extra=True)
        flow.then(strike, Release(whole, before_))

    def words(self, state: Battle, ask: VictimAsk, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: VictimAsk, command: Target) -> tuple[str, ...]:
        return (f"figure:{ask.traitor}", f"figure:{command.figure}")


class VictimAsk(MoveAsk[Battle]):
    """The figure to be struck."""

    FIELDS = ("seat", "section", "traitor")
    KIND = "minis-victim"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Betraying(),)

    def __init__(self, seat: int, section: int, traitor: int) -> None:
        super().__init__(seat)
        self.section = section
        self.traitor = traitor

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-victim", figure=called(state, self.traitor))
