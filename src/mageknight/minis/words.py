"""The miniatures game in words: commands, events and views as messages of the catalogue."""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.command import Command, SettleChance
from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say
from mageknight.minis import commands as c
from mageknight.minis import events as e
from mageknight.minis.content.abilities import ability, ids
from mageknight.minis.roster import called, figure_word
from mageknight.minis.rules.areas import EDGES
from mageknight.minis.rules.ending import ENDINGS
from mageknight.minis.rules.moments import Effects
from mageknight.minis.state import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.verdicts import inches
from mageknight.minis.view import BattleView, FigureView

PHASES: Final = ("", "minis-told-phase-command", "minis-told-phase-action", "minis-told-phase-end")
LEFT: Final = ("", "minis-told-withdrew", "minis-told-conceded", "minis-told-routed")
"""By code: the words of the phases of a turn, and of how a seat left the battle."""

PLAIN: Final[dict[type[Command], str]] = {
    c.Enough: "minis-do-enough",
    c.EndTurn: "minis-do-end-turn",
    c.Halt: "minis-do-halt",
    c.Decline: "minis-do-decline",
    c.Withdraw: "minis-do-withdraw",
    c.Concede: "minis-do-concede",
    c.TimeUp: "minis-do-time-up",
}


def seat_message(seat: int) -> Message:
    return say("player-number", number=seat + 1)


def place_message(x: int, y: int) -> Message:
    """A place in inches from the south-west corner."""
    return say("minis-place", x=inches(x * 100 // INCH), y=inches(y * 100 // INCH))


def degrees(facing: int) -> int:
    return facing // 2


def describe(state: Battle, command: Command) -> Message:
    """A command in the words of a list of options."""
    if isinstance(command, (c.Put, c.Move, c.Turn, c.Spin, c.PlaceTerrain)):
        return describe_place(state, command)
    if isinstance(command, c.Act):
        return say("minis-do-act", figure=figure_word(state, command.figure), how=say("minis-how-" + command.how))
    if isinstance(command, (c.Target, c.Join, c.BreakAway, c.LeaveOut)):
        return describe_figure(state, command)
    if isinstance(command, c.CancelAbility):
        name = say(ability(ids()[command.ability]).name_key)
        return say("minis-do-cancel", figure=figure_word(state, command.figure), ability=name)
    if isinstance(command, c.ChooseEdge):
        return say("minis-do-edge", edge=say("minis-edge-" + EDGES[command.edge]))
    if isinstance(command, (c.Contribute, c.LeaveTerrain)):
        piece = say("minis-piece-" + command.piece)
        if isinstance(command, c.Contribute):
            return say("minis-do-contribute", piece=piece)
        return say("minis-do-leave-terrain", piece=piece)
    if isinstance(command, c.HealBy):
        return say("minis-do-heal-die" if command.die else "minis-do-heal-damage")
    if isinstance(command, c.AgreeToEnd):
        return say("minis-do-agree" if command.willing else "minis-do-disagree")
    if isinstance(command, c.Resolve):
        return describe_effect(state, command)
    if isinstance(command, SettleChance):
        return say("minis-do-chance", outcome=" ".join([str(face) for face in command.outcome]))
    return say(PLAIN[type(command)])


def describe_figure(state: Battle, command: c.Target | c.Join | c.BreakAway | c.LeaveOut) -> Message:
    figure = figure_word(state, command.figure)
    if isinstance(command, c.Target):
        return say("minis-do-target", figure=figure)
    if isinstance(command, c.Join):
        return say("minis-do-join", figure=figure)
    if isinstance(command, c.BreakAway):
        return say("minis-do-break-away", figure=figure)
    return say("minis-do-leave-out", figure=figure)


def describe_place(state: Battle, command: c.Put | c.Move | c.Turn | c.Spin | c.PlaceTerrain) -> Message:
    if isinstance(command, c.PlaceTerrain):
        piece = say("minis-piece-" + command.piece)
        return say("minis-do-terrain", piece=piece, place=place_message(command.x, command.y), turn=command.turn * 90)
    figure = figure_word(state, command.figure)
    facing = degrees(command.facing)
    if isinstance(command, c.Move):
        x, y = command.path[-1] if command.path else (0, 0)
        return say("minis-do-move", figure=figure, place=place_message(x, y), facing=facing)
    if isinstance(command, c.Put):
        return say("minis-do-put", figure=figure, place=place_message(command.x, command.y), facing=facing)
    if isinstance(command, c.Spin):
        return say("minis-do-spin", figure=figure, facing=facing)
    stays = 0 <= command.figure < len(state.defs) and state.table.facing[command.figure] == command.facing
    return say("minis-do-stay", figure=figure) if stays else say("minis-do-turn", figure=figure, facing=facing)


def describe_effect(state: Battle, command: c.Resolve) -> Message:
    top = state.core.agenda[-1] if state.core.agenda else None
    words = top.words(state, command) if isinstance(top, Effects) else None
    return words if words is not None else say("minis-do-resolve-number", number=command.effect + 1)


def tell(state: Battle, event: Event[Any]) -> Message | None:
    """An event as a line of the log; nothing if it is not worth a line."""
    return tell_scene(event) or tell_course(event) or tell_figure(state, event) or tell_dial(state, event)


def tell_scene(event: Event[Any]) -> Message | None:
    """Setting the scene."""
    if isinstance(event, e.EdgeChosen):
        return say("minis-told-edge", seat=seat_message(event.seat), edge=say("minis-edge-" + EDGES[event.edge]))
    if isinstance(event, e.TerrainContributed):
        return say("minis-told-contributed", seat=seat_message(event.seat), piece=say("minis-piece-" + event.piece))
    if isinstance(event, e.TerrainPlaced):
        return say("minis-told-terrain", piece=say("minis-piece-" + event.piece), place=place_message(event.x, event.y))
    if isinstance(event, e.ObjectivePlaced):
        return say("minis-told-objective", place=place_message(event.x, event.y))
    if isinstance(event, e.OrderSet):
        return say("minis-told-first", seat=seat_message(event.order[0]))
    return None


def tell_course(event: Event[Any]) -> Message | None:
    """The course of the game: dice, turns, objectives, the end."""
    if isinstance(event, e.DiceRolled):
        purpose = say("minis-roll-" + e.PURPOSES[event.purpose])
        dice = " + ".join([str(die) for die in event.dice])
        return say("minis-told-dice", seat=seat_message(event.seat), purpose=purpose, dice=dice)
    if isinstance(event, e.TurnBegan):
        return say("minis-told-turn", seat=seat_message(event.seat), actions=event.actions)
    if isinstance(event, e.PhaseBegan):
        return say(PHASES[event.phase], seat=seat_message(event.seat))
    if isinstance(event, e.ActionsGained):
        return say("minis-told-gained", seat=seat_message(event.seat), amount=event.amount)
    if isinstance(event, e.ObjectiveControlled):
        if event.seat < 0:
            return say("minis-told-contested")
        return say("minis-told-controls", seat=seat_message(event.seat))
    if isinstance(event, e.SeatLeft):
        return say(LEFT[event.status], seat=seat_message(event.seat))
    if isinstance(event, e.EndAgreed):
        seat = seat_message(event.seat)
        return say("minis-told-agreed", seat=seat) if event.willing else say("minis-told-disagreed", seat=seat)
    if isinstance(event, e.BattleEnded):
        return say("minis-ending-" + ENDINGS[event.reason])
    return None


def tell_movement(state: Battle, event: Event[Any]) -> Message | None:
    """Where figures go."""
    if isinstance(event, e.FigureMoved):
        x, y = event.path[-1]
        return say("minis-told-moved", figure=called(state, event.figure), place=place_message(x, y))
    if isinstance(event, e.FigureTurned):
        return say("minis-told-turned", figure=called(state, event.figure), facing=degrees(event.facing))
    if isinstance(event, e.LevelChanged):
        soars = event.level == SOARING
        return say("minis-told-soars" if soars else "minis-told-lands", figure=called(state, event.figure))
    if isinstance(event, e.FigurePut):
        place = place_message(event.x, event.y)
        return say("minis-told-put", figure=called(state, event.figure), place=place)
    if isinstance(event, e.LeftOut):
        return say("minis-told-left-out", figure=called(state, event.figure))
    if isinstance(event, e.Stopped):
        return say("minis-told-stopped", figure=called(state, event.figure), other=called(state, event.by))
    return None


def tell_figure(state: Battle, event: Event[Any]) -> Message | None:
    """What figures do."""
    went = tell_movement(state, event)
    if went is not None:
        return went
    if isinstance(event, e.ActionGiven):
        return say("minis-told-action", figure=called(state, event.figure), how=say("minis-how-" + event.how))
    if isinstance(event, e.Attacked):
        return tell_attack(state, event)
    if isinstance(event, e.Captured):
        return say("minis-told-captured", captor=called(state, event.captor), captive=called(state, event.captive))
    if isinstance(event, e.Freed):
        return say("minis-told-freed", captive=called(state, event.captive))
    if isinstance(event, e.AbilityCancelled):
        name = say(ability(event.ability).name_key)
        return say("minis-told-cancelled", figure=called(state, event.figure), ability=name)
    if isinstance(event, e.Shunned):
        return say("minis-told-shunned", figure=called(state, event.figure), other=called(state, event.other))
    return None


def tell_attack(state: Battle, event: e.Attacked) -> Message:
    attacker, target = called(state, event.attacker), called(state, event.target)
    if event.hit:
        return say("minis-told-hit", attacker=attacker, target=target, total=event.total, defense=event.defense)
    return say("minis-told-missed", attacker=attacker, target=target, total=event.total, defense=event.defense)


def tell_dial(state: Battle, event: Event[Any]) -> Message | None:
    """Dials and tokens."""
    if isinstance(event, e.Damaged):
        cause = say("minis-cause-" + e.CAUSES[event.cause])
        return say("minis-told-damaged", figure=called(state, event.figure), amount=event.amount, cause=cause)
    if isinstance(event, e.Healed):
        return say("minis-told-healed", figure=called(state, event.figure), amount=event.amount)
    if isinstance(event, e.Eliminated):
        if event.seat < 0:
            return say("minis-told-eliminated", figure=called(state, event.figure))
        seat = seat_message(event.seat)
        return say("minis-told-eliminated-for", figure=called(state, event.figure), seat=seat, points=event.points)
    if isinstance(event, e.PointsShared):
        seats = [seat_message(seat) for seat in event.seats]
        return say("minis-told-shared", figure=called(state, event.figure), seats=seats, points=event.points)
    if isinstance(event, e.Returned):
        return say("minis-told-returned", figure=called(state, event.figure))
    if isinstance(event, (e.TokenPlaced, e.Frozen)):
        return say("minis-told-token", figure=called(state, event.figure), tokens=event.tokens)
    if isinstance(event, e.Rested):
        return say("minis-told-rested", figure=called(state, event.figure))
    return None


def lines(view: BattleView) -> list[Message]:
    """A view as lines of text."""
    told: list[Message] = []
    if view.active >= 0:
        told.append(say("minis-line-turn", seat=seat_message(view.active), actions=view.actions))
    for seat in view.seats:
        told.append(say("minis-line-seat", seat=seat_message(seat.seat), score=seat.score, turns=seat.turns))
    told += [figure_line(figure) for figure in view.figures]
    for piece in view.terrain:
        told.append(
            say("minis-line-terrain", piece=say("minis-piece-" + piece.piece), place=place_message(piece.x, piece.y))
        )
    for objective in view.objectives:
        place = place_message(objective.x, objective.y)
        if objective.controller >= 0:
            told.append(say("minis-line-objective", place=place, seat=seat_message(objective.controller)))
        else:
            told.append(say("minis-line-objective-free", place=place))
    if view.ending:
        told.append(say("minis-ending-" + ENDINGS[view.ending]))
    return told


def figure_line(figure: FigureView) -> Message:
    """One figure in a line; who is not on the table has only a name and a place."""
    name = say("minis-figure", name=say(figure.title), number=figure.figure + 1)
    if figure.place != "fielded":
        where = say("minis-where-" + figure.place)
        return say("minis-line-away", figure=name, seat=seat_message(figure.owner), where=where)
    return say(
        "minis-line-figure",
        figure=name,
        seat=seat_message(figure.owner),
        place=place_message(figure.x, figure.y),
        facing=degrees(figure.facing),
        speed=figure.speed,
        attack=figure.attack,
        defense=figure.defense,
        damage=figure.damage,
        tokens=figure.tokens,
        left=figure.clicks - figure.click,
        abilities=[say("minis-ability-" + each) for each in figure.abilities],
    )
