"""Deeds of figures: actions given, attacks, captures, and whatever lasts on them."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.abilities.thunder_blow import SERIES
from mageknight.minis.content.abilities import ability
from mageknight.minis.content.available import library, spell_named
from mageknight.minis.figures.roster import called, figure_word
from mageknight.minis.log.teller import teller
from mageknight.minis.rules.attack.bombs import TOKEN as BOMB
from mageknight.minis.rules.attack.bombs import unpacked
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import lasting_word
from mageknight.minis.subfactions.storm_druids import FURY
from mageknight.minis.table.verdicts import place_message
from mageknight.minis.view.text import seat_message


@teller(e.ActionGiven)
def action_given(state: Battle, event: e.ActionGiven, seat: int | None) -> Message:
    return say("minis-told-action", figure=called(state, event.figure), how=say("minis-how-" + event.how))


@teller(e.ActionTakenBack)
def action_taken_back(state: Battle, event: e.ActionTakenBack, seat: int | None) -> Message:
    return say("minis-told-taken-back", figure=called(state, event.figure))


@teller(e.FigureEntered)
def figure_entered(state: Battle, event: e.FigureEntered, seat: int | None) -> Message:
    name = library().figure(event.kind).title()
    return say("minis-told-entered", name=name, seat=seat_message(event.seat))


@teller(e.AbilitiesRecalled)
def abilities_recalled(state: Battle, event: e.AbilitiesRecalled, seat: int | None) -> Message:
    return say("minis-told-recalled", figure=called(state, event.figure))


@teller(e.LeaderChosen)
def leader_chosen(state: Battle, event: e.LeaderChosen, seat: int | None) -> Message:
    return say("minis-told-leads", seat=seat_message(event.seat))


@teller(e.MovedFirst)
def moved_first(state: Battle, event: e.MovedFirst, seat: int | None) -> Message:
    return say("minis-told-moved-first", figure=called(state, event.figure))


@teller(e.Surged)
def surged(state: Battle, event: e.Surged, seat: int | None) -> Message:
    return say("minis-told-surged", figure=called(state, event.figure))


@teller(e.Attacked)
def attacked(state: Battle, event: e.Attacked, seat: int | None) -> Message:
    key = "minis-told-hit" if event.hit else "minis-told-missed"
    attacker, target = called(state, event.attacker), called(state, event.target)
    return say(key, attacker=attacker, target=target, total=event.total, defense=event.defense)


@teller(e.Captured)
def captured(state: Battle, event: e.Captured, seat: int | None) -> Message:
    return say("minis-told-captured", captor=called(state, event.captor), captive=called(state, event.captive))


@teller(e.Risen)
def risen(state: Battle, event: e.Risen, seat: int | None) -> Message:
    return say("minis-told-risen", figure=called(state, event.figure))


@teller(e.ControlPassed)
def control_passed(state: Battle, event: e.ControlPassed, seat: int | None) -> Message:
    return say("minis-told-controlled", figure=called(state, event.figure), seat=seat_message(event.seat))


@teller(e.Freed)
def freed(state: Battle, event: e.Freed, seat: int | None) -> Message:
    return say("minis-told-freed", captive=called(state, event.captive))


@teller(e.AbilityCancelled)
def ability_cancelled(state: Battle, event: e.AbilityCancelled, seat: int | None) -> Message:
    name = say(ability(event.ability).name_key)
    return say("minis-told-cancelled", figure=called(state, event.figure), ability=name)


UNTOLD: Final = (e.STRUCTURE, SERIES, FURY)
"""What is only counted: blows, dice and damage are told by themselves."""


@teller(e.LastingBegan, e.LastingEnded)
def lasting(state: Battle, event: e.LastingBegan, seat: int | None) -> Message | None:
    """Something that lasts, when it begins and when it is over; a spell in force is told by its card."""
    over = isinstance(event, e.LastingEnded)
    if event.card >= 0:
        return say("minis-told-spell-ends" if over else "minis-told-spell-lasts", spell=spell_named(event.kind).title())
    if event.kind in UNTOLD or max(event.source, event.target) < 0:
        return None
    figure = figure_word(state, event.target if event.target >= 0 else event.source)
    if event.kind == BOMB:
        bomb = unpacked(event.amount)
        place = place_message(bomb.x, bomb.y)
        return say("minis-told-bomb-lifted" if over else "minis-told-bomb-laid", figure=figure, place=place)
    key = "minis-told-lasting-over" if over else "minis-told-lasting"
    return say(key, figure=figure, what=lasting_word(event.kind, event.amount))


@teller(e.Shunned)
def shunned(state: Battle, event: e.Shunned, seat: int | None) -> Message:
    return say("minis-told-shunned", figure=called(state, event.figure), other=called(state, event.other))
