"""An experiment: a game and a scenario, the bots, how many games, from which seed. A contest is a plain value and decides everything."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import BOTS
from mageknight.bots.own import is_own, own_bot
from mageknight.kernel.contract import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import seed_from_text

HEROES = ("arythea", "tovak", "goldyx", "norowas", "wolfhawk", "krang", "braevalar")

LARGE: Final = 600
"""Build totals from which on a battle is named after its points."""


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of games, each decided by its number.

    `bots` take turns at the seats: every deal is played once for each way to pass the bots round the table. In a `mirror` all
    sides have the same army, those of the set-up one after the other.
    """

    game: str
    scenario: str
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    seats: int = 0
    mirror: bool = False

    def turns(self) -> int:
        """The number of ways to pass the bots round the table."""
        return len(self.bots) if len(set(self.bots)) > 1 else 1

    def deal(self, number: int) -> bytes:
        """The seed of a game: the same for all ways to sit."""
        return seed_from_text(f"{self.seed}/{self.game}/{self.scenario}/{number // self.turns()}")

    def luck(self, number: int, seat: int) -> bytes:
        """The seed of a bot's own dice."""
        return seed_from_text(f"{self.seed}/{self.game}/{self.scenario}/{number}/bot/{seat}")

    def seated(self, number: int, seats: int) -> tuple[str, ...]:
        """The bots by seat."""
        return tuple([self.bots[(seat + number) % len(self.bots)] for seat in range(seats)])


def contest_of(
    target: str, bots: tuple[str, ...], count: int, seed: str, seats: int = 0, mirror: bool = False
) -> Experiment:
    """A contest from what somebody typed; what does not exist is refused."""
    game, _, scenario = target.partition("/")
    if game not in games():
        raise refuse("unknown-game", game=game, known=", ".join(games()))
    for bot in bots:
        if is_own(bot):
            own_bot(bot)
        elif bot not in BOTS:
            raise refuse("lab-no-such-bot", bot=bot, known=", ".join(BOTS))
    names = scenarios(kit_named(game))
    chosen = scenario or next(iter(names))
    if chosen not in names:
        raise refuse("lab-no-such-scenario", scenario=chosen, known=", ".join(names))
    contest = Experiment(game=game, scenario=chosen, bots=bots, games=count, seed=seed, seats=seats, mirror=mirror)
    setup_of(contest, 0)
    return contest


def scenarios(kit: Kit[Any]) -> dict[str, list[Setup]]:
    """The set-ups of a game by a name one can type: a scenario, or edition and table, of large battles edition and points."""
    found: dict[str, list[Setup]] = {}
    for setup in kit.setups():
        found.setdefault(scenario_name(setup), []).append(setup)
    return found


def scenario_name(setup: Setup) -> str:
    scenario = getattr(setup, "scenario", "")
    if scenario:
        return str(scenario)
    if getattr(setup, "castle", -1) >= 0:
        return "siege"
    edition = getattr(setup, "edition", "")
    total = getattr(setup, "total", 0)
    if edition and total >= LARGE:
        return f"{edition}-{total}"
    if edition:
        return f"{edition}-{getattr(setup, 'table', '') or 'open'}"
    return "standard"


def setup_of(contest: Experiment, number: int) -> Setup:
    """The set-up of one game: of the scenario's set-ups with fitting seats one after the other, heroes likewise."""
    return setup_among(fitting_setups(contest), contest, number)


def fitting_setups(contest: Experiment) -> list[Setup]:
    """The set-ups of the scenario with fitting seats."""
    wanted = contest.seats
    fitting = [
        setup for setup in scenarios(kit_named(contest.game))[contest.scenario] if not wanted or setup.seats == wanted
    ]
    if not fitting:
        raise refuse("lab-no-such-seats", scenario=contest.scenario, seats=wanted)
    if wanted:
        return fitting
    counts = [setup.seats for setup in fitting]
    least = max(min(len(contest.bots), max(counts)), min(counts))
    return [setup for setup in fitting if setup.seats == least] or fitting


def setup_among(fitting: list[Setup], contest: Experiment, number: int) -> Setup:
    """The set-up of one game among those that fit."""
    deal = number // contest.turns()
    setup = fitting[deal % len(fitting)]
    if hasattr(setup, "heroes"):
        return msgspec.structs.replace(setup, heroes=tuple([HEROES[(deal + seat) % 7] for seat in range(setup.seats)]))
    armies = getattr(setup, "armies", ())
    if contest.mirror and armies:
        return msgspec.structs.replace(setup, armies=(armies[deal % len(armies)],) * len(armies))
    return setup
