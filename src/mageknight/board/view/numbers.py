"""The view of a board game as small numbers, for programs that learn.

A position is `SIZE` bytes, an option `OPTION_SIZE` bytes; `names` and `option_names` say what each of them counts. The layout has a
number of its own, `VERSION`: it changes whenever a place changes its meaning. Pieces stand at the place of their number in the library;
those of packs, which come last, share the last place. Nothing enters that the view of the seat does not show: orders of decks, faces of
tokens lying face down and hands of others are not looked at.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.definitions import TileDef
from mageknight.board.content.library import LIB, WOUND, library
from mageknight.board.lattice import NOWHERE, hex_at, hex_place
from mageknight.board.rules.mana.available import dice_left
from mageknight.board.rules.world.ground import owner_of, place_on_tile, plain_cost, site_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Combat
from mageknight.board.state.player import Player
from mageknight.board.terms import COLOURS, MOVE_COST_DAY, MOVE_COST_NIGHT, PHASES, REPUTATION_X
from mageknight.kernel.command import Command

VERSION: Final = 1
MOST: Final = 255
CARDS: Final = 128
UNITS: Final = 32
SKILLS: Final = 96
HEROES: Final = 8
ENEMIES: Final = 6
NEAR: Final = 2
"""Spaces so far from the hero are described one by one."""

PLAIN: Final = (
    "round",
    "rounds left",
    "night",
    "end of the round announced",
    "level",
    "Fame",
    "Reputation",
    "Armor",
    "hand limit",
    "cards in hand",
    "cards in the deck",
    "Wounds in hand",
    "Wounds elsewhere",
    "Move",
    "Influence",
    "Healing",
    "acted",
    "moved",
    "interacting",
    "dice to use",
    "cards in the dummy's deck",
    "tiles left",
    "core tiles left",
    "cities found",
    "cities conquered",
    "melee attack",
    "ranged attack",
    "siege attack",
    "block",
)
GROUND: Final = ("terrain", "site", "tokens", "armor", "cost", "shield")
FOE: Final = ("kind", "armor", "attack", "resistances", "blocked", "away")
OPTION: Final = ("verb", "card", "unit", "skill", "tactic", "colour", "enemy", "space", "use", "number")


def _ring() -> tuple[tuple[int, int], ...]:
    """The spaces described, as steps from the hero: nearest first."""
    reach = range(-NEAR, NEAR + 1)
    found = [(max(abs(q), abs(r), abs(q + r)), q, r) for q in reach for r in reach if abs(q + r) <= NEAR]
    return tuple([(q, r) for _, q, r in sorted(found)])


AROUND: Final = _ring()

MANA: Final = len(PLAIN)
CRYSTALS: Final = MANA + 6
SOURCE: Final = CRYSTALS + 4
PHASE: Final = SOURCE + 6
HERO: Final = PHASE + 10
HAND: Final = HERO + HEROES
OWN: Final = HAND + CARDS
OFFERED: Final = OWN + CARDS
READY: Final = OFFERED + CARDS
WEARY: Final = READY + UNITS
FOR_HIRE: Final = WEARY + UNITS
SKILL: Final = FOR_HIRE + UNITS
LAND: Final = SKILL + SKILLS
FOES: Final = LAND + 19 * 6
SIZE: Final = FOES + ENEMIES * 6
OPTION_SIZE: Final = 10
UNKNOWN: Final = bytes(6)
"""The row of a space that is not revealed."""


def names() -> list[str]:
    """The meaning of each number of a position."""
    pieces = library()
    cards = [card.name for card in pieces.cards]
    units = [unit.name for unit in pieces.units]
    found = [*PLAIN, *[f"mana {colour}" for colour in COLOURS], *[f"crystal {colour}" for colour in COLOURS[:4]]]
    found += [f"die {colour}" for colour in COLOURS] + [f"phase {phase}" for phase in PHASES]
    found += _padded("hero", [hero.name for hero in pieces.heroes], HEROES)
    for lot in ("in hand", "own", "offered"):
        found += _padded(lot, cards, CARDS)
    for lot in ("ready unit", "weary unit", "unit for hire"):
        found += _padded(lot, units, UNITS)
    found += _padded("ready skill", [skill.name for skill in pieces.skills], SKILLS)
    found += [f"{what} at {q},{r}" for q, r in AROUND for what in GROUND]
    return found + [f"enemy {at} {what}" for at in range(ENEMIES) for what in FOE]


def _padded(lot: str, pieces: list[str], size: int) -> list[str]:
    return [f"{lot} {pieces[at] if at < len(pieces) else at}" for at in range(size)]


def position_numbers(state: BoardState, seat: int) -> bytearray:
    """A position as a seat may know it."""
    row = bytearray(SIZE)
    me = state.players[seat]
    _plain(state, seat, me, row)
    for at in range(6):
        row[MANA + at] = min(MOST, me.tokens[at])
    for at in range(4):
        row[CRYSTALS + at] = me.crystals[at]
    for face in state.dice:
        row[SOURCE + face] += 1
    row[PHASE + state.turn.phase] = 1
    if me.hero >= 0:
        row[HERO + min(me.hero, HEROES - 1)] = 1
    _cards(state, me, row)
    _people(state, me, row)
    if me.where >= 0:
        _land(state, seat, me.where, row)
    if state.combat is not None:
        _foes(state.combat, row)
    return row


def _plain(state: BoardState, seat: int, me: Player, row: bytearray) -> None:
    turn = state.turn
    mine = turn.seat == seat
    wounds = me.hand.count(WOUND)
    others = me.deck.count(WOUND) + me.discard.count(WOUND) + me.played.count(WOUND)
    field = state.map
    core = 0
    for tile in field.deck:
        core += LIB.tiles[tile].is_core
    values = [
        state.round,
        max(0, scenario_of(state).length(state.setup.seats) - state.round),
        int(state.night),
        int(state.announced >= 0),
        me.level,
        me.fame,
        max(0, me.reputation - REPUTATION_X),
        me.armor(),
        me.hand_limit() + max(0, me.hand_bonus),
        len(me.hand),
        len(me.deck),
        wounds,
        others,
        turn.move if mine else 0,
        turn.influence if mine else 0,
        turn.heal if mine else 0,
        int(turn.acted),
        int(turn.moved),
        int(turn.interacting),
        dice_left(state, seat),
        0 if state.dummy is None else len(state.dummy.deck),
        len(field.deck) - core,
        core,
        len(field.city_at),
        len(field.city_at) - field.city_taken.count(-1),
    ]
    try:
        row[0 : len(values)] = bytes(values)
    except ValueError:  # a number below 0 or above the most
        row[0 : len(values)] = bytes([min(MOST, max(0, value)) for value in values])
    combat = state.combat
    if combat is not None:
        first = len(values)
        for points in combat.attack:
            row[first + points.kind] = min(MOST, row[first + points.kind] + max(0, points.amount))
        for points in combat.block:
            row[first + 3] = min(MOST, row[first + 3] + max(0, points.amount))


def _cards(state: BoardState, me: Player, row: bytearray) -> None:
    """Hand and offers; the own cards wherever they are, since a player knows what is in the deck, though not its order."""
    for card in me.hand:
        row[HAND + min(card, CARDS - 1)] += 1
    for card in me.hand + me.deck + me.discard + me.played + me.aside + me.stored + me.drawn:
        at = OWN + (card if card < CARDS else CARDS - 1)
        if row[at] < MOST:
            row[at] += 1
    for offer in (state.action_offer, state.spell_offer, state.monastery_offer):
        for card in offer:
            row[OFFERED + min(card, CARDS - 1)] += 1


def _people(state: BoardState, me: Player, row: bytearray) -> None:
    for unit in me.units:
        first = READY if unit.ready() else WEARY
        row[first + min(unit.kind, UNITS - 1)] += 1
    for kind in state.unit_offer:
        row[FOR_HIRE + min(kind, UNITS - 1)] += 1
    for at, skill in enumerate(me.skills):
        if not me.skill_used[at]:
            row[SKILL + min(skill, SKILLS - 1)] = 1


_SPACES: Final[dict[int, list[int]]] = {}
_PLACES: Final[dict[int, dict[int, int]]] = {}
_PRINTED: Final[list[_Printed]] = []


class _Printed:
    """The rows of a tile's seven spaces as printed, by day and by night."""

    def __init__(self, tile: TileDef) -> None:
        self.tile = tile
        ground = [(tile.terrain[place], tile.sites[place]) for place in range(7)]
        self.day = [bytes((kind + 1, site, 0, 0, MOVE_COST_DAY[kind], 0)) for kind, site in ground]
        self.night = [bytes((kind + 1, site, 0, 0, MOVE_COST_NIGHT[kind], 0)) for kind, site in ground]


def _printed(number: int) -> _Printed:
    """The rows of a tile; made again when a pack has put another tile in its place."""
    while len(_PRINTED) <= number:
        _PRINTED.append(_Printed(LIB.tiles[len(_PRINTED)]))
    found = _PRINTED[number]
    if found.tile is not LIB.tiles[number]:
        found = _PRINTED[number] = _Printed(LIB.tiles[number])
    return found


def around(where: int) -> list[int]:
    """The spaces described when a hero stands somewhere."""
    found = _SPACES.get(where)
    if found is None:
        q, r = hex_place(where)
        found = _SPACES[where] = [hex_at(q + dq, r + dr) for dq, dr in AROUND]
        _PLACES[where] = {space: LAND + at * 6 for at, space in enumerate(found) if space != NOWHERE}
    return found


def _land(state: BoardState, seat: int, where: int, row: bytearray) -> None:
    """Terrain and cost of what is revealed, sites, tokens, shields: 1 one's own, 2 another's.

    Most spaces are as printed: their rows are copied, and only those where something has changed are looked at.
    """
    field, rotated = state.map, bool(state.map.rotation)
    night = bool(state.night)
    spaces = around(where)
    rows: list[bytes] = []
    for space in spaces:
        number = field.tile_at[space // 7] if space != NOWHERE else -1
        if number < 0:
            rows.append(UNKNOWN)
        else:
            printed = _printed(number)
            place = place_on_tile(state, space) if rotated else space % 7
            rows.append(printed.night[place] if night else printed.day[place])
    row[LAND:FOES] = b"".join(rows)
    places = _PLACES[where]
    for space in _changed(state, spaces):
        at = places.get(space, -1)
        if at >= 0 and row[at]:
            row[at + 1] = site_of(state, space)
            row[at + 4] = plain_cost(state, space)
            owner = owner_of(state, space)
            if owner >= 0:
                row[at + 5] = 1 if owner == seat else 2
    for packed in field.tokens:
        at = places.get(packed >> 10, -1)
        if at >= 0:
            row[at + 2] += 1
            if packed & 1:
                kind = LIB.enemies[LIB.token_kind[(packed & 1023) >> 1]]
                row[at + 3] = min(MOST, row[at + 3] + kind.armor)


def _changed(state: BoardState, spaces: list[int]) -> list[int]:
    """Spaces that may be other than printed: marked, cleared, a city's, or above a secret; all of them while portals are shut."""
    field, affairs = state.map, state.affairs
    if affairs.shut:
        return spaces
    found = [shield >> 3 for shield in field.shields]
    found.extend(field.slain)
    found.extend(field.city_at)
    if field.annexes:
        found.extend([packed >> 6 for packed in field.annexes])
    if affairs.secrets:
        found.extend([secret >> 5 for secret in affairs.secrets])
    return found


def _foes(combat: Combat, row: bytearray) -> None:
    at = FOES
    for enemy in combat.enemies[:ENEMIES]:
        kind = LIB.enemies[LIB.token_kind[enemy.token]]
        attack = 0
        for value in kind.attack_values:
            attack += max(0, value)
        row[at] = kind.number + 1
        row[at + 1] = min(MOST, kind.armor + enemy.guarded + enemy.vampire)
        row[at + 2] = min(MOST, attack)
        row[at + 3] = kind.resistances
        row[at + 4] = min(MOST, enemy.blocked | enemy.dealt | enemy.cancelled)
        row[at + 5] = int(enemy.away)
        at += 6


# Options.

_PIECES: Final = {"card": 1, "skill": 3, "tactic": 4, "colour": 5}
"""Fields of commands that are the number of a piece, and where they go."""
_VERBS: Final[dict[str, int]] = {}
_LOOKED_UP: Final = frozenset(("unit", "enemy", "space"))
"""Fields whose number depends on the position."""
_SAME_EVERYWHERE: Final[dict[type[Command], bool]] = {}
"""Which kinds of commands have none of these."""
_ROWS: Final[dict[Command, bytes]] = {}
"""The rows of such commands: playing a card is the same in every position."""
ROWS: Final = 20_000
"""So many of them are kept."""


def verbs() -> dict[str, int]:
    """The kinds of commands by name, numbered from 1 in the order of the alphabet."""
    if not _VERBS:
        from mageknight.board import commands

        found = [
            name
            for name, kind in vars(commands).items()
            if isinstance(kind, type) and issubclass(kind, Command) and kind is not Command
        ]
        for at, name in enumerate(sorted(found)):
            _VERBS[name] = at + 1
    return _VERBS


def option_numbers(state: BoardState, seat: int, options: list[Command]) -> bytearray:
    """One row for each option, one after the other. A verb of another package, such as an answer of chance, is 0."""
    rows = bytearray()
    for option in options:
        row = _ROWS.get(option)
        if row is None:
            row = _row(state, seat, option)
            if _is_same_everywhere(type(option)):
                if len(_ROWS) >= ROWS:
                    _ROWS.clear()
                _ROWS[option] = row
        rows += row
    return rows


def _is_same_everywhere(kind: type[Command]) -> bool:
    known = _SAME_EVERYWHERE.get(kind)
    if known is None:
        known = _SAME_EVERYWHERE[kind] = _LOOKED_UP.isdisjoint(kind.__struct_fields__)
    return known


def _row(state: BoardState, seat: int, option: Command) -> bytes:
    row = bytearray(OPTION_SIZE)
    row[0] = verbs().get(type(option).__name__, 0)
    fields: tuple[str, ...] = type(option).__struct_fields__
    for name in fields:
        if name != "seat":
            _field(state, seat, name, getattr(option, name), row)
    return bytes(row)


def _field(state: BoardState, seat: int, name: str, value: Any, row: bytearray) -> None:
    """One field of a command; numbers are one higher than their piece, so that 0 is none."""
    if not isinstance(value, int):
        return
    at = _PIECES.get(name, -1)
    if at >= 0:
        row[at] = min(MOST, max(0, value + 1))
    elif name == "unit":
        row[2] = _unit(state, seat, value)
    elif name == "enemy":
        row[6] = _enemy(state, value)
    elif name == "space":
        where = state.players[seat].where
        near = around(where) if where >= 0 else []
        row[7] = near.index(value) + 1 if value in near else MOST
    else:
        last = 8 if name in ("use", "ability", "kind", "attack", "path") else 9
        row[last] = min(MOST, max(0, value + 1))


def _unit(state: BoardState, seat: int, number: int) -> int:
    """The kind of a unit: one's own by its uid, else one of the offer."""
    for unit in state.players[seat].units:
        if unit.uid == number:
            return min(MOST, unit.kind + 1)
    return min(MOST, max(0, number + 1))


def _enemy(state: BoardState, token: int) -> int:
    """The kind of an enemy one fights; of others nothing is told."""
    if state.combat is not None:
        for enemy in state.combat.enemies:
            if enemy.token == token:
                return min(MOST, LIB.token_kind[token] + 1)
    return MOST
