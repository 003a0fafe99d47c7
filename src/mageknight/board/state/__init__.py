"""The state of a board game: plain data, copied by hand, written only by events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.board.setup import BoardSetup
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.assaults import Assault, RivalCombat
from mageknight.board.state.battle import Combat
from mageknight.board.state.player import Dummy, Player
from mageknight.board.state.scenario_extras import Affairs
from mageknight.board.state.turn import Turn
from mageknight.board.state.world_map import Map
from mageknight.kernel.agenda import Core, State

if TYPE_CHECKING:
    from mageknight.board.scenarios.scenario import Scenario


class BoardState(State):
    """Everything there is to know about a game of the Ultimate Edition.

    `teams` gives the team of each seat; it is empty where everybody plays alone or all play together.

    Copying is what bots do most. Copies therefore share the map and the supply (piles, decks, offers) until one of them writes
    there: events do so through `own_map` and `own_supply`, and a test looks that they do.
    """

    FIELDS = (
        "core",
        "setup",
        "players",
        "dummy",
        "map",
        "turn",
        "combat",
        "round",
        "night",
        "order",
        "at",
        "dice",
        "dice_owner",
        "piles",
        "discards",
        "ruin_pile",
        "ruin_discard",
        "actions",
        "action_offer",
        "spells",
        "spell_offer",
        "artifacts",
        "regulars",
        "elites",
        "unit_offer",
        "monastery_offer",
        "skill_offer",
        "tactics",
        "active",
        "memo",
        "serial",
        "announced",
        "last_turns",
        "ending",
        "gone",
        "teams",
        "assault",
        "contest",
        "affairs",
    )

    def __init__(
        self,
        core: Core,
        setup: BoardSetup,
        players: list[Player],
        dummy: Dummy | None,
        map: Map,
        turn: Turn,
        combat: Combat | None,
        round: int,
        night: bool,
        order: list[int],
        at: int,
        dice: list[int],
        dice_owner: list[int],
        piles: list[list[int]],
        discards: list[list[int]],
        ruin_pile: list[int],
        ruin_discard: list[int],
        actions: list[int],
        action_offer: list[int],
        spells: list[int],
        spell_offer: list[int],
        artifacts: list[int],
        regulars: list[int],
        elites: list[int],
        unit_offer: list[int],
        monastery_offer: list[int],
        skill_offer: list[int],
        tactics: list[int],
        active: list[LastingEffect],
        memo: dict[int, int],
        serial: int,
        announced: int,
        last_turns: list[int],
        ending: int,
        gone: list[int],
        teams: list[int],
        assault: Assault | None,
        contest: RivalCombat | None,
        affairs: Affairs,
    ) -> None:
        super().__init__(core)
        self.scenario: Scenario | None = None  # no part of the state: what `scenario_of` found out about the set-up
        self.map_is_own = self.supply_is_own = True  # nor is this: whether a copy reads the same lists
        self.setup = setup
        self.players = players
        self.dummy = dummy
        self.map = map
        self.turn = turn
        self.combat = combat
        self.round = round
        self.night = night
        self.order = order
        self.at = at
        self.dice, self.dice_owner = dice, dice_owner
        self.piles, self.discards = piles, discards
        self.ruin_pile, self.ruin_discard = ruin_pile, ruin_discard
        self.actions, self.action_offer = actions, action_offer
        self.spells, self.spell_offer = spells, spell_offer
        self.artifacts = artifacts
        self.regulars, self.elites = regulars, elites
        self.unit_offer = unit_offer
        self.monastery_offer = monastery_offer
        self.skill_offer = skill_offer
        self.tactics = tactics
        self.active = active
        self.memo = memo
        self.serial = serial
        self.announced = announced
        self.last_turns = last_turns
        self.ending = ending
        self.gone = gone
        self.teams = teams
        self.assault = assault
        self.contest = contest
        self.affairs = affairs

    def copy(self) -> BoardState:
        combat = self.combat
        assault = self.assault
        contest = self.contest
        dummy = self.dummy
        twin = BoardState(
            core=self.core.copy(),
            setup=self.setup,
            players=[player.copy() for player in self.players],
            dummy=None if dummy is None else dummy.copy(),
            map=self.map,
            turn=self.turn.copy(),
            combat=None if combat is None else combat.copy(),
            round=self.round,
            night=self.night,
            order=self.order.copy(),
            at=self.at,
            dice=self.dice.copy(),
            dice_owner=self.dice_owner.copy(),
            piles=self.piles,
            discards=self.discards,
            ruin_pile=self.ruin_pile,
            ruin_discard=self.ruin_discard,
            actions=self.actions,
            action_offer=self.action_offer,
            spells=self.spells,
            spell_offer=self.spell_offer,
            artifacts=self.artifacts,
            regulars=self.regulars,
            elites=self.elites,
            unit_offer=self.unit_offer,
            monastery_offer=self.monastery_offer,
            skill_offer=self.skill_offer,
            tactics=self.tactics,
            active=self.active.copy(),
            memo=self.memo.copy(),
            serial=self.serial,
            announced=self.announced,
            last_turns=self.last_turns.copy(),
            ending=self.ending,
            gone=self.gone.copy(),
            teams=self.teams.copy(),
            assault=None if assault is None else assault.copy(),
            contest=None if contest is None else contest.copy(),
            affairs=self.affairs,
        )
        twin.scenario = self.scenario
        self.map_is_own = self.supply_is_own = twin.map_is_own = twin.supply_is_own = False
        return twin

    def own_map(self) -> Map:
        """The map for whoever writes on it. Copies share one until then: most commands leave it as it is."""
        if not self.map_is_own:
            self.map = self.map.copy()
            self.map_is_own = True
        self.map.land = None
        return self.map

    def own_supply(self) -> BoardState:
        """This state for whoever writes on its piles, decks and offers, which copies share likewise."""
        if not self.supply_is_own:
            self.supply_is_own = True
            self.piles, self.discards = [pile.copy() for pile in self.piles], [pile.copy() for pile in self.discards]
            self.ruin_pile, self.ruin_discard = self.ruin_pile.copy(), self.ruin_discard.copy()
            self.actions, self.action_offer = self.actions.copy(), self.action_offer.copy()
            self.spells, self.spell_offer = self.spells.copy(), self.spell_offer.copy()
            self.artifacts = self.artifacts.copy()
            self.regulars, self.elites = self.regulars.copy(), self.elites.copy()
            self.unit_offer = self.unit_offer.copy()
            self.monastery_offer = self.monastery_offer.copy()
            self.skill_offer = self.skill_offer.copy()
            self.tactics = self.tactics.copy()
        return self

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]
