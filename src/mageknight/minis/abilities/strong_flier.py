"""Strong Flier: carries a friend along when it moves."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called, friends_of, members
from mageknight.minis.rules.movement.carrying import PickCarried, carry_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.tabletop import SOARING


class StrongFlier(Ability):
    """A move action on the ground takes a friend along that has had no action; it gets a token and rests for the turn."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "strong-flier",
            {
                "strong-flier": ("M2-ABL-SPD-37",),
                "strong-flier-rest": ("M2-ABL-SPD-38",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Carry(self.id)]


class Carry(Manner):
    """Move and carry a friend in contact."""

    def __init__(self, ability: int) -> None:
        super().__init__("carry", MOVE, ability)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if state.table.level[figure] == SOARING:
            return state.edition.refuse("minis-soars", "strong-flier", figure=called(state, figure))
        if not any(carry_refusal(state, figure, each) is None for each in members(friends_of(state, figure))):
            return state.edition.refuse("minis-nobody-to-carry", "strong-flier", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickCarried(flow.state.controller[figure], figure))
