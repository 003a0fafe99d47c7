"""Edition 2.0 of 2003: three phases a turn, several objectives, seven values with types."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.game import Outcome, ScoreLine
from mageknight.kernel.message import say
from mageknight.minis.cards.domains.harvest import ripen, weight
from mageknight.minis.content import factions
from mageknight.minis.content.abilities import AQUATIC, CARD_2003, FLIGHT, NINTH_CIRCLE, PATHFINDER, mask, numbers
from mageknight.minis.edition.building import CASTLE, COMPANY, ITEMS, MOUNTS, PASSENGERS, SPELLS, STEP, BuildRules
from mageknight.minis.edition.edition import Edition
from mageknight.minis.edition.fighting import Fighting
from mageknight.minis.edition.footing import Footing
from mageknight.minis.effects.ability_card import AbilityCard
from mageknight.minis.events import ObjectiveControlled
from mageknight.minis.figures.figure import (
    ATTACK_TYPES,
    BOOT,
    DEFENSE_TYPES,
    HORSESHOE,
    WAVE,
    WING,
    FigureDef,
    Types,
    is_part,
)
from mageknight.minis.figures.roster import friends_of, has, members
from mageknight.minis.figures.sections import hulls_of
from mageknight.minis.rules.opening.objectives import check_objectives
from mageknight.minis.rules.turn.ending import army_points, ending_message, halves_for, rout, sides_left
from mageknight.minis.state.battle import CONCEDED, Battle
from mageknight.minis.table.movement_mode import (
    CLIMB,
    CLIMB_WADE,
    FLY,
    MARCH,
    PATHFIND,
    PATHFIND_WADE,
    WADE,
    MovementMode,
)
from mageknight.minis.table.sight import EDITION_2


def move_by_the_book(footing: Footing) -> None:
    """The facts of movement in the book of 2003."""
    footing.slips = mask("breaks-away-on-2", CARD_2003)
    footing.rolls_to_turn = True
    footing.rolls_first = True
    footing.turns_move = True
    footing.captors_walk = True


def fight_in_steps(fighting: Fighting) -> None:
    """The facts of combat in the book of 2003."""
    fighting.support = (0, 2, 1)
    fighting.instances_add = True
    fighting.lost_on = 4
    fighting.gives_damage = True
    fighting.gang_up = True
    fighting.splits = True
    fighting.in_steps = True
    fighting.relists = True
    fighting.rear_counts_for_all = False
    fighting.rear_in_ranged = True
    fighting.capture_attack = -3
    fighting.capture_defense = 0
    fighting.sword_captures = True
    fighting.captors_are_targets = True
    fighting.types_shield = True
    fighting.bonus_heals = True
    fighting.freed_anywhere = True
    fighting.returns_fresh = True


def heir_of(figure: FigureDef) -> FigureDef:
    """A figure of the first generation as the second one reads it (reading R9)."""
    symbols = 0
    for faction in figure.factions:
        people = factions.table()[faction]
        symbols |= factions.table()[factions.ids()[people.heir]].bit if people.heir else people.bit
    speed = HORSESHOE if figure.is_rider else BOOT
    return figure.typed(symbols, Types(speed, ATTACK_TYPES.index("sword"), DEFENSE_TYPES.index("shield"), 0))


class SecondEdition(Edition):
    """The complete rules of 2003. Conquest and the Dragon derive from it."""

    def __init__(self, name: str = "second", army_game: str = "") -> None:
        peoples = ("atlantean-empire", "orc-khans", "elven-lords", "dark-crusaders")
        super().__init__(name, (2,), peoples, army_game)
        self.book = "M2-"
        self.building = BuildRules(
            (2,), CARD_2003, older=(1,), brings=(ITEMS, SPELLS, MOUNTS, PASSENGERS, COMPANY, CASTLE)
        )
        self._heirs: dict[str, tuple[FigureDef, FigureDef]] = {}
        self.card = AbilityCard(CARD_2003)
        self.rule_of_3 = 3
        self.passes = False
        self.typed = True
        self.proficiencies = True
        self.cliffs_part = True
        self.optics = EDITION_2
        self.high_in_melee = False
        self.phases = True
        self.tokens_last = True
        self.ends_with_turn = True
        self.objective = True
        self.own_objectives = True
        self.opposite_edges = True
        self.survivors_score = False
        self.shares_points = True
        self.domains = True
        move_by_the_book(self.footing)
        fight_in_steps(self.fighting)

    def actions_of(self, state: Battle, seat: int) -> int:
        """A warrior whose nature brings actions counts for these instead of its points (M2-DRAGON-37, reading R149)."""
        bringers = [hull for hull in hulls_of(state, seat) if state.defs[hull].nature.actions]
        if not bringers:
            return self.actions(state.setup)
        left = state.setup.total - sum([state.defs[hull].points for hull in bringers])
        return max(0, left) // STEP + sum([state.defs[hull].nature.actions for hull in bringers])

    def speed_type(self, figure: FigureDef) -> int:
        """The speed type on the base; warriors without one have boots."""
        return figure.types.speed or BOOT

    def movement_mode(self, powers: int, speed_type: int) -> MovementMode:
        """Wings and Flight ignore everything on the way (M2-SPEED-11, M2-ABL-SPD-10), for waves and Aquatic water is clear
        (M2-SPEED-09, M2-ABL-SPD-14), Pathfinders do not feel hindering terrain (M2-ABL-SPD-20)."""
        if speed_type == WING or powers >> FLIGHT & 1:
            return FLY
        wades = speed_type == WAVE or powers >> AQUATIC & 1 == 1
        if powers & self.card.masks.climbs:
            return CLIMB_WADE if wades else CLIMB
        if powers >> PATHFINDER & 1:
            return PATHFIND_WADE if wades else PATHFIND
        return WADE if wades else MARCH

    def is_restive(self, figure: FigureDef, speed_type: int) -> bool:
        """Horseshoes are hard to hold and get no free spin (M2-SPEED-05, M2-SPEED-08)."""
        return speed_type == HORSESHOE

    def as_read(self, figure: FigureDef) -> FigureDef:
        """Figures of the first generation have boots, on long bases horseshoes, sword and shield, no bonus, and the symbol of the
        people that came after theirs (reading R9)."""
        if figure.generation >= 2:
            return figure
        known = self._heirs.get(figure.key)
        if known is None or known[0] is not figure:
            known = (figure, heir_of(figure))
            self._heirs[figure.key] = known
        return known[1]

    def lent_symbols(self, state: Battle, figure: int) -> int:
        """Mage Spawn carry the symbol of the Shyft while a Shyft of their side, no captive, is on the battlefield
        (M2-FORM-26, M2-FORM-27); only a printed symbol counts for that (reading R123). A pact gives those of all friends (M2-SUBF-28)."""
        shyft = factions.table()[factions.ids()["shyft"]].bit
        if has(state, figure, NINTH_CIRCLE):
            found = 0
            for friend in members(friends_of(state, figure)):
                found |= state.defs[friend].symbols
            return found
        for friend in members(friends_of(state, figure)):
            if state.defs[friend].symbols & shyft:
                return shyft
        return 0

    def granted(self, figure: FigureDef) -> int:
        """A warrior of a subfaction has the ability of its subfaction (M2-SUBF-41); the sections of a large warrior have what its
        nature gives them (M2-DRAGON-38)."""
        number = numbers().get(figure.subfaction, 0)
        found = 1 << number if number in self.card.abilities else 0
        if is_part(figure):
            found |= sum([1 << numbers()[name] for name in figure.nature.powers])
        return found

    def end_actions(self, flow: Flow[Battle]) -> None:
        """Players without able warriors are out (M2-END-01 to M2-END-03)."""
        rout(flow)

    def end_phase(self, flow: Flow[Battle], seat: int) -> None:
        """Control of objectives is checked (M2-TURN-17); the last side with able warriors has them all (M2-END-04)."""
        state = flow.state
        left = sides_left(state)
        if len(left) != 1:
            check_objectives(flow, seat)
            ripen(flow, seat)
            return
        seats = [each for each in state.order if state.sides[each] == left[0]]
        holder = seat if seat in seats else seats[0]
        for number, (_, _, before) in enumerate(state.objectives):
            if before not in seats:
                flow.emit(ObjectiveControlled(number, holder))

    def outcome(self, state: Battle) -> Outcome:
        """Most objectives win, then points of eliminated warriors, then the cheaper army (M2-VICTORY-01 to -04, R150)."""
        seats = list(range(state.setup.seats))
        weights = [weight(state, number) for number in range(len(state.objectives))]
        holders = [holder for _, _, holder in state.objectives]
        held = [sum([each for each, holder in zip(weights, holders, strict=True) if holder == seat]) for seat in seats]
        together = [sum([held[ally] for ally in seats if state.sides[ally] == side]) for side in state.sides]
        most = max(together) * 2 > sum(weights)
        score = [state.score[seat] + (0 if most else halves_for(state, seat)) for seat in seats]
        ranks: dict[int, tuple[int, int, int, int]] = {}
        for side in state.sides:
            allies = [seat for seat in seats if state.sides[seat] == side]
            ranks[side] = (
                0 if all(state.status[seat] == CONCEDED for seat in allies) else 1,
                sum([held[seat] for seat in allies]),
                sum([score[seat] for seat in allies]),
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
                    ScoreLine(seat, say("minis-score-eliminated"), score[seat]),
                )
            ]
        )
        winners = tuple([seat for seat in seats if ranks[state.sides[seat]] == best])
        return Outcome(winners, tuple(held), ending, sheet)
