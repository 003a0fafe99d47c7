"""Views of a battle as lines of text."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis.content.available import spell_named
from mageknight.minis.rules.turn.ending import ENDINGS
from mageknight.minis.state.lasting import lasting_word
from mageknight.minis.table.facing import degrees
from mageknight.minis.table.verdicts import place_message
from mageknight.minis.view.build import BattleView, BookView, FigureView, LastingView, TerrainView


def seat_message(seat: int) -> Message:
    return say("player-number", number=seat + 1)


def lines(view: BattleView) -> list[Message]:
    """A view as lines of text."""
    told: list[Message] = []
    if view.active >= 0:
        told.append(say("minis-line-turn", seat=seat_message(view.active), actions=view.actions))
    for seat in view.seats:
        told.append(say("minis-line-seat", seat=seat_message(seat.seat), score=seat.score, turns=seat.turns))
    told += [figure_line(figure, view) for figure in view.figures]
    told += [terrain_line(piece) for piece in view.terrain]
    for objective in view.objectives:
        place = place_message(objective.x, objective.y)
        if objective.controller >= 0:
            told.append(say("minis-line-objective", place=place, seat=seat_message(objective.controller)))
        else:
            told.append(say("minis-line-objective-free", place=place))
    told += [lasting_line(view, entry) for entry in view.lasting]
    told += [book_line(view, book) for book in view.books if book.figure >= 0]
    if view.ending:
        told.append(say("minis-ending-" + ENDINGS[view.ending]))
    return told


def terrain_line(piece: TerrainView) -> Message:
    """A terrain feature in a line, a constructed one with what is left of it."""
    name, place = say("minis-piece-" + piece.piece), place_message(piece.x, piece.y)
    if piece.left:
        return say("minis-line-built", piece=name, number=piece.number + 1, place=place, left=piece.left)
    return say("minis-line-terrain", piece=name, place=place)


def book_line(view: BattleView, book: BookView) -> Message:
    """A spellbook: its spells from the top for whoever may look into it, else how many there are."""
    name = say("minis-figure", name=say(view.figures[book.figure].title), number=book.figure + 1)
    if not book.spells:
        return say("minis-line-book-closed", figure=name, count=book.count)
    return say("minis-line-book", figure=name, spells=[spell_named(each).title() for each in book.spells])


def lasting_line(view: BattleView, entry: LastingView) -> Message:
    """Something that lasts, with the figure it is about or else the one behind it."""
    number = entry.target if entry.target >= 0 else entry.source
    name = say("minis-figure", name=say(view.figures[number].title), number=number + 1)
    until = say("minis-until-" + entry.until, seat=seat_message(entry.seat))
    return say("minis-line-lasting", figure=name, what=lasting_word(entry.kind, entry.amount), until=until)


def numbered(figure: FigureView) -> Message:
    """The name of a figure of a view with its number; a section after its warrior, as in commands."""
    if figure.section:
        section = say("minis-section-" + figure.section)
        return say("minis-section", name=say(figure.title), number=figure.hull + 1, section=section)
    return say("minis-figure", name=say(figure.title), number=figure.figure + 1)


def name_in_line(figure: FigureView, view: BattleView) -> Message:
    """The name of a figure; a rider or a mount is called so, with its other half."""
    if figure.rides >= 0:
        return say("minis-line-rider", figure=numbered(figure), mount=numbered(view.figures[figure.rides]))
    if figure.rider >= 0:
        return say("minis-line-mount", figure=numbered(figure), rider=numbered(view.figures[figure.rider]))
    return numbered(figure)


def figure_line(figure: FigureView, view: BattleView) -> Message:
    """One figure in a line; who is not on the table has only a name and a place, a large warrior as a whole no values of its own."""
    name = name_in_line(figure, view)
    if figure.hull >= 0 and figure.place == "fielded" and not figure.section:
        place, facing = place_message(figure.x, figure.y), degrees(figure.facing)
        return say("minis-line-hull", figure=name, seat=seat_message(figure.controller), place=place, facing=facing)
    if figure.section and figure.place != "fielded" and view.figures[figure.hull].place == "fielded":
        return say("minis-line-section-out", figure=name)
    if figure.place != "fielded":
        where = say("minis-where-" + figure.place)
        return say("minis-line-away", figure=name, seat=seat_message(figure.controller), where=where)
    return say(
        "minis-line-figure",
        figure=name,
        seat=seat_message(figure.controller),
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
