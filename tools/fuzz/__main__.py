"""The command line of the fuzzer.

- `python -m tools.fuzz --games 1000 --seed 1 [--game demo] [--minutes 5] [--jobs 2]`: random play
- `python -m tools.fuzz --game minis --only siege,dragon,conquest --games 1000`: only set-ups whose scenario begins with such a word
- `python -m tools.fuzz --replay build/fuzz/demo-1-17.match`: one failure again
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.game import Setup
from mageknight.kernel.match import Match
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.saves import save
from mageknight.lab.experiment import scenario_name
from mageknight.locale import be_strict
from tools.fuzz.trial import Trial

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "fuzz"
NEWS_EVERY: Final = 10.0
MOST_FAILURES: Final = 10
"""After so many failures there is enough to look at."""

Task = tuple[str, int, int, int]
"""Which game, which of its set-ups, the number of the match, the seed of the run."""


class Report(msgspec.Struct, frozen=True):
    """What came of one match."""

    game: str
    setup: str
    steps: int
    trouble: str = ""
    file: str = ""


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    be_strict()
    if options.replay is not None:
        return replay(options.replay)
    wanted = [options.game] if options.game else games()
    if not set(wanted) <= set(games()):
        print(f"There is no game {options.game}; known: {', '.join(games())}", file=sys.stderr)
        return 2
    if not setups_of(wanted, words_of(options.only)):
        print(f"No set-up is called like {options.only}.", file=sys.stderr)
        return 2
    return fuzz(wanted, options)


def fuzz(wanted: list[str], options: argparse.Namespace) -> int:
    """Play until enough matches were played, the time is over, or too many have failed."""
    deadline = time.monotonic() + options.minutes * 60 if options.minutes else None
    count = options.games or (sys.maxsize if options.minutes else 100)
    started = time.monotonic()
    reports: list[Report] = []
    failed = 0
    told = started
    for report in _reports(setups_of(wanted, words_of(options.only)), count, options.seed, options.jobs):
        reports.append(report)
        if report.trouble:
            failed += 1
            _tell_failure(report)
        now = time.monotonic()
        if now - told > NEWS_EVERY:
            told = now
            print(f"{len(reports)} matches after {now - started:.0f} s, {failed} failed", flush=True)
        if failed >= MOST_FAILURES or (deadline is not None and now > deadline):
            break
    _summary(reports, time.monotonic() - started)
    print(f"{len(reports) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=0, help="how many matches in all (100 without --minutes)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same matches")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--only", default="", help="only set-ups whose scenario begins with one of these words")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many minutes")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="run the match of a failure again")
    return parser


def words_of(only: str) -> tuple[str, ...]:
    """The words scenarios are to begin with; one that all begin with where nobody asks for some."""
    return tuple(only.split(","))


def setups_of(wanted: list[str], words: tuple[str, ...]) -> list[tuple[str, int]]:
    """The set-ups of all wanted games whose scenarios begin with one of the words, each by its number."""
    return [
        (game, at)
        for game in wanted
        for at, setup in enumerate(kit_named(game).setups())
        if scenario_name(setup).startswith(words)
    ]


def _reports(setups: list[tuple[str, int]], count: int, seed: int, jobs: int) -> Iterator[Report]:
    """Matches of these set-ups in turn."""
    tasks = ((*setups[number % len(setups)], number, seed) for number in range(count))
    if jobs <= 1:
        yield from map(try_out, tasks)
        return
    with multiprocessing.get_context("fork").Pool(jobs, be_strict) as pool:
        yield from pool.imap_unordered(try_out, tasks, chunksize=4)


def try_out(task: Task) -> Report:
    """Play one match; a failure is written to a file."""
    game, at, number, seed = task
    kit = kit_named(game)
    secret = seed_from_text(f"{game}/{at}/{seed}/{number}")
    setup = kit.varied(list(kit.setups())[at], Rng(secret, "setup"))
    trial = Trial(kit, setup, secret)
    trial.run()
    file = write_failure(trial, f"{game}-{seed}-{number}") if trial.trouble else None
    again = str(file.relative_to(ROOT)) if file is not None else ""
    usual = list(kit.setups())[at]
    return Report(game, _settings(setup if trial.trouble else usual), trial.steps, trial.trouble, again)


def write_failure(trial: Trial, name: str, folder: Path = FOLDER) -> Path:
    """The match up to the failure as a save, and beside it what went wrong; the save is returned."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.match"
    try:
        assert trial.match is not None
        text = save.dumps(trial.match)
    except Exception:  # noqa: BLE001  # a state so broken that it cannot be written: its beginning is enough to find it again
        text = save.dumps(Match(trial.kit, trial.setup, trial.seed))
    file.write_text(text, "utf-8")
    file.with_suffix(".txt").write_text(trial.trouble, "utf-8")
    return file


def replay(file: Path) -> int:
    """Run the match of a failure again: set-up and seed are all it takes."""
    try:
        header = msgspec.json.decode(file.read_text("utf-8").splitlines()[0], type=save.Header)
    except (OSError, IndexError, UnicodeDecodeError, msgspec.DecodeError) as error:
        print(f"{file} is no saved match: {error}", file=sys.stderr)
        return 2
    kit = kit_named(header.game)
    trial = Trial(kit, msgspec.convert(header.setup, kit.setup_type), bytes.fromhex(header.seed))
    trial.run()
    print(trial.trouble or "no invariant fails", flush=True)
    print(f"{0 if trial.trouble else 1} passed, {1 if trial.trouble else 0} failed")
    return 1 if trial.trouble else 0


def _tell_failure(report: Report) -> None:
    print(f"\nFAILED after {report.steps} decisions of {report.game} ({report.setup}):\n{report.trouble}")
    print(f"again: python -m tools.fuzz --replay {report.file}\n", flush=True)


def _summary(reports: list[Report], seconds: float) -> None:
    """Matches and decisions of each set-up."""
    groups: dict[tuple[str, str], list[Report]] = {}
    for report in reports:
        groups.setdefault((report.game, report.setup), []).append(report)
    for (game, setup), group in groups.items():
        steps = sum(report.steps for report in group)
        print(f"{game} {setup}: {len(group)} matches, {steps / len(group):.0f} decisions each")
    total = sum(report.steps for report in reports)
    print(f"{total} decisions in {seconds:.0f} s ({total / max(seconds, 0.001):.0f} a second)")


def _settings(setup: Setup) -> str:
    """A set-up in few words: the seats, and the settings that differ from the usual."""
    words = [f"seats={setup.seats}"]
    for field in msgspec.structs.fields(setup):
        value = getattr(setup, field.name)
        if field.name != "seats" and value != field.default:
            words.append(f"{field.name}={_short(value)}")
    return " ".join(words)


def _short(value: object) -> str:
    """A setting as a word: short rows in full, of anything else only that it differs."""
    if isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, tuple) and all(isinstance(one, (int, str)) for one in value):
        return ",".join([str(one) for one in value])
    return "…"


if __name__ == "__main__":
    sys.exit(main())
