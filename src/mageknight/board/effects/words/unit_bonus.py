"""Units gain attack, block, armor or resistances, all of them or one."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.register import UNIT_ARMOR, UNIT_BONUS, UNIT_RESISTS, UNTIL_COMBAT, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.board.terms import RESISTANCES
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

ONLY_IN_COMBAT: Final = refuse("board-only-in-combat", "UE-COMBAT-19")
NO_UNITS: Final = refuse("board-no-units", "UE-UNIT-17")


class UnitsBonus(Asker):
    """Units gain attack, block, armor or resistances, all of them or one."""

    def __init__(self, everybody: bool, attack: int, block: int, armor: int, resistances: int, until: int) -> None:
        super().__init__()
        self.everybody = everybody
        self.attack = attack
        self.block = block
        self.armor = armor
        self.resistances = resistances
        self.until = until
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        """UE-UNIT-17: it takes units; what lasts for a combat is used in one."""
        if self.until == UNTIL_COMBAT and state.combat is None:
            return ONLY_IN_COMBAT
        return None if state.players[ctx.seat].units else NO_UNITS

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.everybody:
            self.chosen(flow, ctx, -1)
        else:
            units = tuple([unit.uid for unit in flow.state.players[ctx.seat].units])
            if units:
                flow.then(AskUnit(ctx.seat, ctx, units, self.uid))

    def question(self) -> Message:
        return Message("board-ask-choose-unit")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if self.attack or self.block:
            enter(
                flow,
                UNIT_BONUS,
                ctx.seat,
                target=choice,
                amount=self.attack,
                bound=self.block,
                until=self.until,
                source=ctx.tag(),
            )
        if self.armor:
            enter(flow, UNIT_ARMOR, ctx.seat, target=choice, amount=self.armor, until=self.until, source=ctx.tag())
        if self.resistances:
            enter(
                flow, UNIT_RESISTS, ctx.seat, target=choice, amount=self.resistances, until=self.until, source=ctx.tag()
            )

    def text(self) -> Message:
        words = [
            say(key, amount=amount)
            for key, amount in (
                ("board-bonus-attack", self.attack),
                ("board-bonus-block", self.block),
                ("board-bonus-armor", self.armor),
            )
            if amount
        ]
        words += [Message("board-resistance-" + RESISTANCES[r]) for r in range(3) if self.resistances >> r & 1]
        whom = Message("board-units-all" if self.everybody else "board-units-one")
        return say("board-effect-unit-bonus", whom=whom, bonus=words)


def _unit_bonus(plain: dict[str, Any]) -> Effect:
    inner = plain["unit_bonus"]
    resistances = 0
    for name in inner.get("resistances", []):
        resistances |= 1 << RESISTANCES.index(name)
    until = UNTIL_COMBAT if plain.get("duration") == "combat" else UNTIL_TURN
    return UnitsBonus(
        everybody=inner.get("units") == "all",
        attack=inner.get("attack", 0),
        block=inner.get("block", 0),
        armor=inner.get("armor", 0),
        resistances=resistances,
        until=until,
    )


PARSERS["unit_bonus"] = _unit_bonus
