"""A battle: everything there is to know about one game, in flat lists.

Figures are slots 0, 1, 2 … across all armies and keep their number for the whole game. Where they stand is kept by
`mageknight.minis.table`; this state adds the dials, tokens and marks. All of it is public, but for
what lies in spellbooks (`minis.state.books`).
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Core, State
from mageknight.minis.content.available import ground_of, library
from mageknight.minis.content.items import ItemDef
from mageknight.minis.edition.edition import Edition
from mageknight.minis.figures.figure import HULL, FigureDef, laid_out
from mageknight.minis.setup import MinisSetup, side_of
from mageknight.minis.state.beside import Beside
from mageknight.minis.state.books import Book, Card
from mageknight.minis.state.lasting import Lasting, lent
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
RISEN: Final = 128
"""It was brought back for this turn only (M2-SUBF-16)."""
SURGED: Final = 256
"""It attacks at the end of a surge in this action."""
STRODE: Final = 512
"""A titan whose first action of this turn was a move action: it may have a second one (M2-TITAN-14)."""
AGAIN: Final = 1024
"""A titan that has been given its second action of this turn."""
IN_RUN: Final = 2048
"""A large warrior whose sections are given their actions one after the other, unbroken so far (M2-MDIAL-21)."""
STRUCK: Final = 4096
"""A large warrior that was given a combat or special action this turn: it moves no more (M2-MDIAL-22)."""
BROOD: Final = 8192
"""It came into play during the battle, and is given actions after all others (M2-DRAGON-43)."""
BODY_MARKS: Final = ACTED | BUSY | RESTING | STOPPED | TIRED | SURGED | STRODE | AGAIN
"""The marks that belong to a base, whichever of its dials acts (`minis.figures.bodies`)."""
TURN_MARKS: Final = ACTED | BUSY | RESTING | STOPPED | CURSED_BIT | TIRED | SURGED | STRODE | AGAIN | IN_RUN | STRUCK

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
BROOD_PHASE: Final = 4
"""Within the action phase, after all other actions."""

# Where an item is that nobody wields.
LYING: Final = -1
LOST: Final = -2

# Why a battle is over.
RUNNING: Final = 0
LAST_STANDING: Final = 1
TIME_IS_UP: Final = 2
AGREED: Final = 3


class Battle(State):
    """One game.

    By figure: `kind` (id of its definition), `owner` (in whose army it began), `controller` (the seat that may give it
    actions), `where`, `click`, `tokens`, `marks`, `off` (bits of the abilities its controller has cancelled for this turn), `captor` and
    `captive` (slots or -1), `met` (bits of the figures it touched when the turn began), `shunned` (bits of the figures
    it may not move up to this turn). By seat: `edge`, `score` (points for eliminated enemies), `status`, `agreed`,
    `taken` (turns begun), `rolls` (the inches its own objective lies away). `terrain` lists (piece, x, y, quarter
    turns), `pile` the pieces not yet placed, `objectives` (x, y, controlling seat or -1). `order` is the order of
    turns; `clock` is 1 once the host's clock has run out, 2 if the round is still played out; `phase` is that of the
    turn under way, 0 where turns have none. `lasting` is the register of what outlasts an action.
    By item: `item_kind` (the key of its definition), `bearer` (the figure that wields it, or `LYING` or `LOST`), `spots`
    (where it lies, if it does). `books` and `cards` are the spellbooks and the spells of all of them (`minis.state.books`), `beside` the
    cards that lie beside the battlefield (`minis.state.beside`).
    Derived: `table`, `held` (bits of all captives); derived and shared by copies: `defs`, `edition`, `sides` by seat,
    `foes` and `friends` by seat (bits of all figures of the other sides and of the own one), `in_force` (bits of the
    abilities that are played with), `items` (their definitions), `granted` by figure (bits of the
    abilities it has whatever its dial shows).
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
        "lasting",
        "item_kind",
        "bearer",
        "spots",
        "books",
        "cards",
        "beside",
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
        lasting: list[Lasting],
        item_kind: list[str],
        bearer: list[int],
        spots: list[tuple[int, int]],
        books: list[Book],
        cards: list[Card],
        beside: list[Beside],
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
        self.lasting = lasting
        self.item_kind = item_kind
        self.bearer = bearer
        self.spots = spots
        self.books = books
        self.cards = cards
        self.beside = beside
        if twin is not None:
            self._share(twin)
        else:
            self._derive(slots)

    def _share(self, twin: Battle) -> None:
        """Take over from the twin instead of deriving again."""
        self.table: Table = twin.table.copy()
        self.defs: list[FigureDef] = twin.defs
        self.held: int = twin.held
        self.edition: Edition = twin.edition
        self.sides: list[int] = twin.sides
        self.foes: list[int] = twin.foes
        self.friends: list[int] = twin.friends
        self.in_force: int = twin.in_force
        self.granted: list[int] = twin.granted
        self.items: list[ItemDef] = twin.items

    def _derive(self, slots: list[int]) -> None:
        """Derive what follows from the rest: the table, the definitions, who fights on which side."""
        from mageknight.minis.editions import edition_named

        self.edition = edition_named(self.setup.edition)
        self.table = load(ground_of(self.setup, tuple(self.terrain)), slots)
        figures = library()
        self.defs = laid_out([self.edition.as_read(figures.figure(kind)) for kind in self.kind])
        self.sides = [side_of(self.setup, seat) for seat in range(self.setup.seats)]
        self.raise_tall()
        self._take_sides()
        self.held = sum([1 << slot for slot, captor in enumerate(self.captor) if captor >= 0])
        self.in_force = ~0 if self.setup.abilities else 0
        self.items = [figures.items[key] for key in self.item_kind]
        self.granted = lent(self)

    def raise_tall(self) -> None:
        """Tell the table which bases are tall."""
        tall = sum([1 << slot for slot, figure in enumerate(self.defs) if figure.part == HULL and figure.nature.towers])
        if tall:
            self.table.rise(tall)

    def _take_sides(self) -> None:
        """Take sides: who is friend and who is foe follows from who controls whom (M2-STATUS-02)."""
        everybody = (1 << len(self.kind)) - 1
        self.friends = [
            sum([1 << slot for slot, seat in enumerate(self.controller) if self.sides[seat] == side])
            for side in self.sides
        ]
        neutral = [
            sum(
                [
                    1 << slot
                    for slot, other in enumerate(self.controller)
                    if not self.edition.opposes(self.setup, seat, other)
                ]
            )
            for seat in range(len(self.sides))
        ]
        self.foes = [everybody & ~friends & ~neutral[seat] for seat, friends in enumerate(self.friends)]

    def hand_over(self, figure: int, seat: int) -> None:
        """Another seat controls a figure from now on. Copies share the lists, so new ones take their place."""
        controller = self.controller.copy()
        controller[figure] = seat
        self.controller = controller
        self._take_sides()
        if self.beside:
            self.regrant()

    def enter(self, kind: int, seat: int) -> None:
        """A figure comes into the game, off the table until it is put down: every list grows by one. Copies share some of them, so
        new ones take their place."""
        figure = self.edition.as_read(library().figure(kind))
        base = figure.base
        self.table.add(base.radius, base.tail, figure.arc, base.nose, base.stand, figure.rear)
        self.kind = [*self.kind, kind]
        self.owner = [*self.owner, seat]
        self.controller = [*self.controller, seat]
        self.defs = [*self.defs, figure]
        self.where.append(GONE)
        self.click.append(figure.start)
        self.tokens.append(0)
        self.marks.append(BROOD)
        self.off.append(0)
        self.captor.append(-1)
        self.captive.append(-1)
        self.met.append(0)
        self.shunned.append(0)
        self._take_sides()
        self.regrant()

    def regrant(self) -> None:
        """Somebody has mounted, come down or changed sides, or a card has come into play: who has which ability whatever its
        dial shows. Copies share the list."""
        self.granted = lent(self)

    @property
    def slots(self) -> list[int]:
        """The table as plain numbers, for snapshots."""
        return self.table.dump()

    def copy(self) -> Battle:
        return Battle(
            core=self.core.copy(),
            setup=self.setup,
            slots=[],
            terrain=self.terrain.copy(),
            kind=self.kind,
            owner=self.owner,
            where=self.where.copy(),
            click=self.click.copy(),
            tokens=self.tokens.copy(),
            marks=self.marks.copy(),
            off=self.off.copy(),
            captor=self.captor.copy(),
            captive=self.captive.copy(),
            met=self.met.copy(),
            shunned=self.shunned.copy(),
            edge=self.edge.copy(),
            score=self.score.copy(),
            status=self.status.copy(),
            agreed=self.agreed.copy(),
            taken=self.taken.copy(),
            pile=self.pile.copy(),
            objectives=self.objectives.copy(),
            order=self.order.copy(),
            active=self.active,
            actions=self.actions,
            clock=self.clock,
            ending=self.ending,
            phase=self.phase,
            rolls=self.rolls.copy(),
            controller=self.controller,
            lasting=self.lasting.copy(),
            item_kind=self.item_kind,
            bearer=self.bearer.copy(),
            spots=self.spots.copy(),
            books=self.books.copy(),
            cards=self.cards.copy(),
            beside=self.beside.copy(),
            twin=self,
        )
