"""The turn of a situation: at its start, or in the middle of a combat."""

from __future__ import annotations

from mageknight.board.events.rival_combat import foreign_turn
from mageknight.board.lattice import slot_at
from mageknight.board.moves.combat.combat import AskCombat
from mageknight.board.moves.rivals.rivals import AskRivalAttack
from mageknight.board.moves.turn.turn import AskTurn
from mageknight.board.rules.combat.combat import ADVENTURE, ASSAULT, RAMPAGE, RIVALS
from mageknight.board.rules.turn.rounds import DUMMY
from mageknight.board.rules.turn.turns import AskForfeit
from mageknight.board.rules.world.ground import is_stronghold
from mageknight.board.setup.situations.words import seat_of
from mageknight.board.setup.situations.world import fetch_token
from mageknight.board.state import BoardState
from mageknight.board.state.assaults import RivalCombat
from mageknight.board.state.battle import Combat, Enemy
from mageknight.board.state.turn import fresh_turn
from mageknight.board.terms import (
    PH_ATTACK,
    PH_BLOCK,
    PH_MOVE,
    PH_RANGED,
)
from mageknight.kernel.situations.situation import Section

PHASES = {"ranged": PH_RANGED, "block": PH_BLOCK, "attack": PH_ATTACK}


def arrange_turn(state: BoardState, root: Section) -> None:
    """Set the turn: at its start, or in a phase of a combat; `order` is the Round order, the dummy player as -1."""
    order = root.find("order")
    if order is not None:
        state.order[:] = [int(word) for word in order.as_words()]
    begun = state.turn.seat >= 0
    seat = root.number("turn", state.turn.seat if begun else next(each for each in state.order if each >= 0))
    state.core.agenda.clear()
    state.memo.clear()
    if seat in state.order:
        state.at = state.order.index(seat)
    arrange_end(state, root)
    turn = fresh_turn(seat, PH_MOVE, state.serial)
    state.turn = turn
    turn.move = root.number("move")
    turn.influence = root.number("influence")
    player = state.players[seat]
    turn.hand_was_empty = not player.hand and len(player.deck) > 0
    combat = root.find("combat")
    contest = root.find("contest")
    nothing_left = not player.hand and not player.deck and combat is None and contest is None
    state.core.agenda.append(AskForfeit(seat) if nothing_left else AskTurn(seat))
    if combat is not None:
        arrange_combat(state, seat, combat)
    for other in state.players:
        if other.where < 0 and other is player:
            other.where = slot_at(0, 0) * 7
    if contest is not None:
        arrange_contest(state, seat, contest)


def arrange_end(state: BoardState, root: Section) -> None:
    """``announced``: the seat that announced the End of the Round, or ``dummy``; ``ending``: the end of the scenario has come.

    ``last-turns`` are the seats that have one more turn, left out those of all others.
    """
    announced = root.find("announced")
    ending = root.find("ending")
    done = [DUMMY]
    if announced is not None:
        who = DUMMY if announced.value == "dummy" else seat_of(state, announced, announced.value)
        if who not in state.order:
            raise announced.trouble("impossible", reason=announced.value)
        state.announced = state.order.index(who)
        done.append(who)
    if ending is not None and ending.value in ("yes", "true", ""):
        state.ending = 1
    if announced is not None or state.ending:
        left = root.find("last-turns")
        if left is None:
            state.last_turns[:] = [seat for seat in state.order if seat not in done]
        else:
            state.last_turns[:] = [seat_of(state, left, word) for word in left.as_words()]


def arrange_contest(state: BoardState, seat: int, section: Section) -> None:
    """A combat with another player at the start of a phase: ``with`` whom, its ``phase``, how the other ``attends`` it.

    The aggressor has come from the place of the seat to that of the defender.
    """
    other = section.number("with")
    phase = PHASES[section.text("phase", "ranged")]
    fully = section.text("attends", "partly") == "fully"
    aggressor, defender = state.players[seat], state.players[other]
    site, origin = defender.where, aggressor.where
    state.combat = fighting(RIVALS, site, origin, [], units_allowed=True, night=False)
    attacker = other if phase == PH_RANGED else seat
    turn = foreign_turn(state, other)
    turn.dice = int(fully)
    turn.phase = phase
    aggressor.where = site
    state.turn.path[:] = [origin]
    state.turn.acted = state.turn.moved = True
    state.turn.phase = phase
    state.contest = RivalCombat(
        aggressor=seat,
        defender=other,
        attendance=int(fully),
        phase=phase,
        attacker=attacker,
        passes=0,
        turns=[turn],
        wounds=0,
        knocked_out=False,
    )
    defender.flipped = fully
    if attacker == other:
        state.turn, state.contest.turns[0] = turn, state.turn
    state.core.agenda.append(AskRivalAttack(attacker))
    section.finish()


def arrange_combat(state: BoardState, seat: int, section: Section) -> None:
    """A combat at one of its phases, against the enemies named; ``fortified`` after a name means by the site."""
    player = state.players[seat]
    site = player.where if player.where >= 0 else slot_at(0, 0) * 7
    kind = {"assault": ASSAULT, "adventure": ADVENTURE, "rampage": RAMPAGE}[section.text("kind", "adventure")]
    enemies: list[Enemy] = []
    listed = section.find("enemies")
    for word in listed.as_words() if listed is not None else []:
        name, *marks = word.split()
        token = fetch_token(state, section, name)
        fortified = "fortified" in marks or (kind == ASSAULT and is_stronghold(state, seat, site))
        enemies.append(Enemy(token, site, fortified, kind != RAMPAGE))
    phase = PHASES[section.text("phase", "ranged")]
    units = section.text("units", "yes") == "yes"
    night = section.text("dark", "no") == "yes"
    state.combat = fighting(kind, site, site, enemies, units, night)
    state.turn.phase = phase
    state.turn.acted = True
    state.core.agenda.append(AskCombat(seat))
    section.finish()


def fighting(kind: int, site: int, origin: int, enemies: list[Enemy], units_allowed: bool, night: bool) -> Combat:
    """A combat in which nothing has happened yet."""
    return Combat(
        enemies=enemies,
        site=site,
        origin=origin,
        kind=kind,
        units_allowed=units_allowed,
        unit_limit=-1,
        night=night,
        aims=[],
        attack=[],
        block=[],
        wounds=0,
        knocked_out=False,
        defeated=[],
        path=0,
        extra=[],
    )
