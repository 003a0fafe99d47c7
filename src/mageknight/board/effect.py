"""Effects: one description each. The same object resolves itself, says whether it can be used and why not, writes its
own text, and encodes itself for bots.

An effect is parsed once from the data; it knows nothing of any game under way. What it needs of one use is the context:
who, from what source, of which colour. What is learned on the way (the colour paid, the card discarded) is noted in the
state under the context's key.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mageknight.board.sign import Sign
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_CARD, packed_source
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message
from mageknight.kernel.record import Record
from mageknight.kernel.refusal import Refusal

# What is noted about one use of an effect.
PAID: Final = 0
DISCARDED: Final = 1
THROWN: Final = 2
COLOUR: Final = 3
TARGET: Final = 4
ROLLED: Final = 5
BONUS_USED: Final = 6
COUNT: Final = 7
CHOSEN: Final = 8
PICKED: Final = 9
OUTER: Final = 11
OUTER_SOURCE: Final = 12
RAISED: Final = 13
POWERED: Final = 14
SLOTS: Final = 16


class EffectUse(Record):
    """One use of an effect: by whom, from what, in which colour (-1 for none).

    `key` is unique to this use; `bonus` raises the one number it gives (Concentration and the like); `strong` tells the two
    halves of a card apart; `source` is the number of the card, the uid of the unit, the number of the skill.
    """

    SAVED_AS: ClassVar[str] = "Ctx"

    FIELDS = ("seat", "kind", "source", "colour", "strong", "bonus", "key")

    def __init__(self, seat: int, kind: int, source: int, colour: int, strong: bool, bonus: int, key: int) -> None:
        self.seat = seat
        self.kind = kind
        self.source = source
        self.colour = colour
        self.strong = strong
        self.bonus = bonus
        self.key = key

    def tag(self) -> int:
        """Kind and number of the source in one number, as the register and the pools keep it."""
        return packed_source(self.kind, self.source)

    def raised(self, bonus: int) -> EffectUse:
        """The same use with a higher bonus."""
        return EffectUse(
            seat=self.seat,
            kind=self.kind,
            source=self.source,
            colour=self.colour,
            strong=self.strong,
            bonus=self.bonus + bonus,
            key=self.key,
        )


class Effect:
    """The base of every effect. `uses` says what it can give: a bit per use, see below; `may_need_mana` that it may demand mana itself;
    `secret` that whether it can be used depends on cards only its user knows; `fights` that it is of no use at all outside the phases
    of a combat, unless a lasting effect turns it into something else; `reveals` that it may bring something hidden to light, or roll
    dice, before its user is asked anything; `fills_deck` that it may be used in the middle of a draw
    for which the deck has run out; `harmful` that by itself it only costs its user something, so that what follows it must be
    of use; `priced` that it, or what it allows to do later, is paid for with Influence; `breaches` that it can
    take fortifications from an enemy.
    """

    uses: int = 0
    may_need_mana: bool = False
    secret: bool = False
    fights: bool = False
    reveals: bool = True
    fills_deck: bool = False
    harmful: bool = False
    priced: bool = False
    breaches: bool = False

    def __init__(self, number: int = -1) -> None:
        """Effects of printed pieces are numbered as they are read; one that belongs to the rules says which number is its own.

        So the order in which modules happen to be imported moves no number, and a game saved amid an effect goes on with it.
        """
        if number < 0:
            self.uid = len(EFFECTS)
            EFFECTS.append(self)
            return
        assert type(EFFECTS[number]) is Effect, f"two effects have the number {number}"
        self.uid = number
        EFFECTS[number] = self

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        """The reason why this effect cannot be used now; nothing if it can."""
        return None

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        """The reason why it could not be used once `value` has been noted under `slot`: what a cost leads to, asked beforehand."""
        return self.why_not(state, ctx)

    def betrays(self, state: BoardState, ctx: EffectUse) -> bool:
        """Would the mere fact that it cannot be used tell others something about a hand?"""
        return self.secret

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        """Carry the effect out: emit what happens, put on the agenda what must still be chosen."""
        raise AssertionError(f"{type(self).__name__} cannot be resolved")

    def text(self) -> Message:
        """The effect in words."""
        raise AssertionError(f"{type(self).__name__} has no words")

    def signs(self) -> list[Sign] | None:
        """The effect as signs to be drawn, where they say all of it; nothing if it takes words."""
        return None

    def code(self) -> list[int]:
        """The effect as numbers for a machine to learn from."""
        return [self.uses]


# What an effect can give; used for quick answers about when it makes sense.
USE_MOVE: Final = 1
USE_INFLUENCE: Final = 2
USE_HEAL: Final = 4
USE_MELEE: Final = 8
USE_RANGED: Final = 16
USE_BLOCK: Final = 32
USE_SPECIAL: Final = 64

# The numbers of effects that belong to the rules rather than to a printed piece.
RECRUITS_UNDER_BOND: Final = 0
JOINS_UNDER_BOND: Final = 1
JOINS_UNDER_BANNER: Final = 2
JOINS_UNDER_TOKEN: Final = 3
DISBANDS: Final = 4
SIDEWAYS: Final = (5, 6, 7, 8)  # a card as Move, Influence, Attack, Block
OF_THE_RULES: Final = 32
"""Lower numbers are kept for such effects; those of printed pieces begin here."""

EFFECTS: Final[list[Effect]] = []
for _number in range(OF_THE_RULES):
    Effect()

Parser = Callable[[dict[str, Any]], Effect]
PARSERS: Final[dict[str, Parser]] = {}
SEQUENCE: Final = "sequence"
UNFIT: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError)
"""The errors parsers raise at data that mean nothing."""


def parse_effect(plain: Any) -> Effect:
    """The effect a piece of data describes; the first key that names a verb decides. Errors name the data."""
    if isinstance(plain, list):
        return PARSERS[SEQUENCE]({SEQUENCE: plain})
    for key in plain:
        parser = PARSERS.get(key)
        if parser is not None:
            return parser(plain)
    raise ValueError(f"no such effect: {plain!r}")


class Stored(Event[BoardState]):
    """Something learned while an effect is carried out."""

    FIELDS = ("key", "slot", "value")

    def __init__(self, key: int, slot: int, value: int) -> None:
        self.key = key
        self.slot = slot
        self.value = value

    def apply(self, state: BoardState) -> None:
        state.memo[self.key * SLOTS + self.slot] = self.value


def store(flow: Flow[BoardState], ctx: EffectUse, slot: int, value: int) -> None:
    flow.emit(Stored(ctx.key, slot, value))


def load(state: BoardState, ctx: EffectUse, slot: int, default: int = -1) -> int:
    return state.memo.get(ctx.key * SLOTS + slot, default)


class Resolve(Frame[BoardState]):
    """An effect still to be carried out."""

    FIELDS = ("effect", "ctx")

    def __init__(self, effect: int, ctx: EffectUse) -> None:
        self.effect = effect
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        EFFECTS[self.effect].resolve(flow, self.ctx)


class Serial(Event[BoardState]):
    """A new use of an effect has begun: its key is taken."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        state.serial += 1


def root_key(state: BoardState, key: int) -> int:
    """UE-EFFECT-06: the key of the use through which this one is played, its own if there is none."""
    while key * SLOTS + OUTER in state.memo:
        key = state.memo[key * SLOTS + OUTER]
    return key


def begin(
    flow: Flow[BoardState], seat: int, kind: int, source: int, colour: int, strong: bool = False, bonus: int = 0
) -> EffectUse:
    """A fresh context for one use of an effect."""
    flow.emit(Serial())
    return EffectUse(
        seat=seat, kind=kind, source=source, colour=colour, strong=strong, bonus=bonus, key=flow.state.serial
    )


def begin_inner(
    flow: Flow[BoardState], outer: EffectUse, source: int, colour: int, strong: bool, bonus: int = 0
) -> EffectUse:
    """UE-EFFECT-06, UE-EFFECT-09: a card's effect played through another effect. It keeps its own colour; together they are one."""
    inner = begin(flow, outer.seat, FROM_CARD, source, colour, strong, bonus)
    store(flow, inner, OUTER, outer.key)
    store(flow, inner, OUTER_SOURCE, outer.source)
    return inner
