"""The standings of a tournament as a page: ratings, and who won how often against whom."""

from __future__ import annotations

import html

from mageknight.kernel.message import Message, say
from mageknight.lab.experiment import Experiment
from mageknight.lab.labels import bot_label, title
from mageknight.lab.record import GameRecord
from mageknight.lab.report import STYLE, between, made_by, pace_table
from mageknight.lab.statistics import Estimate
from mageknight.lab.tournament import Standings
from mageknight.locale import render


def tournament_page(contest: Experiment, table: Standings, records: list[GameRecord], lang: str) -> str:
    """A page that needs nothing else."""
    heading = html.escape(title(contest.game, contest.scenario, lang))
    finished = sum([1 for record in records if record.finished])
    intro = render(say("lab-summary", games=len(records), finished=finished, seed=contest.seed), lang)
    made = made_by(contest, " --tournament", lang)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{heading}</title><style>{STYLE}</style>'
        f"<h1>{heading}</h1><p>{html.escape(intro)}</p>{ratings_table(table, lang)}{matrix(table, lang)}"
        f"{pace_table(records, lang)}<p>{html.escape(made)}</p></html>\n"
    )


def ratings_table(table: Standings, lang: str) -> str:
    """Everybody, best first."""
    rows = "".join(
        [
            f"<tr><td>{html.escape(bot_label(name, lang))}</td><td>{between(rating, 0)}</td></tr>"
            for name, rating in table.ratings.items()
        ]
    )
    head = f"<tr><th>{render(say('lab-bot'), lang)}</th><th>{render(say('lab-rating'), lang)}</th></tr>"
    return f"<table>{head}{rows}</table>"


def matrix(table: Standings, lang: str) -> str:
    """Games won against each other one, in the order of the ratings."""
    names = list(table.ratings)
    won: dict[tuple[str, str], Estimate] = {}
    for duel in table.duels:
        won[duel.one, duel.other] = duel.wins
        won[duel.other, duel.one] = turned(duel.wins)
    head = "".join([f"<th>{html.escape(bot_label(name, lang))}</th>" for name in names])
    rows = ""
    for one in names:
        cells = [f"<td>{between(won[one, other], 0, 100) if (one, other) in won else '–'}</td>" for other in names]
        rows += f"<tr><td>{html.escape(bot_label(one, lang))}</td>{''.join(cells)}</tr>"
    caption = html.escape(render(Message("lab-standings"), lang))
    return f"<table><caption>{caption}</caption><tr><th></th>{head}</tr>{rows}</table>"


def turned(wins: Estimate) -> Estimate:
    """The same from the other side."""
    return Estimate(1 - wins.value, low=1 - wins.high, high=1 - wins.low)
