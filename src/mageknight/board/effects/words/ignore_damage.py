"""Shrugging off damage: so much of one attack's damage to the hero is ignored, by its element."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.effects.words.points import element_word
from mageknight.board.register import IGNORE_DAMAGE, UNTIL_COMBAT, enter
from mageknight.board.rules.rivals.numbers import ANY_ATTACK, attack_elements
from mageknight.board.rules.turn.timing import WRONG_TIME
from mageknight.board.state import BoardState
from mageknight.board.terms import ELEMENTS, PH_BLOCK
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class IgnoreDamage(Effect):
    """Ignore damage of one attack assigned to the hero; `amounts` by the element of the attack.

    It is used while the damage of that attack is assigned (`rules.combat.damage` offers it then). Against another player it is used
    while blocking, and the first Wound takes so much more damage; of several elements the one that is ignored least counts.
    """

    def __init__(self, amounts: tuple[int, ...]) -> None:
        super().__init__()
        self.amounts = amounts

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.contest is not None and state.turn.phase == PH_BLOCK else WRONG_TIME

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        elements = attack_elements(flow.state)
        amount = min([self.amounts[element] for element in elements]) if elements else 0
        enter(flow, IGNORE_DAMAGE, ctx.seat, target=ANY_ATTACK, amount=amount, until=UNTIL_COMBAT, source=ctx.tag())

    def text(self) -> Message:
        cases = [
            say(
                "board-ignore-case",
                amount=amount,
                elements=[element_word(e) for e, other in enumerate(self.amounts) if other == amount],
            )
            for amount in sorted(dict.fromkeys(self.amounts), reverse=True)
        ]
        return say("board-effect-ignore-damage", cases=cases)

    def code(self) -> list[int]:
        return [self.uses, *self.amounts]


def _ignore_damage(plain: dict[str, Any]) -> Effect:
    return IgnoreDamage(tuple([plain["ignore_damage"][name] for name in ELEMENTS]))


PARSERS["ignore_damage"] = _ignore_damage
