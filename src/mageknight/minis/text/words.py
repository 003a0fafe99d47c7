"""The miniatures game in words: commands, events and views as messages of the catalogue."""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.event import Event
from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.content.abilities import ability
from mageknight.minis.content.available import find_spell, library, spell_named
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.roster import called, figure_word, foes_touched, members
from mageknight.minis.rules.attack.bombs import TOKEN as BOMB
from mageknight.minis.rules.attack.bombs import unpacked
from mageknight.minis.rules.figures.wielding import item_word
from mageknight.minis.rules.opening.areas import EDGES
from mageknight.minis.rules.turn.ending import ENDINGS
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import lasting_word
from mageknight.minis.table.facing import degrees
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.verdicts import place_message
from mageknight.minis.text.castles import tell_castle
from mageknight.minis.view.build import BattleView, BookView, FigureView, LastingView, TerrainView

PHASES: Final = (
    "",
    "minis-told-phase-command",
    "minis-told-phase-action",
    "minis-told-phase-end",
    "minis-told-phase-brood",
)
LEFT: Final = ("", "minis-told-withdrew", "minis-told-conceded", "minis-told-routed")
"""By code: the words of the phases of a turn, and of how a seat left the battle."""


def seat_message(seat: int) -> Message:
    return say("player-number", number=seat + 1)


def tell_item(state: Battle, event: Event[Any]) -> Message | None:
    """The line on an item that goes elsewhere."""
    if isinstance(event, e.ItemTaken):
        return say("minis-told-item-taken", figure=called(state, event.figure), item=item_word(state, event.item))
    if isinstance(event, e.ItemLaid) and event.figure >= 0:
        return say("minis-told-item-laid", figure=called(state, event.figure), item=item_word(state, event.item))
    if isinstance(event, e.ItemLost):
        return say("minis-told-item-lost", item=item_word(state, event.item))
    return None


def tell_beside(event: Event[Any]) -> Message | None:
    """Cards that come to lie beside the battlefield."""
    if isinstance(event, e.CompanyCalled):
        company = library().companies[event.company]
        return say("minis-told-company", seat=seat_message(event.seat), company=company.title())
    if isinstance(event, e.DomainChosen):
        return say("minis-told-domain-chosen", seat=seat_message(event.seat))
    if isinstance(event, e.DomainRevealed):
        domain = library().domains[event.domain]
        return say("minis-told-domain", seat=seat_message(event.seat), domain=domain.title(), text=say(domain.text_key))
    if isinstance(event, e.DomainRemoved):
        domain = library().domains[event.domain]
        if event.by:
            spell = find_spell(event.by)
            by = library().domains[event.by].title() if spell is None else spell.title()
            return say("minis-told-domain-cancelled", domain=domain.title(), by=by)
        return say("minis-told-domain-dropped", seat=seat_message(event.seat), domain=domain.title())
    return None


def tell(state: Battle, event: Event[Any], seat: int | None = None) -> Message | None:
    """An event as a line of the log; nothing if it is not worth a line."""
    return (
        tell_scene(event)
        or tell_built(state, event)
        or tell_castle(state, event)
        or tell_spell(state, event, seat)
        or tell_dice(state, event)
        or tell_course(event)
        or tell_figure(state, event)
        or tell_dial(state, event)
        or tell_item(state, event)
        or tell_beside(event)
    )


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


def tell_built(state: Battle, event: Event[Any]) -> Message | None:
    """Attacks on constructed terrain, and what becomes of it."""
    if isinstance(event, e.FeatureAttacked):
        key = "minis-told-hit" if event.hit else "minis-told-missed"
        target = say("minis-piece-" + event.piece)
        attacker = called(state, event.attacker)
        return say(key, attacker=attacker, target=target, total=event.total, defense=event.defense)
    if isinstance(event, e.StructureDamaged):
        piece = say("minis-piece-" + event.piece)
        return say("minis-told-structure", piece=piece, amount=event.amount, left=event.left)
    if isinstance(event, e.FeatureDestroyed):
        return say("minis-told-destroyed", piece=say("minis-piece-" + event.piece))
    if isinstance(event, e.FeatureMoved):
        place = place_message(event.x, event.y)
        return say("minis-told-pushed", piece=say("minis-piece-" + event.piece), place=place)
    return None


def tell_spell(state: Battle, event: Event[Any], seat: int | None) -> Message | None:
    """Spells and spellbooks."""
    if isinstance(event, e.SpellShown):
        return say("minis-told-spell", figure=called(state, event.figure), spell=spell_named(event.spell).title())
    if isinstance(event, e.SpellPlaced):
        if event.target < 0:
            return None
        spell = spell_named(event.spell).title()
        return say("minis-told-spell-at", spell=spell, target=called(state, event.target))
    if isinstance(event, e.SpellCountered):
        reason = "minis-told-countered" if event.success else "minis-told-not-countered"
        return say(
            reason,
            figure=called(state, event.figure),
            spell=spell_named(event.spell).title(),
            countering=event.countering,
            casting=event.casting,
        )
    if isinstance(event, e.SpellShelved):
        return say("minis-told-face-down", spell=spell_named(event.spell).title()) if event.down else None
    if isinstance(event, e.Browsed):
        return say("minis-told-browsed", figure=called(state, event.figure), bars=event.bars)
    if isinstance(event, e.Bookmarked):
        own = seat is not None and event.private_to() == seat
        return say("minis-told-bookmarked", spell=spell_named(event.spell).title()) if own else None
    if isinstance(event, e.BookRead):
        return say("minis-told-book-read", seat=seat_message(event.seat))
    if isinstance(event, e.BookLost):
        return say("minis-told-book-lost")
    if isinstance(event, (e.LastingBegan, e.LastingEnded)) and event.card >= 0:
        over = isinstance(event, e.LastingEnded)
        return say("minis-told-spell-ends" if over else "minis-told-spell-lasts", spell=spell_named(event.kind).title())
    return None


def tell_dice(state: Battle, event: Event[Any]) -> Message | None:
    """Dice, with what comes of them where they decide something."""
    if not isinstance(event, e.DiceRolled):
        return None
    name = e.PURPOSES[event.purpose]
    purpose = say("minis-roll-" + name)
    dice = " + ".join([str(die) for die in event.dice])
    if not event.came:
        return say("minis-told-dice", seat=seat_message(event.seat), purpose=purpose, dice=dice)
    outcome = say("minis-came-" + f"{name}-{event.came}")
    return say(
        "minis-told-dice-outcome", figure=called(state, event.figure), purpose=purpose, dice=dice, outcome=outcome
    )


def tell_course(event: Event[Any]) -> Message | None:
    """The course of the game: turns, objectives, the end."""
    if isinstance(event, e.TurnBegan):
        return say("minis-told-turn", seat=seat_message(event.seat), actions=event.actions)
    if isinstance(event, e.TurnEnded):
        return say("minis-told-idle", seat=seat_message(event.seat)) if event.idle else None
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
    """The line on a figure that goes elsewhere."""
    if isinstance(event, e.FigureMoved):
        return tell_way(state, event)
    if isinstance(event, e.FigureTurned):
        return say("minis-told-turned", figure=called(state, event.figure), facing=degrees(event.facing))
    if isinstance(event, e.LevelChanged):
        soars = event.level == SOARING
        return say("minis-told-soars" if soars else "minis-told-lands", figure=called(state, event.figure))
    if isinstance(event, e.FigurePut):
        place = place_message(event.x, event.y)
        return say("minis-told-put", figure=called(state, event.figure), place=place)
    if isinstance(event, e.Mounted):
        return say("minis-told-mounted", figure=called(state, event.figure), mount=called(state, event.mount))
    if isinstance(event, e.SteppedOff):
        return say("minis-told-stepped-off", figure=called(state, event.figure))
    if isinstance(event, e.Boarded):
        return say("minis-told-boarded", figure=called(state, event.figure), chariot=called(state, event.chariot))
    if isinstance(event, e.Alighted):
        place = place_message(event.x, event.y)
        return say("minis-told-alighted", figure=called(state, event.figure), place=place)
    if isinstance(event, e.LeftOut):
        return say("minis-told-left-out", figure=called(state, event.figure))
    if isinstance(event, e.Stopped):
        return say("minis-told-stopped", figure=called(state, event.figure), other=called(state, event.by))
    return None


def tell_way(state: Battle, event: e.FigureMoved) -> Message:
    """The line on a figure that goes somewhere: up to an enemy, if it stands there and touches one now, else to a place."""
    table, base = state.table, body(state, event.figure)
    x, y = event.path[-1]
    foes = members(foes_touched(state, base)) if (table.x[base], table.y[base]) == (x, y) else []
    if not foes:
        return say("minis-told-moved", figure=called(state, event.figure), place=place_message(x, y))
    more = len(foes) - 1
    return say("minis-told-moved-up", figure=called(state, event.figure), foe=called(state, foes[0]), more=more)


def tell_action(state: Battle, event: Event[Any]) -> Message | None:
    """Actions given, taken back, and made in a rush."""
    if isinstance(event, e.ActionGiven):
        return say("minis-told-action", figure=called(state, event.figure), how=say("minis-how-" + event.how))
    if isinstance(event, e.ActionTakenBack):
        return say("minis-told-taken-back", figure=called(state, event.figure))
    if isinstance(event, e.FigureEntered):
        name = library().figure(event.kind).title()
        return say("minis-told-entered", name=name, seat=seat_message(event.seat))
    if isinstance(event, e.AbilitiesRecalled):
        return say("minis-told-recalled", figure=called(state, event.figure))
    if isinstance(event, e.LeaderChosen):
        return say("minis-told-leads", seat=seat_message(event.seat))
    if isinstance(event, e.MovedFirst):
        return say("minis-told-moved-first", figure=called(state, event.figure))
    if isinstance(event, e.Surged):
        return say("minis-told-surged", figure=called(state, event.figure))
    return None


def tell_figure(state: Battle, event: Event[Any]) -> Message | None:
    """The line on a figure's deed."""
    went = tell_movement(state, event)
    if went is not None:
        return went
    acts = tell_action(state, event)
    if acts is not None:
        return acts
    if isinstance(event, e.Attacked):
        return tell_attack(state, event)
    if isinstance(event, e.Captured):
        return say("minis-told-captured", captor=called(state, event.captor), captive=called(state, event.captive))
    if isinstance(event, e.Risen):
        return say("minis-told-risen", figure=called(state, event.figure))
    if isinstance(event, e.ControlPassed):
        return say("minis-told-controlled", figure=called(state, event.figure), seat=seat_message(event.seat))
    if isinstance(event, e.Freed):
        return say("minis-told-freed", captive=called(state, event.captive))
    if isinstance(event, e.AbilityCancelled):
        name = say(ability(event.ability).name_key)
        return say("minis-told-cancelled", figure=called(state, event.figure), ability=name)
    if isinstance(event, e.LastingBegan):
        return tell_lasting(state, event)
    if isinstance(event, e.Shunned):
        return say("minis-told-shunned", figure=called(state, event.figure), other=called(state, event.other))
    return None


def tell_lasting(state: Battle, event: e.LastingBegan) -> Message | None:
    """The line on something lasting, when it begins and when it is over."""
    if event.kind == e.STRUCTURE or max(event.source, event.target) < 0:
        return None
    over = isinstance(event, e.LastingEnded)
    figure = figure_word(state, event.target if event.target >= 0 else event.source)
    if event.kind == BOMB:
        bomb = unpacked(event.amount)
        place = place_message(bomb.x, bomb.y)
        return say("minis-told-bomb-lifted" if over else "minis-told-bomb-laid", figure=figure, place=place)
    key = "minis-told-lasting-over" if over else "minis-told-lasting"
    return say(key, figure=figure, what=lasting_word(event.kind, event.amount))


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
    if isinstance(event, e.DialRestarted):
        return say("minis-told-restarted", figure=called(state, event.figure))
    if isinstance(event, e.Eliminated):
        if event.seat < 0:
            return say("minis-told-eliminated", figure=called(state, event.figure))
        seat = seat_message(event.seat)
        return say("minis-told-eliminated-for", figure=called(state, event.figure), seat=seat, points=event.points)
    if isinstance(event, e.SectionLost):
        return say("minis-told-section-lost", figure=called(state, event.figure))
    if isinstance(event, e.PointsShared):
        seats = [seat_message(seat) for seat in event.seats]
        return say("minis-told-shared", figure=called(state, event.figure), seats=seats, points=event.points)
    if isinstance(event, e.Returned):
        return say("minis-told-returned", figure=called(state, event.figure))
    if isinstance(event, e.Vanished):
        return say("minis-told-vanished", figure=called(state, event.figure))
    if isinstance(event, (e.TokenPlaced, e.TokenReceived, e.TokenTaken, e.Frozen)):
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
