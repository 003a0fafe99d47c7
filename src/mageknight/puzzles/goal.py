"""The goal of a puzzle, read off the view before its first command and the view now.

A goal is a word in the file of a puzzle, with what it needs behind it: ``goal: fame 7``. All goals are for the turn that is
under way; luck has no part in any of them, so dice that will be thrown are laid down and shown.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mageknight.board.commands import (
    ActivateUnit,
    BeginRest,
    EndTurn,
    ExploreAt,
    Forfeit,
    PlayCard,
    StepTo,
)
from mageknight.board.lattice import STEPS, distance, hex_at, hex_place
from mageknight.board.names import DIRECTIONS, named, place_text
from mageknight.board.view.text import find_hex
from mageknight.board.view.types import BoardView, HexView
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import refuse
from mageknight.minis.commands import Act, Concede, Move, Turn, Withdraw
from mageknight.minis.commands import EndTurn as EndBattleTurn
from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.view.build import BattleView, FigureView
from mageknight.puzzles.worth import CITY, PRICES, cheapest, digest, strides, weapons

WOUND: Final = "wound"
MOST_FIGURES: Final = 2
MOST_PLACES: Final = 12
COUNTS: Final = (2, 3, 4, 5, 6, 8)
RAMPAGING: Final = ("marauding_orcs", "draconum")
STILL: Final = ("move", "march", "pass", "capture")
"""Ways to act that leave the places as they are, or do nothing for a goal of the miniatures."""
IDLE: Final = ("march", "pass", "capture")
"""Ways to act that bring nobody nearer to an objective than a move would."""
SIDES: Final = tuple([math.tau * part / 8 for part in range(8)])
SOLVER: Final = 0
"""The seat of whoever solves a puzzle."""


class Goal:
    """Something to be done before the turn ends. `game` says in which game it can stand."""

    GAME = ""
    WORD = ""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.seat = SOLVER
        """Who is to do it."""

    def says(self, start: Any) -> Message:
        """The goal as the solver reads it, about what the view at the start shows."""
        return say("puzzle-goal-" + self.WORD)

    def is_reached(self, start: Any, now: Any) -> bool:
        """Is it done, as the views at the start and now have it?"""
        raise NotImplementedError

    def is_missed(self, start: Any, now: Any) -> bool:
        """Can it not be done any more? A goal that was reached before is not asked."""
        raise NotImplementedError

    def key(self, view: Any, under_way: Any) -> bytes:
        """The key of a position, the same for all that play on alike; `under_way` is the question and what comes after it, as data."""
        return digest((under_way, view))

    def tries(self, command: Command, view: Any) -> bool:
        """Is a command worth a try at all, seen from the view before it?"""
        return True

    def suggests(self, view: Any) -> list[Command]:
        """Commands worth trying that stand in no list."""
        return []

    def is_worth(self, command: Command, before: Any, after: Any) -> bool:
        """Was a command worth trying, seen from the views before and after it? Asked where the same kind of decision follows."""
        return True


class BoardGoal(Goal):
    """A goal on the board."""

    GAME = "board"

    def is_missed(self, start: BoardView, now: BoardView) -> bool:
        """The fight in which the puzzle begins, or the turn, is over."""
        return (
            now.turn.seat != self.seat or now.round != start.round or (start.combat is not None and now.combat is None)
        )

    def key(self, view: BoardView, under_way: Any) -> bytes:
        """The order in which cards were played does not matter."""
        me = view.players[self.seat]
        piles = [sorted(pile) for pile in (view.hand, me.played, me.discard, me.aside)]
        own = (me.space, me.crystals, me.mana, me.units, me.skills, me.fame)
        return digest((under_way, piles, own, view.source, view.combat, view.turn, sorted(map(repr, view.lasting))))

    def is_worth(self, command: Command, before: BoardView, after: BoardView) -> bool:
        """Move, Influence and Healing win no fight: what a card gives must be something else."""
        if not isinstance(command, (PlayCard, ActivateUnit)):
            return True
        return weapons(before, self.seat) != weapons(after, self.seat)


class Unhurt(BoardGoal):
    """All enemies of the fight defeated, and no Wound taken by the hero or a unit."""

    WORD = "unhurt"

    def is_reached(self, start: BoardView, now: BoardView) -> bool:
        return (
            now.combat is None
            and gained(start, now, self.seat) >= prey(start)
            and wounds(now, self.seat) <= wounds(start, self.seat)
        )


class Victory(BoardGoal):
    """All enemies of the fight defeated, whatever it costs."""

    WORD = "victory"

    def is_reached(self, start: BoardView, now: BoardView) -> bool:
        return now.combat is None and gained(start, now, self.seat) >= prey(start)


class Reach(BoardGoal):
    """The hero on a space; a fight on the way ends it."""

    WORD = "reach"

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        q, r = words[0].split(",")
        self.space = hex_at(int(q), int(r))

    def says(self, start: BoardView) -> Message:
        return say("puzzle-goal-reach", place=place_words(start, self.space, start.players[self.seat].space))

    def is_reached(self, start: BoardView, now: BoardView) -> bool:
        return now.players[self.seat].space == self.space

    def is_missed(self, start: BoardView, now: BoardView) -> bool:
        return super().is_missed(start, now) or now.combat is not None

    def is_worth(self, command: Command, before: BoardView, after: BoardView) -> bool:
        """Cards first, then the road: what is played must help on the way, and nothing is played in the middle of it."""
        if isinstance(command, (EndTurn, BeginRest, Forfeit, ExploreAt)):
            return False
        if isinstance(command, StepTo):
            return after.turn.move >= self.left(after)
        return not before.turn.moved and strides(before, self.seat) != strides(after, self.seat)

    def left(self, view: BoardView) -> int:
        """The least the rest of the way costs; whoever has less need not set out."""
        here = view.players[self.seat].space
        return distance(here, self.space) if view.lasting else cheapest(view, here, self.space)


def place_words(view: BoardView, space: int, here: int) -> Message:
    """A space by its site and where it stands, as the log calls it; one of several alike by how far it is and which way."""
    found = find_hex(view, space)
    if found is None:
        return say("board-space-unknown", place=place_text(space))
    terrain, place = named("terrain", found.terrain), place_text(space)
    if found.site == "none":
        return say("board-space", terrain=terrain, place=place)
    site = named("site", found.site)
    alike = [each.space for tile in view.tiles for each in tile.hexes if each.site == found.site and not each.empty]
    others = [each for each in alike if each != space]
    if found.site == CITY and not others:
        return say("board-space-city", site=site)
    if not [each for each in others if terrain_at(view, each) == found.terrain]:
        return say("board-space-only", site=site, where=named("where", found.terrain))
    if here < 0 or bearing(here, space) in [bearing(here, each) for each in others]:
        return say("board-space-site", terrain=terrain, site=site, place=place)
    count, way = bearing(here, space)
    return say("puzzle-place", site=site, count=count, direction=named("direction", way))


def terrain_at(view: BoardView, space: int) -> str:
    found = find_hex(view, space)
    return found.terrain if found is not None else ""


def bearing(here: int, there: int) -> tuple[int, str]:
    """The number of spaces between two spaces, and on which side of another it lies most."""
    (q0, r0), (q1, r1) = hex_place(here), hex_place(there)
    q, r = q1 - q0, r1 - r0
    aims = [2 * q * dq + q * dr + r * dq + 2 * r * dr for dq, dr in STEPS]
    return distance(here, there), DIRECTIONS[aims.index(max(aims))]


def prey(start: BoardView) -> int:
    """The Fame of all enemies of the fight."""
    return sum(enemy.fame for enemy in start.combat.enemies) if start.combat is not None else 0


def gained(start: BoardView, now: BoardView, seat: int) -> int:
    return now.players[seat].fame - start.players[seat].fame


def wounds(view: BoardView, seat: int) -> int:
    """Wounds in hand, in the discard pile and on units."""
    me = view.players[seat]
    return [*view.hand, *me.discard, *me.played].count(WOUND) + sum(unit.wounds for unit in me.units)


class BattleGoal(Goal):
    """A goal on the table of the miniatures."""

    GAME = "minis"

    def is_missed(self, start: BattleView, now: BattleView) -> bool:
        """The turn is over."""
        return now.active != self.seat or now.seats[self.seat].turns != start.seats[self.seat].turns

    def tries(self, command: Command, view: BattleView) -> bool:
        """Places on a table are too many to try them all: figures stay where they are."""
        if isinstance(command, Act):
            return command.how not in STILL
        return not isinstance(command, (EndBattleTurn, Withdraw, Concede))


class Eliminate(BattleGoal):
    """The named figures eliminated."""

    WORD = "eliminate"

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.figures = [int(word) for word in words]
        if not 1 <= len(self.figures) <= MOST_FIGURES:
            raise ValueError(words)

    def says(self, start: BattleView) -> Message:
        shown = [start.figures[each] for each in self.figures]
        called = [say("minis-figure", name=say(each.title), number=each.figure + 1) for each in shown]
        if len(called) == 1:
            return say("puzzle-goal-eliminate", figure=called[0])
        return say("puzzle-goal-eliminate-both", figure=called[0], other=called[1])

    def is_reached(self, start: BattleView, now: BattleView) -> bool:
        return all(now.figures[each].place == "eliminated" for each in self.figures)


class Clicks(BattleGoal):
    """So many clicks of damage on enemy dials."""

    WORD = "clicks"

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.count = int(words[0])

    def says(self, start: BattleView) -> Message:
        return say("puzzle-goal-clicks", count=self.count)

    def is_reached(self, start: BattleView, now: BattleView) -> bool:
        pairs = zip(start.figures, now.figures, strict=True)
        return (
            sum(max(0, after.click - before.click) for before, after in pairs if before.owner != self.seat)
            >= self.count
        )


class Hold(BattleGoal):
    """An objective under control when the turn ends."""

    WORD = "hold"

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.objective = int(words[0])

    def says(self, start: BattleView) -> Message:
        return say("puzzle-goal-hold", number=self.objective + 1, count=len(start.objectives))

    def is_reached(self, start: BattleView, now: BattleView) -> bool:
        return now.objectives[self.objective].controller == self.seat

    def tries(self, command: Command, view: BattleView) -> bool:
        """Of all places on a table only those at the objective matter, and nobody ends a turn before somebody stands there."""
        if isinstance(command, Act):
            return command.how not in IDLE
        if isinstance(command, Move):
            x, y = command.path[-1]
            return self.is_at(view, x, y, view.figures[command.figure].radius)
        if isinstance(command, EndBattleTurn):
            return any(self.is_at(view, each.x, each.y, each.radius) for each in self.mine(view))
        return not isinstance(command, (Turn, Withdraw, Concede))

    def mine(self, view: BattleView) -> list[FigureView]:
        return [each for each in view.figures if each.controller == self.seat and each.place == "fielded"]

    def is_at(self, view: BattleView, x: int, y: int, radius: int) -> bool:
        """Would a base of this size touch the objective from there?"""
        there = view.objectives[self.objective]
        return math.hypot(there.x - x, there.y - y) <= radius + TOKEN_RADIUS

    def suggests(self, view: BattleView) -> list[Command]:
        """Onto the objective or up to it from all sides, by whoever moves."""
        there = view.objectives[self.objective]
        found: list[Command] = []
        for each in self.mine(view):
            off = each.radius + TOKEN_RADIUS - 1
            places = [(there.x, there.y)] + [
                (there.x + int(off * math.cos(turn)), there.y + int(off * math.sin(turn))) for turn in SIDES
            ]
            found += [Move(self.seat, each.figure, (place,), each.facing) for place in places]
        return found


GOALS = {each.WORD: each for each in (Unhurt, Victory, Reach, Eliminate, Clicks, Hold)}


def goal_of(game: str, text: str, seat: int = SOLVER) -> Goal:
    """The goal a line of a puzzle names; another game's, or an unknown one, is refused."""
    word, *rest = text.split() or [""]
    known = [each.WORD for each in GOALS.values() if game == each.GAME]
    if word not in known:
        raise refuse("puzzle-unknown-goal", goal=word, known=", ".join(known))
    try:
        goal = GOALS[word](rest)
    except (ValueError, IndexError, KeyError):
        raise refuse("puzzle-wrong-goal", goal=text) from None
    goal.seat = seat
    return goal


def can_be_entered(land: HexView) -> bool:
    """Is there a site that a hero could walk to? Nobody enters the space of rampaging enemies, or water and mountains."""
    if land.site == "none" or land.empty:
        return False
    return land.site not in RAMPAGING and (land.site == CITY or land.terrain in PRICES)


def goals_in(view: Any, seat: int) -> list[str]:
    """The goals that could be asked of a seat in a position, as lines of a puzzle file."""
    if isinstance(view, BoardView):
        if view.combat is not None:
            return [Unhurt.WORD, Victory.WORD]
        here = view.players[seat].space
        sites = [each for tile in view.tiles for each in tile.hexes if can_be_entered(each)]
        near = sorted([each for each in sites if each.space != here], key=lambda each: distance(here, each.space))
        return [f"{Reach.WORD} {each.q},{each.r}" for each in near[:MOST_PLACES]] if here >= 0 else []
    if isinstance(view, BattleView):
        foes = [each.figure for each in view.figures if each.owner != seat and each.place == "fielded"]
        free = [number for number, each in enumerate(view.objectives) if each.controller != seat]
        return (
            [f"{Hold.WORD} {number}" for number in free]
            + [f"{Eliminate.WORD} {each}" for each in foes]
            + [f"{Clicks.WORD} {count}" for count in COUNTS]
        )
    return []
