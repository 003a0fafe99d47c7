"""The library of printed pieces is loaded once, and numbers what it holds in one way only."""

from __future__ import annotations

import subprocess
import sys

TOGETHER = """
import sys, threading
from mageknight.board.content.library import library

sys.setswitchinterval(1e-6)
gate = threading.Barrier(8)


def ask():
    gate.wait()
    library()


threads = [threading.Thread(target=ask) for _ in range(8)]
for each in threads:
    each.start()
for each in threads:
    each.join()
names = [hero.name for hero in library().heroes]
assert names == list(dict.fromkeys(names)), names
print(len(names))
"""


def test_threads_that_ask_at_once_get_one_library() -> None:
    done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, text=True, check=False)
    assert done.stdout == "7\n", done.stderr


IN_ORDER = """
import importlib, pkgutil, sys
import mageknight.board

names = sorted(module.name for module in pkgutil.walk_packages(mageknight.board.__path__, "mageknight.board."))
for name in names if sys.argv[1] == "forwards" else reversed(names):
    importlib.import_module(name)

from mageknight.board.content.library import library
from mageknight.board.effect import EFFECTS, OF_THE_RULES

assert len(EFFECTS) == OF_THE_RULES, [type(effect).__name__ for effect in EFFECTS[OF_THE_RULES:]]
library()
assert len(EFFECTS) > OF_THE_RULES
for number, effect in enumerate(EFFECTS):
    print(number, effect.uid, type(effect).__name__, effect.code())
"""


def test_the_order_of_imports_moves_no_number_of_an_effect() -> None:
    """A saved game names effects by number: importing more modules, or others first, must not change what a number means."""
    told = []
    for order in ("forwards", "backwards"):
        done = subprocess.run([sys.executable, "-c", IN_ORDER, order], capture_output=True, text=True, check=False)
        assert not done.returncode, done.stderr
        told.append(done.stdout)
    assert told[0] == told[1]
