"""The state of a board game: plain data, copied by hand, written only by events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.board.setup import BoardSetup
from mageknight.board.state.active import Active
from mageknight.board.state.assaults import Assault, Contest
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
        active: list[Active],
        memo: dict[int, int],
        serial: int,
        announced: int,
        last_turns: list[int],
        ending: int,
        gone: list[int],
        teams: list[int],
        assault: Assault | None,
        contest: Contest | None,
        affairs: Affairs,
    ) -> None:
        super().__init__(core)
        self.scenario: Scenario | None = None  # no part of the state: what `scenario_of` found out about the set-up
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
            self.core.copy(),
            self.setup,
            [player.copy() for player in self.players],
            None if dummy is None else dummy.copy(),
            self.map.copy(),
            self.turn.copy(),
            None if combat is None else combat.copy(),
            self.round,
            self.night,
            self.order.copy(),
            self.at,
            self.dice.copy(),
            self.dice_owner.copy(),
            [pile.copy() for pile in self.piles],
            [pile.copy() for pile in self.discards],
            self.ruin_pile.copy(),
            self.ruin_discard.copy(),
            self.actions.copy(),
            self.action_offer.copy(),
            self.spells.copy(),
            self.spell_offer.copy(),
            self.artifacts.copy(),
            self.regulars.copy(),
            self.elites.copy(),
            self.unit_offer.copy(),
            self.monastery_offer.copy(),
            self.skill_offer.copy(),
            self.tactics.copy(),
            self.active.copy(),
            self.memo.copy(),
            self.serial,
            self.announced,
            self.last_turns.copy(),
            self.ending,
            self.gone.copy(),
            self.teams.copy(),
            None if assault is None else assault.copy(),
            None if contest is None else contest.copy(),
            self.affairs,
        )
        twin.scenario = self.scenario
        return twin

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]
