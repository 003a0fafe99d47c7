"""The registry: every ability and every way to act, found by walking the packages and made known once."""

from __future__ import annotations

from mageknight.kernel.discover import classes_of, modules_of
from mageknight.minis.actions.manner import MOVE, PASS, AttackManner, Manner
from mageknight.minis.actions.ways import Ways
from mageknight.minis.cards.domains.fire import Burns, Swelters
from mageknight.minis.cards.domains.heartened import Heartens
from mageknight.minis.cards.domains.sparks import Sparks
from mageknight.minis.cards.endings import endings
from mageknight.minis.edition import citations
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.ability import Ability, enter
from mageknight.minis.effects.ability_card import AbilityCard
from mageknight.minis.effects.moment import DAMAGED, Happening
from mageknight.minis.effects.spell import Spellwork
from mageknight.minis.rules.attack.built import Batter, ShootDown
from mageknight.minis.rules.attack.close import Fight
from mageknight.minis.rules.attack.proficiencies import PointBlank, Precision
from mageknight.minis.rules.attack.ranged import Shoot
from mageknight.minis.rules.attack.siege import IndirectFire, LongShot
from mageknight.minis.rules.attack.steps import Answers, Wounds
from mageknight.minis.rules.attack.surge import Surge, SurgeTires
from mageknight.minis.rules.castles.ladders import LadderWork
from mageknight.minis.rules.cavalry.mounting import Dismount, MountUp
from mageknight.minis.rules.chariots.boarding import Board, Disembark
from mageknight.minis.rules.figures.capture import Capture, Dispatch
from mageknight.minis.rules.figures.revenant import Revenant
from mageknight.minis.rules.figures.wielding import PickUp
from mageknight.minis.rules.large.rolling import PlainMove
from mageknight.minis.rules.movement.mantlets import PushAlong
from mageknight.minis.rules.movement.march import March
from mageknight.minis.rules.movement.moving import DoubleTime
from mageknight.minis.rules.movement.soaring import ChangeLevel
from mageknight.minis.rules.movement.spin import DoubleTimeTires
from mageknight.minis.rules.spells.browsing import Browse
from mageknight.minis.rules.spells.casting import CastSpell
from mageknight.minis.rules.spells.countering import COUNTERS, COUNTERS_WITH_CARD, Counters
from mageknight.minis.rules.turn.actions import PassAction
from mageknight.minis.table.sight import REBELLION
from mageknight.minis.table.tabletop import GROUND, SOARING


def load() -> None:
    """Make everything known; a second call does nothing."""
    if any(edition.card.abilities for edition in EDITIONS.values()):
        return
    modules = modules_of(
        "mageknight.minis.abilities",
        "mageknight.minis.subfactions",
        "mageknight.minis.proficiencies",
        "mageknight.minis.cards.items",
        "mageknight.minis.cards.companies",
        "mageknight.minis.powers",
        "mageknight.minis.cards.domains",
    )
    abilities: list[Ability] = [cls() for cls in classes_of(modules, Ability)]
    for ability in abilities:
        citations.enter(ability.topics)
    for edition in EDITIONS.values():
        fill(edition.card, abilities)
        proficient = proficiencies() if edition.proficiencies else []
        if edition.proficiencies:
            learn_spells(edition.card)
        manners = [*plain_manners(), *proficient, *ability_manners(edition.card), *spell_manners(edition.card)]
        for manner in manners:
            if isinstance(manner, AttackManner) and manner.optics is REBELLION:
                manner.optics = edition.optics
        edition.ways = Ways(manners)


def fill(card: AbilityCard, abilities: list[Ability]) -> None:
    """Put on a card the abilities of its year, and what happens by itself without any ability."""
    for ability in abilities:
        if card.year in ability.YEARS:
            enter(card, ability)
            if card.masks.wounds & ability.bit:
                card.know(Wounds(ability.name, DAMAGED, ability.id))
            if card.masks.wounded & ability.bit:
                card.know(Answers(ability.name, DAMAGED, ability.id, outlives=True))
    card.add(DoubleTimeTires())
    card.add(SurgeTires())


def learn_spells(card: AbilityCard) -> None:
    """Make known how spells work, what happens by itself because of them, and who may counter them."""
    modules = modules_of("mageknight.minis.cards.spells")
    works: list[Spellwork] = [cls() for cls in classes_of(modules, Spellwork)]
    for work in works:
        assert work.word not in card.works, work.word
        card.works[work.word] = work
        for happening in work.happenings():
            card.add(happening)
    for happening in endings():
        card.add(happening)
    for happening in of_domains():
        card.add(happening)
    card.add(Counters(COUNTERS, False))
    card.add(Counters(COUNTERS_WITH_CARD, True))


def of_domains() -> list[Happening]:
    """The happenings of domains."""
    return [Swelters(), Burns(), Sparks(), Heartens()]


def spell_manners(card: AbilityCard) -> list[Manner]:
    """The attacks that spells make."""
    return [manner for word in sorted(card.works) for manner in card.works[word].manners()]


def plain_manners() -> list[Manner]:
    """The ways to act every figure has."""
    return [PlainMove("move", MOVE), March(), Shoot(), Fight(), Capture(), PassAction("pass", PASS)]


def proficiencies() -> list[Manner]:
    """The ways to act that figures have because of their types and subfactions, and to their captives."""
    return [
        DoubleTime(),
        Surge(),
        ChangeLevel("soar", SOARING),
        ChangeLevel("land", GROUND),
        March("double-march", True),
        LadderWork(),
        PointBlank("point-blank", False, 1),
        PointBlank("point-blank-damage", True, 2),
        Precision(3),
        LongShot(4),
        IndirectFire("indirect-fire", 5, False),
        IndirectFire("long-indirect-fire", 6, True),
        Dispatch(),
        Revenant(),
        MountUp(),
        Dismount(),
        Board(),
        Disembark(),
        PickUp(),
        Batter(),
        ShootDown(),
        PushAlong(),
        CastSpell(),
        Browse(),
    ]


def ability_manners(card: AbilityCard) -> list[Manner]:
    return [manner for number in sorted(card.abilities) for manner in card.abilities[number].manners()]
