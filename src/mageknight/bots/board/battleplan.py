"""The plan of a fight, phase by phase, and what is expected of it."""

from __future__ import annotations

from mageknight.board.commands import AimAt, BlockAttack, EndPhase, Strike
from mageknight.board.terms import PH_ATTACK, PH_BLOCK, PH_RANGED
from mageknight.bots.board.plays import Play
from mageknight.kernel.command import Command


class Step:
    """One attack or block: the plays that make it, and against what."""

    __slots__ = ("against", "attack", "phase", "plays")

    def __init__(self, phase: int, plays: tuple[Play, ...], against: tuple[int, ...], attack: int = -1) -> None:
        self.phase = phase
        self.plays = plays
        self.against = against
        self.attack = attack


class FightPlan:
    """A way through a fight; `harm` are the commands that share out what hurts."""

    __slots__ = ("beaten", "harm", "steps", "worth", "wounds")

    def __init__(
        self, steps: tuple[Step, ...], worth: float, beaten: tuple[int, ...], wounds: int, harm: list[Command]
    ) -> None:
        self.steps = steps
        self.worth = worth
        self.beaten = beaten
        self.wounds = wounds
        self.harm = harm

    def script(self, seat: int, phase: int, aims: list[int]) -> list[Command]:
        """The plan as commands, from a phase to the end of the fight. At the enemies in `aims` the first attack is aimed already."""
        commands: list[Command] = []
        aimed = list(aims)
        for now in (PH_RANGED, PH_BLOCK, PH_ATTACK):
            if now < phase:
                continue
            for step in self.steps:
                if step.phase == now:
                    commands.extend([command for play in step.plays for command in play.commands])
                    if now == PH_BLOCK:
                        commands.append(BlockAttack(seat, step.against[0], step.attack))
                    else:
                        commands.extend([AimAt(seat, token) for token in step.against if token not in aimed])
                        commands.append(Strike(seat))
                        aimed = []
            commands.append(EndPhase(seat))
            if now == PH_BLOCK:
                commands.extend(self.harm)
            aimed = []
        return commands


class Line:
    """The beginning of a plan: what it uses, does and costs so far.

    `done` has a bit for every enemy beaten or attack blocked in the stage under way.
    """

    __slots__ = ("cost", "done", "steps", "used")

    def __init__(self, used: list[Play], steps: list[Step], cost: float, done: int = 0) -> None:
        self.used = used
        self.steps = steps
        self.cost = cost
        self.done = done

    def longer(self, step: Step, cost: float, done: int) -> Line:
        return Line([*self.used, *step.plays], [*self.steps, step], self.cost + cost, done)


def line_cost(line: Line) -> float:
    return line.cost
