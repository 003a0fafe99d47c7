"""The Assign Damage phase (UE-DAMAGE-01 to 19, UE-ABIL-08 to 13, UE-ABIL-16, UE-ABIL-17)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import TakeDamage
from mageknight.board.content.library import LIB
from mageknight.board.effects.words.ignore_damage import IgnoreDamage
from mageknight.board.events.cards import DISCARD
from mageknight.board.events.fight import EnemyChanged, EnemyLeft, enemy_index, fight
from mageknight.board.events.warband import SkillUsed, UnitLeft, unit_of
from mageknight.board.moves.choose import ChoiceAsk
from mageknight.board.moves.combat.assign_damage import ASSIGN_DAMAGE
from mageknight.board.moves.combat.ignore_damage import IGNORE_BY_SKILL
from mageknight.board.moves.combat.take_damage import TAKE_DAMAGE
from mageknight.board.register import (
    GUARD,
    IGNORE_DAMAGE,
    IGNORE_WOUNDS,
    UNITS_SAFE,
    UNTIL_COMBAT,
    enter,
    holds,
    lasting,
    strike_out,
    targeted,
)
from mageknight.board.rules.combat.combat import (
    attack_is,
    attacks_left,
    damage_of,
    element_of,
    find_enemy,
    kind_of,
    resisted,
)
from mageknight.board.rules.combat.fighting import NextDamage
from mageknight.board.rules.rivals.duels import meddle
from mageknight.board.rules.turn.skills import READY, THIS_TURN, skill_state, skill_tag
from mageknight.board.rules.turn.wounds import DropHand, take_wounds
from mageknight.board.rules.units.banners import AskSave, can_save
from mageknight.board.rules.units.defence import unit_armor, unit_resistances
from mageknight.board.rules.units.specials import damage_toll, pay_toll, toll_refusal
from mageknight.board.rules.units.unit_changes import change_unit
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.marks import attack_mark
from mageknight.board.state.player import Unit
from mageknight.board.terms import ASSASSINATION, PARALYZE, POISON, VAMPIRIC
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse

NO_SUCH_ATTACK: Final = refuse("board-no-such-attack", "UE-DAMAGE-02")
UNIT_WOUNDED: Final = refuse("board-unit-wounded", "UE-DAMAGE-06")
UNIT_HURT: Final = refuse("board-unit-hurt-already", "UE-DAMAGE-12")
HERO_ONLY: Final = refuse("board-hero-only", "UE-ABIL-13")
UNITS_PROTECTED: Final = refuse("board-units-protected", "UE-DAMAGE-04")
NOT_WITH_US: Final = refuse("board-units-not-allowed", "UE-COMBAT-06")
NO_SUCH_UNIT: Final = refuse("board-no-such-unit", "UE-DAMAGE-04")
GUARDED: Final = refuse("board-guard-comes-first", "UE-EFFECT-03")
NOT_HARDY: Final = refuse("board-no-such-skill-now", "UE-EFFECT-03")


class AskAttacker(ChoiceAsk[TakeDamage]):
    """UE-DAMAGE-02: which unblocked attack deals its damage next."""

    KIND = "next-damage"
    FIELDS = ("seat",)
    MOVES = (TAKE_DAMAGE,)
    RULES = ("UE-DAMAGE-02",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-next-damage")

    def choices(self, state: BoardState) -> list[Command]:
        return [
            TakeDamage(self.seat, enemy.token, attack)
            for enemy in fight(state).enemies
            for attack in attacks_left(state, enemy)
        ]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_SUCH_ATTACK

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: TakeDamage) -> None:
        enemy = find_enemy(flow.state, command.enemy)
        assert enemy is not None
        damage = damage_of(flow.state, enemy, command.attack)
        flow.then(AskDamage(self.seat, command.enemy, command.attack, damage))


class AskDamage(MoveAsk[BoardState]):
    """UE-DAMAGE-04: who takes the damage, units one by one or the hero."""

    KIND = "assign-damage"
    FIELDS = ("seat", "enemy", "attack", "damage")
    MOVES = (ASSIGN_DAMAGE, IGNORE_BY_SKILL)
    RULES = ("UE-DAMAGE-04",)

    def __init__(self, seat: int, enemy: int, attack: int, damage: int) -> None:
        super().__init__(seat)
        self.enemy = enemy
        self.attack = attack
        self.damage = damage

    def prompt(self, state: BoardState) -> Message:
        enemy = find_enemy(state, self.enemy)
        assert enemy is not None
        name = kind_of(enemy).name.replace("_", "-")
        return say("board-ask-assign-damage", damage=self.damage, enemy=Message("board-enemy-" + name))

    def hardy(self, state: BoardState, skill: int) -> int:
        """The damage of this attack to the hero that a skill lets one ignore now."""
        effect = LIB.skills[skill].effect if skill_state(state.players[self.seat], skill) == READY else None
        enemy = find_enemy(state, self.enemy)
        if enemy is None or not isinstance(effect, IgnoreDamage):
            return 0
        return effect.amounts[element_of(state, enemy, self.attack)]

    def harm(self, state: BoardState, uid: int) -> Message | None:
        """The effect the damage would have on a unit, or on the hero (-1), in words."""
        return harm(state, self, uid)

    def guard(self, state: BoardState) -> int:
        """The unit that must take the damage of this attack before anybody else, or -1."""
        for unit in state.players[self.seat].units:
            if guards(state, self.enemy, self.attack, unit) and self.unit_refusal(state, unit) is None:
                return unit.uid
        return -1

    def hardy_refusal(self, state: BoardState, skill: int) -> Refusal | None:
        """The reason why a skill is no help against this damage."""
        return None if self.guard(state) < 0 and self.hardy(state, skill) else NOT_HARDY

    def taker_refusal(self, state: BoardState, uid: int) -> Refusal | None:
        """The reason why a unit, or the hero (-1), cannot take the damage."""
        guard = self.guard(state)
        if guard >= 0:
            return None if uid == guard else GUARDED
        if uid == -1:
            return None
        for unit in state.players[self.seat].units:
            if unit.uid == uid:
                return self.unit_refusal(state, unit)
        return NO_SUCH_UNIT

    def unit_refusal(self, state: BoardState, unit: Unit) -> Refusal | None:
        """UE-DAMAGE-05, 06, 12, UE-ABIL-13: an unwounded unit, spent or not, that took none in this combat."""
        combat = fight(state)
        limited = not combat.units_allowed or (combat.unit_limit >= 0 and combat.unit_limit != unit.uid)
        if limited and not unit.bond:
            return NOT_WITH_US
        if unit.wounds:
            return UNIT_WOUNDED
        if unit.hurt:
            return UNIT_HURT
        if holds(state, UNITS_SAFE, self.seat):
            return UNITS_PROTECTED
        enemy = find_enemy(state, self.enemy)
        assert enemy is not None
        if attack_is(state, enemy, self.attack, ASSASSINATION) and not guards(state, self.enemy, self.attack, unit):
            return HERO_ONLY
        return toll_refusal(state, damage_toll(LIB.units[unit.kind]))

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def ignore(self, flow: Flow[BoardState], skill: int) -> None:
        """Take off what the skill lets the hero ignore."""
        amount = self.hardy(flow.state, skill)
        flow.emit(SkillUsed(self.seat, skill, THIS_TURN))
        mark = attack_mark(self.enemy, self.attack)
        enter(flow, IGNORE_DAMAGE, self.seat, target=mark, amount=amount, until=UNTIL_COMBAT, source=skill_tag(skill))

    def deal(self, flow: Flow[BoardState], uid: int) -> None:
        """Give the damage to a unit, or to the hero (-1)."""
        if uid < 0:
            flow.then(DamageDealt(self.seat, self.enemy, self.attack))
            hurt_hero(flow, self.seat, self.enemy, self.attack, self.damage)
            return
        unit = unit_of(flow.state.players[self.seat], uid)
        pay_toll(flow, self.seat, damage_toll(LIB.units[unit.kind]))
        hurt_unit(flow, self.seat, unit, self.enemy, self.attack, self.damage)


def guards(state: BoardState, enemy: int, attack: int, unit: Unit) -> bool:
    """Has this unit placed itself before an attack?"""
    return any(e.key == GUARD and e.target == attack_mark(enemy, attack) and e.amount == unit.uid for e in state.active)


class DamageDealt(Frame[BoardState]):
    """An attack has dealt all its damage; a summoned monster leaves after its attack (UE-ABIL-06)."""

    FIELDS = ("seat", "enemy", "attack")

    def __init__(self, seat: int, enemy: int, attack: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.attack = attack

    def run(self, flow: Flow[BoardState]) -> None:
        combat = fight(flow.state)
        enemy = combat.enemies[enemy_index(combat, self.enemy)].clone()
        enemy.dealt |= 1 << self.attack
        flow.emit(EnemyChanged(enemy))
        if enemy.summoner >= 0 and not attacks_left(flow.state, enemy):
            flow.emit(EnemyLeft(enemy.token, kind_of(enemy).number))
        flow.then(NextDamage(self.seat))


def hurt_unit(flow: Flow[BoardState], seat: int, unit: Unit, token: int, attack: int, damage: int) -> None:
    """UE-DAMAGE-07 to 11: a unit takes damage; what is left of it is given on."""
    state = flow.state
    enemy = find_enemy(state, token)
    assert enemy is not None
    meddle(flow, token)
    left, is_hurt = past_unit(state, seat, unit, enemy, attack, damage)
    if not is_hurt:
        change_unit(flow, seat, unit, unit.spent, unit.wounds, True)
        flow.then(DamageDealt(seat, token, attack))
        return
    flow.then(AskDamage(seat, token, attack, left) if left > 0 else DamageDealt(seat, token, attack))
    if can_save(state, unit):
        flow.then(AskSave(seat, unit.uid, token, attack))
    else:
        wound_unit(flow, seat, unit, token, attack)


def past_unit(state: BoardState, seat: int, unit: Unit, enemy: Enemy, attack: int, damage: int) -> tuple[int, bool]:
    """UE-DAMAGE-07 to 09: the damage left when a unit has taken what it can, and whether it is hurt; a resistance takes its Armor first."""
    armor = unit_armor(state, seat, unit)
    if resisted(unit_resistances(state, seat, unit), element_of(state, enemy, attack)):
        damage -= armor
    return max(0, damage - armor), damage > 0


def wound_unit(flow: Flow[BoardState], seat: int, unit: Unit, token: int, attack: int) -> None:
    """UE-ABIL-09, UE-ABIL-11: a unit gets its Wound, or two, or is destroyed."""
    enemy = find_enemy(flow.state, token)
    assert enemy is not None
    if attack_is(flow.state, enemy, attack, PARALYZE):
        flow.emit(UnitLeft(seat, unit.uid, unit.kind))
    else:
        change_unit(flow, seat, unit, unit.spent, 2 if attack_is(flow.state, enemy, attack, POISON) else 1, True)
    drink(flow, token, attack, 1)


def hurt_hero(flow: Flow[BoardState], seat: int, token: int, attack: int, damage: int) -> None:
    """UE-DAMAGE-13 to 15, UE-ABIL-10, UE-ABIL-12: the hero takes a Wound for each full or partial Armor of damage.

    A Wound that is ignored brings none of what goes with it.
    """
    state = flow.state
    enemy = find_enemy(state, token)
    assert enemy is not None
    wounds = hero_wounds(state, seat, token, attack, damage)
    wounds -= ignored(flow, seat, wounds)
    if wounds and attack_is(state, enemy, attack, PARALYZE):
        flow.then(DropHand(seat))
    take_wounds(flow, seat, wounds)
    drink(flow, token, attack, wounds)
    if attack_is(state, enemy, attack, POISON):
        take_wounds(flow, seat, wounds, DISCARD)


def hero_wounds(state: BoardState, seat: int, token: int, attack: int, damage: int) -> int:
    """UE-DAMAGE-13: a Wound for each full or partial Armor of damage, before any of them is ignored."""
    return -(-max(0, damage - shrugged_off(state, token, attack)) // state.players[seat].armor())


def ignorable(state: BoardState, seat: int) -> int:
    """The number of Wounds from an enemy that may be ignored now."""
    return sum([entry.amount for entry in lasting(state, IGNORE_WOUNDS, seat)])


def shrugged_off(state: BoardState, token: int, attack: int) -> int:
    """The damage of this attack to the hero that is ignored."""
    return sum([entry.amount for entry in targeted(state, IGNORE_DAMAGE, attack_mark(token, attack))])


def ignored(flow: Flow[BoardState], seat: int, wounds: int) -> int:
    """The number of Wounds an enemy would cause now that are ignored; what allowed it is used up by so many."""
    count = 0
    for entry in lasting(flow.state, IGNORE_WOUNDS, seat):
        used = min(wounds - count, entry.amount)
        if used > 0:
            strike_out(flow, entry)
            if entry.amount > used:
                enter(flow, IGNORE_WOUNDS, seat, amount=entry.amount - used, until=entry.until, source=entry.source)
            count += used
    return count


def drink(flow: Flow[BoardState], token: int, attack: int, wounds: int) -> None:
    """UE-ABIL-16, UE-ABIL-17: a vampiric enemy gains Armor for units wounded and Wounds put into a hand."""
    enemy = find_enemy(flow.state, token)
    if enemy is not None and attack_is(flow.state, enemy, attack, VAMPIRIC):
        stronger = enemy.clone()
        stronger.vampire += wounds
        flow.emit(EnemyChanged(stronger))


def harm(state: BoardState, asked: AskDamage, uid: int) -> Message | None:
    """The effect of the damage at hand on a unit, or on the hero (-1); nothing if that cannot be told any more."""
    enemy = find_enemy(state, asked.enemy)
    units = [unit.uid for unit in state.players[asked.seat].units]
    if enemy is None or (uid >= 0 and uid not in units):
        return None
    poison = attack_is(state, enemy, asked.attack, POISON)
    paralyze = attack_is(state, enemy, asked.attack, PARALYZE)
    if uid < 0:
        return hero_harm(state, asked, poison, paralyze)
    unit = unit_of(state.players[asked.seat], uid)
    left, is_hurt = past_unit(state, asked.seat, unit, enemy, asked.attack, asked.damage)
    fate = "paralyze" if paralyze else "poison" if poison else "wound"
    return say("board-harm-unit-" + (fate if is_hurt else "none"), left=left)


def hero_harm(state: BoardState, asked: AskDamage, poison: bool, paralyze: bool) -> Message:
    """The Wounds of the hero, and what goes with them (UE-ABIL-10, UE-ABIL-12)."""
    wounds = hero_wounds(state, asked.seat, asked.enemy, asked.attack, asked.damage)
    wounds = max(0, wounds - ignorable(state, asked.seat))
    if wounds and poison:
        return say("board-harm-wounds-poison", wounds=wounds)
    if wounds and paralyze:
        return say("board-harm-wounds-paralyze", wounds=wounds)
    return say("board-harm-wounds", wounds=wounds)
