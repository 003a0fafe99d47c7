"""Everything a hand, units and skills could do at this moment, each play followed through its small decisions.

A play begins at one of the two open decisions of a turn and ends at the next: the card, what pays for it, what is chosen. What it yields
is what has changed; what it costs is what it takes away from the standing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.board.battle import Points
from mageknight.board.commands import (
    ActivateUnit,
    Decline,
    PayMana,
    PlayCard,
    UseBanner,
    UseGrant,
    UseSkill,
    UseTactic,
)
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    GOLD,
    PH_ATTACK,
    PH_BLOCK,
    PH_INTERACT,
    PH_MOVE,
    SIDE_ATTACK,
    SIDE_BLOCK,
    SIDE_INFLUENCE,
    SIDE_MOVE,
)
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.worth import belongings, land_worth
from mageknight.kernel.command import Command

OPEN_KINDS: Final = ("turn", "combat")
USEFUL_SIDE: Final = {
    PH_MOVE: SIDE_MOVE,
    PH_INTERACT: SIDE_INFLUENCE,
    PH_BLOCK: SIDE_BLOCK,
    PH_ATTACK: SIDE_ATTACK,
}
USES: Final = (PlayCard, ActivateUnit, UseSkill, UseTactic, UseGrant, UseBanner)
BRANCHES: Final = 4
DEPTH: Final = 8


class Footing:
    """What a position is worth, to tell what plays from it cost; the land is looked at anew only if it has changed."""

    __slots__ = ("land", "mark", "scale", "worth")

    def __init__(self, mind: Mind, state: BoardState) -> None:
        self.scale = mind.scale
        self.mark = self.marked(state)
        self.land = land_worth(state, state.players[mind.seat], mind.scale)
        self.worth = belongings(state, mind.scale)

    def marked(self, state: BoardState) -> tuple[int, int, int, int]:
        field = state.map
        return state.players[self.scale.seat].where, len(field.deck), len(field.shields), len(field.city_shields)

    def cost(self, state: BoardState) -> float:
        """What a play took away that led to this position."""
        cost = self.worth - belongings(state, self.scale)
        if self.marked(state) != self.mark:
            cost += self.land - land_worth(state, state.players[self.scale.seat], self.scale)
        return cost


class Play:
    """One way to use one thing: its commands and what came of them.

    `source` tells apart what was used: a card (its number), a unit, a skill. `dice`, `tokens` and `crystals` are the mana it
    took (negative: gave). `attack` and `block` are the points it gathered.
    """

    __slots__ = (
        "attack",
        "block",
        "commands",
        "cost",
        "crystals",
        "dice",
        "heal",
        "influence",
        "move",
        "revealed",
        "source",
        "state",
        "takes_mana",
        "tokens",
    )

    def __init__(
        self,
        before: BoardState,
        standing: Footing,
        state: BoardState,
        commands: tuple[Command, ...],
        revealed: bool,
        mind: Mind,
    ) -> None:
        was, now = before.players[mind.seat], state.players[mind.seat]
        self.commands = commands
        self.state = state
        self.revealed = revealed
        self.source = source_of(commands[0])
        self.move = state.turn.move - before.turn.move
        self.influence = state.turn.influence - before.turn.influence
        self.heal = state.turn.heal - before.turn.heal
        self.dice = before.turn.dice - state.turn.dice
        self.tokens = tuple([a - b for a, b in zip(was.tokens, now.tokens, strict=True)])
        self.crystals = tuple([a - b for a, b in zip(was.crystals, now.crystals, strict=True)])
        self.takes_mana = self.dice > 0 or any(n > 0 for n in self.tokens) or any(n > 0 for n in self.crystals)
        self.attack: list[Points] = []
        self.block: list[Points] = []
        if before.combat is not None and state.combat is not None:
            self.attack = state.combat.attack[len(before.combat.attack) :]
            self.block = state.combat.block[len(before.combat.block) :]
        self.cost = standing.cost(state)


def source_of(command: Command) -> tuple[str, int]:
    """What a command uses."""
    if isinstance(command, PlayCard):
        return "card", command.card
    if isinstance(command, ActivateUnit | UseBanner):
        return "unit", command.unit
    if isinstance(command, UseSkill):
        return "skill", command.skill
    if isinstance(command, UseGrant):
        return "grant", command.grant
    return "tactic", 0


def plays_at(mind: Mind, state: BoardState) -> list[Play]:
    """Everything that could be played at an open decision; sideways only for what the phase is about."""
    decision = mind.decision(state)
    if decision is None or decision.kind not in OPEN_KINDS:
        return []
    side = USEFUL_SIDE.get(state.turn.phase, -1)
    found: list[Play] = []
    footing = Footing(mind, state)
    for command in mind.answers(state, decision):
        if not isinstance(command, USES):
            continue
        if isinstance(command, PlayCard) and command.use >= SIDE_MOVE and command.use != side:
            continue
        if mind.budget.spent:
            break
        found.extend(follow(mind, state, footing, command))
    return found


def strokes_at(mind: Mind, state: BoardState) -> list[Play]:
    """Everything that brings Attack or Block in a fight. What brought none once is not tried again with the same means."""
    decision = mind.decision(state)
    if decision is None or decision.kind not in OPEN_KINDS:
        return []
    side = USEFUL_SIDE.get(state.turn.phase, -1)
    means = mind.means(state)
    found: list[Play] = []
    footing = Footing(mind, state)
    for command in mind.answers(state, decision):
        if not isinstance(command, USES) or (means, command) in mind.idle:
            continue
        if isinstance(command, PlayCard) and command.use >= SIDE_MOVE and command.use != side:
            continue
        if mind.budget.spent:
            break
        plays = [play for play in follow(mind, state, footing, command) if play.attack or play.block]
        found.extend(plays)
        if not plays:
            mind.idle.add((means, command))
    return found


def follow(mind: Mind, state: BoardState, footing: Footing, command: Command) -> Iterator[Play]:
    """A command and every way through the decisions it leads to."""
    stack: list[tuple[BoardState, tuple[Command, ...]]] = [(state, (command,))]
    while stack:
        origin, commands = stack.pop()
        after = origin.copy()
        revealed = mind.apply(after, commands[-1])
        decision = mind.decision(after)
        if revealed or decision is None or decision.kind in OPEN_KINDS or len(commands) >= DEPTH:
            yield Play(state, footing, after, commands, revealed, mind)
            continue
        if mind.budget.spent:
            return
        answers = mind.answers(after, decision)
        chosen = payments(answers) if decision.kind == "pay-mana" else worth_trying(answers)
        stack.extend([(after, (*commands, answer)) for answer in reversed(chosen)])


def worth_trying(answers: list[Command]) -> list[Command]:
    """The first few answers; to decline comes last of all."""
    real = [answer for answer in answers if not isinstance(answer, Decline)]
    return real[:BRANCHES] if real else answers[:1]


def payments(answers: list[Command]) -> list[Command]:
    """Of each kind of mana the one that is missed least: a plain token, a die, a crystal."""
    found: dict[int, Command] = {}
    for answer in answers:
        assert isinstance(answer, PayMana)
        kind = answer.source // 8
        before = found.get(kind)
        if before is None or (isinstance(before, PayMana) and before.source & 7 == GOLD != answer.source & 7):
            found[kind] = answer
    return [found[kind] for kind in sorted(found)]


class Purse:
    """What mana is left to a set of plays."""

    def __init__(self, state: BoardState, seat: int) -> None:
        player = state.players[seat]
        self.dice = state.turn.dice
        self.tokens = list(player.tokens)
        self.crystals = list(player.crystals)

    def affords(self, plays: list[Play]) -> bool:
        """Can all of these be paid together?"""
        payers = [play for play in plays if play.takes_mana]
        if len(payers) < 2:
            return True
        if sum([play.dice for play in plays]) > self.dice:
            return False
        for colour in range(6):
            if sum([play.tokens[colour] for play in plays]) > self.tokens[colour]:
                return False
        return all(sum([play.crystals[colour] for play in plays]) <= self.crystals[colour] for colour in range(4))
