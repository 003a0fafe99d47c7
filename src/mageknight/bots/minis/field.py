"""One position as the seat sees whose action it is, and what can be done with an action."""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.minis.odds import click_worth
from mageknight.bots.minis.outlook import Outlook
from mageknight.bots.minis.threats import Threats, material, push_price
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.minis.figures.bodies import deeds_of, tokens_of
from mageknight.minis.figures.roster import members, powers
from mageknight.minis.state.battle import ACTED, Battle

FIRST_TOKEN: Final = 0.3
DUE: Final = ("minis-action", "minis-command")
"""Decisions about the next action, one's own or another player's when the turn has passed on."""
ANSWERS: Final = 8
"""So many decisions that follow from a move are answered before it is judged."""


class Deed:
    """A use of an action: the commands, what it is worth, and why."""

    __slots__ = ("commands", "reason", "worth")

    def __init__(self, commands: list[Command], worth: float, reason: Message) -> None:
        self.commands = commands
        self.worth = worth
        self.reason = reason


class Field:
    """One position, looked at by the seat whose action it is."""

    def __init__(self, kit: Kit[Any], state: Battle, seat: int, budget: Budget, outlook: Outlook) -> None:
        self.kit = kit
        self.state = state
        self.seat = seat
        self.budget = budget
        self.outlook = outlook
        self.threats = self.table_of(state)
        self.now = self.threats.balance(state)
        self.stock = material(state, seat)

    def table_of(self, state: Battle) -> Threats:
        """The table of who could hit whom in a position, as far as the seat looks."""
        look = self.outlook
        return Threats(
            state=state,
            seat=self.seat,
            replies=look.replies,
            rests=look.rests,
            charges=look.charges,
            goals=look.goals,
            bands=look.formations,
        )

    def price(self, figure: int) -> float:
        """The price of giving a figure an action: a second one in a row hurts it (pushing)."""
        again = again_price(self.state, figure) if deeds_of(self.state, figure) & ACTED else 0.0
        if not tokens_of(self.state, figure):
            return FIRST_TOKEN + again
        return again + FIRST_TOKEN + (push_price(self.state, figure) - FIRST_TOKEN) * self.outlook.care

    def cost(self, *figures: int) -> float:
        """The loss by letting these figures act now: tokens, and what they could have done next turn."""
        return sum([self.price(each) for each in figures]) + self.threats.tiring(figures)

    def gain(self, after: Battle, changed: tuple[int, ...]) -> float:
        """The gain of a position over the present one; `changed` are the figures that stand elsewhere."""
        return self.threats.balance(after, changed) - self.now + material(after, self.seat) - self.stock

    def threatened(self, after: Battle) -> float:
        """The gain of a position in which others stand elsewhere."""
        return self.table_of(after).balance(after) - self.now + material(after, self.seat) - self.stock


def again_price(state: Battle, figure: int) -> float:
    """The price of an action beyond the first in a turn, for whom some ability asks one."""
    card = state.edition.card
    mask = powers(state, figure) & card.masks.acts_again
    if not mask:
        return 0.0
    clicks = min([card.abilities[each].again_costs(state, figure) for each in members(mask)]) / 100
    return clicks * click_worth(state, figure)


def worth_of(deed: Deed) -> float:
    return deed.worth


def settled(field: Field, after: Battle) -> bool:
    """Let what follows from a move happen, until the next action is due, of whomever, or the field's seat is to strike: then true."""
    engine = field.kit.engine
    for _ in range(ANSWERS):
        if not after.core.agenda:
            return False
        pending = engine.pending(after)[0]
        if pending.kind in DUE:
            return False
        if pending.kind == "minis-follow-up" and pending.seat == field.seat:
            return True
        engine.apply_trusted(after, engine.options(after, pending).all()[0])
        field.budget.spend()
    return False
