"""Positions of the board game from situation files.

A situation begins as an ordinary game of its scenario at the start of the first turn; what the file names is then put in its
place. Cards are named from the top of a deck down; a card that nobody has comes from the shared decks.
"""

from __future__ import annotations

from mageknight.board.commands import PickHero, PickTactic
from mageknight.board.content.library import LIB, library
from mageknight.board.engine import BoardEngine
from mageknight.board.setup import ALL_SETS, BoardSetup
from mageknight.board.setup.packs import packed as with_packs
from mageknight.board.setup.situations.players import arrange_dummy, arrange_player
from mageknight.board.setup.situations.turn import arrange_turn
from mageknight.board.setup.situations.world import arrange_world
from mageknight.board.state import BoardState
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.situations.situation import Situation

HEROES = ("arythea", "tovak", "goldyx", "norowas")


def arrange(situation: Situation) -> tuple[BoardSetup, BoardState]:
    """The set-up and the state a situation file describes."""
    library()
    root = situation.root
    plain = BoardSetup(
        seats=root.number("seats", 1),
        scenario=root.text("scenario", "solo_conquest" if root.number("seats", 1) == 1 else "full_conquest"),
        heroes=tuple(root.words("heroes")) or HEROES[: root.number("seats", 1)],
        sets=tuple(root.words("sets")) or ALL_SETS,
        variants=tuple(root.words("variants")),
        megapolises=tuple([int(level) for level in root.words("megapolises")]),
        teams=tuple([int(team) for team in root.words("teams")]),
    )
    setup = with_packs(plain)
    state = first_turn(setup, seed_from_text(situation.seed))
    arrange_world(state, root)
    for section in root.named("seat"):
        arrange_player(state, section)
    dummy = root.find("dummy")
    if dummy is not None:
        arrange_dummy(state, dummy)
    arrange_turn(state, root)
    root.finish()
    state.own_map()  # written on directly: nothing worked out before holds any more
    return setup, state


def first_turn(setup: BoardSetup, seed: bytes) -> BoardState:
    """A game at the start of its first turn; everybody has taken the first Tactic without an effect of its own."""
    engine = BoardEngine()
    state = engine.new(setup, seed)
    while True:
        decision = engine.pending(state)[0]
        if decision.kind not in ("hero", "tactic"):
            return state
        options = engine.options(state, decision).all()
        plain = [c for c in options if isinstance(c, PickHero) or (isinstance(c, PickTactic) and quiet(c.tactic))]
        engine.apply(state, (plain or options)[0])


def quiet(tactic: int) -> bool:
    return LIB.tactics[tactic].use in ("none", "ongoing")
