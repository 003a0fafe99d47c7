"""Effects on enemies: less armor, weaker attacks, no attack at all, lost abilities, destruction (UE-COMBAT-19 to 23)."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mageknight.board.content.library import LIB
from mageknight.board.effect import COUNT, PARSERS, TARGET, USE_SPECIAL, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskEnemy
from mageknight.board.register import (
    ATTACK_LOSES,
    DOOMED,
    ENEMY_ARMOR,
    ENEMY_ARMOR_SET,
    ENEMY_ATTACK,
    ENEMY_GAINS,
    ENEMY_IDLE,
    ENEMY_LOSES,
    SITE_OPEN,
    TAUNTED,
    UNTIL_COMBAT,
    UNTIL_TURN,
    enter,
)
from mageknight.board.rules.combat.combat import (
    FORTIFIED_BIT,
    abilities_of,
    attacks_left,
    find_enemy,
    fortifications,
    fully_blocked,
    resistances_of,
)
from mageknight.board.rules.combat.defeat import defeat
from mageknight.board.rules.rivals.duels import meddle
from mageknight.board.rules.rivals.rivals import foes, siege_only
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy, is_unit
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, token_of
from mageknight.board.state.sources import FROM_CARD, FROM_UNIT
from mageknight.board.terms import (
    ABILITIES,
    ARCANE_IMMUNITY,
    ATTACK_ABILITIES,
    BLUE,
    FORTIFIED,
    PH_ATTACK,
    PH_BLOCK,
    PH_DAMAGE,
    PH_RANGED,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESISTANCES,
)
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_COMBAT: Final = refuse("board-only-in-combat", "UE-COMBAT-19")
NO_TARGET: Final = refuse("board-no-enemy-to-affect", "UE-COMBAT-21", "UE-COMBAT-22", "UE-ABIL-22")
ONE: Final = 0
ALL: Final = 1
ONE_ATTACK: Final = 2
TWO_ATTACKS: Final = 3
THAT: Final = 4
TARGETS: Final = {"one": ONE, "all": ALL, "one_attack": ONE_ATTACK, "two_attacks": TWO_ATTACKS, "that": THAT}
TARGET_WORDS: Final = (
    "board-enemy-one",
    "board-enemy-all",
    "board-enemy-one-attack",
    "board-enemy-two-attacks",
    "board-enemy-that",
)


class EnemyChange(Asker):
    """A change of one enemy, of one or two attacks, of all enemies, or of the enemy something happened to before.

    What changes: armor and its least value, attack, abilities and resistances lost or gained, whether it attacks, whether it is
    destroyed. Resistances and Arcane Immunity can keep an enemy from being affected.
    """

    def __init__(self, target: int) -> None:
        super().__init__()
        self.target = target
        self.armor = 0
        self.armor_fortified = 0
        self.armor_min = 1
        self.armor_set = -1
        self.armor_per_resistance = 0
        self.armor_per_surplus = 0
        self.attack = 0
        self.loses = 0
        self.loses_resistances = 0
        self.gains = 0
        self.skip = False
        self.destroy = False
        self.dooms = False
        self.unfortified_only = False
        self.not_behind_walls = False
        self.if_attacks = False
        self.duration = UNTIL_COMBAT
        self.uses = USE_SPECIAL

    def affects(self, state: BoardState, ctx: EffectUse, enemy: Enemy) -> bool:
        """UE-COMBAT-21, UE-COMBAT-22, UE-ABIL-22, UE-ABIL-23: does the effect reach this enemy?

        A unit of an opponent can be kept from attacking only while it does (UE-PVP-61, UE-PVP-62).
        """
        if enemy.away:
            return False
        if abilities_of(state, enemy) & ARCANE_IMMUNITY and not self.on_attack_only():
            return False
        walls = self.unfortified_only or (self.not_behind_walls and state.turn.phase == PH_RANGED)
        if walls and fortifications(state, enemy, ctx.seat):
            return False
        if (self.if_attacks or (self.skip and is_unit(enemy.token))) and not attacks_left(state, enemy):
            return False
        colours = colours_of(ctx)
        resists = resistances_of(state, enemy) if colours else 0
        return not ((colours >> RED & 1 and resists & RESIST_FIRE) or (colours >> BLUE & 1 and resists & RESIST_ICE))

    def on_attack_only(self) -> bool:
        """UE-ABIL-23: does it directly affect attacks, and nothing else about the enemy?"""
        if self.target in (ONE_ATTACK, TWO_ATTACKS):
            return True
        return self.attack != 0 and not (self.armor or self.skip or self.destroy or self.dooms or self.loses)

    def marks(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """Marks that can be named: enemies, or single attacks."""
        if self.target == THAT:
            return self.that(state, ctx)
        found: list[int] = []
        named = load(state, ctx, TARGET) if self.target == TWO_ATTACKS else -1
        for enemy in foes(state):
            if not self.affects(state, ctx, enemy):
                continue
            if self.target in (ONE_ATTACK, TWO_ATTACKS):
                marks = [attack_mark(enemy.token, attack) for attack in attacks_left(state, enemy)]
                found.extend([mark for mark in marks if mark != named])
            else:
                found.append(attack_mark(enemy.token, ALL_ATTACKS))
        return found

    def that(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The enemy or attack noted before, if the effect reaches it."""
        mark = load(state, ctx, TARGET)
        enemy = find_enemy(state, token_of(mark)) if mark >= 0 else None
        return [mark] if enemy is not None and self.affects(state, ctx, enemy) else []

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.combat is None or state.turn.phase not in (PH_RANGED, PH_BLOCK, PH_DAMAGE, PH_ATTACK):
            return NO_COMBAT
        if self.opens_walls(state, ctx):
            return None
        return None if len(self.marks(state, ctx)) > int(self.target == TWO_ATTACKS) else NO_TARGET

    def opens_walls(self, state: BoardState, ctx: EffectUse) -> bool:
        """UE-PVP-26, UE-PVP-68: does it take the walls from all there is of an opponent who stands behind some?"""
        return self.target == ALL and self.loses & FORTIFIED_BIT > 0 and siege_only(state, ctx.seat)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        marks = self.marks(flow.state, ctx)
        if self.opens_walls(flow.state, ctx):
            enter(flow, SITE_OPEN, ctx.seat, until=UNTIL_COMBAT, source=ctx.tag())
        if self.target in (ALL, THAT):
            for mark in marks:
                self.change(flow, ctx, mark)
        elif marks:
            flow.then(AskEnemy(ctx.seat, ctx, tuple(marks), self.uid))

    def question(self) -> Message:
        attack = self.target in (ONE_ATTACK, TWO_ATTACKS)
        return Message("board-ask-choose-attack" if attack else "board-ask-choose-enemy")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        again = self.target == TWO_ATTACKS and load(flow.state, ctx, TARGET) < 0
        store(flow, ctx, TARGET, choice)
        self.change(flow, ctx, choice)
        if again:
            self.resolve(flow, ctx)

    def change(self, flow: Flow[BoardState], ctx: EffectUse, mark: int) -> None:
        """Carry the change out on one enemy or attack."""
        token = token_of(mark)
        enemy = find_enemy(flow.state, token)
        if enemy is None:
            return
        if ctx.kind == FROM_UNIT:
            meddle(flow, token)
        source, seat = ctx.tag(), ctx.seat
        until = UNTIL_COMBAT if is_unit(token) else self.duration
        armor = self.armor_change(flow.state, ctx, enemy)
        if armor:
            enter(
                flow,
                TAUNTED if self.if_attacks else ENEMY_ARMOR,
                seat,
                target=token,
                amount=armor,
                bound=self.armor_min,
                until=until,
                source=source,
            )
        if self.armor_set >= 0:
            enter(flow, ENEMY_ARMOR_SET, seat, target=token, amount=self.armor_set, until=until, source=source)
        if self.attack:
            enter(flow, ENEMY_ATTACK, seat, target=mark, amount=self.attack, until=until, source=source)
        if self.target in (ONE_ATTACK, TWO_ATTACKS) and self.loses:
            enter(flow, ATTACK_LOSES, seat, target=mark, amount=self.loses, until=until, source=source)
        elif self.loses or self.loses_resistances:
            enter(
                flow,
                ENEMY_LOSES,
                seat,
                target=token,
                amount=self.loses,
                bound=self.loses_resistances,
                until=until,
                source=source,
            )
        if self.gains and not abilities_of(flow.state, enemy) & ARCANE_IMMUNITY:
            enter(flow, ENEMY_GAINS, seat, target=token, amount=self.gains, until=until, source=source)
        if self.skip:
            enter(flow, ENEMY_IDLE, seat, target=token, until=UNTIL_COMBAT, source=source)
        if self.dooms:
            enter(flow, DOOMED, seat, target=token, until=until, source=source)
        if self.destroy or (self.dooms and fully_blocked(enemy)):
            defeat(flow, seat, enemy)

    def armor_change(self, state: BoardState, ctx: EffectUse, enemy: Enemy) -> int:
        if self.armor_per_surplus:
            return self.armor_per_surplus * load(state, ctx, COUNT, 0)
        if self.armor_per_resistance:
            return self.armor_per_resistance * bin(resistances_of(state, enemy)).count("1")
        if self.armor_fortified and fortifications(state, enemy, ctx.seat):
            return self.armor_fortified
        return self.armor

    def text(self) -> Message:
        whom = "board-enemy-unfortified" if self.unfortified_only else TARGET_WORDS[self.target]
        text = say("board-effect-enemy", whom=Message(whom), changes=self.change_words())
        if self.not_behind_walls:
            return say("board-effect-not-behind-walls", effect=text)
        return say("board-effect-if-it-attacks", effect=text) if self.if_attacks else text

    def change_words(self) -> list[Message]:
        words = [say(key, amount=amount, least=self.armor_min) for key, amount in self.numbers() if amount]
        if self.armor_fortified:
            key, fortified = "board-change-armor-or-fortified", self.armor_fortified
            words.append(say(key, amount=self.armor, fortified=fortified, least=self.armor_min))
        if self.armor_set >= 0:
            words.append(say("board-change-armor-set", amount=self.armor_set))
        if self.skip:
            words.append(Message("board-change-skip"))
        if self.destroy:
            words.append(Message("board-change-destroy"))
        if self.dooms:
            words.append(Message("board-change-destroy-if-blocked"))
        return words + self.loss_words()

    def numbers(self) -> list[tuple[str, int]]:
        return [
            ("board-change-armor", 0 if self.armor_fortified else self.armor),
            ("board-change-armor-resistance", self.armor_per_resistance),
            ("board-change-armor-surplus", self.armor_per_surplus),
            ("board-change-attack", self.attack),
        ]

    def loss_words(self) -> list[Message]:
        words: list[Message] = []
        if self.loses & FORTIFIED_BIT:
            words.append(Message("board-change-lose-fortifications"))
        if self.loses_resistances == 7:
            words.append(Message("board-change-lose-resistances"))
        elif self.loses_resistances:
            resists = [
                Message("board-resistance-" + n) for r, n in enumerate(RESISTANCES) if self.loses_resistances >> r & 1
            ]
            words.append(say("board-change-lose-resistance", resistances=resists))
        if self.loses & ATTACK_ABILITIES:
            attack = self.target in (ONE_ATTACK, TWO_ATTACKS)
            words.append(Message("board-change-attack-plain" if attack else "board-change-lose-attack-abilities"))
        if self.gains:
            gained = [
                Message("board-ability-" + n.replace("_", "-")) for i, n in enumerate(ABILITIES) if self.gains >> i & 1
            ]
            words.append(say("board-change-gain", abilities=gained))
        return words


def colours_of(ctx: EffectUse) -> int:
    """UE-COMBAT-21, UE-COMBAT-22: the colours of the card or of the mana of the ability, a bit each; a card may have two."""
    if ctx.kind == FROM_CARD:
        return LIB.cards[ctx.source].colours
    return 1 << ctx.colour if ctx.kind == FROM_UNIT and ctx.colour >= 0 else 0


LOSSES: Final = {
    "fortifications": (FORTIFIED_BIT | FORTIFIED, 0),
    "fortification": (FORTIFIED_BIT | FORTIFIED, 0),
    "resistances": (0, 7),
    "fire_resistance": (0, 2),
    "physical_resistance": (0, 1),
    "attack_abilities": (ATTACK_ABILITIES, 0),
}


def parse_enemy(inner: dict[str, Any]) -> EnemyChange:
    """A change of enemies from its data."""
    return filled(EnemyChange(TARGETS[inner.get("target", "one")]), inner)


Change = TypeVar("Change", bound=EnemyChange)


def filled(effect: Change, inner: dict[str, Any]) -> Change:
    """The change as the data describe it."""
    effect.armor = inner.get("armor", 0)
    effect.armor_fortified = inner.get("armor_if_fortified", 0)
    effect.armor_min = inner.get("armor_min", 1)
    effect.armor_set = inner.get("armor_set", -1)
    effect.armor_per_resistance = inner.get("armor_per_resistance", 0)
    effect.armor_per_surplus = inner.get("armor_per_excess", 0)
    effect.attack = inner.get("attack", 0)
    for name in inner.get("lose", []):
        abilities, resistances = LOSSES[name]
        effect.loses |= abilities
        effect.loses_resistances |= resistances
    effect.breaches = effect.loses & FORTIFIED_BIT > 0
    for name in inner.get("gain", []):
        effect.gains |= 1 << ABILITIES.index(name)
    effect.skip = bool(inner.get("skip_attack"))
    effect.destroy = bool(inner.get("destroy"))
    effect.dooms = bool(inner.get("destroy_if_blocked"))
    effect.unfortified_only = bool(inner.get("unfortified"))
    effect.not_behind_walls = bool(inner.get("not_behind_walls"))
    effect.if_attacks = inner.get("armor_only_if") == "it_attacks"
    effect.duration = UNTIL_TURN if inner.get("duration") == "turn" else UNTIL_COMBAT
    return effect


PARSERS["enemy"] = lambda plain: parse_enemy(plain["enemy"])
