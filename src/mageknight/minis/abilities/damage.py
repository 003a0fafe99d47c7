"""Abilities of the damage value that are ways to act: Magic Freeze and Magic Confusion; Necromancy is in `returning`.

Berserk is in `rules.ranged` and `rules.capture`, Battle Fury in `rules.capture`, Demoralized in `rules.actions`, Command in
`rules.effects`, Magic Enhancement and Pierce in `rules.numbers`.
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.content.abilities import MAGIC_CONFUSION, MAGIC_FREEZE
from mageknight.minis.events import BY_PUSHING, FOR_FREEZE, DiceRolled, Frozen, MagicFelt
from mageknight.minis.roster import is_fielded
from mageknight.minis.rules.actions import PUSHED
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.movement import Moving
from mageknight.minis.rules.parts import PUSHING
from mageknight.minis.rules.ranged import Shoot
from mageknight.minis.state import Battle


class Freeze(Shoot):
    """Magic Freeze: 1 click, and perhaps a token, for each target hit (REB-ABL-51)."""

    def __init__(self) -> None:
        super().__init__("magic-freeze", MAGIC_FREEZE)
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


class Confuse(Shoot):
    """Magic Confusion: a hit lets the attacker's player move the target at once, without a token (REB-ABL-52)."""

    def __init__(self) -> None:
        super().__init__("magic-confuse", MAGIC_CONFUSION)
        self.magic = True
        self.harms = False
        self.formation = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        state = flow.state
        seat = state.owner[attacker]
        flow.emit(MagicFelt(target))
        flow.then(Moving(seat, target, inches_for(state, target), spared=state.friends[seat]))
