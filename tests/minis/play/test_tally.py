"""A battle in numbers."""

from __future__ import annotations

from mageknight.minis.queries.tally import tally
from mageknight.minis.queries.tally_types import BattleTally
from tests.minis.drill import Play, battle


def counted(play: Play, before: int = 0) -> BattleTally:
    """The numbers of everything that was played."""
    match = play.match
    state = match.kit.copy(match.start)
    steps = []
    for at, command in enumerate(match.history):
        steps.append((at + 1, state, match.kit.engine.apply(state, command)))
    return tally(steps)


def test_hits_clicks_and_luck_are_counted():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[(4, 5)])
    play.act(0, "fight").target(1)
    found = counted(play)
    (luck,) = found.luck
    assert (luck.throws, luck.thrown, luck.expected) == (1, 9, 7)
    assert (luck.attacks, luck.hits, luck.chances) == (1, 1, 21)
    deeds = {each.figure: each for each in found.figures}
    assert deeds[0].dealt == deeds[1].taken == 2
    assert found.moments != []
    assert found.turns[-1].left == [state_points(play, 0), state_points(play, 1)]


def state_points(play: Play, figure: int) -> int:
    return int(play.match.state.defs[figure].points)
