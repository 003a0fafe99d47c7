"""Conquest: large battles of edition 2.0 on tables of four by six feet and more (M2-CONQ)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.abilities import CARD_2003, COMMAND
from mageknight.minis.edition.building import COMPANY, BuildRules
from mageknight.minis.editions.second import SecondEdition
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.roster import has, own_figures
from mageknight.minis.figures.sections import hulls_of
from mageknight.minis.setup import MinisSetup, side_of
from mageknight.minis.state.battle import Battle

SHARE: Final = 400
"""The points that give one action and two items, and the step of build totals."""
LEAST: Final = 1200
SIDES: Final = 2
MOST: Final = 6000

FIELDS: Final = ((2000, (72, 48), 5, 6, 3), (3200, (96, 48), 7, 8, 4), (MOST, (108, 72), 9, 8, 5))
"""Up to which build total, the battlefield in inches, objectives, terrain pieces each player pools and places."""

TURNS: Final = 15
TURNS_PER_SHARE: Final = 5
"""The turn limit that stands in for two hours: turns of each player, and more for every 400 points."""


class Conquest(SecondEdition):
    """Edition 2.0 for armies of 1,200 points and more, two players or two teams against each other."""

    def __init__(self) -> None:
        super().__init__("conquest")
        self.kin = ("conquest", "second")
        self.peoples = ("conquest-elves", "conquest-dead", "conquest-orcs", "conquest-empire")
        known = self.building
        brings = tuple([word for word in known.brings if word != COMPANY])
        self.building = BuildRules(
            (2,), CARD_2003, older=known.older, brings=brings, step=SHARE, least=LEAST, most=MOST, share=SHARE
        )
        self.captures = False
        self.deep = 4
        self.scale.halves = True
        self.scale.faint_fall = True
        self.scale.far_reach = 24
        self.scale.strides = True
        self.scale.stone_apart = True
        self.scale.teams = True
        self.first_table = "broad-vale"
        self.open_table = "wide-plain"
        self.fighting.most = (10, 5, 3)
        self.fighting.support = (0, 1, 1)
        self.fighting.support_damage = 1
        self.fighting.gives_damage = False
        self.fighting.soaring_moves = True

    def actions(self, setup: MinisSetup) -> int:
        """One for every full 400 points (M2-CONQ-16)."""
        return setup.total // SHARE

    def share(self, setup: MinisSetup, seat: int) -> int:
        """The players of a team divide its build total evenly (reading R187)."""
        return setup.total // len(partners(setup, seat)) // SHARE * SHARE

    def muster_refusal(self, setup: MinisSetup, points: list[int]) -> Refusal | None:
        """Each army of a team has a build total of Conquest (M2-CONQ-06)."""
        for seat in range(setup.seats):
            share = self.share(setup, seat)
            if share < LEAST:
                return self.refuse("minis-team-total", "army-total", total=setup.total, share=share, least=LEAST)
        return None

    def actions_of(self, state: Battle, seat: int) -> int:
        """One more while somebody shows Command (M2-CONQ-17, R145); whose nature brings actions counts for these instead of its
        points."""
        bringers = [state.defs[hull] for hull in hulls_of(state, seat) if state.defs[hull].nature.actions]
        left = max(0, self.share(state.setup, seat) - sum([each.points for each in bringers]))
        leads = any(has(state, figure, COMMAND) for figure in own_figures(state, seat))
        return left // SHARE + sum([each.nature.actions for each in bringers]) + (1 if leads else 0)

    def turns(self, setup: MinisSetup) -> int:
        if setup.minutes or setup.turns:
            return super().turns(setup)
        return TURNS + TURNS_PER_SHARE * (setup.total // SHARE)

    def field(self, total: int) -> tuple[int, int]:
        """The battlefield grows with the armies (M2-CONQ-08 to M2-CONQ-10)."""
        return row_for(total)[1]

    def has_field(self, total: int, width: int, height: int) -> bool:
        return self.field(total) == (width, height)

    def pool(self, setup: MinisSetup) -> tuple[int, int]:
        """As many for each side; the players of a team bring them together (reading R187)."""
        _, _, _, pooled, placed = row_for(setup.total)
        return pooled * SIDES // setup.seats, placed * SIDES

    def own_tokens(self, setup: MinisSetup) -> int:
        """Half of all but the one in the middle for each side (M2-CONQ-13)."""
        return (row_for(setup.total)[2] - 1) // SIDES

    def arcs(self, figure: FigureDef) -> tuple[int, int]:
        """All round and no rear, but for Uniques and giants; whoever rides has the arcs of its mount (M2-CONQ-02)."""
        if figure.is_unique or figure.is_giant:
            return figure.arc, figure.rear
        return 360, 0


def partners(setup: MinisSetup, seat: int) -> list[int]:
    """The seats of a team."""
    return [each for each in range(setup.seats) if side_of(setup, each) == side_of(setup, seat)]


def row_for(total: int) -> tuple[int, tuple[int, int], int, int, int]:
    """The row of the table of battlefields for a build total."""
    for row in FIELDS:
        if total <= row[0]:
            return row
    return FIELDS[-1]
