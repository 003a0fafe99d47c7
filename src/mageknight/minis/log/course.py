"""The course of a battle: turns, dice, objectives, the end."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.figures.roster import called
from mageknight.minis.log.teller import teller
from mageknight.minis.rules.turn.ending import ENDINGS
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.verdicts import place_message
from mageknight.minis.view.text import seat_message

PHASES: Final = (
    "",
    "minis-told-phase-command",
    "minis-told-phase-action",
    "minis-told-phase-end",
    "minis-told-phase-brood",
)
LEFT: Final = ("", "minis-told-withdrew", "minis-told-conceded", "minis-told-routed")
"""By code: the words of the phases of a turn, and of how a seat left the battle."""


@teller(e.TurnBegan)
def turn_began(state: Battle, event: e.TurnBegan, seat: int | None) -> Message:
    return say("minis-told-turn", seat=seat_message(event.seat), actions=event.actions)


@teller(e.TurnEnded)
def turn_ended(state: Battle, event: e.TurnEnded, seat: int | None) -> Message | None:
    return say("minis-told-idle", seat=seat_message(event.seat)) if event.idle else None


@teller(e.PhaseBegan)
def phase_began(state: Battle, event: e.PhaseBegan, seat: int | None) -> Message:
    return say(PHASES[event.phase], seat=seat_message(event.seat))


@teller(e.ActionsGained)
def actions_gained(state: Battle, event: e.ActionsGained, seat: int | None) -> Message:
    return say("minis-told-gained", seat=seat_message(event.seat), amount=event.amount)


@teller(e.ObjectiveControlled)
def objective_controlled(state: Battle, event: e.ObjectiveControlled, seat: int | None) -> Message:
    """A lone objective is the objective; of several the one is called by its place."""
    if len(state.objectives) > 1:
        x, y, _ = state.objectives[event.objective]
        place = place_message(x, y)
        if event.seat < 0:
            return say("minis-told-contested-at", place=place)
        return say("minis-told-controls-at", seat=seat_message(event.seat), place=place)
    if event.seat < 0:
        return say("minis-told-contested")
    return say("minis-told-controls", seat=seat_message(event.seat))


@teller(e.SeatLeft)
def seat_left(state: Battle, event: e.SeatLeft, seat: int | None) -> Message:
    return say(LEFT[event.status], seat=seat_message(event.seat))


@teller(e.EndAgreed)
def end_agreed(state: Battle, event: e.EndAgreed, seat: int | None) -> Message:
    key = "minis-told-agreed" if event.willing else "minis-told-disagreed"
    return say(key, seat=seat_message(event.seat))


@teller(e.BattleEnded)
def battle_ended(state: Battle, event: e.BattleEnded, seat: int | None) -> Message:
    return say("minis-ending-" + ENDINGS[event.reason])


@teller(e.DiceRolled)
def dice_rolled(state: Battle, event: e.DiceRolled, seat: int | None) -> Message:
    """Dice, with what comes of them where they decide something."""
    name = e.PURPOSES[event.purpose]
    purpose = say("minis-roll-" + name)
    dice = " + ".join([str(die) for die in event.dice])
    if not event.came:
        return say("minis-told-dice", seat=seat_message(event.seat), purpose=purpose, dice=dice)
    outcome = say("minis-came-" + f"{name}-{event.came}")
    return say(
        "minis-told-dice-outcome", figure=called(state, event.figure), purpose=purpose, dice=dice, outcome=outcome
    )
