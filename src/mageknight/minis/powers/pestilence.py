"""Pestilence: one close combat attack on everybody before a section, which feeds the warrior."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import CLOSE, AttackManner, Manner
from mageknight.minis.commands import Target
from mageknight.minis.content.abilities import CARD_2003, numbers
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DEALT, ability_part
from mageknight.minis.figures import dial
from mageknight.minis.figures.roster import called, damage, figure_word, foes_of
from mageknight.minis.figures.sections import hull_of, live_sections
from mageknight.minis.rules.attack.close import harm_refusal
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.rules.large.powers import before, likely, once_refusal, share_of, spend
from mageknight.minis.state.battle import Battle

REACH: Final = 8
"""How far it reaches, in inches."""


class Pestilence(Ability):
    """Each figure hit heals a live section of 1."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("pestilence", {"pestilence": ("M2-DRAGON-51",)})

    def manners(self) -> list[Manner]:
        return [Plague(self.id)]


class Plague(AttackManner):
    """The attack."""

    def __init__(self, ability: int) -> None:
        super().__init__("pestilence", CLOSE, ability)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = once_refusal(state, figure, self.ability)
        if found is None and not plagued(state, figure):
            found = state.edition.refuse(
                "minis-nobody-plagued", "pestilence", figure=called(state, figure), reach=REACH
            )
        return found

    def follows_move(self) -> bool:
        return False

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = harm_refusal(state, attacker, target)
        if found is None and target not in plagued(state, attacker):
            found = state.edition.refuse(
                "minis-nobody-plagued", "pestilence", figure=called(state, attacker), reach=REACH
            )
        return found

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        return targets

    def promise(self, state: Battle, figure: int) -> float:
        clicks = damage(state, figure)
        return sum([likely(state, self, figure, foe) * share_of(state, foe, clicks) for foe in plagued(state, figure)])

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        spend(flow, figure, self.ability)
        flow.then(Strike(self.word, figure, plagued(flow.state, figure), ()))

    def struck(self, flow: Flow[Battle], attacker: int, hits: tuple[int, ...]) -> None:
        flow.then(Feeding(attacker, len(hits)))


def plagued(state: Battle, section: int) -> tuple[int, ...]:
    """The figures the attack of a section reaches."""
    return tuple(before(state, section, foes_of(state, section), REACH))


class Feeding(Frame[Battle]):
    """So many times a live section that is hurt heals 1."""

    FIELDS = ("section", "left")

    def __init__(self, section: int, left: int) -> None:
        self.section = section
        self.left = left

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        hull = hull_of(state, self.section)
        hurt = [each for each in live_sections(state, hull) if dial.wounds(state.defs[each], state.click[each])]
        if self.left and hurt:
            flow.then(FeedAsk(state.controller[hull], self.section, tuple(hurt)), Feeding(self.section, self.left - 1))


class Feasting(Move[Battle, "FeedAsk", Target]):
    """Name the section that heals."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: FeedAsk) -> list[Command]:
        return [Target(ask.seat, section) for section in ask.sections]

    def refusal(self, state: Battle, ask: FeedAsk, command: Target) -> Refusal | None:
        return None if command.figure in ask.sections else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: FeedAsk, command: Target) -> None:
        heal(flow, command.figure, [(ability_part(numbers()["pestilence"], DEALT), 1)], ask.section)

    def words(self, state: Battle, ask: FeedAsk, command: Target) -> Message:
        return say("minis-do-bear", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: FeedAsk, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class FeedAsk(MoveAsk[Battle]):
    """The section that heals 1."""

    FIELDS = ("seat", "section", "sections")
    KIND = "minis-feed"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Feasting(),)

    def __init__(self, seat: int, section: int, sections: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.section = section
        self.sections = sections

    def forced(self, state: Battle) -> Command | None:
        return Target(self.seat, self.sections[0]) if len(self.sections) == 1 else None
