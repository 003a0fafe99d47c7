"""Magic Freeze: 1 click, and perhaps a token, for each target hit."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.ability import Ability
from mageknight.minis.events import BY_PUSHING, FOR_FREEZE, DiceRolled, Frozen
from mageknight.minis.manners import Manner
from mageknight.minis.roster import is_fielded
from mageknight.minis.rules.actions import PUSHED
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import PUSHING
from mageknight.minis.rules.ranged import Shoot
from mageknight.minis.state import Battle


class MagicFreeze(Ability):
    """A ranged combat action; a second token pushes the target."""

    def __init__(self) -> None:
        super().__init__(
            "magic-freeze",
            {
                "magic-freeze": ("REB-ABL-51", "M2-ABL-DMG-28"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Freeze(self.id)]


class Freeze(Shoot):
    """Magic Freeze: 1 click, and perhaps a token, for each target hit."""

    def __init__(self, ability: int) -> None:
        super().__init__("magic-freeze", ability)
        self.magic = True

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        return 1

    def follow(self, flow: Flow[Battle], attacker: int, target: int) -> None:
        if is_fielded(flow.state, target) and flow.state.tokens[target] < PUSHED:
            flow.then(FreezeRoll(target, attacker))


class FreezeRoll(Roll[Battle]):
    """On 4 to 6 the target gets a token; a second one pushes it, and who is eliminated so scores for the attacker (reading 15)."""

    FIELDS = ("figure", "by")

    def __init__(self, figure: int, by: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.by = by

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_FREEZE, state.owner[self.figure], self.figure, (die,)))
        if die >= 4:
            flow.emit(Frozen(self.figure, state.tokens[self.figure] + 1))
            if state.tokens[self.figure] >= PUSHED:
                hurt(flow, self.figure, [(PUSHING, 1)], BY_PUSHING, self.by)
