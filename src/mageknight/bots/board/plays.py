"""Everything a hand, units and skills could do at this moment, each play followed through its small decisions.

A play begins at one of the two open decisions of a turn and ends at the next: the card, what pays for it, what is chosen. What it yields
is what has changed; what it costs is what it takes away from the standing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

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
from mageknight.board.state.battle import Points
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
    STRONG_USE,
)
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.worth import belongings, land_worth
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision

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


Source = tuple[str, int]
"""A card, a unit, a skill, by its number."""


class Footing:
    """The worth of a position, to tell what plays from it cost; the land is looked at again only if it has changed."""

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
        """The cost of a play that led to this position."""
        cost = self.worth - belongings(state, self.scale)
        if self.marked(state) != self.mark:
            cost += self.land - land_worth(state, state.players[self.scale.seat], self.scale)
        return cost


class Play:
    """One way to use one thing: its commands and what came of them.

    `spare` is what it costs more because its card could do more elsewhere in the same fight.

    `source` tells apart what was used: a card (its number), a unit, a skill; `uses` is all that is gone afterwards, cards discarded for
    it included. `dice`, `tokens` and `crystals` are the mana it took (negative: gave). `attack` and `block` are the points it gathered.
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
        "spare",
        "state",
        "takes_mana",
        "tokens",
        "uses",
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
        main = [command for command in commands if isinstance(command, USES)]
        self.source = source_of(main[-1])
        self.uses = used_up(was.hand, now.hand, main)
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
        self.spare = 0.0

    def gives_mana(self) -> bool:
        """Is there more mana to use than before?"""
        return any(n < 0 for n in self.tokens) or any(n < 0 for n in self.crystals) or self.dice < 0

    def spends(self, giver: Play) -> bool:
        """Has a play that began with `giver` used mana which that one gave?"""
        if giver.dice < 0 and self.dice > giver.dice:
            return True
        more = [now > then for now, then in zip(self.tokens, giver.tokens, strict=True) if then < 0]
        return any(more) or any(n > m for n, m in zip(self.crystals, giver.crystals, strict=True) if m < 0)


def source_of(command: Command) -> Source:
    """The source a command uses."""
    if isinstance(command, PlayCard):
        return "card", command.card
    if isinstance(command, ActivateUnit | UseBanner):
        return "unit", command.unit
    if isinstance(command, UseSkill):
        return "skill", command.skill
    if isinstance(command, UseGrant):
        return "grant", command.grant
    return "tactic", 0


def used_up(before: list[int], after: list[int], commands: Sequence[Command]) -> tuple[Source, ...]:
    """The cards that have left the hand, and whatever else was used."""
    left = after.copy()
    cards: list[Source] = []
    for card in before:
        if card in left:
            left.remove(card)
        else:
            cards.append(("card", card))
    others = [source_of(command) for command in commands if not isinstance(command, PlayCard)]
    return tuple(cards + others)


def plays_at(mind: Mind, state: BoardState) -> list[Play]:
    """Everything that could be played at an open decision; sideways only for what the phase is about."""
    decision = mind.decision(state)
    if decision is None or decision.kind not in OPEN_KINDS:
        return []
    found: list[Play] = []
    footing = Footing(mind, state)
    commands = usable(mind, state, decision)
    for command in commands:
        if mind.budget.spent:
            break
        found.extend(follow(mind, state, footing, (), state, command))
    return found + fed(mind, state, footing, found, commands)


def usable(mind: Mind, state: BoardState, decision: Decision) -> list[Command]:
    """The uses of things among the answers; sideways only for what the phase is about."""
    side = USEFUL_SIDE.get(state.turn.phase, -1)
    return [
        command
        for command in mind.answers(state, decision)
        if isinstance(command, USES)
        and not (isinstance(command, PlayCard) and command.use >= SIDE_MOVE and command.use != side)
    ]


def fed(mind: Mind, state: BoardState, footing: Footing, plays: list[Play], before: list[Command]) -> list[Play]:
    """Plays that only the mana of another one makes possible, both together."""
    found: list[Play] = []
    if not mind.temper.chains:
        return found
    known = set(before)
    seen: set[tuple[object, ...]] = set()
    for giver in plays:
        if giver.revealed or not giver.gives_mana() or len(giver.commands) > 3:
            continue
        decision = mind.decision(giver.state)
        if decision is None or decision.kind not in OPEN_KINDS:
            continue
        for command in usable(mind, giver.state, decision):
            key = (giver.source, giver.tokens, giver.crystals, command)
            paid = isinstance(command, PlayCard) and command.use == STRONG_USE
            if (command in known and not paid) or key in seen or mind.budget.spent:
                continue
            seen.add(key)
            both = follow(mind, state, footing, giver.commands, giver.state, command)
            found.extend([play for play in both if command not in known or play.spends(giver)])
    return found


def strokes_at(mind: Mind, state: BoardState) -> list[Play]:
    """Everything that brings Attack or Block in a fight. What brought none once is not tried again with the same means.

    The same hand brings the same points whoever is fought, more or less: it is looked at once for all fights thought of.
    """
    decision = mind.decision(state)
    if decision is None or decision.kind not in OPEN_KINDS:
        return []
    kept = kept_for(mind, state)
    known = mind.strokes.get(kept)
    if known is None:
        known = mind.strokes[kept] = strokes(mind, state, decision)
    return known


def kept_for(mind: Mind, state: BoardState) -> tuple[object, ...]:
    """The kinds of things strokes are made of: cards, units, skills, mana, and the phase of what kind of fight."""
    player = state.players[mind.seat]
    units = tuple([(unit.uid, unit.spent, unit.wounds, unit.hurt) for unit in player.units])
    allowed = state.combat is not None and state.combat.units_allowed
    hand = tuple(sorted(player.hand))
    return (mind.means(state), hand, units, tuple(player.skill_used), allowed, tuple(state.dice), len(state.active))


def strokes(mind: Mind, state: BoardState, decision: Decision) -> list[Play]:
    """Every play of a phase that brings Attack or Block, the mana of others used where it makes more possible."""
    means = mind.means(state)
    found: list[Play] = []
    givers: list[Play] = []
    footing = Footing(mind, state)
    commands = usable(mind, state, decision)
    for command in commands:
        if (means, command) in mind.idle:
            continue
        if mind.budget.spent:
            break
        tried = list(follow(mind, state, footing, (), state, command))
        plays = [play for play in tried if play.attack or play.block]
        found.extend(plays)
        givers.extend([play for play in tried if play.gives_mana()])
        if not plays and not any(play.gives_mana() for play in tried):
            mind.idle.add((means, command))
    fed_by = fed(mind, state, footing, givers, commands)
    return found + [play for play in fed_by if play.attack or play.block]


def follow(
    mind: Mind, state: BoardState, footing: Footing, begun: tuple[Command, ...], origin: BoardState, command: Command
) -> Iterator[Play]:
    """A command and every way through the decisions it leads to; `begun` led from `state` to `origin`, where it is given."""
    stack: list[tuple[BoardState, tuple[Command, ...]]] = [(origin, (*begun, command))]
    longest = len(begun) + DEPTH
    while stack:
        earlier, commands = stack.pop()
        after = earlier.copy()
        revealed = mind.apply(after, commands[-1])
        decision = mind.decision(after)
        if revealed or decision is None or decision.kind in OPEN_KINDS or len(commands) >= longest:
            yield Play(before=state, standing=footing, state=after, commands=commands, revealed=revealed, mind=mind)
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


class ManaLeft:
    """The mana left to a set of plays."""

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
