"""Effects made of effects: in order, one of several, optional, under a condition, at a price, once per counted thing."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import (
    COUNT,
    DISCARDED,
    EFFECTS,
    PAID,
    PARSERS,
    SEQUENCE,
    THROWN,
    Ctx,
    Effect,
    Resolve,
    note,
    parse_effect,
    recall,
)
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskOption
from mageknight.board.effects.facts import COUNTERS, condition_words, fits_filter, holds_true
from mageknight.board.events.cards import DISCARD, HAND, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS
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
        self.hungry = self.decisive.hungry
        self.fights = self.decisive.fights
        for one in parts:
            self.uses |= one.uses
            self.secret = self.secret or one.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        """The first part that does its user any good decides: what follows may depend on it."""
        return self.decisive.why_not(state, ctx)

    def why_not_given(self, state: BoardState, ctx: Ctx, slot: int, value: int) -> Refusal | None:
        return self.decisive.why_not_given(state, ctx, slot, value)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then_all([InTurn(one.uid, ctx) for one in self.parts])

    def text(self) -> Message:
        return in_a_row([one.text() for one in self.parts])

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


class AsPossible(Sequence):
    """One effect after the other, as far as each is possible: it can be used if any of them can."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__(parts)
        self.fights = all(one.fights for one in parts)

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        first = self.parts[0].why_not(state, ctx)
        if first is None or any(one.why_not(state, ctx) is None for one in self.parts[1:]):
            return None
        return first


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
        for one in options:
            self.uses |= one.uses
            self.hungry = self.hungry or one.hungry
            self.secret = self.secret or one.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        last: Refusal = NO_OPTION
        for one in self.options:
            refusal = one.why_not(state, ctx)
            if refusal is None:
                return None
            last = refusal
        return last

    def why_not_given(self, state: BoardState, ctx: Ctx, slot: int, value: int) -> Refusal | None:
        last: Refusal = NO_OPTION
        for one in self.options:
            refusal = one.why_not_given(state, ctx, slot, value)
            if refusal is None:
                return None
            last = refusal
        return last

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskOption(ctx.seat, ctx, tuple([one.uid for one in self.options])))

    def text(self) -> Message:
        return say("board-effect-any-of", options=[grouped(one) for one in self.options])


class May(Effect):
    """An effect one may leave out."""

    def __init__(self, inner: Effect) -> None:
        super().__init__()
        self.inner = inner
        self.uses = inner.uses

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if self.inner.why_not(flow.state, ctx) is None:
            flow.then(AskOption(ctx.seat, ctx, (self.inner.uid,), True))

    def text(self) -> Message:
        return say("board-effect-may", effect=grouped(self.inner))


class If(Effect):
    """One effect or another, as a condition says."""

    def __init__(self, conditions: tuple[str, ...], then: Effect, otherwise: Effect | None) -> None:
        super().__init__()
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise
        self.uses = then.uses | (otherwise.uses if otherwise is not None else 0)
        self.hungry = then.hungry or (otherwise is not None and otherwise.hungry)
        self.secret = then.secret or (otherwise is not None and otherwise.secret)

    def branch(self, state: BoardState, ctx: Ctx) -> Effect | None:
        for condition in self.conditions:
            if holds_true(state, ctx, condition):
                return self.then
        return self.otherwise

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        branch = self.branch(state, ctx)
        return None if branch is None else branch.why_not(state, ctx)

    def why_not_given(self, state: BoardState, ctx: Ctx, slot: int, value: int) -> Refusal | None:
        branch = self.branch(state, ctx)
        return None if branch is None else branch.why_not_given(state, ctx, slot, value)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        branch = self.branch(flow.state, ctx)
        if branch is not None:
            branch.resolve(flow, ctx)

    def text(self) -> Message:
        words = [condition_words(condition) for condition in self.conditions]
        if self.otherwise is None:
            return say("board-effect-if", condition=words, effect=grouped(self.then))
        return say(
            "board-effect-if-else", condition=words, effect=grouped(self.then), otherwise=grouped(self.otherwise)
        )


class ByColour(Effect):
    """The case of the colour that was paid, discarded or thrown away; of a card with two colours the player chooses one."""

    def __init__(self, slot: int, cases: list[Effect | None]) -> None:
        super().__init__()
        self.slot = slot
        self.cases = cases
        for case in cases:
            if case is not None:
                self.uses |= case.uses
                self.hungry = self.hungry or case.hungry
                self.secret = self.secret or case.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.why_not_given(state, ctx, self.slot, recall(state, ctx, self.slot))

    def why_not_given(self, state: BoardState, ctx: Ctx, slot: int, value: int) -> Refusal | None:
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

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        noted = recall(flow.state, ctx, self.slot)
        flow.then(AskOption(ctx.seat, ctx, tuple([case.uid for case in self.cases_of(noted)])))

    def text(self) -> Message:
        cases = [
            say("board-effect-case", colour=Message("board-colour-" + COLOURS[c]), effect=grouped(case))
            for c, case in enumerate(self.cases)
            if case is not None
        ]
        return say("board-effect-cases", cases=cases)


class ForEach(Effect):
    """An effect once per counted thing, up to a limit."""

    def __init__(self, counter: str, inner: Effect, most: int) -> None:
        super().__init__()
        self.counter = counter
        self.inner = inner
        self.most = most
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        count = min(self.most, COUNTERS[self.counter](flow.state, ctx))
        flow.then(*[Resolve(self.inner.uid, ctx) for _ in range(count)])

    def text(self) -> Message:
        counter = Message("board-counter-" + self.counter.replace("_", "-"))
        return say("board-effect-for-each", effect=self.inner.text(), counter=counter, most=self.most)


class ForEachDiscard(Asker):
    """Discard any number of cards up to a limit, with an effect for each: at once, or `together` when all have been discarded."""

    def __init__(self, most: int, name: str, inner: Effect, together: bool = False) -> None:
        super().__init__()
        self.most = most
        self.name = name
        self.inner = inner
        self.together = together
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if self.cards(flow.state, ctx) and recall(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))
        else:
            self.chosen(flow, ctx, -1)

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        return [card for card in state.players[ctx.seat].hand if fits_filter(card, self.name)]

    def question(self) -> Message:
        return Message("board-ask-discard-more")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        count = recall(flow.state, ctx, COUNT, 0)
        if choice < 0:
            flow.then(*[Resolve(self.inner.uid, ctx) for _ in range(count if self.together else 0)])
            return
        flow.emit(CardMoved(ctx.seat, choice, HAND, DISCARD))
        flow.emit(CardCounted())
        note(flow, ctx, DISCARDED, choice)
        note(flow, ctx, COUNT, count + 1)
        if self.together:
            flow.then(Resolve(self.uid, ctx))
        else:
            flow.then(Resolve(self.inner.uid, ctx), Resolve(self.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-for-each-discard", most=self.most, effect=self.inner.text())


class Repeat(Effect):
    """An effect several times."""

    def __init__(self, times: int, inner: Effect) -> None:
        super().__init__()
        self.times = times
        self.inner = inner
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(*[InTurn(self.inner.uid, ctx) for _ in range(self.times)])

    def text(self) -> Message:
        return say("board-effect-repeat", times=self.times, effect=self.inner.text())


def _sequence(plain: dict[str, Any]) -> Effect:
    parts = [parse_effect(one) for one in plain[SEQUENCE]]
    return parts[0] if len(parts) == 1 else Sequence(parts)


def _as_possible(plain: dict[str, Any]) -> Effect:
    return AsPossible([parse_effect(one) for one in plain["as_possible"]])


def _any_of(plain: dict[str, Any]) -> Effect:
    return AnyOf([parse_effect(one) for one in plain["any_of"]])


def _if(plain: dict[str, Any]) -> Effect:
    condition = plain["if"]
    words = tuple(condition["or"]) if isinstance(condition, dict) else (condition,)
    otherwise = plain.get("else")
    return If(words, parse_effect(plain["then"]), None if otherwise is None else parse_effect(otherwise))


def _by_colour(plain: dict[str, Any]) -> Effect:
    slot = {"paid_mana": PAID, "discarded_card": DISCARDED, "thrown_away_card": THROWN}[plain["by_color"]]
    cases = plain["cases"]
    return ByColour(slot, [parse_effect(cases[c]) if c in cases else None for c in COLOURS[:BASIC]])


def _for_each(plain: dict[str, Any]) -> Effect:
    return ForEach(plain["for_each"], parse_effect(plain["do"]), plain.get("max", 99))


def _for_each_discard(plain: dict[str, Any]) -> Effect:
    inner = plain["for_each_discard"]
    most = 99 if inner.get("max", "any") == "any" else inner["max"]
    return ForEachDiscard(
        most, inner.get("filter", "non_wound"), parse_effect(inner["do"]), bool(inner.get("together"))
    )


PARSERS[SEQUENCE] = _sequence
PARSERS["as_possible"] = _as_possible
PARSERS["any_of"] = _any_of
PARSERS["may"] = lambda plain: May(parse_effect(plain["may"]))
PARSERS["if"] = _if
PARSERS["by_color"] = _by_colour
PARSERS["for_each"] = _for_each
PARSERS["for_each_discard"] = _for_each_discard
