"""Companies and domains of users' packs: taken, played with, and refused with file, field and reason."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.locale.catalogue import cut
from mageknight.minis import commands as c
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names
from mageknight.minis.army.ready import check_folder
from mageknight.minis.army.text import read, write
from mageknight.minis.content.available import library, use_packs
from mageknight.minis.content.pack import load_pack
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.state.beside import cap, company_of, domains
from mageknight.minis.view.pieces import pieces
from tests.minis.drill import PACK, Play, open_battle

EXAMPLE = Path(__file__).parent / "example_pack"
LEAGUE, DEW = "example-AC-001", "example-D-001"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example to spoil."""
    target = tmp_path / "pack"
    shutil.copytree(EXAMPLE, target)
    return target


@pytest.fixture
def _loaded() -> Iterator[None]:
    use_packs((load_pack(EXAMPLE), load_pack(PACK, 200, 1)))
    yield
    use_packs(())


def battle() -> Play:
    army = Muster((Enlisted("cadets-sword", 2),), company=LEAGUE)
    return open_battle(edition="second", total=100, armies=(army, ("cadets-plain",)), domains=True, table="two-woods")


@pytest.mark.usefixtures("_loaded")
def test_a_battle_is_played_with_the_company_and_the_domain_of_a_pack() -> None:
    play = battle()
    while play.kind != "domain":
        play.do(play.options()[0])
    for _ in (0, 1):
        play.do(c.ChooseDomain(play.seat, DEW))
    while not domains(play.state):
        play.do(play.options()[0])
    while company_of(play.state, 0) is None:
        play.do(play.options()[0])
    company = company_of(play.state, 0)
    assert company is not None
    assert (company.key, company.cost(2)) == (LEAGUE, 15)
    assert cap(play.state, "speed") == 7
    assert [each.name for each in domains(play.state)] == ["morning-dew"] * 2


@pytest.mark.usefixtures("_loaded")
def test_a_table_that_has_not_agreed_on_the_pack_knows_neither() -> None:
    drill = load_pack(PACK, 200, 1).hash
    army = Muster((Enlisted("cadets-sword", 2),), company=LEAGUE)
    with pytest.raises(Refusal) as refusal:
        open_battle(edition="second", total=100, armies=(army, ("cadets-plain",)), packs=(drill,))
    assert refusal.value.reason == "minis-pack-not-agreed"
    play = open_battle(
        edition="second", total=100, armies=(("cadets-sword",), ("cadets-plain",)), domains=True, packs=(drill,)
    )
    while play.kind != "domain":
        play.do(play.options()[0])
    assert play.refused(c.ChooseDomain(play.seat, DEW)).reason == "not-an-option"
    assert MinisSetup().packs == ()


@pytest.mark.usefixtures("_loaded")
def test_clients_and_army_lists_know_them() -> None:
    data = pieces()
    assert LEAGUE in [each.key for each in data.companies]
    assert DEW in [each.key for each in data.domains]
    army = Army("A", "second", 100, (Enlisted("cadets-sword", 2),), company=LEAGUE)
    assert read(write(army, library(), None), Names(library())) == army


def test_their_names_and_texts_come_along_in_both_languages() -> None:
    for lang, band, land in (("en", "Hedge League", "Morning Dew"), ("de", "Heckenbund", "Morgentau")):
        entries = dict(cut(load_pack(EXAMPLE).words(lang)))
        assert entries["minis-company-hedge-league"].strip().endswith(band)
        assert entries["minis-domain-morning-dew"].strip().endswith(land)
        assert "7" in entries["minis-domain-morning-dew-text"]


@pytest.mark.parametrize(
    "file, old, new, field, reason",
    [
        ("companies", "iron-caravan", "iron-wagon", "does", "minis-problem-unknown-word"),
        ("companies", "hedge-league", "dragonslayers", "id", "content-problem-name-twice"),
        ("domains", '"speed": 7', '"stride": 7', "caps", "minis-problem-unknown-word"),
        ("domains", "heat-wave", "heat-waves", "cancelled_by", "minis-problem-unknown-word"),
        ("domains", "morning-dew", "war", "id", "content-problem-name-twice"),
    ],
)
def test_what_is_wrong_is_named_with_file_field_and_reason(
    folder: Path, file: str, old: str, new: str, field: str, reason: str
) -> None:
    path = folder / file / "garden.json"
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    (problem,) = check_folder(folder)
    assert (problem.file, problem.reason.key) == (f"{file}/garden.json", reason)
    assert problem.field.endswith(field)


def test_a_spell_with_a_number_its_work_does_not_read_is_refused(folder: Path) -> None:
    (folder / "spells").mkdir()
    text = '{"spells": [{"id": "x", "kind": "glyph", "pages": 1, "bars": 1, "does": "dread", "numbers": {"roll": 1}}]}'
    (folder / "spells" / "x.json").write_text(text, "utf-8")
    (problem,) = check_folder(folder)
    assert (problem.file, problem.field, problem.reason.key) == (
        "spells/x.json",
        "spells[0].numbers",
        "minis-problem-unknown-word",
    )


@pytest.mark.parametrize(
    "kind, card",
    [
        ("spells", '"kind": "glyph", "pages": 1, "bars": 1, "does": "dreadful"'),
        ("items", '"number": "I-901", "points": 3, "does": "dreadful"'),
        ("domains", '"number": "D-901", "kind": "weather", "does": "dreadful"'),
    ],
)
def test_a_card_that_names_an_unknown_handler_is_refused_by_file_and_field(folder: Path, kind: str, card: str) -> None:
    (folder / kind).mkdir(exist_ok=True)
    (folder / kind / "x.json").write_text(f'{{"{kind}": [{{"id": "x", {card}}}]}}', "utf-8")
    (problem,) = check_folder(folder)
    assert (problem.file, problem.field, problem.reason.key) == (
        f"{kind}/x.json",
        f"{kind}[0].does",
        "minis-problem-unknown-word",
    )
