"""Famine: tired figures pay for their action tokens, and lose them."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.commands import Enough, Target
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING, FOR_POWER, DiceRolled, TokensLost
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import called, figure_word, foes_of, is_fielded, reach_of
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.large.powers import Power, before, share_of
from mageknight.minis.state.battle import Battle


class Famine(Ability):
    """A die says how many figures within range of the section."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("famine", {"famine": ("M2-DRAGON-47",)})

    def manners(self) -> list[Manner]:
        return [Starve("famine", self.id)]


def tired_ones(state: Battle, section: int) -> list[int]:
    """The figures within range of a section that have action tokens."""
    near = before(state, section, state.table.afield, reach_of(state, section))
    return [figure for figure in near if tokens_of(state, figure)]


class Starve(Power):
    """The action."""

    def promise(self, state: Battle, figure: int) -> float:
        """The three opponents it costs most, an average die."""
        foes = foes_of(state, figure)
        paid = [share_of(state, each, tokens_of(state, each)) for each in tired_ones(state, figure) if foes >> each & 1]
        return sum(sorted(paid, reverse=True)[:3])

    def has_use(self, state: Battle, figure: int) -> bool:
        return len(tired_ones(state, figure)) > 0

    def use(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(StarveRoll(figure))


class StarveRoll(Roll[Battle]):
    """The roll for how many figures are affected."""

    FIELDS = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__(DICE, 1, 6)
        self.section = section

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        seat = flow.state.controller[self.section]
        flow.emit(DiceRolled(FOR_POWER, seat, self.section, (outcome[0] + 1,)))
        flow.then(StarveAsk(seat, self.section, outcome[0] + 1))


class Starving(Move[Battle, "StarveAsk", Target]):
    """Name one of them."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: StarveAsk) -> list[Command]:
        return [Target(ask.seat, figure) for figure in tired_ones(state, ask.section)]

    def refusal(self, state: Battle, ask: StarveAsk, command: Target) -> Refusal | None:
        if command.figure in tired_ones(state, ask.section):
            return None
        return state.edition.refuse("minis-does-not-starve", "famine", figure=figure_word(state, command.figure))

    def carry_out(self, flow: Flow[Battle], ask: StarveAsk, command: Target) -> None:
        figure = command.figure
        if ask.left > 1:
            flow.then(StarveAsk(ask.seat, ask.section, ask.left - 1))
        tokens = tokens_of(flow.state, figure)
        hurt(flow, figure, [(PUSHING, tokens)], BY_PUSHING, ask.section)
        if is_fielded(flow.state, figure):
            flow.emit(TokensLost(figure))

    def words(self, state: Battle, ask: StarveAsk, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: StarveAsk, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class Sated(Move[Battle, "StarveAsk", Enough]):
    """No more of them."""

    COMMAND = Enough

    def candidates(self, state: Battle, ask: StarveAsk) -> list[Command]:
        return [Enough(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: StarveAsk, command: Enough) -> None:
        return

    def words(self, state: Battle, ask: StarveAsk, command: Enough) -> Message:
        return say("minis-do-enough")


class StarveAsk(MoveAsk[Battle]):
    """The figure that starves; `left` figures may still be named."""

    FIELDS = ("seat", "section", "left")
    KIND = "minis-starve"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Starving(), Sated())

    def __init__(self, seat: int, section: int, left: int) -> None:
        super().__init__(seat)
        self.section = section
        self.left = left

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-starve", figure=called(state, self.section), count=self.left)

    def forced(self, state: Battle) -> Command | None:
        return None if tired_ones(state, self.section) else Enough(self.seat)
