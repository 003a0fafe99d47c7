"""Starting Position: dials begin at this mark and are never healed beyond it; the content sets the start there."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class StartingPosition(Ability):
    """Starting Position: dials begin at this mark and are never healed beyond it; the content sets the start there."""

    def __init__(self) -> None:
        super().__init__(
            "starting-position",
            {
                "starting-position": ("REB-ABL-40", "M2-ABL-DMG-01", "M2-ABL-DMG-02"),
            },
        )
