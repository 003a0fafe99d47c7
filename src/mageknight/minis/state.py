"""A battle: everything there is to know about one game, in flat lists.

Figures are slots 0, 1, 2 … across all armies and keep their number for the whole game. Where they stand is kept by
`mageknight.minis.table`; this state adds the dials, tokens and marks. All of it is public: the miniatures game has no secrets.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Core, State
from mageknight.minis.edition import Edition
from mageknight.minis.figure import FigureDef
from mageknight.minis.setup import MinisSetup, side_of
from mageknight.minis.stock import ground_of, library
from mageknight.minis.table.tabletop import Table, load

# Where a figure is.
RESERVE: Final = 0
FIELDED: Final = 1
ELIMINATED: Final = 2
GONE: Final = 3

# Marks of a figure, as bits.
ACTED: Final = 1
"""It has been given its action of this turn, pass included (REB-TRN-06)."""
BUSY: Final = 2
"""It takes part in the action under way and got a token for it."""
RESTING: Final = 4
"""It may not be given an action for the rest of the turn (REB-ABL-06)."""
STOPPED: Final = 8
"""Its action has been ended from outside (REB-ABL-30)."""
FALLEN: Final = 16
"""It has been eliminated before: it no longer counts as a survivor (REB-VIC-05)."""
CURSED_BIT: Final = 32
"""An ability with Magic in its name has affected it in this action."""
TIRED: Final = 64
"""It got a token this turn and keeps its tokens when the turn ends (REB-TOK-02)."""
TURN_MARKS: Final = ACTED | BUSY | RESTING | STOPPED | CURSED_BIT | TIRED

# Whether a seat still plays.
PLAYING: Final = 0
WITHDRAWN: Final = 1
CONCEDED: Final = 2
ROUTED: Final = 3
"""No able warrior was left when an action phase ended (M2-END-01)."""

# The phase of the turn under way, where an edition has phases.
NO_PHASE: Final = 0
COMMAND_PHASE: Final = 1
ACTION_PHASE: Final = 2
END_PHASE: Final = 3

# Why a battle is over.
RUNNING: Final = 0
LAST_STANDING: Final = 1
TIME_IS_UP: Final = 2
AGREED: Final = 3


class Battle(State):
    """One game.

    By figure: `kind` (id of its definition), `owner`, `controller` (the seat that may give it actions), `where`,
    `click`, `tokens`, `marks`, `off` (bits of the abilities its owner has cancelled for this turn), `captor` and
    `captive` (slots or -1), `met` (bits of the figures it touched when the turn began), `shunned` (bits of the figures
    it may not move up to this turn). By seat: `edge`, `score` (points for eliminated enemies), `status`, `agreed`,
    `taken` (turns begun), `rolls` (the inches its own objective lies away). `terrain` lists (piece, x, y, quarter
    turns), `pile` the pieces not yet placed, `objectives` (x, y, controlling seat or -1). `order` is the order of
    turns; `clock` is 1 once the host's clock has run out, 2 if the round is still played out; `phase` is that of the
    turn under way, 0 where turns have none.
    Derived: `table`, `held` (bits of all captives); derived and shared by copies: `defs`, `edition`, `sides` by seat,
    `foes` and `friends` by seat (bits of all figures of the other sides and of the own one), `in_force` (bits of the
    abilities that are played with), `granted` by figure (bits of the abilities it has whatever its dial shows).
    """

    FIELDS = (
        "core",
        "setup",
        "slots",
        "terrain",
        "kind",
        "owner",
        "where",
        "click",
        "tokens",
        "marks",
        "off",
        "captor",
        "captive",
        "met",
        "shunned",
        "edge",
        "score",
        "status",
        "agreed",
        "taken",
        "pile",
        "objectives",
        "order",
        "active",
        "actions",
        "clock",
        "ending",
        "phase",
        "rolls",
        "controller",
    )

    def __init__(
        self,
        core: Core,
        setup: MinisSetup,
        slots: list[int],
        terrain: list[tuple[str, int, int, int]],
        kind: list[int],
        owner: list[int],
        where: list[int],
        click: list[int],
        tokens: list[int],
        marks: list[int],
        off: list[int],
        captor: list[int],
        captive: list[int],
        met: list[int],
        shunned: list[int],
        edge: list[int],
        score: list[int],
        status: list[int],
        agreed: list[int],
        taken: list[int],
        pile: list[str],
        objectives: list[tuple[int, int, int]],
        order: list[int],
        active: int,
        actions: int,
        clock: int,
        ending: int,
        phase: int,
        rolls: list[int],
        controller: list[int],
        twin: Battle | None = None,
    ) -> None:
        super().__init__(core)
        self.setup = setup
        self.terrain = terrain
        self.kind = kind
        self.owner = owner
        self.where = where
        self.click = click
        self.tokens = tokens
        self.marks = marks
        self.off = off
        self.captor = captor
        self.captive = captive
        self.met = met
        self.shunned = shunned
        self.edge = edge
        self.score = score
        self.status = status
        self.agreed = agreed
        self.taken = taken
        self.pile = pile
        self.objectives = objectives
        self.order = order
        self.active = active
        self.actions = actions
        self.clock = clock
        self.ending = ending
        self.phase = phase
        self.rolls = rolls
        self.controller = controller
        if twin is not None:
            self._share(twin)
        else:
            self._derive(slots)

    def _share(self, twin: Battle) -> None:
        """What a copy takes over from its twin instead of deriving it again."""
        self.table: Table = twin.table.copy()
        self.defs: list[FigureDef] = twin.defs
        self.held: int = twin.held
        self.edition: Edition = twin.edition
        self.sides: list[int] = twin.sides
        self.foes: list[int] = twin.foes
        self.friends: list[int] = twin.friends
        self.in_force: int = twin.in_force
        self.granted: list[int] = twin.granted

    def _derive(self, slots: list[int]) -> None:
        """What follows from the rest: the table, the definitions, who fights on which side."""
        from mageknight.minis.editions import edition_named

        self.edition = edition_named(self.setup.edition)
        self.table = load(ground_of(self.setup, tuple(self.terrain)), slots)
        figures = library()
        self.defs = [figures.figure(kind) for kind in self.kind]
        self.sides = [side_of(self.setup, seat) for seat in range(self.setup.seats)]
        everybody = (1 << len(self.kind)) - 1
        self.friends = [
            sum([1 << slot for slot, owner in enumerate(self.owner) if self.sides[owner] == side])
            for side in self.sides
        ]
        self.foes = [everybody & ~friends for friends in self.friends]
        self.held = sum([1 << slot for slot, captor in enumerate(self.captor) if captor >= 0])
        self.in_force = ~0 if self.setup.abilities else 0
        self.granted = [self.edition.granted(figure) for figure in self.defs]

    @property
    def slots(self) -> list[int]:
        """The table as plain numbers, for snapshots."""
        return self.table.dump()

    def copy(self) -> Battle:
        return Battle(
            self.core.copy(),
            self.setup,
            [],
            self.terrain.copy(),
            self.kind,
            self.owner,
            self.where.copy(),
            self.click.copy(),
            self.tokens.copy(),
            self.marks.copy(),
            self.off.copy(),
            self.captor.copy(),
            self.captive.copy(),
            self.met.copy(),
            self.shunned.copy(),
            self.edge.copy(),
            self.score.copy(),
            self.status.copy(),
            self.agreed.copy(),
            self.taken.copy(),
            self.pile.copy(),
            self.objectives.copy(),
            self.order.copy(),
            self.active,
            self.actions,
            self.clock,
            self.ending,
            self.phase,
            self.rolls.copy(),
            self.controller,
            self,
        )
