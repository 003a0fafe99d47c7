"""Effects made of effects: in order, one of several, optional."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mageknight.board.effect import EFFECTS, PARSERS, SEQUENCE, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.effects.asks import AskOption
from mageknight.board.sign import Sign
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_OPTION: Final = refuse("board-no-option", "UE-EFFECT-08")


class Sequence(Effect):
    """One effect after the other."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts
        self.decisive = next((one for one in parts if not one.harmful), parts[0])
        self.may_need_mana = self.decisive.may_need_mana
        self.fights = self.decisive.fights
        self.reveals = any(one.reveals for one in parts)
        for one in parts:
            self.uses |= one.uses
            self.secret = self.secret or one.secret
            self.priced = self.priced or one.priced
            self.breaches = self.breaches or one.breaches

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        """The first part that does its user any good decides: what follows may depend on it."""
        return self.decisive.why_not(state, ctx)

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        return self.decisive.why_not_given(state, ctx, slot, value)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then_all([InTurn(one.uid, ctx) for one in self.parts])

    def text(self) -> Message:
        return in_a_row([one.text() for one in self.parts])

    def signs(self) -> list[Sign] | None:
        """An alternative can be drawn only at the beginning: later it would seem to stand against all before it."""
        found: list[Sign] = []
        for one in self.parts:
            signs = one.signs()
            if signs is None or (found and any(sign.alternative for sign in signs)):
                return None
            found += signs
        return found

    def code(self) -> list[int]:
        return [n for one in self.parts for n in one.code()]


def in_a_row(parts: list[Message]) -> Message:
    """The words of several effects, one after the other."""
    text = parts[-1]
    for one in reversed(parts[:-1]):
        text = say("board-effect-sequence", first=one, rest=text)
    return text


def grouped(effect: Effect) -> Message:
    """The words of an effect within another one: several in a row are held together."""
    return say("board-effect-group", effect=effect.text()) if isinstance(effect, Sequence) else effect.text()


class InTurn(Resolve):
    """A part of a sequence: left out if it has become impossible by the time it comes to it."""

    def run(self, flow: Flow[BoardState]) -> None:
        effect = EFFECTS[self.effect]
        if effect.why_not(flow.state, self.ctx) is None:
            effect.resolve(flow, self.ctx)


class AnyOf(Effect):
    """Exactly one of several effects, the player's choice."""

    def __init__(self, options: list[Effect]) -> None:
        super().__init__()
        self.options = options
        self.fights = all(one.fights for one in options)
        self.reveals = any(one.reveals for one in options)
        for one in options:
            self.uses |= one.uses
            self.may_need_mana = self.may_need_mana or one.may_need_mana
            self.secret = self.secret or one.secret
            self.priced = self.priced or one.priced
            self.breaches = self.breaches or one.breaches

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        last: Refusal = NO_OPTION
        for one in self.options:
            refusal = one.why_not(state, ctx)
            if refusal is None:
                return None
            last = refusal
        return last

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        last: Refusal = NO_OPTION
        for one in self.options:
            refusal = one.why_not_given(state, ctx, slot, value)
            if refusal is None:
                return None
            last = refusal
        return last

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskOption(ctx.seat, ctx, tuple([one.uid for one in self.options])))

    def text(self) -> Message:
        return say("board-effect-any-of", options=[grouped(one) for one in self.options])

    def signs(self) -> list[Sign] | None:
        found: list[Sign] = []
        for one in self.options:
            signs = one.signs()
            if signs is None or len(signs) != 1:
                return None
            found.append(msgspec.structs.replace(signs[0], alternative=bool(found)))
        return found


class May(Effect):
    """An effect one may leave out."""

    def __init__(self, inner: Effect) -> None:
        super().__init__()
        self.inner = inner
        self.uses = inner.uses
        self.breaches = inner.breaches

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.inner.why_not(flow.state, ctx) is None:
            flow.then(AskOption(ctx.seat, ctx, (self.inner.uid,), True))

    def text(self) -> Message:
        return say("board-effect-may", effect=grouped(self.inner))


class Repeat(Effect):
    """An effect several times."""

    def __init__(self, times: int, inner: Effect) -> None:
        super().__init__()
        self.times = times
        self.inner = inner
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(*[InTurn(self.inner.uid, ctx) for _ in range(self.times)])

    def text(self) -> Message:
        return say("board-effect-repeat", times=self.times, effect=self.inner.text())


def _sequence(plain: dict[str, Any]) -> Effect:
    parts = [parse_effect(one) for one in plain[SEQUENCE]]
    return parts[0] if len(parts) == 1 else Sequence(parts)


def _any_of(plain: dict[str, Any]) -> Effect:
    return AnyOf([parse_effect(one) for one in plain["any_of"]])


PARSERS[SEQUENCE] = _sequence
PARSERS["any_of"] = _any_of
PARSERS["may"] = lambda plain: May(parse_effect(plain["may"]))
