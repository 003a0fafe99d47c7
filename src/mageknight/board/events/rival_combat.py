"""Combats between players."""

from __future__ import annotations

from mageknight.board.events.course import refresh
from mageknight.board.events.fight import fight
from mageknight.board.events.shapes import OfSeat
from mageknight.board.events.warband import unit_index
from mageknight.board.state import BoardState
from mageknight.board.state.assaults import RivalCombat
from mageknight.board.state.turn import Turn, fresh_turn
from mageknight.board.terms import PH_BLOCK, PH_RANGED
from mageknight.kernel.event import Event

UNDECIDED = -1


def rival_combat(state: BoardState) -> RivalCombat:
    """The combat between players under way."""
    assert state.contest is not None
    return state.contest


def opponent(state: BoardState) -> int:
    """The opponent of the one who has the word, or -1."""
    contest = state.contest
    return -1 if contest is None or state.combat is None else contest.rival(state.turn.seat)


def foreign_turn(state: BoardState, seat: int) -> Turn:
    """The turn of a defender: there is neither movement nor action in it, and no die of the Source (UE-PVP-03, UE-PVP-16)."""
    turn = fresh_turn(seat, PH_BLOCK, state.serial)
    turn.acted = True
    turn.dice = 0
    return turn


class ContestBegan(Event[BoardState]):
    """UE-PVP-02: a player attacks another one; the defender attacks first (UE-PVP-24)."""

    FIELDS = ("seat", "other")
    PUBLIC = FIELDS

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def apply(self, state: BoardState) -> None:
        turn = foreign_turn(state, self.other)
        state.contest = RivalCombat(
            aggressor=self.seat,
            defender=self.other,
            attendance=UNDECIDED,
            phase=PH_RANGED,
            attacker=self.other,
            passes=0,
            turns=[turn],
            wounds=0,
            knocked_out=False,
        )


class Attended(Event[BoardState]):
    """UE-PVP-06: the defender attends fully or partly.

    To attend fully is to take the next turn in advance: one die of the Source may be used, skills and Tactic are fresh (UE-PVP-09 to 11).
    """

    FIELDS = ("seat", "fully")
    PUBLIC = FIELDS

    def __init__(self, seat: int, fully: bool) -> None:
        self.seat = seat
        self.fully = fully

    def apply(self, state: BoardState) -> None:
        contest = rival_combat(state)
        contest.attendance = int(self.fully)
        if not self.fully:
            return
        player = state.players[self.seat]
        contest.turns[0].dice = 1
        contest.turns[0].hand_was_empty = not player.hand and len(player.deck) > 0
        player.plundered = False
        refresh(player)


class WordGiven(Event[BoardState]):
    """The other one of the two has the word: their turns change places, and with them what the combat has done to their heroes."""

    FIELDS = ("seat", "phase")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def apply(self, state: BoardState) -> None:
        if state.turn.seat != self.seat:
            contest = rival_combat(state)
            contest.turns[0], state.turn = state.turn, contest.turns[0]
            combat = state.combat
            if combat is not None:
                combat.wounds, contest.wounds = contest.wounds, combat.wounds
                combat.knocked_out, contest.knocked_out = contest.knocked_out, combat.knocked_out
        state.turn.phase = self.phase


class ContestPhaseBegan(Event[BoardState]):
    """UE-PVP-21: a phase of the combat between players begins."""

    FIELDS = ("phase",)
    PUBLIC = FIELDS

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def apply(self, state: BoardState) -> None:
        contest = rival_combat(state)
        contest.phase = self.phase
        contest.passes = 0


class AttackPrepared(OfSeat):
    """UE-PVP-23: it is this player's turn to attack."""

    def apply(self, state: BoardState) -> None:
        rival_combat(state).attacker = self.seat
        rival_combat(state).mana = 0
        combat = fight(state)
        combat.attack.clear()
        combat.block.clear()


class ManaInvested(Event[BoardState]):
    """A player has spent mana on the attack being prepared."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        rival_combat(state).mana += 1


class AttackLaunched(Event[BoardState]):
    """A player attacks the other with so much; the other may block."""

    FIELDS = ("seat", "value")
    PUBLIC = FIELDS

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def apply(self, state: BoardState) -> None:
        rival_combat(state).passes = 0


class AttackPassed(OfSeat):
    """UE-PVP-38: a player does not attack; what was gathered is lost."""

    def apply(self, state: BoardState) -> None:
        rival_combat(state).passes += 1


class AttackMet(Event[BoardState]):
    """UE-PVP-29, UE-PVP-32: blocks took so much off an attack; the rest is damage."""

    FIELDS = ("seat", "blocked", "damage")
    PUBLIC = FIELDS

    def __init__(self, seat: int, blocked: int, damage: int) -> None:
        self.seat = seat
        self.blocked = blocked
        self.damage = damage

    def apply(self, state: BoardState) -> None:
        pass


class PartakersMet(Event[BoardState]):
    """UE-PVP-58: units took part in an attack that was blocked, or in one that was not."""

    FIELDS = ("units", "blocked")

    def __init__(self, units: tuple[int, ...], blocked: bool) -> None:
        self.units = units
        self.blocked = blocked

    def apply(self, state: BoardState) -> None:
        contest = rival_combat(state)
        others = tuple([uid for uid in contest.repelled if uid not in self.units])
        contest.repelled = others + self.units if self.blocked else others


class AttackCancelled(OfSeat):
    """UE-PVP-63: a whole attack does not take place; what made it is used all the same."""

    def apply(self, state: BoardState) -> None:
        fight(state).attack.clear()


class ArtifactStolen(Event[BoardState]):
    """UE-PVP-43, UE-PVP-44: an artifact goes from discard pile, Play area or wounded unit (-1 if none) to the thief's discard pile."""

    FIELDS = ("seat", "victim", "card", "unit")
    PUBLIC = FIELDS

    def __init__(self, seat: int, victim: int, card: int, unit: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card
        self.unit = unit

    def apply(self, state: BoardState) -> None:
        player = state.players[self.victim]
        if self.unit >= 0:
            at = unit_index(player, self.unit)
            unit = player.units[at]
            player.units[at] = unit.changed(unit.spent, unit.wounds, -1, unit.hurt)
        elif self.card in player.discard:
            player.discard.remove(self.card)
        else:
            player.played.remove(self.card)
        state.players[self.seat].discard.append(self.card)


class ContestDecided(OfSeat):
    """UE-PVP-49, UE-PVP-52: somebody has won by forcing the other to retreat, or nobody has (-1)."""

    def apply(self, state: BoardState) -> None:
        pass


class ContestEnded(Event[BoardState]):
    """The defender's part is over; the aggressor's turn goes on."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        contest = rival_combat(state)
        if state.turn.seat != contest.aggressor:
            state.turn = contest.turns[0]
        state.contest = None
