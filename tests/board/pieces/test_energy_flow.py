"""Energy Flow."""

from __future__ import annotations

from tests.board.rules.fights import me
from tests.board.spells.circle import table
from tests.marks import content, rule
from tests.play import deciding, do, options, refused

NIGHT = "night: yes; source: gold, gold, red"


@content("board/card/energy_flow")
def test_energy_flow_readies_a_unit_and_spends_those_of_others() -> None:
    match = table(
        "hand: energy_flow; mana: green; units: peasants spent wounded",
        "units: utem_guardsmen, fire_mages; level: 3",
        "units: fire_mages",
    )
    guards = me(match, 1).units[0].uid
    do(match, "0: play-card energy_flow basic")
    assert (me(match).units[0].ready, me(match).units[0].wounds) == (True, 1)
    assert options(match) == [f"choose-unit unit={guards}", "decline"], "level II or lower only"
    do(match, f"0: choose-unit {guards}")
    assert [unit.ready for unit in me(match, 1).units] == [False, True]
    assert (deciding(match), me(match, 2).units[0].ready) == ([(0, "turn")], True)


@content("board/card/energy_flow")
@rule("UE-COMBAT-25")
def test_energy_steal_also_heals_and_reaches_higher() -> None:
    match = table(
        "hand: energy_flow; mana: green, black; units: peasants spent wounded",
        "units: fire_mages",
        more=NIGHT.replace("red", "gold"),
    )
    do(match, "0: play-card energy_flow strong", f"0: choose-unit {me(match, 1).units[0].uid}")
    assert (me(match).units[0].ready, me(match).units[0].wounds) == (True, 0)
    assert not me(match, 1).units[0].ready
    idle = table("hand: energy_flow; mana: green; units: peasants", "units: fire_mages")
    assert refused(idle, "0: play-card energy_flow basic").reason == "board-no-unit-to-ready"
