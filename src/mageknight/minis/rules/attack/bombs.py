"""Bombardment: tokens laid now strike when the next command phase of their player begins.

A token lies in the register of what lasts; its number, its arrow and its place are packed into one amount (`Bomb`). When it is due,
one roll decides for all tokens of the figure where they strike: those it misses drift. A second roll is compared with everybody
in their areas. Who is eliminated, demoralized or captive by then is stood in for by what is printed on its tokens (reading R90).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.commands import Enough, LayBomb
from mageknight.minis.content.abilities import BOMBARDMENT
from mageknight.minis.content.domains import SCATTERS
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.forces import force_refusal
from mageknight.minis.effects.moment import ROLLED
from mageknight.minis.effects.parts import (
    ATTACK_BONUS,
    ATTACK_VALUE,
    FUMBLED,
    MODIFIER,
    Parts,
    ability_part,
    limited,
    total,
)
from mageknight.minis.events import BY_CRITICAL_MISS, FOR_ATTACK, FOR_DRIFT, DiceRolled
from mageknight.minis.figures.bodies import figures_of
from mageknight.minis.figures.figure import BombDef
from mageknight.minis.figures.roster import attack, called, is_fielded, members, powers, reach_of, touches_foe
from mageknight.minis.figures.sections import affected, hull_of, is_disputed, is_section, seen_sections
from mageknight.minis.moves import EnoughMove, Moves
from mageknight.minis.rules.attack.assault import CRITICAL_MISS, DICE
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.prospects import percent
from mageknight.minis.rules.attack.steps import Reading, Strike
from mageknight.minis.rules.attack.values import (
    attack_parts,
    chance_in_36,
    defense_parts,
    is_hit,
    ranged_damage,
    type_bonus,
)
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting, raise_at
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing
from mageknight.minis.state.lasting import Lasting, lasting_of
from mageknight.minis.table.facing import STEPS, facing_to, in_arc, offset
from mageknight.minis.table.lattice import INCH, segments_near
from mageknight.minis.table.outline import crossed, locate
from mageknight.minis.table.sight import UNHINDERED
from mageknight.minis.table.terrain import BLOCKS, FIRE
from mageknight.minis.table.verdicts import place_message

TOKEN: Final = "bombardment"
"""The kind of the tokens in the register of what lasts."""
UNSURE: Final = -2
"""The attack against a token whose line of fire is blocked, or that is out of arc, range or reach of a figure in contact."""
SIDE: Final = 1 << 16
"""A table measures less than this many units."""
SIXTH: Final = STEPS // 6


class Bomb:
    """A token as it lies: which one of its figure's, the direction of its arrow, its centre."""

    def __init__(self, number: int, arrow: int, x: int, y: int) -> None:
        self.number = number
        self.arrow = arrow
        self.x = x
        self.y = y

    def packed(self) -> int:
        return ((self.number * STEPS + self.arrow) * SIDE + self.x) * SIDE + self.y


def unpacked(amount: int) -> Bomb:
    rest, y = divmod(amount, SIDE)
    rest, x = divmod(rest, SIDE)
    number, arrow = divmod(rest, STEPS)
    return Bomb(number, arrow, x, y)


def bombs_of(state: Battle, figure: int) -> list[Bomb]:
    """The tokens of a figure that lie on the table, in their order."""
    return [unpacked(entry.amount) for entry in lasting_of(state, TOKEN, figure)]


def kind_of(state: Battle, figure: int, bomb: Bomb) -> BombDef:
    """The print on a token."""
    return state.defs[figure].fittings.bombs[bomb.number]


def bomb_at(state: Battle, figure: int, number: int, x: int, y: int) -> Bomb:
    """A token as its figure would lay it there: the arrow points along the line of fire."""
    table = state.table
    return Bomb(number, facing_to(x - table.x[figure], y - table.y[figure]), x, y)


def lay(flow: Flow[Battle], figure: int, bomb: Bomb) -> None:
    """Put a token into the register; it stays there whatever becomes of its figure."""
    begin_lasting(flow, Lasting(TOKEN, figure, amount=bomb.packed(), seat=flow.state.controller[figure], bound=False))


def place_refusal(state: Battle, figure: int, x: int, y: int) -> Refusal | None:
    """The reason a token cannot be laid there: beyond twice the range, or outside the front arc. A blocked line is no matter."""
    table = state.table
    if not table.ground.holds(x, y):
        return state.edition.refuse("minis-bomb-off-table", "bombardment-place")
    if is_out_of_reach(state, figure, x, y):
        return state.edition.refuse("minis-bomb-too-far", "bombardment-place", inches=2 * reach_of(state, figure))
    if not in_arc(table.facing[figure], table.arc[figure], x - table.x[figure], y - table.y[figure]):
        return state.edition.refuse("minis-bomb-outside-arc", "bombardment-place", figure=called(state, figure))
    return None


def is_out_of_reach(state: Battle, figure: int, x: int, y: int) -> bool:
    """Is a place further away than twice the range?"""
    dx, dy = x - state.table.x[figure], y - state.table.y[figure]
    reach = 2 * reach_of(state, figure) * INCH
    return dx * dx + dy * dy > reach * reach


def is_blocked(state: Battle, figure: int, x: int, y: int) -> bool:
    """Does a base, blocking terrain or a hill stand between a figure and a place? Who stands on the place does not."""
    table = state.table
    ax, ay = table.x[figure], table.y[figure]
    for number, piece in enumerate(table.ground.pieces):
        if crossed(piece.outline, ax, ay, x, y):
            if FIRE[piece.kind] == BLOCKS:
                return True
            if piece.elevates and table.perch[figure] != number and locate(piece.outline, x, y) < 0:
                return True
    for other in members(table.down & ~(1 << figure)):
        r = table.radius[other]
        spine = table.fx[other], table.fy[other], table.sx[other], table.sy[other]
        if segments_near(ax, ay, x, y, *spine, r * r, 0) and not segments_near(x, y, x, y, *spine, r * r, 0):
            return True
    return False


class LayingBomb(Move[Battle, "LayBombs", LayBomb]):
    """Lay the next token there."""

    COMMAND = LayBomb

    def collect(self, state: Battle, ask: LayBombs, found: list[Command]) -> None:
        table = state.table
        for foe in figures_of(state, state.foes[ask.seat]):
            there = LayBomb(ask.seat, table.x[foe], table.y[foe])
            if there not in found and place_refusal(state, ask.figure, there.x, there.y) is None:
                found.append(there)
        if not found:
            found.append(ask.straight_on(state))

    def refusal(self, state: Battle, ask: LayBombs, command: LayBomb) -> Refusal | None:
        return place_refusal(state, ask.figure, command.x, command.y)

    def carry_out(self, flow: Flow[Battle], ask: LayBombs, command: LayBomb) -> None:
        state = flow.state
        lay(flow, ask.figure, bomb_at(state, ask.figure, ask.number, command.x, command.y))
        if ask.number + 1 < len(state.defs[ask.figure].fittings.bombs):
            flow.then(LayBombs(ask.seat, ask.figure, ask.number + 1))

    def words(self, state: Battle, ask: LayBombs, command: LayBomb) -> Message:
        """The flight of the token: where it goes, how surely it stays there, and whom it would strike then, as things stand."""
        bomb = bomb_at(state, ask.figure, ask.number, command.x, command.y)
        struck = [
            say(
                "minis-do-bomb-strikes",
                figure=called(state, each),
                percent=percent(strikes_in_36(state, ask.figure, each)),
            )
            for each in caught_by(state, ask.figure, [bomb])
        ]
        stays = chance_in_36(state, total(aiming_parts(state, ask.figure, bomb)), kind_of(state, ask.figure, bomb).meet)
        key = "minis-do-lay-bomb-odds" if struck else "minis-do-lay-bomb-empty"
        return say(key, place=place_message(command.x, command.y), percent=percent(stays), struck=struck)

    def about(self, state: Battle, ask: LayBombs, command: LayBomb) -> tuple[str, ...]:
        return (f"figure:{ask.figure}",)


class LayingNoMore(EnoughMove["LayBombs"]):
    """Leave the other tokens out."""

    def refusal(self, state: Battle, ask: LayBombs, command: Enough) -> Refusal | None:
        return None if ask.number else refuse("not-an-option")


def strikes_in_36(state: Battle, figure: int, target: int) -> int:
    """The throws out of 36 with which the tokens of a figure hit somebody in their area."""
    manner = attack_manner(state, "bombs")
    attack = total(attack_parts(state, manner, figure, target, ()))
    return chance_in_36(state, attack, total(defense_parts(state, manner, figure, target, True)))


class LayBombs(MoveAsk[Battle]):
    """Lay the tokens of a figure one after the other; after the first the rest may be left out."""

    FIELDS = ("seat", "figure", "number")
    KIND = "minis-bombs"
    MOVES: ClassVar[Moves] = (LayingBomb(), LayingNoMore())
    LISTED = False

    def __init__(self, seat: int, figure: int, number: int = 0) -> None:
        super().__init__(seat)
        self.figure = figure
        self.number = number

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-bombs", figure=called(state, self.figure), inches=2 * reach_of(state, self.figure))

    def straight_on(self, state: Battle) -> LayBomb:
        """A place an inch before the figure, or as near as the edge of the table leaves room for."""
        x, y = state.table.x[self.figure], state.table.y[self.figure]
        away = INCH
        while True:
            dx, dy = offset(state.table.facing[self.figure], away)
            if away <= 1 or place_refusal(state, self.figure, x + dx, y + dy) is None:
                return LayBomb(self.seat, x + dx, y + dy)
            away //= 2


def is_fit(state: Battle, figure: int) -> bool:
    """Does the figure itself still make the attack?"""
    return (
        is_fielded(state, figure)
        and state.captor[figure] < 0
        and not powers(state, figure) & trait(state, "only-moves")
    )


def aiming_parts(state: Battle, figure: int, bomb: Bomb) -> Parts:
    """The additions to the dice against a token."""
    if not is_fit(state, figure):
        return [(ATTACK_VALUE, kind_of(state, figure, bomb).attack)]
    table = state.table
    parts: Parts = [(ATTACK_VALUE, attack(state, figure))]
    bonus = type_bonus(state, attack_manner(state, "shoot"), figure)
    if bonus:
        parts.append((ATTACK_BONUS, bonus))
    dx, dy = bomb.x - table.x[figure], bomb.y - table.y[figure]
    unsure = (
        touches_foe(state, figure)
        or is_out_of_reach(state, figure, bomb.x, bomb.y)
        or not in_arc(table.facing[figure], table.arc[figure], dx, dy)
        or is_blocked(state, figure, bomb.x, bomb.y)
    )
    if unsure:
        parts.append((ability_part(BOMBARDMENT, MODIFIER), UNSURE))
    return limited(state.edition, parts)


def fumble(flow: Flow[Battle], figure: int, dice: int) -> None:
    """A roll of 2 pushes the figure, if it is still there to be pushed."""
    if dice == CRITICAL_MISS and is_fit(flow.state, figure):
        hurt(flow, figure, [(FUMBLED, 1)], BY_CRITICAL_MISS)


class Bombs(AttackManner):
    """The attack on everybody in the areas: one roll, the whole ranged damage for each one hit. No line of fire goes to them,
    so neither terrain nor height nor their backs count (reading R88). The rules begin it; nobody chooses it."""

    def __init__(self) -> None:
        super().__init__("bombs", RANGED, BOMBARDMENT)
        self.chosen = False
        self.lined = False
        self.outlives = True
        self.optics = UNHINDERED

    def is_made(self, state: Battle, attacker: int) -> bool:
        return is_fit(state, attacker)

    def printed_attack(self, state: Battle, attacker: int) -> int:
        return state.defs[attacker].fittings.bombs[0].attack

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """The reason none of the tokens that lie there threatens a figure."""
        if target in reached(state, attacker):
            return None
        return state.edition.refuse("minis-outside-bombs", "bombardment-area", target=called(state, target))

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        if is_fit(state, attacker):
            return ranged_damage(state, attacker)
        return state.defs[attacker].fittings.bombs[0].damage


class BombRoll(Roll[Battle]):
    """The roll against all tokens of a figure."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 2, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        dice = (outcome[0] + 1, outcome[1] + 1)
        flow.emit(DiceRolled(FOR_ATTACK, state.controller[self.figure], self.figure, dice))
        old = state.core.agenda[-1]
        assert isinstance(old, Falling)
        flow.swap(old, Falling(self.figure, dice[0] + dice[1]))
        if is_fielded(state, self.figure):
            raise_at(flow, ROLLED, [self.figure])


class Falling(Reading):
    """The roll is compared with the number of each token: those it misses drift, then all of them strike."""

    FIELDS = ("figure", "dice")

    def __init__(self, figure: int, dice: int = 0) -> None:
        self.figure = figure
        self.dice = dice

    def again(self) -> Roll[Battle]:
        return BombRoll(self.figure)

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        frames: list[Frame[Battle]] = []
        for bomb in bombs_of(state, self.figure):
            adds = total(aiming_parts(state, self.figure, bomb))
            if not is_hit(state, self.dice, adds, kind_of(state, self.figure, bomb).meet):
                frames.append(DriftRoll(self.figure, bomb.number, self.dice + adds))
        flow.then(*frames, Blast(self.figure))
        fumble(flow, self.figure, self.dice)


def fall(flow: Flow[Battle], figure: int) -> None:
    """The tokens of a figure are due. Where nobody makes ranged attacks by then they come to nothing (M2-BOMB-23)."""
    state = flow.state
    if force_refusal(state, figure, attack_manner(state, "bombs")) is not None:
        for entry in lasting_of(state, TOKEN, figure):
            end_lasting(flow, entry)
        return
    flow.then(BombRoll(figure), Falling(figure))


class DriftRoll(Roll[Battle]):
    """A token that was missed drifts: the die gives the direction from its arrow on, the result the distance."""

    FIELDS = ("figure", "number", "result")

    def __init__(self, figure: int, number: int, result: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.number = number
        self.result = result

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        flow.emit(DiceRolled(FOR_DRIFT, state.controller[self.figure], self.figure, (outcome[0] + 1,)))
        for entry in lasting_of(state, TOKEN, self.figure):
            bomb = unpacked(entry.amount)
            if bomb.number == self.number:
                known = kind_of(state, self.figure, bomb)
                at = min(max(0, self.result - known.lowest), len(known.drift) - 1)
                dx, dy = offset(
                    (bomb.arrow + outcome[0] * SIXTH) % STEPS,
                    known.drift[at] * INCH * (2 if doing(state, SCATTERS) else 1),
                )
                end_lasting(flow, entry)
                if state.table.ground.holds(bomb.x + dx, bomb.y + dy):
                    lay(flow, self.figure, Bomb(bomb.number, bomb.arrow, bomb.x + dx, bomb.y + dy))
                return


class Blast(Frame[Battle]):
    """The tokens lie where they strike: whoever is in an area is a target, once."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        caught = reached(state, self.figure)
        for entry in lasting_of(state, TOKEN, self.figure):
            end_lasting(flow, entry)
        if caught:
            flow.then(Strike("bombs", self.figure, caught, (), extra=True))


def reached(state: Battle, figure: int) -> tuple[int, ...]:
    """Everybody in the areas of a figure's tokens as they lie."""
    return caught_by(state, figure, bombs_of(state, figure))


def caught_by(state: Battle, figure: int, bombs: list[Bomb]) -> tuple[int, ...]:
    """Everybody in the areas of some tokens but their figure itself, captives, passengers, and whoever ranged attacks cannot target; of
    a large warrior the section that the line from the token passes through (M2-MDIAL-48)."""
    table = state.table
    manner = attack_manner(state, "shoot")
    found: list[int] = []
    for other in figures_of(state, table.afield & ~state.held & ~(1 << figure)):
        for bomb in bombs:
            dx, dy = table.x[other] - bomb.x, table.y[other] - bomb.y
            radius = kind_of(state, figure, bomb).radius
            if dx * dx + dy * dy > radius * radius or other in found or is_hidden(state, manner, figure, other):
                continue
            if not is_section(state, other) or is_exposed(state, other, bomb, found):
                found.append(other)
    return tuple(found)


def is_exposed(state: Battle, section: int, bomb: Bomb, found: list[int]) -> bool:
    """Is a section the one of its warrior that a token reaches? The warrior is a target once, whichever of its sections was found."""
    hull = hull_of(state, section)
    caught = any(is_section(state, each) and hull_of(state, each) == hull for each in found)
    return not caught and section == exposed(state, section, bomb)


def exposed(state: Battle, section: int, bomb: Bomb) -> int:
    """The section of a large warrior a token reaches. On a border it is the one with most clicks left, in place of a dead one the live one
    with fewest: so its own player, and whoever laid the token, would choose (reading R189)."""
    hull = hull_of(state, section)
    seen = seen_sections(state, hull, bomb.x, bomb.y)
    met = affected(state, seen)
    if not met:
        return -1

    def left(each: int) -> tuple[int, int]:
        return state.defs[each].clicks - state.click[each], -each

    return max(met, key=left) if is_disputed(state, seen) else min(met, key=left)


def is_hidden(state: Battle, manner: AttackManner, figure: int, other: int) -> bool:
    """Does an ability keep a figure from being the target of ranged attacks?"""
    mask = powers(state, other) & state.edition.card.masks.target_refusal
    cards = state.edition.card.abilities
    return any(cards[each].target_refusal(state, manner, figure, other) is not None for each in members(mask))
