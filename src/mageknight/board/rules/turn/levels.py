"""Level ups: tokens and skills (UE-LEVEL-01 to 09)."""

from __future__ import annotations

from mageknight.board.commands import ChooseSkill
from mageknight.board.content.library import LIB
from mageknight.board.events.course import LevelGained
from mageknight.board.events.warband import DummySkillRevealed, SkillGained, SkillOffered, SkillsRevealed, SkillTaken
from mageknight.board.moves.choose import CHOOSE_SKILL, ChoiceAsk
from mageknight.board.rules.turn.rewards import AskOffer
from mageknight.board.rules.turn.skills import SkillLearned
from mageknight.board.rules.world.interaction import TakeFromOffer
from mageknight.board.state import BoardState
from mageknight.board.terms import level_of
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message


class LevelUps(Frame[BoardState]):
    """UE-LEVEL-01: one level for each Fame line crossed, one after the other."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        player = flow.state.players[self.seat]
        if level_of(player.fame) <= player.level:
            return
        flow.emit(LevelGained(self.seat, player.level + 1))
        if player.level % 2 == 0:
            flow.then(NewSkill(self.seat), self)
        else:
            flow.then(self)


class NewSkill(Frame[BoardState]):
    """UE-LEVEL-04, UE-LEVEL-05: the top two tokens of the own skill pile are revealed."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        pile = state.players[self.seat].skill_pile
        revealed = tuple(pile[: -min(2, len(pile)) - 1 : -1])
        others = tuple([s for s in state.skill_offer if LIB.skills[s].hero != hero_name(state, self.seat)])
        if revealed:
            flow.emit(SkillsRevealed(self.seat, revealed))
        if revealed or others:
            flow.then(AskLevelSkill(self.seat, revealed, others), DummySkill())
        elif state.action_offer:
            flow.then(AskOffer(self.seat, False))


class DummySkill(Frame[BoardState]):
    """UE-SOLO-03: with every skill gained, a skill of the dummy hero enters the common offer."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        dummy = flow.state.dummy
        if dummy is not None and dummy.skill_pile:
            flow.emit(DummySkillRevealed(dummy.skill_pile[-1]))


def hero_name(state: BoardState, seat: int) -> str:
    return LIB.heroes[state.players[seat].hero].name


class AskLevelSkill(ChoiceAsk[ChooseSkill]):
    """UE-LEVEL-06, UE-LEVEL-07: one of the two revealed, or another hero's from the common offer."""

    KIND = "level-skill"
    FIELDS = ("seat", "revealed", "others")
    MOVES = (CHOOSE_SKILL,)
    RULES = ("UE-LEVEL-06", "UE-LEVEL-07")

    def __init__(self, seat: int, revealed: tuple[int, ...], others: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.revealed = revealed
        self.others = others

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-level-skill")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseSkill(self.seat, skill) for skill in (*self.revealed, *self.others)]

    def chosen(self, flow: Flow[BoardState], command: ChooseSkill) -> None:
        common = command.skill in self.others
        if common:
            flow.emit(SkillTaken(command.skill))
        for skill in self.revealed:
            if skill != command.skill:
                flow.emit(SkillOffered(skill))
        flow.emit(SkillGained(self.seat, command.skill))
        offer = flow.state.action_offer
        if offer and common:
            flow.then(TakeFromOffer(self.seat, offer[-1]))
        elif offer:
            flow.then(AskOffer(self.seat, False))
        flow.then(SkillLearned(self.seat, command.skill))
