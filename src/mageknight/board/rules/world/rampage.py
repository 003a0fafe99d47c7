"""Rampaging enemies that come back between Rounds (UE-VAR-RAMPAGE-01 to 09)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.world import SpaceRetaken
from mageknight.board.rules.game.chance import DICE, FACES, PlaceToken
from mageknight.board.rules.world.ground import place_on_tile
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CALM, MORE_RAMPAGE
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, BLUE, GOLD, GREEN, PILE_BROWN, RED, WHITE
from mageknight.kernel.agenda import Flow, Frame, Roll

WARM: Final = (RED, GREEN, GOLD)
COLD: Final = (WHITE, BLUE, BLACK)


def rampage_frames(state: BoardState) -> list[Frame[BoardState]]:
    """The rolls at the end of a Day or Night, one for each space where a rampaging enemy was defeated (UE-VAR-RAMPAGE-02, 03, 08)."""
    if scenario_of(state).rampage == CALM:
        return []
    return [RollRampage(space) for space in state.map.slain]


class RollRampage(Roll[BoardState]):
    """Does a new enemy come to this space, and does a brown one come with it (UE-VAR-RAMPAGE-02 to 04, 08)?"""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(DICE, 1, FACES)
        self.space = space

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        state = flow.state
        hit = outcome[0] in (COLD if state.night else WARM)
        more = scenario_of(state).rampage == MORE_RAMPAGE
        if not hit and not more:
            return
        tile = LIB.tiles[state.map.tile_at[self.space // 7]]
        flow.emit(SpaceRetaken(self.space))
        frames = [PlaceToken(tile.rampaging[place_on_tile(state, self.space)], self.space, True)]
        if hit if more else outcome[0] in (GOLD, BLACK):
            frames.append(PlaceToken(PILE_BROWN, self.space, True))
        flow.then(*frames)
