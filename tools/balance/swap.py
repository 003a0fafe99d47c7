"""Is a single piece worth its points? An army with it against the same army with as many points of plain troopers in its place.

    python -m tools.balance swap --figures colossi-401,colossi-402@3 --total 300 --games 300 --workers 2

Each deal has another army round the piece and is played from both seats. A mount comes with the cheapest warrior that can ride it,
who is on foot on the other side. Counts stand in ``swaps.tsv`` and are taken up again; a row counts as long as the piece and the
players are what they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from mageknight.lab.statistics import share
from mageknight.minis.army.model import Army
from mageknight.minis.army.suggest import complete
from mageknight.minis.content import factions
from mageknight.minis.content.library import Library, official
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.riding import fits, is_mount
from mageknight.minis.setup.entries import Enlisted, Lineup
from tools.balance import ready
from tools.balance.matches import GAME, LEVEL, Battle, fought, in_turn
from tools.balance.tally import PLAYERS

FILE: Final = Path(__file__).with_name("swaps.tsv")
HEAD: Final = "figure\ttotal\tmark\tplayers\tbattles\twon\tlow\thigh"
LISTS: Final = 60
"""So many different armies stand round a piece, one after the other."""


class Count(NamedTuple):
    """How many battles a piece has been in, and how many of them its side won."""

    battles: int = 0
    won: float = 0.0


Job = tuple[str, Battle, tuple[Lineup, Lineup], str]


def sides(library: Library, key: str, total: int, number: int) -> tuple[Army, Army]:
    """Two armies of a people: one with a piece, one with plain troopers for its points; what else they hold depends on the number."""
    piece = library[key]
    people = factions.table()[piece.factions[0]].name
    troopers = plain(library, people)
    if is_mount(piece):
        rider = min([each for each in library if fits(each, piece)], key=lambda each: each.points)
        with_it, without = Enlisted(rider.key, rides=key), [Enlisted(rider.key)]
        spent = rider.points + piece.points
    else:
        with_it, without, spent = Enlisted(key), [], piece.points
    instead = without + [Enlisted(each) for each in worth_of(troopers, piece.points)]
    for seed in range(number % LISTS, 2 * LISTS):
        rest = complete(library, Army("", GAME, total - spent), people, seed).entries
        pair = Army("", GAME, total, (with_it, *rest)), Army("", GAME, total, (*instead, *rest))
        if all(ready.is_fit(each, library) for each in pair):
            return pair
    raise ValueError(f"no army of {total} points holds {key}")


def plain(library: Library, people: str) -> list[FigureDef]:
    """The line troops of a people that are on foot."""
    faction = factions.ids()[people]
    return [
        each
        for each in library
        if each.generation == 2
        and each.factions == (faction,)
        and not (each.is_unique or each.is_giant or each.is_castle or is_mount(each) or each.fittings.rides)
    ]


def worth_of(troopers: list[FigureDef], points: int) -> list[str]:
    """Troopers that cost together as nearly as can be what they stand for, not more; of equal sums the fewest."""
    best: list[tuple[str, ...] | None] = [()] + [None] * points
    for sum_of in range(1, points + 1):
        for each in troopers:
            before = best[sum_of - each.points] if each.points <= sum_of else None
            now = best[sum_of]
            if before is not None and (now is None or len(before) + 1 < len(now)):
                best[sum_of] = (*before, each.key)
    return list(next(found for found in reversed(best) if found is not None))


def mark_of(figure: FigureDef) -> str:
    """A hash of a piece: its dials and its points."""
    dials = [(each.faces, each.start) for each in figure.dials]
    return sha256(repr((figure.key, figure.points, figure.range, dials)).encode()).hexdigest()[:8]


def known(file: Path = FILE) -> dict[tuple[str, int], Count]:
    """The counts that still hold, by piece and build total."""
    found: dict[tuple[str, int], Count] = {}
    library = official()
    for line in file.read_text("utf-8").splitlines()[1:] if file.exists() else ():
        key, total, mark, players, battles, won, *_ = line.split("\t")
        figure = library.get(key)
        if figure is not None and players == PLAYERS and mark == mark_of(figure):
            found[key, int(total)] = Count(int(battles), float(won))
    return found


def keep(counts: dict[tuple[str, int], Count], file: Path = FILE) -> None:
    """Write the counts down with the interval of each."""
    library = official()
    lines = [HEAD]
    for (key, total), each in sorted(counts.items()):
        estimate = share(each.won, each.battles)
        numbers = f"{each.battles}\t{each.won:g}\t{estimate.low:.1%}\t{estimate.high:.1%}"
        lines.append(f"{key}\t{total}\t{mark_of(library[key])}\t{PLAYERS}\t{numbers}")
    file.write_text("\n".join(lines) + "\n", "utf-8")


def swap(keys: tuple[str, ...], total: int, games: int, workers: int = 1, file: Path = FILE, level: str = LEVEL) -> int:
    """Play until every piece has had so many battles; how many were played."""
    library = official()
    counts = known(file)
    begun = {key: counts.get((key, total), Count()).battles for key in keys}

    def battles() -> Iterator[Job]:
        for number in range(games):
            for key in keys:
                if number >= begun[key]:
                    pair = sides(library, key, total, number // 2)
                    yield key, Battle(total, key, "troopers", number), (pair[0].lineup(), pair[1].lineup()), level

    played = 0
    for key, won in in_turn(_fought, battles(), workers):
        had = counts.get((key, total), Count())
        counts[key, total] = Count(had.battles + 1, had.won + won)
        keep(counts, file)
        played += 1
    return played


def _fought(job: Job) -> tuple[str, float]:
    key, battle, lists, level = job
    return key, fought(battle, lists, level).first
