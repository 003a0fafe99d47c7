"""Magic Immunity: no ability with magic in its name affects it."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.ability import Ability
from mageknight.minis.roster import called
from mageknight.minis.state import Battle


class MagicImmunity(Ability):
    """It is no target of magic; it gives and gets no Magic Enhancement."""

    def __init__(self) -> None:
        super().__init__(
            "magic-immunity",
            {
                "magic-immunity": ("REB-ABL-31", "M2-ABL-DEF-04"),
            },
        )

    def magic_refusal(self, state: Battle, target: int) -> Refusal | None:
        return state.edition.refuse("minis-magic-immune", self.name, target=called(state, target))
