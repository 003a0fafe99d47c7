"""Dark Riders, Dark Unity: the rider bleeds for its mount."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import DEALT, PUSHING, ability_part
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.bodies import mount_of
from mageknight.minis.figures.roster import called, is_healable
from mageknight.minis.rules.attack.damage import heal, hurt
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_TURN, Lasting, lasting_of


class DarkRiders(Ability):
    """Once when its command phase begins 1 pushing damage to the rider heals its mount of 1 damage."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("dark-riders", {"dark-riders": ("M2-SUBF-01",)})

    def happenings(self) -> list[Happening]:
        return [Unites("dark-riders", COMMAND_BEGINS, self.id, optional=True)]


class Unites(Happening):
    """For a rider whose mount can be healed; once a command phase."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        mount = mount_of(state, figure)
        hurt_mount = mount >= 0 and state.click[mount] > state.defs[mount].start and is_healable(state, mount)
        return [mount] if hurt_mount else []

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return super().stands(state, figure, other) and not lasting_of(state, "united", figure)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say("minis-do-unite", figure=called(state, figure), other=called(state, other))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        begin_lasting(flow, Lasting("united", figure, until=THIS_TURN))
        hurt(flow, figure, [(PUSHING, 1)], BY_PUSHING)
        heal(flow, other, [(ability_part(self.ability, DEALT), 1)], figure)
