"""Spells of packs: known words in new combinations; what is wrong with one is told with file, field and reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mageknight.kernel.files.problem import ContentError
from mageknight.locale import Words
from mageknight.minis.army.ready import check_folder, load_folders
from mageknight.minis.content.library import Library
from mageknight.minis.content.pack import FIRST_SPELL, load_pack
from mageknight.minis.content.spells import WORKS, official_spells
from tests.minis.drill import PACK

STEAM: dict[str, Any] = {
    "id": "scalding-steam",
    "name": "Scalding Steam",
    "name_de": "Heißer Dampf",
    "text": "A ranged attack at one target, with +2 attack. It deals 1 damage.",
    "kind": "sorcery",
    "pages": 2,
    "bars": 2,
    "does": "bolt",
    "numbers": {"attack": 2, "damage": 1},
}


def pack(folder: Path, *spells: dict[str, Any]) -> Path:
    (folder / "spells").mkdir(exist_ok=True)
    (folder / "pack.json").write_text('{"pack": "kitchen", "title": "Kitchen"}')
    (folder / "spells" / "soups.json").write_text(json.dumps({"spells": spells}))
    return folder


def test_a_pack_brings_spells_with_names_and_texts_of_its_own(tmp_path: Path) -> None:
    library = Library((load_pack(pack(tmp_path, STEAM)),))
    spell = library.spells["kitchen-scalding-steam"]
    assert (spell.pages, spell.bars, spell.amount("attack"), spell.number) == (2, 2, 2, FIRST_SPELL)
    assert library.spells["ember-dart"].pages == 1
    words = library.packs[0].words("de")
    assert "minis-spell-kitchen-scalding-steam = Heißer Dampf" in words
    assert "+2 attack" in words


def test_an_army_of_a_pack_uses_its_spells(tmp_path: Path) -> None:
    folder = pack(tmp_path, STEAM)
    (folder / "armies").mkdir()
    lines = "Game: second\nTotal: 100\nKeeper of the Ninth Book with Novice's Primer\n  Scalding Steam\n  2x Deny\n"
    (folder / "armies" / "cooks.txt").write_text(lines)
    renderers = [Words.of("en").render]
    assert check_folder(folder, renderers) == []
    _, armies = load_folders([folder], renderers)
    assert armies["kitchen/cooks"].entries[0].spells == ("kitchen-scalding-steam", "deny", "deny")
    (folder / "armies" / "cooks.txt").write_text(lines + "  3x Scalding Steam\n")
    assert [each.reason.key for each in check_folder(folder, renderers)] == ["refusal-army-book-pages"]


@pytest.mark.parametrize(
    "change, field, reason",
    [
        ({"does": "boil"}, "does", "minis-problem-unknown-word"),
        ({"does": "warding"}, "kind", "minis-problem-spell-kind"),
        ({"needs": ["apron"]}, "needs", "minis-problem-unknown-word"),
        ({"affinity": {"apron": 1}}, "affinity", "minis-problem-unknown-word"),
        ({"lends": ["cooking"]}, "lends", "minis-problem-unknown-word"),
        ({"ends": ["supper"]}, "ends", "minis-problem-unknown-word"),
        ({"modes": ["glyph"]}, "modes", "minis-problem-spell-modes"),
        ({"id": "balm"}, "id", "content-problem-name-twice"),
        ({"bars": 4}, "bars", "content-problem-type"),
        ({"taste": 3}, "taste", "content-problem-unknown-field"),
    ],
)
def test_a_wrong_spell_is_refused_with_file_and_field(
    tmp_path: Path, change: dict[str, Any], field: str, reason: str
) -> None:
    with pytest.raises(ContentError) as error:
        load_pack(pack(tmp_path, {**STEAM, **change}))
    (problem,) = error.value.problems
    assert problem.file.endswith("spells/soups.json")
    assert problem.field.endswith(field)
    assert problem.reason.key == reason


def test_every_word_for_what_spells_do_is_used_by_one() -> None:
    """By one of the package, or by one of the drill ground where only packs use a word."""
    spells = [*official_spells().values(), *load_pack(PACK).spells.values()]
    assert {each.does for each in spells} == set(WORKS)
