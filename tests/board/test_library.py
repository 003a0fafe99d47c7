"""The library of printed pieces is loaded once."""

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
