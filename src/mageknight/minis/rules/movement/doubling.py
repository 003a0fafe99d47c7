"""Double-time: who may move twice as far with one action (M2-SPEED-15 to M2-SPEED-17)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.abilities import CARD_2003, ability, mask
from mageknight.minis.figures.figure import BOOT, HORSESHOE
from mageknight.minis.figures.roster import called, members, moving_powers, touches_foe
from mageknight.minis.rules.large.giants import giant_refusal
from mageknight.minis.rules.movement.modes import speed_type
from mageknight.minis.state.battle import Battle

NO_DOUBLE_TIME: Final = mask("no-double-time", CARD_2003)


def double_time_refusal(state: Battle, figure: int) -> Refusal | None:
    """The reason a figure cannot use double-time where it stands."""
    name = called(state, figure)
    if not state.edition.proficiencies or speed_type(state, figure) not in (BOOT, HORSESHOE):
        return state.edition.refuse("minis-no-double-time", figure=name)
    found = giant_refusal(state, figure, "minis-giant-double-time", "haste")
    if found is not None:
        return found
    barred = moving_powers(state, figure) & NO_DOUBLE_TIME
    if barred:
        topic = ability(members(barred)[0]).name + "-double-time"
        return state.edition.refuse("minis-ability-bars-double-time", "ability-bars-double-time", topic, figure=name)
    if touches_foe(state, figure):
        return state.edition.refuse("minis-double-time-contact", figure=name)
    return None
