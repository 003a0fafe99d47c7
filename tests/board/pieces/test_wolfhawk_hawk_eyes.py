"""Hawk Eyes."""

from __future__ import annotations

from tests.board.skills.trials import turn, use
from tests.marks import content, rule
from tests.play import do, options, view


@content("board/skill/wolfhawk_hawk_eyes")
@rule("UE-EXPLORE-04")
def test_hawk_eyes_explore_for_less_by_night() -> None:
    match = turn("wolfhawk_hawk_eyes", at="2,-3", more="night: yes; source: gold, gold")
    use(match, "wolfhawk_hawk_eyes")
    assert view(match).turn.move == 1
    before = len(view(match).tiles)
    do(match, f"0: {next(one for one in options(match) if one.startswith('explore-at'))}")
    assert (len(view(match).tiles), view(match).turn.move) == (before + 1, 0)


@content("board/skill/wolfhawk_hawk_eyes")
def test_hawk_eyes_see_garrisons_two_spaces_away_by_day() -> None:
    lay = {"tiles": "1,1: countryside_03", "tokens": "5,-6: guardsmen hidden", "at": "4,-4"}
    match = turn("wolfhawk_hawk_eyes", **lay)
    keep = next(one for tile in view(match).tiles for one in tile.hexes if (one.q, one.r) == (5, -6))
    assert keep.enemies[0].enemy == ""
    use(match, "wolfhawk_hawk_eyes")
    keep = next(one for tile in view(match).tiles for one in tile.hexes if (one.q, one.r) == (5, -6))
    assert (keep.enemies[0].enemy, view(match).turn.move) == ("guardsmen", 1)


@content("board/skill/wolfhawk_hawk_eyes")
def test_hawk_eyes_do_not_see_three_spaces_away() -> None:
    match = turn("wolfhawk_hawk_eyes", tiles="1,1: countryside_03", tokens="5,-6: guardsmen hidden", at="4,-3")
    use(match, "wolfhawk_hawk_eyes")
    keep = next(one for tile in view(match).tiles for one in tile.hexes if (one.q, one.r) == (5, -6))
    assert keep.enemies[0].enemy == ""
