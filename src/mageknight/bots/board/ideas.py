"""Things to do in a turn, each tried out: what it leads to, what it is worth, and how the turn may go on from there."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BeginRest, EndTurn
from mageknight.board.content.library import WOUND
from mageknight.board.names import enemy_name
from mageknight.board.state import BoardState
from mageknight.bots.board.errands import errands
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.script import Trial, attempt, carry_on
from mageknight.bots.board.tricks import battle
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.message import Message, say

AT_ONCE: Final = 0.01
"""An idea must be better by so much than ending the turn."""
IDLE: Final = 1.2
"""What a turn is worth in which nothing is done."""
USEFUL: Final = 2
REST: Final = 0.3
"""What a turn given up for a rest costs, for each card in hand that could do something in it."""
FIGHTING: Final = ("bot-challenges", "bot-assaults", "bot-enters-site")
FIGHTS: Final = 3
"""So often a fight is solved again within one trial, as new enemies turn up."""


class Idea:
    """A line of commands, what it leads to, and why one would do it.

    `draws` if that is for the sake of new cards; `price` is what it costs beyond the position it leads to, whatever follows."""

    __slots__ = ("commands", "draws", "price", "reason", "revealed", "script", "state", "tries", "worth")

    def __init__(self, script: list[Command], trial: Trial, worth: float, reason: Message) -> None:
        self.script = script
        self.commands = trial.commands
        self.revealed = trial.revealed
        self.state = trial.state
        self.worth = worth
        self.reason = reason
        self.tries: list[float] = []
        self.draws = False
        self.price = 0.0


def onward(mind: Mind, state: BoardState, worth: float) -> float:
    """The worth of a position if the turn goes on from it as well as it can."""
    decision = mind.decision(state)
    if decision is None or decision.kind != "turn" or state.turn.seat != mind.seat or mind.budget.spent:
        return worth
    return max([worth, *[idea.worth for idea in turn_ideas(mind, state, decision)]])


def worth_of(idea: Idea) -> float:
    return idea.worth


def fight_idea(mind: Mind, state: BoardState) -> Idea:
    """The best plan for the rest of the fight."""
    found = battle(mind, state)
    script = found.script(mind.seat)
    trial = attempt(mind, state, script)
    reason = fought(state, found.plan.beaten, found.plan.wounds)
    return Idea(script, trial, mind.standing(trial.state), reason)


def fought(state: BoardState, beaten: tuple[int, ...], wounds: int) -> Message:
    """The promise of the fight: whom, by name, and for how many Wounds."""
    if not beaten:
        return say("bot-survives", wounds=wounds)
    return say("bot-fights", foes=[enemy_name(state, token) for token in beaten], wounds=wounds)


def turn_ideas(mind: Mind, state: BoardState, decision: Decision) -> list[Idea]:
    """Everything one could do this turn, to end it included."""
    ideas: list[Idea] = []
    answers = mind.answers(state, decision)
    for command in answers:
        if isinstance(command, EndTurn):
            ended = Trial(state)
            ended.commands = [command]
            ideas.append(
                Idea([command], ended, mind.standing(state) + AT_ONCE - idleness(mind, state), say("bot-ends-turn"))
            )
        elif isinstance(command, BeginRest):
            rest = attempt(mind, state, [command])
            rest.commands = rest.commands or [command]
            price = rest_price(mind, state)
            ideas.append(Idea([command], rest, mind.standing(rest.state) - price, say("bot-rests")))
            ideas[-1].price = price
    known: set[tuple[Command, ...]] = set()
    for script, reason, promise in errands(mind, state):
        if not promise and tuple(script) in known:
            continue
        known.add(tuple(script))
        trial = attempt(mind, state, script)
        settle(mind, trial)
        if trial.commands:
            idea = Idea(script, trial, mind.standing(trial.state) + promise, foretold(mind, state, trial, reason))
            idea.draws = trial.revealed and reason.key == "bot-gains"
            ideas.append(idea)
        if mind.budget.spent:
            break
    if not ideas:
        last = Trial(state)
        last.commands = [answers[-1]]
        ideas.append(Idea([answers[-1]], last, 0.0, say("bot-no-choice")))
    return ideas


def foretold(mind: Mind, state: BoardState, trial: Trial, reason: Message) -> Message:
    """A reason for a fight with what is expected of it."""
    if reason.key not in FIGHTING:
        return reason
    was, now = state.players[mind.seat], trial.state.players[mind.seat]
    wounds = now.hand.count(WOUND) + now.discard.count(WOUND) - was.hand.count(WOUND) - was.discard.count(WOUND)
    return Message(reason.key, {**reason.args, "fame": now.fame - was.fame, "wounds": max(0, wounds)})


def idleness(mind: Mind, state: BoardState) -> float:
    """The price of letting a turn go by: nothing once something was done, or with nothing in hand to do it with."""
    turn = state.turn
    useful = [card for card in state.players[mind.seat].hand if card != WOUND]
    return 0.0 if turn.acted or turn.moved or len(useful) < USEFUL else IDLE * min(1.0, mind.scale.turns)


def rest_price(mind: Mind, state: BoardState) -> float:
    """The price of a turn given up for a rest: without a Wound to lay down as much as one in which nothing is done."""
    hand = state.players[mind.seat].hand
    if WOUND not in hand:
        return idleness(mind, state)
    return min(IDLE, REST * (len(hand) - hand.count(WOUND))) * min(1.0, mind.scale.turns)


def settle(mind: Mind, trial: Trial) -> None:
    """If a trial has led into a fight, fight it."""
    for _ in range(FIGHTS):
        decision = mind.decision(trial.state)
        if decision is None or decision.kind != "combat" or mind.budget.spent:
            return
        carry_on(mind, trial, battle(mind, trial.state).script(mind.seat))
