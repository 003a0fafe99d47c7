"""The agenda: what is still to resolve, as a stack of small frames inside the state.

The engine runs the top frame until one of them is an `Ask`. Nested effects, reactions in another seat's turn and
counter-spells are pushes on that stack; nothing ever waits in a Python call frame, so a game can be copied, saved and
resumed at any decision. Frames are never changed once they are made: copying an agenda copies a list.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mageknight.kernel.command import CHANCE, Command, SettleChance
from mageknight.kernel.event import ChoicesShown, Event
from mageknight.kernel.message import Message
from mageknight.kernel.record import Record
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng, below, permutation, streams

DEPTH_LIMIT: Final = 400


class Core(Record):
    """The kernel's own part of every state: the agenda, the generators, the counters.

    `ply` counts the commands applied; `opened` is the ply at which the present decision was first asked; `effect` is the
    ply of the last command that began something (the point a nested decision can be cancelled back to). `forced` are
    outcomes of chance laid down beforehand, as (stream, outcome). `asks_chance` makes chance a decision one has to answer.
    """

    FIELDS = ("agenda", "rng", "ply", "opened", "effect", "forced", "asks_chance")

    def __init__(
        self,
        agenda: list[Frame[Any]],
        rng: list[int],
        ply: int = 0,
        opened: int = 0,
        effect: int = 0,
        forced: list[tuple[int, tuple[int, ...]]] | None = None,
        asks_chance: bool = False,
    ) -> None:
        self.agenda = agenda
        self.rng = rng
        self.ply = ply
        self.opened = opened
        self.effect = effect
        self.forced: list[tuple[int, tuple[int, ...]]] = forced if forced is not None else []
        self.asks_chance = asks_chance

    def copy(self) -> Core:
        return Core(
            agenda=self.agenda.copy(),
            rng=self.rng.copy(),
            ply=self.ply,
            opened=self.opened,
            effect=self.effect,
            forced=self.forced.copy(),
            asks_chance=self.asks_chance,
        )


class State(Record):
    """The base of every game's state; subclasses add their own fields and a hand-written `copy`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("core",)

    def __init__(self, core: Core) -> None:
        self.core = core

    def copy(self) -> State:
        raise AssertionError(f"{type(self).__name__} has no copy of its own")


S = TypeVar("S", bound=State)


class Flow(Generic[S]):
    """One step of the engine at work: the state it changes and the events it has emitted so far."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event[S]] = []

    def emit(self, event: Event[S]) -> None:
        """State a fact: it is written into the state and told to the world."""
        event.apply(self.state)
        self.events.append(event)

    def then(self, *frames: Frame[S]) -> None:
        """Put frames on the agenda so that the first of them runs next."""
        agenda = self.state.core.agenda
        for at in range(len(frames) - 1, -1, -1):
            agenda.append(frames[at])
        if len(agenda) > DEPTH_LIMIT:
            raise too_deep(agenda)

    def then_all(self, frames: list[Frame[S]]) -> None:
        """The same for frames that come as a list; compiled, passing them on one by one would cost more than running them."""
        agenda = self.state.core.agenda
        for at in range(len(frames) - 1, -1, -1):
            agenda.append(frames[at])
        if len(agenda) > DEPTH_LIMIT:
            raise too_deep(agenda)

    def swap(self, old: Frame[S], new: Frame[S]) -> None:
        """Put another frame in the place of one that lies on the agenda; what lies above stays."""
        agenda = self.state.core.agenda
        for at in range(len(agenda) - 1, -1, -1):
            if agenda[at] is old:
                agenda[at] = new
                return
        raise AssertionError(f"{old!r} is not on the agenda")

    def drop_above(self, frame: Frame[S]) -> None:
        """Give up everything that was to happen before a frame that lies on the agenda."""
        agenda = self.state.core.agenda
        while agenda[-1] is not frame:
            agenda.pop()

    def finish(self) -> None:
        """The game is over: whatever was still to do is dropped."""
        self.state.core.agenda.clear()


def too_deep(agenda: list[Frame[Any]]) -> RuntimeError:
    return RuntimeError(f"agenda deeper than {DEPTH_LIMIT} frames: {agenda[-3:]}")


class Frame(Record, Generic[S]):
    """Something still to do. It has left the agenda when `run` is called."""

    def run(self, flow: Flow[S]) -> None:
        raise AssertionError(f"{type(self).__name__} cannot run")


class Ask(Frame[S]):
    """A frame that waits for somebody's choice.

    `KIND` is its name among the game's decisions, `COMMANDS` are the kinds of command that can answer it, `RULES` the ids of
    the rules behind it. `NESTED` asks belong to an effect under way and can be cancelled back to its start. `OPEN` ones leave
    the whole turn to the player, others ask one question; `DELIBERATE` ones no client answers by itself. Most decisions
    are lists of moves (`kernel.move.MoveAsk`); one with a few plain answers gives `choices` alone. It has left the agenda
    when `answer` is called.
    """

    KIND: ClassVar[str] = ""
    COMMANDS: ClassVar[tuple[type[Command], ...]] = ()
    RULES: ClassVar[tuple[str, ...]] = ()
    NESTED: ClassVar[bool] = True
    LISTED: ClassVar[bool] = True
    OPEN: ClassVar[bool] = False
    DELIBERATE: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        """The name of this kind of decision, one of the game's `decision_kinds()`."""
        return type(self).KIND

    def prompt(self, state: S) -> Message:
        """The question the game waits for, in words."""
        return Message("ask-" + self.kind())

    def candidates(self, state: S) -> list[Command]:
        """Well-formed commands, legal or not, that this decision is about."""
        return []

    def choices(self, state: S) -> list[Command]:
        """Every legal command, in a fixed order."""
        return [command for command in self.candidates(state) if self.refusal(state, command) is None]

    def has_choice(self, state: S) -> bool:
        """Is there any legal command?"""
        return len(self.choices(state)) > 0

    def refusal(self, state: S, command: Command) -> Refusal | None:
        """The reason why this command is not legal here; nothing if it is."""
        return None if command in self.choices(state) else refuse("not-an-option", *self.RULES)

    def refused(self, state: S, legal: list[Command]) -> list[tuple[Command, Refusal]]:
        """Everything that comes to mind and is not legal, each with the reason; `legal` is all that is."""
        known = set(legal)
        return self.reasons(state, [command for command in self.candidates(state) if command not in known])

    def reasons(self, state: S, commands: list[Command]) -> list[tuple[Command, Refusal]]:
        """The refusals of these commands, each asked for by itself."""
        asked = [(command, self.refusal(state, command)) for command in commands]
        return [(command, refusal) for command, refusal in asked if refusal is not None]

    def facts(self, state: S, command: Command) -> tuple[Message | None, tuple[str, ...], bool]:
        """Words of a command and what it is about, and whether both follow from it alone, in every position."""
        return self.words(state, command), self.about(state, command), False

    def words(self, state: S, command: Command) -> Message | None:
        """A command in a list of options; nothing where the game's kit has the words."""
        return None

    def about(self, state: S, command: Command) -> tuple[str, ...]:
        """Things on the table a command is about, as clients name them: ``card:march``, ``space:17``, ``figure:4``."""
        return ()

    def reveals(self, state: S, command: Command) -> bool | None:
        """Does a command show something hidden, or roll dice, so that it cannot be taken back? None where only trying it tells."""
        return False

    def is_vain(self, state: S, command: Command) -> bool:
        """Would a legal command serve nothing now? Clients offer it in full lists only."""
        return False

    def sole(self, state: S, legal: list[Command]) -> Command | None:
        """The answer a client may give by itself, since no other makes sense; `legal` are all there are."""
        return legal[0] if len(legal) == 1 else None

    def sample(self, state: S, rng: Rng) -> Command:
        """Some legal command; where answers cannot be listed this is the way to find one."""
        return rng.choice(self.choices(state))

    def forced(self, state: S) -> Command | None:
        """The only answer there is, if everybody at the table can see that; it is then given by itself."""
        return None

    def answer(self, flow: Flow[S], command: Command) -> None:
        raise AssertionError(f"{type(self).__name__} cannot be answered")


class Chance(Ask[S]):
    """A frame that waits for chance. Its outcome is a tuple of small numbers.

    Subclasses give `draw` (sample an outcome from the stream), `fits` (is this a possible outcome) and `settle`.
    """

    KIND = "chance"
    LISTED = False
    COMMANDS = (SettleChance,)

    def __init__(self, stream: int) -> None:
        super().__init__(CHANCE)
        self.stream = stream

    def draw(self, state: S, gen: list[int]) -> tuple[int, ...]:
        raise AssertionError(f"{type(self).__name__} cannot draw")

    def fits(self, state: S, outcome: tuple[int, ...]) -> bool:
        raise AssertionError(f"{type(self).__name__} cannot check an outcome")

    def settle(self, flow: Flow[S], outcome: tuple[int, ...]) -> None:
        raise AssertionError(f"{type(self).__name__} cannot be settled")

    def refusal(self, state: S, command: Command) -> Refusal | None:
        if isinstance(command, SettleChance) and self.fits(state, command.outcome):
            return None
        return refuse("not-an-option")

    def sample(self, state: S, rng: Rng) -> Command:
        return SettleChance(
            CHANCE, self.draw(state, streams(rng.bytes16(), tuple("0" for _ in range(self.stream + 1))))
        )


class Roll(Chance[S]):
    """Chance that throws `count` dice with `faces` faces, numbered from 0."""

    def __init__(self, stream: int, count: int, faces: int) -> None:
        super().__init__(stream)
        self.count = count
        self.faces = faces

    def draw(self, state: S, gen: list[int]) -> tuple[int, ...]:
        return tuple([below(gen, self.stream, self.faces) for _ in range(self.count)])

    def fits(self, state: S, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == self.count and all(0 <= face < self.faces for face in outcome)


class Shuffle(Chance[S]):
    """Chance that orders `size(state)` things; the outcome is a permutation of their positions."""

    def size(self, state: S) -> int:
        raise AssertionError(f"{type(self).__name__} has no size")

    def draw(self, state: S, gen: list[int]) -> tuple[int, ...]:
        return tuple(permutation(gen, self.stream, self.size(state)))

    def fits(self, state: S, outcome: tuple[int, ...]) -> bool:
        return sorted(outcome) == list(range(self.size(state)))


class Simultaneous(Frame[S]):
    """Several seats choose at the same time; nothing is known or done before the last has chosen."""

    SAVED_AS: ClassVar[str] = "Together"

    FIELDS = ("asks", "answers")

    def __init__(self, asks: tuple[Ask[S], ...], answers: tuple[Command | None, ...] = ()) -> None:
        self.asks = asks
        self.answers: tuple[Command | None, ...] = answers if answers else tuple([None for _ in asks])

    def open_asks(self) -> list[Ask[S]]:
        return [ask for ask, answer in zip(self.asks, self.answers, strict=True) if answer is None]

    def with_answer(self, ask: Ask[S], command: Command) -> Simultaneous[S]:
        at = self.asks.index(ask)
        return Simultaneous(self.asks, (*self.answers[:at], command, *self.answers[at + 1 :]))

    def run(self, flow: Flow[S]) -> None:
        """All have chosen: the choices are carried out in the order of the asks."""
        if len(self.asks) > 1:
            flow.emit(ChoicesShown())
        flow.then(
            *[Answered(ask, answer) for ask, answer in zip(self.asks, self.answers, strict=True) if answer is not None]
        )


class Answered(Frame[S]):
    """A choice made earlier, now carried out."""

    FIELDS = ("ask", "command")

    def __init__(self, ask: Ask[S], command: Command) -> None:
        self.ask = ask
        self.command = command

    def run(self, flow: Flow[S]) -> None:
        self.ask.answer(flow, self.command)
