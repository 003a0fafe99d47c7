"""The glossary is complete: whatever the page can be asked about has an entry, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.board.terms import ABILITIES, RESISTANCES, SITES, TERRAINS
from mageknight.locale import languages
from mageknight.minis.content.abilities import ability, ids
from mageknight.server.wire.pieces import pieces_of

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
NAMED = re.compile(r"""data-gloss="([a-z]+:[a-z_-]+)\"""")
EFFECTS = re.compile(r"EFFECT_ICONS: Record<string, string> = \{(.*?)\}", re.DOTALL)
STATS = ("speed", "attack", "defense", "damage", "range")
GROUNDS = ("hindering", "blocking", "elevated", "abrupt_elevated", "shallow_water", "deep_water", "low_wall")


def entries(game: str, lang: str) -> set[str]:
    """The names of entries, as the client finds them among a game's words."""
    words = pieces_of(game, lang).words
    texts = [key.removesuffix("-text") for key in words if key.endswith("-text")]
    return {key.split("-", 1)[1] for key in texts if key in words}


def lacking(game: str, lang: str, wanted: list[str]) -> list[str]:
    there = entries(game, lang)
    return [name for name in wanted if name.replace("_", "-").replace(":", "-") not in there]


@pytest.mark.parametrize("lang", languages())
def test_sites_terrains_abilities_and_resistances_are_explained(lang: str):
    wanted = [f"site:{name}" for name in SITES if name != "none"]
    wanted += [f"terrain:{name}" for name in TERRAINS]
    wanted += [f"ability:{name}" for name in ABILITIES]
    wanted += [f"resistance:{name}" for name in RESISTANCES]
    assert lacking("board", lang, wanted) == []


@pytest.mark.parametrize("lang", languages())
def test_every_icon_of_an_effect_is_explained(lang: str):
    found = EFFECTS.search((WEB / "board" / "art.ts").read_text("utf-8"))
    assert found is not None
    icons = re.findall(r"^\s+([a-z_]+):", found[1], re.MULTILINE)
    assert len(icons) > 10
    assert lacking("board", lang, [f"term:{name}" for name in icons]) == []


@pytest.mark.parametrize("lang", languages())
def test_stats_terrain_and_special_abilities_of_figures_are_explained(lang: str):
    wanted = [f"term:{name}" for name in STATS]
    wanted += [f"terrain:{name}" for name in GROUNDS]
    wanted += [f"ability:{ability(number).name}" for number in sorted(set(ids().values()))]
    assert lacking("minis", lang, wanted) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["board", "minis"])
def test_what_the_page_names_has_an_entry(game: str, lang: str):
    named = [name for file in sorted((WEB / game).rglob("*.svelte")) for name in NAMED.findall(file.read_text("utf-8"))]
    assert named
    assert lacking(game, lang, named) == []
