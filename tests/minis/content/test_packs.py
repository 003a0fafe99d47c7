"""Packs of users: the example is taken, everything malformed is refused whole, with file, line, field and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.kernel.files.problem import ContentError, line_of
from mageknight.kernel.files.sheet import Source
from mageknight.locale import Words, render
from mageknight.locale.catalogue import cut
from mageknight.minis.army.names import Names
from mageknight.minis.army.ready import check_folder, load_folders
from mageknight.minis.content import abilities
from mageknight.minis.content.library import Library, official
from mageknight.minis.content.pack import load_pack, load_packs, schema
from mageknight.minis.content.sets import read_set

EXAMPLE = Path(__file__).parent / "example_pack"
TONGUES = [Words.of("en").render, Words.of("de").render]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example to spoil."""
    target = tmp_path / "pack"
    shutil.copytree(EXAMPLE, target)
    return target


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def found(folder: Path) -> list[tuple[str, int, str, str]]:
    return [(each.file, each.line, each.field, each.reason.key) for each in check_folder(folder)]


def test_the_example_pack_adds_figures_terrain_a_table_and_an_army() -> None:
    packs = load_packs([EXAMPLE])
    library = Library(packs)
    knight, queen = library["garden-001"], library["garden-2a"]
    assert (knight.name, knight.points, queen.start, queen.is_rider, queen.ours) == ("Hedge Knight", 24, 1, True, True)
    assert library.figure(queen.id) is queen
    assert queen.masks[1] >> abilities.COMMAND & 1
    assert len(list(library)) == len(list(official())) + 2
    assert list(packs[0].pieces) == ["hedge"]
    assert len(packs[0].tables["garden"].ground().pieces) == 3
    assert library.content_hash() != official().content_hash()


def test_its_names_come_along_in_both_languages() -> None:
    pack = load_pack(EXAMPLE)
    for lang, name in (("en", "Queen of Snails"), ("de", "Schneckenkönigin")):
        entries = dict(cut(pack.words(lang)))
        assert entries["minis-figure-example-queen-of-snails"].strip().endswith(f"= {name}")
        assert "minis-set-garden" in entries
        assert "minis-piece-hedge" in entries


def test_its_army_is_read_with_the_names_of_the_pack() -> None:
    _, armies = load_folders([EXAMPLE], TONGUES)
    army = armies["example/snails"]
    assert army.name == "Die Schnecken"
    assert [each.figure for each in army.entries] == ["garden-2a", "garden-001"]
    names = Names(Library(load_packs([EXAMPLE])))
    assert names.figure("Heckenritter").key == names.figure("Garden folk 1").key == "garden-001"


def test_the_hash_names_exactly_this_content(folder: Path) -> None:
    first = load_pack(EXAMPLE).hash
    assert load_pack(folder).hash == first
    (folder / "README.md").write_text("other words")
    assert load_pack(folder).hash == first
    spoil(folder / "figures/garden.json", '"points": 24', '"points": 25')
    assert load_pack(folder).hash != first


def test_two_packs_that_use_the_same_names_are_refused(folder: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load_packs([EXAMPLE, folder])
    assert [str(each.reason.args["name"]) for each in caught.value.problems] == [
        "example",
        "garden",
        "hedge",
        "hedge-league",
        "morning-dew",
    ]


FIGURES = "figures/garden.json"


@pytest.mark.parametrize(
    "old, new, line, field, reason",
    [
        ('"points": 24', '"points": "24"', 11, "figures[0].points", "content-problem-type"),
        ('"points": 24', '"points": 0', 11, "figures[0].points", "content-problem-type"),
        ('"rank": "unique"', '"rank": "rare"', 19, "figures[1].rank", "content-problem-type"),
        ('"arc": 180', '"arc": 100', 22, "figures[1].arc", "content-problem-type"),
        ('["mage-spawn"]', '["elves"]', 21, "figures[1].factions[0]", "minis-problem-unknown-word"),
        ('["mage-spawn"]', "[]", 21, "figures[1].factions", "content-problem-type"),
        ('"base": "cavalry"', '"base": "square"', 25, "figures[1].base", "minis-problem-unknown-word"),
        ('"start": 1', '"start": 3', 26, "figures[1].start", "minis-problem-start"),
        ('"7 8 15 2"', '"7 8 15"', 13, "figures[0].dial[1]", "minis-problem-click"),
        ('"7 8 15 2"', '"7 8 z 2"', 13, "figures[0].dial[1]", "minis-problem-click"),
        ('"7 8 15 2"', '"7 8 15 99"', 13, "figures[0].dial[1]", "minis-problem-value"),
        ('"7 8 15 2"', "7", 13, "figures[0].dial[1]", "content-problem-type"),
        (":toughness", ":toughnes", 13, "figures[0].dial[0]", "minis-problem-unknown-word"),
        (":toughness", ":flight", 13, "figures[0].dial[0]", "minis-problem-ability-slot"),
        ('"6 7 14 2:', '"6:flight+ram 7:venom+sweep 14 2:', 13, "figures[0].dial[2]", "minis-problem-nexus-twice"),
        ('"number": "2a"', '"number": 1', 16, "figures[1].number", "minis-problem-number-twice"),
        ('"set": "garden"', '"set": "lancers"', 2, "set", "minis-problem-set-taken"),
        ('"ours": true', '"ours": "yes"', 27, "figures[1].ours", "content-problem-type"),
        ('"ours": true', '"subfaction": "golem-core"', 27, "figures[1].subfaction", "minis-problem-unknown-word"),
        (
            '"rank": "standard"',
            '"rank": "weak", "subfaction": "golemcore"',
            10,
            "figures[0].subfaction",
            "minis-problem-unknown-word",
        ),
        ('"points": 24', '"points" 24', 11, "", "content-problem-not-json"),
        ('"7 8 15 2"', '"7 8y 15 2"', 13, "figures[0].dial[1]", "minis-problem-click"),
        ('"ours": true', '"champion": true, "rank": "weak"', 27, "figures[1].champion", "minis-problem-champion"),
        ('"ours": true', '"rider_bonus": 2', 27, "figures[1].rider_bonus", "minis-problem-needs-field"),
        ('"ours": true', '"rides": ["cow"]', 27, "figures[1].rides[0]", "minis-problem-unknown-word"),
        ('"ours": true', '"min_range": 9, "indirect": true', 27, "figures[1].min_range", "minis-problem-min-range"),
        ('"ours": true', '"item_slots": 7', 27, "figures[1].item_slots", "content-problem-type"),
        (
            '"ours": true',
            '"levels": [{"points": 61, "turned": [2]}]',
            27,
            "figures[1].levels[0].turned",
            "minis-problem-level-turns",
        ),
        (
            '"ours": true',
            '"mount": {"type": "cow", "intelligence": "skittish"}',
            27,
            "figures[1].mount.type",
            "content-problem-type",
        ),
    ],
)
def test_a_malformed_figure_file_is_refused(
    folder: Path, old: str, new: str, line: int, field: str, reason: str
) -> None:
    (folder / "armies/snails.txt").unlink()
    spoil(folder / FIGURES, old, new)
    assert found(folder) == [(FIGURES, line, field, reason)]


def test_a_misspelt_field_is_unknown_and_the_right_one_missing(folder: Path) -> None:
    (folder / "armies/snails.txt").unlink()
    spoil(folder / FIGURES, '"points": 24', '"pionts": 24')
    assert found(folder) == [
        (FIGURES, 11, "figures[0].pionts", "content-problem-unknown-field"),
        (FIGURES, 6, "figures[0]", "content-problem-missing-field"),
    ]


def test_all_problems_of_all_files_are_listed_and_nothing_is_taken(folder: Path) -> None:
    spoil(folder / FIGURES, '"points": 24', '"points": -1')
    spoil(folder / FIGURES, '"rank": "standard"', '"rank": "good"')
    spoil(folder / "tables/garden.json", "7000", "700")
    spoil(folder / "pack.json", '"title"', '"titel"')
    (folder / "loose.json").write_text("{}")
    with pytest.raises(ContentError) as caught:
        load_pack(folder)
    reasons = [(each.file, each.field) for each in caught.value.problems]
    assert ("loose.json", "") in reasons
    assert ("pack.json", "titel") in reasons
    assert (FIGURES, "figures[0].points") in reasons
    assert (FIGURES, "figures[0].rank") in reasons
    assert ("tables/garden.json", "pieces[0]") in reasons
    for problem in caught.value.problems:
        for lang in ("en", "de"):
            assert render(problem.message(), lang).startswith(problem.file)


def test_armies_of_a_pack_must_be_readable_and_legal(folder: Path) -> None:
    (folder / "armies/snails.txt").write_text("3x Queen of Snails\nNobody\n")
    assert found(folder) == [("armies/snails.txt", 2, "", "minis-list-unknown")]
    (folder / "armies/snails.txt").write_text("3x Queen of Snails\n")
    assert found(folder) == [("armies/snails.txt", 0, "", "refusal-army-unique-twice")]
    (folder / "armies/snails.txt").write_bytes(b"\xff\xfe")
    assert found(folder) == [("armies/snails.txt", 0, "", "content-problem-not-utf8")]


def test_what_is_no_pack_at_all(tmp_path: Path) -> None:
    assert found(tmp_path / "nowhere") == [(str(tmp_path / "nowhere"), 0, "", "content-problem-no-folder")]
    assert found(tmp_path) == [("pack.json", 0, "", "content-problem-no-file")]


def test_files_must_lie_in_the_folder_and_be_small(folder: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text("{}")
    (folder / "figures/link.json").symlink_to(secret)
    (folder / "figures/big.json").write_bytes(b" " * 2_000_001)
    (folder / "armies/snails.txt").unlink()
    assert found(folder) == [
        ("figures/big.json", 0, "", "content-problem-too-big"),
        ("figures/link.json", 0, "", "content-problem-outside"),
    ]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner),
    )
)
def test_any_json_is_read_or_refused_with_reasons(value: object) -> None:
    for document in (
        value,
        {"set": "x", "title": "X", "figures": [value]},
        {"set": "x", "title": "X", "figures": value},
    ):
        source = Source("x.json", msgspec.json.encode(document))
        taken = read_set(source, 50)
        assert (taken is None) == bool(source.problems)
        for problem in source.problems:
            assert render(problem.message(), "en")
            assert problem.line >= 1


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_with_reasons(data: bytes) -> None:
    source = Source("x.json", data)
    assert read_set(source, 50) is None
    assert source.problems


def test_lines_are_found_in_any_layout() -> None:
    text = '{\n "a": [1,\n  {"b\\"c": "x\\\\",\n "d": [[], {"e": -1.5e3}]}],\n "f": null\n}'
    assert line_of(text, ()) == 1
    assert line_of(text, ("a", 0)) == 2
    assert line_of(text, ("a", 1, 'b"c')) == 3
    assert line_of(text, ("a", 1, "d", 1, "e")) == 4
    assert line_of(text, ("f",)) == 5
    assert line_of(text, ("a", 7)) == 2
    assert line_of(text, ("a", "x")) == 2


def test_the_format_has_a_published_schema() -> None:
    described = msgspec.json.decode(schema())
    assert "SetSheet" in described["$defs"]
