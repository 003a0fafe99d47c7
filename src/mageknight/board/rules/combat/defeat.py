"""Defeating an enemy: Fame, Reputation, its token (UE-RANGED-10 to 13)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.affairs import DieShown
from mageknight.board.events.fight import EnemyDefeated, fight
from mageknight.board.events.rival_combat import opponent
from mageknight.board.events.tracks import ReputationChanged
from mageknight.board.events.warband import UnitChanged
from mageknight.board.events.world import CityShieldPlaced, TokenLifted, known_mark
from mageknight.board.register import TROPHY, UNTIL_TURN, enter
from mageknight.board.rules.combat.combat import HELPFUL, fame_of, kind_of
from mageknight.board.rules.rivals.duels import honour
from mageknight.board.rules.rivals.rivals import unit_behind
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.triggers import ENEMY_DEFEATED, fire
from mageknight.board.rules.units.banners import AskSave, can_save
from mageknight.board.rules.world.ground import city_index, printed_site, tokens_at
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy, is_unit
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark
from mageknight.board.state.player import Unit
from mageknight.board.state.scenario_extras import SHOWN
from mageknight.board.state.sources import FROM_SKILL, packed_source
from mageknight.board.terms import DRACONUM, ORCS, PILE_BROWN
from mageknight.kernel.agenda import Flow

RAMPAGER_REPUTATION: Final = {ORCS: 1, DRACONUM: 2}
"""UE-OUTCOME-03, UE-OUTCOME-04: what defeating a rampaging enemy does to the Reputation."""


def defeat(flow: Flow[BoardState], seat: int, enemy: Enemy) -> None:
    """An enemy is defeated: it leaves the combat and the map, and gives what its token shows.

    A unit of an opponent is wounded instead (UE-PVP-56).
    """
    state = flow.state
    if is_unit(enemy.token):
        wound_rival(flow, opponent(state), unit_behind(state, enemy.token))
        return
    kind = kind_of(enemy)
    fame = fame_of(state, enemy) + bet_fame(flow, enemy)
    flow.emit(EnemyDefeated(seat, enemy.token, kind.number))
    reputation = kind.reputation if enemy.summoner < 0 else 0
    if enemy.where in fight(state).extra and enemy.summoner < 0:
        reputation += rampager_reputation(state, enemy)
    honour(flow, seat, enemy.token)
    if enemy.summoner < 0:
        keep_trophy(flow, seat, enemy.token)
    gain_fame(flow, seat, fame + scouted(state, seat, enemy.token), 0)
    if reputation:
        flow.emit(ReputationChanged(seat, reputation, 0))
    if any(packed >> 1 == enemy.token for packed in tokens_at(state, enemy.where)):
        flow.emit(TokenLifted(enemy.token, enemy.where))
    if enemy.defender and city_index(state, enemy.where) >= 0:
        flow.emit(CityShieldPlaced(seat, enemy.where))
    fire(flow, seat, ENEMY_DEFEATED, attack_mark(enemy.token, ALL_ATTACKS))


def wound_rival(flow: Flow[BoardState], seat: int, unit: Unit) -> None:
    """UE-PVP-33, UE-PVP-56: a unit of the opponent is wounded, unless its banner saves it."""
    if can_save(flow.state, unit):
        flow.then(AskSave(seat, unit.uid, -1, 0))
    else:
        flow.emit(
            UnitChanged(
                seat=seat, unit=unit.uid, kind=unit.kind, spent=unit.spent, wounds=unit.wounds + 1, hurt=unit.hurt
            )
        )


def bet_fame(flow: Flow[BoardState], enemy: Enemy) -> int:
    """UE-VAR-INTERCOMBAT-06: one more Fame for an enemy that a die still hidden was set to help; everybody sees that now."""
    affairs = flow.state.affairs
    if affairs.die not in HELPFUL or affairs.die_known == SHOWN or enemy.summoner >= 0:
        return 0
    flow.emit(DieShown(affairs.die_by, affairs.die))
    return 1


def rampager_reputation(state: BoardState, enemy: Enemy) -> int:
    """UE-OUTCOME-03, UE-OUTCOME-04; one for a brown enemy that came along (UE-VAR-RAMPAGE-06)."""
    if kind_of(enemy).pile == PILE_BROWN:
        return 1
    return RAMPAGER_REPUTATION.get(printed_site(state, enemy.where), 0)


def keep_trophy(flow: Flow[BoardState], seat: int, token: int) -> None:
    """Whoever has a skill that keeps tokens must know which were defeated this turn."""
    for number in flow.state.players[seat].skills:
        if LIB.skills[number].keeps_tokens:
            enter(flow, TROPHY, seat, target=token, until=UNTIL_TURN, source=packed_source(FROM_SKILL, number))


def scouted(state: BoardState, seat: int, token: int) -> int:
    """The Fame for defeating an enemy this player has looked at earlier in the turn."""
    return state.map.known.count(known_mark(token, seat, True)) if state.map.known else 0
