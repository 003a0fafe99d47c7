"""The miniatures game measured: random battles of 2 × 200 points on a table with twelve pieces of terrain and of 2 × 300
points by the rules of 2003, copies, views, previews."""

from __future__ import annotations

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis import commands as c
from mageknight.minis.events import FigurePut
from mageknight.minis.figures.roster import members
from mageknight.minis.queries.preview import reach_of, targets
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.occasions import OCCASIONS
from mageknight.minis.setup.samples import army
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.places import has_room
from tools.bench import Benchmark, microseconds, per_second

SETUP = MinisSetup(armies=(army("atlantis-guild-200"), army("orc-raiders-200")), table="everything", edges=(0, 2))
SECOND = MinisSetup(
    edition="second",
    total=300,
    armies=(army("atlantean-empire-300"), army("orc-khans-300")),
    table="frontier-post",
    edges=(0, 2),
)
STRETCH = 100
"""Decisions of a battle of hosts at a time."""
CROWD = 50
"""Figures of each side on a full table."""


def benchmarks() -> list[Benchmark]:
    kit = kit_named("minis")
    state = played(60).state
    play = RandomBattles(SETUP)
    second = RandomBattles(SECOND)
    hosts = Stretches(next(each for each in OCCASIONS if each.name == "broad-vale").setup())
    return [
        Benchmark("minis.rebellion_200.decisions_per_s", "decisions/s", lambda: per_second(play.decisions)),
        Benchmark("minis.rebellion_200.games_per_s", "games/s", lambda: per_second(play.games)),
        Benchmark("minis.second_300.decisions_per_s", "decisions/s", lambda: per_second(second.decisions)),
        Benchmark("minis.second_300.games_per_s", "games/s", lambda: per_second(second.games)),
        Benchmark("minis.second_preview_60_ms", "ms", lambda: microseconds(Preview(second_crowd(), 30), 2) / 1000),
        Benchmark("minis.conquest_2000.decisions_per_s", "decisions/s", lambda: per_second(hosts.decisions)),
        Benchmark("minis.copy_us", "µs", lambda: microseconds(state.copy)),
        Benchmark("minis.view_us", "µs", lambda: microseconds(lambda: kit.engine.view(state, 0))),
        Benchmark("minis.preview_100_ms", "ms", lambda: microseconds(Preview(crowded(), CROWD), 2) / 1000),
    ]


class RandomBattles:
    """Battles by uniformly random choice among the standard candidates: list the options, choose one, apply it."""

    def __init__(self, setup: MinisSetup) -> None:
        self.engine = kit_named("minis").engine
        self.rng = Rng(seed_from_text("bench"))
        self.setup = setup
        self.played = 0

    def decisions(self) -> int:
        """Play one battle; how many decisions it took."""
        self.played += 1
        state = self.engine.new(self.setup, seed_from_text(f"bench {self.played}"))
        taken = 0
        while True:
            pending = self.engine.pending(state)
            if not pending:
                return taken
            self.engine.apply(state, self.rng.choice(self.engine.options(state, pending[0]).all()))
            taken += 1

    def games(self) -> int:
        self.decisions()
        return 1


class Stretches:
    """Battles of hosts by random choice, a stretch at a time: a whole one takes thousands of decisions."""

    def __init__(self, setup: MinisSetup) -> None:
        self.engine = kit_named("minis").engine
        self.rng = Rng(seed_from_text("hosts"))
        self.setup = setup
        self.begun = 0
        self.state = self.fresh()

    def fresh(self) -> Battle:
        self.begun += 1
        found: Battle = self.engine.new(self.setup, seed_from_text(f"hosts {self.begun}"))
        return found

    def decisions(self) -> int:
        """Go on with the battle; how many decisions were made."""
        for _ in range(STRETCH):
            pending = self.engine.pending(self.state)
            if not pending:
                self.state = self.fresh()
                continue
            self.engine.apply(self.state, self.rng.choice(self.engine.options(self.state, pending[0]).all()))
        return STRETCH


class Preview:
    """Everything a client shows of one figure in a crowd: where it can go, whom it can hit and how well."""

    def __init__(self, state: Battle, own: int) -> None:
        self.state = state
        self.own = own
        self.figure = 0

    def __call__(self) -> int:
        state = self.state
        self.figure = (self.figure + 7) % self.own
        region = reach_of(state, self.figure)
        answers = [targets(state, self.figure, how) for how in ("shoot", "fight")]
        return len(answers) + region.inches


def crowded() -> Battle:
    """A battle of a hundred figures in two loose crowds."""
    keys = ("rebellion-003", "rebellion-005", "rebellion-060", "rebellion-045", "rebellion-012")
    army_of = tuple(keys[number % len(keys)] for number in range(CROWD))
    setup = MinisSetup(armies=(army_of, army_of), total=1200, table="everything", edges=(0, 2))
    engine = kit_named("minis").engine
    state: Battle = engine.new(setup, seed_from_text("crowd"))
    rng = Rng(seed_from_text("crowd"))
    for figure in range(2 * CROWD):
        scatter(state, figure, rng)
    state.active = 0
    return state


def second_crowd() -> Battle:
    """A battle of sixty figures by the rules of 2003."""
    line = ("muster-167", "muster-159", "muster-163")
    keys = tuple(line[number % len(line)] for number in range(30))
    setup = MinisSetup(edition="second", armies=(keys, keys), total=2000, table="frontier-post", edges=(0, 2))
    state: Battle = kit_named("minis").engine.new(setup, seed_from_text("crowd"))
    rng = Rng(seed_from_text("crowd"))
    for figure in range(60):
        scatter(state, figure, rng)
    state.active = 0
    return state


def scatter(state: Battle, figure: int, rng: Rng) -> None:
    """Put a figure somewhere on its own half, where there is room."""
    low = 2 if state.owner[figure] == 0 else 16
    while True:
        x, y = INCH + rng.below(34 * INCH), low * INCH + rng.below(18 * INCH)
        facing = rng.below(720)
        if has_room(state.table, figure, x, y, facing, movement_mode(state, figure)):
            FigurePut(figure, x, y, facing).apply(state)
            return


def played(commands: int) -> Match[Battle]:
    """A match after so many random commands."""
    kit = kit_named("minis")
    rng = Rng(seed_from_text("bench"))
    match: Match[Battle] = Match(kit, SETUP, seed_from_text("bench"))
    while len(match.history) < commands or len(members(match.state.table.down)) < 8:
        offered = [one for one in match.options(match.pending()[0]).all() if not isinstance(one, c.EndTurn)]
        match.play(rng.choice(offered))
    return match
