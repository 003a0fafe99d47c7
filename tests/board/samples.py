"""A table in the middle of a game, laid out by events alone: for tests of views and words."""

from __future__ import annotations

from mageknight.board.content.library import library
from mageknight.board.effect import EffectUse
from mageknight.board.engine import blank_state
from mageknight.board.events.course import DummyChosen, HeroTaken, OrderSet, RoundBegan, SourceRolled, TurnBegan
from mageknight.board.events.fight import AttackGathered, BlockGathered, CombatBegan, EnemyJoined, TargetAdded
from mageknight.board.events.tracks import CrystalGained, EffectBegan, FameGained, ManaGained, PointsGained
from mageknight.board.events.warband import BannerAttached, SkillGained, SkillUsed, UnitChanged, UnitJoined
from mageknight.board.events.world import (
    CityRevealed,
    FigureMoved,
    RuinPlaced,
    ShieldPlaced,
    TileRevealed,
    TokenDrawn,
)
from mageknight.board.lattice import START_SLOT, slot_at
from mageknight.board.register import TERRAIN_ADD, UNTIL_TURN
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.battle import Points
from mageknight.board.state.sources import FROM_CARD
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, FIRE, MELEE, PH_MOVE, PH_RANGED, PHYSICAL, SIEGE, SPELL
from mageknight.kernel.agenda import Core
from mageknight.kernel.event import Event

LIB = library()


def number(kind: str, name: str) -> int:
    return LIB.number(kind, name)


def card(name: str) -> int:
    return number("card", name)


def token(name: str, copy: int = 0) -> int:
    """An instance of an enemy token."""
    return LIB.token_kind.index(number("enemy", name)) + copy


def bare_table(seats: int = 2) -> BoardState:
    """A state in which nothing has happened yet, with full decks and piles in printed order."""
    scenario = "solo_reconnaissance" if seats == 1 else "first_reconnaissance"
    state = blank_state(Core([], []), BoardSetup(seats=seats, scenario=scenario))
    for each, kind in enumerate(LIB.token_kind):
        state.piles[LIB.enemies[kind].pile].append(each)
    state.ruin_pile.extend(range(len(LIB.ruins)))
    for deck, kind in ((state.actions, ADVANCED_ACTION), (state.spells, SPELL), (state.artifacts, ARTIFACT)):
        deck.extend([each.number for each in LIB.cards if each.kind == kind])
    for unit in LIB.units:
        (state.elites if unit.elite else state.regulars).append(unit.number)
    state.map.tile_at[START_SLOT] = number("tile", "start_a")
    state.map.deck[:] = [tile.number for tile in LIB.tiles if not tile.name.startswith("start")]
    return state


def happen(state: BoardState, *events: Event[BoardState]) -> BoardState:
    for event in events:
        event.apply(state)
    return state


KEEP = slot_at(1, 1) * 7 + 1
"""The keep of the third countryside tile, at position (1, 1)."""

RUINS = slot_at(0, 1) * 7 + 3
MINE = slot_at(1, 0) * 7 + 4
CITY = slot_at(1, 1) * 7 + 5
"""Where a ruin token, a Shield and a city are laid, whatever is printed there."""


def table() -> BoardState:
    """Arythea and Tovak on four tiles, by day, with units, skills, crystals; a keep is guarded face down, orcs prowl face up."""
    state = bare_table()
    for seat, hero in enumerate(("arythea", "tovak")):
        kind = LIB.heroes[number("hero", hero)]
        happen(state, HeroTaken(seat, kind.number, kind.deck, kind.skills))
        player = state.players[seat]
        player.hand[:] = [player.deck.pop() for _ in range(5)]
        happen(state, FigureMoved(seat, START_SLOT * 7))
    happen(
        state,
        RoundBegan(1, False, tuple(tactic.number for tactic in LIB.tactics if not tactic.night)),
        OrderSet((1, 0)),
        SourceRolled((0, 4, 5, 1)),
        *[
            TileRevealed(number("tile", tile), slot_at(a, b))
            for tile, a, b in (("countryside_01", 0, 1), ("countryside_02", 1, 0), ("countryside_03", 1, 1))
        ],
    )
    _people_the_map(state)
    _equip(state)
    return state


def _people_the_map(state: BoardState) -> None:
    for space in range(len(state.map.tile_at) * 7):
        tile = state.map.tile_at[space // 7]
        if tile >= 0 and LIB.tiles[tile].rampaging[space % 7] >= 0:
            pile = LIB.tiles[tile].rampaging[space % 7]
            happen(state, TokenDrawn(pile, state.piles[pile][-1], space, True))
    happen(state, TokenDrawn(1, state.piles[1][-1], KEEP, False), ShieldPlaced(0, MINE))
    happen(state, RuinPlaced(state.ruin_pile[-1], RUINS, False))
    happen(state, CityRevealed(number("city", "city_red"), CITY, 4))


def _equip(state: BoardState) -> None:
    rage = EffectUse(0, FROM_CARD, card("rage"), 0, False, 0, 1).tag()
    state.players[0].hand.append(card("banner_of_courage"))
    happen(
        state,
        TurnBegan(0, 1, PH_MOVE),
        UnitJoined(0, number("unit", "peasants")),
        UnitJoined(0, number("unit", "utem_guardsmen")),
        SkillGained(0, number("skill", "arythea_dark_paths")),
        SkillUsed(0, number("skill", "arythea_dark_paths"), 1),
        CrystalGained(0, 0, 2),
        CrystalGained(1, 3, 1),
        ManaGained(0, 4, 1),
        FameGained(0, 4, -1),
        PointsGained(0, 0, 3, rage),
        EffectBegan(LastingEffect(TERRAIN_ADD, 0, -1, -1, 1, UNTIL_TURN, rage)),
    )
    first, second = state.players[0].units
    happen(
        state,
        BannerAttached(0, first.uid, card("banner_of_courage")),
        UnitChanged(0, second.uid, second.kind, True, 1, False),
    )
    state.players[0].discard.append(card("march"))
    state.players[0].played.append(card("rage"))
    state.action_offer[:] = [state.actions.pop() for _ in range(3)]
    state.spell_offer[:] = [state.spells.pop() for _ in range(3)]
    state.unit_offer[:] = [state.regulars.pop() for _ in range(3)]


def battle() -> BoardState:
    """The table of `table`, with Arythea assaulting the keep against two defenders."""
    state = table()
    rage = EffectUse(0, FROM_CARD, card("rage"), 0, False, 0, 1).tag()
    happen(
        state,
        CombatBegan(0, KEEP, START_SLOT * 7, 0, True, -1, False, 0),
        EnemyJoined(token("guardsmen"), number("enemy", "guardsmen"), KEEP, True, True),
        EnemyJoined(token("heroes_fire"), number("enemy", "heroes_fire"), KEEP, True, True),
        AttackGathered(0, Points(4, SIEGE, FIRE, rage, 0, -1, 1)),
        BlockGathered(0, Points(3, MELEE, PHYSICAL, rage, 0, -1, 1)),
        TargetAdded(0, token("heroes_fire")),
    )
    state.turn.phase = PH_RANGED
    return state


def dummy_table() -> BoardState:
    """Alone against the dummy player."""
    state = bare_table(1)
    kind = LIB.heroes[number("hero", "goldyx")]
    happen(state, HeroTaken(0, 0, LIB.heroes[0].deck, LIB.heroes[0].skills))
    return happen(state, DummyChosen(kind.number, kind.deck, kind.skills), OrderSet((0, -1)))
