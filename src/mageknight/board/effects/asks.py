"""The small decisions effects are made of: an option, a colour, a card, a unit, an enemy, a space, a die."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.board.commands import (
    ChooseCard,
    ChooseColour,
    ChooseDie,
    ChooseEnemy,
    ChooseOption,
    ChooseSkill,
    ChooseSpace,
    ChooseUnit,
    Decline,
)
from mageknight.board.effect import EFFECTS, EffectUse, Resolve, store
from mageknight.board.effects.asker import Asker
from mageknight.board.moves.choose import (
    CHOOSE_COLOUR,
    CHOOSE_DIE,
    CHOOSE_OPTION,
    CHOOSE_SKILL,
    CHOOSE_SPACE,
    CHOOSE_UNIT,
    DECLINE,
    ChoiceAsk,
    ChoosingCard,
    OptionAsk,
)
from mageknight.board.moves.combat.choose_enemy import CHOOSE_ENEMY
from mageknight.board.names import source_name
from mageknight.board.rules.turn.serving import gives_nothing_else, vain_uses
from mageknight.board.state import BoardState
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, attack_of, token_of
from mageknight.board.state.sources import FROM_SITE, source_kind
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import C, Move


class AskOption(OptionAsk):
    """One of several effects; `optional` allows to take none."""

    KIND = "choose-option"
    FIELDS = ("seat", "ctx", "options", "optional")
    MOVES = (CHOOSE_OPTION, DECLINE)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, ctx: EffectUse, options: tuple[int, ...], optional: bool = False) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.options = options
        self.optional = optional

    def prompt(self, state: BoardState) -> Message:
        tag = self.ctx.tag()
        if tag <= 0 or source_kind(tag) == FROM_SITE:
            return Message("board-ask-choose-option")
        return say("board-ask-choose-option-of", source=source_name(state, tag))

    def option(self, state: BoardState, number: int) -> Message:
        return say("board-do-choose-effect", text=EFFECTS[self.options[number]].text())

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = [
            ChooseOption(self.seat, at)
            for at, option in enumerate(self.options)
            if EFFECTS[option].why_not(state, self.ctx) is None
        ]
        if self.optional:
            found.append(Decline(self.seat))
        return found

    def is_vain(self, state: BoardState, command: Command) -> bool:
        if type(command) is not ChooseOption:
            return False
        return gives_nothing_else(EFFECTS[self.options[command.option]], vain_uses(state, self.seat))

    def sole(self, state: BoardState, legal: list[Command]) -> Command | None:
        """The only option that is of use, where all others give points nobody wants."""
        useful = [command for command in legal if not self.is_vain(state, command)]
        return useful[0] if len(useful) == 1 and not self.optional else super().sole(state, legal)

    def forced(self, state: BoardState) -> Command | None:
        """The only option left, unless one that is not left would betray a hand."""
        if self.optional:
            return None
        found: Command | None = None
        for at, option in enumerate(self.options):
            effect = EFFECTS[option]
            if effect.why_not(state, self.ctx) is None:
                if found is not None:
                    return None
                found = ChooseOption(self.seat, at)
            elif effect.betrays(state, self.ctx):
                return None
        return found

    def chosen(self, flow: Flow[BoardState], command: ChooseOption) -> None:
        flow.then(Resolve(self.options[command.option], self.ctx))


class AskColour(ChoiceAsk[ChooseColour]):
    """A mana colour: noted under `slot`, then the effect `then` follows (-1 for none)."""

    KIND = "choose-colour"
    FIELDS = ("seat", "ctx", "colours", "slot", "then")
    MOVES = (CHOOSE_COLOUR,)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, ctx: EffectUse, colours: int, slot: int, then: int = -1) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.colours = colours
        self.slot = slot
        self.then = then

    def prompt(self, state: BoardState) -> Message:
        tag = self.ctx.tag()
        if tag > 0 and source_kind(tag) != FROM_SITE:
            return say("board-ask-choose-colour-of", source=source_name(state, tag))
        return Message("board-ask-choose-colour")

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseColour(self.seat, colour) for colour in range(6) if self.colours >> colour & 1]

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseColour) -> None:
        store(flow, self.ctx, self.slot, command.colour)
        if self.then >= 0:
            flow.then(Resolve(self.then, self.ctx))


class ChoosingAsked(ChoosingCard):
    """A card the asking effect accepts, named where that effect finds it."""

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseCard) -> tuple[str, ...]:
        if isinstance(ask, AskCard):
            return asker(ask.effect).lying(state, ask.seat, command.card)
        return super().about(state, ask, command)


CHOOSE_ASKED: Final = ChoosingAsked()


class AskedByEffect(ChoiceAsk[C]):
    """A choice an effect asks for, in its words: it is told the answer, or -1 if the seat declines an optional one."""

    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, ctx: EffectUse, effect: int, optional: bool) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.effect = effect
        self.optional = optional

    def prompt(self, state: BoardState) -> Message:
        return asker(self.effect).question()

    def offered(self, state: BoardState) -> list[Command]:
        """The answers beside declining."""
        raise NotImplementedError

    def choices(self, state: BoardState) -> list[Command]:
        found = self.offered(state)
        if self.optional:
            found.append(Decline(self.seat))
        return found

    def tell(self, flow: Flow[BoardState], answer: int) -> None:
        """Tell the effect."""
        asker(self.effect).chosen(flow, self.ctx, answer)

    def declined(self, flow: Flow[BoardState]) -> None:
        self.tell(flow, -1)


class AskCard(AskedByEffect[ChooseCard]):
    """A card of those the asking effect accepts; what happens to it is that effect's business."""

    KIND = "choose-card"
    FIELDS = ("seat", "ctx", "effect", "optional")
    MOVES = (CHOOSE_ASKED, DECLINE)

    def __init__(self, seat: int, ctx: EffectUse, effect: int, optional: bool = False) -> None:
        super().__init__(seat, ctx, effect, optional)

    def offered(self, state: BoardState) -> list[Command]:
        return [ChooseCard(self.seat, card) for card in dict.fromkeys(asker(self.effect).cards(state, self.ctx))]

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        self.tell(flow, command.card)


class AskUnit(AskedByEffect[ChooseUnit]):
    """One of one's units, by uid."""

    KIND = "choose-unit"
    FIELDS = ("seat", "ctx", "units", "effect", "optional")
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (CHOOSE_UNIT, DECLINE)

    def __init__(self, seat: int, ctx: EffectUse, units: tuple[int, ...], effect: int, optional: bool = False) -> None:
        super().__init__(seat, ctx, effect, optional)
        self.units = units

    def offered(self, state: BoardState) -> list[Command]:
        return [ChooseUnit(self.seat, unit) for unit in self.units]

    def forced(self, state: BoardState) -> Command | None:
        return ChooseUnit(self.seat, self.units[0]) if len(self.units) == 1 and not self.optional else None

    def chosen(self, flow: Flow[BoardState], command: ChooseUnit) -> None:
        self.tell(flow, command.unit)


class AskEnemy(AskedByEffect[ChooseEnemy]):
    """An enemy, or one of its attacks (`state.marks`)."""

    KIND = "choose-enemy"
    FIELDS = ("seat", "ctx", "marks", "effect", "optional")
    MOVES = (CHOOSE_ENEMY, DECLINE)

    def __init__(self, seat: int, ctx: EffectUse, marks: tuple[int, ...], effect: int, optional: bool = False) -> None:
        super().__init__(seat, ctx, effect, optional)
        self.marks = marks

    def offered(self, state: BoardState) -> list[Command]:
        return [
            ChooseEnemy(self.seat, token_of(mark), -1 if attack_of(mark) == ALL_ATTACKS else attack_of(mark))
            for mark in self.marks
        ]

    def forced(self, state: BoardState) -> Command | None:
        return self.choices(state)[0] if len(self.marks) == 1 and not self.optional else None

    def chosen(self, flow: Flow[BoardState], command: ChooseEnemy) -> None:
        mark = attack_mark(command.enemy, ALL_ATTACKS if command.attack < 0 else command.attack)
        self.tell(flow, mark)


class AskSpace(AskedByEffect[ChooseSpace]):
    """A space of the map."""

    KIND = "choose-space"
    FIELDS = ("seat", "ctx", "spaces", "effect", "optional")
    MOVES = (CHOOSE_SPACE, DECLINE)

    def __init__(self, seat: int, ctx: EffectUse, spaces: tuple[int, ...], effect: int, optional: bool = False) -> None:
        super().__init__(seat, ctx, effect, optional)
        self.spaces = spaces

    def offered(self, state: BoardState) -> list[Command]:
        return [ChooseSpace(self.seat, space) for space in self.spaces]

    def chosen(self, flow: Flow[BoardState], command: ChooseSpace) -> None:
        self.tell(flow, command.space)


class AskDie(AskedByEffect[ChooseDie]):
    """A die of the Source, by its number."""

    KIND = "choose-die"
    FIELDS = ("seat", "ctx", "dice", "effect", "optional")
    MOVES = (CHOOSE_DIE, DECLINE)

    def __init__(self, seat: int, ctx: EffectUse, dice: tuple[int, ...], effect: int, optional: bool = False) -> None:
        super().__init__(seat, ctx, effect, optional)
        self.dice = dice

    def offered(self, state: BoardState) -> list[Command]:
        return [ChooseDie(self.seat, die) for die in self.dice]

    def chosen(self, flow: Flow[BoardState], command: ChooseDie) -> None:
        self.tell(flow, command.die)


class AskSkill(AskedByEffect[ChooseSkill]):
    """A skill token."""

    KIND = "choose-skill"
    FIELDS = ("seat", "ctx", "skills", "effect", "optional")
    MOVES = (CHOOSE_SKILL, DECLINE)

    def __init__(self, seat: int, ctx: EffectUse, skills: tuple[int, ...], effect: int, optional: bool = False) -> None:
        super().__init__(seat, ctx, effect, optional)
        self.skills = skills

    def offered(self, state: BoardState) -> list[Command]:
        return [ChooseSkill(self.seat, skill) for skill in self.skills]

    def chosen(self, flow: Flow[BoardState], command: ChooseSkill) -> None:
        self.tell(flow, command.skill)


def asker(effect: int) -> Asker:
    """The effect that asked."""
    found = EFFECTS[effect]
    assert isinstance(found, Asker)
    return found
