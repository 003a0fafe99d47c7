"""The results of a contest as files: JSON, a table as CSV, and a page with plots."""

from __future__ import annotations

import csv
import html
import io
import platform
from pathlib import Path
from typing import Any

import msgspec

from mageknight import __version__
from mageknight.kernel.build import build
from mageknight.kernel.message import Message, say
from mageknight.lab.breakdown import BY, Group
from mageknight.lab.experiment import Experiment
from mageknight.lab.labels import bot_label, fact_label, group_label, title, used_label
from mageknight.lab.plots import plots
from mageknight.lab.record import GameRecord
from mageknight.lab.statistics import Estimate
from mageknight.lab.summary import Pair, Summary, paces
from mageknight.locale import render

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .25rem .75rem; border-bottom: 1px solid #ccc; text-align: right; }
td:first-child, th:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
"""
SHOWN = 40
"""So many of the things used are listed."""


def write_report(folder: Path, summary: Summary, records: list[GameRecord], lang: str) -> list[Path]:
    """Write ``result.json``, ``games.csv`` and ``report.html``."""
    files = [folder / "result.json", folder / "games.csv", folder / "report.html"]
    files[0].write_bytes(as_json(summary, records))
    files[1].write_text(as_csv(records), encoding="utf-8")
    files[2].write_text(as_page(summary, records, lang), encoding="utf-8")
    return files


def as_json(summary: Summary, records: list[GameRecord]) -> bytes:
    """Everything, in one canonical form: equal contests give equal bytes."""
    games = msgspec.to_builtins([msgspec.structs.replace(record, pace=()) for record in records])
    plain = {"summary": msgspec.to_builtins(summary), "games": games}
    return msgspec.json.format(msgspec.json.encode(plain, order="deterministic"), indent=1) + b"\n"


def as_csv(records: list[GameRecord]) -> str:
    """One line for each seat of each game."""
    out = io.StringIO()
    names = list(dict.fromkeys([name for record in records for name in record.facts]))
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["game", "seat", "bot", "won", "score", "finished", "decisions", *names])
    for record in records:
        for seat, bot in enumerate(record.bots):
            score = record.scores[seat] if record.scores else ""
            facts = [fact_of(record, name, seat) for name in names]
            row: list[Any] = [record.number, seat, bot, int(seat in record.winners), score]
            writer.writerow([*row, int(record.finished), record.decisions, *facts])
    return out.getvalue()


def fact_of(record: GameRecord, name: str, seat: int) -> int | str:
    values = record.facts.get(name, [])
    if not values:
        return ""
    return values[seat] if len(values) > seat else values[0]


def as_page(summary: Summary, records: list[GameRecord], lang: str) -> str:
    """A page that needs nothing else: tables, and plots as drawings inside it."""
    contest = summary.contest
    heading = title(contest.game, contest.scenario, lang)
    words = {
        key: render(say("lab-" + key), lang) for key in ("bot", "games", "wins", "score", "rating", "used", "times")
    }
    rows = "".join([bot_row(bot, lang) for bot in summary.bots])
    intro = render(say("lab-summary", games=summary.games, finished=summary.finished, seed=contest.seed), lang)
    most = [(used_label(name, lang), times) for name, times in list(summary.used.items())[:SHOWN]]
    used = "".join([f"<tr><td>{html.escape(name)}</td><td>{times}</td></tr>" for name, times in most])
    head = "".join([f"<th>{words[key]}</th>" for key in ("bot", "games", "wins", "score", "rating")])
    drawings = "".join([f"<figure>{drawing}</figure>" for drawing in plots(summary, records, lang)])
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{html.escape(heading)}</title><style>{STYLE}</style>'
        f"<h1>{html.escape(heading)}</h1><p>{html.escape(intro)}</p><table><tr>{head}</tr>{rows}</table>"
        f"{fact_table(summary, lang)}{pair_table(summary, lang)}{ending_table(summary, lang)}"
        f"{group_tables(summary, lang)}{pace_table(records, lang)}{drawings}"
        f"<h2>{words['used']}</h2><table><tr><th></th><th>{words['times']}</th></tr>{used}</table>"
        f"<p>{html.escape(made_with(summary, lang))}</p></html>\n"
    )


def pair_table(summary: Summary, lang: str) -> str:
    """Bots compared deal by deal, in sentences."""
    rows = [f"<li>{html.escape(pair_line(pair, lang))}</li>" for pair in summary.pairs]
    return f"<ul>{''.join(rows)}</ul>" if rows else ""


def pair_line(pair: Pair, lang: str) -> str:
    """The line on two bots with the same cards and dice."""
    chance = "< 0.001" if pair.chance < 0.001 else f"{pair.chance:.3f}"
    names = {"one": bot_label(pair.one, lang), "other": bot_label(pair.other, lang)}
    counts = {"deals": pair.deals, "better": pair.better, "worse": pair.worse}
    return render(say("lab-pair", **names, gap=between(pair.gap, 1), chance=chance, **counts), lang)


def ending_table(summary: Summary, lang: str) -> str:
    """The table of how many games ended in which way."""
    if not summary.endings:
        return ""
    rows = [
        f"<tr><td>{html.escape(render(Message('minis-ending-' + name), lang))}</td><td>{count}</td></tr>"
        for name, count in summary.endings.items()
    ]
    head = f"<tr><th>{render(say('lab-fact-ending'), lang)}</th><th>{render(say('lab-games'), lang)}</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def group_tables(summary: Summary, lang: str) -> str:
    """Games won and score by seat, hero and army: a table each, a row for each of them and a pair of columns for each bot."""
    bots = [bot.bot for bot in summary.bots]
    heads = "".join([f"<th colspan=2>{html.escape(bot_label(bot, lang))}</th>" for bot in bots])
    found = ""
    for by in BY:
        groups = {(group.name, group.bot): group for group in summary.groups if group.by == by}
        rows = ""
        for name in dict.fromkeys([name for name, _ in groups]):
            cells = "".join([group_cells(groups.get((name, bot))) for bot in bots])
            rows += f"<tr><td>{html.escape(group_label(by, name, lang))}</td>{cells}</tr>"
        if rows:
            title = render(Message("lab-by-" + by), lang)
            found += f"<table><tr><th>{html.escape(title)}</th>{heads}</tr>{rows}</table>"
    return found


def group_cells(group: Group | None) -> str:
    if group is None:
        return "<td></td><td></td>"
    return f"<td>{between(group.wins, 0, 100)}</td><td>{between(group.score, 1)}</td>"


def pace_table(records: list[GameRecord], lang: str) -> str:
    """The table of how long bots thought on the machine that played."""
    lines = [f"<li>{html.escape(line)}</li>" for line in pace_lines(records, lang)]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""


def pace_lines(records: list[GameRecord], lang: str) -> list[str]:
    """The same in sentences, one for each bot."""
    return [
        render(
            say(
                "lab-pace",
                bot=bot_label(bot, lang),
                mean=f"{1000 * pace.seconds / pace.decisions:.2f}",
                longest=f"{1000 * pace.longest:.0f}",
                decisions=pace.decisions,
            ),
            lang,
        )
        for bot, pace in paces(records).items()
    ]


def made_with(summary: Summary, lang: str) -> str:
    """The lines that let somebody play the same games again."""
    return made_by(summary.contest, "", lang)


def made_by(contest: Experiment, further: str, lang: str) -> str:
    """The command, the version and the build of a contest."""
    command = f"mageknight simulate {contest.game}/{contest.scenario} --bots {','.join(contest.bots)}"
    command += f" --games {contest.games} --seed {contest.seed}" + (
        f" --seats {contest.seats}" if contest.seats else ""
    )
    command += (" --mirror" if contest.mirror else "") + further
    kind = say("cli-build-compiled") if build() == "compiled" else say("cli-build-interpreted")
    version = f"{__version__}, {render(kind, lang)}, Python {platform.python_version()}"
    return render(say("lab-made-with", command=command, version=version), lang)


def fact_table(summary: Summary, lang: str) -> str:
    """The table of facts about the games: means with their intervals, by bot, then for all seats together."""
    columns = [(bot_label(bot.bot, lang), bot.facts) for bot in summary.bots if bot.facts]
    if summary.facts:
        columns.append((render(say("lab-each-game"), lang), summary.facts))
    names = list(dict.fromkeys([name for _, facts in columns for name in facts]))
    if not names:
        return ""
    head = "".join([f"<th>{html.escape(label)}</th>" for label, _ in columns])
    rows = ""
    for name in names:
        cells = [f"<td>{between(facts[name], 2) if name in facts else ''}</td>" for _, facts in columns]
        rows += f"<tr><td>{html.escape(fact_label(name, lang))}</td>{''.join(cells)}</tr>"
    return f"<table><tr><th></th>{head}</tr>{rows}</table>"


def bot_row(bot: Any, lang: str) -> str:
    name = bot_label(bot.bot, lang)
    rating = between(bot.rating, 0) if bot.rating is not None else "–"
    cells = (html.escape(name), str(bot.games), between(bot.wins, 0, 100), between(bot.score, 1), rating)
    return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"


def between(estimate: Estimate, digits: int, factor: int = 1) -> str:
    """A number with its interval, as people read it."""
    mark = " %" if factor == 100 else ""
    parts = (estimate.value, estimate.low, estimate.high)
    value, low, high = (f"{part * factor:.{digits}f}".replace("-", "−") for part in parts)
    return f"{value}{mark} ({low} … {high})"
