"""The ways to act of one edition, ready to be walked through quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mageknight.minis.actions.manner import Manner

KINDS: Final = 6
"""How many kinds of actions there are."""


class Ways:
    """The ways to act of one edition: by word, and in the order in which they are offered.

    `commands` are those of the command phase. Those that need an ability lie by their kind, with the bits of all abilities
    concerned: most figures have none of them. `acting` are the bits of all of them together; `afar` lies apart, for figures
    that touch nobody.
    """

    def __init__(self, manners: list[Manner]) -> None:
        self.all = sorted([manner for manner in manners if manner.chosen], key=_order)
        self.by_word = {manner.word: manner for manner in manners}
        assert len(self.by_word) == len(manners)
        self.rushes = [manner for manner in self.all if manner.is_rush]
        self.rush_bits = bits_of(self.rushes)
        self.commands = [manner for manner in self.all if manner.in_command]
        self.afar = [manner for manner in self.all if manner.afar and not manner.ability]
        self.plain = [
            [each for each in self.all if each.kind == kind and not each.ability and not each.afar]
            for kind in range(KINDS)
        ]
        self.able = [
            [
                each
                for each in self.all
                if each.kind == kind and each.ability and not each.is_rush and not each.in_command
            ]
            for kind in range(KINDS)
        ]
        self.bits = [bits_of(each) for each in self.able]
        self.acting = bits_of([manner for manner in self.all if manner.ability])


def _order(manner: Manner) -> tuple[int, int, int]:
    return manner.kind, manner.rank, manner.ability


def bits_of(manners: list[Manner]) -> int:
    """The abilities that manners need, as bits."""
    found = 0
    for manner in manners:
        found |= 1 << manner.ability
    return found
