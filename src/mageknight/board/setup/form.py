"""The set-up of a board game as one form: what can be agreed on, within which limits, and why not.

Browser, terminal and Python draw the same form from the same data; whether an answer can be played is said by
`setup_refusal` with the reason, here and when the game begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mageknight.board.content.library import library
from mageknight.board.names import named
from mageknight.board.scenarios import SCENARIOS, setup_refusal
from mageknight.board.scenarios.scenario import CONQUER, Scenario
from mageknight.board.scenarios.variants import (
    LEAST_COUNTRYSIDE,
    LEAST_MEGAPOLIS,
    MOST_LEVEL,
    MOST_MEGAPOLIS,
    SHAPES,
    TEAM_TABLE,
    VARIANTS,
    most_tiles,
    title,
)
from mageknight.board.setup import ALL_SETS, PACK_OF, PACKS, BoardSetup
from mageknight.board.setup.packs import packed
from mageknight.kernel.message import Message

MINUTES_A_ROUND = 14
"""What one player takes for a Round."""

KINDS = ("countryside", "cities", "core")


class Amount(msgspec.Struct, frozen=True):
    """A number that can be chosen: what it is by default, and its limits."""

    name: str
    default: int
    least: int
    most: int


class VariantForm(msgspec.Struct, frozen=True):
    """A variant: its name and words, what it excludes, for how many players it is, and why it cannot be chosen here, if so."""

    name: str
    title: Message
    text: Message
    rules: tuple[str, ...]
    excludes: tuple[str, ...]
    tables: tuple[int, ...]
    refused: Message | None


class SeatsForm(msgspec.Struct, frozen=True):
    """A scenario for a number of players.

    `megapolis` is the level the last city can have as a Megapolis, if it can be one; `twice` says that there may be two of them;
    `teams` that two teams play, or can; `minutes` how long a game takes, about.
    """

    seats: int
    shape: str
    tiles: tuple[Amount, ...]
    levels: tuple[Amount, ...]
    rounds: int
    megapolis: Amount | None
    twice: bool
    teams: bool
    minutes: int


class ScenarioForm(msgspec.Struct, frozen=True):
    """A scenario: its length, its players, and the variants with it; `pack` is the user's pack it comes from, if it does.

    `goal` names what is to be done and `difficulty` how hard that is, from 1 to 3; `kind` says how the players stand to each other:
    ``alone``, ``together`` or ``rivals``.
    """

    name: str
    pack: str
    title: Message
    rounds: int
    goal: str
    kind: str
    difficulty: int
    tables: tuple[SeatsForm, ...]
    variants: tuple[VariantForm, ...]


class HeroForm(msgspec.Struct, frozen=True):
    """A hero and the box or pack it comes from."""

    name: str
    set: str


class PackForm(msgspec.Struct, frozen=True):
    """A pack of the user's: its name among the sets, its title, and what a set-up calls it."""

    name: str
    title: Message
    stamp: str


class Form(msgspec.Struct, frozen=True):
    """The whole form: scenarios with their options, heroes, sets, packs and map shapes to choose from.

    Numbers of pieces are positions: a set-up names every pack up to the last one it uses, in the order of `packs`.
    """

    scenarios: tuple[ScenarioForm, ...]
    heroes: tuple[HeroForm, ...]
    sets: tuple[str, ...]
    packs: tuple[PackForm, ...]
    shapes: tuple[str, ...]


def form() -> Form:
    """The form of the board game."""
    scenarios = tuple([scenario_form(scenario) for scenario in SCENARIOS.values()])
    heroes = tuple([HeroForm(hero.name, hero.set_name) for hero in library().heroes])
    names = [stamp.partition(":")[0] for stamp in PACKS]
    packs = tuple([PackForm(name, named("set", name), stamp) for name, stamp in zip(names, PACKS, strict=True)])
    return Form(scenarios, heroes, ALL_SETS, packs, SHAPES)


def scenario_form(scenario: Scenario) -> ScenarioForm:
    """The options of one scenario."""
    tables = tuple([seats_form(scenario, seats) for seats in scenario.seats])
    variants = tuple([variant_form(scenario, name) for name in VARIANTS])
    pack = PACK_OF.get(scenario.name, "")
    return ScenarioForm(
        name=scenario.name,
        pack=pack,
        title=named("scenario", scenario.name),
        rounds=scenario.rounds,
        goal=scenario.goal,
        kind=kind_of(scenario),
        difficulty=scenario.difficulty,
        tables=tables,
        variants=variants,
    )


def kind_of(scenario: Scenario) -> str:
    """The way the players of a scenario stand to each other."""
    if scenario.seats == (1,):
        return "alone"
    return "together" if scenario.cooperative else "rivals"


def minutes(scenario: Scenario, seats: int) -> int:
    """The length of a game in minutes, to the quarter of an hour."""
    whole = scenario.length(seats) * seats * MINUTES_A_ROUND
    return round(whole / 15) * 15


def seats_form(scenario: Scenario, seats: int) -> SeatsForm:
    """Map and cities of a scenario for a number of players, with their limits."""
    most = most_tiles(scenario, packed_setup(seats, scenario))
    least = (LEAST_COUNTRYSIDE, 1, 0)
    usual = (scenario.countryside[seats], scenario.cities[seats], scenario.core[seats])
    tiles = tuple([Amount(KINDS[at], usual[at], least[at], most[at]) for at in range(len(KINDS))])
    cities = range(scenario.cities[seats]) if scenario.city_rule == CONQUER else range(0)
    levels = tuple([Amount("level", scenario.city_level(seats, at), 1, MOST_LEVEL) for at in cities])
    level = 2 * levels[-1].default if levels else LEAST_MEGAPOLIS
    one = packed_setup(seats, scenario, megapolises=(LEAST_MEGAPOLIS,))
    two = packed_setup(seats, scenario, megapolises=(LEAST_MEGAPOLIS, LEAST_MEGAPOLIS))
    twice = setup_refusal(two) is None
    possible = twice or setup_refusal(one) is None
    megapolis = Amount("megapolis", level, LEAST_MEGAPOLIS, MOST_MEGAPOLIS) if possible else None
    teams = seats == TEAM_TABLE and (scenario.teams or bool(scenario.team_rules))
    return SeatsForm(
        seats=seats,
        shape=scenario.shapes[seats],
        tiles=tiles,
        levels=levels,
        rounds=scenario.length(seats),
        megapolis=megapolis,
        twice=twice,
        teams=teams,
        minutes=minutes(scenario, seats),
    )


def packed_setup(
    seats: int, scenario: Scenario, variants: tuple[str, ...] = (), megapolises: tuple[int, ...] = ()
) -> BoardSetup:
    """The scenario with everything there is, to ask what goes with it."""
    return packed(BoardSetup(seats=seats, scenario=scenario.name, variants=variants, megapolises=megapolises))


def variant_form(scenario: Scenario, name: str) -> VariantForm:
    """One variant as this scenario offers it."""
    variant = VARIANTS[name]
    fitting = [seats for seats in scenario.seats if not variant.tables or seats in variant.tables]
    alone = packed_setup(fitting[0] if fitting else scenario.seats[0], scenario, variants=(name,))
    refusal = setup_refusal(alone)
    reason = None if refusal is None else refusal.message()
    return VariantForm(
        name=name,
        title=title(name),
        text=title(name + "_text"),
        rules=variant.rules,
        excludes=variant.excludes,
        tables=variant.tables,
        refused=reason,
    )


def plain(filled: Form, render: Callable[[Message], str]) -> dict[str, Any]:
    """The form as plain data in a language: `render` turns messages into sentences."""
    return {
        "heroes": msgspec.to_builtins(filled.heroes),
        "sets": list(filled.sets),
        "packs": [{"name": one.name, "title": render(one.title), "stamp": one.stamp} for one in filled.packs],
        "shapes": list(filled.shapes),
        "scenarios": [plain_scenario(one, render) for one in filled.scenarios],
    }


def plain_scenario(one: ScenarioForm, render: Callable[[Message], str]) -> dict[str, Any]:
    """One scenario of the form as plain data."""
    return {
        "name": one.name,
        "pack": one.pack,
        "title": render(one.title),
        "rounds": one.rounds,
        "goal": one.goal,
        "kind": one.kind,
        "difficulty": one.difficulty,
        "tables": msgspec.to_builtins(one.tables),
        "variants": [
            {
                "name": variant.name,
                "title": render(variant.title),
                "text": render(variant.text),
                "rules": list(variant.rules),
                "excludes": list(variant.excludes),
                "tables": list(variant.tables),
                "refused": None if variant.refused is None else render(variant.refused),
            }
            for variant in one.variants
        ],
    }
