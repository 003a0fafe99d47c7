"""Rules that hold while the skill lies in the centre of the table (UE-SKILL-07, UE-SKILL-08)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COLOUR, PARSERS, USE_SPECIAL, Effect, EffectUse, load
from mageknight.board.register import (
    EXPLOIT,
    FROZEN_SOURCE,
    MANA_TAX,
    OTHERS_ENEMIES,
    OTHERS_TERRAIN,
    OTHERS_UNITS,
    OVERLOAD,
    TERRAIN_ADD,
    WHILE_CENTRE,
    enter,
)
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class CentreRule(Effect):
    """A rule that holds while the skill lies in the centre of the table (UE-SKILL-07, UE-SKILL-08)."""

    def __init__(self, name: str, amount: int, bound: int) -> None:
        super().__init__()
        self.name = name
        self.amount = amount
        self.bound = bound
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        key = CENTRE_RULES[self.name]
        colour = load(flow.state, ctx, COLOUR)
        enter(
            flow,
            key,
            ctx.seat,
            target=colour if key in COLOURED else -1,
            amount=self.amount,
            bound=self.bound,
            until=WHILE_CENTRE,
            source=ctx.tag(),
        )

    def text(self) -> Message:
        return say("board-centre-" + self.name.replace("_", "-"), amount=self.amount, bound=self.bound)


CENTRE_RULES: Final = {
    "own_terrain": TERRAIN_ADD,
    "others_terrain": OTHERS_TERRAIN,
    "others_units": OTHERS_UNITS,
    "others_enemies": OTHERS_ENEMIES,
    "others_source_die": FROZEN_SOURCE,
    "others_mana": EXPLOIT,
    "powered_card": OVERLOAD,
    "first_mana": MANA_TAX,
}
COLOURED: Final = (EXPLOIT, OVERLOAD)
"""Rules about the colour that marks the skill."""


def _centre(plain: dict[str, Any]) -> Effect:
    if plain["centre"] not in CENTRE_RULES:
        raise ValueError(f"no such rule: {plain!r}")
    bound = plain.get("min", plain.get("max", 0))
    amount = plain.get("amount", 0)
    return CentreRule(plain["centre"], amount, 0 if CENTRE_RULES[plain["centre"]] == MANA_TAX else bound)


PARSERS["centre"] = _centre
