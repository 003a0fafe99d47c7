"""Thunder Blow: one blow after the other until one fails, and all damage at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import AttackManner, Manner
from mageknight.minis.commands import Enough, Target
from mageknight.minis.content.abilities import CARD_2003, THUNDER_BLOW
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import DAMAGED
from mageknight.minis.effects.parts import CRITICAL, MODIFIER, Parts, ability_part, total
from mageknight.minis.events import BY_ATTACK
from mageknight.minis.figures.roster import called, is_fielded, powers
from mageknight.minis.moves import EnoughMove, Moves, TargetMove
from mageknight.minis.rules.attack.assault import Assault, in_hand
from mageknight.minis.rules.attack.close import Blow
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.impact import deal
from mageknight.minis.rules.attack.prospects import percent
from mageknight.minis.rules.attack.steps import Strike, answering
from mageknight.minis.rules.attack.values import attack_parts, chance_in_36, damage_parts, defense_parts, ignored_by
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting, raise_at
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_ACTION, Lasting, lasting_of

SERIES: Final = "thunder-blow"
LINE: Final = ability_part(THUNDER_BLOW, MODIFIER)
MOST_BLOWS: Final = 5
"""No bot counts on more."""
CRITICALS: Final = 100
"""The register counts the blows that hit, and critical ones by hundreds."""


class ThunderBlow(Ability):
    """A close combat action against one opposing figure (reading R69)."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            SERIES,
            {
                "thunder-blow": ("M2-ABL-SWD-15", "M2-ABL-SWD-16", "M2-ABL-SWD-17"),
                "thunder-blow-end": ("M2-ABL-SWD-18",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Thunder(SERIES, self.id)]


class Thunder(Blow):
    """Each blow of the series is an attack of its own, 1 worse than the one before; a hit is only counted.

    The series ends with the player's word, and then all that depends on a successful attack follows; or with a blow that
    fails: what was gained is dealt once everybody has answered the miss, and nothing follows from it.
    """

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        blows, _ = counted(state, attacker)
        if blows:
            parts.append((LINE, -blows))

    def settles(self, flow: Flow[Battle], attacker: int, hits: tuple[int, ...], critical: bool) -> bool:
        blows, criticals = counted(flow.state, attacker)
        count(flow, attacker, hits[0], blows + 1, criticals + (1 if critical else 0))
        flow.then(Thundering(flow.state.controller[attacker], attacker, hits[0]))
        return True

    def brings(self, state: Battle, attacker: int, target: int) -> int:
        """A click for each blow that hits after the first; one that fails costs nothing of what was gained."""
        attack = total(attack_parts(state, self, attacker, target, ()))
        defense = total(defense_parts(state, self, attacker, target, True))
        found, likely = 0.0, 1.0
        for blow in range(1, MOST_BLOWS):
            likely *= chance_in_36(state, attack - blow, defense) / 36
            found += likely
        return round(100 * found)

    def over(self, flow: Flow[Battle], attacker: int, targets: tuple[int, ...]) -> None:
        """A blow has failed if the series is still counted when its attack is over."""
        if counted(flow.state, attacker)[0]:
            clicks = series_parts(flow.state, attacker, targets[0])
            forget(flow, attacker)
            if is_fielded(flow.state, attacker):
                deal_late(flow, self, attacker, targets[0], clicks)


def deal_late(flow: Flow[Battle], manner: AttackManner, attacker: int, target: int, clicks: Parts) -> None:
    """Deal the damage of a series whose last blow failed: the attacker gains nothing from it, whoever is hurt answers."""
    state = flow.state
    ignored = ignored_by(state, manner, attacker)
    answers = powers(state, target) & ~ignored & state.edition.card.masks.wounded
    click = state.click[target]
    if hurt(flow, target, clicks, BY_ATTACK, attacker, ignored):
        raise_at(flow, DAMAGED, [target], tuple(answering(state, target, attacker, answers, click)))


def counted(state: Battle, attacker: int) -> tuple[int, int]:
    """The number of blows of the series under way that have hit, and how many of them were critical."""
    for entry in lasting_of(state, SERIES, attacker) if state.lasting else ():
        return entry.amount % CRITICALS, entry.amount // CRITICALS
    return 0, 0


def forget(flow: Flow[Battle], attacker: int) -> None:
    for entry in lasting_of(flow.state, SERIES, attacker):
        end_lasting(flow, entry)


def count(flow: Flow[Battle], attacker: int, target: int, blows: int, criticals: int) -> None:
    forget(flow, attacker)
    begin_lasting(flow, Lasting(SERIES, attacker, target, blows + criticals * CRITICALS, THIS_ACTION))


def series_parts(state: Battle, attacker: int, target: int) -> Parts:
    """The damage of the series: the value that shows now, 1 for each hit after the first, and 1 for each critical one."""
    blows, criticals = counted(state, attacker)
    more: Parts = [(LINE, blows - 1)] if blows > 1 else []
    if criticals:
        more.append((CRITICAL, criticals))
    gained = [line for each in series(state, attacker) for line in each.clicks]
    return damage_parts(state, attack_manner(state, SERIES), attacker, target, 1, False, 0, (*more, *gained))


def series(state: Battle, attacker: int) -> list[Assault]:
    """The blows of the series under way, each of which lies above the one before."""
    attacks = [each for each in state.core.agenda if isinstance(each, Assault)]
    return [each for each in attacks if each.how == SERIES and each.attacker == attacker]


class StrikingAgain(TargetMove["Thundering"]):
    """One more blow."""

    def candidates(self, state: Battle, ask: Thundering) -> list[Command]:
        return [Target(ask.seat, ask.target)]

    def refusal(self, state: Battle, ask: Thundering, command: Target) -> Refusal | None:
        return None if command.figure == ask.target else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Thundering, command: Target) -> None:
        attack = in_hand(flow.state)
        flow.then(Strike(SERIES, ask.attacker, (ask.target,), attack.companions, extra=attack.extra))

    def words(self, state: Battle, ask: Thundering, command: Target) -> Message:
        return say("minis-do-thunder", target=called(state, ask.target), chance=ask.chance(state))

    def reveals(self, state: Battle, ask: Thundering, command: Target) -> bool:
        return True


class DealingAll(EnoughMove["Thundering"]):
    """Deal the damage of all blows."""

    def carry_out(self, flow: Flow[Battle], ask: Thundering, command: Enough) -> None:
        state = flow.state
        manner = attack_manner(state, SERIES)
        clicks = series_parts(state, ask.attacker, ask.target)
        forget(flow, ask.attacker)
        deal(flow, manner, ask.attacker, ask.target, clicks, ignored_by(state, manner, ask.attacker))

    def words(self, state: Battle, ask: Thundering, command: Enough) -> Message:
        damage = total(series_parts(state, ask.attacker, ask.target))
        return say("minis-do-thunder-end", target=called(state, ask.target), damage=damage)


class Thundering(MoveAsk[Battle]):
    """A blow has hit: strike again, or deal the damage of all blows."""

    FIELDS = ("seat", "attacker", "target")
    KIND = "minis-thunder"
    MOVES: ClassVar[Moves] = (StrikingAgain(), DealingAll())

    def __init__(self, seat: int, attacker: int, target: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.target = target

    def prompt(self, state: Battle) -> Message:
        return say(
            "ask-minis-thunder",
            figure=called(state, self.attacker),
            target=called(state, self.target),
            damage=total(series_parts(state, self.attacker, self.target)),
            chance=self.chance(state),
        )

    def chance(self, state: Battle) -> int:
        """The share of throws in a hundred with which the next blow hits."""
        manner = attack_manner(state, SERIES)
        attack = total(attack_parts(state, manner, self.attacker, self.target, in_hand(state).helpers()))
        defense = total(defense_parts(state, manner, self.attacker, self.target, True))
        return percent(chance_in_36(state, attack, defense))
