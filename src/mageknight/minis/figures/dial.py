"""The combat dial: what shows at a click, and how damage and healing turn it.

Pure functions of a figure and a click; a game stores nothing but the click. Click 0 is the first position of the dial,
`figure.clicks` stands for the three skulls. Values are read from live clicks only: the skulls show none.
"""

from __future__ import annotations

from mageknight.minis.figures.figure import (
    ABILITY,
    ATTACK,
    DAMAGE,
    DEFENSE,
    FLAGS,
    NEXUS,
    NOT_PRINTED,
    REPAIR,
    SKULL,
    SLOTS,
    SPEED,
    STRIDE,
    YELLOW,
    FigureDef,
)


def is_eliminated(figure: FigureDef, click: int) -> bool:
    """Three skulls show: the figure leaves the battlefield (REB-DIAL-06, QS-DIAL-02)."""
    return click >= figure.clicks


def after_damage(figure: FigureDef, click: int, amount: int) -> int:
    """The click after `amount` clicks of damage, each one position on, as far as the skulls (REB-DIAL-01, QS-DIAL-01)."""
    return min(click + amount, figure.clicks)


def after_healing(figure: FigureDef, click: int, amount: int, past_markers: bool = False) -> int:
    """The click after `amount` clicks of healing, each one position back, never past the start (REB-DIAL-02, REB-TGT-04).

    An eliminated figure is not healed; it can only be returned, which sets it to its start. A repair marker stops healing
    where it shows (M2-HEAL-02, M2-HEAL-03), unless the effect goes `past_markers`.
    """
    if click >= figure.clicks:
        return click
    end = max(click - amount, figure.start)
    if past_markers or not figure.repairs:
        return end
    while click > end and not shows_repair(figure, click):
        click -= 1
    return click


def damage_left(figure: FigureDef, click: int) -> int:
    """The number of clicks of damage that eliminate the figure from here."""
    return max(figure.clicks - click, 0)


def wounds(figure: FigureDef, click: int) -> int:
    """The number of clicks of healing the figure could take from here."""
    return 0 if click >= figure.clicks else click - after_healing(figure, click, click)


def value(figure: FigureDef, click: int, slot: int) -> int:
    """The number in one value area at this click (REB-DIAL-04)."""
    return figure.dial[click * STRIDE + slot]


def speed(figure: FigureDef, click: int) -> int:
    return figure.dial[click * STRIDE + SPEED]


def attack(figure: FigureDef, click: int) -> int:
    return figure.dial[click * STRIDE + ATTACK]


def defense(figure: FigureDef, click: int) -> int:
    return figure.dial[click * STRIDE + DEFENSE]


def damage(figure: FigureDef, click: int) -> int:
    return figure.dial[click * STRIDE + DAMAGE]


def ranged_damage(figure: FigureDef, click: int) -> int:
    """The printed ranged damage; a base without one uses the damage that shows (QS-DIAL-08, M2-DIAL-06, M2-DIAL-07)."""
    if figure.ranged_damage == NOT_PRINTED:
        return figure.dial[click * STRIDE + DAMAGE]
    return figure.ranged_damage


def ability(figure: FigureDef, click: int, slot: int) -> int:
    """The ability marked in one value area, or 0 (REB-CON-05)."""
    return figure.dial[click * STRIDE + ABILITY + slot]


def nexus(figure: FigureDef, click: int) -> int:
    """The ability in the ability nexus, or 0; it belongs to the value its definition names (QS-ABL-02)."""
    return figure.dial[click * STRIDE + NEXUS]


def abilities(figure: FigureDef, click: int) -> int:
    """Bit set of all abilities that show; none once eliminated (REB-CON-06)."""
    return figure.masks[click] if click < figure.clicks else 0


def has(figure: FigureDef, click: int, ability_id: int) -> bool:
    """Does this ability show at this click?"""
    return click < figure.clicks and figure.masks[click] >> ability_id & 1 == 1


def shows_repair(figure: FigureDef, click: int) -> bool:
    """A repair marker shows at this click: Tinker cannot heal here (M2-ABL-DMG-25)."""
    return click < figure.clicks and figure.dial[click * STRIDE + FLAGS] & REPAIR > 0


def shows_yellow(figure: FigureDef, click: int) -> bool:
    """The fortification value is printed on yellow: the section is breached (M2-CASTLE-44)."""
    return click < figure.clicks and figure.dial[click * STRIDE + FLAGS] & YELLOW > 0


def skulls(figure: FigureDef, click: int) -> int:
    """The number of skulls that show: those printed in place of values, and three once the dial is at its end."""
    if click >= figure.clicks:
        return 3
    flags = figure.dial[click * STRIDE + FLAGS]
    return sum(1 for slot in range(len(SLOTS)) if flags & SKULL << slot)
