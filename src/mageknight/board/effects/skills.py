"""What skills do with their own tokens: turning them, laying them into the centre of the table, marking them (see `rules.skills`)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COLOUR, PARSERS, TARGET, USE_SPECIAL, Ctx, Effect, Resolve, parse_effect, recall
from mageknight.board.events.warband import SkillUsed, UnitOfferAdded
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
from mageknight.board.rules.skills import CENTRE, FLIPPED, mark, turn_up
from mageknight.board.rules.timing import WRONG_TIME
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class FlipThis(Effect):
    """Turn the skill face down, for an effect that is stronger; it can be turned up again as the skill says."""

    def __init__(self, inner: Effect) -> None:
        super().__init__()
        self.inner = inner
        self.uses = inner.uses
        self.hungry = inner.hungry
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(SkillUsed(ctx.seat, ctx.source, FLIPPED))
        flow.then(Resolve(self.inner.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-flip-this", effect=self.inner.text())


class TurnUp(Effect):
    """Turn the skill face up again."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        turn_up(flow, ctx.seat, ctx.source)

    def text(self) -> Message:
        return Message("board-effect-turn-up")


class ToCentre(Effect):
    """Lay the skill into the centre of the table, marked with the colour of the mana just spent."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(SkillUsed(ctx.seat, ctx.source, CENTRE))
        mark(flow, ctx.seat, ctx.source, recall(flow.state, ctx, TARGET), WHILE_CENTRE)

    def text(self) -> Message:
        return Message("board-effect-to-centre")


class MarkColour(Effect):
    """A token of the colour chosen before marks the skill while it lies in the centre."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        mark(flow, ctx.seat, ctx.source, recall(flow.state, ctx, COLOUR), WHILE_CENTRE)

    def text(self) -> Message:
        return Message("board-effect-mark-colour")


class Passive(Effect):
    """Nothing to use: the skill is always on."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return WRONG_TIME

    def text(self) -> Message:
        return Message("board-effect-passive")


class RevealUnits(Effect):
    """So many Regular units join the unit offer."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        for _ in range(min(self.count, len(flow.state.regulars))):
            flow.emit(UnitOfferAdded(flow.state.regulars[-1]))

    def text(self) -> Message:
        return say("board-effect-reveal-units", count=self.count)


class CentreRule(Effect):
    """What holds while the skill lies in the centre of the table (UE-SKILL-07, UE-SKILL-08)."""

    def __init__(self, name: str, amount: int, bound: int) -> None:
        super().__init__()
        self.name = name
        self.amount = amount
        self.bound = bound
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        key = CENTRE_RULES[self.name]
        colour = recall(flow.state, ctx, COLOUR)
        enter(flow, key, ctx.seat, colour if key in COLOURED else -1, self.amount, self.bound, WHILE_CENTRE, ctx.tag())

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


PARSERS["flip_this"] = lambda plain: FlipThis(parse_effect(plain["flip_this"]))
PARSERS["turn_up"] = lambda plain: TurnUp()
PARSERS["to_centre"] = lambda plain: ToCentre()
PARSERS["mark_colour"] = lambda plain: MarkColour()
PARSERS["centre"] = _centre
PARSERS["passive"] = lambda plain: Passive()
PARSERS["reveal_units"] = lambda plain: RevealUnits(plain["reveal_units"])
