"""An edition: a rule set over the one table, as data with a few hooks.

Editions differ in which parts of the rules they use and in numbers; the frames of `mageknight.minis.rules` ask the edition
of the battle. A hook is a method here with the common answer, overridden where an edition does otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.kernel.message import Arg
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.ways import Ways
from mageknight.minis.content.abilities import AQUATIC, CARD_2002, FLIGHT
from mageknight.minis.edition.building import BuildRules
from mageknight.minis.edition.citations import ability_citations, citations
from mageknight.minis.edition.fighting import Fighting
from mageknight.minis.edition.footing import Footing
from mageknight.minis.edition.laying import LAYINGS
from mageknight.minis.edition.scale import Scale
from mageknight.minis.effects.ability_card import AbilityCard
from mageknight.minis.figures.figure import WING, FigureDef
from mageknight.minis.setup import MinisSetup, turn_limit
from mageknight.minis.table.movement_mode import FLY, SWIM, WALK, MovementMode
from mageknight.minis.table.sight import REBELLION

if TYPE_CHECKING:
    from mageknight.kernel.agenda import Flow
    from mageknight.kernel.game import Outcome
    from mageknight.minis.state.battle import Battle


class Edition:
    """A rule set. Subclasses set the facts in their constructor and override the hooks they need.

    `army_game`: the edition whose ready-made and saved armies fight in it, mostly itself.
    `peoples`: whose ready-made armies fight where nobody has chosen. `phases`: a turn is divided into command, action and end
    phase. `tokens_last`: action tokens are laid when the action is resolved, not when it is given. `ends_with_turn`: whether
    the battle is over is asked only when a turn ends. `open_table`: the ready table without terrain, for situations;
    `first_table`: the one proposed to whoever has an army and wants to fight.
    `proficiencies`: figures have those of their types, such as double-time and soaring. `cliffs_part`: figures on and beside an
    abrupt elevation do not touch. `optics`: how lines of fire are drawn; `high_in_melee`: height counts in close combat too.
    `shares_points`: the points of figures nobody's enemy eliminated are divided. `equal_pieces`: in the standard game each
    player brings two equal terrain pieces. `objective`: a token lies in the middle; `own_objectives`: each player places one
    more. `book` begins the ids of its rules. `rule_of_3`: by how much modifiers may change a combat value, 0 for any amount.
    `kin`: the games whose terrain pieces are its own.
    `domains`: players may agree to play with domains.
    `card`: the ability card in force; `ways`: how a figure can act; both are filled by the registry.
    """

    def __init__(self, name: str, generations: tuple[int, ...], peoples: tuple[str, ...], army_game: str = "") -> None:
        self.name = name
        self.kin: tuple[str, ...] = (name,)
        self.army_game = army_game or name
        self.peoples = peoples
        self.laying = LAYINGS[name]
        self.citations = citations()[name]
        self.book = ""
        self.rule_of_3 = 0
        self.least_seats, self.most_seats = 2, 4
        self.passes = True
        self.formations = True
        self.captures = True
        self.criticals = True
        self.arrows = True
        self.typed = False
        self.proficiencies = False
        self.cliffs_part = False
        self.optics = REBELLION
        self.high_in_melee = True
        self.phases = False
        self.tokens_last = False
        self.ends_with_turn = False
        self.objective = False
        self.own_objectives = False
        self.opposite_edges = False
        self.equal_pieces = False
        self.deep = 3
        self.margin = 8
        self.survivors_score = True
        self.shares_points = False
        self.measures_freely, self.domains = True, False
        self.open_table = "open-field"
        self.first_table = "two-woods"
        self.card = AbilityCard(CARD_2002)
        self.ways = Ways([])
        self.building = BuildRules(generations, CARD_2002)
        self.fighting = Fighting()
        self.footing = Footing()
        self.scale = Scale()
        self._of_topics: dict[tuple[str, ...], tuple[str, ...]] = {}

    def rollers(self, setup: MinisSetup) -> tuple[int, ...]:
        """The seats that throw dice for the first turn."""
        return tuple(range(setup.seats))

    def begins(self, flow: Flow[Battle], seat: int) -> None:
        """Frames that come before everything else in a seat's turn."""

    def cite(self, topic: str) -> tuple[str, ...]:
        """The ids of the rules behind a topic, in the book of this edition.

        Abilities bring topics of their own; where the book is silent about one, what it says of abilities at large is cited.
        """
        found = self.citations.get(topic)
        if found is None:
            found = self._of_topics.get((topic,))
        if found is None:
            found = ability_citations(topic, self.book) or self.citations["ability"]
            self._of_topics[(topic,)] = found
        return found

    def refuse(self, reason_: str, /, *topics: str, **facts: Arg) -> Refusal:
        """A refusal with the rules of this edition. Its topic is the reason itself unless others are named."""
        key = topics or (reason_,)
        rules = self._of_topics.get(key)
        if rules is None:
            rules = ()
            for topic in topics or (reason_.removeprefix("minis-"),):
                rules += tuple([rule for rule in self.cite(topic) if rule not in rules])
            self._of_topics[key] = rules
        return Refusal(reason_, rules, {name.replace("_", "-"): value for name, value in facts.items()})

    def actions(self, setup: MinisSetup) -> int:
        """The number of actions a player has each turn (REB-TRN-03)."""
        return setup.total // 100

    def turns(self, setup: MinisSetup) -> int:
        """The most turns each player has, 0 when a clock decides (REB-END-02, reading 3)."""
        return turn_limit(setup)

    def field(self, total: int) -> tuple[int, int]:
        """Width and height of the battlefield in inches for a build total; a ready-made table may have others (REB-SET-01)."""
        return 36, 36

    def has_field(self, total: int, width: int, height: int) -> bool:
        """Is a table of so many inches a battlefield for this build total?"""
        return True

    def pool(self, setup: MinisSetup) -> tuple[int, int]:
        """The number of terrain pieces a player may put on the pile, and how many are laid in all, 0 for all of the pile."""
        return self.laying.contributed, self.laying.most

    def own_tokens(self, setup: MinisSetup) -> int:
        """The number of objectives each player places besides the one in the middle."""
        return 1 if self.own_objectives else 0

    def arcs(self, figure: FigureDef) -> tuple[int, int]:
        """Front and rear arc of a figure in degrees, while it shares its base with nobody."""
        return figure.arc, figure.rear

    def actions_of(self, state: Battle, seat: int) -> int:
        """The number of actions a seat has in its turn."""
        return self.actions(state.setup)

    def speed_type(self, figure: FigureDef) -> int:
        """The speed type a figure moves with, 0 where types do not count."""
        return figure.types.speed if self.typed else 0

    def movement_mode(self, powers: int, speed_type: int) -> MovementMode:
        """The movement mode of a figure with these abilities and this speed type: Flight and Aquatic change what stands in the way
        (REB-ABL-07, REB-ABL-09), in Quick-Start the wing does (QS-MOV-07)."""
        if powers >> FLIGHT & 1 or speed_type == WING:
            return FLY
        return SWIM if powers >> AQUATIC & 1 else WALK

    def is_restive(self, figure: FigureDef, speed_type: int) -> bool:
        """Does a figure of this kind move like a rider: hard to hold, and without free spins (reading 1)?"""
        return figure.is_rider

    def granted(self, figure: FigureDef) -> int:
        """The abilities a figure has whatever its dial shows, as bits."""
        return 0

    def as_read(self, figure: FigureDef) -> FigureDef:
        """A figure as this edition reads its base."""
        return figure

    def lent_symbols(self, state: Battle, figure: int) -> int:
        """The faction symbols a figure without one gains from others on its side, as bits."""
        return 0

    def opposes(self, setup: MinisSetup, seat: int, other: int) -> bool:
        """Are the figures of two seats on different sides opposing figures?"""
        return True

    def share(self, setup: MinisSetup, seat: int) -> int:
        """The build total of one army."""
        return setup.total

    def quarry(self, total: int) -> str:
        """The figure that alone is the army of the last seat, where there is one."""
        return ""

    def muster_refusal(self, setup: MinisSetup, points: list[int]) -> Refusal | None:
        """The faults of armies of so many points together."""
        return None

    def scene(self, flow: Flow[Battle]) -> None:
        """The frames put on the agenda before terrain is laid."""

    def is_over(self, state: Battle) -> bool:
        """Is nobody left to fight?"""
        from mageknight.minis.rules.turn.ending import sides_left

        return len(sides_left(state)) <= 1

    def end_actions(self, flow: Flow[Battle]) -> None:
        """The checks when no more actions are given this turn."""

    def end_phase(self, flow: Flow[Battle], seat: int) -> None:
        """The frames at the end of a turn, before tokens come off."""

    def outcome(self, state: Battle) -> Outcome:
        """The outcome, once the battle is over."""
        raise AssertionError(f"{self.name} has no outcome")
