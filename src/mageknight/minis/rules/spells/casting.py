"""Casting: a sorcerer uses its bookmarked spell. The order is that of reading R118:

    CastSpell   the action is given; the card is shown to everybody
    Casting     mode, target, and the place of an element are chosen
    Placing     card or element lies there; moment SPELL_PLACED: counter spell (`rules.spells.countering`)
    Working     the text is carried out; what stays in force goes into the register of what lasts
    Cast        the card goes back to its book, or covers it; then a new bookmark is chosen

From the moment the action is given until the card is away a spell lies on the agenda as a `Cast`; `cast_in_hand` is that one.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import C, Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import manner as manner_named
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.cards.domains.leys import Burnt
from mageknight.minis.commands import AimSpell, ChooseMode, LayElement, Target
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.domains import DRAINS
from mageknight.minis.content.spells import ENCHANTMENT, GLYPH, ILLUSION, SpellDef
from mageknight.minis.effects.forces import forces, is_silenced
from mageknight.minis.effects.moment import SPELL_PLACED
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.events import DomainRemoved, IllusionFaded, SpellPlaced, SpellShown
from mageknight.minis.figures.roster import called, figure_word, is_fielded
from mageknight.minis.figures.sorcery import meets_needs
from mageknight.minis.rules.attack.damage import mind_captive
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.rules.large.giants import topic_of
from mageknight.minis.rules.spells.cast import Cast, cast_in_hand, work_of
from mageknight.minis.rules.spells.countering import CounterAttempts
from mageknight.minis.rules.spells.elements import RADIUS, elements_touch, packed, place_of, touches_element
from mageknight.minis.rules.turn.actions import ability_refusal
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting, raise_at
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing, domain_of, domains, is_domain
from mageknight.minis.state.books import NOBODY, book_of, bookmark, spell_of
from mageknight.minis.state.lasting import BOUND, BOUND_TO_TARGET, FOR_GOOD, UNBOUND, Lasting
from mageknight.minis.table.facing import STEPS, offset
from mageknight.minis.table.lattice import CONTACT_GAP
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.verdicts import place_message

CARRIES: Final = ("gust", "mend")
"""Spells that move or heal whom they are cast at: a castle section they are not (M2-CASTLE-12, M2-CASTLE-15)."""
OUTLIVES: Final = 1
"""How many end phases of its player an illusion outlives: it ends in the second one after it was cast."""
THROWS: Final = 36
"""Ways two dice fall."""
AROUND: Final = 12
"""How many places for an element are offered round a base."""


class CastSpell(Manner):
    """Cast the bookmarked spell. Whether that is a ranged combat action or a special one is printed on it."""

    def __init__(self) -> None:
        super().__init__("cast", SPECIAL)

    def is_open(self, state: Battle, figure: int) -> bool:
        return len(state.books) > 0 and self.refusal(state, figure) is None

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        book = book_of(state, figure)
        if book == NOBODY:
            return state.edition.refuse("minis-no-book", figure=called(state, figure))
        if state.books[book].cover != NOBODY:
            return state.edition.refuse("minis-spell-face-down", figure=called(state, figure))
        card = bookmark(state, book)
        if card == NOBODY:
            return state.edition.refuse("minis-book-empty", figure=called(state, figure))
        return spell_refusal(state, figure, spell_of(state, card))

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        book = book_of(state, figure)
        card = bookmark(state, book)
        spell = spell_of(state, card)
        flow.emit(SpellShown(figure, book, card, spell.key))
        if doing(state, DRAINS):
            flow.then(Burnt(figure))
        flow.then(Cast(figure, book, card))
        choose_next(flow, figure)


def spell_refusal(state: Battle, figure: int, spell: SpellDef) -> Refusal | None:
    """The reason a sorcerer cannot cast its bookmarked spell now."""
    name = called(state, figure)
    if not spell.is_castable():
        return state.edition.refuse("minis-spell-not-cast", spell=spell.title())
    if not meets_needs(state, figure, spell):
        return state.edition.refuse("minis-spell-needs", figure=name, spell=spell.title())
    if spell.kind == GLYPH and state.table.level[figure] == SOARING:
        return state.edition.refuse("minis-glyph-in-air", figure=name)
    if state.lasting and is_silenced(state, figure):
        return state.edition.refuse("minis-silenced", "spell", figure=name)
    if spell.is_ranged:
        found = firer_refusal(state, figure, "spell-in-contact")
        if found is None:
            found = ability_refusal(state, figure, manner_named(state, "shoot"))
        if found is not None:
            return found
    if spell.kind == GLYPH and not element_places(state, figure):
        return state.edition.refuse("minis-glyph-no-room", figure=name)
    work = work_of(state, spell)
    found = work.refusal(state, figure, spell)
    if found is None and work.aims and not any(targets(state, figure, spell, mode) for mode in modes(spell)):
        found = state.edition.refuse("minis-spell-no-target", figure=name, spell=spell.title())
    return found


def modes(spell: SpellDef) -> list[int]:
    """The modes of a spell by number; a plain one has a single one."""
    return list(range(len(spell.modes))) or [0]


def targets(state: Battle, caster: int, spell: SpellDef, mode: int) -> list[int]:
    """The targets a spell can be cast at."""
    return [
        each
        for each in work_of(state, spell).pool(state, caster, spell, mode)
        if target_refusal(state, caster, spell, mode, each) is None
    ]


def target_refusal(state: Battle, caster: int, spell: SpellDef, mode: int, target: int) -> Refusal | None:
    """The reason a spell cannot be cast at a figure."""
    if spell.kind == ENCHANTMENT:
        found = enchantment_refusal(state, target)
        if found is not None:
            return found
    if spell.does in CARRIES and is_fielded(state, target) and state.defs[target].is_castle:
        return state.edition.refuse("minis-castle-ignores", "castle-unmoved", figure=called(state, target))
    return work_of(state, spell).target_refusal(state, caster, spell, mode, target)


def enchantment_refusal(state: Battle, target: int) -> Refusal | None:
    """The reason why no enchantment can be cast: at giants and captives (M2-SPELL-39, M2-TITAN-11, M2-MDIAL-12, reading R117). Immunity to
    magic does not keep them off (M2-SPELL-40)."""
    if not is_fielded(state, target):
        return refuse("minis-no-such-figure")
    if state.defs[target].is_giant:
        topic = topic_of(state, target, "enchants-none")
        return state.edition.refuse("minis-enchants-none-large", topic, target=called(state, target))
    if state.defs[target].is_castle:
        return state.edition.refuse("minis-castle-enchanted", figure=called(state, target))
    if state.captor[target] >= 0:
        return state.edition.refuse("minis-target-captive", "enchants-none-captive", target=called(state, target))
    return None


def element_refusal(state: Battle, caster: int, x: int, y: int) -> Refusal | None:
    """The reason a glyph's element cannot be laid there: it touches its caster or lies beneath it (M2-SPELL-43, M2-SPELL-48), and no other
    element (M2-SPELL-45). Tokens, terrain and other bases are no matter (M2-SPELL-46)."""
    if not state.table.ground.holds(x, y):
        return state.edition.refuse("minis-glyph-off-table", "glyph-place")
    if not touches_element(state, caster, x, y):
        return state.edition.refuse("minis-glyph-not-beside", "glyph-place", figure=called(state, caster))
    for each in forces(state) if state.lasting else ():
        if each.spell.kind == GLYPH and elements_touch(place_of(each.entry), (x, y)):
            return state.edition.refuse("minis-glyphs-touch", spell=each.spell.title())
    return None


def element_places(state: Battle, caster: int) -> list[tuple[int, int]]:
    """Places for an element: beneath the caster, and round about it."""
    table = state.table
    x, y = table.x[caster], table.y[caster]
    found = [(x, y)]
    reach = table.radius[caster] + RADIUS + CONTACT_GAP // 2
    for at in range(AROUND):
        dx, dy = offset(at * STEPS // AROUND, reach)
        found.append((x + dx, y + dy))
    return [each for each in found if element_refusal(state, caster, each[0], each[1]) is None]


class CastMove(Move[Battle, "Casting", C]):
    """Something to settle before a spell is placed."""

    def settled(self, flow: Flow[Battle], mode: int, target: int, x: int, y: int) -> None:
        """Note a choice and go on."""
        old = cast_in_hand(flow.state)
        new = old.twin()
        new.mode = mode if mode >= 0 else old.mode
        new.target = target if target >= 0 else old.target
        new.x, new.y = (x, y) if x >= 0 else (old.x, old.y)
        flow.swap(old, new)
        choose_next(flow, old.caster)


class ChoosingMode(CastMove[ChooseMode]):
    """Choose one (M2-SPELL-29)."""

    COMMAND = ChooseMode

    def candidates(self, state: Battle, ask: Casting) -> list[Command]:
        return [ChooseMode(ask.seat, each) for each in modes(ask.spell(state))] if ask.next(state) == MODE else []

    def refusal(self, state: Battle, ask: Casting, command: ChooseMode) -> Refusal | None:
        spell = ask.spell(state)
        if ask.next(state) != MODE or not 0 <= command.mode < len(spell.modes):
            return refuse("not-an-option")
        caster = cast_in_hand(state).caster
        if work_of(state, spell).aims and not targets(state, caster, spell, command.mode):
            return state.edition.refuse("minis-spell-no-target", figure=called(state, caster), spell=spell.title())
        return None

    def carry_out(self, flow: Flow[Battle], ask: Casting, command: ChooseMode) -> None:
        self.settled(flow, command.mode, -1, -1, -1)

    def words(self, state: Battle, ask: Casting, command: ChooseMode) -> Message:
        spell = ask.spell(state)
        if not 0 <= command.mode < len(spell.modes):
            return say("minis-do-choose-mode-number", number=command.mode + 1)
        return say("minis-do-choose-mode", mode=say("minis-mode-" + spell.modes[command.mode]))


class Aiming(CastMove[Target]):
    """Choose the figure a spell is cast at."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: Casting) -> list[Command]:
        if ask.next(state) != FIGURE:
            return []
        cast = cast_in_hand(state)
        return [
            Target(ask.seat, each) for each in ask.work(state).pool(state, cast.caster, ask.spell(state), cast.mode)
        ]

    def refusal(self, state: Battle, ask: Casting, command: Target) -> Refusal | None:
        if ask.next(state) != FIGURE:
            return refuse("not-an-option")
        cast = cast_in_hand(state)
        if not 0 <= command.figure < len(state.where):
            return refuse("minis-no-such-figure")
        return target_refusal(state, cast.caster, ask.spell(state), cast.mode, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Casting, command: Target) -> None:
        self.settled(flow, -1, command.figure, -1, -1)

    def words(self, state: Battle, ask: Casting, command: Target) -> Message:
        figure = figure_word(state, command.figure)
        cast = cast_in_hand(state)
        known = self.refusal(state, ask, command) is None
        chance = ask.work(state).chance(state, cast.caster, command.figure) if known else -1
        if chance < 0:
            return say("minis-do-target", figure=figure)
        return say("minis-do-target-odds", figure=figure, chance=chance * 100 // THROWS)

    def about(self, state: Battle, ask: Casting, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class AimingAtSpell(CastMove[AimSpell]):
    """Choose the spell in force a spell is cast at."""

    COMMAND = AimSpell

    def candidates(self, state: Battle, ask: Casting) -> list[Command]:
        if ask.next(state) != SPELL:
            return []
        cast = cast_in_hand(state)
        return [
            AimSpell(ask.seat, each) for each in ask.work(state).pool(state, cast.caster, ask.spell(state), cast.mode)
        ]

    def refusal(self, state: Battle, ask: Casting, command: AimSpell) -> Refusal | None:
        if ask.next(state) != SPELL:
            return refuse("not-an-option")
        cast = cast_in_hand(state)
        return target_refusal(state, cast.caster, ask.spell(state), cast.mode, command.card)

    def carry_out(self, flow: Flow[Battle], ask: Casting, command: AimSpell) -> None:
        self.settled(flow, -1, command.card, -1, -1)

    def words(self, state: Battle, ask: Casting, command: AimSpell) -> Message:
        for each in state.lasting:
            if each.card >= 0 and each.card == command.card:
                caster = figure_word(state, each.source)
                return say("minis-do-aim-spell", spell=spell_named(each.kind).title(), figure=caster)
        return say("minis-do-aim-no-spell")

    def about(self, state: Battle, ask: Casting, command: AimSpell) -> tuple[str, ...]:
        found = [each for each in state.lasting if each.card >= 0 and each.card == command.card]
        return tuple([f"figure:{each.target if each.target >= 0 else each.source}" for each in found])


class Laying(CastMove[LayElement]):
    """Lay the element of a glyph down; every place in contact is accepted."""

    COMMAND = LayElement

    def candidates(self, state: Battle, ask: Casting) -> list[Command]:
        return [LayElement(ask.seat, x, y) for x, y in element_places(state, cast_in_hand(state).caster)]

    def refusal(self, state: Battle, ask: Casting, command: LayElement) -> Refusal | None:
        return element_refusal(state, cast_in_hand(state).caster, command.x, command.y)

    def carry_out(self, flow: Flow[Battle], ask: Casting, command: LayElement) -> None:
        self.settled(flow, -1, -1, command.x, command.y)

    def words(self, state: Battle, ask: Casting, command: LayElement) -> Message:
        return say("minis-do-lay-element", place=place_message(command.x, command.y))


DONE: Final = 0
MODE: Final = 1
FIGURE: Final = 2
SPELL: Final = 3
PLACE: Final = 4
"""What is to be chosen next for a spell."""
PROMPTS: Final = (
    "ask-minis-cast-place",
    "ask-minis-cast-mode",
    "ask-minis-cast-figure",
    "ask-minis-cast-spell",
    "ask-minis-cast-place",
)


class Casting(MoveAsk[Battle]):
    """Choose what a spell does and whom it is cast at: one after the other, as far as it asks for it."""

    FIELDS = ("seat",)
    KIND = "minis-cast"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (ChoosingMode(), Aiming(), AimingAtSpell())

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def spell(self, state: Battle) -> SpellDef:
        return spell_of(state, cast_in_hand(state).card)

    def work(self, state: Battle) -> Spellwork:
        return work_of(state, self.spell(state))

    def next(self, state: Battle) -> int:
        """The next choice."""
        cast, spell = cast_in_hand(state), self.spell(state)
        if spell.modes and cast.mode < 0:
            return MODE
        work = work_of(state, spell)
        if work.aims and cast.target < 0:
            return SPELL if work.at_spells else FIGURE
        return PLACE if spell.kind == GLYPH and cast.x < 0 else DONE

    def prompt(self, state: Battle) -> Message:
        cast = cast_in_hand(state)
        return say(PROMPTS[self.next(state)], figure=called(state, cast.caster), spell=self.spell(state).title())


class LayingDown(Casting):
    """Choose where the element of a glyph lies. Its places cannot be listed: those offered are proposals."""

    LISTED = False
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Laying(),)


def choose_next(flow: Flow[Battle], caster: int) -> None:
    """Ask for what is still to be chosen for the spell in hand; if nothing is, place it."""
    seat = flow.state.controller[caster]
    due = Casting(seat).next(flow.state)
    if due == DONE:
        flow.then(Placing())
    else:
        flow.then(LayingDown(seat) if due == PLACE else Casting(seat))


class Placing(Frame[Battle]):
    """Card or element lies there; whoever can counter the spell is asked before its text is carried out (M2-COUNTER-02)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        cast = cast_in_hand(state)
        spell = spell_of(state, cast.card)
        figure = cast.target if not work_of(state, spell).at_spells else -1
        flow.emit(SpellPlaced(cast.caster, spell.key, figure, cast.x, cast.y))
        flow.then(CounterAttempts(), Working())
        raise_at(flow, SPELL_PLACED, [cast.caster])


class Working(Frame[Battle]):
    """The text is carried out, unless the spell was countered or can no longer be resolved (M2-SPELL-26)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        cast = cast_in_hand(state)
        if cast.fails or not is_fielded(state, cast.caster):
            return
        spell = spell_of(state, cast.card)
        work = work_of(state, spell)
        if work.aims and target_refusal(state, cast.caster, spell, max(0, cast.mode), cast.target) is not None:
            return
        enter_force(flow, cast, spell)
        work.resolve(flow, cast, spell)


def enter_force(flow: Flow[Battle], cast: Cast, spell: SpellDef) -> None:
    """Enter an enchantment, a glyph or an illusion into the register of what lasts; domains and illusions may cancel each
    other (M2-SPELL-52)."""
    caster = cast.caster
    seat = flow.state.controller[caster]
    if spell.kind == ENCHANTMENT:
        bound = BOUND if "caster" in spell.ends else BOUND_TO_TARGET
        begin_lasting(
            flow,
            Lasting(
                kind=spell.key,
                source=caster,
                target=cast.target,
                amount=0,
                until=FOR_GOOD,
                seat=seat,
                bound=bound,
                card=cast.card,
            ),
        )
        mind_captive(flow, cast.target)
    elif spell.kind == GLYPH:
        amount = packed(cast.x, cast.y)
        begin_lasting(
            flow,
            Lasting(
                kind=spell.key,
                source=caster,
                target=-1,
                amount=amount,
                until=FOR_GOOD,
                seat=seat,
                bound=UNBOUND,
                card=cast.card,
            ),
        )
    elif spell.kind == ILLUSION:
        begin_lasting(
            flow,
            Lasting(
                kind=spell.key,
                source=caster,
                target=-1,
                amount=OUTLIVES,
                until=FOR_GOOD,
                seat=seat,
                bound=UNBOUND,
                card=cast.card,
            ),
        )
        meet_domains(flow, spell, cast.card)


def meet_domains(flow: Flow[Battle], spell: SpellDef, card: int) -> None:
    """An illusion comes into force: the domains it cancels leave the game, and one in play that cancels it ends it at once."""
    state = flow.state
    for each in [each for each in state.beside if each.shown and is_domain(each)]:
        if domain_of(each).name in spell.cancels:
            flow.emit(DomainRemoved(each.seat, each.card, spell.key))
    if any(domain.name in spell.cancelled_by for domain in domains(state)):
        for entry in [each for each in state.lasting if each.card == card]:
            end_lasting(flow, entry)


def glyphs_left(state: Battle) -> list[Lasting]:
    """The glyphs whose caster does not touch them (M2-SPELL-44)."""
    found: list[Lasting] = []
    for each in forces(state) if state.lasting else ():
        if each.spell.kind == GLYPH:
            x, y = place_of(each.entry)
            caster = each.entry.source
            if not is_fielded(state, caster) or state.captor[caster] >= 0 or not touches_element(state, caster, x, y):
                found.append(each.entry)
    return found


class Fading(Frame[Battle]):
    """An end phase of a player whose illusions are in force: each has one end phase less to last, and ends with its last one."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        for each in forces(flow.state) if flow.state.lasting else ():
            entry = each.entry
            if each.spell.kind != ILLUSION or entry.seat != self.seat:
                continue
            if entry.amount > 0:
                flow.emit(IllusionFaded(entry.card))
            else:
                end_lasting(flow, entry)
