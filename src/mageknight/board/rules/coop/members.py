"""The member of a team that is to be brought home (UE-SCN-RETURN-09 to 12)."""

from __future__ import annotations

from mageknight.board.commands import ChooseSeat
from mageknight.board.events.affairs import MemberNamed
from mageknight.board.moves.choose import CHOOSE_SEAT, ChoiceAsk
from mageknight.board.rules.coop.teams import side_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message


class NameMembers(Frame[BoardState]):
    """Each team names a member, where a portal brings only one hero home."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        if scenario_of(state).portal_closes and state.teams:
            flow.then(*[AskMember(state.teams.index(team)) for team in sorted(set(state.teams))])


class AskMember(ChoiceAsk[ChooseSeat]):
    """UE-SCN-RETURN-09: whom the team wants to bring home; the others do not learn it."""

    KIND = "name-member"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_SEAT,)
    RULES = ("UE-SCN-RETURN-09",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-name-member")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseSeat(self.seat, member) for member in side_of(state, self.seat)]

    def chosen(self, flow: Flow[BoardState], command: ChooseSeat) -> None:
        flow.emit(MemberNamed(self.seat, command.other))
