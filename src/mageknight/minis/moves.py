"""Moves that many decisions share: their words, and the figure they are about.

A decision derives its own from them and adds when they are legal and what comes of them.
"""

from __future__ import annotations

from typing import Any

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import A, Move
from mageknight.minis import commands as c
from mageknight.minis.figures.roster import figure_word
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import degrees
from mageknight.minis.table.verdicts import place_message

Moves = tuple[Move[Any, Any, Any], ...]


class ActMove(Move[Battle, A, c.Act]):
    """Use a figure in some manner."""

    COMMAND = c.Act

    def words(self, state: Battle, ask: A, command: c.Act) -> Message:
        return say("minis-do-act", figure=figure_word(state, command.figure), how=say("minis-how-" + command.how))

    def about(self, state: Battle, ask: A, command: c.Act) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class TargetMove(Move[Battle, A, c.Target]):
    """Choose a figure."""

    COMMAND = c.Target

    def words(self, state: Battle, ask: A, command: c.Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: A, command: c.Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class JoinMove(Move[Battle, A, c.Join]):
    """Let one more figure take part."""

    COMMAND = c.Join

    def words(self, state: Battle, ask: A, command: c.Join) -> Message:
        return say("minis-do-join", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: A, command: c.Join) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class PutMove(Move[Battle, A, c.Put]):
    """Set a figure down."""

    COMMAND = c.Put

    def words(self, state: Battle, ask: A, command: c.Put) -> Message:
        place = place_message(command.x, command.y)
        facing = degrees(command.facing)
        key = "minis-do-put-soaring" if command.soaring else "minis-do-put"
        return say(key, figure=figure_word(state, command.figure), place=place, facing=facing)

    def about(self, state: Battle, ask: A, command: c.Put) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class PathMove(Move[Battle, A, c.Move]):
    """Move a figure along a path."""

    COMMAND = c.Move

    def words(self, state: Battle, ask: A, command: c.Move) -> Message:
        x, y = command.path[-1] if command.path else (0, 0)
        facing = degrees(command.facing)
        return say("minis-do-move", figure=figure_word(state, command.figure), place=place_message(x, y), facing=facing)

    def about(self, state: Battle, ask: A, command: c.Move) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class TurnMove(Move[Battle, A, c.Turn]):
    """Turn a figure on the spot, or leave it as it stands."""

    COMMAND = c.Turn

    def words(self, state: Battle, ask: A, command: c.Turn) -> Message:
        figure = figure_word(state, command.figure)
        stays = 0 <= command.figure < len(state.defs) and state.table.facing[command.figure] == command.facing
        if stays:
            return say("minis-do-stay", figure=figure)
        return say("minis-do-turn", figure=figure, facing=degrees(command.facing))

    def about(self, state: Battle, ask: A, command: c.Turn) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class BreakMove(Move[Battle, A, c.BreakAway]):
    """Try to break away from opponents in contact."""

    COMMAND = c.BreakAway

    def words(self, state: Battle, ask: A, command: c.BreakAway) -> Message:
        return say("minis-do-break-away", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: A, command: c.BreakAway) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class TerrainMove(Move[Battle, A, c.PlaceTerrain]):
    """Lay a piece of terrain."""

    COMMAND = c.PlaceTerrain

    def words(self, state: Battle, ask: A, command: c.PlaceTerrain) -> Message:
        piece = say("minis-piece-" + command.piece)
        return say("minis-do-terrain", piece=piece, place=place_message(command.x, command.y), turn=command.turn * 90)

    def about(self, state: Battle, ask: A, command: c.PlaceTerrain) -> tuple[str, ...]:
        return (f"piece:{command.piece}",)


class EnoughMove(Move[Battle, A, c.Enough]):
    """No more."""

    COMMAND = c.Enough

    def candidates(self, state: Battle, ask: A) -> list[Command]:
        return [c.Enough(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: A, command: c.Enough) -> None:
        """Nothing comes of it but that the decision is over."""

    def words(self, state: Battle, ask: A, command: c.Enough) -> Message:
        return say("minis-do-enough")


class DeclineMove(Move[Battle, A, c.Decline]):
    """Leave it out."""

    COMMAND = c.Decline

    def candidates(self, state: Battle, ask: A) -> list[Command]:
        return [c.Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: A, command: c.Decline) -> None:
        """Nothing comes of it but that the decision is over."""

    def words(self, state: Battle, ask: A, command: c.Decline) -> Message:
        return say("minis-do-decline")


class HaltMove(Move[Battle, A, c.Halt]):
    """Call the move off."""

    COMMAND = c.Halt

    def candidates(self, state: Battle, ask: A) -> list[Command]:
        return [c.Halt(ask.seat)]

    def words(self, state: Battle, ask: A, command: c.Halt) -> Message:
        return say("minis-do-halt")
