"""Packs of the user's: a folder adds cards, units, enemies, tiles, heroes and scenarios, or is refused with every reason."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.board.content.pack import read_pack, read_packs
from mageknight.board.effect import EFFECTS
from mageknight.board.scenarios import SCENARIOS, setup_refusal
from mageknight.board.setup import ALL_SETS, BoardSetup
from mageknight.board.setup.packs import packed, use_packs
from mageknight.board.view.pieces import pieces
from mageknight.kernel.files.problem import ContentError
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.saves import save
from mageknight.locale import add_resource, languages, render
from tests.board.rules.fights import enemy, fight
from tests.board.rules.games import game
from tests.board.rules.land import land
from tests.play import do, options, situation, view

EXAMPLE = Path(__file__).parent / "example_pack"
Found = list[tuple[str, int, str, str]]


@pytest.fixture
def winter() -> Iterator[None]:
    """The example pack, for the time of one test."""
    pack = read_pack(EXAMPLE)
    use_packs((pack,))
    for lang in languages():
        add_resource(lang, pack.words(lang), pack.name)
    yield
    use_packs(())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example pack to spoil."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "pack"))


def solo(seed: str = "test", **more: Any) -> Match[Any]:
    setup = packed(BoardSetup(seats=1, scenario="first_snow", heroes=("skadi",), **more))
    return Match(kit_named("board"), setup, seed_from_text(seed))


def at_random(match: Match[Any], seed: str) -> None:
    """Play to the end, whatever comes."""
    rng = Rng(seed_from_text(seed), "play")
    while match.pending():
        found = list(match.options(match.pending()[0]))
        match.play(found[rng.below(len(found))])


# What a pack adds.


@pytest.mark.usefixtures("winter")
def test_cards_of_a_pack_are_played() -> None:
    match = land(seat="hand: snow_shoes, snow_shoes; mana: white")
    do(match, "0: play-card snow_shoes basic", "0: play-card snow_shoes strong")
    assert view(match).turn.move == 7
    siege = fight("prowlers", "avalanche", seat="mana: white")
    do(siege, "0: play-card avalanche basic")
    assert [(one.amount, one.kind, one.element) for one in view(siege).combat.attack] == [(4, "siege", "ice")]
    crown = land(seat="hand: winter_crown")
    do(crown, "0: play-card winter_crown basic")
    assert view(crown).players[0].crystals == {"blue": 1}


@pytest.mark.usefixtures("winter")
def test_units_of_a_pack_are_recruited_and_fight() -> None:
    match = land(
        "2,-3", "hand: promise, promise; mana: white 2; reputation: 0", more="units: ice_fishers, peasants, foresters"
    )
    do(match, "0: interact", "0: play-card promise strong", "0: recruit ice_fishers")
    assert [unit.unit for unit in view(match).players[0].units] == ["ice_fishers"]
    battle = fight("prowlers", "march", "block", seat="units: ice_fishers; mana: blue")
    blocks = [text for text in options(battle) if text.startswith("activate-unit")]
    do(battle, f"0: {blocks[-1]}")
    assert [(one.amount, one.element) for one in view(battle).combat.block] == [(4, "ice")]


@pytest.mark.usefixtures("winter")
def test_enemies_of_a_pack_are_fought() -> None:
    match = fight("frost_wolves", "march", "block")
    wolves = enemy(match, "frost_wolves")
    assert (wolves.armor.total, wolves.resistances, wolves.fame) == (4, ("ice",), 3)
    assert (wolves.attacks[0].value.total, wolves.attacks[0].needed, wolves.attacks[0].element) == (3, 6, "ice")


@pytest.mark.usefixtures("winter")
def test_tiles_of_a_pack_lie_on_the_map() -> None:
    match = situation(
        "game: board\nseats: 1\ntiles:\n  0,1: countryside_01\n  1,0: frozen_lake\nturn: 0\nseat 0:\n  at: 0,0"
    )
    laid = next(tile for tile in view(match).tiles if tile.tile == "frozen_lake")
    assert [each.site for each in laid.hexes] == [
        "village", "none", "magical_glade", "crystal_mine", "none", "marauding_orcs", "none",
    ]  # fmt: skip


@pytest.mark.usefixtures("winter")
def test_a_hero_of_a_pack_has_deck_and_skills() -> None:
    match = solo()
    player = match.state.players[0]
    shoes = library().number("card", "snow_shoes")
    assert (player.deck + player.hand).count(shoes) == 2
    assert len(player.deck) + len(player.hand) == 16
    assert len(player.skill_pile) == 3
    skilled = land(seat="skills: skadi_endurance")
    do(skilled, "0: use-skill skadi_endurance")
    assert view(skilled).turn.move == 2


@pytest.mark.usefixtures("winter")
def test_a_scenario_of_a_pack_states_its_differences() -> None:
    match = solo()
    assert (view(match).scenario, view(match).rounds, view(match).night) == ("first_snow", 2, True)
    assert view(match).players[0].reputation == 1
    assert view(match).decks.countryside + len(view(match).tiles) - 1 == 6
    assert SCENARIOS["solo_reconnaissance"].rounds == 4, "the scenario it is like stays as it is"


@pytest.mark.usefixtures("winter")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_with_a_pack_is_played_to_the_end_and_saved(seed: str) -> None:
    match = solo(seed)
    at_random(match, seed)
    assert match.outcome() is not None
    assert save.loads(save.dumps(match)).digest() == match.digest()
    for lang in ("en", "de"):
        for line in match.kit.lines(view(match, 0)):
            assert render(line, lang)


@pytest.mark.usefixtures("winter")
def test_clients_get_the_pieces_of_a_pack_with_their_words() -> None:
    found = pieces()
    card = next(each for each in found.cards if each.id == "cold_steel")
    assert found.cards[card.number].id == "cold_steel"
    assert card.strong_text is not None
    assert "Attack 5" in render(card.strong_text, "en")
    assert found.heroes[-1].id == "skadi"
    assert found.units[-1].id == "ice_fishers"


# Saves stay honest.


def test_a_set_up_names_its_packs_and_their_content() -> None:
    pack = read_pack(EXAMPLE)
    use_packs((pack,))
    try:
        setup = packed(BoardSetup(seats=1, scenario="first_snow"))
        assert (setup.sets, setup.packs) == ((*ALL_SETS, "long_winter"), (f"long_winter:{pack.hash}",))
        assert setup_refusal(setup) is None
    finally:
        use_packs(())
    refusal = setup_refusal(setup)
    assert refusal is not None
    assert refusal.reason == "board-packs-missing"
    for lang in ("en", "de"):
        assert "long_winter" in render(refusal.message(), lang)


def test_a_save_with_a_pack_is_refused_where_the_pack_is_missing_or_differs(folder: Path) -> None:
    use_packs((read_pack(EXAMPLE),))
    try:
        text = save.dumps(solo())
        spoil(folder / "enemies/enemies.json", '"fame": 3', '"fame": 4')
        for packs in ((), (read_pack(folder),)):
            use_packs(packs)
            with pytest.raises(Refusal) as caught:
                save.loads(text)
            assert caught.value.reason == "board-packs-missing"
        use_packs((read_pack(EXAMPLE),))
        assert save.loads(text).digest()
    finally:
        use_packs(())


def test_a_game_without_packs_never_notices_them() -> None:
    before = game("full_conquest", 2)
    sizes = (len(library().cards), len(library().token_kind), len(EFFECTS))
    use_packs((read_pack(EXAMPLE),))
    try:
        assert game("full_conquest", 2).digest() == before.digest()
        assert save.loads(save.dumps(before)).digest() == before.digest()
    finally:
        use_packs(())
    assert (len(library().cards), len(library().token_kind), len(EFFECTS)) == sizes
    assert "first_snow" not in SCENARIOS
    assert "card/snow_shoes" not in library().numbers


def test_two_packs_do_not_use_the_same_names(folder: Path) -> None:
    assert [pack.name for pack in read_packs([EXAMPLE])] == ["long_winter"]
    with pytest.raises(ContentError) as caught:
        read_packs([EXAMPLE, folder])
    assert {each.reason.key for each in caught.value.problems} == {"content-problem-name-twice"}


def test_sets_nobody_knows_are_refused() -> None:
    refusal = setup_refusal(BoardSetup(seats=1, scenario="solo_conquest", sets=("base", "spring")))
    assert refusal is not None
    assert refusal.reason == "board-unknown-set"


# What is wrong with a folder.


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def found(folder: Path) -> Found:
    """What is wrong: file, line, field, reason; every sentence exists in both languages."""
    library()
    effects = len(EFFECTS)
    try:
        read_pack(folder)
    except ContentError as error:
        for problem in error.problems:
            for lang in ("en", "de"):
                assert render(problem.message(), lang).startswith(problem.file)
        return [(each.file, each.line, each.field, each.reason.key) for each in error.problems]
    finally:
        assert len(EFFECTS) == effects, "checking leaves nothing behind"
    return []


CARDS, UNITS, ENEMIES = "cards/cards.json", "units/units.json", "enemies/enemies.json"
TILES, HEROES, SKILLS = "tiles/tiles.json", "heroes/heroes.json", "skills/skills.json"
SCENARIO_FILE = "scenarios/scenarios.json"


@pytest.mark.parametrize(
    "file, old, new, line, field, reason",
    [
        (CARDS, '{"move": 5}', '{"mvoe": 5}', 4, "[0].strong.mvoe", "board-problem-effect-word"),
        (CARDS, '{"move": 5}', '{"move": "far"}', 4, "[0].strong.move", "board-problem-effect-kind"),
        (CARDS, '{"move": 5}', '{"move": 500}', 4, "[0].strong.move", "board-problem-effect-number"),
        (CARDS, '{"move": 5}', '{"element": "fire"}', 4, "[0].strong", "board-problem-no-effect"),
        (CARDS, '"element": "cold_fire"', '"element": "steam"', 16, "[2].strong.element", "board-problem-effect-value"),
        (CARDS, '"attack": 4, "kind": "siege", "element": "ice"', '"if": "day"', 15, "[2].basic", "board-problem-effect-lacks"),
        (CARDS, '"any_of": [{"attack": 3, "kind": "melee", "element": "ice"}, {"block": 3, "element": "ice"}]', '"any_of": 3',
         9, "[1].basic.any_of", "board-problem-effect-kind"),
        (CARDS, '"colors": ["blue"]', '"colors": ["pink"]', 7, "[1].colors[0]", "content-problem-type"),
        (CARDS, '"kind": "spell", "colors": ["white"]', '"kind": "spell"', 12, "[2].colors", "board-problem-colours"),
        (CARDS, '"id": "cold_steel"', '"id": "rage"', 7, "[1].id", "content-problem-name-twice"),
        (CARDS, '"kind": "artifact"', '"kind": "relic"', 19, "[3].kind", "content-problem-type"),
        (CARDS, '"id": "snow_shoes", "name"', '"id": "snow_shoes", "nam"', 3, "[0].nam", "content-problem-unknown-field"),
        (UNITS, '{"attack": 2}', '{"attack": 2, "elment": "ice"}', 6, "[0].abilities[0].effect.any_of[0].elment",
         "board-problem-effect-word"),
        (UNITS, '["village"]', '["tavern"]', 4, "[0].recruit_sites[0]", "content-problem-type"),
        (UNITS, '"level": 1', '"level": 9', 3, "[0].level", "content-problem-type"),
        (ENEMIES, '"value": 3', '"value": 3, "summon": "brown"', 4, "[0].attacks[0]", "board-problem-attack"),
        (ENEMIES, '["swift"]', '["swift", "elusive"]', 4, "[0].abilities", "board-problem-ability"),
        (TILES, '"rampaging": "green"', '"rampaging": "red"', 10, "[0].hexes[5]", "board-problem-rampaging"),
        (TILES, ', "mine_colours": ["white"]', "", 8, "[0].hexes[3]", "board-problem-mine"),
        (TILES, '{"terrain": "lake"}', '{"terrain": "lake", "site": "keep"}', 6, "[0].hexes[1]", "board-problem-unreachable"),
        (TILES, '{"terrain": "swamp"}', '{"terrain": "ocean"}', 11, "[0].hexes[6].terrain", "content-problem-type"),
        (HEROES, '"rage": 2', '"rage": 3', 4, "[0].deck", "board-problem-deck"),
        (HEROES, '"rage": 2', '"fury": 2', 5, "[0].deck.fury", "board-problem-no-card"),
        (SKILLS, '"hero": "skadi"', '"hero": "tovak"', 2, "[0].hero", "board-problem-no-hero"),
        (SKILLS, '"gain_crystal": "blue"', '"gain_crystal": "pink"', 6, "[2].effect.gain_crystal", "board-problem-effect-value"),
        (SCENARIO_FILE, '"like": "solo_reconnaissance"', '"like": "picnic"', 3, "[0].like", "board-problem-no-scenario"),
        (SCENARIO_FILE, '"seats": [1]', '"seats": [1, 2]', 3, "[0].seats", "board-problem-seats"),
        (SCENARIO_FILE, '{"1": 6}', '{"3": 6}', 4, "[0].countryside.3", "board-problem-no-seats"),
        ("pack.json", '"pack": "long_winter"', '"pack": "base"', 1, "pack", "content-problem-name-twice"),
    ],
)  # fmt: skip
def test_every_error_is_named_with_file_line_field_and_reason(
    folder: Path, file: str, old: str, new: str, line: int, field: str, reason: str
) -> None:
    spoil(folder / file, old, new)
    assert (file, line, field, reason) in found(folder)


def test_a_hero_needs_skills(folder: Path) -> None:
    (folder / SKILLS).unlink()
    assert found(folder) == [(HEROES, 2, "[0]", "board-problem-no-skills")]


def test_all_errors_of_all_files_are_listed(folder: Path) -> None:
    spoil(folder / CARDS, '{"move": 5}', '{"mvoe": 5}')
    spoil(folder / CARDS, '{"move": 2}', '{"moove": 2}')
    spoil(folder / ENEMIES, '"armor": 4', '"armor": "strong"')
    (folder / TILES).write_text("[{]", "utf-8")
    (folder / "loose.json").write_text("[]", "utf-8")
    (folder / UNITS).write_text("{}", "utf-8")
    assert [(file, reason) for file, _, _, reason in found(folder)] == [
        ("loose.json", "content-problem-stray-file"),
        (CARDS, "board-problem-effect-word"),
        (CARDS, "board-problem-effect-word"),
        (UNITS, "content-problem-type"),
        (ENEMIES, "content-problem-type"),
        (TILES, "content-problem-not-json"),
    ]


def test_effects_are_not_nested_without_end(folder: Path) -> None:
    deep = '{"any_of": [' * 20 + '{"move": 1}' + "]}" * 20
    spoil(folder / CARDS, '{"move": 5}', deep)
    assert [reason for _, _, _, reason in found(folder)] == ["board-problem-too-deep"]


def test_what_is_no_pack_at_all(tmp_path: Path) -> None:
    assert found(tmp_path / "nowhere") == [(str(tmp_path / "nowhere"), 0, "", "content-problem-no-folder")]
    assert found(tmp_path) == [("pack.json", 0, "", "content-problem-no-file")]
