"""Sunder: a hit strikes an item out of its wielder's hands."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import Manner
from mageknight.minis.cards.spells.attacks import Bolt, SpellShot
from mageknight.minis.commands import TakeItem
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.figures.roster import called, is_fielded
from mageknight.minis.rules.figures.wielding import drop, items_of
from mageknight.minis.state.battle import Battle

ITEM_WORTH: Final = 20
"""What a point of a dropped item is worth, in hundredths of a click."""


class SunderingShot(SpellShot):
    """A hit deals no damage; its target drops an item."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.harms = False

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        if is_fielded(flow.state, target):
            flow.then(PickDropped(flow.state.controller[attacker], target))


class Sunder(Bolt):
    """A ranged attack on a wielder of items."""

    SHOT = "spell-sunder"

    def __init__(self) -> None:
        super().__init__("sunder")

    def target_refusal(self, state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, caster, spell, mode, target)
        if found is None and not items_of(state, target):
            found = state.edition.refuse("minis-wields-nothing", "spell", target=called(state, target))
        return found

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        dearest = max([state.items[item].points for item in items_of(state, target)], default=0)
        return ITEM_WORTH * dearest * self.chance(state, caster, target) // 36

    def manners(self) -> list[Manner]:
        return [SunderingShot(self.SHOT)]


class StrikingDown(Move[Battle, "PickDropped", TakeItem]):
    """Name the item."""

    COMMAND = TakeItem

    def candidates(self, state: Battle, ask: PickDropped) -> list[Command]:
        return [TakeItem(ask.seat, item) for item in items_of(state, ask.figure)]

    def refusal(self, state: Battle, ask: PickDropped, command: TakeItem) -> Refusal | None:
        return None if command.item in items_of(state, ask.figure) else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: PickDropped, command: TakeItem) -> None:
        drop(flow, command.item)

    def words(self, state: Battle, ask: PickDropped, command: TakeItem) -> Message:
        if not 0 <= command.item < len(state.items):
            return say("minis-do-decline")
        return say("minis-do-sunder", item=state.items[command.item].title())

    def about(self, state: Battle, ask: PickDropped, command: TakeItem) -> tuple[str, ...]:
        return (f"figure:{ask.figure}",)


class PickDropped(MoveAsk[Battle]):
    """The caster's player says which item is dropped; one alone needs no choice. Its wielder's player lays it down (reading R97)."""

    FIELDS = ("seat", "figure")
    KIND = "minis-sunder"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (StrikingDown(),)

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-sunder", figure=called(state, self.figure))

    def forced(self, state: Battle) -> Command | None:
        items = items_of(state, self.figure)
        return TakeItem(self.seat, items[0]) if len(items) == 1 else None
