"""The contract of a game, and the engine that fulfils it by running an agenda."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mageknight.kernel.agenda import Ask, Chance, Core, Flow, Frame, S, Simultaneous
from mageknight.kernel.command import CHANCE, Command, SettleChance
from mageknight.kernel.contract import Outcome as Outcome
from mageknight.kernel.contract import ScoreLine as ScoreLine
from mageknight.kernel.contract import Setup as Setup
from mageknight.kernel.contract import View as View
from mageknight.kernel.decision import Decision, Options
from mageknight.kernel.event import ChanceSettled, ChoiceLocked, Event
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import streams

STEP_LIMIT: Final = 100_000


class ImpossibleOutcome(ValueError):
    """An outcome of chance was laid down that chance could not have given."""

    def __init__(self, stream: int, outcome: tuple[int, ...]) -> None:
        super().__init__(f"stream {stream}: {outcome}")
        self.stream = stream
        self.outcome = outcome


class Engine(Generic[S]):
    """Runs the agenda of a state. A game derives from it and gives `opening`, `view`, `outcome`, perhaps `standing`."""

    STREAMS: ClassVar[tuple[str, ...]] = ("chance",)

    def opening(self, setup: Setup, core: Core) -> S:
        """The state before anything has happened, its first frames on the agenda."""
        raise AssertionError(f"{type(self).__name__} has no opening")

    def standing(self, state: S) -> list[Ask[S]]:
        """Decisions that block nothing and may be taken at any time."""
        return []

    def view(self, state: S, seat: int | None) -> View:
        raise AssertionError(f"{type(self).__name__} has no view")

    def outcome(self, state: S) -> Outcome | None:
        raise AssertionError(f"{type(self).__name__} has no outcome")

    def new(self, setup: Setup, seed: bytes, asks_chance: bool = False) -> S:
        """The first position: set-up is played by the engine itself up to the first decision.

        With `asks_chance` dice and shuffles are decisions somebody has to answer, as with real dice on a real table.
        """
        state = self.opening(setup, Core([], streams(seed, type(self).STREAMS), asks_chance=asks_chance))
        self.advance(Flow(state))
        return state

    def pending(self, state: S) -> list[Decision]:
        """The decisions that wait, blocking decisions first; empty when the game is over."""
        core = state.core
        if not core.agenda:
            return []
        decisions = [
            Decision(
                seat=ask.seat,
                kind=ask.kind(),
                number=core.opened,
                standing=False,
                cancel_to=core.effect if type(ask).NESTED else -1,
                ask=ask,
            )
            for ask in open_asks(core.agenda[-1])
        ]
        for ask in self.standing(state):
            decisions.append(Decision(seat=ask.seat, kind=ask.kind(), number=-1, standing=True, cancel_to=-1, ask=ask))
        return decisions

    def options(self, state: S, decision: Decision) -> Options[S]:
        return Options(state, decision.ask)

    def open_decisions(self, state: S) -> list[Ask[S]]:
        """The asks that wait now, blocking ones first, then the standing ones."""
        agenda = state.core.agenda
        return [*open_asks(agenda[-1]), *self.standing(state)] if agenda else []

    def apply(self, state: S, command: Command) -> list[Event[S]]:
        """Carry out a command; an illegal one is refused and changes nothing."""
        ask = self.addressee(state, command)
        refusal = ask.refusal(state, command)
        if refusal is not None:
            raise refusal.copy()
        return self.carry_out(state, ask, command)

    def apply_trusted(self, state: S, command: Command) -> list[Event[S]]:
        """Carry out a command that came from `options` of this very state; nothing is checked again."""
        return self.carry_out(state, self.addressee(state, command), command)

    def addressee(self, state: S, command: Command) -> Ask[S]:
        """The open decision this command answers; refused if there is none, with the rules behind what the game waits for."""
        agenda = state.core.agenda
        if not agenda:
            raise refuse("game-over")
        seat = command.seat
        top = agenda[-1]
        if isinstance(top, Ask) and top.seat == seat and fits(top, command):
            return top  # nearly always
        mine = False
        rules: tuple[str, ...] = ()
        for ask in open_asks(top):
            rules = ask.RULES
            if ask.seat == seat:
                mine = True
                if fits(ask, command):
                    return ask
        for ask in self.standing(state):
            if ask.seat == seat and fits(ask, command):
                return ask
        raise refuse("unknown-command" if mine else "not-your-decision", *rules)

    def carry_out(self, state: S, ask: Ask[S], command: Command) -> list[Event[S]]:
        core = state.core
        top = core.agenda[-1]
        flow = Flow(state)
        core.ply += 1
        if top is ask:
            core.agenda.pop()
            if not type(ask).NESTED:
                core.effect = core.ply - 1
            give(flow, ask, command)
        elif isinstance(top, Simultaneous) and any(ask is one for one in top.open_asks()):
            core.agenda[-1] = top.with_answer(ask, command)
            flow.emit(ChoiceLocked(command.seat))
            if top_is_open(core.agenda[-1]):
                return flow.events
        else:
            opened = core.opened
            ask.answer(flow, command)
            self.advance(flow)
            if core.agenda and core.agenda[-1] is top:
                core.opened = opened
            return flow.events
        self.advance(flow)
        return flow.events

    def advance(self, flow: Flow[S]) -> None:
        """Run frames until one of them waits for somebody, or none is left."""
        core = flow.state.core
        agenda = core.agenda
        for _ in range(STEP_LIMIT):
            if not agenda:
                return
            top = agenda[-1]
            if isinstance(top, Ask):
                command = self.answer_by_itself(flow.state, top)
                if command is None:
                    core.opened = core.ply
                    return
                agenda.pop()
                give(flow, top, command)
            elif isinstance(top, Simultaneous) and top_is_open(top):
                if not self.lock_forced(flow, top):
                    core.opened = core.ply
                    return
            else:
                agenda.pop()
                top.run(flow)
        raise RuntimeError(f"no decision after {STEP_LIMIT} steps: {agenda[-3:]}")

    def lock_forced(self, flow: Flow[S], top: Simultaneous[S]) -> bool:
        """Lock the first of several simultaneous choices that everybody can see is the only one; is there one?"""
        for ask in top.open_asks():
            command = self.answer_by_itself(flow.state, ask)
            if command is not None:
                flow.state.core.agenda[-1] = top.with_answer(ask, command)
                flow.emit(ChoiceLocked(ask.seat))
                return True
        return False

    def answer_by_itself(self, state: S, ask: Ask[S]) -> Command | None:
        """The answer the engine gives: of chance, or one that everybody can see is the only one."""
        if isinstance(ask, Chance):
            return None if state.core.asks_chance else SettleChance(CHANCE, draw_chance(state, ask))
        return ask.forced(state)


FITTING: Final[dict[tuple[type, type], bool]] = {}
"""Which kinds of command answer which kinds of decision, as far as it was asked."""


def fits(ask: Ask[Any], command: Command) -> bool:
    """Is this one of the kinds of command that can answer that decision? Looking through its kinds each time would take long."""
    kinds = (type(ask), type(command))
    known = FITTING.get(kinds)
    if known is None:
        known = FITTING[kinds] = isinstance(command, command_types(type(ask)))
    return known


def give(flow: Flow[S], ask: Ask[S], command: Command) -> None:
    """Hand an answer to the frame that waited for it."""
    if isinstance(ask, Chance):
        assert isinstance(command, SettleChance)
        flow.emit(ChanceSettled(ask.stream, command.outcome))
        ask.settle(flow, command.outcome)
    else:
        ask.answer(flow, command)


def open_asks(top: Frame[S]) -> list[Ask[S]]:
    """The asks of the top frame that still wait."""
    if isinstance(top, Ask):
        return [top]
    if isinstance(top, Simultaneous):
        return top.open_asks()
    raise RuntimeError(f"the engine stopped at {top!r}")


def top_is_open(top: Frame[Any]) -> bool:
    return isinstance(top, Simultaneous) and len(top.open_asks()) > 0


def draw_chance(state: S, ask: Chance[S]) -> tuple[int, ...]:
    """The outcome of chance: one laid down beforehand for this stream, else the stream's generator."""
    core = state.core
    for at, (stream, outcome) in enumerate(core.forced):
        if stream == ask.stream:
            if not ask.fits(state, outcome):
                raise ImpossibleOutcome(stream, outcome)
            del core.forced[at]
            return outcome
    return ask.draw(state, core.rng)
