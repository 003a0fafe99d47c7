"""The manual: every ability and every way to act, found by walking the packages and made known once."""

from __future__ import annotations

from mageknight.kernel.discover import classes_of, modules_of
from mageknight.minis import ability as known
from mageknight.minis import citations, moment
from mageknight.minis.ability import ABILITIES, Ability
from mageknight.minis.editions import EDITIONS
from mageknight.minis.manners import MOVE, PASS, AttackManner, Manner
from mageknight.minis.rules.actions import PassAction
from mageknight.minis.rules.capture import Capture, Dispatch
from mageknight.minis.rules.close import Fight
from mageknight.minis.rules.march import March
from mageknight.minis.rules.movement import DoubleTime, PlainMove
from mageknight.minis.rules.proficiencies import PointBlank, Precision
from mageknight.minis.rules.ranged import Shoot
from mageknight.minis.rules.soaring import ChangeLevel
from mageknight.minis.rules.spin import DoubleTimeTires
from mageknight.minis.table.sight import REBELLION
from mageknight.minis.table.tabletop import GROUND, SOARING
from mageknight.minis.ways import Ways


def load() -> None:
    """Make everything known; a second call does nothing."""
    if ABILITIES:
        return
    for cls in classes_of(modules_of("mageknight.minis.abilities"), Ability):
        found: Ability = cls()
        known.enter(found)
        citations.enter(found.topics)
        for happening in found.happenings():
            moment.enter(happening)
    moment.enter(DoubleTimeTires())
    for edition in EDITIONS.values():
        proficient = proficiencies() if edition.proficiencies else []
        manners = [*plain_manners(), *proficient, *ability_manners()]
        for manner in manners:
            if isinstance(manner, AttackManner) and manner.optics is REBELLION:
                manner.optics = edition.optics
        edition.ways = Ways(manners)


def plain_manners() -> list[Manner]:
    """What every figure can do."""
    return [PlainMove("move", MOVE), March(), Shoot(), Fight(), Capture(), PassAction("pass", PASS)]


def proficiencies() -> list[Manner]:
    """What figures can do because of their types, and to their captives."""
    return [
        DoubleTime(),
        ChangeLevel("soar", SOARING),
        ChangeLevel("land", GROUND),
        March("double-march", True),
        PointBlank("point-blank", False, 1),
        PointBlank("point-blank-damage", True, 2),
        Precision(3),
        Dispatch(),
    ]


def ability_manners() -> list[Manner]:
    return [manner for number in sorted(ABILITIES) for manner in ABILITIES[number].manners()]
