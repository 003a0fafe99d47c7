"""Master of Chaos: a Shield goes round a wheel of colours step by step, and each colour gives something of its own."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.effects.words.combine import AnyOf
from mageknight.board.events.tracks import DieRolled
from mageknight.board.register import UNTIL_USED, strike_out
from mageknight.board.rules.game.chance import DICE, FACES
from mageknight.board.rules.turn.skills import mark, marks_on
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

CLOCKWISE: Final = (BLUE, GREEN, BLACK, WHITE, RED, GOLD)


def shield_at(state: BoardState, skill: int) -> int:
    """The colour the Shield stands on; blue, where the order begins, before the die was rolled."""
    marks = marks_on(state, skill)
    return marks[0].mark if marks else BLUE


def next_colour(colour: int) -> int:
    return CLOCKWISE[(CLOCKWISE.index(colour) + 1) % len(CLOCKWISE)]


def move_shield(flow: Flow[BoardState], ctx: EffectUse, colour: int) -> None:
    for entry in marks_on(flow.state, ctx.source):
        strike_out(flow, entry)
    mark(flow, ctx.seat, ctx.source, colour, UNTIL_USED)


class RollShield(Roll[BoardState]):
    """A die says where the Shield starts."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: EffectUse) -> None:
        super().__init__(DICE, 1, FACES)
        self.ctx = ctx

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.emit(DieRolled(self.ctx.seat, outcome[0]))
        move_shield(flow, self.ctx, outcome[0])


class PlaceShield(Effect):
    """Roll a mana die: the Shield starts on its colour."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(RollShield(ctx))

    def text(self) -> Message:
        return Message("board-effect-place-shield")


class Rotate(Effect):
    """The Shield goes one step round the wheel, and nothing else happens."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        move_shield(flow, ctx, next_colour(shield_at(flow.state, ctx.source)))

    def text(self) -> Message:
        return Message("board-effect-rotate")


class Wheel(Effect):
    """The Shield goes one step round the wheel; the colour it reaches gives its effect, and gold any of the others."""

    def __init__(self, cases: dict[int, Effect]) -> None:
        super().__init__()
        self.cases = {**cases, GOLD: AnyOf(list(cases.values()))}
        self.uses = USE_SPECIAL

    def due(self, state: BoardState, ctx: EffectUse) -> Effect:
        return self.cases[next_colour(shield_at(state, ctx.source))]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.due(state, ctx).why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        effect = self.due(flow.state, ctx)
        move_shield(flow, ctx, next_colour(shield_at(flow.state, ctx.source)))
        flow.then(Resolve(effect.uid, ctx))

    def text(self) -> Message:
        cases = [
            say("board-effect-case", colour=Message("board-colour-" + COLOURS[c]), effect=self.cases[c].text())
            for c in CLOCKWISE
            if c != GOLD
        ]
        return say("board-effect-wheel", cases=cases)


def _wheel(plain: dict[str, Any]) -> Effect:
    return Wheel({COLOURS.index(name): parse_effect(case) for name, case in plain["wheel"].items()})


PARSERS["wheel"] = _wheel
PARSERS["rotate"] = lambda plain: Rotate()
PARSERS["place_shield"] = lambda plain: PlaceShield()
