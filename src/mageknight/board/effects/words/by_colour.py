"""The case of the colour that was paid, discarded or thrown away; of a card with two colours the player chooses one."""

from __future__ import annotations

from typing import Any

from mageknight.board.content.library import LIB
from mageknight.board.effect import DISCARDED, PAID, PARSERS, THROWN, Effect, EffectUse, load, parse_effect
from mageknight.board.effects.asks import AskOption
from mageknight.board.effects.words.combine import NO_OPTION, grouped
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ByColour(Effect):
    """The case of the colour that was paid, discarded or thrown away; of a card with two colours the player chooses one."""

    def __init__(self, slot: int, cases: list[Effect | None]) -> None:
        super().__init__()
        self.slot = slot
        self.cases = cases
        for case in cases:
            if case is not None:
                self.uses |= case.uses
                self.may_need_mana = self.may_need_mana or case.may_need_mana
                self.secret = self.secret or case.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.why_not_given(state, ctx, self.slot, load(state, ctx, self.slot))

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        if slot != self.slot:
            return self.why_not(state, ctx)
        last: Refusal = NO_OPTION
        for case in self.cases_of(value):
            refusal = case.why_not(state, ctx)
            if refusal is None:
                return None
            last = refusal
        return last

    def cases_of(self, noted: int) -> list[Effect]:
        """The cases of what was noted: a colour, or a card with its colours."""
        if noted < 0:
            return []
        mask = 1 << noted if self.slot == PAID else LIB.cards[noted].colours
        return [case for c, case in enumerate(self.cases) if case is not None and mask >> c & 1]

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        noted = load(flow.state, ctx, self.slot)
        flow.then(AskOption(ctx.seat, ctx, tuple([case.uid for case in self.cases_of(noted)])))

    def text(self) -> Message:
        cases = [
            say("board-effect-case", colour=Message("board-colour-" + COLOURS[c]), effect=grouped(case))
            for c, case in enumerate(self.cases)
            if case is not None
        ]
        return say("board-effect-cases", cases=cases)


def _by_colour(plain: dict[str, Any]) -> Effect:
    slot = {"paid_mana": PAID, "discarded_card": DISCARDED, "thrown_away_card": THROWN}[plain["by_color"]]
    cases = plain["cases"]
    return ByColour(slot, [parse_effect(cases[c]) if c in cases else None for c in COLOURS[:BASIC]])


PARSERS["by_color"] = _by_colour
