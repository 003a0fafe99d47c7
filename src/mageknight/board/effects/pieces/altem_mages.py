"""Altem Mages: mana put into a unit's magic: effects raised by mana one may pay, and own attacks that change their nature."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COUNT, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, parse_effect, store
from mageknight.board.effects.words.combine import May
from mageknight.board.effects.words.points import element_word
from mageknight.board.register import ATTACK_ELEMENT, ATTACK_KIND, UNTIL_COMBAT, enter
from mageknight.board.rules.mana.mana import NO_MANA, AskPay, payable
from mageknight.board.state import BoardState
from mageknight.board.terms import ATTACK_KINDS, COLOURS, ELEMENTS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_COMBAT: Final = refuse("board-only-in-combat", "UE-COMBAT-19")


class Empower(Effect):
    """Pay one mana of a colour to raise what follows."""

    def __init__(self, colour: int, amount: int) -> None:
        super().__init__()
        self.colour = colour
        self.amount = amount
        self.may_need_mana = True

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if payable(state, ctx, (1 << self.colour,)) else NO_MANA

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + self.amount)
        flow.then(AskPay(ctx.seat, ctx, (1 << self.colour,), -1))

    def text(self) -> Message:
        colour = Message("board-colour-" + COLOURS[self.colour])
        return say("board-effect-empower", colour=colour, amount=self.amount)


class Empowered(Effect):
    """An effect that mana may raise, each colour once. What mana there is everybody sees, so only what can be paid is asked for."""

    def __init__(self, inner: Effect, powers: list[Empower]) -> None:
        super().__init__()
        self.inner = inner
        self.powers = powers
        self.offers = [May(power) for power in powers]
        self.release = Release(inner)
        self.uses = inner.uses

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(*[Resolve(offer.uid, ctx) for offer in self.offers], Resolve(self.release.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-empowered", effect=self.inner.text(), powers=[power.text() for power in self.powers])


class Release(Effect):
    """The effect itself, raised by all the mana that was paid for it."""

    def __init__(self, inner: Effect) -> None:
        super().__init__()
        self.inner = inner

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        self.inner.resolve(flow, ctx.raised(load(flow.state, ctx, COUNT, 0)))

    def text(self) -> Message:
        return self.inner.text()


class OwnAttacks(Effect):
    """All own attacks of this combat are of one element, or Siege attacks (see `rules.combat.combat.as_made`)."""

    def __init__(self, key: int, value: int) -> None:
        super().__init__()
        self.key = key
        self.value = value
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return NO_COMBAT if state.combat is None else None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, self.key, ctx.seat, amount=self.value, until=UNTIL_COMBAT, source=ctx.tag())

    def text(self) -> Message:
        if self.key == ATTACK_ELEMENT:
            return say("board-effect-own-attacks-element", element=element_word(self.value))
        return say("board-effect-own-attacks-kind", kind=Message("board-kind-" + ATTACK_KINDS[self.value]))


def _empowered(plain: dict[str, Any]) -> Effect:
    inner = plain["empowered"]
    return Empowered(
        parse_effect(inner["effect"]), [Empower(COLOURS.index(c), amount) for c, amount in inner["mana"].items()]
    )


PARSERS["empowered"] = _empowered
PARSERS["own_attacks_become"] = lambda plain: OwnAttacks(ATTACK_ELEMENT, ELEMENTS.index(plain["own_attacks_become"]))
PARSERS["own_attacks_become_kind"] = lambda plain: OwnAttacks(
    ATTACK_KIND, ATTACK_KINDS.index(plain["own_attacks_become_kind"])
)
