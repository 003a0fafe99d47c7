"""The manual: every manner of acting, entered into the rulebook once."""

from __future__ import annotations

from mageknight.minis.abilities.attack import Flame, Heal, MagicBlast, MagicHeal, Sweeping, Wave
from mageknight.minis.abilities.damage import Confuse, Freeze
from mageknight.minis.abilities.defense import Regenerate
from mageknight.minis.abilities.returning import Raise
from mageknight.minis.abilities.speed import DoubleMove, Levitate, Rush, Summoning, TurnFreely
from mageknight.minis.content.abilities import BOUND, CHARGE
from mageknight.minis.manners import MOVE, PASS, Manner
from mageknight.minis.rulebook import enter, knows
from mageknight.minis.rules.actions import PassAction
from mageknight.minis.rules.capture import Capture
from mageknight.minis.rules.close import Fight
from mageknight.minis.rules.march import March
from mageknight.minis.rules.movement import PlainMove
from mageknight.minis.rules.ranged import Shoot


def load() -> None:
    """Enter all manners; a second call does nothing."""
    if knows("move"):
        return
    manners: list[Manner] = [
        PlainMove("move", MOVE),
        March(),
        DoubleMove("charge-double", CHARGE),
        Rush("charge", CHARGE, ("fight", "capture")),
        DoubleMove("bound-double", BOUND),
        Rush("bound", BOUND, ("shoot",)),
        Levitate(),
        Regenerate(),
        Raise(),
        Summoning(),
        Shoot(),
        MagicBlast(),
        Flame(),
        Wave(),
        MagicHeal(),
        Freeze(),
        Confuse(),
        Fight(),
        Capture(),
        Sweeping(),
        Heal(),
        TurnFreely(),
        PassAction("pass", PASS),
    ]
    for manner in manners:
        enter(manner)
