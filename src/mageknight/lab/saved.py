"""A game of a contest as a match one can save, replay and look at: it depends on its number alone, so it is played once more."""

from __future__ import annotations

from typing import Any

from mageknight.bots import Choice
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import kit_named
from mageknight.lab.experiment import Experiment, setup_of
from mageknight.lab.table import play_game


def match_of(contest: Experiment, number: int) -> Match[Any]:
    """The game with this number, from its first decision to its last."""
    if not 0 <= number < contest.games:
        raise refuse("lab-no-such-game", number=number, last=contest.games - 1)
    given: list[Command] = []

    def watch(state: Any, decision: Decision, choice: Choice) -> None:
        given.append(choice.command)

    play_game(contest, number, watch)
    match = Match(kit_named(contest.game), setup_of(contest, number), contest.deal(number))
    for command in given:
        match.play(command)
    return match
