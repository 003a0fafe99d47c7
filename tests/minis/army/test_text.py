"""Armies as text: what is written is read again, and what people write is understood."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.kernel.files.problem import ContentError, Problem
from mageknight.kernel.message import Message
from mageknight.locale import Words, render
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names, NotFoundError, plain
from mageknight.minis.army.text import read, write
from mageknight.minis.content.library import official
from mageknight.minis.setup.entries import Enlisted

LIBRARY = official()
TONGUES = [Words.of("en").render, Words.of("de").render]
NAMES = Names(LIBRARY, TONGUES)
KEYS = [each.key for each in LIBRARY]

TIDY = st.text(st.characters(exclude_categories=("C", "Z")), max_size=12)
ARMIES = st.builds(
    Army,
    name=st.lists(TIDY, max_size=4).map(lambda words: " ".join(" ".join(words).split())),
    game=st.sampled_from(["rebellion", "quick-start"]),
    total=st.integers(1, 2000),
    entries=st.lists(st.builds(Enlisted, st.sampled_from(KEYS), st.integers(1, 99)), max_size=12).map(tuple),
)


@given(ARMIES, st.sampled_from([None, *TONGUES]))
def test_reading_what_was_written_gives_the_same_army(army: Army, renderer: object) -> None:
    text = write(army, LIBRARY, renderer)  # type: ignore[arg-type]
    again = read(text, NAMES)
    assert again == army
    assert write(again, LIBRARY, renderer) == text  # type: ignore[arg-type]


@given(st.sampled_from(KEYS), st.sampled_from(["en", "de"]), st.booleans())
def test_every_figure_is_found_by_name_and_rank_in_both_languages(key: str, lang: str, loud: bool) -> None:
    figure = LIBRARY[key]
    line = write(Army("", "rebellion", 100, (Enlisted(key),)), LIBRARY, Words.of(lang).render).splitlines()[4]
    without_key = line.partition(" [")[0]
    words = without_key.upper() if loud else without_key.lower()
    assert read(words, NAMES).entries == (Enlisted(key),)
    assert NAMES.figure(f"{figure.set_name} {figure.number}") is figure
    assert NAMES.figure(f"{figure.set_name.title()} #{figure.number}") is figure


@pytest.mark.parametrize(
    "line",
    [
        "rebellion-006",
        "[rebellion-006]",
        "Rebellion 6",
        "rebellion #6",
        "Utem Guardsman (tough)",
        "utem guardsman, TOUGH",
        "tough Utem Guardsman",
        "Utem Guardsman tough",
        "Utem Guardsman ***",
        "*** Utem Guardsman",
        "Utem-Gardist (stark)",
        "starker Utem-Gardist",
        "UTEM GARDIST, stark",
        "Utem Guardsman (tough) 14",
        "Utem Guardsman (tough), 14 points",
        "Utem Guardsman tough - 14 Punkte",
        "Sir Somebody [rebellion-006]",
    ],
)
def test_one_figure_in_many_words(line: str) -> None:
    for form, count in ((line, 1), (f"3x {line}", 3), (f"- 3 × {line}", 3), (f"• {line}", 1)):
        assert read(form, NAMES).entries == (Enlisted("rebellion-006", count),), form


def test_counts_may_stand_before_or_behind() -> None:
    text = "2 Utem Guardsman (weak)\nUtem Guardsman (weak) x4\n2xUtem Guardsman (weak)"
    assert [each.count for each in read(text, NAMES).entries] == [2, 4, 2]


def test_a_list_without_headers_is_a_rebellion_army_of_the_next_hundred() -> None:
    army = read("9x Utem Guardsman (standard)\n", NAMES)
    assert (army.name, army.game, army.total) == ("", "rebellion", 200)
    assert read("", NAMES) == Army("", "rebellion", 100)


def test_headers_comments_and_sums_in_both_languages() -> None:
    head = "\ufeff# from a friend\r\nArmee: Die Schar\r\nSpiel: Schnellstart\r\nGESAMTPUNKTEWERT: 100 Punkte\r\n"
    text = head + "\r\n1x Ub-Khan (stark)\r\n= 38\r\n// end"
    assert read(text, NAMES) == Army("Die Schar", "quick-start", 100, (Enlisted("starter-007"),))
    assert read("Army: A\nBuild total: 300\nGame: rebellion", NAMES) == Army("A", "rebellion", 300)


def problems(text: str) -> list[tuple[int, str]]:
    with pytest.raises(ContentError) as caught:
        read(text, NAMES, "list.txt")
    return [(each.line, each.reason.key) for each in caught.value.problems]


def test_every_line_that_cannot_be_understood_is_named() -> None:
    text = "Total: many\nGame: chess\nUtem Guardsman\nUtem Guardsmen (weak)\nQwertyuiop\n1x Magus (weak)\n[rebellion-999]\n"
    assert problems(text + "Zombie [rebellion-006]\n0x Zombie (weak)\n") == [
        (1, "minis-list-total"),
        (2, "minis-list-game"),
        (3, "minis-list-which"),
        (4, "minis-list-did-you-mean"),
        (5, "minis-list-unknown"),
        (6, "minis-list-rank"),
        (7, "minis-list-unknown-key"),
        (8, "minis-list-contradiction"),
        (9, "minis-list-count"),
    ]


def test_an_endless_list_is_refused() -> None:
    assert problems("Magus\n" * 1001) == [(1001, "minis-list-too-long")]
    assert problems("M" * 401) == [(1, "minis-list-too-wide")]


@given(st.text(max_size=200))
def test_whatever_is_pasted_is_read_or_refused(text: str) -> None:
    found: list[Problem] = []
    try:
        army = read(text, NAMES)
    except ContentError as error:
        found = error.problems
    else:
        assert read(write(army, LIBRARY), NAMES).entries == army.entries
    assert all(render(each.message(), "de") for each in found)


def test_names_of_the_two_languages_never_mean_different_figures() -> None:
    english = {plain(each.name): each.name_key for each in LIBRARY}
    german = {plain(render(each.title(), "de")): each.name_key for each in LIBRARY}
    assert {
        name: (english[name], german[name]) for name in english if german.get(name, english[name]) != english[name]
    } == {}


def test_without_tongues_plain_english_is_enough() -> None:
    english = Names(LIBRARY)
    army = Army("A", "quick-start", 100, (Enlisted("starter-001", 2),))
    assert read(write(army, LIBRARY), english) == army
    with pytest.raises(NotFoundError) as caught:
        english.figure("Utem-Gardist (stark)")
    assert isinstance(caught.value.reason, Message)
