"""Rendering: nested messages, lists, numbers, forms; and what happens when words are missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mageknight.kernel.message import Message, say
from mageknight.locale import (
    CatalogueError,
    MissingWordsError,
    Words,
    add_resource,
    be_strict,
    best,
    languages,
    misses,
    names,
    preferred,
    render,
)
from mageknight.locale.bundle import Bundle
from mageknight.locale.catalogue import HOME, Catalogue, catalogue, cut
from tests.locale.entries import all_variables, read_language

PACK = {
    "en": """
test-orc = an orc
test-wolf = a wolf
test-meets = You meet { $who }.
test-offers = { $things } or one of { ANY($things) }
test-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
test-beats = You beat { FORM($who, "acc") }.
test-bonus = { SIGNED($n) }
test-which = { $who ->
    [test-orc] green
   *[other] grey
}
""",
    "de": """
-test-hero = Held
test-orc = der Ork
    .acc = den Ork
test-wolf = ein Wolf
test-meets = Dir begegnet { $who }, { -test-hero }.
test-offers = { $things } oder eines von: { ANY($things) }
test-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
test-beats = Du schlägst { FORM($who, "acc") }.
test-bonus = { SIGNED($n) }
test-which = { $who ->
    [test-orc] grün
   *[other] grau
}
""",
}
ORC, WOLF = say("test-orc"), say("test-wolf")


@pytest.fixture(scope="module", autouse=True)
def _pack() -> None:
    for lang, text in PACK.items():
        add_resource(lang, text, "the pack of these tests")


@pytest.fixture
def lenient() -> Iterator[None]:
    """As players run it."""
    be_strict(False)
    misses.clear()
    yield
    misses.clear()
    be_strict()


def both(message: Message) -> tuple[str, str]:
    return render(message, "en"), render(message, "de")


def test_messages_nest():
    assert both(say("test-meets", who=ORC)) == ("You meet an orc.", "Dir begegnet der Ork, Held.")
    assert render(say("test-meets", who="Tovak"), "en") == "You meet Tovak."


def test_lists_follow_the_rule_of_the_language():
    message = say("test-offers", things=[ORC, WOLF, ORC])
    assert both(message) == (
        "an orc, a wolf, and an orc or one of an orc, a wolf, or an orc",
        "der Ork, ein Wolf und der Ork oder eines von: der Ork, ein Wolf oder der Ork",
    )
    assert both(say("test-meets", who=[ORC, WOLF])) == (
        "You meet an orc and a wolf.",
        "Dir begegnet der Ork und ein Wolf, Held.",
    )
    assert render(say("test-meets", who=[WOLF]), "en") == "You meet a wolf."


def test_an_empty_list_is_nothing():
    assert both(say("test-meets", who=[])) == ("You meet nothing.", "Dir begegnet nichts, Held.")
    assert render(say("test-offers", things=[]), "en") == "nothing or one of nothing"


@pytest.mark.parametrize(
    "number, english, german",
    [(1, "one card", "eine Karte"), (1234, "1,234 cards", "1.234 Karten"), (0, "0 cards", "0 Karten")],
)
def test_numbers_choose_the_plural_and_group_their_digits(number, english, german):
    assert both(say("test-cards", n=number)) == (english, german)


def test_numbers_group_their_digits_in_plain_sentences_too():
    assert both(say("test-meets", who=12345)) == ("You meet 12,345.", "Dir begegnet 12.345, Held.")


def test_modifiers_carry_their_sign():
    assert [render(say("test-bonus", n=n), "de") for n in (2, 0, -1500)] == ["+2", "+0", "−1.500"]


def test_a_sentence_asks_for_a_form_and_gets_the_plain_words_where_there_is_none():
    assert both(say("test-beats", who=ORC)) == ("You beat an orc.", "Du schlägst den Ork.")
    assert render(say("test-beats", who=WOLF), "de") == "Du schlägst ein Wolf."
    assert render(say("test-beats", who="Tovak"), "de") == "Du schlägst Tovak."


def test_a_selector_compares_the_key_of_a_message():
    assert both(say("test-which", who=ORC)) == ("green", "grün")
    assert both(say("test-which", who=WOLF)) == ("grey", "grau")


def test_a_missing_sentence_never_stops_a_player(lenient):
    assert render(say("no-such-key"), "de") == "[no-such-key]"
    assert render(say("test-meets", who=say("no-such-key")), "en") == "You meet [no-such-key]."
    assert misses == {("de", "no-such-key"): 1, ("en", "no-such-key"): 1}


def test_english_stands_in_for_a_language_that_lacks_the_sentence(lenient):
    add_resource("en", "test-only-english = Only here.\n", "another pack")
    assert render(say("test-only-english"), "de") == "Only here."
    assert misses == {("de", "test-only-english"): 1}


def test_a_missing_argument_never_stops_a_player(lenient):
    assert render(say("test-meets"), "en") == "You meet who."
    assert sum(misses.values()) == 1


def test_in_tests_whatever_is_missing_is_an_error():
    with pytest.raises(MissingWordsError, match="no-such-key"):
        render(say("no-such-key"), "de")
    with pytest.raises(MissingWordsError, match="who"):
        render(say("test-meets"), "de")


def test_the_nearest_language_is_found():
    assert [best([tag]) for tag in ("de", "de-AT", "de_CH.UTF-8", "fr", "", "C")] == [
        "de",
        "de",
        "de",
        "en",
        "en",
        "en",
    ]
    assert best(["fr", "de"]) == "de"
    assert Words.of("de-AT") is Words.of("de")


def test_the_environment_chooses_the_language():
    assert preferred({"LANG": "de_DE.UTF-8"}) == "de"
    assert preferred({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}) == "en"
    assert preferred({"LANG": "en_US.UTF-8", "LANGUAGE": "de:en"}) == "de"
    assert preferred({"LANG": "en_US.UTF-8", "MAGEKNIGHT_LANG": "de"}) == "de"
    assert preferred({}) == "en"


def test_languages_name_themselves():
    assert names() == {"en": "English", "de": "Deutsch"}


def test_a_pack_with_a_fault_is_refused_and_changes_nothing():
    with pytest.raises(CatalogueError, match=r"mine\.ftl:2"):
        add_resource("de", "test-new = neu\ntest-bad = { $ }\n", "mine.ftl")
    assert "test-new" not in Words.of("de")


def test_a_pack_may_not_change_the_words_of_others():
    with pytest.raises(CatalogueError, match=r"mine\.ftl: refusal-game-over is already in en/kernel\.ftl"):
        add_resource("en", "test-new = new\nrefusal-game-over = Ha!\n", "mine.ftl")
    assert "test-new" not in Words.of("en")
    with pytest.raises(CatalogueError, match="no language 'xx'"):
        add_resource("xx", "a = b\n", "mine.ftl")


def test_the_same_pack_may_come_twice():
    assert add_resource("en", PACK["en"], "again")[0] == "test-orc"


def test_files_are_cut_into_entries():
    text = "# note\nfirst = one\n  more\n    .acc = two\n\n## group\n-term = three\r\nlast={ $n ->\n[one] a\n*[other] b\n}\n# end\n"
    assert cut(text) == [
        ("first", "first = one\n  more\n    .acc = two\n"),
        ("-term", "-term = three\n"),
        ("last", "last={ $n ->\n[one] a\n*[other] b\n}\n"),
    ]


def test_messages_that_refer_to_each_other_end_in_a_miss_not_in_a_loop(lenient):
    add_resource("en", "test-loop = { test-pool }\ntest-pool = { test-loop }\n", "looping pack")
    assert render(say("test-loop"), "en")
    assert misses


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_renders_and_the_quick_way_says_the_same_as_fluent(lang):
    words, bundle = Words.of(lang), fluent_alone(catalogue(lang), lang)
    entries = {entry.key: entry for entry in read_language(HOME / lang)}
    for key, entry in entries.items():
        if key.startswith("-"):
            continue
        for number in (0, 1, 2, 11, 1234):
            message = Message(key, dict.fromkeys(sorted(all_variables(entry, entries)), number))
            text, faults = bundle.text(message)
            assert faults == []
            assert words.render(message) == text
            assert text.strip()
            assert not set("{}\u2068\u2069") & set(text), f"{key}: {text}"


def fluent_alone(entries: Catalogue, lang: str) -> Bundle:
    return Bundle(entries, Words.of(lang).render, Words.of(lang).join)


def run(program: str, **environment: str) -> str:
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment or None, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_plain_sentence_does_not_load_the_fluent_library():
    program = (
        "import sys; from mageknight.kernel.message import say; from mageknight.locale import render;"
        "print(render(say('refusal-game-over'), 'de'), 'fluent.runtime' in sys.modules, 'babel' in sys.modules)"
    )
    assert run(program).split()[-2:] == ["False", "False"]


def test_a_new_language_is_a_new_folder(tmp_path: Path):
    shutil.copytree(HOME.parent, tmp_path / "mageknight", ignore=shutil.ignore_patterns("__pycache__", "web"))
    (tmp_path / "mageknight" / "locale" / "fr").mkdir()
    french = "language-name = Français\ntest-cards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n}\n"
    (tmp_path / "mageknight" / "locale" / "fr" / "kernel.ftl").write_text(french, encoding="utf-8")
    program = (
        "from mageknight.kernel.message import say; from mageknight.locale import names, render;"
        "print(names()['fr'], render(say('test-cards', n=0), 'fr-CA'), render(say('refusal-game-over'), 'fr'), sep='; ')"
    )
    output = run(program, PYTHONPATH=str(tmp_path), PYTHONIOENCODING="utf-8")
    assert output.strip() == "Français; 0 carte; The game is over."
