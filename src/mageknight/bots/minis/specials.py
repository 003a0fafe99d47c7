"""Deeds that are neither plain attacks nor moves: captives, the dead, the lifted, the saddle, items, and whatever has to be tried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.bots.minis.field import FIRST_TOKEN, Deed, Field
from mageknight.bots.minis.moves import lookout
from mageknight.bots.minis.odds import blow, chance_of, figure_worth
from mageknight.bots.minis.reactions import best_bomb, bomb_gain
from mageknight.bots.minis.threats import HOPE
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.minis.abilities.magic_levitation import PutLevitated, way_of
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.commands import Act, Enough, Put, Target, Turn
from mageknight.minis.figures.bodies import mount_of, tokens_of
from mageknight.minis.figures.roster import called, foes_of, members
from mageknight.minis.rules.attack.aiming import targets_of
from mageknight.minis.rules.attack.bombs import LayBombs
from mageknight.minis.rules.figures.returning import UNDEAD, Returning, returnable
from mageknight.minis.rules.figures.wielding import take_refusal, touched_items
from mageknight.minis.rules.movement.candidates import contact_goals, nearest_foes
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import is_within
from mageknight.minis.table.facing import STEPS

SEATING: Final = ("minis-choose-mount", "minis-set-rider-down")
STAYS: Final = "independent"
"""The temper of mounts that go on fighting without a rider."""
ITEM_SHARE: Final = 0.6
"""What an item on the ground is worth, of its points."""
CAPTIVE: Final = 0.4
"""What a captive is worth, of what it would be worth to have eliminated it: it has to be led home, or may get free."""
LED: Final = 0.25
"""What is lost of its captor, who can do little else."""
BARRED: Final = 0.16
"""What it takes off a figure to be kept from acting, or to be led astray, in parts of its worth."""
LIFTS: Final = 3
"""So many figures that can be lifted are thought of."""
WAITS: Final = 0.5
"""What a shot at whoever comes is worth, of a shot now."""
COMING: Final = 8
"""So many inches beyond its range somebody still counts as coming."""
RISEN: Final = 0.6
"""What somebody brought back is worth, of what it was: its points are the other side's already."""
FLIES: Final = 0.5
"""What a token of Bombardment is worth, of a shot now: who stands there may leave before it strikes."""
HEXED: Final = 1.3
"""What a hex laid down is worth, in points."""


def captures(field: Field, act: Act, way: AttackManner) -> Iterator[Deed]:
    """Taking somebody captive, or putting an end to a captive."""
    state = field.state
    for target in targets_of(state, way, act.figure):
        worth = chance_of(state, way, act.figure, target) * figure_worth(state, target, state.click[target])
        if way.captures:
            worth = CAPTIVE * worth - LED * figure_worth(state, act.figure, state.click[act.figure])
        else:
            worth *= 1.0 - CAPTIVE
        script = [act, Target(field.seat, target), Enough(field.seat)]
        yield Deed(script, worth - field.cost(act.figure), say("bot-captures", target=called(state, target)))


def hindrances(field: Field, act: Act, way: AttackManner) -> Iterator[Deed]:
    """Attacks that deal no damage but keep somebody from acting; who is tired already need not be kept."""
    state = field.state
    for target in targets_of(state, way, act.figure):
        if tokens_of(state, target) > 1:
            continue
        worth = BARRED * chance_of(state, way, act.figure, target) * figure_worth(state, target, state.click[target])
        script = [act, Target(field.seat, target), Enough(field.seat)]
        yield Deed(script, worth - field.cost(act.figure), say("bot-strikes", target=called(state, target)))


def returns(field: Field, act: Act, way: Returning) -> Iterator[Deed]:
    """Bringing back whoever is worth most: whole, or as the die decides."""
    state = field.state
    best, figure = 0.0, -1
    for each in returnable(state, act.figure, way.summons):
        kind = state.defs[each]
        if way.summons or any(word in kind.name for word in UNDEAD):
            worth = figure_worth(state, each, kind.start)
        else:
            lost = state.edition.fighting.lost_on
            backs = [figure_worth(state, each, kind.start + die) for die in range(1, 7) if not lost or die < lost]
            worth = sum(backs) / 6
        if worth > best:
            best, figure = worth, each
    if figure >= 0:
        script = [act, Target(field.seat, figure)]
        yield Deed(script, RISEN * best - field.cost(act.figure), say("bot-brings-back", target=called(state, figure)))


def levitations(field: Field, act: Act) -> Iterator[Deed]:
    """Setting a friend down where it can strike, or a foe where it cannot."""
    state = field.state
    lifted = way_of(state).liftable(state, act.figure)
    lifted.sort(key=lambda each: -state.defs[each].points)
    for figure in lifted[:LIFTS]:
        begun = state.copy()
        field.kit.engine.apply_trusted(begun, act)
        field.kit.engine.apply_trusted(begun, Target(field.seat, figure))
        ask = begun.core.agenda[-1]
        if not isinstance(ask, PutLevitated):
            return
        for command in [*ask.choices(begun), *landings(field, begun, ask)]:
            if field.budget.spent:
                return
            after = begun.copy()
            field.kit.engine.apply_trusted(after, command)
            field.budget.spend()
            changed = (figure,) if field.state.friends[field.seat] >> figure & 1 else ()
            worth = (field.gain(after, changed) if changed else field.threatened(after)) - field.cost(act.figure)
            yield Deed([act, Target(field.seat, figure), command], worth, say("bot-takes-position"))


def landings(field: Field, begun: Battle, ask: PutLevitated) -> list[Command]:
    """Places beside the nearest enemies, in front of them and behind."""
    if not begun.friends[field.seat] >> ask.figure & 1:
        return []
    goals: list[tuple[int, int, int]] = []
    for foe in nearest_foes(begun, ask.figure, 2):
        contact_goals(begun, ask.figure, foe, goals)
    found: list[Command] = [Put(field.seat, ask.figure, x, y, facing) for x, y, facing in goals]
    return [command for command in found if ask.refusal(begun, command) is None]


def regeneration(field: Field, act: Act) -> Deed:
    """Regeneration: a die less 2 in clicks."""
    state = field.state
    kind = state.defs[act.figure]
    click = state.click[act.figure]
    now = figure_worth(state, act.figure, click)
    backs = [figure_worth(state, act.figure, max(kind.start, click - back)) for back in (0, 0, 1, 2, 3, 4)]
    worth = sum(backs) / len(backs) - now
    return Deed([act], worth - field.cost(act.figure), say("bot-best-standing"))


def pick_up(field: Field, act: Act) -> Deed:
    """An item is worth what it costs, less the action; who must fight does not stoop for it."""
    state = field.state
    ways = [
        state.items[item] for item in touched_items(state, act.figure) if take_refusal(state, act.figure, item) is None
    ]
    worth = ITEM_SHARE * max([item.points for item in ways], default=0)
    return Deed([act], worth - field.cost(act.figure), say("bot-best-standing"))


def saddle(field: Field, act: Act) -> Deed:
    """Mounting or dismounting: what the position is worth with the rider up there or down here, and whether a mount that
    does not stay without a rider is kept or lost."""
    after = field.state.copy()
    engine = field.kit.engine
    engine.apply_trusted(after, act)
    field.budget.spend()
    while after.core.agenda and (pending := engine.pending(after)[0]).kind in SEATING:
        engine.apply_trusted(after, engine.options(after, pending).all()[0])
        field.budget.spend()
    mount = mount_of(after, act.figure)
    worth = field.threats.balance(after, (act.figure, mount) if mount >= 0 else (act.figure,)) - field.now
    worth += fickle(field.state, mount) if mount >= 0 else -fickle(field.state, mount_of(field.state, act.figure))
    return Deed([act], worth - FIRST_TOKEN, say("bot-best-standing"))


def fickle(state: Battle, mount: int) -> float:
    """The worth lost with a mount that runs away or changes sides without a rider."""
    seat = state.defs[mount].fittings.mount if mount >= 0 else None
    if seat is None or seat.intelligence == STAYS:
        return 0.0
    return figure_worth(state, mount, state.click[mount])


def lying_in_wait(field: Field, act: Act) -> Deed:
    """Overwatch: a shot at whoever comes into range, if somebody will."""
    state = field.state
    shoot = attack_manner(state, "shoot")
    reach = state.defs[act.figure].range + COMING
    coming = [each for each in members(foes_of(state, act.figure)) if is_within(state.table, act.figure, each, reach)]
    worth = WAITS * max([blow(state, shoot, act.figure, each) for each in coming], default=0.0)
    return Deed([act], worth - field.cost(act.figure), say("bot-best-standing"))


def bombing(field: Field, act: Act) -> Iterator[Deed]:
    """Bombardment: each token where it takes most, as things stand."""
    begun = field.state.copy()
    field.kit.engine.apply_trusted(begun, act)
    script: list[Command] = [act]
    worth = 0.0
    while begun.core.agenda and isinstance(ask := begun.core.agenda[-1], LayBombs):
        field.budget.spend()
        best = best_bomb(begun, ask, ask.choices(begun))
        gain = bomb_gain(begun, ask, best)
        if gain <= 0 and not isinstance(best, Enough):
            return
        script.append(best)
        worth += gain
        field.kit.engine.apply_trusted(begun, best)
    yield Deed(script, FLIES * worth - field.cost(act.figure), say("bot-bombards"))


def hexing(field: Field, act: Act) -> Deed:
    """A hex waits for somebody's luck within its reach."""
    near = [
        each for each in members(foes_of(field.state, act.figure)) if is_within(field.state.table, act.figure, each, 18)
    ]
    return Deed([act], HEXED * min(3, len(near)) - field.cost(act.figure), say("bot-best-standing"))


def turned(field: Field, act: Act) -> Iterator[Deed]:
    """A free turn towards the nearest threat, for whoever has it at its back; what it could strike then, it strikes in this turn."""
    state = field.state
    table = state.table
    figure = act.figure
    facing = lookout(state, figure, table.x[figure], table.y[figure], table.facing[figure])
    off = abs(facing - table.facing[figure]) % STEPS
    if min(off, STEPS - off) > STEPS // 4:
        after = state.copy()
        turn = Turn(field.seat, figure, facing)
        for command in (act, turn):
            field.kit.engine.apply_trusted(after, command)
        field.budget.spend()
        worth = FIRST_TOKEN + max(0.0, field.gain(after, (figure,))) / HOPE
        yield Deed([act, turn], worth, say("bot-takes-position"))
