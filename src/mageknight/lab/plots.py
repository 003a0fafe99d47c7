"""Plots of a contest, drawn as SVG by matplotlib."""

from __future__ import annotations

import importlib
import io
from typing import Any

from mageknight.kernel.message import say
from mageknight.lab.labels import bot_label, used_label
from mageknight.lab.record import GameRecord
from mageknight.lab.summary import Summary
from mageknight.locale import render

SIZE = (7.0, 3.2)
COLOUR = "#4a6fa5"


def plots(summary: Summary, records: list[GameRecord], lang: str) -> list[str]:
    """Wins with their intervals, scores, length of games, what was used most; nothing without matplotlib."""
    try:
        matplotlib: Any = importlib.import_module("matplotlib")
    except ImportError:
        return []
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "mageknight"
    pyplot: Any = importlib.import_module("matplotlib.pyplot")
    drawn = [
        wins(pyplot, summary, lang),
        scores(pyplot, summary, records, lang),
        lengths(pyplot, records, lang),
        uses(pyplot, summary, lang),
    ]
    return [drawing for drawing in drawn if drawing]


def wins(pyplot: Any, summary: Summary, lang: str) -> str:
    figure, axes = pyplot.subplots(figsize=SIZE)
    names = [bot_label(bot.bot, lang) for bot in summary.bots]
    values = [100 * bot.wins.value for bot in summary.bots]
    below = [100 * (bot.wins.value - bot.wins.low) for bot in summary.bots]
    above = [100 * (bot.wins.high - bot.wins.value) for bot in summary.bots]
    axes.bar(names, values, yerr=[below, above], color=COLOUR, capsize=6)
    axes.set_ylim(0, 100)
    axes.set_title(render(say("lab-wins"), lang) + " (%)")
    return finished(pyplot, figure)


def scores(pyplot: Any, summary: Summary, records: list[GameRecord], lang: str) -> str:
    columns: list[list[int]] = []
    names: list[str] = []
    for bot in summary.bots:
        found = [r.scores[seat] for r in records if r.scores for seat, name in enumerate(r.bots) if name == bot.bot]
        if found:
            columns.append(found)
            names.append(bot_label(bot.bot, lang))
    if not columns:
        return ""
    figure, axes = pyplot.subplots(figsize=SIZE)
    axes.boxplot(columns, tick_labels=names)
    axes.set_title(render(say("lab-score"), lang))
    return finished(pyplot, figure)


def lengths(pyplot: Any, records: list[GameRecord], lang: str) -> str:
    if not records:
        return ""
    figure, axes = pyplot.subplots(figsize=SIZE)
    axes.hist([record.decisions for record in records], bins=20, color=COLOUR)
    axes.set_title(render(say("lab-length"), lang))
    return finished(pyplot, figure)


def uses(pyplot: Any, summary: Summary, lang: str) -> str:
    most = list(summary.used.items())[:20][::-1]
    if not most:
        return ""
    figure, axes = pyplot.subplots(figsize=(SIZE[0], 0.28 * len(most) + 1))
    axes.barh([used_label(name, lang) for name, _ in most], [count for _, count in most], color=COLOUR)
    axes.set_title(render(say("lab-used"), lang))
    return finished(pyplot, figure)


def finished(pyplot: Any, figure: Any) -> str:
    """The drawing as text, without what only a file of its own needs."""
    out = io.StringIO()
    figure.tight_layout()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    text = out.getvalue()
    return text[text.index("<svg") :]
