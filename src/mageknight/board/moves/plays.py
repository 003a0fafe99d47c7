"""Moves of any moment of a turn: cards, units, skills, the Tactic, banners, effects granted earlier;
spending Healing, turning crystals into mana."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import HealWound, TurnCrystal, UseGrant, UseSkill
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import EFFECTS
from mageknight.board.events.tracks import CrystalSpent, ManaGained
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.play_card import NOTHING, PLAY_CARD
from mageknight.board.moves.skills import USE_TACTIC, SkillMove
from mageknight.board.moves.units import ACTIVATE_UNIT, ATTACH_BANNER, USE_BANNER
from mageknight.board.names import source_name, unit_name
from mageknight.board.rules.mana.available import CRYSTAL
from mageknight.board.rules.turn.before_turn import reactions
from mageknight.board.rules.turn.grants import grant_refusal, grants_of, open_grants, use_grant
from mageknight.board.rules.turn.plays import heal_refusal, heal_wound
from mageknight.board.rules.turn.serving import gives_nothing_else, vain_uses
from mageknight.board.rules.turn.skills import CENTRE, READY, skill_refusal, skill_state, touches_others, use_skill
from mageknight.board.rules.turn.triggers import is_quiet
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move
from mageknight.kernel.refusal import Refusal, refuse

IN_HAND: Final = -1
"""In the place of a unit: the Wounds in hand."""


class Healing(OpenMove[HealWound]):
    """Spend Healing points; they are there to be spent only while there are any."""

    COMMAND = HealWound

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        player = state.players[ask.seat]
        hurt = [unit.uid for unit in player.units if unit.wounds]
        if WOUND in player.hand:
            hurt.insert(0, IN_HAND)
        return [HealWound(ask.seat, uid) for uid in hurt]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Most of the time there is no Healing to spend."""
        if state.turn.heal > 0:
            super().collect(state, ask, found)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> Refusal | None:
        return heal_refusal(state, ask.seat, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: HealWound) -> None:
        heal_wound(flow, ask.seat, command.unit)

    def words(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> Message:
        if command.unit < 0:
            return say("board-do-heal-hand")
        return say("board-do-heal-unit", unit=unit_name(state.players[ask.seat], command.unit))

    def about(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> tuple[str, ...]:
        return subjects.WOUNDS if command.unit < 0 else subjects.unit(command.unit)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> bool | None:
        return False if is_quiet(state) else None


HEAL: Final = Healing()


NO_CRYSTAL: Final = refuse("board-no-crystal-of-colour", "UE-MANA-04")


class TurningCrystal(OpenMove[TurnCrystal]):
    """A crystal of the own Inventory becomes a mana token of its colour in the Play area."""

    COMMAND = TurnCrystal
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        crystals = state.players[ask.seat].crystals
        return [TurnCrystal(ask.seat, colour) for colour in range(BASIC) if crystals[colour]]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> Refusal | None:
        crystals = state.players[ask.seat].crystals
        return None if 0 <= command.colour < BASIC and crystals[command.colour] else NO_CRYSTAL

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: TurnCrystal) -> None:
        flow.emit(CrystalSpent(ask.seat, command.colour))
        flow.emit(ManaGained(ask.seat, command.colour, 1))

    def words(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> Message:
        return say("board-do-turn-crystal", colour=Message("board-colour-" + COLOURS[command.colour]))

    def about(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> tuple[str, ...]:
        return subjects.mana(CRYSTAL + command.colour)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> bool | None:
        return False


TURN_CRYSTAL: Final = TurningCrystal()


class UsingSkill(SkillMove):
    """Use a skill token in the own turn or in a combat."""

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        """The own skills, then those that lie in the centre."""
        found: list[Command] = [UseSkill(ask.seat, number) for number in state.players[ask.seat].skills]
        for other, player in enumerate(state.players):
            if other != ask.seat and CENTRE in player.skill_used:
                for number, used in zip(player.skills, player.skill_used, strict=True):
                    if used == CENTRE:
                        found.append(UseSkill(ask.seat, number))
        return found

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """In the first Rounds there are none."""
        if len(state.players) > 1 or state.players[ask.seat].skills:
            super().collect(state, ask, found)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> Refusal | None:
        return skill_refusal(state, ask.seat, command.skill)

    def is_vain(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> bool:
        held = skill_state(state.players[ask.seat], command.skill)
        return held == READY and gives_nothing_else(LIB.skills[command.skill].effect, vain_uses(state, ask.seat))

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseSkill) -> None:
        use_skill(flow, ask.seat, command.skill)
        if touches_others(command.skill):
            flow.then(*reactions(flow.state, ask.seat))


USE_SKILL: Final = UsingSkill()


class UsingGrant(OpenMove[UseGrant]):
    """Use a grant, by its place among those that are open."""

    COMMAND = UseGrant

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [UseGrant(ask.seat, at) for at in range(len(grants_of(state, ask.seat)))]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """The list of grants is made once for all of them."""
        for at in open_grants(state, ask.seat):
            found.append(UseGrant(ask.seat, at))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseGrant) -> Refusal | None:
        return grant_refusal(state, ask.seat, command.grant)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseGrant) -> None:
        use_grant(flow, ask.seat, command.grant)

    def words(self, state: BoardState, ask: Ask[BoardState], command: UseGrant) -> Message:
        grants = grants_of(state, ask.seat)
        if not 0 <= command.grant < len(grants):
            return say("board-do-use-grant", source=Message("board-source-rules"), text=NOTHING)
        entry = grants[command.grant]
        return say("board-do-use-grant", source=source_name(state, entry.source), text=EFFECTS[entry.effect].text())


USE_GRANT: Final = UsingGrant()


PLAYS: Final = (
    PLAY_CARD,
    ACTIVATE_UNIT,
    USE_SKILL,
    USE_TACTIC,
    USE_GRANT,
    ATTACH_BANNER,
    USE_BANNER,
    HEAL,
    TURN_CRYSTAL,
)
"""The turn and every phase of a combat share them."""

OF_UNITS: Final = (ACTIVATE_UNIT, ATTACH_BANNER, USE_BANNER)


def plays(has_units: bool) -> tuple[Move[Any, Any, Any], ...]:
    """All of them, or those of a hero without units."""
    return PLAYS if has_units else tuple([move for move in PLAYS if move not in OF_UNITS])
