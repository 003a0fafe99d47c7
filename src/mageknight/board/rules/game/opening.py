"""Setting up a game (UE-FLOW-03 to 06, UE-SETUP-01 to 39)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageknight.board.commands import PickHero
from mageknight.board.content.definitions import TileDef
from mageknight.board.content.library import LIB
from mageknight.board.events.cards import OfferFilled
from mageknight.board.events.course import DeckArranged, DummyChosen, HeroTaken, OrderSet, RoundBegan, TilesArranged
from mageknight.board.events.parties import TeamsFormed
from mageknight.board.lattice import slot_at
from mageknight.board.moves.choose import ChoiceAsk
from mageknight.board.moves.turn.pick import PICK_HERO
from mageknight.board.rules.coop.members import NameMembers
from mageknight.board.rules.game.auction import DrawOrder
from mageknight.board.rules.game.chance import (
    DECKS,
    SEATS,
    TILES,
    RollSource,
    ShuffleDeed,
    ShuffleShared,
)
from mageknight.board.rules.game.draft import draft_frames
from mageknight.board.rules.turn.before_turn import RIVAL_SPELLS
from mageknight.board.rules.turn.rounds import DrawHand, PickTactics, deal_units, offer_size, tactics_for
from mageknight.board.rules.world.exploring import LookAround, RevealTile
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.variants import TEAM_TABLE
from mageknight.board.state import BoardState
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, PILES, SPELL, VILLAGE
from mageknight.kernel.agenda import Flow, Frame, Shuffle
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

HERO_TAKEN: Final = refuse("board-hero-taken", "UE-FLOW-03")
OFFER: Final = 3
INTERACTIVE_SPELLS: Final = RIVAL_SPELLS


class SetUp(Frame[BoardState]):
    """Everything before the first Round, in order."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        scenario = scenario_of(state)
        seats = state.setup.seats
        arrange_piles(flow)
        dice = offer_size(state) + scenario.extra_dice
        frames: list[Frame[BoardState]] = [*team_frames(flow), *hero_frames(state), NameMembers()]
        if scenario.dummy:
            frames.append(ChooseDummy())
        frames.extend([ShuffleShared("piles", pile) for pile in range(6)])
        frames.extend(
            [ShuffleShared(name) for name in ("ruin_pile", "artifacts", "spells", "actions", "regulars", "elites")]
        )
        if scenario.drafting:
            frames.extend(draft_frames(state))
        frames.extend([ArrangeTiles(), RollSource(tuple(range(dice)), tuple([0] * dice)), FirstRound()])
        frames.extend([LayFirstTile(at) for at in range(len(scenario.first_positions(seats)))])
        for seat in range(seats):
            frames.extend([ShuffleDeed(seat), ShuffleShared("skills", seat), DrawHand(seat)])
        flow.then(*frames, LookAround(), PickTactics())


def hero_frames(state: BoardState) -> list[Frame[BoardState]]:
    """UE-FLOW-03, UE-VAR-AUCTION-01: heroes are picked one after the other, or auctioned."""
    if scenario_of(state).auction:
        return [DrawOrder()]
    return [AskHero(seat) for seat in range(state.setup.seats)]


def team_frames(flow: Flow[BoardState]) -> list[Frame[BoardState]]:
    """UE-TEAM-01, UE-TEAM-14, UE-SCN-COOP-07: teams before the heroes, as agreed or by lot; who play together are one team."""
    setup = flow.state.setup
    scenario = scenario_of(flow.state)
    if scenario.cooperative and setup.seats > 1:
        flow.emit(TeamsFormed((0,) * setup.seats))
    elif setup.teams:
        flow.emit(TeamsFormed(setup.teams))
    elif scenario.teams and setup.seats == TEAM_TABLE:
        return [DrawLots()]
    return []


class DrawLots(Shuffle[BoardState]):
    """UE-TEAM-14: two teams of two by lot."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(SEATS)

    def size(self, state: BoardState) -> int:
        return TEAM_TABLE

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.emit(TeamsFormed(tuple([0 if outcome.index(seat) < TEAM_TABLE // 2 else 1 for seat in range(TEAM_TABLE)])))


def in_play(state: BoardState, set_name: str) -> bool:
    return set_name in state.setup.sets


def arrange_piles(flow: Flow[BoardState]) -> None:
    """UE-SETUP-03 to 10: tokens and cards of the sets in use are sorted into their piles and decks."""
    scenario = scenario_of(flow.state)
    for deck, index, cards in decks_of(flow.state.setup.sets, scenario.interactive_spells, scenario.highest_unit):
        flow.emit(DeckArranged(deck, index, cards))


@lru_cache(maxsize=64)
def decks_of(
    sets: tuple[str, ...], interactive: bool, highest_unit: int
) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """The shared piles and decks in the order of the library, each with its name, the number of the pile and what is in it. Worked
    out once for each choice of sets: bots and learners begin many games."""
    piles: list[list[int]] = [[] for _ in PILES]
    for token, kind in enumerate(LIB.token_kind):
        enemy = LIB.enemies[kind]
        if enemy.set_name in sets and not enemy.faction:
            piles[enemy.pile].append(token)
    found: list[tuple[str, int, tuple[int, ...]]] = [("piles", at, tuple(tokens)) for at, tokens in enumerate(piles)]
    found.append(("ruin_pile", 0, tuple([r.number for r in LIB.ruins for _ in range(r.copies) if r.set_name in sets])))
    for deck, kind in (("actions", ADVANCED_ACTION), ("spells", SPELL), ("artifacts", ARTIFACT)):
        cards = [
            c.number
            for c in LIB.cards
            if c.kind == kind and c.set_name in sets and (interactive or c.name not in INTERACTIVE_SPELLS)
        ]
        found.append((deck, 0, tuple(cards)))
    for deck, elite in (("regulars", False), ("elites", True)):
        units = [
            u.number
            for u in LIB.units
            if u.elite == elite and u.set_name in sets and u.level <= highest_unit
            for _ in range(u.copies)
        ]
        found.append((deck, 0, tuple(units)))
    return tuple(found)


class AskHero(ChoiceAsk[PickHero]):
    """UE-FLOW-03: heroes are picked one player at a time; a hero already taken is no longer available."""

    KIND = "hero"
    FIELDS = ("seat",)
    MOVES = (PICK_HERO,)
    DELIBERATE = True
    RULES = ("UE-FLOW-03",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-hero")

    def free(self, state: BoardState) -> list[int]:
        taken = [player.hero for player in state.players]
        return [hero.number for hero in LIB.heroes if hero.number not in taken and in_play(state, hero.set_name)]

    def choices(self, state: BoardState) -> list[Command]:
        wanted = state.setup.heroes
        if self.seat < len(wanted):
            return [PickHero(self.seat, LIB.number("hero", wanted[self.seat]))]
        return [PickHero(self.seat, hero) for hero in self.free(state)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else HERO_TAKEN

    def forced(self, state: BoardState) -> Command | None:
        return self.choices(state)[0] if self.seat < len(state.setup.heroes) else None

    def chosen(self, flow: Flow[BoardState], command: PickHero) -> None:
        hero = LIB.heroes[command.hero]
        flow.emit(HeroTaken(self.seat, hero.number, hero.deck, skills_of(flow.state, hero.number)))


def skills_of(state: BoardState, hero: int) -> tuple[int, ...]:
    """UE-SETUP-36, UE-SETUP-37: the skills of a hero that fit a cooperative or a competitive game."""
    scenario = scenario_of(state)
    unfit = ["competitive" if scenario.cooperative else "cooperative"]
    if not scenario.interactive_skills:
        unfit.append("competitive")
    return tuple([skill for skill in LIB.heroes[hero].skills if LIB.skills[skill].mode not in unfit])


class ChooseDummy(Shuffle[BoardState]):
    """UE-DUMMY-02: a random hero of those not in the game."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(SEATS)

    def free(self, state: BoardState) -> list[int]:
        taken = [player.hero for player in state.players]
        return [hero.number for hero in LIB.heroes if hero.number not in taken and in_play(state, hero.set_name)]

    def size(self, state: BoardState) -> int:
        return len(self.free(state))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        hero = LIB.heroes[self.free(flow.state)[outcome[0]]]
        skills = skills_of(flow.state, hero.number) if flow.state.setup.seats == 1 else ()
        flow.emit(DummyChosen(hero.number, hero.deck, skills))
        flow.then(ShuffleShared("dummy"), ShuffleShared("dummy-skills"))


class ArrangeTiles(Shuffle[BoardState]):
    """UE-SETUP-17 to 20: the tile deck of the scenario; Core tiles at the bottom, Countryside tiles on top."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(TILES)

    def size(self, state: BoardState) -> int:
        return len(self.tiles(state))

    def tiles(self, state: BoardState) -> list[TileDef]:
        """The tiles of the sets in use."""
        return [tile for tile in LIB.tiles if in_play(state, tile.set_name)]

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        state = flow.state
        scenario = scenario_of(state)
        seats = state.setup.seats
        used = self.tiles(state)
        tiles = [used[i] for i in outcome]
        if scenario.tile_names:
            tiles = [tile for tile in tiles if tile.name in scenario.tile_names]
        countryside = wanted_first([tile for tile in tiles if tile.kind == "countryside"], scenario.wanted_sites)
        if scenario.sorted_countryside:
            countryside.sort(key=lambda tile: tile.printed)
        cities = [t for t in tiles if t.kind == "core_city" and scenario.city_colour in (-1, t.city)]
        core = [t for t in tiles if t.kind == "core_non_city" and has_site(t, scenario.core_needs)]
        core.sort(key=lambda tile: tile.name not in scenario.core_first)
        chosen_core = cities[: scenario.cities[seats]] + core[: scenario.core[seats]]
        chosen_core = [tile for tile in tiles if tile in chosen_core]
        chosen = countryside[: scenario.countryside[seats]]
        if scenario.wanted_sites:
            chosen = [tile for tile in tiles if tile in chosen]
        deck = [tile.number for tile in chosen_core] + [tile.number for tile in reversed(chosen)]
        spare = [tile.number for tile in countryside + core if tile.number not in deck]
        start = LIB.number("tile", scenario.starting_side(seats))
        flow.emit(TilesArranged(tuple(deck), tuple(sorted(spare)), start))


def has_site(tile: TileDef, sites: tuple[int, ...]) -> bool:
    """Has a tile one of these sites? Where none is asked for, every tile will do."""
    return not sites or any(site in sites for site in tile.sites)


def wanted_first(tiles: list[TileDef], sites: tuple[int, ...]) -> list[TileDef]:
    """Tiles with the sites a scenario is about before the others, which are left out first."""
    return [tile for tile in tiles if has_site(tile, sites)] + [tile for tile in tiles if not has_site(tile, sites)]


class LayFirstTile(Frame[BoardState]):
    """UE-SETUP-22 to 25: a tile is revealed next to the starting tile."""

    FIELDS = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, flow: Flow[BoardState]) -> None:
        a, b = scenario_of(flow.state).first_positions(flow.state.setup.seats)[self.at]
        flow.then(RevealTile(-1, slot_at(a, b)))


class FirstRound(Frame[BoardState]):
    """UE-SETUP-07, 08, 11, 12, 16, UE-VAR-DAYTIME-01: offers, Day or Night, its Tactics; whoever picked a hero last picks first."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        night = scenario_of(state).first_night
        flow.emit(RoundBegan(1, night, tactics_for(state, night)))
        flow.emit(OrderSet(tuple(state.order)))
        for _ in range(OFFER):
            flow.emit(OfferFilled(state.spells[-1]))
            flow.emit(OfferFilled(state.actions[-1]))
        deal_units(flow)
        if scenario_of(state).village_unit_offered and not any(VILLAGE in LIB.units[u].sites for u in state.unit_offer):
            flow.then(RedealUnits())


class RedealUnits(Shuffle[BoardState]):
    """UE-SCN-RECON-06: without a unit for villages the unit offer is shuffled back and dealt again."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(DECKS)

    def size(self, state: BoardState) -> int:
        return len(state.regulars) + len(state.unit_offer)

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        from mageknight.board.events.warband import UnitOfferReturned

        for kind in list(flow.state.unit_offer):
            flow.emit(UnitOfferReturned(kind))
        units = sorted(flow.state.regulars)
        flow.emit(DeckArranged("regulars", 0, tuple([units[i] for i in outcome])))
        deal_units(flow)
        if not any(VILLAGE in LIB.units[u].sites for u in flow.state.unit_offer):
            flow.then(RedealUnits())
