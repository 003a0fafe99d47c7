"""Raising an attack or block that has just been made: of a card, of a unit, of anything."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import ChooseOption
from mageknight.board.effect import EFFECTS, PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.fight import AttackGathered, BlockGathered
from mageknight.board.moves.choose import CHOOSE_OPTION, OptionAsk
from mageknight.board.names import source_name
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Points
from mageknight.board.state.sources import FROM_CARD, FROM_UNIT, source_kind
from mageknight.board.terms import ATTACK_KINDS, PH_ATTACK, PH_BLOCK, PH_RANGED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_TO_RAISE: Final = refuse("board-nothing-to-raise", "UE-UNIT-17", "UE-COMBAT-18")
ANYTHING: Final = -1
SOURCES: Final = {"card": FROM_CARD, "unit": FROM_UNIT, "any": ANYTHING}
PHASES: Final = {"ranged_phase": PH_RANGED, "block_phase": PH_BLOCK, "attack_phase": PH_ATTACK}
BLOCK: Final = 3
"""In the table of what is raised, after the three kinds of attack."""


class Raise(Effect):
    """One contribution to the attack or block being prepared becomes greater; it keeps its kind, its element and its limits.

    `source` is the kind of piece it must come from; `amounts` has for each phase what is added to melee, ranged and siege
    attacks and to blocks.
    """

    def __init__(self, source: int, amounts: dict[int, tuple[int, int, int, int]]) -> None:
        super().__init__()
        self.source = source
        self.amounts = amounts
        self.uses = USE_SPECIAL

    def contributions(self, state: BoardState, ctx: EffectUse) -> list[Points]:
        """The contributions gathered so far that can be raised now."""
        amounts = self.amounts.get(state.turn.phase)
        combat = state.combat
        if amounts is None or combat is None:
            return []
        if state.turn.phase == PH_BLOCK:
            return [points for points in combat.block if amounts[BLOCK] and self.fits(points)]
        return [points for points in combat.attack if amounts[points.kind] and self.fits(points)]

    def fits(self, points: Points) -> bool:
        return self.source == ANYTHING or source_kind(points.source) == self.source

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.contributions(state, ctx) else NOTHING_TO_RAISE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.contributions(flow.state, ctx):
            flow.then(AskContribution(ctx.seat, ctx, self.uid))

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, points: Points) -> None:
        phase = flow.state.turn.phase
        amount = self.amounts[phase][BLOCK if phase == PH_BLOCK else points.kind]
        more = Points(
            amount=amount,
            kind=points.kind,
            element=points.element,
            source=ctx.tag(),
            limit=points.limit,
            about=points.about,
            key=points.key,
        )
        flow.emit(BlockGathered(ctx.seat, more) if phase == PH_BLOCK else AttackGathered(ctx.seat, more))

    def text(self) -> Message:
        words: list[Message] = []
        for phase, amounts in self.amounts.items():
            if phase == PH_BLOCK:
                words.append(say("board-raise-block", amount=amounts[BLOCK]))
            elif phase == PH_RANGED:
                words.append(say("board-raise-ranged", amount=amounts[1]))
            else:
                words.append(say("board-raise-attack", amount=amounts[0]))
        whose = next(name for name, source in SOURCES.items() if source == self.source)
        return say("board-effect-raise", whose=Message("board-raise-" + whose), bonus=words)


class AskContribution(OptionAsk):
    """A contribution to the attack or block to be raised, by its place among those that can be."""

    KIND = "choose-contribution"
    FIELDS = ("seat", "ctx", "effect")
    MOVES = (CHOOSE_OPTION,)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, ctx: EffectUse, effect: int) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.effect = effect

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-contribution")

    def contributions(self, state: BoardState) -> list[Points]:
        raising = EFFECTS[self.effect]
        assert isinstance(raising, Raise)
        return raising.contributions(state, self.ctx)

    def option(self, state: BoardState, number: int) -> Message:
        points = self.contributions(state)[number]
        return say("board-do-choose-contribution", amount=points.amount, source=source_name(state, points.source))

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseOption(self.seat, at) for at in range(len(self.contributions(state)))]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        raising = EFFECTS[self.effect]
        assert isinstance(raising, Raise)
        raising.chosen(flow, self.ctx, self.contributions(flow.state)[command.option])


def _raise(plain: dict[str, Any]) -> Effect:
    inner = plain["raise"]
    names = (*ATTACK_KINDS, "block")
    return Raise(
        SOURCES[inner["from"]],
        {
            phase: (
                inner[key].get(names[0], 0),
                inner[key].get(names[1], 0),
                inner[key].get(names[2], 0),
                inner[key].get(names[3], 0),
            )
            for key, phase in PHASES.items()
            if key in inner
        },
    )


PARSERS["raise"] = _raise
