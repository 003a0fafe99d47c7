"""Offering: pairs of crystals become an attack, and then mana.

Green ones give a Siege, white ones a Ranged attack; with red of fire, with blue of ice.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import CHOSEN, COLOUR, PARSERS, USE_MELEE, USE_RANGED, Effect, EffectUse, load
from mageknight.board.effects.asks import AskColour
from mageknight.board.effects.words.points import NOT_ATTACKING, gather_attack
from mageknight.board.events.tracks import CrystalGained, ManaGained
from mageknight.board.state import BoardState
from mageknight.board.terms import BLUE, FIRE, GREEN, ICE, PH_ATTACK, PH_RANGED, RANGED, RED, SIEGE, WHITE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_PAIR: Final = refuse("board-no-pair-of-crystals", "UE-EFFECT-03")


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

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.turn.phase not in (PH_RANGED, PH_ATTACK):
            return NOT_ATTACKING
        return None if self.firsts(state, ctx.seat) else NO_PAIR

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskColour(ctx.seat, ctx, self.firsts(flow.state, ctx.seat), COLOUR, self.second.uid))

    def text(self) -> Message:
        return say("board-effect-sacrifice", siege=self.siege, ranged=self.ranged)


class SecondColour(Effect):
    """The partner of the first colour."""

    def __init__(self, whole: Sacrifice) -> None:
        super().__init__()
        self.burn = BurnPairs(whole)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
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

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        first, second = load(flow.state, ctx, COLOUR), load(flow.state, ctx, CHOSEN)
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


PARSERS["sacrifice"] = lambda plain: Sacrifice(plain["sacrifice"]["siege"], plain["sacrifice"]["ranged"])


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "offering",
    "set": "lost_legion",
    "colors": ["red"],
    "number": 299,
    "tags": ["special", "combat"],
    "basic": [
        {"gain_crystal": "red", "count": 1},
        {
            "may": {
                "for_each_discard": {
                    "max": 3,
                    "filter": "non_wound",
                    "do": {"gain_crystal": {"same_as": "discarded_card", "artifact": "any_basic"}, "count": 1},
                }
            }
        },
    ],
    "strong": {"sacrifice": {"siege": 4, "ranged": 6}},
}
