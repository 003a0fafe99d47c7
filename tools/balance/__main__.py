"""Points and balance of the second generation.

python -m tools.balance forge      # write the sets of our own again from their sheets
python -m tools.balance armies     # compose the ready-made armies again
python -m tools.balance points     # every figure of the second generation: printed points beside the formula's
python -m tools.balance play       # battles between the ready-made armies, going on where the last run stopped
python -m tools.balance race       # lists of all peoples raced at once, for those that leave everybody even: --total 200 --take
python -m tools.balance swap       # are single pieces worth their points: --figures colossi-401,mounts-001 --total 300
python -m tools.balance choose     # which list of a people is nearest to an even match: --army orc-khans-200
python -m tools.balance table      # what all battles so far say, also into table.tsv
python -m tools.balance great      # hunts and sieges between bots: --games 100 --only furious,rampaging
"""

from __future__ import annotations

import argparse

from mageknight.minis.content.library import official
from mageknight.minis.figures.figure import RANKS
from tools.balance import choose, colossi, great, matches, race, ready, swap, tally
from tools.balance.forge import FOLDER, SHEETS, figures, sculpts, written
from tools.balance.formula import worth


def forge() -> None:
    for name, sheet in SHEETS.items():
        rows = figures(sculpts(sheet.read_text("utf-8")), name)
        (FOLDER / f"{name}.json").write_text(written(rows, name), "utf-8")
        print(f"written: {name}.json")
    colossi.TARGET.write_text(colossi.made(), "utf-8")
    print(f"written: {colossi.TARGET.name}")


def points() -> None:
    for figure in official():
        if figure.generation == 2:
            off = figure.points - worth(figure)
            print(f"{figure.key:14} {figure.name:26} {RANKS[figure.rank]:9} {figure.points:4} {off:+6.1f}")


def table() -> None:
    text = matches.report(tally.known())
    matches.TABLE.write_text(text, "utf-8")
    print(text, end="")


def main() -> None:
    tasks = ("forge", "armies", "points", "play", "race", "swap", "choose", "table", "great")
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description="Points and balance of edition 2.0.")
    parser.add_argument("task", choices=tasks, help="what to do")
    parser.add_argument("--total", type=int, default=200, help="the build total of the battles")
    parser.add_argument("--games", type=int, default=40, help="how many battles a pair gets at most")
    parser.add_argument("--most", type=int, default=10**9, help="stop after so many battles")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument(
        "--army", default="", help="the ready army to choose a list for, or the only one whose lists race"
    )
    parser.add_argument("--figures", default="", help="the pieces to swap for plain troopers, with commas")
    parser.add_argument("--take", action="store_true", help="after a race: make the choice the ready armies")
    parser.add_argument("--level", default=matches.LEVEL, help="who plays the battles that choose a list")
    parser.add_argument(
        "--seeds", default="", help="the seeds of the lists to try, with commas; else all that look good"
    )
    parser.add_argument("--only", default="", help="the names of great battles, with commas; else all hunts and sieges")
    parser.add_argument("--first", type=int, default=0, help="the number of the first great battle")
    parser.add_argument("--tell", action="store_true", help="print every decision of great battles")
    given = parser.parse_args()
    if given.task == "play":
        print(f"{matches.play(given.total, given.games, given.workers, given.most)} battles played")
    elif given.task == "race":
        race.main(given.total, given.most, given.workers, given.take, given.army)
    elif given.task == "swap":
        keys = tuple([each for each in given.figures.split(",") if each])
        print(f"{swap.swap(keys, given.total, given.games, given.workers)} battles played")
    elif given.task == "choose":
        choose.main(given.army, given.games, given.level, tuple([int(each) for each in given.seeds.split(",") if each]))
    elif given.task == "armies":
        ready.main()
    elif given.task == "great":
        only = tuple([each for each in given.only.split(",") if each])
        great.report(only, given.games, given.level, given.first, given.tell)
    else:
        {"forge": forge, "points": points, "table": table}[given.task]()


if __name__ == "__main__":
    main()
