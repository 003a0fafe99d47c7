"""Charm: an enemy does not attack; in the Attack phase its strength may be turned against the others."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import CHOSEN, PARSERS, TARGET, USE_MELEE, Effect, EffectUse, load, store
from mageknight.board.effects.words.enemy import ONE, EnemyChange
from mageknight.board.effects.words.points import NOT_ATTACKING, gather_attack
from mageknight.board.register import UNTIL_COMBAT
from mageknight.board.rules.combat.combat import NOT_ENEMY, attack_of, element_of, find_enemy, kind_of, unit_shares
from mageknight.board.rules.turn.grants import grant
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Points, is_unit
from mageknight.board.state.marks import token_of
from mageknight.board.terms import ELEMENTS, MELEE, PH_ATTACK
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_SUCH_ENEMY: Final = refuse("board-no-such-enemy", "UE-EFFECT-03")
STRENGTH_BITS: Final = 8
"""How much room the strength of one element takes where those of all are remembered together."""


class Possess(EnemyChange):
    """An enemy does not attack; in the Attack phase its strength may be turned against the others.

    Of an opponent's unit it is what the unit had contributed to the attack (UE-PVP-61).
    """

    def __init__(self) -> None:
        super().__init__(ONE)
        self.skip = True
        self.strength = BorrowedStrength()

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        enemy = find_enemy(flow.state, token_of(choice))
        if enemy is not None and is_unit(enemy.token):
            store(flow, ctx, CHOSEN, packed_strength(unit_shares(flow.state, enemy)))
        super().chosen(flow, ctx, choice)
        grant(flow, ctx, self.strength, 1, UNTIL_COMBAT)

    def text(self) -> Message:
        return say("board-effect-sequence", first=super().text(), rest=self.strength.text())


def packed_strength(shares: list[Points]) -> int:
    """The strength a unit contributes, of each element, in one number."""
    return sum([points.amount << STRENGTH_BITS * points.element for points in shares])


class BorrowedStrength(Effect):
    """Attack as strong as the attacks of the enemy named before, of their elements, against any enemy but that one."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_MELEE

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.turn.phase != PH_ATTACK:
            return NOT_ATTACKING
        return None if find_enemy(state, token_of(load(state, ctx, TARGET))) is not None else NO_SUCH_ENEMY

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enemy = find_enemy(flow.state, token_of(load(flow.state, ctx, TARGET)))
        assert enemy is not None
        if is_unit(enemy.token):
            strength = load(flow.state, ctx, CHOSEN)
            for element in range(len(ELEMENTS)):
                amount = strength >> STRENGTH_BITS * element & (1 << STRENGTH_BITS) - 1
                gather_attack(flow, ctx, amount, MELEE, element, NOT_ENEMY, enemy.token)
            return
        for attack in range(len(kind_of(enemy).attack_values)):
            value, element = attack_of(flow.state, enemy, attack), element_of(flow.state, enemy, attack)
            gather_attack(flow, ctx, value, MELEE, element, NOT_ENEMY, enemy.token)

    def text(self) -> Message:
        return Message("board-effect-borrowed-strength")


PARSERS["possess"] = lambda plain: Possess()


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "charm",
    "set": "lost_legion",
    "colors": ["white"],
    "number": 301,
    "tags": ["influence", "combat"],
    "basic": [
        {"influence": 4},
        {
            "if": "used_in_interaction",
            "then": {
                "any_of": [{"gain_crystal": "any_basic", "count": 1}, {"recruit_discount": {"amount": 3, "units": 1}}]
            },
        },
    ],
    "strong": {"possess": True},
}
