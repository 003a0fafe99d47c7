"""Edition 2.0 of 2003: three phases a turn, several objectives, seven values with types."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.game import Outcome, ScoreLine
from mageknight.kernel.message import say
from mageknight.minis.content.abilities import AQUATIC, CARD_2003, FLIGHT, PATHFINDER, mask
from mageknight.minis.edition import Edition
from mageknight.minis.events import ObjectiveControlled
from mageknight.minis.figure import BOOT, HORSESHOE, WAVE, WING, FigureDef
from mageknight.minis.rules.ending import army_points, ending_message, rout, sides_left
from mageknight.minis.rules.objectives import check_objectives
from mageknight.minis.state import CONCEDED, Battle
from mageknight.minis.table.gait import FLY, MARCH, PATHFIND, PATHFIND_WADE, WADE, Gait
from mageknight.minis.table.sight import EDITION_2


class SecondEdition(Edition):
    """The complete rules of 2003. Conquest and the Dragon derive from it."""

    def __init__(self, name: str = "second") -> None:
        peoples = ("atlantean-empire", "orc-khans", "elven-lords", "dark-crusaders")
        super().__init__(name, (2,), peoples)
        self.book = "M2-"
        self.rule_of_3 = 3
        self.passes = False
        self.typed = True
        self.proficiencies = True
        self.slips = mask("breaks-away-on-2", CARD_2003)
        self.cliffs_part = True
        self.turns_move = True
        self.optics = EDITION_2
        self.high_in_melee = False
        self.rolls_to_turn = True
        self.phases = True
        self.tokens_last = True
        self.ends_with_turn = True
        self.objective = True
        self.own_objectives = True
        self.opposite_edges = True
        self.survivors_score = False
        self.shares_points = True
        fighting = self.fighting
        fighting.support = (0, 2, 1)
        fighting.gives_damage = True
        fighting.gang_up = True
        fighting.splits = True
        fighting.rear_counts_for_all = False
        fighting.rear_in_ranged = True
        fighting.capture_attack = -3
        fighting.capture_defense = 0
        fighting.sword_captures = True
        fighting.captors_are_targets = True
        fighting.types_shield = True
        fighting.bonus_heals = True
        fighting.freed_anywhere = True

    def speed_type(self, figure: FigureDef) -> int:
        """First-generation figures have boots, on long bases horseshoes (reading R9)."""
        return figure.types.speed or (HORSESHOE if figure.is_rider else BOOT)

    def gait(self, powers: int, speed_type: int) -> Gait:
        """Wings and Flight ignore everything on the way (M2-SPEED-11, M2-ABL-SPD-10), for waves and Aquatic water is clear
        (M2-SPEED-09, M2-ABL-SPD-14), Pathfinders do not feel hindering terrain (M2-ABL-SPD-20)."""
        if speed_type == WING or powers >> FLIGHT & 1:
            return FLY
        wades = speed_type == WAVE or powers >> AQUATIC & 1 == 1
        if powers >> PATHFINDER & 1:
            return PATHFIND_WADE if wades else PATHFIND
        return WADE if wades else MARCH

    def is_restive(self, figure: FigureDef) -> bool:
        """Horseshoes are hard to hold and get no free spin (M2-SPEED-05, M2-SPEED-08)."""
        return self.speed_type(figure) == HORSESHOE

    def end_actions(self, flow: Flow[Battle]) -> None:
        """Players without able warriors are out (M2-END-01 to M2-END-03)."""
        rout(flow)

    def end_phase(self, flow: Flow[Battle], seat: int) -> None:
        """Control of objectives is checked (M2-TURN-17); the last side with able warriors has them all (M2-END-04)."""
        state = flow.state
        left = sides_left(state)
        if len(left) != 1:
            check_objectives(flow, seat)
            return
        seats = [each for each in state.order if state.sides[each] == left[0]]
        holder = seat if seat in seats else seats[0]
        for number, (_, _, before) in enumerate(state.objectives):
            if before not in seats:
                flow.emit(ObjectiveControlled(number, holder))

    def outcome(self, state: Battle) -> Outcome:
        """Most objectives win, then points of eliminated warriors, then the cheaper army (M2-VICTORY-01 to -04, R150)."""
        seats = list(range(state.setup.seats))
        held = [sum([1 for _, _, holder in state.objectives if holder == seat]) for seat in seats]
        ranks: dict[int, tuple[int, int, int, int]] = {}
        for side in state.sides:
            allies = [seat for seat in seats if state.sides[seat] == side]
            ranks[side] = (
                0 if all(state.status[seat] == CONCEDED for seat in allies) else 1,
                sum([held[seat] for seat in allies]),
                sum([state.score[seat] for seat in allies]),
                -sum([army_points(state, seat) for seat in allies]),
            )
        best = max(ranks.values())
        ending = ending_message(state)
        others = [rank for rank in ranks.values() if rank != best]
        if any(rank[:3] == best[:3] for rank in others):
            ending = say("minis-ending-cheaper", ending=ending, points=-best[3])
        elif any(rank[:2] == best[:2] for rank in others):
            ending = say("minis-ending-eliminated", ending=ending, points=best[2])
        elif best[1]:
            ending = say("minis-ending-objectives", ending=ending, count=best[1])
        sheet = tuple(
            [
                line
                for seat in seats
                for line in (
                    ScoreLine(seat, say("minis-score-objectives"), held[seat]),
                    ScoreLine(seat, say("minis-score-eliminated"), state.score[seat]),
                )
            ]
        )
        winners = tuple([seat for seat in seats if ranks[state.sides[seat]] == best])
        return Outcome(winners, tuple(held), ending, sheet)
