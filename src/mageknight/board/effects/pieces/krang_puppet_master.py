"""Puppet Master: enemy tokens kept after their defeat, to be given up for an attack or a block."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.definitions import EnemyDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_BLOCK, USE_MELEE, USE_SPECIAL, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskEnemy
from mageknight.board.effects.words.points import NOT_ATTACKING, NOT_BLOCKING, gather_attack, gather_block
from mageknight.board.events.fight import TokenKept, TokenReleased
from mageknight.board.register import TROPHY, UNTIL_USED, lasting, strike_out
from mageknight.board.rules.turn.skills import TOKEN_MARK, mark, marks_on
from mageknight.board.state import BoardState
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, token_of
from mageknight.board.terms import COLD_FIRE, FIRE, ICE, MELEE, PH_ATTACK, PH_BLOCK, PHYSICAL, RESIST_FIRE, RESIST_ICE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_TROPHY: Final = refuse("board-no-token-to-keep", "UE-RANGED-11")
NO_PUPPET: Final = refuse("board-no-token-kept", "UE-EFFECT-03")


class KeepToken(Asker):
    """Keep the token of one enemy defeated this turn."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def tokens(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The tokens that were defeated this turn and still lie on a discard pile, or will."""
        combat = state.combat
        return [
            entry.target
            for entry in lasting(state, TROPHY, ctx.seat)
            if (combat is not None and entry.target in combat.defeated)
            or entry.target in state.discards[LIB.enemies[LIB.token_kind[entry.target]].pile]
        ]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.tokens(state, ctx) else NO_TROPHY

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        marks = tuple([attack_mark(token, ALL_ATTACKS) for token in self.tokens(flow.state, ctx)])
        if marks:
            flow.then(AskEnemy(ctx.seat, ctx, marks, self.uid))

    def question(self) -> Message:
        return Message("board-ask-keep-token")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        token = token_of(choice)
        flow.emit(TokenKept(ctx.seat, token, LIB.token_kind[token]))
        mark(flow, ctx.seat, ctx.source, TOKEN_MARK + token, UNTIL_USED)

    def text(self) -> Message:
        return Message("board-effect-keep-token")


class Puppet(Asker):
    """Give up a token kept before, for half of what is printed on it, rounded up."""

    def __init__(self, block: bool) -> None:
        super().__init__()
        self.block = block
        self.uses = USE_BLOCK if block else USE_MELEE

    def tokens(self, state: BoardState, ctx: EffectUse) -> list[int]:
        kept = [entry.mark - TOKEN_MARK for entry in marks_on(state, ctx.source)]
        return [token for token in kept if self.block or any(attack_values(LIB.enemies[LIB.token_kind[token]]))]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if self.block and state.turn.phase != PH_BLOCK:
            return NOT_BLOCKING
        if not self.block and state.turn.phase != PH_ATTACK:
            return NOT_ATTACKING
        return None if self.tokens(state, ctx) else NO_PUPPET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        marks = tuple([attack_mark(token, ALL_ATTACKS) for token in self.tokens(flow.state, ctx)])
        if marks:
            flow.then(AskEnemy(ctx.seat, ctx, marks, self.uid))

    def question(self) -> Message:
        return Message("board-ask-puppet")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        token = token_of(choice)
        for entry in marks_on(flow.state, ctx.source):
            if entry.mark == TOKEN_MARK + token:
                strike_out(flow, entry)
        kind = LIB.enemies[LIB.token_kind[token]]
        flow.emit(TokenReleased(ctx.seat, token, kind.number))
        if self.block:
            gather_block(flow, ctx, half(kind.armor), opposite(kind.resistances))
            return
        for value, element in zip(attack_values(kind), kind.attack_elements, strict=True):
            gather_attack(flow, ctx, half(value), MELEE, element)

    def text(self) -> Message:
        return Message("board-effect-puppet-block" if self.block else "board-effect-puppet-attack")


def attack_values(kind: EnemyDef) -> list[int]:
    """The printed attacks; a summon attack is none."""
    return [0 if pile >= 0 else value for value, pile in zip(kind.attack_values, kind.summons, strict=True)]


def half(value: int) -> int:
    return (value + 1) // 2


def opposite(resistances: int) -> int:
    """The element that is opposed to what an enemy resists: Ice for Fire, Fire for Ice, Cold Fire for both."""
    both = resistances & (RESIST_FIRE | RESIST_ICE)
    if both == RESIST_FIRE | RESIST_ICE:
        return COLD_FIRE
    return ICE if both == RESIST_FIRE else FIRE if both == RESIST_ICE else PHYSICAL


PARSERS["keep_token"] = lambda plain: KeepToken()
PARSERS["puppet"] = lambda plain: Puppet(plain["puppet"] == "block")
