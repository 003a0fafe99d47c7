"""Know Your Prey: an ability or resistance of an enemy does not count, or an element is taken from one of its attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageknight.board.effect import PARSERS, TARGET, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskEnemy, AskOption
from mageknight.board.effects.words.enemy import NO_COMBAT, NO_TARGET
from mageknight.board.effects.words.points import element_word
from mageknight.board.register import ENEMY_ELEMENT, ENEMY_LOSES, UNTIL_COMBAT, enter
from mageknight.board.rules.combat.combat import (
    abilities_of,
    attacks_left,
    element_of,
    find_enemy,
    resistances_of,
)
from mageknight.board.rules.rivals.rivals import foes
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, attack_of, token_of
from mageknight.board.terms import (
    ABILITIES,
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BRUTAL,
    COLD_FIRE,
    DEFEND,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    ICE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RESISTANCES,
    SWIFT,
    VAMPIRIC,
)
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

IGNORABLE: Final = (ASSASSINATION, BRUTAL, PARALYZE, POISON, SWIFT, VAMPIRIC, ELUSIVE, FORTIFIED, DEFEND)
"""Abilities of attack and defence that serve the enemy; the others are a burden to it."""


def reachable(state: BoardState) -> list[Enemy]:
    """Enemies that can be affected: not those with Arcane Immunity (UE-ABIL-22), nor summoners while they are away (UE-ABIL-02)."""
    if state.combat is None:
        return []
    return [e for e in foes(state) if not e.away and not abilities_of(state, e) & ARCANE_IMMUNITY]


class Weakening(Asker):
    """Choose an enemy or one of its attacks, then what it loses."""

    def __init__(self) -> None:
        super().__init__()
        self.cases: Sequence[Effect] = ()
        self.uses = USE_SPECIAL

    def marks(self, state: BoardState) -> list[int]:
        """The enemies and attacks that have something to lose."""
        raise AssertionError(f"{type(self).__name__} names no enemy")

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.combat is None:
            return NO_COMBAT
        return None if self.marks(state) else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskEnemy(ctx.seat, ctx, tuple(self.marks(flow.state)), self.uid))

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        store(flow, ctx, TARGET, choice)
        flow.then(AskOption(ctx.seat, ctx, tuple([case.uid for case in self.cases])))


class Ignored(Effect):
    """One ability, or one resistance, of the enemy named does not count in this combat."""

    def __init__(self, ability: int, resistance: int) -> None:
        super().__init__()
        self.ability = ability
        self.resistance = resistance

    def has(self, state: BoardState, enemy: Enemy) -> bool:
        return bool(abilities_of(state, enemy) & self.ability or resistances_of(state, enemy) & self.resistance)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        enemy = find_enemy(state, token_of(load(state, ctx, TARGET)))
        return None if enemy is not None and self.has(state, enemy) else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        token = token_of(load(flow.state, ctx, TARGET))
        enter(
            flow,
            ENEMY_LOSES,
            ctx.seat,
            target=token,
            amount=self.ability,
            bound=self.resistance,
            until=UNTIL_COMBAT,
            source=ctx.tag(),
        )

    def text(self) -> Message:
        if self.ability:
            name = ABILITIES[self.ability.bit_length() - 1].replace("_", "-")
            return say("board-effect-ignored", ability=Message("board-ability-" + name))
        name = RESISTANCES[self.resistance.bit_length() - 1]
        return say("board-effect-ignored", ability=Message("board-resistance-" + name))


class IgnoreAbility(Weakening):
    """One ability or resistance of an enemy does not count."""

    def __init__(self) -> None:
        super().__init__()
        self.ignored = [Ignored(ability, 0) for ability in IGNORABLE] + [Ignored(0, 1 << r) for r in range(3)]
        self.cases = self.ignored

    def marks(self, state: BoardState) -> list[int]:
        return [
            attack_mark(enemy.token, ALL_ATTACKS)
            for enemy in reachable(state)
            if any(case.has(state, enemy) for case in self.ignored)
        ]

    def question(self) -> Message:
        return Message("board-ask-choose-enemy")

    def text(self) -> Message:
        return Message("board-effect-ignore-ability")


class Becomes(Effect):
    """The attack named has another element in this combat: a simpler one than it had."""

    def __init__(self, element: int) -> None:
        super().__init__()
        self.element = element

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        mark = load(state, ctx, TARGET)
        enemy = find_enemy(state, token_of(mark))
        if enemy is None:
            return NO_TARGET
        simple = element_of(state, enemy, attack_of(mark)) in (FIRE, ICE)
        return None if simple == (self.element == PHYSICAL) else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        mark = load(flow.state, ctx, TARGET)
        enter(flow, ENEMY_ELEMENT, ctx.seat, target=mark, amount=self.element, until=UNTIL_COMBAT, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-element-becomes", element=element_word(self.element))


class RemoveElement(Weakening):
    """Fire or Ice becomes physical, Cold Fire becomes one of the two."""

    def __init__(self) -> None:
        super().__init__()
        self.cases = [Becomes(PHYSICAL), Becomes(FIRE), Becomes(ICE)]

    def marks(self, state: BoardState) -> list[int]:
        return [
            attack_mark(enemy.token, attack)
            for enemy in reachable(state)
            for attack in attacks_left(state, enemy)
            if element_of(state, enemy, attack) in (FIRE, ICE, COLD_FIRE)
        ]

    def question(self) -> Message:
        return Message("board-ask-choose-attack")

    def text(self) -> Message:
        return Message("board-effect-remove-element")


PARSERS["ignore_ability"] = lambda plain: IgnoreAbility()
PARSERS["remove_element"] = lambda plain: RemoveElement()
