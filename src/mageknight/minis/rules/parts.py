"""What numbers are made of: a list of (part, amount), each part with its name and its rule.

Attack rolls, defenses and clicks of damage or healing are told so, in previews and in events alike; `explained` turns such a
list into the kernel's `Number` for people.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import say
from mageknight.kernel.number import Modifier, Number
from mageknight.minis.content.abilities import INVULNERABILITY, TOUGHNESS
from mageknight.minis.roster import powers
from mageknight.minis.state import Battle

Parts = list[tuple[int, int]]

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
SOURCES: Final = (
    ("minis-part-attack", "REB-CLS-02"),
    ("minis-part-rear-arc", "REB-CLS-03"),
    ("minis-part-formation", "REB-FCL-05"),
    ("minis-part-attack-bonus", "QS-DIAL-05"),
    ("minis-part-defense", "REB-RNG-11"),
    ("minis-part-defended", "REB-ABL-33"),
    ("minis-part-capture", "REB-CAP-03"),
    ("minis-part-hindering", "REB-HIN-06"),
    ("minis-part-height", "REB-HGT-01"),
    ("minis-part-battle-armor", "REB-ABL-29"),
    ("minis-part-invulnerability", "REB-ABL-35"),
    ("minis-part-damage", "REB-CLS-05"),
    ("minis-part-one-each", "REB-MUL-05"),
    ("minis-part-critical", "REB-CRT-04"),
    ("minis-part-enhancement", "REB-ABL-42"),
    ("minis-part-toughness", "REB-ABL-32"),
    ("minis-part-invulnerability", "REB-ABL-35"),
    ("minis-part-sneak-attack", "REB-ABL-27"),
    ("minis-part-die", "REB-ABL-18"),
    ("minis-part-pushing", "REB-PSH-01"),
    ("minis-part-critical-miss", "REB-CRT-02"),
    ("minis-part-venom", "REB-ABL-25"),
    ("minis-part-ram", "REB-ABL-15"),
    ("minis-part-pole-arm", "REB-ABL-30"),
    ("minis-part-cursed", ""),
    ("minis-part-retaliation", "REB-ABL-38"),
    ("minis-part-vampirism", "REB-ABL-23"),
    ("minis-part-regeneration", "REB-ABL-34"),
    ("minis-part-command", "REB-ABL-49"),
)


def total(parts: Parts) -> int:
    found = 0
    for _, amount in parts:
        found += amount
    return found


def explained(parts: Parts) -> Number:
    """The number with its sources, for people."""
    return Number(
        total(parts),
        tuple([Modifier(amount, say(SOURCES[part][0]), SOURCES[part][1]) for part, amount in parts]),
    )


def reduction_parts(state: Battle, figure: int, ignored: int = 0) -> Parts:
    """What a figure's abilities take off the clicks of an attack or an ability (REB-ABL-32, REB-ABL-35)."""
    mask = powers(state, figure) & ~ignored
    parts: Parts = []
    if mask >> TOUGHNESS & 1:
        parts.append((TOUGH, -1))
    if mask >> INVULNERABILITY & 1:
        parts.append((HARDENED, -2))
    return parts
