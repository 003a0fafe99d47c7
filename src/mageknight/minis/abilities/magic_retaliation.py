"""Magic Retaliation: who damages it takes 1 click."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import RETALIATED
from mageknight.minis.events import BY_ABILITY, MagicFelt
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.spells.magic import is_immune
from mageknight.minis.state.battle import Battle


class MagicRetaliation(Ability):
    """The (primary) attacker takes 1 click when an attack damages the figure, unless magic does not affect it."""

    def __init__(self) -> None:
        super().__init__(
            "magic-retaliation",
            {
                "magic-retaliation": ("REB-ABL-38", "M2-ABL-DEF-20"),
            },
        )

    def wounded(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        if not is_immune(flow.state, attacker):
            flow.emit(MagicFelt(attacker))
            hurt(flow, attacker, [(RETALIATED, 1)], BY_ABILITY, target)
