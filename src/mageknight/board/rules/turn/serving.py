"""Uses that can serve nothing now, and phases in which nothing is left to do: clients put neither forward."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import Effect
from mageknight.board.events.fight import fight
from mageknight.board.register import CURSED, HIRED, INCANTED, MOTIVATED, NO_DICE, NO_RECRUITING, SKILL_IDLE
from mageknight.board.rules.combat.combat import abilities_of, attacks_left, fortifications
from mageknight.board.rules.rivals.rivals import foes
from mageknight.board.sign import Sign
from mageknight.board.state import BoardState
from mageknight.board.terms import CUMBERSOME, PH_ATTACK, PH_BLOCK, PH_INTERACT, PH_MOVE, PH_RANGED

BRIBED: Final = frozenset({"assign_damage_costs_influence", "activate_in_assault_costs_influence"})
"""Words of units that want Influence in a fight."""


MERE_NOTES: Final = frozenset({MOTIVATED, SKILL_IDLE, HIRED, INCANTED, CURSED, NO_DICE, NO_RECRUITING})
"""What lasts only as a note, or forbids something: no point becomes of more use by it."""
OF_OTHER_PHASES: Final = {PH_RANGED: ("melee", "block"), PH_BLOCK: ("melee", "ranged", "siege"), PH_ATTACK: ("block",)}
"""What is gathered in another phase of a fight; offered beside something else it is refused by itself (UE-DEED-14)."""


def is_idle(state: BoardState) -> bool:
    """Is nothing left to do in this phase of the fight: no attack to block, nobody to attack?"""
    combat = fight(state)
    if state.turn.phase == PH_BLOCK:
        return not any(attacks_left(state, enemy) for enemy in combat.enemies)
    return state.turn.phase in (PH_RANGED, PH_ATTACK) and not combat.enemies


def vain_uses(state: BoardState, seat: int) -> tuple[str, ...]:
    """The kinds of points that can serve a seat nothing now. While something lasts that could want them nothing is said.

    In a fight: Move where nobody is slowed by it, Influence where nobody wants any, attacks from afar where walls keep them from everybody
    and nothing at hand takes the walls away (UE-RANGED-04, UE-RANGED-05). Outside: Influence of before an action is lost with it
    (UE-TURN-36), so that it serves only those who hold something it can pay for without a talk to the locals; with the action of the turn
    its movement is over, and with the talk to the locals their prices are gone.
    """
    if any(entry.seat == seat and entry.key not in MERE_NOTES for entry in state.active):
        return ()
    if state.combat is not None:
        slowed = any(abilities_of(state, enemy) & CUMBERSOME for enemy in foes(state))
        wanted = {word for unit in state.players[seat].units for word in LIB.units[unit.kind].special}
        found = [] if slowed else ["move"]
        bribes = [] if wanted & BRIBED else ["influence"]
        late = OF_OTHER_PHASES.get(state.turn.phase, ()) if state.contest is None else ()
        return (*found, *bribes, *late, *_walled_off(state, seat))
    turn = state.turn
    if turn.seat != seat:
        return ()
    if turn.phase == PH_INTERACT:
        return ("move",)
    if turn.phase == PH_MOVE and (not turn.acted or state.assault is not None):
        return () if _holds_priced(state, seat) else ("influence",)
    return ("move", "influence")


def _walled_off(state: BoardState, seat: int) -> tuple[str, ...]:
    """The kinds of attack that reach no enemy in the first phase of a fight."""
    if state.turn.phase != PH_RANGED or state.contest is not None:
        return ()
    least = min([fortifications(state, enemy, seat) for enemy in fight(state).enemies], default=0)
    return () if least == 0 or _can_breach(state, seat) else ("ranged",) if least == 1 else ("ranged", "siege")


def _can_breach(state: BoardState, seat: int) -> bool:
    """Does the seat hold anything that takes walls away?"""
    player = state.players[seat]
    halves = [half for number in player.hand for half in (LIB.cards[number].basic, LIB.cards[number].strong)]
    abilities = [line.effect for unit in player.units for line in LIB.units[unit.kind].abilities]
    skills = [LIB.skills[number].effect for number in player.skills]
    return any(effect is not None and effect.breaches for effect in (*halves, *abilities, *skills))


def _holds_priced(state: BoardState, seat: int) -> bool:
    """Does a card in hand sell something for Influence by itself?"""
    for number in state.players[seat].hand:
        card = LIB.cards[number]
        if (card.basic is not None and card.basic.priced) or (card.strong is not None and card.strong.priced):
            return True
    return False


def gives_nothing_else(effect: Effect | None, vain: tuple[str, ...]) -> bool:
    """Does an effect give nothing but points of these kinds, and perhaps something nobody wants?"""
    signs = effect.signs() if effect is not None else None
    if not signs or not vain:
        return False
    return any(sign.what in vain for sign in signs) and all(sign.what in vain or _is_harm(sign) for sign in signs)


def _is_harm(sign: Sign) -> bool:
    """Does a sign only cost its user something?"""
    return sign.what == "wound" or (sign.what == "reputation" and sign.number < 0)
