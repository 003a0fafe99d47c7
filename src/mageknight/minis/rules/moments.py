"""The scheduler of moments: what is due is collected and happens in the order the players choose.

Whatever must happen is ordered by the player whose turn it is; what a player may do without is asked of its player
afterwards, the active player first and the others clockwise. Where nothing is due nothing is put on the agenda.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Decline, Resolve
from mageknight.minis.moment import BITS, HAPPENINGS, Happening, happenings_at
from mageknight.minis.roster import called, is_fielded, powers
from mageknight.minis.state import Battle

Effect = tuple[str, int, int]
"""What happens, the figure that causes it, the figure it is about (-1: everybody it reaches)."""


def due(state: Battle, when: int, about: int, sources: list[int]) -> list[tuple[Happening, Effect]]:
    """Everything due at a moment because of some figures, in their order, then by the number of the ability."""
    found: list[tuple[Happening, Effect]] = []
    bits = BITS[when]
    for figure in sources:
        mask = powers(state, figure) & bits
        if mask:
            for happening in happenings_at(when):
                if mask >> happening.ability & 1:
                    for other in happening.due(state, figure, about):
                        found.append((happening, (happening.word, figure, other)))
    return found


def frames_at(
    state: Battle, when: int, about: int, sources: list[int], more: tuple[Effect, ...] = ()
) -> list[Frame[Battle]]:
    """The frames of a moment: first what needs no order, then what the active player orders, then what each may do without.

    `more` are effects of no ability that belong into the same order."""
    found = due(state, when, about, sources)
    if not found and not more:
        return []
    frames: list[Frame[Battle]] = [
        Happens(effect) for happening, effect in found if not happening.in_order and not happening.optional
    ]
    ordered = more + tuple([effect for happening, effect in found if happening.in_order and not happening.optional])
    if ordered:
        frames.append(Effects(state.active, ordered))
    for seat in from_active(state):
        free = tuple([each for happening, each in found if happening.optional and state.owner[each[1]] == seat])
        if free:
            frames.append(Reactions(seat, free))
    return frames


def from_active(state: Battle) -> list[int]:
    """The seats in the order in which they react: the active player, then the others clockwise."""
    at = state.order.index(state.active)
    return state.order[at:] + state.order[:at]


def happen(flow: Flow[Battle], effect: Effect) -> None:
    """Let one effect happen, if the figure behind it is still there."""
    word, source, other = effect
    if is_fielded(flow.state, source):
        HAPPENINGS[word].resolve(flow, source, other)


class Happens(Frame[Battle]):
    """An effect whose order cannot matter."""

    FIELDS = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, flow: Flow[Battle]) -> None:
        happen(flow, self.effect)


class Resolving(Move[Battle, "Effects", Resolve]):
    """Let one of several simultaneous effects happen next."""

    COMMAND = Resolve

    def candidates(self, state: Battle, ask: Effects) -> list[Command]:
        return [Resolve(ask.seat, at) for at in range(len(ask.effects))]

    def refusal(self, state: Battle, ask: Effects, command: Resolve) -> Refusal | None:
        return None if 0 <= command.effect < len(ask.effects) else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Effects, command: Resolve) -> None:
        at = command.effect
        left = ask.effects[:at] + ask.effects[at + 1 :]
        if left:
            flow.then(ask.without(left))
        happen(flow, ask.effects[at])

    def words(self, state: Battle, ask: Effects, command: Resolve) -> Message:
        if not 0 <= command.effect < len(ask.effects):
            return say("minis-do-resolve-number", number=command.effect + 1)
        what, source, _ = ask.effects[command.effect]
        return say("minis-do-resolve", effect=say("minis-ability-" + what), figure=called(state, source))

    def about(self, state: Battle, ask: Effects, command: Resolve) -> tuple[str, ...]:
        if not 0 <= command.effect < len(ask.effects):
            return ()
        what, source, other = ask.effects[command.effect]
        found = ("ability:" + what, f"figure:{source}")
        return (*found, f"figure:{other}") if other >= 0 else found


class DoingWithout(Move[Battle, "Reactions", Decline]):
    """Use none of the effects that are left."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: Reactions) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: Reactions, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: Reactions, command: Decline) -> Message:
        return say("minis-do-decline")


class Effects(MoveAsk[Battle]):
    """Simultaneous effects still to resolve; the active player picks the next one."""

    FIELDS = ("seat", "effects")
    KIND = "minis-order"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Resolving(),)

    def __init__(self, seat: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(seat)
        self.effects = effects

    def without(self, left: tuple[Effect, ...]) -> Effects:
        """The same decision about what is left."""
        return Effects(self.seat, left)

    def forced(self, state: Battle) -> Command | None:
        """A single effect needs no order."""
        return Resolve(self.seat, 0) if len(self.effects) == 1 else None


class Reactions(Effects):
    """Effects a player may use or do without, one after the other."""

    KIND = "minis-react"
    MOVES = (Resolving(), DoingWithout())

    def without(self, left: tuple[Effect, ...]) -> Effects:
        return Reactions(self.seat, left)

    def forced(self, state: Battle) -> Command | None:
        return None
