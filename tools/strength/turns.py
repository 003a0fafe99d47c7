"""Where the turns of Solo Conquest go: what a hero has at the beginning of each Round, and what his turns are spent on.

    python -m tools.strength.turns [--bot champion] [--games 12] [--seed tune]

One line a game, then two tables of means. Use a seed nobody judges by.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from mageknight.board.commands import BeginRest, EndPhase, EndTurn, HealWound, StepTo
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_ACTION
from mageknight.bots.thought import Choice
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.lab.experiment import Experiment
from mageknight.lab.table import play_game

GAINS: Final = ("fame", "wounds", "units", "cards", "tiles")
Possessions = dict[str, int]


def possessions(state: BoardState) -> Possessions:
    """What the only hero has: units and those of them that are wounded, cards that are not basic, Wounds, land and cities."""
    player = state.players[0]
    cards = player.hand + player.deck + player.discard + player.played + player.stored
    wounds = cards.count(WOUND)
    return {
        "fame": player.fame,
        "level": player.level,
        "units": sum([LIB.units[unit.kind].level for unit in player.units]),
        "lame": sum([LIB.units[unit.kind].level for unit in player.units if unit.wounds]),
        "cards": sum([1 for card in cards if card != WOUND and LIB.cards[card].kind != BASIC_ACTION]),
        "wounds": wounds,
        "crystals": sum(player.crystals),
        "tiles": sum([1 for tile in state.map.tile_at if tile >= 0]),
        "beaten": len(state.map.city_shields),
        "cities": sum([1 for leader in state.map.city_taken if leader != -1]),
    }


class Turn:
    """A turn from its first open decision on."""

    def __init__(self, before: Possessions) -> None:
        self.before = before
        self.commands: list[type[Command]] = []

    def kind(self, gained: Possessions) -> str:
        """What the turn was spent on, the most telling first."""
        if BeginRest in self.commands:
            return "rest"
        if EndPhase in self.commands:
            return "fight"
        for what, name in (("units", "recruit"), ("cards", "learn"), ("tiles", "explore")):
            if gained[what] > 0:
                return name
        if HealWound in self.commands:
            return "heal"
        return "walk" if StepTo in self.commands else "nothing"


class Watch:
    """Sees a game go by, Round by Round and turn by turn."""

    def __init__(self) -> None:
        self.rounds: dict[int, Possessions] = {}
        self.turns: list[tuple[str, Possessions]] = []
        self.turn: Turn | None = None
        self.ended = False

    def __call__(self, state: BoardState, decision: Decision, choice: Choice) -> None:
        if state.round not in self.rounds:
            self.rounds[state.round] = possessions(state)
        if decision.kind == "turn" and (self.turn is None or self.ended):
            self.close(state)
            self.turn, self.ended = Turn(possessions(state)), False
        if self.turn is not None:
            self.turn.commands.append(type(choice.command))
            self.ended = self.ended or isinstance(choice.command, EndTurn)

    def close(self, state: BoardState) -> None:
        """The turn before is over: what has it brought?"""
        if self.turn is not None:
            now = possessions(state)
            gained = {what: now[what] - self.turn.before[what] for what in GAINS}
            self.turns.append((self.turn.kind(gained), gained))


def means(rows: list[Possessions]) -> str:
    return "  ".join([f"{what} {sum([row[what] for row in rows]) / len(rows):.1f}" for what in rows[0]])


def watched(experiment: Experiment, number: int) -> Watch:
    """Play a game, print its line."""
    watch = Watch()
    begun = time.process_time()
    record = play_game(experiment, number, watch)
    facts = {what: numbers[0] for what, numbers in record.facts.items()}
    spent = time.process_time() - begun
    print(
        f"{number:4}  score {sum(record.scores)}  fame {facts['fame']}  cities {facts['cities_taken']}  "
        f"wounds {facts['wounds']}  {spent:.1f} s",
        flush=True,
    )
    return watch


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", default="tune")
    options = parser.parse_args(arguments)
    experiment = Experiment("board", "solo_conquest", (options.bot,), options.games, options.seed)
    games = [watched(experiment, number) for number in range(options.games)]
    for number in sorted({number for game in games for number in game.rounds}):
        rows = [game.rounds[number] for game in games if number in game.rounds]
        print(f"Round {number}: {means(rows)}")
    turns = [turn for game in games for turn in game.turns]
    for kind in sorted({kind for kind, _ in turns}):
        rows = [gained for other, gained in turns if other == kind]
        print(f"{kind:8} {len(rows) / len(games):5.1f} a game, each: {means(rows)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
