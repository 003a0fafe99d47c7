"""Scale of an edition's battles, as facts. What is said here are battles of a few hundred points."""

from __future__ import annotations


class Scale:
    """The changes where whole hosts fight.

    `halves`: armies are deployed in two halves. `faint_fall`: who is demoralized, and not from the start, is eliminated when its
    player's turn ends. `far_reach`: inches to which effects without a range reach, 0 for everywhere. `strides`: a titan moves
    before its only action of a turn instead of acting twice, and one action moves any sections of a large warrior. `stone_apart`: the
    actions a castle brings are for its sections alone. `teams`: two sides fight, and the players of one share its build total, its
    edge with the deployment area, its objectives and its terrain.
    """

    def __init__(self) -> None:
        self.halves = False
        self.faint_fall = False
        self.far_reach = 0
        self.strides = False
        self.stone_apart = False
        self.teams = False
