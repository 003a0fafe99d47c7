"""Counterattack: who is missed in close combat strikes back at once."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner, knows
from mageknight.minis.actions.manner import CLOSE, AttackManner, uses
from mageknight.minis.commands import Act
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import MISSED, Happening
from mageknight.minis.figures.roster import called, has, is_fielded
from mageknight.minis.moves import ActMove, Moves
from mageknight.minis.rules.attack.assault import in_hand
from mageknight.minis.rules.attack.prospects import blow_chance
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.state.battle import Battle


class Counterattack(Ability):
    """A close combat attack without an action, so without token and gang up (readings R65, R68)."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "counterattack",
            {
                "counterattack": ("M2-ABL-SWD-31",),
                "counterattack-ability": ("M2-ABL-SWD-32",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [StrikesBack(self.name, MISSED, self.id, optional=True)]


class StrikesBack(Happening):
    """The figure was the target of a close combat attack that missed it, made by an enemy its front arc touches."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        attack = in_hand(state)
        manner = attack.manner(state)
        if figure != about or figure not in attack.targets or manner.kind != CLOSE or manner.aid:
            return []
        return [attack.attacker] if answers(state, figure, attack.attacker) else []

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return super().stands(state, figure, other) and len(answers(state, figure, other)) > 0

    def words(self, state: Battle, figure: int, other: int) -> Message:
        how = answers(state, figure, other)[:1] or ["fight"]
        chance = blow_chance(state, how[0], figure, other)
        return say("minis-do-strike-back", figure=called(state, figure), other=called(state, other), chance=chance)

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        words = answers(flow.state, figure, other) if has(flow.state, figure, self.ability) else []
        if len(words) == 1:
            flow.then(StrikeBack(flow.state.controller[figure], figure, other).blow(flow.state, words[0]))
        elif words:
            flow.then(StrikeBack(flow.state.controller[figure], figure, other))


def answers(state: Battle, figure: int, other: int) -> list[str]:
    """The attacks with which a figure can strike back: plainly, or with one ability that asks for a close combat action."""
    if not is_fielded(state, other):
        return []
    return [each.word for each in state.edition.ways.all if strikes_back(state, each, figure, other)]


def strikes_back(state: Battle, manner: object, figure: int, other: int) -> bool:
    """Can the figure strike back in this manner? Nobody is healed, captured or led away so."""
    if not isinstance(manner, AttackManner) or manner.kind != CLOSE or not uses(state, figure, manner):
        return False
    if manner.aid or manner.captures or manner.for_captors or manner.from_contact:
        return False
    return manner.target_refusal(state, figure, other) is None


class StrikingBack(ActMove["StrikeBack"]):
    """Strike back in this way."""

    def collect(self, state: Battle, ask: StrikeBack, found: list[Command]) -> None:
        for word in answers(state, ask.figure, ask.other):
            found.append(Act(ask.seat, ask.figure, word))

    def refusal(self, state: Battle, ask: StrikeBack, command: Act) -> Refusal | None:
        if command.figure != ask.figure or not knows(state, command.how):
            return refuse("not-an-option")
        if command.how not in answers(state, ask.figure, ask.other):
            return state.edition.refuse("minis-no-answer", "counterattack-ability", figure=called(state, ask.figure))
        return None

    def carry_out(self, flow: Flow[Battle], ask: StrikeBack, command: Act) -> None:
        flow.then(ask.blow(flow.state, command.how))

    def reveals(self, state: Battle, ask: StrikeBack, command: Act) -> bool:
        return True


class StrikeBack(MoveAsk[Battle]):
    """The way a figure strikes back, where it has abilities to choose from."""

    FIELDS = ("seat", "figure", "other")
    KIND = "minis-strike-back"
    MOVES: ClassVar[Moves] = (StrikingBack(),)

    def __init__(self, seat: int, figure: int, other: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.other = other

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-strike-back", figure=called(state, self.figure), other=called(state, self.other))

    def blow(self, state: Battle, how: str) -> Strike:
        """The attack itself; a sweep also meets whoever else stands in front."""
        targets = attack_manner(state, how).struck_with(state, self.figure, self.other)
        return Strike(how, self.figure, targets, (), extra=True)
