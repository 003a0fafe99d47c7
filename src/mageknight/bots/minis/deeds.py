"""What could be done with the next action: attacks with their odds, moves with what they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mageknight.bots.minis.odds import blow, figure_worth, points_of
from mageknight.bots.minis.threats import Threats, material, push_price
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.minis.bodies import halves, mount_of, tokens_of
from mageknight.minis.commands import Act, Enough, Join, Move, Strengthen, Target, TargetPiece, Turn
from mageknight.minis.manners import RANGED, AttackManner
from mageknight.minis.questions import approach_to
from mageknight.minis.roster import called
from mageknight.minis.rulebook import manner
from mageknight.minis.rules import formations
from mageknight.minis.rules.attack import BOW, targets_of
from mageknight.minis.rules.built import Demolition, feature, hit_chance, piece_word, structure_left
from mageknight.minis.rules.candidates import nearest_foes
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.movement import Moving
from mageknight.minis.rules.parts import total
from mageknight.minis.rules.wielding import take_refusal, touched_items
from mageknight.minis.state import Battle
from mageknight.minis.table.built import standing_on
from mageknight.minis.table.facing import STEPS, facing_to, offset
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.terrain import ABRUPT

MOVES: Final = ("move", "charge-double", "bound-double", "trample", "overwhelm")
RUSHES: Final = ("charge", "bound", "surge", "mounted-charge", "mounted-bound")
STRAIGHT: Final = ("trample", "overwhelm")
"""Moves with few places to go to."""
SADDLE: Final = ("mount", "dismount")
SEATING: Final = ("minis-choose-mount", "minis-set-rider-down")
STAYS: Final = "independent"
"""The temper of mounts that go on fighting without a rider."""
JOINING: Final = 0.4
"""A companion is asked to join if it adds at least so many points."""
FIRST_TOKEN: Final = 0.3
RUBBLE: Final = 0.5
"""What it is worth to bring down a piece of constructed terrain on which nobody stands."""
ANSWERS: Final = 8
"""So many decisions that follow from a move are answered before it is judged."""
ITEM_SHARE: Final = 0.6
"""What an item on the ground is worth, of its points."""
FOES: Final = 4
"""Nearest enemies one of which is looked at."""


class Deed:
    """A use of an action: the commands, what it is worth, and why."""

    __slots__ = ("commands", "reason", "worth")

    def __init__(self, commands: list[Command], worth: float, reason: Message) -> None:
        self.commands = commands
        self.worth = worth
        self.reason = reason


class Outlook:
    """What a player looks at: how much what the other side can answer counts (`replies`), acting together, who
    has to rest (`rests`), who can charge from afar (`charges`), in how many directions open ground is looked for (`scouts`)."""

    __slots__ = ("charges", "formations", "replies", "rests", "scouts")

    def __init__(
        self,
        replies: float = 1.0,
        formations: bool = True,
        rests: bool = True,
        charges: bool = True,
        scouts: int = 12,
    ) -> None:
        self.replies = replies
        self.charges = charges
        self.formations = formations
        self.rests = rests
        self.scouts = scouts


class Field:
    """One position, looked at by the seat whose action it is."""

    def __init__(self, kit: Kit[Any], state: Battle, seat: int, budget: Budget, outlook: Outlook) -> None:
        self.kit = kit
        self.state = state
        self.seat = seat
        self.budget = budget
        self.outlook = outlook
        self.threats = Threats(state, seat, outlook.replies, outlook.rests, outlook.charges)
        self.now = self.threats.balance(state)

    def deeds(self, answers: list[Command]) -> list[Deed]:
        """Everything the listed actions could achieve, attacks first."""
        found: list[Deed] = []
        moves: list[Act] = []
        for command in answers:
            if not isinstance(command, Act):
                continue
            way = manner(self.state, command.how)
            promised = way.promise(self.state, command.figure)
            if promised:
                found.append(self.promising_deed(command, promised))
            elif isinstance(way, AttackManner) and not way.captures:
                found.extend(self.attacks(command, way))
            elif isinstance(way, Demolition):
                found.extend(self.demolitions(command, way))
            elif command.how in MOVES or command.how in RUSHES:
                moves.append(command)
            elif command.how == "regenerate" and self.outlook.rests:
                found.append(self.regeneration(command))
            elif command.how == "pick-up":
                found.append(self.pick_up(command))
            elif command.how in SADDLE:
                found.append(self.saddle(command))
        found.sort(key=worth_of, reverse=True)
        for act in self.promising(moves):
            found.extend(self.moves(act))
            if self.budget.spent:
                break
        found.sort(key=worth_of, reverse=True)
        return found

    def price(self, figure: int) -> float:
        """What it costs to give a figure an action: a second one in a row hurts it (pushing)."""
        return push_price(self.state, figure) if tokens_of(self.state, figure) else FIRST_TOKEN

    def attacks(self, act: Act, way: AttackManner) -> Iterator[Deed]:
        """One attack on each target, with companions where that pays; one on several where arrows allow it."""
        state = self.state
        if way.aid:
            yield from self.cures(act, way)
            return
        singles: list[tuple[float, int]] = []
        for target in targets_of(state, way, act.figure):
            companions: tuple[int, ...] = ()
            gifts: tuple[int, ...] = ()
            worth = blow(state, way, act.figure, target)
            if way.formation and self.outlook.formations and state.edition.formations:
                worth, companions = self.with_friends(way, act.figure, target, worth)
                worth, gifts = self.with_gifts(way, act.figure, target, worth, companions)
            singles.append((worth, target))
            joined: list[Command] = [
                Strengthen(self.seat, friend) if friend in gifts else Join(self.seat, friend) for friend in companions
            ]
            script = [act, Target(self.seat, target), *joined, Enough(self.seat)]
            reason = say("bot-strikes", target=called(state, target))
            acting = () if formations.is_gang(state, way.kind) else companions
            worth -= self.price(act.figure) + sum([self.price(f) for f in acting])
            yield Deed(script, worth - self.threats.tiring((act.figure, *acting)), reason)
        most = way.most_targets(state, act.figure)
        if most > 1 and len(singles) > 1:
            singles.sort(reverse=True)
            several = [target for _, target in singles[:most]]
            worth = sum([blow(state, way, act.figure, target, (), len(several)) for target in several])
            aims: list[Command] = [Target(self.seat, target) for target in several]
            worth -= self.price(act.figure) + self.threats.tiring((act.figure,))
            yield Deed([act, *aims, Enough(self.seat)], worth, say("bot-strikes-several"))

    def demolitions(self, act: Act, way: Demolition) -> Iterator[Deed]:
        """Attacks on constructed terrain: worth something if that brings it down, and much if it takes enemies with it."""
        state = self.state
        for number in way.targets(state, act.figure):
            chance = hit_chance(state, way, act.figure, number) / 36
            left = structure_left(state, number)
            share = min(1.0, total(way.damage_parts(state, act.figure, False)) / left) ** 2
            worth = chance * share * (RUBBLE + self.on_top(number)) - self.price(act.figure)
            script = [act, TargetPiece(self.seat, number)]
            reason = say("bot-strikes", target=piece_word(state, number))
            yield Deed(script, worth - self.threats.tiring((act.figure,)), reason)

    def on_top(self, number: int) -> float:
        """What falls with a feature, enemies counted as gain and friends as loss."""
        state = self.state
        piece = feature(state, number)
        if state.table.ground.pieces[piece].kind != ABRUPT:
            return 0.0
        worth = 0.0
        for figure in standing_on(state.table, piece):
            gain = figure_worth(state, figure, state.click[figure])
            worth += gain if state.foes[self.seat] >> figure & 1 else -gain
        return worth

    def with_friends(self, way: AttackManner, figure: int, target: int, worth: float) -> tuple[float, tuple[int, ...]]:
        """The attack with as many companions as make it better."""
        state = self.state
        best: tuple[float, tuple[int, ...]] = (worth, ())
        companions: tuple[int, ...] = ()
        for _ in range(4):
            joiners = formations.joiners(state, way, figure, companions, target)
            if not joiners:
                break
            companions = (*companions, joiners[0])
            if formations.is_attack_formation(state, way.kind, (figure, *companions)):
                together = blow(state, way, figure, target, companions)
                wanted = 0.0 if formations.is_gang(state, way.kind) else JOINING * len(companions)
                if together > best[0] + wanted:
                    best = (together, companions)
        return best

    def with_gifts(
        self, way: AttackManner, figure: int, target: int, worth: float, companions: tuple[int, ...]
    ) -> tuple[float, tuple[int, ...]]:
        """As many bows among the companions as make the attack better by giving damage instead of helping it."""
        state = self.state
        best: tuple[float, tuple[int, ...]] = (worth, ())
        if way.kind != RANGED or not state.edition.fighting.gives_damage:
            return best
        bows = [each for each in companions if state.defs[each].types.attack == BOW]
        for count in range(1, len(bows) + 1):
            gifts = tuple(bows[:count])
            helpers = tuple([each for each in companions if each not in gifts])
            together = blow(state, way, figure, target, helpers, 1, count)
            if together > best[0]:
                best = (together, gifts)
        return best

    def cures(self, act: Act, way: AttackManner) -> Iterator[Deed]:
        """Healing friends: about a click and a half given back."""
        state = self.state
        for target in targets_of(state, way, act.figure):
            click = state.click[target]
            back = max(state.defs[target].start, click - 2)
            worth = 0.6 * (figure_worth(state, target, back) - figure_worth(state, target, click))
            script = [act, Target(self.seat, target), Enough(self.seat)]
            worth -= self.price(act.figure) + self.threats.tiring((act.figure,))
            yield Deed(script, worth, say("bot-cures", target=called(state, target)))

    def promising(self, moves: list[Act]) -> list[Act]:
        """Moves of fresh figures first, those with few places to go to before others, of strong figures before weak ones."""
        state = self.state

        def order(act: Act) -> tuple[int, bool, float]:
            return tokens_of(state, act.figure), act.how not in STRAIGHT, -points_of(state, act.figure)

        return sorted(moves, key=order)

    def moves(self, act: Act) -> Iterator[Deed]:
        """Every place worth going to with one action."""
        if tokens_of(self.state, act.figure) and self.price(act.figure) > 6:
            return
        begun = self.state.copy()
        self.budget.spend()
        self.kit.engine.apply_trusted(begun, act)
        ask = begun.core.agenda[-1]
        if not isinstance(ask, Moving) or ask.is_held(begun):
            return
        others = [] if act.how in STRAIGHT else [*self.detours(begun, ask), *self.scouted(begun, ask)]
        for command in [*ask.choices(begun), *others]:
            if self.budget.spent:
                return
            deed = self.moved(begun, act, command)
            if deed is not None:
                yield deed

    def detours(self, begun: Battle, ask: Moving) -> list[Command]:
        """Towards the nearest enemies round whatever is in the way, and a turn to face them."""
        found: list[Command] = []
        table = begun.table
        for foe in nearest_foes(begun, ask.figure, 1):
            dx, dy = table.x[foe] - table.x[ask.figure], table.y[foe] - table.y[ask.figure]
            facing = facing_to(dx, dy)
            factor = 2 if ask.inches > inches_for(begun, ask.figure) else 1
            route = approach_to(begun, ask.figure, table.x[foe], table.y[foe], factor)
            if len(route.path) > 1:
                found.append(Move(self.seat, ask.figure, tuple(route.path[1:]), facing))
            found.append(Turn(self.seat, ask.figure, facing))
        return [command for command in found if ask.refusal(begun, command) is None]

    def scouted(self, begun: Battle, ask: Moving) -> list[Command]:
        """All round, the whole way and half of it, looking at the nearest enemy there: where a line of fire may open."""
        table = begun.table
        figure = ask.figure
        foes = nearest_foes(begun, figure, FOES)
        if not foes:
            return []
        found: list[Command] = []
        for step in range(self.outlook.scouts):
            for part in (1, 2):
                dx, dy = offset(STEPS * step // self.outlook.scouts, ask.inches * INCH // part)
                x, y = table.x[figure] + dx, table.y[figure] + dy
                ways = [(table.x[foe] - x, table.y[foe] - y) for foe in foes]
                facing = facing_to(*min(ways, key=square_of))
                found.append(Move(self.seat, figure, ((x, y),), facing))
        return [command for command in found if ask.refusal(begun, command) is None]

    def moved(self, begun: Battle, act: Act, command: Command) -> Deed | None:
        """What a move leads to; a rush is followed by its attack."""
        after = begun.copy()
        self.budget.spend()
        engine = self.kit.engine
        engine.apply_trusted(after, command)
        script: list[Command] = [act, command]
        gain = 0.0
        for _ in range(ANSWERS):
            if not after.core.agenda:
                break
            pending = engine.pending(after)[0]
            if pending.kind == "minis-action":
                break
            if pending.kind == "minis-follow-up" and pending.seat == self.seat:
                gain, strike = self.follow_up(after, act.figure)
                script.extend(strike)
                break
            answers = engine.options(after, pending).all()
            engine.apply_trusted(after, answers[0])
            self.budget.spend()
        worth = self.threats.balance(after, halves(after, act.figure)) - self.now + gain
        worth += material(after, self.seat) - material(self.state, self.seat)
        return Deed(script, worth - self.price(act.figure), say("bot-takes-position"))

    def regeneration(self, act: Act) -> Deed:
        """Regeneration: a die less 2 in clicks."""
        state = self.state
        kind = state.defs[act.figure]
        click = state.click[act.figure]
        now = figure_worth(state, act.figure, click)
        backs = [figure_worth(state, act.figure, max(kind.start, click - back)) for back in (0, 0, 1, 2, 3, 4)]
        worth = sum(backs) / len(backs) - now
        worth -= self.price(act.figure) + self.threats.tiring((act.figure,))
        return Deed([act], worth, say("bot-best-standing"))

    def promising_deed(self, act: Act, promised: float) -> Deed:
        """Something whose worth its way of acting knows itself."""
        worth = promised - self.price(act.figure) - self.threats.tiring((act.figure,))
        return Deed([act], worth, say("bot-best-standing"))

    def pick_up(self, act: Act) -> Deed:
        """An item is worth what it costs, less the action; who must fight does not stoop for it."""
        state = self.state
        ways = [
            state.items[item]
            for item in touched_items(state, act.figure)
            if take_refusal(state, act.figure, item) is None
        ]
        worth = ITEM_SHARE * max([item.points for item in ways], default=0)
        return Deed(
            [act], worth - self.price(act.figure) - self.threats.tiring((act.figure,)), say("bot-best-standing")
        )

    def saddle(self, act: Act) -> Deed:
        """Mounting or dismounting: what the position is worth with the rider up there or down here, and whether a mount that
        does not stay without a rider is kept or lost."""
        after = self.state.copy()
        engine = self.kit.engine
        engine.apply_trusted(after, act)
        self.budget.spend()
        while after.core.agenda and (pending := engine.pending(after)[0]).kind in SEATING:
            engine.apply_trusted(after, engine.options(after, pending).all()[0])
            self.budget.spend()
        mount = mount_of(after, act.figure)
        worth = self.threats.balance(after, (act.figure, mount) if mount >= 0 else (act.figure,)) - self.now
        worth += self.fickle(mount) if mount >= 0 else -self.fickle(mount_of(self.state, act.figure))
        return Deed([act], worth - FIRST_TOKEN, say("bot-best-standing"))

    def fickle(self, mount: int) -> float:
        """What is lost with a mount that runs away or changes sides without a rider."""
        saddle = self.state.defs[mount].fittings.mount if mount >= 0 else None
        if saddle is None or saddle.intelligence == STAYS:
            return 0.0
        return figure_worth(self.state, mount, self.state.click[mount])

    def follow_up(self, after: Battle, figure: int) -> tuple[float, list[Command]]:
        """The attack at the end of a charge or bound."""
        best: tuple[float, list[Command]] = (0.0, [])
        for how in ("fight", "shoot"):
            way = manner(after, how)
            assert isinstance(way, AttackManner)
            if way.refusal(after, figure) is not None:
                continue
            for target in targets_of(after, way, figure):
                worth = blow(after, way, figure, target)
                if worth > best[0]:
                    best = (worth, [Act(self.seat, figure, how), Target(self.seat, target), Enough(self.seat)])
        return best


def square_of(way: tuple[int, int]) -> int:
    """How far that is, squared."""
    return way[0] * way[0] + way[1] * way[1]


def worth_of(deed: Deed) -> float:
    return deed.worth
