"""Circlet of Proficiency: a skill of the common offer is one's own for this turn; one that can be used every turn can be used twice."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskSkill
from mageknight.board.events.fight import TokenReleased
from mageknight.board.events.warband import SkillGained, SkillLost, SkillOffered, SkillTaken
from mageknight.board.register import SKILL_LOAN, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.rules.turn.delayed import END_OF_TURN, put_off
from mageknight.board.rules.turn.levels import DummySkill
from mageknight.board.rules.turn.skills import TOKEN_MARK, SkillLearned, marks_on
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_SKILL_ON_OFFER: Final = refuse("board-no-skill-on-offer", "UE-EFFECT-03")

# The Circlet of Proficiency.


class BorrowSkill(Asker):
    """A skill of the common offer is one's own for this turn; one that can be used every turn can be used twice."""

    def __init__(self) -> None:
        super().__init__()
        self.back = GiveSkillBack()
        self.uses = USE_SPECIAL

    def skills(self, state: BoardState) -> list[int]:
        return [n for n in state.skill_offer if LIB.skills[n].usage in ("once_per_turn", "once_per_round")]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.skills(state) else NO_SKILL_ON_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskSkill(ctx.seat, ctx, tuple(self.skills(flow.state)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-borrow-skill")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(SkillTaken(choice))
        flow.emit(SkillGained(ctx.seat, choice))
        times = 2 if LIB.skills[choice].usage == "once_per_turn" else 1
        enter(flow, SKILL_LOAN, ctx.seat, target=choice, amount=times, until=UNTIL_TURN, source=ctx.tag())
        put_off(flow, ctx, END_OF_TURN, self.back)

    def text(self) -> Message:
        return Message("board-effect-borrow-skill")


class GiveSkillBack(Effect):
    """A skill that was lent goes back to the common offer; what lies on it does not stay."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for entry in lasting(flow.state, SKILL_LOAN, ctx.seat):
            if entry.source == ctx.tag() and entry.target in flow.state.players[ctx.seat].skills:
                release_marks(flow, ctx.seat, entry.target)
                flow.emit(SkillLost(ctx.seat, entry.target))
                flow.emit(SkillOffered(entry.target))
                strike_out(flow, entry)

    def text(self) -> Message:
        return Message("board-effect-give-skill-back")


def release_marks(flow: Flow[BoardState], seat: int, skill: int) -> None:
    """Colours and enemy tokens leave a skill."""
    for entry in marks_on(flow.state, skill):
        strike_out(flow, entry)
        if entry.mark >= TOKEN_MARK:
            token = entry.mark - TOKEN_MARK
            flow.emit(TokenReleased(seat, token, LIB.token_kind[token]))


class GainSkill(Asker):
    """Any skill of the common offer, for the rest of the game; a game alone then shows another of the dummy hero (UE-SOLO-03)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.skill_offer else NO_SKILL_ON_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if flow.state.skill_offer:
            flow.then(AskSkill(ctx.seat, ctx, tuple(flow.state.skill_offer), self.uid))

    def question(self) -> Message:
        return Message("board-ask-gain-skill")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(SkillTaken(choice))
        flow.emit(SkillGained(ctx.seat, choice))
        flow.then(SkillLearned(ctx.seat, choice), DummySkill())

    def text(self) -> Message:
        return Message("board-effect-gain-skill")


PARSERS["borrow_skill"] = lambda plain: BorrowSkill()
PARSERS["gain_skill"] = lambda plain: GainSkill()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "circlet_of_proficiency",
    "set": "lost_legion",
    "number": 309,
    "tags": ["special"],
    "basic": {"borrow_skill": True},
    "strong": {"gain_skill": True},
}
