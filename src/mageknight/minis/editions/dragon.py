"""The hunt of the Apocalypse Dragon: armies that are neither friends nor foes, and one warrior in their middle (M2-DRAGON-09 to -20).

The Dragon is the last seat; all others hunt it (reading R146).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.game import Outcome, ScoreLine
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Put
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.edition.building import STEP, BuildRules
from mageknight.minis.editions.second import SecondEdition
from mageknight.minis.events import LEADS, FigurePut, LeaderChosen, LevelChanged
from mageknight.minis.figures.roster import called, is_able, is_fielded, members
from mageknight.minis.figures.sections import hulls_of, is_dead, sections_of
from mageknight.minis.moves import Moves, PutMove
from mageknight.minis.rules.movement.modes import can_soar, movement_mode
from mageknight.minis.rules.movement.placing import put_refusal
from mageknight.minis.rules.turn.ending import army_points, ending_message
from mageknight.minis.setup import MinisSetup
from mageknight.minis.state.battle import BROOD, CONCEDED, FIELDED, PLAYING, Battle
from mageknight.minis.state.lasting import lasting_of
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.tabletop import SOARING

LEVELS: Final = (600, 900, 1200)
"""What the Dragon is worth at its three power levels."""
USED: Final = (1, 3, 4)
"""The dials in use at each of them."""
QUARRY: Final = "apocalypse-001"
LOST_DIAL: Final = 300
"""What a dial that is out takes off its worth when time is up (M2-DRAGON-19)."""


def leader(state: Battle) -> int:
    """The hunter that leads the Dragon in its turn, -1 where somebody is behind it or nobody has led it yet."""
    entries = lasting_of(state, LEADS)
    return entries[-1].amount if entries else -1


def quarry_seat(setup: MinisSetup) -> int:
    """The seat of the Dragon."""
    return setup.seats - 1


class DragonHunt(SecondEdition):
    """The base scenario of the Dragon."""

    def __init__(self) -> None:
        super().__init__("dragon", "second")
        self.kin = ("dragon", "second")
        self.peoples = ("hunters-powder", "hunters-judges", "hunters-coil", "hunters-elves")
        known = self.building
        self.building = BuildRules(
            (2,), CARD_2003, older=known.older, brings=known.brings, step=LOST_DIAL, least=LEVELS[0], most=LEVELS[-1]
        )
        self.most_seats = 5
        self.objective = False
        self.own_objectives = False
        self.opposite_edges = False
        self.ends_with_turn = False

    def quarry(self, total: int) -> str:
        return f"{QUARRY}@{LEVELS.index(total) + 1}" if total in LEVELS else ""

    def share(self, setup: MinisSetup, seat: int) -> int:
        """The hunters divide the points of the Dragon evenly, in full hundreds."""
        hunters = setup.seats - 1
        return setup.total if seat == quarry_seat(setup) else setup.total // hunters // STEP * STEP

    def rollers(self, setup: MinisSetup) -> tuple[int, ...]:
        """A Dragon nobody owns comes last in each round (reading R146)."""
        return tuple(range(setup.seats - 1 if setup.shared else setup.seats))

    def begins(self, flow: Flow[Battle], seat: int) -> None:
        """Control of a Dragon nobody owns passes to the left when its turn begins, but not before its first (M2-DRAGON-11)."""
        state = flow.state
        if not state.setup.shared or seat != quarry_seat(state.setup) or not state.taken[seat]:
            return
        hunters = [each for each in state.order if each != seat]
        at = hunters.index(leader(state)) + 1
        found = [each for each in hunters[at:] + hunters[:at] if state.status[each] == PLAYING]
        if found:
            flow.emit(LeaderChosen(found[0]))

    def first_leader(self, state: Battle) -> int:
        """The player of the cheapest army leads it first; of equal ones whoever has his turn later (reading R146)."""
        hunters = [each for each in reversed(state.order) if each != quarry_seat(state.setup)]
        costs = [army_points(state, each) for each in hunters]
        return hunters[costs.index(min(costs))]

    def muster_refusal(self, setup: MinisSetup, points: list[int]) -> Refusal | None:
        """All hunters together are worth no more than the Dragon (M2-DRAGON-09)."""
        hunting = sum(points[:-1])
        if hunting <= setup.total:
            return None
        return self.refuse("minis-hunters-total", "hunters-total", points=hunting, total=setup.total)

    def actions_of(self, state: Battle, seat: int) -> int:
        """The Dragon has those of its level, a hunter one for each hundred points his army comes near (reading R180)."""
        if seat == quarry_seat(state.setup):
            return super().actions_of(state, seat)
        return max(1, -(-army_points(state, seat) // STEP))

    def opposes(self, setup: MinisSetup, seat: int, other: int) -> bool:
        """Only the Dragon is an opposing warrior (M2-DRAGON-10)."""
        return (seat == quarry_seat(setup)) != (other == quarry_seat(setup))

    def pool(self, setup: MinisSetup) -> tuple[int, int]:
        """One piece fewer for each dial in use (M2-DRAGON-15)."""
        most = self.laying.most - USED[LEVELS.index(setup.total)] if setup.total in LEVELS else self.laying.most
        return (self.laying.contributed, most) if most else (0, 0)

    def scene(self, flow: Flow[Battle]) -> None:
        """The Dragon stands in the middle before anything else is laid (M2-DRAGON-14)."""
        seat = quarry_seat(flow.state.setup)
        if flow.state.setup.shared:
            flow.emit(LeaderChosen(self.first_leader(flow.state)))
        for hull in hulls_of(flow.state, seat):
            if not is_fielded(flow.state, hull):
                flow.then(LairAsk(seat, hull))

    def is_over(self, state: Battle) -> bool:
        """The Dragon is down, or nobody is left who hunts it (M2-DRAGON-16)."""
        return not self.lives(state) or not self.hunters(state)

    def lives(self, state: Battle) -> bool:
        return any(is_fielded(state, hull) for hull in hulls_of(state, quarry_seat(state.setup)))

    def hunters(self, state: Battle) -> list[int]:
        """The able figures on the hunters' side."""
        seat = quarry_seat(state.setup)
        return [
            figure
            for figure in members(state.table.afield & ~state.held)
            if state.controller[figure] != seat and is_able(state, figure)
        ]

    def outcome(self, state: Battle) -> Outcome:
        """Whoever felled the Dragon wins, or the Dragon when all are gone; when time is up the side worth more (M2-DRAGON-17 to
        M2-DRAGON-20)."""
        seats = list(range(state.setup.seats))
        dragon = quarry_seat(state.setup)
        worth = [self.worth(state, seat) for seat in seats]
        ending = ending_message(state)
        if not self.lives(state):
            best = max([state.score[seat] for seat in seats[:-1]])
            winners = tuple([seat for seat in seats[:-1] if state.score[seat] == best])
            ending = say("minis-ending-dragon-slain")
        elif not self.hunters(state) or all(state.status[seat] == CONCEDED for seat in seats[:-1]):
            winners = (leader(state) if state.setup.shared else dragon,)
            ending = say("minis-ending-hunters-gone")
        else:
            hunting = sum(worth[:-1])
            both = tuple(seats) if hunting == worth[dragon] else tuple(seats[:-1])
            winners = (dragon,) if worth[dragon] > hunting else both
            ending = say("minis-ending-hunt", ending=ending, dragon=worth[dragon], hunters=hunting)
        sheet = tuple([ScoreLine(seat, say("minis-score-standing"), worth[seat]) for seat in seats])
        return Outcome(winners, tuple(worth), ending, sheet)

    def worth(self, state: Battle, seat: int) -> int:
        """The points a seat still has on the battlefield: no Brood, and the Dragon less 300 for each dial that is out."""
        found = 0
        for figure, owner in enumerate(state.owner):
            if owner == seat and state.where[figure] == FIELDED and not state.marks[figure] & BROOD:
                found += state.defs[figure].points
                if state.defs[figure].nature.actions and state.defs[figure].points:
                    used = [each for each in sections_of(figure) if not state.defs[each].is_unused]
                    found -= LOST_DIAL * len([each for each in used if is_dead(state, each)])
        return found


class TurningInLair(PutMove["LairAsk"]):
    """Let it look this way, on the ground or in the air (M2-DRAGON-14, M2-SOAR-03)."""

    def candidates(self, state: Battle, ask: LairAsk) -> list[Command]:
        x, y = middle(state)
        found: list[Command] = []
        for soaring in (False, True) if can_soar(state, ask.hull) else (False,):
            for facing in range(0, STEPS, STEPS // 8):
                found.append(Put(ask.seat, ask.hull, x, y, facing, soaring))
        return found

    def refusal(self, state: Battle, ask: LairAsk, command: Put) -> Refusal | None:
        if command.figure != ask.hull:
            return refuse("minis-other-figure")
        if (command.x, command.y) != middle(state):
            return state.edition.refuse("minis-not-in-the-middle", "lair", figure=called(state, ask.hull))
        return put_refusal(state, command, movement_mode(state, ask.hull), soars=True)

    def carry_out(self, flow: Flow[Battle], ask: LairAsk, command: Put) -> None:
        flow.emit(FigurePut(ask.hull, command.x, command.y, command.facing))
        if command.soaring:
            flow.emit(LevelChanged(ask.hull, SOARING))


def middle(state: Battle) -> tuple[int, int]:
    """The centre of the battlefield."""
    return state.table.ground.width // 2, state.table.ground.height // 2


class LairAsk(MoveAsk[Battle]):
    """The lair of the Dragon in the middle of the battlefield, with any facing."""

    FIELDS = ("seat", "hull")
    KIND = "minis-lair"
    MOVES: ClassVar[Moves] = (TurningInLair(),)
    NESTED = False
    LISTED = False

    def __init__(self, seat: int, hull: int) -> None:
        super().__init__(seat)
        self.hull = hull

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-lair", figure=called(state, self.hull))
