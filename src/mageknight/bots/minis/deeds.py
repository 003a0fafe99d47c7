"""What could be done with the next action: attacks with their odds, moves with what they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mageknight.bots.minis.odds import blow, figure_worth
from mageknight.bots.minis.threats import Threats, material, push_price
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.minis.commands import Act, Enough, Join, Move, Target, Turn
from mageknight.minis.manners import AttackManner
from mageknight.minis.questions import approach_to
from mageknight.minis.roster import called
from mageknight.minis.rulebook import manner
from mageknight.minis.rules import formations
from mageknight.minis.rules.attack import targets_of
from mageknight.minis.rules.candidates import nearest_foes
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.movement import Moving
from mageknight.minis.state import Battle
from mageknight.minis.table.facing import STEPS, facing_to, offset
from mageknight.minis.table.lattice import INCH

MOVES: Final = ("move", "charge-double", "bound-double")
RUSHES: Final = ("charge", "bound")
JOINING: Final = 0.4
"""A companion is asked to join if it adds at least so many points."""
FIRST_TOKEN: Final = 0.3
ANSWERS: Final = 8
"""So many decisions that follow from a move are answered before it is judged."""
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
            if isinstance(way, AttackManner) and not way.captures:
                found.extend(self.attacks(command, way))
            elif command.how in MOVES or command.how in RUSHES:
                moves.append(command)
            elif command.how == "regenerate" and self.outlook.rests:
                found.append(self.regeneration(command))
        found.sort(key=worth_of, reverse=True)
        for act in self.promising(moves):
            found.extend(self.moves(act))
            if self.budget.spent:
                break
        found.sort(key=worth_of, reverse=True)
        return found

    def price(self, figure: int) -> float:
        """What it costs to give a figure an action: a second one in a row hurts it (pushing)."""
        return push_price(self.state, figure) if self.state.tokens[figure] else FIRST_TOKEN

    def attacks(self, act: Act, way: AttackManner) -> Iterator[Deed]:
        """One attack on each target, with companions where that pays; one on several where arrows allow it."""
        state = self.state
        if way.aid:
            yield from self.cures(act, way)
            return
        singles: list[tuple[float, int]] = []
        for target in targets_of(state, way, act.figure):
            companions: tuple[int, ...] = ()
            worth = blow(state, way, act.figure, target)
            if way.formation and self.outlook.formations and state.edition.formations:
                worth, companions = self.with_friends(way, act.figure, target, worth)
            singles.append((worth, target))
            joined: list[Command] = [Join(self.seat, friend) for friend in companions]
            script = [act, Target(self.seat, target), *joined, Enough(self.seat)]
            reason = say("bot-strikes", target=called(state, target))
            worth -= self.price(act.figure) + sum([self.price(f) for f in companions])
            yield Deed(script, worth - self.threats.tiring((act.figure, *companions)), reason)
        most = way.most_targets(state, act.figure)
        if most > 1 and len(singles) > 1:
            singles.sort(reverse=True)
            several = [target for _, target in singles[:most]]
            worth = sum([blow(state, way, act.figure, target, (), len(several)) for target in several])
            aims: list[Command] = [Target(self.seat, target) for target in several]
            worth -= self.price(act.figure) + self.threats.tiring((act.figure,))
            yield Deed([act, *aims, Enough(self.seat)], worth, say("bot-strikes-several"))

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
                if together > best[0] + JOINING * len(companions):
                    best = (together, companions)
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
        """Moves of fresh figures first, of strong ones before weak ones."""
        state = self.state
        return sorted(moves, key=lambda act: (state.tokens[act.figure], -state.defs[act.figure].points))

    def moves(self, act: Act) -> Iterator[Deed]:
        """Every place worth going to with one action."""
        if self.state.tokens[act.figure] and self.price(act.figure) > 6:
            return
        begun = self.state.copy()
        self.budget.spend()
        self.kit.engine.apply_trusted(begun, act)
        ask = begun.core.agenda[-1]
        if not isinstance(ask, Moving) or ask.is_held(begun):
            return
        for command in [*ask.choices(begun), *self.detours(begun, ask), *self.scouted(begun, ask)]:
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
        worth = self.threats.balance(after, (act.figure,)) - self.now + gain
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
