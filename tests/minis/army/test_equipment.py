"""What figures carry in a list: its text, its points, what may be wielded together."""

from __future__ import annotations

import msgspec
import pytest

from mageknight.kernel.files.problem import ContentError
from mageknight.locale import Words
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names
from mageknight.minis.army.text import read, write
from mageknight.minis.content.library import official
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Enlisted, Muster, lean, mustered

LIBRARY = official()
TONGUES = [Words.of(lang).render for lang in ("en", "de")]
NAMES = Names(LIBRARY, TONGUES)
SWORD = next(each for each in LIBRARY if each.fittings.item_slots == 2 and each.types.attack == 1)
OTHER = next(each for each in LIBRARY if each.generation == 2 and each.key != SWORD.key)
BLADE = "I-001"


def test_a_line_says_what_a_figure_rides_wields_and_knows() -> None:
    entry = Enlisted(SWORD.key, 2, (BLADE,), ("ember-dart", "deny", "deny"), OTHER.key)
    army = Army("A", "second", 300, (entry, Enlisted(OTHER.key, 1, boards=SWORD.key)))
    for renderer in (None, *TONGUES):
        text = write(army, LIBRARY, renderer)
        assert read(text, NAMES) == army, text
    points = 2 * (SWORD.points + OTHER.points + LIBRARY.items[BLADE].points) + OTHER.points
    assert army.points(LIBRARY) == points
    assert f"= {points}" in write(army, LIBRARY)


def test_the_line_reads_as_in_the_guide() -> None:
    army = Army("A", "second", 100, (Enlisted(SWORD.key, 1, (BLADE,), rides=OTHER.key),))
    rank = ("unique", "weak", "standard", "tough")
    line = write(army, LIBRARY).splitlines()[4]
    assert line == (
        f"1x {SWORD.name} ({rank[SWORD.rank]}) [{SWORD.key}] {SWORD.points} "
        f"on {OTHER.name} ({rank[OTHER.rank]}) [{OTHER.key}] {OTHER.points} with Balanced Blade [{BLADE}] {LIBRARY.items[BLADE].points}"
    )


def test_items_are_found_by_name_in_every_language() -> None:
    for words in (f"{SWORD.name} with Balanced Blade", f"2x {SWORD.name} (unique) mit Ausgewogene Klinge 16"):
        assert read(words, NAMES).entries[0].items == (BLADE,), words
    with pytest.raises(ContentError):
        read(f"{SWORD.name} with Toothpick", NAMES)
    with pytest.raises(ContentError):
        read(f"[{SWORD.key}] with Blade [I-999]", NAMES)


def test_what_an_army_brings_besides_stands_in_its_head() -> None:
    army = Army("A", "second", 300, (Enlisted(SWORD.key),), False, "AC-001", "D-029", ("castle-451", "castle-452"))
    for renderer in (None, *TONGUES):
        assert read(write(army, LIBRARY, renderer), NAMES) == army


def test_set_ups_of_keys_alone_still_read_and_plain_armies_are_written_so() -> None:
    old = msgspec.json.decode(b'{"armies": [["a-001", "a-002", "a-001"], ["b-001"]]}', type=MinisSetup)
    assert [each.figure for each in mustered(old.armies[0]).singles()] == ["a-001", "a-002", "a-001"]
    assert lean(mustered(old.armies[0])) == old.armies[0]
    full = Muster((Enlisted("a-001", 2, ("I-001",)),), domain="D-001")
    both = MinisSetup(armies=(full, ("b-001",)))
    assert msgspec.json.decode(msgspec.json.encode(both), type=MinisSetup) == both
    assert [each.items for each in mustered(both.armies[0]).singles()] == [("I-001",), ("I-001",)]
