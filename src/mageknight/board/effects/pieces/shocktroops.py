"""Shocktroops: units that fight for others: they spur them on, harass an enemy, throw themselves before an attack."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, TARGET, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskEnemy
from mageknight.board.effects.words.enemy import NO_COMBAT, NO_TARGET, EnemyChange, parse_enemy
from mageknight.board.register import GUARD, OTHER_UNITS, UNIT_BONUS, UNTIL_COMBAT, UNTIL_TURN, enter
from mageknight.board.rules.combat.combat import attacks_left, find_enemy
from mageknight.board.rules.rivals.rivals import foes
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, attack_of, token_of
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class OthersAttack(Effect):
    """All one's units but this one attack more strongly this turn (UE-UNIT-17: those that attack at all)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, UNIT_BONUS, ctx.seat, target=OTHER_UNITS, amount=self.amount, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-others-attack", amount=self.amount)


class GuardAttack(Effect):
    """Damage of the attack chosen before is given to this unit first, even if it was meant for the hero alone."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        mark = load(flow.state, ctx, TARGET)
        if mark >= 0:
            enter(flow, GUARD, ctx.seat, target=mark, amount=ctx.source, until=UNTIL_COMBAT, source=ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-guard-attack")


class Harass(Asker):
    """One enemy loses Armor, and one of its attacks is weaker. Arcane Immunity keeps its Armor, not its attacks (UE-ABIL-23)."""

    def __init__(self, armor: EnemyChange, attack: EnemyChange) -> None:
        super().__init__()
        self.armor = armor
        self.attack = attack
        self.uses = USE_SPECIAL

    def affects(self, state: BoardState, ctx: EffectUse, enemy: Enemy) -> bool:
        reached = self.attack.affects(state, ctx, enemy) and len(attacks_left(state, enemy)) > 0
        return reached or self.armor.affects(state, ctx, enemy)

    def marks(self, state: BoardState, ctx: EffectUse) -> tuple[int, ...]:
        reached = [enemy for enemy in foes(state) if self.affects(state, ctx, enemy)]
        return tuple([attack_mark(enemy.token, ALL_ATTACKS) for enemy in reached])

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.combat is None:
            return NO_COMBAT
        return None if self.marks(state, ctx) else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskEnemy(ctx.seat, ctx, self.marks(flow.state, ctx), self.uid))

    def question(self) -> Message:
        return Message("board-ask-choose-enemy")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        """First the enemy is named, then, if it has several, the attack."""
        if attack_of(choice) != ALL_ATTACKS:
            self.attack.change(flow, ctx, choice)
            return
        store(flow, ctx, TARGET, choice)
        enemy = find_enemy(flow.state, token_of(choice))
        assert enemy is not None
        attacks = tuple([attack_mark(enemy.token, attack) for attack in attacks_left(flow.state, enemy)])
        if self.armor.affects(flow.state, ctx, enemy):
            self.armor.change(flow, ctx, choice)
        if attacks:
            flow.then(AskEnemy(ctx.seat, ctx, attacks, self.uid))

    def text(self) -> Message:
        return say("board-effect-harass", changes=[*self.armor.change_words(), *self.attack.change_words()])


def _harass(plain: dict[str, Any]) -> Effect:
    inner = plain["harass"]
    armor = {"target": "one", "armor": inner["armor"], "armor_min": inner["armor_min"], "duration": "turn"}
    return Harass(
        parse_enemy(armor), parse_enemy({"target": "one_attack", "attack": inner["attack"], "duration": "turn"})
    )


PARSERS["other_units_attack"] = lambda plain: OthersAttack(plain["other_units_attack"])
PARSERS["guard_attack"] = lambda plain: GuardAttack()
PARSERS["harass"] = _harass
