"""Points and balance of the second generation.

python -m tools.balance forge      # write the set of our own again from the sheet
python -m tools.balance points     # every figure of the second generation: printed points beside the formula's
"""

from __future__ import annotations

import argparse

from mageknight.minis.content.library import official
from mageknight.minis.figure import RANKS
from tools.balance import ready
from tools.balance.forge import SHEET, TARGET, figures, sculpts, written
from tools.balance.formula import worth


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description="Points and balance of edition 2.0.")
    parser.add_argument("task", choices=("forge", "armies", "points"), help="what to do")
    task = parser.parse_args().task
    if task == "forge":
        TARGET.write_text(written(figures(sculpts(SHEET.read_text("utf-8")))), "utf-8")
        print(f"written: {TARGET.name}")
        return
    if task == "armies":
        ready.main()
        return
    for figure in official():
        if figure.generation == 2:
            off = figure.points - worth(figure)
            print(f"{figure.key:14} {figure.name:26} {RANKS[figure.rank]:9} {figure.points:4} {off:+6.1f}")


if __name__ == "__main__":
    main()
