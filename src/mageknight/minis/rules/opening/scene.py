"""Setting the scene: starting edges, the pile of terrain, the first player, terrain on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import ChooseEdge, Contribute, Enough
from mageknight.minis.content.available import piece, pieces_for
from mageknight.minis.content.terrain import TOKEN_RADIUS, PieceDef
from mageknight.minis.events import (
    FOR_FIRST_PLAYER,
    DiceRolled,
    DistancesRolled,
    EdgeChosen,
    ObjectivePlaced,
    OrderSet,
    TerrainContributed,
)
from mageknight.minis.moves import EnoughMove, Moves
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.castles.fitting import fit_out
from mageknight.minis.rules.castles.planning import SectionAsk, waiting
from mageknight.minis.rules.opening.areas import EDGES
from mageknight.minis.rules.opening.companies import CallCompanies, companies_of
from mageknight.minis.rules.opening.domains import ChooseDomains, RevealDomains
from mageknight.minis.rules.opening.objectives import TokenRound
from mageknight.minis.rules.opening.terrain import StrewnBuilt, StrewnTerrain, TerrainTurn, kind_refusal
from mageknight.minis.setup import PLAYERS_SET_THE_SCENE, RANDOM_TABLE
from mageknight.minis.setup.edges import edge_refusal
from mageknight.minis.state.battle import Battle

CLOCKWISE: Final = (0, 3, 2, 1)
"""The place of each edge in the order of turns: to the left of south sits west."""


class SetScene(Frame[Battle]):
    """The whole of set-up up to the first player's terrain (REB-SET-02 to REB-SET-08)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        seats = range(state.setup.seats)
        frames: list[Frame[Battle]] = []
        if not state.setup.edges:
            frames += [EdgeAsk(seat) for seat in seats]
        if state.setup.castle >= 0 and waiting(state, state.setup.castle):
            frames += [SectionAsk(state.setup.castle), FitOut(state.setup.castle)]
        if state.setup.table == PLAYERS_SET_THE_SCENE and state.edition.pool(state.setup)[0]:
            frames += [ContributeAsk(seat, 0) for seat in seats]
            if state.setup.constructed:
                frames += [ContributeBuilt(seat, 0) for seat in seats]
        if state.setup.domains:
            frames.insert(0 if state.setup.edges else state.setup.seats, ChooseDomains())
        flow.then(*frames, FirstPlayerRoll(state.edition.rollers(state.setup)))


class FitOut(Frame[Battle]):
    """All sections stand: ladders and planking come before terrain and warriors (M2-CASTLE-27)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        fit_out(flow, self.seat)


class ChoosingEdge(Move[Battle, "EdgeAsk", ChooseEdge]):
    """Take a side of the battlefield."""

    COMMAND = ChooseEdge

    def candidates(self, state: Battle, ask: EdgeAsk) -> list[Command]:
        return [ChooseEdge(ask.seat, edge) for edge in range(4)]

    def refusal(self, state: Battle, ask: EdgeAsk, command: ChooseEdge) -> Refusal | None:
        return edge_refusal(state.setup, state.edition, state.edge, ask.seat, command.edge)

    def carry_out(self, flow: Flow[Battle], ask: EdgeAsk, command: ChooseEdge) -> None:
        flow.emit(EdgeChosen(ask.seat, command.edge))

    def words(self, state: Battle, ask: EdgeAsk, command: ChooseEdge) -> Message:
        return say("minis-do-edge", edge=say("minis-edge-" + EDGES[command.edge]))

    def about(self, state: Battle, ask: EdgeAsk, command: ChooseEdge) -> tuple[str, ...]:
        return (f"edge:{EDGES[command.edge]}",)


class EdgeAsk(MoveAsk[Battle]):
    """Choose a side of the battlefield as starting edge (REB-SET-02)."""

    FIELDS = ("seat",)
    KIND = "minis-edge"
    MOVES: ClassVar[Moves] = (ChoosingEdge(),)
    NESTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def forced(self, state: Battle) -> Command | None:
        """With two players at opposite edges the second has no choice, and nobody has whose partner has chosen."""
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 else None


class Contributing(Move[Battle, "ContributeAsk", Contribute]):
    """Put one piece on the pile."""

    COMMAND = Contribute

    def collect(self, state: Battle, ask: ContributeAsk, found: list[Command]) -> None:
        for each in pieces_for(state.setup):
            command = Contribute(ask.seat, each.name)
            if ask.sort_refusal(state, each) is None and self.refusal(state, ask, command) is None:
                found.append(command)

    def refusal(self, state: Battle, ask: ContributeAsk, command: Contribute) -> Refusal | None:
        known = piece(command.piece)
        if known is None:
            return refuse("minis-unknown-piece", piece=command.piece)
        found = ask.sort_refusal(state, known) or kind_refusal(state, known)
        if found is None and wants_equal_pieces(state) and ask.given and state.pile[-1] != command.piece:
            found = equal_pieces(state)
        return found

    def carry_out(self, flow: Flow[Battle], ask: ContributeAsk, command: Contribute) -> None:
        flow.emit(TerrainContributed(ask.seat, command.piece))
        if ask.given + 1 < ask.most(flow.state):
            flow.then(ask.next())

    def words(self, state: Battle, ask: ContributeAsk, command: Contribute) -> Message:
        return say("minis-do-contribute", piece=say("minis-piece-" + command.piece))

    def about(self, state: Battle, ask: ContributeAsk, command: Contribute) -> tuple[str, ...]:
        return (f"piece:{command.piece}",)


class ContributingNoMore(EnoughMove["ContributeAsk"]):
    """Leave it at what lies there."""

    def refusal(self, state: Battle, ask: ContributeAsk, command: Enough) -> Refusal | None:
        return ask.stop_refusal(state)


class ContributeAsk(MoveAsk[Battle]):
    """Put terrain pieces on the common pile (REB-SET-05, M2-SETUP-06); the standard game has conditions of its own."""

    FIELDS = ("seat", "given")
    KIND = "minis-contribute"
    MOVES: ClassVar[Moves] = (Contributing(), ContributingNoMore())
    NESTED = False

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def sort_refusal(self, state: Battle, known: PieceDef) -> Refusal | None:
        """The reason a piece belongs to the other part of the pile."""
        return state.edition.refuse("minis-built-comes-besides", "built-pile") if known.built is not None else None

    def forced(self, state: Battle) -> Command | None:
        """The second of two equal pieces, which the first decides."""
        return Contribute(self.seat, state.pile[-1]) if wants_equal_pieces(state) and self.given else None

    def most(self, state: Battle) -> int:
        """The number of pieces each player puts on the pile."""
        return state.edition.pool(state.setup)[0]

    def next(self) -> ContributeAsk:
        """The same decision for the next piece."""
        return ContributeAsk(self.seat, self.given + 1)

    def stop_refusal(self, state: Battle) -> Refusal | None:
        """The reason the seat cannot leave it at what it has given."""
        return equal_pieces(state) if wants_equal_pieces(state) else None


class ContributeBuilt(ContributeAsk):
    """Put constructed features on the common pile besides the other terrain (M2-CONSTR-08)."""

    def sort_refusal(self, state: Battle, known: PieceDef) -> Refusal | None:
        return state.edition.refuse("minis-only-built", "built-pile") if known.built is None else None

    def forced(self, state: Battle) -> Command | None:
        return None

    def most(self, state: Battle) -> int:
        return state.edition.laying.built

    def next(self) -> ContributeAsk:
        return ContributeBuilt(self.seat, self.given + 1)

    def stop_refusal(self, state: Battle) -> Refusal | None:
        return None


def equal_pieces(state: Battle) -> Refusal:
    return refuse("minis-two-equal-pieces", *state.edition.cite("equal-pieces"))


def wants_equal_pieces(state: Battle) -> bool:
    """Must each player bring two equal pieces (REB-STD-04)?"""
    return state.setup.standard and state.edition.equal_pieces


class FirstPlayerRoll(Roll[Battle]):
    """Two dice for each contender, ties again (REB-SET-07); turns then go clockwise (REB-TRN-01)."""

    FIELDS = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(DICE, 2 * len(seats), 6)
        self.seats = seats

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        totals: list[int] = []
        for at, seat in enumerate(self.seats):
            dice = (outcome[2 * at] + 1, outcome[2 * at + 1] + 1)
            flow.emit(DiceRolled(FOR_FIRST_PLAYER, seat, -1, dice))
            totals.append(dice[0] + dice[1])
        best = tuple([seat for at, seat in enumerate(self.seats) if totals[at] == max(totals)])
        if flow.state.edition.own_objectives:
            flow.emit(DistancesRolled(self.seats, tuple(totals)))
        if len(best) > 1:
            flow.then(FirstPlayerRoll(best))
        else:
            flow.emit(OrderSet(turn_order(flow.state, best[0])))
            flow.then(LayOut())


def turn_order(state: Battle, first: int) -> tuple[int, ...]:
    """All seats clockwise round the table, beginning with the first player; who throws no dice for that comes last. Teams take
    turns by turns, each player once in a round (reading R187)."""
    start = CLOCKWISE[state.edge[first]]
    seats = sorted(range(state.setup.seats), key=lambda seat: ((CLOCKWISE[state.edge[seat]] - start) % 4, seat))
    if state.edition.scale.teams:
        return in_turn(state, first, seats)
    rollers = state.edition.rollers(state.setup)
    return tuple([seat for seat in seats if seat in rollers] + [seat for seat in seats if seat not in rollers])


def in_turn(state: Battle, first: int, seats: list[int]) -> tuple[int, ...]:
    """The seats of two teams, one of each in turn, the first player's before the other."""
    team = [seat for seat in seats if state.sides[seat] == state.sides[first]]
    rest = [seat for seat in seats if seat not in team]
    team = team[team.index(first) :] + team[: team.index(first)]
    found: list[int] = []
    for at in range(max(len(team), len(rest))):
        found += team[at : at + 1] + rest[at : at + 1]
    return tuple(found)


class LayOut(Frame[Battle]):
    """The first player is known: objective, terrain, then the armies (REB-SET-08, QS-SET-03, QS-SET-05)."""

    def run(self, flow: Flow[Battle]) -> None:
        from mageknight.minis.rules.opening.deployment import Muster, MusterHalf

        state = flow.state
        if state.edition.objective and not state.objectives:
            ground = state.table.ground
            flow.emit(ObjectivePlaced(ground.width // 2, ground.height // 2, TOKEN_RADIUS))
        frames: list[Frame[Battle]] = []
        if state.edition.own_objectives:
            frames.append(TokenRound(0))
        if state.setup.table == RANDOM_TABLE:
            contributed, most = state.edition.pool(state.setup)
            count = most or contributed * state.setup.seats
            frames += [StrewnTerrain() for _ in range(count)]
            if state.setup.constructed:
                frames += [StrewnBuilt() for _ in range(state.edition.laying.built * state.setup.seats)]
        elif state.setup.table == PLAYERS_SET_THE_SCENE:
            frames.append(TerrainTurn(0))
        if state.setup.domains:
            frames.append(RevealDomains())
        if any(companies_of(state)):
            frames.append(CallCompanies())
        flow.then(*frames, MusterHalf(0) if state.edition.scale.halves else Muster(0))
        state.edition.scene(flow)
