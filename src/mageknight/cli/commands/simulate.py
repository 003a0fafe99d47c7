"""The `mageknight simulate` command: bots play many games, and the results are written down."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.locale import languages, preferred, render

if TYPE_CHECKING:
    from mageknight.lab.experiment import Experiment
    from mageknight.lab.record import GameRecord


SILENCE: Final = 60.0
"""So many seconds a run that nobody watches says nothing."""


def words(message: Message) -> str:
    return render(message, preferred(os.environ))


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.command(help=words(say("lab-about")))
def simulate(
    target: Annotated[str, typer.Argument(metavar="GAME/SCENARIO", help=words(say("lab-option-target")))],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help=words(say("lab-option-bots")))] = "knight,squire",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=words(say("lab-option-games")))] = 10,
    seed: Annotated[str, typer.Option("--seed", help=words(say("lab-option-seed")))] = "1",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, help=words(say("lab-option-workers")))] = 1,
    seats: Annotated[int, typer.Option("--seats", metavar="N", min=0, help=words(say("cli-option-seats")))] = 0,
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help=words(say("lab-option-cluster")))] = "",
    tournament: Annotated[bool, typer.Option("--tournament", help=words(say("lab-option-tournament")))] = False,
    mirror: Annotated[bool, typer.Option("--mirror", help=words(say("lab-option-mirror")))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=words(say("lab-option-json")))] = False,
    save: Annotated[
        list[int] | None, typer.Option("--save", metavar="NUMBER", help=words(say("lab-option-save")))
    ] = None,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help=words(say("lab-option-out")))] = "",
    lang: Annotated[str, typer.Option("--lang", help=words(say("cli-option-lang")))] = "",
) -> None:
    from mageknight.bots.own import is_own
    from mageknight.lab.experiment import contest_of

    spoken = lang if lang in languages() else preferred(os.environ)
    try:
        names = tuple([name.strip() for name in bots.split(",") if name.strip()])
        if not names:
            raise refuse("lab-no-bots")
        if any(is_own(name) for name in names):
            sys.path.insert(0, str(Path.cwd()))
        contest = contest_of(target, names, games, seed, seats, mirror)
        folder = Path(out) if out else None
        if save and folder is None:
            raise refuse("lab-save-where")
        if tournament:
            hold_tournament(contest, workers, cluster, folder, as_json, spoken)
        else:
            hold_contest(contest, workers, cluster, folder, as_json, spoken)
            if folder is not None:
                keep_games(contest, save or [], folder, spoken)
    except Refusal as refusal:
        print(render(refusal.message(), spoken), file=sys.stderr)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def hold_contest(
    contest: Experiment, workers: int, cluster: str, folder: Path | None, as_json: bool, lang: str
) -> None:
    """Play what is still missing, then report."""
    from mageknight.lab.report import as_json as encoded
    from mageknight.lab.report import write_report
    from mageknight.lab.summary import summed_up

    records = played(contest, workers, cluster, folder, lang)
    summary = summed_up(contest, records)
    if as_json:
        sys.stdout.write(encoded(summary, records).decode())
    else:
        tell(summary, records, lang)
    if folder is not None:
        write_report(folder, summary, records, lang)
        drawn = importlib.util.find_spec("matplotlib") is not None
        written = say("lab-written", folder=str(folder)) if drawn else say("lab-written-plain", folder=str(folder))
        print(render(written, lang), file=sys.stderr)


def keep_games(contest: Experiment, numbers: list[int], folder: Path, lang: str) -> None:
    """Write some games as saved matches."""
    from mageknight.cli.files import write_save
    from mageknight.kernel.saves.save import dumps
    from mageknight.lab.saved import match_of

    for number in numbers:
        file = folder / f"game-{number}.json"
        write_save(file, dumps(match_of(contest, number)))
        print(render(say("lab-saved", number=number, file=str(file)), lang), file=sys.stderr)


def hold_tournament(
    contest: Experiment, workers: int, cluster: str, folder: Path | None, as_json: bool, lang: str
) -> None:
    """Every bot meets every other; the ratings are told."""
    import msgspec

    from mageknight.lab.tournament import pairings, standings

    records: list[GameRecord] = []
    for pairing in pairings(contest):
        sub = folder / "-".join(pairing.bots) if folder is not None else None
        records.extend(played(pairing, workers, cluster, sub, lang))
    table = standings(list(dict.fromkeys(contest.bots)), records)
    plain = msgspec.json.format(msgspec.json.encode(table), indent=1).decode() + "\n"
    if as_json:
        sys.stdout.write(plain)
    else:
        from mageknight.lab.labels import bot_label
        from mageknight.lab.report import between

        for name, rating in table.ratings.items():
            print(f"{bot_label(name, lang):12} {between(rating, 0)}")
        for duel in table.duels:
            one, other = bot_label(duel.one, lang), bot_label(duel.other, lang)
            print(
                render(say("lab-duel", one=one, other=other, wins=between(duel.wins, 0, 100), games=duel.games), lang)
            )
    if folder is not None:
        from mageknight.lab.tournament_page import tournament_page

        (folder / "standings.json").write_text(plain, encoding="utf-8")
        (folder / "standings.html").write_text(tournament_page(contest, table, records, lang), encoding="utf-8")
        print(render(say("lab-tournament-written", folder=str(folder)), lang), file=sys.stderr)


def played(contest: Experiment, workers: int, cluster: str, folder: Path | None, lang: str) -> list[GameRecord]:
    """All games of a contest, those of an earlier run taken over; a bar shows how it goes."""
    from mageknight.lab.executors import play_all
    from mageknight.lab.ledger import Ledger, ordered

    ledger = Ledger(folder, contest) if folder is not None else None
    missing = ledger.missing() if ledger is not None else list(range(contest.games))
    fresh: list[GameRecord] = []
    with bar(contest, contest.games - len(missing), lang) as step:
        for record in play_all(contest, missing, workers, cluster):
            if ledger is not None:
                ledger.add(record)
            fresh.append(record)
            step()
    return ledger.records() if ledger is not None else ordered(fresh)


class bar:  # noqa: N801 – reads as a verb where it is used
    """Progress of a run, on the error output: a bar with rate and time left where somebody sees it, else a line each minute, so
    that the file a cluster writes tells it too."""

    def __init__(self, contest: Experiment, done: int, lang: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.contest = contest
        self.done = done
        self.lang = lang
        self.clock = clock
        self.began = self.told = clock()
        self.fresh = 0
        self.progress: Any = None
        self.task: Any = None

    def __enter__(self) -> Any:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            self.progress = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("{task.fields[rate]}"),
                TimeRemainingColumn(),
                console=Console(file=sys.stderr),
            )
            self.progress.start()
            name = f"{self.contest.game}/{self.contest.scenario} {', '.join(self.contest.bots)}"
            self.task = self.progress.add_task(name, total=self.contest.games, completed=self.done, rate="")
        return self.step

    def step(self) -> None:
        """One more game has ended."""
        self.fresh += 1
        now = self.clock()
        if self.progress is not None:
            self.progress.update(self.task, advance=1, rate=self.rate(self.progress.tasks[0].speed or 0.0))
        elif now - self.told >= SILENCE:
            self.told = now
            speed = self.fresh / (now - self.began)
            done = self.done + self.fresh
            left = ceil((self.contest.games - done) / speed / 60)
            line = say("lab-running", done=done, games=self.contest.games, rate=self.rate(speed), left=left)
            print(render(line, self.lang), file=sys.stderr, flush=True)

    def rate(self, speed: float) -> str:
        hundredths = round(speed * 100)
        return render(say("lab-rate", whole=hundredths // 100, rest=f"{hundredths % 100:02}"), self.lang)

    def __exit__(self, *trouble: object) -> None:
        if self.progress is not None:
            self.progress.stop()


def tell(summary: Any, records: list[GameRecord], lang: str) -> None:
    """The result in a few lines."""
    from mageknight.lab.labels import bot_label, fact_label
    from mageknight.lab.report import between, pace_lines, pair_line

    print(render(say("lab-summary", games=summary.games, finished=summary.finished, seed=summary.contest.seed), lang))
    for bot in summary.bots:
        name = bot_label(bot.bot, lang)
        won = render(say("lab-wins"), lang)
        score = render(say("lab-score"), lang)
        print(f"{name:12} {won} {between(bot.wins, 0, 100)}  {score} {between(bot.score, 1)}")
        for fact, estimate in bot.facts.items():
            print(f"{'':12} {fact_label(fact, lang)} {between(estimate, 2)}")
    for pair in summary.pairs:
        print(pair_line(pair, lang))
    for line in pace_lines(records, lang):
        print(line)
