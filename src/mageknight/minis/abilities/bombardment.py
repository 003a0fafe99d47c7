"""Bombardment: lays its own tokens far away; they strike when the next command phase begins (`rules.attack.bombs`)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import RANGED, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.attack.bombs import TOKEN, Bombs, LayBombs, bombs_of, fall
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.state.battle import Battle


class Bombardment(Ability):
    """A ranged combat action whose targets are the figure's own tokens."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "bombardment",
            {
                "bombardment": ("M2-BOMB-09", "M2-BOMB-21"),
                "bombardment-tokens": ("M2-BOMB-01",),
                "bombardment-place": ("M2-BOMB-05",),
                "bombardment-area": ("M2-BOMB-11",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [BombsFall("bombardment", COMMAND_BEGINS, self.id, token=TOKEN, outlives=True)]

    def manners(self) -> list[Manner]:
        return [Bombard("bombard", RANGED, self.id), Bombs()]


class Bombard(Manner):
    """Lay the tokens."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = firer_refusal(state, figure)
        if found is None and (not state.defs[figure].fittings.bombs or bombs_of(state, figure)):
            found = state.edition.refuse("minis-no-bombs", "bombardment-tokens", figure=called(state, figure))
        return found

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(LayBombs(flow.state.controller[figure], figure))


class BombsFall(Happening):
    """All tokens of a figure strike with one roll, whatever has become of it."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] if state.controller[figure] == about else []

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return len(bombs_of(state, figure)) > 0

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if bombs_of(flow.state, figure):
            fall(flow, figure)
