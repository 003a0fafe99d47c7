"""How bots hold a castle, and come for it."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.army.suggest import SHOOTER, role
from mageknight.minis.figures.castles import standing_on
from mageknight.minis.rules.castles.portals import is_open
from tests.minis.drill import Play, units
from tests.minis.second.castles.test_building import siege
from tests.minis.second.castles.test_sections import GATE, TOWER
from tests.minis.second.field import FAR, second
from tests.minis.second.test_reacting_bots import answer_of


def portals_settled(play: Play) -> Play:
    """Let the bot answer until its portals are as it wants them."""
    while play.kind == "portals":
        play.do(answer_of(play))
    return play


def test_a_bot_opens_its_doors_while_nobody_is_near_and_shuts_them_before_somebody_comes() -> None:
    calm = portals_settled(second(f"0 {TOWER} 18 8 0", "0 cadets-plain 18 8 90", FAR, begin="yes"))
    assert is_open(calm.state, 0, 0), "whoever stands on top can come down"
    danger = second(f"0 {TOWER} 18 8 0 open 1", "0 cadets-plain 18 8 90", "1 cadets-plain 18 2 90", begin="yes")
    assert not is_open(portals_settled(danger).state, 0, 0)


def test_a_bot_shuts_only_the_side_an_enemy_comes_from() -> None:
    play = second(f"0 {GATE} 18 18 0 open 12", "0 cadets-plain 18 22 90", "1 cadets-plain 18 8 90", begin="yes")
    portals_settled(play)
    assert not is_open(play.state, 0, 0)
    assert is_open(play.state, 0, 1)


def test_a_garrison_begins_with_shooters_on_top_and_fighters_at_the_foot() -> None:
    play = siege(GATE, TOWER)
    play.do(c.RaiseCastle(0))
    while play.kind == "objective":
        play.do(answer_of(play))
    while play.kind == "deploy" and play.seat == 0:
        play.do(answer_of(play))
    state = play.state
    own = [figure for figure in range(len(state.defs)) if state.owner[figure] == 0 and not state.defs[figure].is_castle]
    assert {role(state.defs[figure]) == SHOOTER for figure in own} == {True, False}
    assert all((standing_on(state, figure) >= 0) == (role(state.defs[figure]) == SHOOTER) for figure in own)
    near = min(state.objectives, key=lambda token: token[1])
    assert any(abs(state.table.x[figure] - near[0]) < units(4) for figure in own), (
        "one looks after the nearest objective"
    )


def test_doors_stand_open_in_the_end() -> None:
    late = second(f"0 {TOWER} 18 8 0", "0 cadets-plain 18 8 90", "1 cadets-plain 18 2 90", begin="yes", turns=1)
    late.state.taken[1] = 1
    assert is_open(portals_settled(late).state, 0, 0), "there is nothing to wait for any more"


def test_a_bot_raises_its_castle_as_a_whole() -> None:
    for luck in ("one", "two", "three"):
        assert answer_of(siege(GATE, TOWER, TOWER), luck) == c.RaiseCastle(0)
