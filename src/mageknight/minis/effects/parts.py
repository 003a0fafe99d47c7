"""Parts of numbers: a list of (part, amount). Each part has its words, its topic and its kind.

Attack rolls, defenses and clicks of damage or healing are told so, in previews and in events alike; `explained` turns such a
list into the kernel's `Number` for people. The kind of a part says what it counts for: only modifiers fall under a limit.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import say
from mageknight.kernel.number import Modifier, Number
from mageknight.minis.content.abilities import ability
from mageknight.minis.content.available import spell_numbered
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.edition.edition import Edition

Parts = list[tuple[int, int]]

# Kinds: the printed value; a value put in its place; a bonus, which is no modifier; a modifier; what is dealt beyond all values.
BASE: Final = 0
REPLACEMENT: Final = 1
BONUS: Final = 2
MODIFIER: Final = 3
DEALT: Final = 4
KINDS: Final = 5

ATTACK_VALUE: Final = 0
REAR_ARC: Final = 1
FORMATION: Final = 2
ATTACK_BONUS: Final = 3
DEFENSE_VALUE: Final = 4
DEFENDED: Final = 5
CAPTURE: Final = 6
HINDERING: Final = 7
HIGHER: Final = 8
ARMORED: Final = 9
INVULNERABLE: Final = 10
DAMAGE_VALUE: Final = 11
ONE_EACH: Final = 12
CRITICAL: Final = 13
ENHANCED: Final = 14
TOUGH: Final = 15
HARDENED: Final = 16
SNEAKED: Final = 17
DIE: Final = 18
PUSHING: Final = 19
FUMBLED: Final = 20
VENOMOUS: Final = 21
RAMMED: Final = 22
HALBERD: Final = 23
CURSE: Final = 24
RETALIATED: Final = 25
DRAINED: Final = 26
REGENERATED: Final = 27
RALLIED: Final = 28
RULE_OF_3: Final = 29
NOT_BELOW_0: Final = 30
SHAKEN_OFF: Final = 31
AFLOAT: Final = 32
POINT_BLANK: Final = 33
PRECISION: Final = 34
GIFT: Final = 35
ALLOTTED: Final = 36
EXPLODED: Final = 37
LONG_RANGE: Final = 38
INDIRECT_FIRE: Final = 39
FORTIFIED: Final = 40
COUNTERING: Final = 41
HALLOWED: Final = 42
DOMAIN: Final = 43
PASSED_ON: Final = 44
THROWN_OUT: Final = 45
BATTLEMENTS: Final = 46
STAIRS: Final = 47
SIEGE: Final = 48
DEAD_SECTION: Final = 49

SOURCES: Final = (
    ("minis-part-attack", "part-attack", BASE),
    ("minis-part-rear-arc", "part-rear-arc", MODIFIER),
    ("minis-part-formation", "part-formation", MODIFIER),
    ("minis-part-attack-bonus", "part-attack-bonus", BONUS),
    ("minis-part-defense", "part-defense", BASE),
    ("minis-part-defended", "defend", REPLACEMENT),
    ("minis-part-capture", "part-capture", MODIFIER),
    ("minis-part-hindering", "part-hindering", MODIFIER),
    ("minis-part-height", "part-height", MODIFIER),
    ("minis-part-battle-armor", "battle-armor", MODIFIER),
    ("minis-part-invulnerability", "invulnerability", MODIFIER),
    ("minis-part-damage", "part-damage", BASE),
    ("minis-part-one-each", "part-one-each", REPLACEMENT),
    ("minis-part-critical", "part-critical", DEALT),
    ("minis-part-enhancement", "magic-enhancement", MODIFIER),
    ("minis-part-toughness", "toughness", DEALT),
    ("minis-part-invulnerability", "invulnerability", DEALT),
    ("minis-part-sneak-attack", "sneak-attack", REPLACEMENT),
    ("minis-part-die", "part-die", REPLACEMENT),
    ("minis-part-pushing", "part-pushing", DEALT),
    ("minis-part-critical-miss", "part-critical-miss", DEALT),
    ("minis-part-venom", "venom", DEALT),
    ("minis-part-ram", "ram", DEALT),
    ("minis-part-pole-arm", "pole-arm", DEALT),
    ("minis-part-cursed", "cursed", DEALT),
    ("minis-part-retaliation", "magic-retaliation", DEALT),
    ("minis-part-vampirism", "vampirism", DEALT),
    ("minis-part-regeneration", "regeneration", DEALT),
    ("minis-part-command", "command-rally", DEALT),
    ("minis-part-rule-of-3", "part-rule-of-3", DEALT),
    ("minis-part-not-below-0", "part-not-below-0", DEALT),
    ("minis-part-shake-off", "shake-off", DEALT),
    ("minis-part-afloat", "afloat", MODIFIER),
    ("minis-part-point-blank", "point-blank", MODIFIER),
    ("minis-part-precision", "precision", MODIFIER),
    ("minis-part-gift", "part-gift", MODIFIER),
    ("minis-part-allotted", "part-allotted", BASE),
    ("minis-part-explosion", "part-explosion", DEALT),
    ("minis-part-long-range", "long-range", MODIFIER),
    ("minis-part-indirect-fire", "part-indirect-fire", MODIFIER),
    ("minis-part-fortified", "part-fortified", MODIFIER),
    ("minis-part-countering", "counter-spell", BONUS),
    ("minis-part-hallowed", "built-card", BONUS),
    ("minis-part-domain", "domain", DEALT),
    ("minis-part-passed-on", "part-passed-on", DEALT),
    ("minis-part-thrown-out", "part-thrown-out", DEALT),
    ("minis-part-battlements", "castle-battlements", MODIFIER),
    ("minis-part-height", "castle-stairs-height", MODIFIER),
    ("minis-part-siege", "titan-siege", MODIFIER),
    ("minis-part-dead-section", "apocalypse", MODIFIER),
)
"""Words, topic and kind of the parts, by their numbers. Those of newer abilities are computed (`ability_part`)."""

_KINDS: Final = [kind for _, _, kind in SOURCES]
_OF_ABILITIES: Final = 100
_OF_SPELLS: Final = 100_000
_RULES: Final[dict[tuple[str, int, str], str]] = {}
"""The rules found so far, by edition, part and action."""


def ability_part(number: int, kind: int) -> int:
    """The part an ability contributes: its words are the ability's name, its topic is called like the ability."""
    return _OF_ABILITIES + number * KINDS + kind


def spell_part(spell: SpellDef, kind: int) -> int:
    """The part a spell contributes: its words are the spell's name."""
    return _OF_SPELLS + spell.number * KINDS + kind


def words_key(part: int) -> str:
    if part < _OF_ABILITIES:
        return SOURCES[part][0]
    if part >= _OF_SPELLS:
        return spell_numbered((part - _OF_SPELLS) // KINDS).name_key
    return ability((part - _OF_ABILITIES) // KINDS).name_key


def topic_of(part: int) -> str:
    if part < _OF_ABILITIES:
        return SOURCES[part][1]
    if part >= _OF_SPELLS:
        return "spell"
    return ability((part - _OF_ABILITIES) // KINDS).name


def kind_of(part: int) -> int:
    if part < _OF_ABILITIES:
        return _KINDS[part]
    return (part - (_OF_SPELLS if part >= _OF_SPELLS else _OF_ABILITIES)) % KINDS


def total(parts: Parts) -> int:
    found = 0
    for _, amount in parts:
        found += amount
    return found


def explained(edition: Edition, parts: Parts, action: str) -> Number:
    """The number with its sources, for people; `action` is ``close``, ``ranged`` or another word where a book tells them apart."""
    lines = [Modifier(amount, say(words_key(part)), rule_of(edition, part, action)) for part, amount in parts]
    return Number(total(parts), tuple(lines))


def rule_of(edition: Edition, part: int, action: str) -> str:
    """The rule an edition cites for a part of a number, where it has one for this kind of action, else in general."""
    key = (edition.name, part, action)
    found = _RULES.get(key)
    if found is None:
        topic = topic_of(part)
        narrow = f"{topic}-{action}"
        rules = edition.cite(narrow if narrow in edition.citations else topic)
        found = _RULES[key] = rules[0] if rules else ""
    return found


def limited(edition: Edition, parts: Parts) -> Parts:
    """A combat value under the rule of 3: modifiers change it by no more, shown as a line of its own; it is never negative.

    The value comes first, then what replaces it, bonuses, modifiers, and what is dealt beyond it; editions without that rule
    leave the list as it is.
    """
    most = edition.rule_of_3
    if not most:
        return parts
    modified = 0
    value = 0
    last = 0
    in_order = True
    for part, amount in parts:
        kind = kind_of(part)
        if kind < last:
            in_order = False
        last = kind
        if kind == MODIFIER:
            modified += amount
        if kind != DEALT:
            value += amount
    if in_order and value >= 0 and -most <= modified <= most:
        return parts
    found = [each for each in parts if kind_of(each[0]) != DEALT]
    found.sort(key=_by_kind)
    held = min(most, max(-most, modified))
    if held != modified:
        found.append((RULE_OF_3, held - modified))
        value += held - modified
    if value < 0:
        found.append((NOT_BELOW_0, -value))
    return [*found, *[each for each in parts if kind_of(each[0]) == DEALT]]


def _by_kind(part: tuple[int, int]) -> int:
    return kind_of(part[0])
