"""Prices of possessions in Solo Conquest: final scores against what a hero had at the beginning of each Round.

    python -m tools.strength.prices play [--bot knight] [--games 100] [--seed prices]     # goes on where it was stopped
    python -m tools.strength.prices show [--seed prices]

A line for each Round: how much one more of each thing has added to the final score in these games, all else equal, and for how much
of the score all of it together accounts. These are prices as that bot plays, to hold its judgement (`bots/board/worth.py`) against.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.state import BoardState
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, SPELL
from mageknight.bots.board.marks import card_mark, unit_mark
from mageknight.bots.thought import Choice
from mageknight.kernel.decision import Decision
from mageknight.lab.experiment import Experiment
from mageknight.lab.table import play_game

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "prices"
SHRUNK: Final = 20.0
"""Few games tell little: prices are drawn towards nothing as if so many more had shown no effect."""
Row = dict[str, float]


def holdings(state: BoardState) -> Row:
    """The things the only hero has."""
    player = state.players[0]
    cards = player.hand + player.deck + player.discard + player.played + player.stored
    kinds = [LIB.cards[card].kind for card in cards if card != WOUND]
    return {
        "fame": player.fame,
        "reputation": player.reputation,
        "wound": cards.count(WOUND),
        "card": len(cards),
        "mark of cards": sum([card_mark(card) for card in cards if card != WOUND]),
        "advanced": kinds.count(ADVANCED_ACTION),
        "spell": kinds.count(SPELL),
        "artifact": kinds.count(ARTIFACT),
        "unit level": sum([LIB.units[unit.kind].level for unit in player.units]),
        "mark of lame units": sum([unit_mark(unit.kind) for unit in player.units if unit.wounds]),
        "crystal": sum(player.crystals),
        "skill": len(player.skills),
        "tile": sum([1 for tile in state.map.tile_at if tile >= 0]),
        "city found": len(state.map.city_at),
        "defender beaten": len(state.map.city_shields),
    }


def record(experiment: Experiment, number: int) -> dict[str, Any]:
    """A game as the holdings at the beginning of each Round, and the score in the end."""
    rounds: dict[int, Row] = {}

    def watch(state: BoardState, decision: Decision, choice: Choice) -> None:
        if decision.kind == "turn" and state.round not in rounds:
            rounds[state.round] = holdings(state)

    played = play_game(experiment, number, watch)
    return {"number": number, "score": sum(played.scores), "rounds": rounds}


def read(seed: str) -> list[dict[str, Any]]:
    path = FOLDER / f"{seed}.jsonl"
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def prices(rows: list[Row], scores: list[float]) -> tuple[Row, float]:
    """The price of each thing that differs between these games, and the share of the scores they explain together."""
    names = list(rows[0])
    table = np.array([[row[name] for name in names] for row in rows], float)
    spread = table.std(axis=0)
    kept = [at for at in range(len(names)) if spread[at] > 0]
    scaled = (table[:, kept] - table[:, kept].mean(axis=0)) / spread[kept]
    target = np.array(scores, float)
    target = target - target.mean()
    found = np.linalg.solve(scaled.T @ scaled + SHRUNK * np.eye(len(kept)), scaled.T @ target)
    left = target - scaled @ found
    share = 1.0 - float(left @ left) / max(1e-9, float(target @ target))
    return {names[at]: float(price / spread[at]) for at, price in zip(kept, found, strict=True)}, share


def show(games: list[dict[str, Any]]) -> None:
    for number in range(2, 7):
        seen = [game for game in games if str(number) in game["rounds"]]
        if len(seen) < 2:
            continue
        found, share = prices([game["rounds"][str(number)] for game in seen], [game["score"] for game in seen])
        print(f"Round {number}, {len(seen)} games, {share:.0%} explained")
        print("  " + "  ".join([f"{name} {price:+.1f}" for name, price in found.items()]))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verb", choices=["play", "show"])
    parser.add_argument("--bot", default="knight")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="prices")
    options = parser.parse_args(arguments)
    if options.verb == "play":
        experiment = Experiment("board", "solo_conquest", (options.bot,), options.games, options.seed)
        done = {game["number"] for game in read(options.seed)}
        FOLDER.mkdir(parents=True, exist_ok=True)
        for number in range(options.games):
            if number not in done:
                with (FOLDER / f"{options.seed}.jsonl").open("a", encoding="utf-8") as ledger:
                    ledger.write(json.dumps(record(experiment, number)) + "\n")
    show(read(options.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
