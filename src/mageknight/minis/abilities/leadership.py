"""Leadership: a leader takes the action token of a friend in sight."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import ACTION_GIVEN, Happening
from mageknight.minis.figures.bodies import body, tokens_of
from mageknight.minis.figures.roster import called, friends_of
from mageknight.minis.rules.attack.lines import line
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.rules.turn.tokens import LED, PUSHED
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_ACTION, Lasting, lasting_of
from mageknight.minis.table.contact import is_within, sees
from mageknight.minis.table.sight import BLOCKED

REACH = 10


class Leadership(Ability):
    """Decided when the action is given, to a member of a formation when it takes part; the leader has no token then, takes one, and its
    friend is not pushed (reading R27)."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("leadership", {"leadership": ("M2-ABL-DMG-33", "M2-ABL-DMG-34")})

    def happenings(self) -> list[Happening]:
        return [Leads(self.name, ACTION_GIVEN, self.id, optional=True)]


class Leads(Happening):
    """The token of the action goes to the leader (`rules.turn.tokens`)."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        if tokens_of(state, figure) or lasting_of(state, LED, figure) or not friends_of(state, figure) >> about & 1:
            return []
        if state.defs[about].is_castle or state.defs[figure].is_castle:
            return []
        if body(state, figure) == body(state, about):  # the token of a unit stays with it
            return []
        table = state.table
        if not is_within(table, figure, about, REACH) or not sees(table, figure, about):
            return []
        return [] if line(state, figure, about, state.edition.optics) & BLOCKED else [about]

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return super().stands(state, figure, other) and not lasting_of(state, LED, figure)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        key = "minis-do-lead-unpushed" if tokens_of(state, other) == PUSHED - 1 else "minis-do-lead"
        return say(key, figure=called(state, figure), other=called(state, other))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        begin_lasting(flow, Lasting(LED, figure, body(flow.state, other), until=THIS_ACTION))
