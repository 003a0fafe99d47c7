"""The library: every printed piece, by number inside and by name at the edges.

Numbers are positions in these lists. Built-in content comes first and in a fixed order, so numbers never move; the content
hash tells two libraries apart. Packs of the user's come after it (see `board.setup.packs`).
"""

from __future__ import annotations

import hashlib
from threading import Lock
from typing import Any, Final

import msgspec

from mageknight.board.content.definitions import (
    CardDef,
    CityDef,
    EnemyDef,
    HeroDef,
    RuinDef,
    SkillDef,
    TacticDef,
    TileDef,
    UnitAbility,
    UnitDef,
)
from mageknight.board.content.printed import FILES, Rows, effects_in, read_printed
from mageknight.board.effect import UNFIT, Effect, parse_effect
from mageknight.board.terms import (
    ABILITIES,
    ADVANCED_ACTION,
    ARTIFACT,
    BASIC_ACTION,
    CARD_KINDS,
    COLOURS,
    ELEMENTS,
    PILES,
    RESISTANCES,
    SITES,
    SPELL,
    TERRAINS,
    WOUND_CARD,
)
from mageknight.kernel.discover import modules_of
from mageknight.kernel.files.problem import ContentError, Problem

WOUND: Final = 0
"""The number of the Wound card, of which there are as many as needed."""

CARD_FILES: Final = (
    ("basic_actions", BASIC_ACTION),
    ("advanced_actions", ADVANCED_ACTION),
    ("spells", SPELL),
    ("artifacts", ARTIFACT),
)


class Library:
    """All definitions, and the way from a name to its number."""

    def __init__(self) -> None:
        self.cards: list[CardDef] = [
            CardDef(
                number=WOUND,
                name="wound",
                kind=WOUND_CARD,
                colours=0,
                tags=(),
                set_name="base",
                basic=None,
                strong=None,
                basic_timing="",
                strong_timing="",
                printed=0,
            )
        ]
        self.units: list[UnitDef] = []
        self.enemies: list[EnemyDef] = []
        self.token_kind: list[int] = []
        self.ruins: list[RuinDef] = []
        self.tiles: list[TileDef] = []
        self.cities: list[CityDef] = []
        self.heroes: list[HeroDef] = []
        self.skills: list[SkillDef] = []
        self.tactics: list[TacticDef] = []
        self.numbers: dict[str, int] = {"card/wound": WOUND}
        self.rows: dict[str, list[dict[str, Any]]] = {}
        self.content_hash = ""

    def keep(self, kind: str, row: dict[str, Any], number: int) -> None:
        """Remember a piece: its number by its name, and the data it was made of."""
        self.numbers[f"{kind}/{row['id']}"] = number
        self.rows.setdefault(kind, []).append(row)

    def number(self, kind: str, name: str) -> int:
        """The number of a piece by kind and name; `KeyError` if there is none."""
        return self.numbers[f"{kind}/{name}"]


def mask(names: list[str], all_names: tuple[str, ...]) -> int:
    """A bit for each name."""
    bits = 0
    for name in names:
        bits |= 1 << all_names.index(name)
    return bits


def _effect(plain: Any) -> Effect | None:
    return None if plain is None else parse_effect(plain)


def _load_cards(lib: Library, rows: list[dict[str, Any]], kind: int) -> None:
    for row in rows:
        number = len(lib.cards)
        lib.keep("card", {**row, "kind": CARD_KINDS[kind]}, number)
        lib.cards.append(
            CardDef(
                number=number,
                name=row["id"],
                kind=kind,
                colours=mask(row.get("colors", []), COLOURS),
                tags=tuple(row["tags"]),
                set_name=row["set"],
                basic=_effect(row.get("basic")),
                strong=_effect(row.get("strong")),
                basic_timing=row.get("basic_timing", ""),
                strong_timing=row.get("strong_timing", ""),
                printed=row.get("number", 0),
            )
        )


def _load_units(lib: Library, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        number = len(lib.units)
        lib.keep("unit", row, number)
        abilities = [
            UnitAbility(mask([a["mana"]], COLOURS) if a["mana"] else 0, parse_effect(a["effect"]))
            for a in row["abilities"]
        ]
        lib.units.append(
            UnitDef(
                number=number,
                name=row["id"],
                set_name=row["set"],
                elite=row["kind"] == "elite",
                level=row["level"],
                cost=row["influence"],
                armor=row["armor"],
                resistances=mask(row["resistances"], RESISTANCES),
                sites=tuple(SITES.index(site) for site in row["recruit_sites"]),
                copies=row["copies"],
                abilities=tuple(abilities),
                special=tuple(row.get("special", ())),
            )
        )


def _load_enemies(lib: Library, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        number = len(lib.enemies)
        lib.keep("enemy", row, number)
        attacks = row["attacks"]
        lib.enemies.append(
            EnemyDef(
                number=number,
                name=row["id"],
                set_name=row["set"],
                pile=PILES.index(row["colour"]),
                faction=row.get("faction", ""),
                copies=row["copies"],
                armor=row["armor"],
                armor_elusive=row.get("armor_elusive", row["armor"]),
                attack_values=tuple(a.get("value", 0) for a in attacks),
                attack_elements=tuple(ELEMENTS.index(a.get("element", "physical")) for a in attacks),
                summons=tuple(PILES.index(a["summon"]) if "summon" in a else -1 for a in attacks),
                fame=row["fame"],
                reputation=row["reputation"],
                abilities=mask(row["abilities"], ABILITIES),
                resistances=mask(row["resistances"], RESISTANCES),
                defend=row.get("defend", 0),
            )
        )
        lib.token_kind.extend([number] * row["copies"])


def _load_ruins(lib: Library, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        number = len(lib.ruins)
        lib.keep("ruin", row, number)
        altar = [COLOURS.index(c) for c, n in row.get("mana_cost", {}).items() for _ in range(n)]
        rewards = [(str(k), v if isinstance(v, int) else 1) for r in row.get("rewards", []) for k, v in r.items()]
        lib.ruins.append(
            RuinDef(
                number=number,
                name=row["id"],
                set_name=row["set"],
                altar=tuple(altar),
                fame=row.get("fame", 0),
                enemies=tuple(PILES.index(p) for p in row.get("enemies", [])),
                rewards=tuple(rewards),
                copies=row["copies"],
            )
        )


def _load_tiles(lib: Library, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        number = len(lib.tiles)
        lib.keep("tile", row, number)
        hexes = row["hexes"]
        cities = [COLOURS.index(h["city"]) for h in hexes if "city" in h]
        lib.tiles.append(
            TileDef(
                number=number,
                name=row["id"],
                set_name=row["set"],
                kind=row["type"],
                printed=row.get("number", 0),
                terrain=tuple(TERRAINS.index(h["terrain"]) for h in hexes),
                sites=tuple(SITES.index(h.get("site", "none")) for h in hexes),
                rampaging=tuple(PILES.index(h["rampaging"]) if "rampaging" in h else -1 for h in hexes),
                mines=tuple(mask(h.get("mine_colours", []), COLOURS) for h in hexes),
                city=cities[0] if cities else -1,
                walls=tuple((a, b) for a, b in row.get("walls", [])),
            )
        )


SKILL_MARKS: Final = {"once_per_turn": 1, "once_per_round": 2, "interactive": 3, "passive": 0}
"""What using a skill makes of its token, unless its row says otherwise (see `rules.turn.skills`)."""


def _load_skill(lib: Library, row: dict[str, Any]) -> None:
    number = len(lib.skills)
    lib.keep("skill", row, number)
    skill = SkillDef(
        number=number,
        name=row["id"],
        hero=row["hero"],
        set_name=row["set"],
        usage=row["usage"],
        mode=row["mode"],
        timing=row.get("timing", ""),
        effect=parse_effect(row["effect"]),
        mark=row.get("mark", SKILL_MARKS[row["usage"]]),
    )
    skill.gained = _effect(row.get("gained"))
    skill.before = _effect(row.get("before"))
    skill.back = _effect(row.get("back"))
    skill.returns = _effect(row.get("returns"))
    skill.joins = _effect(row.get("joins"))
    skill.home = _effect(row.get("home"))
    skill.rest_turns_up = bool(row.get("rest_turns_up"))
    skill.explore_cost = row.get("explore_cost", 0)
    skill.bond = row.get("bond", 0)
    skill.keeps_tokens = bool(row.get("keeps_tokens"))
    lib.skills.append(skill)


def _load_heroes(lib: Library, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        number = len(lib.heroes)
        lib.keep("hero", row, number)
        deck = [lib.number("card", card) for card, copies in row["deck"].items() for _ in range(copies)]
        crystals = [COLOURS.index(c) for c in row["dummy_crystals"]]
        skills = [skill.number for skill in lib.skills if skill.hero == row["id"]]
        lib.heroes.append(
            HeroDef(
                number=number,
                name=row["id"],
                set_name=row["set"],
                deck=tuple(deck),
                crystals=tuple(crystals),
                skills=tuple(skills),
            )
        )


def _load_rest(lib: Library, data: dict[str, list[dict[str, Any]]]) -> None:
    for row in data["cities"]:
        number = len(lib.cities)
        lib.keep("city", row, number)
        garrison = tuple(tuple(PILES.index(p) for p in level) for level in row["garrison"])
        lib.cities.append(CityDef(number, row["id"], COLOURS.index(row["colour"]), row["tile"], garrison))
    for row in data["skills"]:
        _load_skill(lib, row)
    for row in data["tactics"]:
        number = len(lib.tactics)
        lib.keep("tactic", row, number)
        lib.tactics.append(
            TacticDef(
                number=number,
                name=row["id"],
                night=row["time"] == "night",
                order=row["number"],
                use=row["use"],
                effect=_effect(row["effect"]),
            )
        )
    _load_heroes(lib, data["heroes"])


def load_into(lib: Library) -> None:
    """Read and decode all built-in content. Raises `ContentError` with everything that is wrong with it."""
    pieces = modules_of(
        "mageknight.board.effects", "mageknight.board.rules"
    )  # they know the words effects are written in
    printed = read_printed(pieces)
    rows = {name: each.rows for name, each in printed.items()}
    try:
        for name, kind in CARD_FILES:
            _load_cards(lib, rows[name], kind)
        _load_units(lib, rows["units"])
        _load_enemies(lib, rows["enemies"])
        _load_ruins(lib, rows["ruins"])
        _load_tiles(lib, rows["tiles"])
        _load_rest(lib, rows)
    except UNFIT as error:
        raise faults_of(printed) or error from error
    lib.content_hash = fingerprint([rows[name] for name in FILES if name != "sites"])


def fingerprint(files: list[list[dict[str, Any]]]) -> str:
    """The hash of all pieces, a row a line, wherever the rows stand: saves are signed with it."""
    digest = hashlib.sha256()
    for rows in files:
        digest.update(b"[\n" + b",\n".join([msgspec.json.encode(row) for row in rows]) + b"\n]\n")
    return digest.hexdigest()[:16]


def faults_of(printed: dict[str, Rows]) -> ContentError | None:
    """The effects that mean nothing, each with its file, line and field."""
    from mageknight.board.content.grammar import parse_fault

    problems: list[Problem] = []
    for rows in printed.values():
        for row, (source, path) in zip(rows.rows, rows.places, strict=True):
            for place, effect in effects_in(row):
                fault = parse_fault(effect, (*path, *place))
                if fault is not None:
                    source.complain(*fault)
                    problems.append(source.problems[-1])
    return ContentError(problems) if problems else None


LIB: Final = Library()
"""The one library of this process; empty until `library` is first called."""

LOADING: Final = Lock()


def library() -> Library:
    """The library, loaded once even if several threads ask for it first."""
    if not LIB.content_hash:
        with LOADING:
            if not LIB.content_hash:
                load_into(LIB)
    return LIB


def extend(lib: Library, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Put the pieces of a pack after those there are; they must have been checked."""
    for row in rows["card"]:
        _load_cards(lib, [row], CARD_KINDS.index(row["kind"]))
    _load_units(lib, rows["unit"])
    _load_enemies(lib, rows["enemy"])
    _load_tiles(lib, rows["tile"])
    for row in rows["skill"]:
        _load_skill(lib, row)
    _load_heroes(lib, rows["hero"])


def sizes(lib: Library) -> tuple[int, ...]:
    """The number of pieces there are of each kind that packs can add to."""
    return tuple([len(each) for each in growing(lib)])


def growing(lib: Library) -> tuple[list[Any], ...]:
    """The lists that packs add to."""
    return (lib.cards, lib.units, lib.enemies, lib.token_kind, lib.tiles, lib.skills, lib.heroes)


def shrink(lib: Library, to: tuple[int, ...]) -> None:
    """Take away what packs have added since there were so many."""
    for pieces, size in zip(growing(lib), to, strict=True):
        del pieces[size:]
    kinds = (("card", 1), ("unit", 0), ("enemy", 0), ("tile", 0), ("skill", 0), ("hero", 0))
    left = (to[0], to[1], to[2], to[4], to[5], to[6])
    for (kind, unwritten), size in zip(kinds, left, strict=True):
        for row in lib.rows[kind][size - unwritten :]:
            del lib.numbers[f"{kind}/{row['id']}"]
        del lib.rows[kind][size - unwritten :]


def content_ids() -> list[str]:
    """Every piece of content that must have its own test."""
    kinds = ("card/", "unit/", "enemy/", "ruin/", "tile/", "city/", "skill/", "tactic/", "hero/")
    return ["board/" + name for name in library().numbers if name.startswith(kinds)]
