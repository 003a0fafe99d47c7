"""Glyphs: what they do to everybody within some inches of their element."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import RANGED, AttackManner, Manner
from mageknight.minis.cards.area import Area, is_foe, is_friend
from mageknight.minis.commands import Decline, Target
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.effects.forces import Force, forces_doing
from mageknight.minis.effects.moment import COMMAND_BEGINS, MOVED, Happening
from mageknight.minis.effects.parts import DEALT, MODIFIER, Parts, spell_part
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.roster import called, figure_word, is_fielded, is_healable, members
from mageknight.minis.figures.sections import hull_of, is_hull, is_section
from mageknight.minis.rules.attack.damage import heal, hurt
from mageknight.minis.rules.attack.healing import is_golem
from mageknight.minis.rules.large.areas import met, rock
from mageknight.minis.rules.spells.elements import is_near, place_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import NOBODY, keeper, wielder
from mageknight.minis.state.lasting import Lasting
from mageknight.minis.table.tabletop import SOARING

NEXT_MOVE: Final = 6
"""How far somebody may come in a move, in inches, as an estimate."""


class Warding(Area):
    """Friends in its area are harder to shoot."""

    def __init__(self) -> None:
        super().__init__("warding")

    def defense(
        self,
        state: Battle,
        entry: Lasting,
        spell: SpellDef,
        manner: AttackManner,
        attacker: int,
        target: int,
        parts: Parts,
    ) -> None:
        if manner.kind == RANGED and is_friend(state, entry, target) and self.reaches(state, entry, spell, target):
            parts.append((spell_part(spell, MODIFIER), spell.amount("defense")))


class Dread(Area):
    """Opponents in its area attack worse."""

    def __init__(self) -> None:
        super().__init__("dread")

    def attack(
        self,
        state: Battle,
        entry: Lasting,
        spell: SpellDef,
        manner: AttackManner,
        attacker: int,
        target: int,
        parts: Parts,
    ) -> None:
        if is_foe(state, entry, attacker) and self.reaches(state, entry, spell, attacker):
            parts.append((spell_part(spell, MODIFIER), spell.amount("attack")))

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        return 35 * len(self.within(state, caster, spell)[1])


class Haste(Area):
    """Friends that start in its area move further."""

    def __init__(self) -> None:
        super().__init__("haste")

    def speed(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, parts: Parts) -> None:
        if is_friend(state, entry, figure) and self.reaches(state, entry, spell, figure):
            parts.append((spell_part(spell, MODIFIER), spell.amount("speed")))


class Silence(Area):
    """Nobody in its area casts a spell."""

    def __init__(self) -> None:
        super().__init__("silence")

    def silences(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int) -> bool:
        return self.reaches(state, entry, spell, figure)

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        seat = state.controller[caster]
        rivals = [wielder(state, book) for book in range(len(state.books)) if keeper(state, book) not in (seat, NOBODY)]
        foes = self.within(state, caster, spell)[1]
        return 60 if any(each in foes for each in rivals) else -50


class Anchoring(Area):
    """Nobody in its area takes to the air or is levitated."""

    def __init__(self) -> None:
        super().__init__("anchoring")

    def bars(self, state: Battle, entry: Lasting, spell: SpellDef, figure: int, manner: Manner) -> Refusal | None:
        if manner.word == "soar" and is_near(state, entry, figure, spell.amount("inches")):
            return state.edition.refuse("minis-anchored", "spell", figure=called(state, figure))
        return None

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        foes = self.within(state, caster, spell)[1]
        return 30 * len([each for each in foes if state.table.level[each] == SOARING])


class Thorns(Area):
    """Opponents that end a move in its area are hurt."""

    def __init__(self) -> None:
        super().__init__("thorns")

    def happenings(self) -> list[Happening]:
        return [Pricks("glyph-of-thorns", MOVED, 0, outlives=True, loose=True)]

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        """Those count who could walk into it."""
        return 25 * len(self.within(state, caster, spell, NEXT_MOVE)[1])


def hurt_by(flow: Flow[Battle], force: Force, figure: int) -> None:
    """A glyph deals its damage; whoever is eliminated by it scores for its caster (reading R6)."""
    parts: Parts = [(spell_part(force.spell, DEALT), force.spell.amount("damage"))]
    if is_hull(flow.state, figure):  # one section, that which the line from the element meets (M2-MDIAL-51)
        rock(flow, figure, *place_of(force.entry), parts, BY_ABILITY, force.entry.source)
    elif not is_section(flow.state, figure):
        hurt(flow, figure, parts, BY_ABILITY, force.entry.source)


class Pricks(Happening):
    """Each glyph of thorns hurts once."""

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        return [(about, -1)] if pricking(state, about) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for force in pricking(flow.state, figure)[:1]:
            if is_fielded(flow.state, figure):
                hurt_by(flow, force, figure)


def pricking(state: Battle, figure: int) -> list[Force]:
    """The glyphs of thorns an opponent stands in; the same spell hurts once (reading R121)."""
    return [
        each
        for each in forces_doing(state, "thorns")
        if is_foe(state, each.entry, figure) and is_near(state, each.entry, figure, each.spell.amount("inches"))
    ]


class Flame(Area):
    """Everybody in its area is hurt when a command phase begins."""

    def __init__(self) -> None:
        super().__init__("flame")

    def happenings(self) -> list[Happening]:
        return [Burns("glyph-of-flame", COMMAND_BEGINS, 0, outlives=True, loose=True)]

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        """It burns in everybody's command phase, and burns friends and its caster too."""
        friends, foes = self.within(state, caster, spell)
        return 80 * (len(foes) - len(friends))


class Burns(Happening):
    """All glyphs of one caster burn at once."""

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        return [(source, -1) for source in sorted({each.entry.source for each in forces_doing(state, "flame")})]

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return any(each.entry.source == figure for each in forces_doing(state, "flame"))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        for force in forces_doing(state, "flame"):
            if force.entry.source == figure:
                for each in members(state.table.afield & ~state.held):
                    if is_near(state, force.entry, each, force.spell.amount("inches")):
                        hurt_by(flow, force, each)


class Mending(Area):
    """In the command phase of its player a friend in its area is healed."""

    def __init__(self) -> None:
        super().__init__("mending")

    def happenings(self) -> list[Happening]:
        return [Mends("glyph-of-mending", COMMAND_BEGINS, 0, outlives=True, loose=True)]

    def worth(self, state: Battle, caster: int, spell: SpellDef, target: int) -> int:
        friends = self.within(state, caster, spell)[0]
        return 40 * len([each for each in friends if state.click[each] > state.defs[each].start])


def mendable(state: Battle, entry: Lasting, spell: SpellDef) -> list[int]:
    """The friends a glyph of mending can heal; of a large warrior the section that the line from the element meets (M2-MDIAL-51)."""
    return [
        each
        for each in members(state.friends[entry.seat] & state.table.afield & ~state.held)
        if is_near(state, entry, each, spell.amount("inches"))
        and state.click[each] > state.defs[each].start
        and is_healable(state, each)
        and not is_golem(state, each)
        and (not is_section(state, each) or each in met(state, hull_of(state, each), *place_of(entry)))
    ]


class Mends(Happening):
    """Each glyph heals one friend its player chooses."""

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        return [
            (each.entry.source, -1)
            for each in forces_doing(state, "mending")
            if each.entry.seat == about and mendable(state, each.entry, each.spell)
        ]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        state = flow.state
        for each in forces_doing(state, "mending"):
            if each.entry.source == figure and mendable(state, each.entry, each.spell):
                flow.then(PickMended(each.entry.seat, each.entry.card))


class MendingOne(Move[Battle, "PickMended", Target]):
    """Heal one friend."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: PickMended) -> list[Command]:
        entry = ask.entry(state)
        return [Target(ask.seat, each) for each in mendable(state, entry, spell_named(entry.kind))]

    def refusal(self, state: Battle, ask: PickMended, command: Target) -> Refusal | None:
        entry = ask.entry(state)
        fits = command.figure in mendable(state, entry, spell_named(entry.kind))
        return None if fits else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: PickMended, command: Target) -> None:
        entry = ask.entry(flow.state)
        spell = spell_named(entry.kind)
        heal(flow, command.figure, [(spell_part(spell, DEALT), spell.amount("heals"))], entry.source)

    def words(self, state: Battle, ask: PickMended, command: Target) -> Message:
        return say("minis-do-target", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: PickMended, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class NotMending(Move[Battle, "PickMended", Decline]):
    """Heal nobody."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: PickMended) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: PickMended, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: PickMended, command: Decline) -> Message:
        return say("minis-do-decline")


class PickMended(MoveAsk[Battle]):
    """The figures a glyph of mending heals."""

    FIELDS = ("seat", "card")
    KIND = "minis-mend"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (MendingOne(), NotMending())

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def entry(self, state: Battle) -> Lasting:
        """The glyph in the register."""
        for each in state.lasting:
            if each.card == self.card:
                return each
        raise AssertionError("the glyph has ended")
