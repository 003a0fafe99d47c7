"""Mana Claim: a die of a basic colour is taken out of the Source until the end of the Round; its colour is noted."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COLOUR, PARSERS, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskDie
from mageknight.board.events.tracks import DieLocked, ManaGained
from mageknight.board.register import CURSE, UNLIMITED, UNTIL_ROUND, enter
from mageknight.board.rules.turn.triggers import TURN_STARTED, Reaction, watch
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_BASIC_DIE: Final = refuse("board-no-basic-die", "UE-MANA-16")

# Mana Claim.


class LockDie(Asker):
    """A die of a basic colour is taken out of the Source until the end of the Round; its colour is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def dice(self, state: BoardState) -> list[int]:
        found: dict[int, int] = {}
        for die, face in enumerate(state.dice):
            if face < BASIC and state.dice_owner[die] == -1:
                found.setdefault(face, die)
        return list(found.values())

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.dice(state) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskDie(ctx.seat, ctx, tuple(self.dice(flow.state)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-lock-die")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(DieLocked(ctx.seat, choice))
        store(flow, ctx, COLOUR, flow.state.dice[choice])

    def text(self) -> Message:
        return Message("board-effect-lock-die")


class ManaEachTurn(Reaction):
    """A mana token of a colour at the start of each turn of the owner."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def react(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(ManaGained(ctx.seat, self.colour, 1))

    def text(self) -> Message:
        return say("board-effect-gain-mana", count=1, colour=Message("board-colour-" + COLOURS[self.colour]))


class ManaFromNextTurn(Effect):
    """From the next turn on, until the end of the Round, a mana token of the colour of the die at the start of each turn."""

    def __init__(self) -> None:
        super().__init__()
        self.each = tuple([ManaEachTurn(colour) for colour in range(BASIC)])
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        reaction = self.each[load(flow.state, ctx, COLOUR)]
        watch(flow, ctx, TURN_STARTED, reaction, UNLIMITED, UNTIL_ROUND)

    def text(self) -> Message:
        return Message("board-effect-mana-from-next-turn")


class CurseMana(Effect):
    """Until the end of the Round other players who use mana of that colour take a Wound, at most one a turn (see `rules.mana.mana`)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        colour = load(flow.state, ctx, COLOUR)
        enter(flow, CURSE, ctx.seat, target=colour, until=UNTIL_ROUND, source=ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-curse-mana")


PARSERS["lock_die"] = lambda plain: LockDie()
PARSERS["mana_from_next_turn"] = lambda plain: ManaFromNextTurn()
PARSERS["curse_mana"] = lambda plain: CurseMana()


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "mana_claim",
    "set": "base",
    "colors": ["blue"],
    "number": 110,
    "tags": ["special"],
    "basic": [{"lock_die": True}, {"any_of": [{"gain_mana": "chosen", "count": 3}, {"mana_from_next_turn": True}]}],
    "strong": [
        {"lock_die": True},
        {"any_of": [{"gain_mana": "chosen", "count": 3}, {"mana_from_next_turn": True}]},
        {"curse_mana": True},
    ],
}
