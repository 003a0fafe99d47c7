"""Magic Freeze: 1 click, and perhaps a token, for each target hit."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import FOR_FREEZE, DiceRolled
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.attack.ranged import Shoot
from mageknight.minis.rules.turn.tokens import PUSHED, burden
from mageknight.minis.state.battle import Battle

FREEZES: Final = 4
"""The least number of a die that gives the target a token."""


class MagicFreeze(Ability):
    """A ranged combat action; a second token pushes the target."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "magic-freeze",
            {
                "magic-freeze": ("REB-ABL-51", "M2-ABL-DMG-28"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Freeze(self.id)]


class MagicFreeze2003(MagicFreeze):
    """A ranged combat action with its usual damage; one die for all targets hit (reading R76)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [Chill(self.id)]


class Freeze(Shoot):
    """Magic Freeze: 1 click, and perhaps a token, for each target hit."""

    def __init__(self, ability: int) -> None:
        super().__init__("magic-freeze", ability)
        self.magic = True

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        return 1

    def follow(self, flow: Flow[Battle], attacker: int, target: int) -> None:
        if is_fielded(flow.state, target) and tokens_of(flow.state, target) < PUSHED:
            flow.then(FreezeRoll(target, attacker))

    def brings(self, state: Battle, attacker: int, target: int) -> int:
        return token_worth(state, target)


def token_worth(state: Battle, target: int) -> int:
    """The worth of a token that comes with one throw in two: half a turn for whoever has none, a click more for whoever has one."""
    return (40, 90, 0)[tokens_of(state, target)]


class FreezeRoll(Roll[Battle]):
    """On 4 to 6 the target gets a token; a second one pushes it, and whoever is eliminated so scores for the attacker (reading 15)."""

    FIELDS = ("figure", "by")

    def __init__(self, figure: int, by: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.by = by

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_FREEZE, state.controller[self.figure], self.figure, (die,), FREEZES))
        if die >= FREEZES:
            burden(flow, self.figure, self.by)


class Chill(Shoot):
    """On 4 to 6 every target hit that has 0 or 1 token gets one more."""

    def __init__(self, ability: int) -> None:
        super().__init__("magic-freeze", ability)
        self.magic = True
        self.divides = True

    def brings(self, state: Battle, attacker: int, target: int) -> int:
        return token_worth(state, target)

    def struck(self, flow: Flow[Battle], attacker: int, hits: tuple[int, ...]) -> None:
        if chilled(flow.state, hits):
            flow.then(ChillRoll(hits, attacker))


def chilled(state: Battle, hits: tuple[int, ...]) -> list[int]:
    """The figures hit that can get a token."""
    return [each for each in hits if is_fielded(state, each) and tokens_of(state, each) < PUSHED]


class ChillRoll(Roll[Battle]):
    """The one die of a freeze."""

    FIELDS = ("figures", "by")

    def __init__(self, figures: tuple[int, ...], by: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figures = figures
        self.by = by

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_FREEZE, state.controller[self.by], self.figures[0], (die,), FREEZES))
        if die >= FREEZES:
            for figure in chilled(state, self.figures):
                burden(flow, figure, self.by)
