"""Record the golden replays of the board game again: whole games, played by scripted players, verified by the tests.

    python -m tools.golden

A change of these files is a change of the rules: it gets a commit of its own that says why.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, Final

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.setup import BoardSetup
from mageknight.bots.levels import bot_named
from mageknight.bots.thought import Budget
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.saves import save

HOME: Final = Path(__file__).resolve().parent.parent / "tests/board/play/golden"
NODES: Final = 600
"""What a player may think about before a decision: counted, not timed, so that a recording can be repeated."""

GAMES: Final = {
    "solo_conquest": ("champion", BoardSetup(seats=1, scenario="solo_conquest", heroes=("tovak",))),
    "full_conquest": (
        "knight",
        BoardSetup(seats=4, scenario="full_conquest", heroes=("arythea", "goldyx", "norowas", "krang")),
    ),
}
"""The games by name: who plays them, and what is played."""


def played(name: str, most: int = 100_000) -> Match[Any]:
    """A whole game, or its first commands; the same each time."""
    level, setup = GAMES[name]
    kit = kit_named("board")
    match = Match(kit, setup, seed_from_text(name))
    bots = [bot_named("board", level) for _ in range(setup.seats)]
    rng = Rng(seed_from_text(name), "players")
    while match.outcome() is None and len(match.history) < most:
        decision = next(each for each in match.pending() if not each.standing)
        seat = decision.seat
        choice = bots[seat].choose(kit, match.state, seat, rng, Budget(NODES))
        match.play(choice.command)
    return match


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        match = played(name)
        outcome = match.outcome()
        assert outcome is not None
        text = save.dumps(match).encode()
        (HOME / f"{name}.match.gz").write_bytes(gzip.compress(text, mtime=0))
        print(f"{name}: {len(match.history)} commands, scores {outcome.scores}")


if __name__ == "__main__":
    main()
