"""Attacks and blocks with rules of their own: separate blocks, borrowed strength, crystals thrown into the fight, the bow's choice."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.battle import Points, is_unit
from mageknight.board.content.library import LIB
from mageknight.board.effect import (
    CHOSEN,
    COLOUR,
    PARSERS,
    TARGET,
    USE_MELEE,
    USE_RANGED,
    USE_SPECIAL,
    Ctx,
    Effect,
    note,
    recall,
)
from mageknight.board.effects.asks import AskColour
from mageknight.board.effects.foes import ONE, EnemyChange
from mageknight.board.effects.gains import Receive
from mageknight.board.effects.points import NOT_ATTACKING, GainBlock, gather_attack
from mageknight.board.events.fight import fight
from mageknight.board.events.tracks import CrystalGained, ManaGained
from mageknight.board.register import ARCHERY, UNTIL_COMBAT, UNTIL_PHASE, UNTIL_TURN, enter
from mageknight.board.rules.combat import FREE, NOT_ENEMY, attack_of, element_of, find_enemy, kind_of, unit_shares
from mageknight.board.rules.grants import grant
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    BLUE,
    ELEMENTS,
    FIRE,
    GREEN,
    ICE,
    MELEE,
    PH_ATTACK,
    PH_RANGED,
    RANGED,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SIEGE,
    WHITE,
)
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

ANOTHER_ATTACK: Final = refuse("board-block-against-another-attack", "UE-EFFECT-03")
NO_SUCH_ENEMY: Final = refuse("board-no-such-enemy", "UE-EFFECT-03")
NO_PAIR: Final = refuse("board-no-pair-of-crystals", "UE-EFFECT-03")
STRENGTH_BITS: Final = 8
"""How much room the strength of one element takes where those of all are remembered together."""


class SeparateBlock(GainBlock):
    """One of several blocks that must stop different attacks: two of them cannot be gathered together."""

    def __init__(self, amount: int, element: int) -> None:
        super().__init__(amount, element, None, FREE)

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        refusal = super().why_not(state, ctx)
        if refusal is None and any(points.source == ctx.tag() for points in fight(state).block):
            return ANOTHER_ATTACK
        return refusal


class SeparateBlocks(Effect):
    """Up to so many blocks in this phase, each against a different attack; the first is gathered at once."""

    def __init__(self, count: int, amount: int, element: int) -> None:
        super().__init__()
        self.count = count
        self.one = SeparateBlock(amount, element)
        self.uses = self.one.uses

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.one.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        grant(flow, ctx, self.one, self.count - 1, UNTIL_PHASE)
        self.one.resolve(flow, ctx)

    def text(self) -> Message:
        return say("board-effect-separate-blocks", count=self.count, effect=self.one.text())


class Possess(EnemyChange):
    """An enemy does not attack; in the Attack phase its strength may be turned against the others.

    Of an opponent's unit it is what the unit had contributed to the attack (UE-PVP-61).
    """

    def __init__(self) -> None:
        super().__init__(ONE)
        self.skip = True
        self.strength = BorrowedStrength()

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        enemy = find_enemy(flow.state, choice // 8)
        if enemy is not None and is_unit(enemy.token):
            note(flow, ctx, CHOSEN, packed_strength(unit_shares(flow.state, enemy)))
        super().chosen(flow, ctx, choice)
        grant(flow, ctx, self.strength, 1, UNTIL_COMBAT)

    def text(self) -> Message:
        return say("board-effect-sequence", first=super().text(), rest=self.strength.text())


def packed_strength(shares: list[Points]) -> int:
    """What a unit contributes, of each element, in one number."""
    return sum([points.amount << STRENGTH_BITS * points.element for points in shares])


class BorrowedStrength(Effect):
    """Attack as strong as the attacks of the enemy named before, of their elements, against any enemy but that one."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_MELEE

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        if state.turn.phase != PH_ATTACK:
            return NOT_ATTACKING
        return None if find_enemy(state, recall(state, ctx, TARGET) // 8) is not None else NO_SUCH_ENEMY

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        enemy = find_enemy(flow.state, recall(flow.state, ctx, TARGET) // 8)
        assert enemy is not None
        if is_unit(enemy.token):
            strength = recall(flow.state, ctx, CHOSEN)
            for element in range(len(ELEMENTS)):
                amount = strength >> STRENGTH_BITS * element & (1 << STRENGTH_BITS) - 1
                gather_attack(flow, ctx, amount, MELEE, element, NOT_ENEMY, enemy.token)
            return
        for attack in range(len(kind_of(enemy).attack_values)):
            value, element = attack_of(flow.state, enemy, attack), element_of(flow.state, enemy, attack)
            gather_attack(flow, ctx, value, MELEE, element, NOT_ENEMY, enemy.token)

    def text(self) -> Message:
        return Message("board-effect-borrowed-strength")


class Sacrifice(Effect):
    """Pairs of crystals become an attack, and then mana: green ones a Siege, white ones a Ranged attack, with red of fire, with blue of
    ice."""

    def __init__(self, siege: int, ranged: int) -> None:
        super().__init__()
        self.siege = siege
        self.ranged = ranged
        self.second = SecondColour(self)
        self.uses = USE_MELEE | USE_RANGED

    def firsts(self, state: BoardState, seat: int) -> int:
        """The first colours that have a partner, a bit each."""
        crystals = state.players[seat].crystals
        if not crystals[RED] and not crystals[BLUE]:
            return 0
        return sum([1 << colour for colour in (GREEN, WHITE) if crystals[colour]])

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        if state.turn.phase not in (PH_RANGED, PH_ATTACK):
            return NOT_ATTACKING
        return None if self.firsts(state, ctx.seat) else NO_PAIR

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskColour(ctx.seat, ctx, self.firsts(flow.state, ctx.seat), COLOUR, self.second.uid))

    def text(self) -> Message:
        return say("board-effect-sacrifice", siege=self.siege, ranged=self.ranged)


class SecondColour(Effect):
    """The partner of the first colour."""

    def __init__(self, whole: Sacrifice) -> None:
        super().__init__()
        self.burn = BurnPairs(whole)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        crystals = flow.state.players[ctx.seat].crystals
        partners = sum([1 << colour for colour in (RED, BLUE) if crystals[colour]])
        flow.then(AskColour(ctx.seat, ctx, partners, CHOSEN, self.burn.uid))

    def text(self) -> Message:
        return Message("board-effect-choose-colour")


class BurnPairs(Effect):
    """Every pair of the two colours counts, then turns into mana tokens."""

    def __init__(self, whole: Sacrifice) -> None:
        super().__init__()
        self.whole = whole

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        first, second = recall(flow.state, ctx, COLOUR), recall(flow.state, ctx, CHOSEN)
        crystals = flow.state.players[ctx.seat].crystals
        pairs = min(crystals[first], crystals[second])
        element = FIRE if second == RED else ICE
        if first == GREEN:
            gather_attack(flow, ctx, self.whole.siege * pairs, SIEGE, element)
        else:
            gather_attack(flow, ctx, self.whole.ranged * pairs, RANGED, element)
        for colour in (first, second):
            flow.emit(CrystalGained(ctx.seat, colour, -pairs))
            flow.emit(ManaGained(ctx.seat, colour, pairs))

    def text(self) -> Message:
        return self.whole.text()


class Harvest(Effect):
    """A crystal for the enemy just defeated: white, or the colour of a resistance printed on it."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        resists = LIB.enemies[LIB.token_kind[recall(flow.state, ctx, TARGET) // 8]].resistances
        colours = 1 << WHITE
        for resistance, colour in ((RESIST_FIRE, RED), (RESIST_ICE, BLUE), (RESIST_PHYSICAL, GREEN)):
            if resists & resistance:
                colours |= 1 << colour
        flow.then(AskColour(ctx.seat, ctx, colours, COLOUR), Receive(True, ctx))

    def text(self) -> Message:
        return Message("board-effect-harvest")


class Archery(Effect):
    """This turn Ranged attacks count twice or become Siege attacks, and Siege attacks may count twice as Ranged (see `effects.archery`)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        enter(flow, ARCHERY, ctx.seat, -1, 0, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-archery")


def _separate_blocks(plain: dict[str, Any]) -> Effect:
    inner = plain["separate_blocks"]
    return SeparateBlocks(inner["count"], inner["block"], ELEMENTS.index(inner["element"]))


PARSERS["separate_blocks"] = _separate_blocks
PARSERS["possess"] = lambda plain: Possess()
PARSERS["sacrifice"] = lambda plain: Sacrifice(plain["sacrifice"]["siege"], plain["sacrifice"]["ranged"])
PARSERS["harvest"] = lambda plain: Harvest()
PARSERS["archery"] = lambda plain: Archery()
