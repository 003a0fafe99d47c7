"""How large the battles of an edition are meant to be, as facts. What is said here are battles of a few hundred points."""

from __future__ import annotations


class Scale:
    """What changes where whole hosts fight.

    `halves`: armies are deployed in two halves. `faint_fall`: who is demoralized, and not from the start, is eliminated when its
    player's turn ends. `far_reach`: inches to which effects without a range reach, 0 for everywhere. `strides`: a titan moves
    before its only action of a turn instead of acting twice, and one action moves any sections of a large warrior. `stone_apart`: the
    actions a castle brings are for its sections alone.
    """

    def __init__(self) -> None:
        self.halves = False
        self.faint_fall = False
        self.far_reach = 0
        self.strides = False
        self.stone_apart = False
