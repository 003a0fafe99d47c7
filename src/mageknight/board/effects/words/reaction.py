"""Reactions: each time a trigger happens, up to so many times, an effect follows (see `rules.turn.triggers`)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, TARGET, Effect, EffectUse, load, parse_effect
from mageknight.board.effects.asks import AskOption
from mageknight.board.effects.facts import COUNTERS
from mageknight.board.effects.words.combine import grouped
from mageknight.board.register import UNLIMITED, UNTIL_COMBAT, UNTIL_MY_TURN, UNTIL_PHASE, UNTIL_ROUND, UNTIL_TURN
from mageknight.board.rules.turn.triggers import (
    BLOCKED_BY_THIS,
    CAST_SPELL,
    DEFEATED_BY_THIS,
    TIMES,
    TRIGGERS,
    React,
    Reaction,
    context_of,
    times_left,
    use_up,
    watch,
)
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.terms import COLOURS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

ENDS: Final = {
    "end_of_turn": UNTIL_TURN,
    "end_of_combat": UNTIL_COMBAT,
    "end_of_combat_phase": UNTIL_PHASE,
    "end_of_round": UNTIL_ROUND,
    "start_of_own_next_turn": UNTIL_MY_TURN,
}


class OnTrigger(Reaction):
    """Each time the trigger happens, up to so many times, an effect follows; `optional` ones count only when they are taken.

    `value` narrows a spell to a colour; `that` narrows the trigger to the enemy, unit or space chosen before; `already` is a
    counter of what happened earlier in the turn and is made up for at once; the first `after` times pass without effect.
    """

    def __init__(self, trigger: int, inner: Effect, times: int, until: int, optional: bool) -> None:
        super().__init__()
        self.trigger = trigger
        self.inner = inner
        self.times = times
        self.until = until
        self.optional = optional
        self.value = -1
        self.that = False
        self.already = ""
        self.after = 0
        self.taken = Taken(self)
        self.uses = inner.uses

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        times = self.times + self.after
        entry = watch(flow, ctx, self.trigger, self, times, self.until)
        if self.already:
            before = min(times, COUNTERS[self.already](flow.state, ctx))
            flow.then(*[React(entry, -1, 0) for _ in range(before)])

    def applies(self, state: BoardState, entry: LastingEffect, about: int) -> bool:
        if self.trigger == CAST_SPELL:
            return self.value < 0 or bool(about >> self.value & 1)
        return not self.that or load(state, context_of(entry.seat, entry.source, entry.bound // TIMES), TARGET) == about

    def react(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.after and times_left(flow.state, ctx, self) > self.times:
            use_up(flow, ctx, self)
            return
        if self.inner.why_not(flow.state, ctx) is not None:
            return
        if self.optional:
            flow.then(AskOption(ctx.seat, ctx, (self.taken.uid,), True))
        else:
            self.taken.resolve(flow, ctx)

    def text(self) -> Message:
        trigger = Message("board-trigger-" + TRIGGERS[self.trigger].replace("_", "-"))
        if self.trigger == CAST_SPELL and self.value >= 0:
            trigger = say("board-trigger-cast-spell-of", colour=Message("board-colour-" + COLOURS[self.value]))
        elif self.that:
            trigger = Message("board-trigger-that-enemy-defeated")
        effect = say("board-effect-may", effect=grouped(self.inner)) if self.optional else grouped(self.inner)
        if self.times >= UNLIMITED or self.trigger in (BLOCKED_BY_THIS, DEFEATED_BY_THIS):
            return say("board-effect-on", trigger=trigger, effect=effect)
        key = "board-effect-on-next-times" if self.after else "board-effect-on-times"
        return say(key, trigger=trigger, effect=effect, times=self.times)


class Taken(Effect):
    """A reaction that is really taken: it counts, and its effect follows."""

    def __init__(self, reaction: OnTrigger) -> None:
        super().__init__()
        self.reaction = reaction

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.reaction.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        use_up(flow, ctx, self.reaction)
        self.reaction.inner.resolve(flow, ctx)

    def text(self) -> Message:
        return self.reaction.inner.text()


def _on(plain: dict[str, Any]) -> Effect:
    word, _, value = plain["on"].partition(":")
    trigger = TRIGGERS.index(word)
    by_this = trigger in (BLOCKED_BY_THIS, DEFEATED_BY_THIS)
    until = UNTIL_PHASE if by_this else ENDS[plain.get("until", "end_of_turn")]
    do = plain["do"]
    optional = isinstance(do, dict) and "may" in do
    inner = parse_effect(do["may"] if optional else do)
    limit = plain.get("limit", UNLIMITED)
    if not isinstance(limit, int):
        raise ValueError(f"no such limit: {limit!r}")
    effect = OnTrigger(trigger, inner, limit, until, optional)
    effect.value = COLOURS.index(value) if value else -1
    effect.that = bool(plain.get("that"))
    effect.already = plain.get("already", "")
    effect.after = plain.get("after", 0)
    return effect


PARSERS["on"] = _on
