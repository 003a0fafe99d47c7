"""Healing: a close combat action on a friend in front."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, AttackManner, Manner
from mageknight.minis.commands import HealBy
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DAMAGE_VALUE
from mageknight.minis.figures.roster import called, damage, friends_of, members, touches_foe
from mageknight.minis.moves import Moves
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.attack.close import because, front_refusal, nearest_refusal
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.attack.healing import HealRoll, aid_refusal, golem_refusal, with_critical
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import gap
from mageknight.minis.table.verdicts import inches


class Healing(Ability):
    """Heals by the damage value or by a die, as its player chooses; all modifiers are ignored."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "healing",
            {
                "healing": ("REB-ABL-17", "M2-ABL-SWD-01"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Heal(self.id)]


class Healing2003(Healing):
    """No golem is healed so."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [HealFlesh(self.id)]


class Heal(AttackManner):
    """Healing: a close combat action on a friend in front."""

    def __init__(self, ability: int, word: str = "heal", topic: str = "healing") -> None:
        super().__init__(word, CLOSE, ability)
        self.topic = topic
        self.aid = True
        self.harms = False
        self.rank = 1
        self.apart = True
        """Neither the healer nor its target may touch an opposing figure."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if self.apart and touches_foe(state, figure):
            return state.edition.refuse("minis-heal-in-contact", self.topic, target=called(state, figure))
        near = members(state.table.touch[figure] & friends_of(state, figure))
        if not any(self.target_refusal(state, figure, friend) is None for friend in near):
            why = nearest_refusal(state, figure, members(friends_of(state, figure)), self.target_refusal)
            return because(state, figure, "minis-nobody-to-heal", why, self.topic)
        return None

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = aid_refusal(state, attacker, target, self.topic, self.apart)
        if found is None and not state.table.touch[attacker] >> target & 1:
            apart = inches(gap(state.table, attacker, target))
            found = state.edition.refuse("minis-not-in-contact", target=called(state, target), gap=apart)
        return found if found is not None else front_refusal(state, attacker, target)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.controller[figure], self.word, figure))

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        flow.then(HealChoice(flow.state.controller[attacker], attacker, target, critical))


class HealFlesh(Heal):
    """Healing of everybody but golems."""

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        return found if found is not None else golem_refusal(state, target, "healing")


class HealingBy(Move[Battle, "HealChoice", HealBy]):
    """Heal by the damage value, or by a die."""

    COMMAND = HealBy

    def candidates(self, state: Battle, ask: HealChoice) -> list[Command]:
        return [HealBy(ask.seat, False), HealBy(ask.seat, True)]

    def carry_out(self, flow: Flow[Battle], ask: HealChoice, command: HealBy) -> None:
        if command.die:
            flow.then(HealRoll(ask.healer, ask.target, ask.critical))
        else:
            value = damage(flow.state, ask.healer)
            heal(flow, ask.target, with_critical(DAMAGE_VALUE, value, ask.critical), ask.healer)

    def words(self, state: Battle, ask: HealChoice, command: HealBy) -> Message:
        extra = int(ask.critical)
        if command.die:
            return say("minis-do-heal-die", least=1 + extra, most=6 + extra)
        return say("minis-do-heal-damage", amount=damage(state, ask.healer) + extra)

    def about(self, state: Battle, ask: HealChoice, command: HealBy) -> tuple[str, ...]:
        return (f"figure:{ask.target}",)

    def reveals(self, state: Battle, ask: HealChoice, command: HealBy) -> bool:
        return command.die


class HealChoice(MoveAsk[Battle]):
    """Heal exactly the damage value, or what a die shows."""

    FIELDS = ("seat", "healer", "target", "critical")
    KIND = "minis-heal"
    MOVES: ClassVar[Moves] = (HealingBy(),)

    def __init__(self, seat: int, healer: int, target: int, critical: bool) -> None:
        super().__init__(seat)
        self.healer = healer
        self.target = target
        self.critical = critical

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-heal", figure=called(state, self.target))
