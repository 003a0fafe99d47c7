"""Moves of any moment of a turn: cards, units, skills, the Tactic, banners; spending Healing, turning crystals into mana."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.moves.plays.activate_unit import ACTIVATE_UNIT
from mageknight.board.moves.plays.attach_banner import ATTACH_BANNER
from mageknight.board.moves.plays.heal import HEAL
from mageknight.board.moves.plays.play_card import PLAY_CARD
from mageknight.board.moves.plays.turn_crystal import TURN_CRYSTAL
from mageknight.board.moves.plays.use_banner import USE_BANNER
from mageknight.board.moves.plays.use_grant import USE_GRANT
from mageknight.board.moves.plays.use_skill import USE_SKILL
from mageknight.board.moves.plays.use_tactic import USE_TACTIC
from mageknight.kernel.move import Move

PLAYS: Final = (
    PLAY_CARD,
    ACTIVATE_UNIT,
    USE_SKILL,
    USE_TACTIC,
    USE_GRANT,
    ATTACH_BANNER,
    USE_BANNER,
    HEAL,
    TURN_CRYSTAL,
)
"""The turn and every phase of a combat share them."""

OF_UNITS: Final = (ACTIVATE_UNIT, ATTACH_BANNER, USE_BANNER)


def plays(has_units: bool) -> tuple[Move[Any, Any, Any], ...]:
    """All of them, or those of a hero without units."""
    return PLAYS if has_units else tuple([move for move in PLAYS if move not in OF_UNITS])
