"""Citations: shared rules name topics, and every edition cites rules of its own book for whatever it can refuse or count."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mageknight.games  # makes the games known
import mageknight.minis
from mageknight.kernel.registry import kit_named
from mageknight.minis import commands as c
from mageknight.minis.content import abilities
from mageknight.minis.edition import citations
from mageknight.minis.edition.edition import Edition
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.parts import SOURCES
from mageknight.minis.queries.preview import targets
from tests.minis.drill import battle

kit_named("minis")
"""Loaded here, whichever test comes first: abilities enter their topics when the game is loaded."""

SOURCE = Path(mageknight.minis.__file__).parent
ID = re.compile(r"^(REB|QS|M2)-[A-Z0-9]+(-[A-Z0-9]+)*-\d+$")
NOT_YET = {
    "army/check.py",
    "rules/movement/paths.py",
    "rules/opening/objectives.py",
    "rules/turn/standing.py",
    "table/sight.py",
    "table/verdicts.py",
}
"""Files that still name rules of one book. None may be added."""


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text("utf-8"))


def refused_topics() -> Iterator[str]:
    """The topics named where an edition refuses something: those given, or the reason itself."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "refuse":
                words = [each.value for each in node.args if isinstance(each, ast.Constant)]
                if len(node.args) == 1 and words:
                    yield str(words[0]).removeprefix("minis-")
                yield from [str(word) for word in words[1:]]


def all_topics() -> set[str]:
    return {*citations.ability_topics(), *[topic for column in citations.citations().values() for topic in column]}


def test_every_topic_that_is_named_is_known():
    named = {*refused_topics(), *[topic for _, topic, _ in SOURCES]}
    assert named <= all_topics()


def test_every_rule_cited_exists():
    home = Path(__file__).parents[3] / "docs/rules"
    books = [home / f"{book}.tsv" for book in ("rebellion", "quickstart", "miniatures_2_0")]
    known = {line.split("\t")[0] for book in books for line in book.read_text("utf-8").splitlines()}
    for edition in EDITIONS.values():
        for topic in all_topics():
            assert set(edition.cite(topic)) <= known, topic
    for topic, rules in citations.ability_topics().items():
        assert set(rules) <= known, topic


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_edition_cites_its_own_book_alone(edition: Edition):
    """A topic without a rule is one its book leaves out: it cannot come up there."""
    for topic in all_topics():
        assert all(rule.startswith(edition.book) for rule in edition.cite(topic)), topic


def test_every_topic_comes_up_somewhere():
    for topic in all_topics():
        assert any(edition.cite(topic) for edition in EDITIONS.values()), topic


def test_no_rule_of_one_book_stands_in_shared_code():
    """Abilities, those of subfactions and cards among them, alone name the rules of all books, side by side."""
    found = {
        name
        for name, tree in trees()
        if not name.startswith(("abilities/", "subfactions/", "proficiencies/", "cards/", "powers/"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.match(node.value)
    }
    assert found <= NOT_YET


def test_every_ability_has_a_file_of_its_name_and_a_topic_of_its_name():
    names = ("abilities", "subfactions", "proficiencies", "cards/items", "cards/companies", "powers")
    folders = [SOURCE / name for name in names]
    files = {path.stem for folder in folders for path in folder.glob("*.py")} - {"__init__"}
    files.add("swayed")  # beside what domains do without being abilities
    found = [each for edition in EDITIONS.values() for each in edition.card.abilities.values()]
    assert files == {each.name.replace("-", "_") for each in found}
    for each in found:
        assert type(each).__module__.rpartition(".")[2] == each.name.replace("-", "_")
        assert each.name in each.topics
        assert abilities.ability(each.id).name == each.name


def test_an_ability_has_one_object_on_each_card_that_lists_it():
    first, second = EDITIONS["rebellion"].card.abilities, EDITIONS["second"].card.abilities
    assert set(first) == {each.id for each in abilities.table() if abilities.CARD_2002 in each.cards}
    assert set(first) <= set(second)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_refused_and_counted_in_a_battle_comes_from_its_own_book(name: str):
    play = battle("0 archer 10 10 0", "0 trooper 10 20 0", "1 trooper 14 10 180", "1 trooper 30 30 0", edition=name)
    edition = play.state.edition
    cited: set[str] = set()
    for word in edition.ways.by_word:
        for figure in range(4):
            refusal = play.match.explain(c.Act(0, figure, word))
            if refusal is not None and refusal.reason.removeprefix("minis-") in edition.citations:
                assert refusal.rules, refusal.reason
            cited.update(refusal.rules if refusal is not None else ())
    for answer in targets(play.state, 0, "shoot") + targets(play.state, 1, "fight"):
        for number in (answer.attack, answer.defense, answer.damage):
            assert number is not None
            cited.update([part.rule for part in number.parts])
        cited.update(answer.refusal.rules if answer.refusal is not None else ())
    assert cited
    assert all(rule.startswith(edition.book) for rule in cited)
