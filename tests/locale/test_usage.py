"""The reader of the sources finds what is said, so that the checks on keys can fail."""

from __future__ import annotations

import pytest

from tests.locale.entries import all_variables, read_entries
from tests.locale.usage import Call, Usage, in_family, read_families, read_python, read_sources


def calls(source: str) -> list[Call]:
    usage = Usage()
    read_python(source, "m.py", usage)
    return usage.calls


def test_literals_in_say_refuse_and_message_are_found_with_their_arguments():
    assert calls('say("a-b", left_over=1, who=x)') == [Call("m.py:1", "a-b", frozenset({"left-over", "who"}))]
    assert calls('refuse("too-far", "UE-1", by=2)') == [Call("m.py:1", "refusal-too-far", frozenset({"by"}))]
    assert calls('line.trouble("tab", n=1)') == [
        Call("m.py:1", "refusal-situation-tab", frozenset({"file", "line", "n"}))
    ]
    assert calls('Message("k", {"n": 1})') == [Call("m.py:1", "k", frozenset({"n"}))]
    assert calls('refusal.Refusal("r", (), facts={"n": 1})') == [Call("m.py:1", "refusal-r", frozenset({"n"}))]


def test_a_choice_between_two_keys_names_both():
    assert [call.key for call in calls('say("day" if sun else "night")')] == ["day", "night"]


def test_arguments_passed_on_are_unknown():
    assert calls('say("k", **facts)') == [Call("m.py:1", "k", None)]
    assert calls('Message("k", facts)') == [Call("m.py:1", "k", None)]


def test_a_key_put_together_is_a_pattern():
    assert [call.key for call in calls('say(f"unit-{name}-title")')] == ["unit-*-title"]
    assert [call.key for call in calls('refuse("no-" + what)')] == ["refusal-no-*"]


def test_a_variable_as_key_and_other_functions_are_left_alone():
    assert calls('say(key); bot.say("hello"); sing("song")') == []


def test_a_reason_of_a_refusal_counts_as_use_of_its_sentence():
    usage = Usage()
    read_python('REASON = "too-far"', "m.py", usage)
    assert usage.uses("refusal-too-far")
    assert usage.uses("too-far")
    assert not usage.uses("refusal-too")


def test_words_of_the_browser_client_count(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "App.svelte").write_text("<p>{t('web-title')} {t(`web-end`)} web-bare</p>")
    usage = read_sources(tmp_path)
    assert usage.uses("web-title")
    assert usage.uses("web-end")
    assert not usage.uses("web-bare")


def test_families_are_patterns_with_reasons():
    families = read_families("# comment\n\nunit-*   every unit has a name\n")
    assert families == {"unit-*": "every unit has a name"}
    assert in_family("unit-peasants", families)
    assert in_family("unit-*", families)
    assert not in_family("u*", families)


def test_entries_know_variables_references_and_functions():
    text = "a = { $x } { b } { -t }\nb = { NUMBER($y) }\n    .acc = { $z }\n-t = { $own }\n"
    entries = {entry.key: entry for entry in read_entries(text, "f.ftl")}
    assert list(entries) == ["a", "b", "-t"]
    assert entries["b"].functions == {"NUMBER"}
    assert all_variables(entries["a"], entries) == {"x", "y", "z"}


def test_what_is_not_fluent_is_named_by_its_place():
    with pytest.raises(ValueError, match=r"f\.ftl:2"):
        read_entries("a = b\nc = { $ }\n", "f.ftl")
