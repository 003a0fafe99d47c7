"""Movement in an edition, as facts. What is said here is the first edition; others change what their book changes."""

from __future__ import annotations

from mageknight.minis.content.abilities import mask


class Footing:
    """The facts of an edition's movement.

    `breaks_away`: a figure in contact with opponents must break away before it moves. `slips`: the abilities with which it
    fails only on a 1. `rolls_to_turn`: it must break away before it turns, too. `rolls_first`: in a formation all such rolls come
    before anybody moves, and the free spins when it stands. `turns_move`: who turns has moved. `captors_walk`: captors and
    captives have boots, whatever their speed type.
    """

    def __init__(self) -> None:
        self.breaks_away = True
        self.slips = mask("breaks-away-on-2")
        self.rolls_to_turn = False
        self.rolls_first = False
        self.turns_move = False
        self.captors_walk = False
