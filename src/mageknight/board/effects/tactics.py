"""Refusals that several Tactics share."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import refuse

DECK_EMPTY: Final = refuse("board-deck-empty", "UE-EFFECT-03")
