"""Constructed terrain as a target: who can attack a feature and why not, the dice, the damage, its end (reading R94).

A feature is attacked by itself: nobody joins, and nothing that is said of figures counts for it. What it has suffered lies in the
register of what lasts until the turn ends; damage that reaches its structural points before that eliminates it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import CLOSE, RANGED, Manner
from mageknight.minis.commands import TargetPiece
from mageknight.minis.content.available import piece
from mageknight.minis.content.terrain import BuiltCard
from mageknight.minis.effects.parts import (
    ATTACK_BONUS,
    ATTACK_VALUE,
    CRITICAL,
    DAMAGE_VALUE,
    FUMBLED,
    Parts,
    limited,
    total,
)
from mageknight.minis.events import (
    BY_CRITICAL_MISS,
    FOR_ATTACK,
    STRUCTURE,
    DiceRolled,
    FeatureAttacked,
    FeatureDestroyed,
    StructureDamaged,
    structure_dealt,
)
from mageknight.minis.figures.roster import attack, called, damage
from mageknight.minis.rules.attack.assault import CRITICAL_HIT, CRITICAL_MISS, DICE
from mageknight.minis.rules.attack.damage import eliminate, hurt
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.rules.attack.values import chance_in_36, is_hit, ranged_damage, reach, type_bonus
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import structure
from mageknight.minis.state.lasting import lasting_of
from mageknight.minis.table.built import edge_directions, edge_points, first_open, standing_on
from mageknight.minis.table.facing import in_arc
from mageknight.minis.table.lattice import INCH, squared
from mageknight.minis.table.terrain import ABRUPT

CLOSE_WORD: Final = "batter"
RANGED_WORD: Final = "shoot-down"


def feature(state: Battle, number: int) -> int:
    """The piece of the ground that is the constructed feature with this number on the battlefield, or -1."""
    if state.table.ground.built:
        for k, each in enumerate(state.table.ground.pieces):
            if each.number == number and each.built:
                return k
    return -1


def features(state: Battle) -> list[int]:
    """The numbers of all constructed features on the battlefield."""
    return [each.number for each in state.table.ground.pieces if each.built] if state.table.ground.built else []


def card_of(state: Battle, number: int) -> BuiltCard:
    """The card of a constructed feature."""
    known = piece(state.terrain[number][0])
    assert known is not None
    assert known.built is not None
    return known.built


def piece_word(state: Battle, number: int) -> Message:
    """The name of a feature, with its number where several of its name lie there."""
    if not 0 <= number < len(state.terrain) or not state.terrain[number][0]:
        return say("minis-no-feature")
    name = state.terrain[number][0]
    if len([each for each, _, _, _ in state.terrain if each == name]) > 1:
        return say("minis-piece-numbered", piece=say("minis-piece-" + name), number=number + 1)
    return say("minis-piece-" + name)


def dealt(state: Battle, number: int) -> int:
    """The damage a feature has been dealt in the turn under way (M2-CONSTR-22)."""
    return sum([structure_dealt(entry.amount, number) for entry in lasting_of(state, STRUCTURE)])


def structure_left(state: Battle, number: int) -> int:
    """The structural points that are left of a feature in the turn under way."""
    return max(1, card_of(state, number).structure + structure(state)) - dealt(state, number)


def touched(state: Battle, figure: int, rule: str) -> list[int]:
    """The numbers of the features with an additional rule on their card that the figure's base touches (M2-CONSTR-27)."""
    return [
        number
        for number in features(state)
        if card_of(state, number).rule == rule and edge_directions(state.table, figure, feature(state, number))
    ]


class Demolition(Manner):
    """An action with which a figure attacks a constructed feature."""

    def attacker_refusal(self, state: Battle, figure: int) -> Refusal | None:
        """The reason the figure can attack no feature so, whatever it is."""
        return None

    def fault(self, state: Battle, figure: int, k: int) -> str:
        """The name of the reason the figure cannot attack this piece of the ground; empty if it can."""
        raise NotImplementedError

    def feature_refusal(self, state: Battle, figure: int, number: int) -> Refusal | None:
        """The reason the figure cannot attack the feature with this number."""
        found = known_refusal(state, number)
        if found is not None:
            return found
        fault = self.fault(state, figure, feature(state, number))
        if not fault:
            return None
        return state.edition.refuse(fault, "feature-" + self.word, piece=piece_word(state, number))

    def clicks(self, state: Battle, figure: int) -> int:
        """The damage value of such an attack."""
        raise NotImplementedError

    def targets(self, state: Battle, figure: int) -> Iterator[int]:
        """The numbers of the features it can attack, one by one: whoever asks for any stops at the first."""
        for k, each in enumerate(state.table.ground.pieces):
            if each.built and not self.fault(state, figure, k):
                yield each.number

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = self.attacker_refusal(state, figure)
        if found is None and next(self.targets(state, figure), None) is None:
            found = state.edition.refuse(
                "minis-no-feature-to-attack", "feature-" + self.word, figure=called(state, figure)
            )
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return (
            state.table.ground.built != 0
            and self.attacker_refusal(state, figure) is None
            and next(self.targets(state, figure), None) is not None
        )

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(AimFeature(flow.state.controller[figure], self.word, figure))

    def attack_parts(self, state: Battle, figure: int) -> Parts:
        parts: Parts = [(ATTACK_VALUE, attack(state, figure))]
        bonus = type_bonus(state, attack_manner(state, "fight" if self.kind == CLOSE else "shoot"), figure)
        if bonus:
            parts.append((ATTACK_BONUS, bonus))
        return limited(state.edition, parts)

    def damage_parts(self, state: Battle, figure: int, critical: bool) -> Parts:
        parts: Parts = [(DAMAGE_VALUE, self.clicks(state, figure))]
        if critical:
            parts.append((CRITICAL, 1))
        return limited(state.edition, parts)


class Batter(Demolition):
    """A close combat attack on a feature that touches the front arc (M2-CONSTR-24)."""

    def __init__(self) -> None:
        super().__init__(CLOSE_WORD, CLOSE)
        self.afar = True
        self.rank = 9

    def fault(self, state: Battle, figure: int, k: int) -> str:
        table = state.table
        directions = edge_directions(table, figure, k)
        if not directions:
            return "minis-feature-not-touched"
        if not any(in_arc(table.facing[figure], table.arc[figure], vx, vy) for vx, vy in directions):
            return "minis-feature-not-in-front"
        return ""

    def clicks(self, state: Battle, figure: int) -> int:
        return damage(state, figure)


class ShootDown(Demolition):
    """A ranged combat attack on a feature to whose edge a line of fire can be drawn (M2-CONSTR-23)."""

    def __init__(self) -> None:
        super().__init__(RANGED_WORD, RANGED)
        self.rank = 9

    def attacker_refusal(self, state: Battle, figure: int) -> Refusal | None:
        return firer_refusal(state, figure)

    def fault(self, state: Battle, figure: int, k: int) -> str:
        table = state.table
        x, y = table.x[figure], table.y[figure]
        most = reach(state, figure) * INCH
        o = table.ground.pieces[k].outline
        far = most + o.reach
        if squared(x, y, o.mx, o.my) > far * far:
            return "minis-feature-too-far"
        points = [each for each in edge_points(o) if squared(x, y, each[0], each[1]) <= most * most]
        if not points:
            return "minis-feature-too-far"
        points = [each for each in points if in_arc(table.facing[figure], table.arc[figure], each[0] - x, each[1] - y)]
        if not points:
            return "minis-feature-outside-arc"
        return "" if first_open(table, figure, points, state.edition.optics) else "minis-feature-hidden"

    def clicks(self, state: Battle, figure: int) -> int:
        return ranged_damage(state, figure)


def known_refusal(state: Battle, number: int) -> Refusal | None:
    """The reason a number names no feature that can be eliminated: nothing but constructed terrain can (M2-CONSTR-30)."""
    if not 0 <= number < len(state.terrain) or not state.terrain[number][0]:
        return refuse("minis-unknown-feature")
    if feature(state, number) < 0:
        return state.edition.refuse("minis-not-constructed", piece=piece_word(state, number))
    return None


def demolition(state: Battle, word: str) -> Demolition:
    found = state.edition.ways.by_word[word]
    assert isinstance(found, Demolition)
    return found


def hit_chance(state: Battle, how: Demolition, figure: int, number: int) -> int:
    """In how many of the 36 throws the figure hits the feature."""
    return chance_in_36(state, total(how.attack_parts(state, figure)), card_of(state, number).defense)


class AimingAtFeature(Move[Battle, "AimFeature", TargetPiece]):
    """Choose the feature; the dice are thrown at once."""

    COMMAND = TargetPiece

    def candidates(self, state: Battle, ask: AimFeature) -> list[Command]:
        return [TargetPiece(ask.seat, number) for number in features(state)]

    def refusal(self, state: Battle, ask: AimFeature, command: TargetPiece) -> Refusal | None:
        return demolition(state, ask.how).feature_refusal(state, ask.attacker, command.piece)

    def carry_out(self, flow: Flow[Battle], ask: AimFeature, command: TargetPiece) -> None:
        flow.then(Demolishing(ask.how, ask.attacker, command.piece))

    def words(self, state: Battle, ask: AimFeature, command: TargetPiece) -> Message:
        if feature(state, command.piece) < 0:
            return say("minis-do-target", figure=piece_word(state, command.piece))
        how = demolition(state, ask.how)
        card = card_of(state, command.piece)
        return say(
            "minis-do-target-piece",
            piece=piece_word(state, command.piece),
            defense=card.defense,
            chance=hit_chance(state, how, ask.attacker, command.piece) * 100 // 36,
            damage=total(how.damage_parts(state, ask.attacker, False)),
            left=structure_left(state, command.piece),
            structure=card.structure,
        )

    def about(self, state: Battle, ask: AimFeature, command: TargetPiece) -> tuple[str, ...]:
        return (f"feature:{command.piece}", f"figure:{ask.attacker}")

    def reveals(self, state: Battle, ask: AimFeature, command: TargetPiece) -> bool:
        return True


class AimFeature(MoveAsk[Battle]):
    """Choose the constructed feature a figure attacks."""

    FIELDS = ("seat", "how", "attacker")
    KIND = "minis-aim-feature"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (AimingAtFeature(),)

    def __init__(self, seat: int, how: str, attacker: int) -> None:
        super().__init__(seat)
        self.how = how
        self.attacker = attacker

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-aim-feature", figure=called(state, self.attacker))


class Demolishing(Roll[Battle]):
    """The two dice of an attack on a feature; its defense is the number to meet (M2-CONSTR-04)."""

    FIELDS = ("how", "attacker", "number")

    def __init__(self, how: str, attacker: int, number: int) -> None:
        super().__init__(DICE, 2, 6)
        self.how = how
        self.attacker = attacker
        self.number = number

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        how = demolition(state, self.how)
        dice = (outcome[0] + 1, outcome[1] + 1)
        roll = dice[0] + dice[1]
        flow.emit(DiceRolled(FOR_ATTACK, state.controller[self.attacker], self.attacker, dice))
        adds = how.attack_parts(state, self.attacker)
        name, defense = state.terrain[self.number][0], card_of(state, self.number).defense
        hit = is_hit(state, roll, total(adds), defense)
        flow.emit(
            FeatureAttacked(
                attacker=self.attacker,
                number=self.number,
                piece=name,
                total=roll + total(adds),
                defense=defense,
                hit=hit,
                adds=tuple(adds),
            )
        )
        if state.edition.criticals and roll == CRITICAL_MISS:
            hurt(flow, self.attacker, [(FUMBLED, 1)], BY_CRITICAL_MISS)
        if hit:
            critical = state.edition.criticals and roll == CRITICAL_HIT
            deal(flow, self.number, total(how.damage_parts(state, self.attacker, critical)), self.attacker)


def deal(flow: Flow[Battle], number: int, amount: int, by: int) -> None:
    """Deal damage to a feature; once it equals its structural points within a turn the feature is eliminated (M2-CONSTR-21)."""
    state = flow.state
    if amount <= 0:
        return
    flow.emit(
        StructureDamaged(number, state.terrain[number][0], amount, by, max(0, structure_left(state, number) - amount))
    )
    if structure_left(state, number) <= 0:
        destroy(flow, number, state.controller[by])


def destroy(flow: Flow[Battle], number: int, seat: int) -> None:
    """Eliminate a feature: whoever is on top of an abrupt one is eliminated with it (M2-CONSTR-25)."""
    state = flow.state
    k = feature(state, number)
    fallen = standing_on(state.table, k) if state.table.ground.pieces[k].kind == ABRUPT else []
    card = card_of(state, number)
    flow.emit(FeatureDestroyed(number, state.terrain[number][0], card.ruin))
    frames: list[Frame[Battle]] = [FallsWith(figure, seat) for figure in fallen]
    flow.then_all(frames)


class FallsWith(Frame[Battle]):
    """A figure is eliminated with what it stood on; who brought that down has eliminated it."""

    FIELDS = ("figure", "seat")

    def __init__(self, figure: int, seat: int) -> None:
        self.figure = figure
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        eliminate(flow, self.figure, self.seat)
