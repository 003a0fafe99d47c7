"""Oracles of Rokos, Mind Tap: an ability of somebody near, for one turn."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Resolve
from mageknight.minis.content.abilities import CARD_2003, ability, is_order
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.figures.roster import NOT_COUNTED, called, members, powers
from mageknight.minis.rules.attack.damage import mind_captive
from mageknight.minis.rules.attack.values import reach
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import END_BEGINS, LENDS, Lasting, lasting_of
from mageknight.minis.table.contact import is_within


class OraclesOfRokos(Ability):
    """It may gain one special ability of a single figure within its range, when its command phase begins, until the end phase."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("oracles-of-rokos", {"oracles-of-rokos": ("M2-SUBF-37", "M2-SUBF-38")})

    def happenings(self) -> list[Happening]:
        return [Taps("oracles-of-rokos", COMMAND_BEGINS, self.id, optional=True)]


class Taps(Happening):
    """Friend or foe, seen or not, whatever the magic; never the warrior itself (reading R127). Once a command phase."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        inches = reach(state, figure)
        near = members(state.table.afield & ~state.held & ~(1 << figure))
        return [each for each in near if shown(state, each) and is_within(state.table, figure, each, inches)]

    def words(self, state: Battle, figure: int, other: int) -> Message:
        """The mind it is about, and what there is to gain."""
        gains = [say(ability(each).name_key) for each in shown(state, other)]
        return say("minis-do-tap-figure", figure=called(state, figure), other=called(state, other), abilities=gains)

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return super().stands(state, figure, other) and not lasting_of(state, LENDS, figure, figure)

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        found = shown(flow.state, other)
        if len(found) == 1:
            take(flow, figure, found[0])
        elif found:
            flow.then(Tapping(flow.state.controller[figure], figure, other))


def shown(state: Battle, figure: int) -> tuple[int, ...]:
    """The special abilities a figure has now, not that of its subfaction; the ones nobody wants come last."""
    found = [each for each in members(powers(state, figure)) if not is_order(each)]
    wanted = [each for each in found if not NOT_COUNTED >> each & 1]
    return (*wanted, *[each for each in found if each not in wanted])


def take(flow: Flow[Battle], figure: int, number: int) -> None:
    seat = flow.state.controller[figure]
    begin_lasting(flow, Lasting(LENDS, figure, figure, number, until=END_BEGINS, seat=seat))
    mind_captive(flow, figure)


class Gaining(Move[Battle, "Tapping", Resolve]):
    """Gain one of the abilities."""

    COMMAND = Resolve

    def candidates(self, state: Battle, ask: Tapping) -> list[Command]:
        return [Resolve(ask.seat, at) for at in range(len(shown(state, ask.other)))]

    def refusal(self, state: Battle, ask: Tapping, command: Resolve) -> Refusal | None:
        return None if 0 <= command.effect < len(shown(state, ask.other)) else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Tapping, command: Resolve) -> None:
        take(flow, ask.figure, shown(flow.state, ask.other)[command.effect])

    def words(self, state: Battle, ask: Tapping, command: Resolve) -> Message:
        found = shown(state, ask.other)
        if not 0 <= command.effect < len(found):
            return say("minis-do-resolve-number", number=command.effect + 1)
        return say("minis-do-tap", ability=say(ability(found[command.effect]).name_key))

    def about(self, state: Battle, ask: Tapping, command: Resolve) -> tuple[str, ...]:
        found = shown(state, ask.other)
        if not 0 <= command.effect < len(found):
            return ()
        return ("ability:" + ability(found[command.effect]).name, f"figure:{ask.figure}")


class Tapping(MoveAsk[Battle]):
    """The ability of the figure tapped that is gained."""

    FIELDS = ("seat", "figure", "other")
    KIND = "minis-tap"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Gaining(),)

    def __init__(self, seat: int, figure: int, other: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.other = other

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-tap", figure=called(state, self.figure), other=called(state, self.other))
