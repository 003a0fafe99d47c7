"""Death: whoever would fall by the warrior or its Brood rises once more, strikes for it and is gone."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.commands import Act, Decline, Target
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import ActionGiven, ControlPassed, DialRestarted
from mageknight.minis.figures.bodies import figures_of, tokens_of
from mageknight.minis.figures.roster import called, figure_word, foes_of, is_fielded
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.rules.large.powers import once_refusal, spend, sway_refusal
from mageknight.minis.rules.turn.ending import remove
from mageknight.minis.rules.turn.tokens import PUSHED
from mageknight.minis.state.battle import ACTED, Battle

WAYS: Final = ("fight", "shoot")


class Death(Ability):
    """It costs an action that is left, of a section that has not acted, and lays no token (M2-DRAGON-48 to M2-DRAGON-50)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("death", {"death": ("M2-DRAGON-48", "M2-DRAGON-49", "M2-DRAGON-50")})

    def claims(self, flow: Flow[Battle], section: int, figure: int, fall: tuple[Any, ...]) -> bool:
        state = flow.state
        seat = state.controller[section]
        if state.active != seat or state.actions <= 0 or state.marks[section] & ACTED:
            return False
        if tokens_of(state, section) >= PUSHED or once_refusal(state, section, self.id) is not None:
            return False
        if not state.foes[seat] >> figure & 1 or sway_refusal(state, seat, figure) is not None:
            return False
        parts, cause, by, ignored = fall
        flow.then(
            Claim(seat=seat, section=section, figure=figure, parts=tuple(parts), cause=cause, by=by, ignored=ignored)
        )
        return True

    def manners(self) -> list[Manner]:
        return [Reaping(self.id)]


class Reaping(Manner):
    """The action; it is never given by itself."""

    def __init__(self, ability: int) -> None:
        super().__init__("death", SPECIAL, ability)
        self.chosen = False


class Claiming(Move[Battle, "Claim", Target]):
    """Let it rise instead."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: Claim) -> list[Command]:
        return [Target(ask.seat, ask.figure)]

    def refusal(self, state: Battle, ask: Claim, command: Target) -> Refusal | None:
        return None if command.figure == ask.figure else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Claim, command: Target) -> None:
        flow.emit(ActionGiven(ask.section, "death", 1))
        spend(flow, ask.section, flow.state.edition.ways.by_word["death"].ability)
        flow.emit(DialRestarted(ask.figure, flow.state.defs[ask.figure].start))
        flow.emit(ControlPassed(ask.figure, ask.seat))
        flow.then(LastBlow(ask.seat, ask.figure), Gone(ask.figure))

    def words(self, state: Battle, ask: Claim, command: Target) -> Message:
        return say("minis-do-claim", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: Claim, command: Target) -> tuple[str, ...]:
        return (f"figure:{ask.figure}", "ability:death")


class Leaving(Move[Battle, "Claim", Decline]):
    """Let it fall."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: Claim) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: Claim, command: Decline) -> None:
        hurt(flow, ask.figure, list(ask.parts), ask.cause, ask.by, ask.ignored, unclaimed=False)

    def words(self, state: Battle, ask: Claim, command: Decline) -> Message:
        return say("minis-do-decline")


class Claim(MoveAsk[Battle]):
    """A figure is about to fall by damage made of `parts`."""

    FIELDS = ("seat", "section", "figure", "parts", "cause", "by", "ignored")
    KIND = "minis-claim"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Claiming(), Leaving())

    def __init__(
        self,
        seat: int,
        section: int,
        figure: int,
        parts: tuple[tuple[int, int], ...],
        cause: int,
        by: int,
        ignored: int,
    ) -> None:
        super().__init__(seat)
        self.section = section
        self.figure = figure
        self.parts = parts
        self.cause = cause
        self.by = by
        self.ignored = ignored

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-claim", figure=called(state, self.figure))


class Gone(Frame[Battle]):
    """Whoever rose for one blow leaves the game (M2-DRAGON-49)."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        if is_fielded(flow.state, self.figure):
            remove(flow, self.figure)


class LastBlow(Frame[Battle]):
    """Whoever rose attacks once, if it reaches anybody."""

    FIELDS = ("seat", "figure")

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        if any(prey(flow.state, self.figure, how) for how in WAYS):
            flow.then(BlowAsk(self.seat, self.figure))


def prey(state: Battle, figure: int, how: str) -> list[int]:
    """The figures one that rose can attack so."""
    manner = attack_manner(state, how)
    if not is_fielded(state, figure) or manner.attacker_refusal(state, figure) is not None:
        return []
    foes = figures_of(state, foes_of(state, figure))
    return [foe for foe in foes if manner.target_refusal(state, figure, foe) is None]


class ChoosingBlow(Move[Battle, "BlowAsk", Act]):
    """Close or ranged combat."""

    COMMAND = Act

    def candidates(self, state: Battle, ask: BlowAsk) -> list[Command]:
        return [Act(ask.seat, ask.figure, how) for how in WAYS if prey(state, ask.figure, how)]

    def refusal(self, state: Battle, ask: BlowAsk, command: Act) -> Refusal | None:
        fits = command.figure == ask.figure and command.how in WAYS and prey(state, ask.figure, command.how)
        return None if fits else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: BlowAsk, command: Act) -> None:
        flow.then(PreyAsk(ask.seat, ask.figure, command.how))

    def words(self, state: Battle, ask: BlowAsk, command: Act) -> Message:
        return say("minis-do-act", figure=figure_word(state, command.figure), how=say("minis-how-" + command.how))

    def about(self, state: Battle, ask: BlowAsk, command: Act) -> tuple[str, ...]:
        return (f"figure:{ask.figure}",)


class BlowAsk(MoveAsk[Battle]):
    """The attack of the figure that rose."""

    FIELDS = ("seat", "figure")
    KIND = "minis-last-blow"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (ChoosingBlow(),)

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-last-blow", figure=called(state, self.figure))


class ChoosingPrey(Move[Battle, "PreyAsk", Target]):
    """The one figure it attacks."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: PreyAsk) -> list[Command]:
        return [Target(ask.seat, foe) for foe in prey(state, ask.figure, ask.how)]

    def refusal(self, state: Battle, ask: PreyAsk, command: Target) -> Refusal | None:
        return attack_manner(state, ask.how).target_refusal(state, ask.figure, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: PreyAsk, command: Target) -> None:
        flow.then(Strike(ask.how, ask.figure, (command.figure,), (), extra=True))

    def words(self, state: Battle, ask: PreyAsk, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: PreyAsk, command: Target) -> tuple[str, ...]:
        return (f"figure:{ask.figure}", f"figure:{command.figure}")


class PreyAsk(MoveAsk[Battle]):
    """The figure that one which rose attacks."""

    FIELDS = ("seat", "figure", "how")
    KIND = "minis-victim"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (ChoosingPrey(),)

    def __init__(self, seat: int, figure: int, how: str) -> None:
        super().__init__(seat)
        self.figure = figure
        self.how = how

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-victim", figure=called(state, self.figure))
