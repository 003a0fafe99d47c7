"""Every domain: what it does while it is in play."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.content.domains import official_domains
from mageknight.minis.events import Attacked, Damaged, Healed
from mageknight.minis.figures.roster import reach_of, speed
from mageknight.minis.queries.line_of_fire import sighting
from mageknight.minis.queries.preview import targets
from mageknight.minis.rules.attack.built import structure_left
from mageknight.minis.table.tabletop import SOARING
from tests.marks import content, rule
from tests.minis.asked import answer
from tests.minis.drill import Play, units
from tests.minis.second.field import FAR, holders, outcome, scene, second
from tests.minis.second.spells.grimoire import FRIEND, MAGE, cast, mark, sorcery

KEYS = {each.name: each.key for each in official_domains().values()}
SWORD, BOW, FOE = "0 cadets-sword 10 10 0", "0 cadets-bow 10 10 0", "1 cadets-plain 11.5 10 180"
FAR_FOE = "1 cadets-plain 17 10 180"


def domain(name: str) -> pytest.MarkDecorator:
    return content(f"minis/domain/{KEYS[name]}")


def under(name: str, *figures: str, **fields: object) -> Play:
    """A battle under a domain of the second player; without a name there is none."""
    lines: dict[str, object] = {"domain_1": KEYS[name]} if name else {}
    return second(*figures, **{**lines, **fields})  # type: ignore[arg-type]


def barred(name: str, figure: str, how: str, *others: str) -> None:
    """An action that can be given, but not under the domain."""
    assert under("", figure, *others).offers(c.Act(0, 0, how))
    play = under(name, figure, *others)
    found = play.refused(c.Act(0, 0, how))
    assert (found.reason, found.rules) == ("minis-domain-bars", ("M2-DOMAIN-05",))
    assert c.Act(0, 0, how) not in play.options()


def inches(play: Play, figure: int = 0, factor: int = 1) -> int:
    found = answer(play.state, b'{"ask": "reach-of", "figure": %d, "factor": %d}' % (figure, factor))
    return int(found["inches"])


def test_each_kind_of_domain_is_there_at_least_three_times():
    kinds = [each.kind for each in official_domains().values()]
    assert all(kinds.count(kind) >= 3 for kind in ("weather", "precipitation", "terrain", "catastrophe"))


# Weather


@domain("smoke-and-fog")
@rule("M2-DOMAIN-05")
def test_in_smoke_and_fog_nobody_shoots_far_or_precisely():
    assert reach_of(under("", BOW, FAR).state, 0) == 10
    assert reach_of(under("smoke-and-fog", BOW, FAR).state, 0) == 8
    barred("smoke-and-fog", BOW, "precision", "1 cadets-plain 14 10 180", "0 cadets-sword 15.5 10 180", FAR)


@domain("rain-and-mud")
def test_in_rain_and_mud_nobody_is_faster_than_8_even_at_double_time():
    play = under("rain-and-mud", SWORD, FAR)
    assert (speed(play.state, 0), inches(play, 0, 2)) == (8, 8), "reading R50: the doubled value is capped"
    assert play.act(0, "double-time").move(0, (18, 10)).place(0) == (18, 10)
    fast = "0 scouts-charge 10 10 0"
    assert speed(under("rain-and-mud", fast, FAR).state, 0) <= 8
    barred("rain-and-mud", SWORD, "surge", "1 cadets-plain 14 10 180")


@domain("downpour")
def test_in_a_downpour_nobody_is_faster_than_6_or_soars():
    assert inches(under("downpour", SWORD, FAR)) == 6
    barred("downpour", "0 cadets-wing 10 10 0", "soar", FAR)


@domain("storm-gale")
def test_in_a_gale_nobody_shoots_and_what_is_built_is_weaker():
    barred("storm-gale", BOW, "shoot", FAR_FOE)
    wall = ("barricade: 20 20",)
    strong = structure_left(under("", SWORD, FAR, terrain=wall).state, 0)
    assert structure_left(under("storm-gale", SWORD, FAR, terrain=wall).state, 0) == strong - 1


@domain("heat-wave")
def test_in_a_heat_wave_whoever_has_lost_heart_is_eliminated_in_every_end_phase():
    play = under("heat-wave", SWORD, "0 cadets-coward 5 5 0", "1 cadets-coward 30 25 0", FAR)
    play.end_turn()
    assert [play.is_eliminated(figure) for figure in (0, 1, 2)] == [False, True, True]


@domain("cold-snap")
def test_in_the_cold_water_is_clear_and_with_snow_nobody_sees_far():
    pond = ("lake: 14 10",)
    way = second(SWORD, FAR, terrain=pond).act(0, "move")
    assert way.refused(way.path(0, (14, 10))).reason.startswith("table-")
    frozen = under("cold-snap", SWORD, FAR, terrain=pond).act(0, "move").move(0, (14, 10))
    assert frozen.place(0) == (14, 10)
    assert reach_of(under("cold-snap", BOW, FAR).state, 0) == 10
    assert reach_of(under("cold-snap", BOW, FAR, domain_0=KEYS["downpour"]).state, 0) == 6


@domain("magestone-storm")
@pytest.mark.parametrize("die, hurt", [(1, [1, 2]), (2, [])])
def test_a_magestone_storm_strikes_whoever_touches_somebody(die: int, hurt: list[int]):
    immune = "0 cadets-immune 10 10 0"
    play = under("magestone-storm", immune, FOE, "0 cadets-sword 13 10 0", FAR, begin="yes", dice=[(die,)])
    assert [figure for figure in range(4) if play.click(figure)] == hurt


@domain("clear-skies")
def test_clear_skies_do_nothing_else():
    assert inches(under("clear-skies", SWORD, FAR)) == 8


@domain("blizzard")
def test_in_a_blizzard_nobody_sees_far_or_runs():
    assert reach_of(under("blizzard", BOW, FAR).state, 0) == 6
    barred("blizzard", SWORD, "double-time", FAR)


@domain("erratic-winds")
@pytest.mark.parametrize("name, struck", [("", [1]), ("erratic-winds", [2])])
def test_erratic_winds_carry_bombs_twice_as_far(name: str, struck: list[int]):
    figures = ("0 scouts-bombardment 5 10 0", "1 cadets-bow 20.5 10 180", "1 cadets-bow 25 10 180", FAR)
    play = under(name, *figures, dice=[(1, 2), (1,), (3, 3)]).act(0, "bombard")
    play.do(c.LayBomb(0, units(20), units(10))).do_nothing_until(0)
    assert [figure for figure in (1, 2) if play.click(figure)] == struck, "13 drifts 2 inches along the arrow"


@domain("night-march")
def test_at_night_everybody_is_faster_and_nobody_sees_far():
    figures = (SWORD, "0 muster-144 10 20 0", FAR)
    play = under("night-march", *figures, total=600)
    assert (speed(play.state, 0), speed(play.state, 2)) == (9, 9)
    assert (reach_of(under("", *figures, total=600).state, 1), reach_of(play.state, 1)) == (12, 10)


# Lands


@domain("border-town")
def test_in_a_border_town_what_is_built_is_stronger():
    wall = ("barricade: 20 20",)
    weak = structure_left(under("", SWORD, FAR, terrain=wall).state, 0)
    assert structure_left(under("border-town", SWORD, FAR, terrain=wall).state, 0) == weak + 1
    both = under("border-town", SWORD, FAR, terrain=wall, domain_0=KEYS["border-town"])
    assert structure_left(both.state, 0) == weak + 2, "reading R17: modifiers add up"


@domain("blasted-lands")
def test_in_blasted_lands_healing_is_1_click_weaker():
    figures = ("0 adepts-healing 10 10 0", "0 adepts-plain 11.5 10 180 click 4", FAR)
    play = under("blasted-lands", *figures, dice=[(1, 2)]).act(0, "heal").target(1).heal_by(die=False)
    assert play.click(1) == 3
    assert play.only(Healed).amount == 1


@domain("magestone-strip-mine")
def test_a_strip_mine_helps_wands():
    def total(name: str, figure: str) -> int:
        return under(name, figure, FAR_FOE, FAR, dice=[(1, 2)]).act(0, "shoot").target(1).only(Attacked).total

    assert total("magestone-strip-mine", "0 cadets-wand 10 10 0") - total("", "0 cadets-wand 10 10 0") == 1
    assert total("magestone-strip-mine", BOW) == total("", BOW)


@domain("wylden-forest")
def test_the_wylden_forest_blocks_long_lines_through_thickets():
    sniper = "0 scouts-bombardment 5 10 0"
    long, short = "1 cadets-plain 17.1 10 180", "1 cadets-plain 16.9 10 180"
    for target, open_ in ((long, False), (short, True)):
        for name in ("", "wylden-forest"):
            play = under(name, sniper, target, FAR, terrain=("crop-field: 9.5 10",))
            assert sighting(play.state, 0, 1).open == (open_ or not name)
    clear = under("wylden-forest", sniper, long, FAR)
    assert sighting(clear.state, 0, 1).open


@domain("truce-stones")
def test_at_the_truce_stones_nobody_is_captured():
    barred("truce-stones", SWORD, "capture", FOE, FAR)


@domain("harvest")
def test_an_objective_held_twice_counts_as_two():
    tokens = {"objective_0": "18 18", "objective_1": "18 10", "objective_2": "18 26"}
    play = under(
        "harvest",
        "0 cadets-sword 17 18 0",
        "1 cadets-plain 17 10 0",
        "1 cadets-plain 17 26 0",
        total=100,
        turns=3,
        **tokens,
    )
    play.end_turn()
    assert holders(play) == [0, 1, 1]
    assert not ripe(play)
    play.end_turn()
    play.end_turn()
    assert ripe(play) == [(0, 0)]
    play.end_turn()
    assert ripe(play) == [(0, 0), (1, 1), (2, 1)]
    while play.kind:
        play.end_turn()
    assert outcome(play).scores == (2, 4)


def ripe(play: Play) -> list[tuple[int, int]]:
    return sorted((each.amount, each.seat) for each in play.state.lasting if each.kind == "ripe")


@domain("ancient-road")
def test_on_the_ancient_road_nobody_is_slowed():
    field = ("crop-field: 18 10",)
    figures = ("0 cadets-sword 18 10 90", "1 cadets-plain 30 30 270")
    assert inches(under("", *figures, terrain=field)) == 4
    assert inches(under("ancient-road", *figures, terrain=field)) == 8
    for x, far in ((20.9, 8), (21.1, 4), (15.1, 8), (14.9, 4)):  # the road is 6" wide
        edge = (f"0 cadets-sword {x} 10 90", "1 cadets-plain 30 30 270")
        assert inches(under("ancient-road", *edge, terrain=(f"crop-field: {x} 10",))) == far


@domain("holy-ground")
@rule("M2-DOMAIN-06")
@pytest.mark.parametrize("turn, heals", [(1, True), (0, False)])
def test_on_holy_ground_the_player_who_chose_it_heartens_his_own(turn: int, heals: bool):
    coward = f"{turn} adepts-demoralized 5 5 0 click 1"
    play = under(
        "holy-ground",
        coward,
        f"{1 - turn} cadets-plain 30 30 0",
        f"{turn} cadets-plain 20 20 0",
        begin="yes",
        turn=turn,
    )
    assert (play.click(0) == 0) == heals


@domain("muster-field")
@rule("M2-DOMAIN-06")
def test_on_a_muster_field_its_player_deploys_further_ahead():
    play = scene(domains=True, table="open-field")
    play.do(c.ChooseDomain(0, KEYS["war"])).do(c.ChooseDomain(1, KEYS["muster-field"]))
    deep: dict[int, bool] = {}
    while len(deep) < 2:
        if play.kind == "deploy":
            y = 4.2 if play.seat == 0 else 36 - 4.2
            figure = next(slot for slot, owner in enumerate(play.state.owner) if owner == play.seat)
            if play.seat not in deep:
                deep[play.seat] = play.offers(play.putting(figure, 18, y, 90))
        play.do(play.options()[0])
    assert deep == {0: False, 1: True}


# Catastrophes


@domain("twister")
def test_in_a_twister_nobody_soars_and_wings_are_slow():
    wing = "0 cadets-wing 10 10 0"
    barred("twister", wing, "soar", FAR)
    assert inches(under("twister", wing, SWORD.replace("10 10", "20 20"), FAR)) == 6
    assert inches(under("twister", SWORD, FAR)) == 8
    landing = under("twister", wing + " soaring", FAR)
    assert landing.state.table.level[0] == SOARING
    assert landing.offers(c.Act(0, 0, "land")), "who is up comes down"


@domain("inferno")
def test_in_an_inferno_whoever_ends_in_thickets_burns():
    figures = ("0 cadets-sword 18 10 90", "0 cadets-sword 10 10 90", "1 cadets-plain 18 12 270", FAR)
    play = under("inferno", *figures, terrain=("crop-field: 18 11",)).end_turn()
    assert [play.click(figure) for figure in (0, 1, 2)] == [1, 0, 0], "only those of the player whose end phase it is"
    assert play.all(Damaged)


@domain("ley-burn")
def test_with_ley_burn_spells_cost_a_click():
    for name, click in (("", 0), ("ley-burn", 1)):
        lines: dict[str, object] = {"domain_1": KEYS[name]} if name else {}
        play = sorcery(MAGE, FRIEND + " click 2", FAR, book="balm deny", dice=[(1,), (1,), (1,)], **lines)  # type: ignore[arg-type]
        mark(cast(play, 1), 0)
        assert play.click(0) == click


@domain("earthquake")
def test_in_an_earthquake_hills_are_hard_to_leave():
    figures = ("0 cadets-sword 18 10 90", "0 cadets-wing 18.5 11.6 90", FAR)
    hill = ("hill: 18 10.5",)
    assert [inches(under("", *figures, terrain=hill), figure) for figure in (0, 1)] == [8, 8]
    assert [inches(under("earthquake", *figures, terrain=hill), figure) for figure in (0, 1)] == [4, 8]
    assert inches(under("earthquake", SWORD, FAR, terrain=hill)) == 8


@domain("war")
@rule("M2-RIDER-05")
def test_in_war_everybody_has_a_bonus_but_a_rider_on_foot():
    def total(name: str, figure: str) -> int:
        found = targets(under(name, figure, FOE, FAR).state, 0, "fight", only=[1])[0]
        assert found.attack is not None
        return found.attack.total

    assert total("war", "0 adepts-healing 10 10 0") - total("", "0 adepts-healing 10 10 0") == 1
    assert total("war", SWORD) == total("", SWORD), "who has one keeps it"
    assert total("war", "0 stable-rider 10 10 0") == total("", "0 stable-rider 10 10 0"), "reading R99"
