"""Dueling: a little Block and a little Attack against one enemy, and Fame for defeating it alone."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, TARGET, USE_BLOCK, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskEnemy
from mageknight.board.effects.words.enemy import NO_TARGET
from mageknight.board.effects.words.points import NOT_BLOCKING, gather_attack, gather_block
from mageknight.board.events.fight import fight
from mageknight.board.register import DUEL, LATER, UNTIL_COMBAT, UNTIL_TURN, enter
from mageknight.board.rules.combat.combat import ONLY_ENEMY, attacks_left, find_enemy
from mageknight.board.rules.rivals.duels import OPPONENT
from mageknight.board.rules.turn.delayed import ATTACK_PHASE
from mageknight.board.state import BoardState
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, token_of
from mageknight.board.state.sources import FROM_UNIT, source_kind
from mageknight.board.terms import MELEE, PH_ATTACK, PH_BLOCK, PHYSICAL
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

ONLY_IN_MELEE: Final = refuse("board-only-in-melee", "UE-PVP-65")


class DuelBlow(Effect):
    """The Attack against the enemy of the duel, if it is still there, or against the other player."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if flow.state.contest is not None:
            gather_attack(flow, ctx, self.amount, MELEE, PHYSICAL)
            return
        token = token_of(load(flow.state, ctx, TARGET))
        if find_enemy(flow.state, token) is not None:
            gather_attack(flow, ctx, self.amount, MELEE, PHYSICAL, ONLY_ENEMY, token)

    def text(self) -> Message:
        return say("board-effect-duel-blow", amount=self.amount)


class Duel(Asker):
    """Block against an attacking enemy now, Attack against it later, Fame if no unit had a part in its defeat.

    In the Melee of a combat between players the Attack is part of the next one made, which brings the Fame.
    """

    def __init__(self, block: int, attack: int, fame: int) -> None:
        super().__init__()
        self.block = block
        self.blow = DuelBlow(attack)
        self.fame = fame
        self.uses = USE_BLOCK

    def marks(self, state: BoardState) -> list[int]:
        return [attack_mark(e.token, ALL_ATTACKS) for e in fight(state).enemies if attacks_left(state, e)]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.turn.phase != PH_BLOCK:
            return NOT_BLOCKING
        if state.contest is not None:
            return None if state.contest.phase == PH_ATTACK else ONLY_IN_MELEE
        return None if self.marks(state) else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if flow.state.contest is not None:
            self.cross_swords(flow, ctx)
            return
        flow.then(AskEnemy(ctx.seat, ctx, tuple(self.marks(flow.state)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-duel")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        token = token_of(choice)
        store(flow, ctx, TARGET, choice)
        gather_block(flow, ctx, self.block, PHYSICAL, ONLY_ENEMY, token)
        enter(
            flow,
            LATER,
            ctx.seat,
            target=ATTACK_PHASE,
            amount=self.blow.uid,
            bound=ctx.key,
            until=UNTIL_TURN,
            source=ctx.tag(),
        )
        enter(flow, DUEL, ctx.seat, target=token, amount=self.fame, until=UNTIL_COMBAT, source=ctx.tag())

    def cross_swords(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        """The duel with another player; a unit that blocks already spoils it."""
        helped = any(source_kind(points.source) == FROM_UNIT for points in fight(flow.state).block)
        gather_block(flow, ctx, self.block, PHYSICAL)
        enter(
            flow,
            LATER,
            ctx.seat,
            target=ATTACK_PHASE,
            amount=self.blow.uid,
            bound=ctx.key,
            until=UNTIL_COMBAT,
            source=ctx.tag(),
        )
        if not helped:
            enter(flow, DUEL, ctx.seat, target=OPPONENT, amount=self.fame, until=UNTIL_COMBAT, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-duel", block=self.block, attack=self.blow.amount, fame=self.fame)

    def code(self) -> list[int]:
        return [self.uses, self.block, self.blow.amount, self.fame]


def _duel(plain: dict[str, Any]) -> Effect:
    inner = plain["duel"]
    return Duel(inner["block"], inner["attack"], inner["fame"])


PARSERS["duel"] = _duel
