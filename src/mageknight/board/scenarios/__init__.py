"""Scenarios: each a small file that states its differences."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import library
from mageknight.board.scenarios.conquest import BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST
from mageknight.board.scenarios.cooperation import BLITZ_COOPERATION, FULL_COOPERATION
from mageknight.board.scenarios.depths import DUNGEON_LORDS
from mageknight.board.scenarios.druids import DRUID_NIGHTS
from mageknight.board.scenarios.holding import CONQUER_AND_HOLD
from mageknight.board.scenarios.homecoming import ONE_TO_RETURN
from mageknight.board.scenarios.liberation import MINES_LIBERATION
from mageknight.board.scenarios.reconnaissance import FIRST_RECONNAISSANCE, SOLO_RECONNAISSANCE
from mageknight.board.scenarios.scenario import Scenario
from mageknight.board.scenarios.solo import SOLO_BLITZ, SOLO_DEPTHS, SOLO_DRUIDS, SOLO_LIBERATION
from mageknight.board.scenarios.variants import amended, variant_refusal
from mageknight.board.setup import ALL_SETS, PACK_OF, PACKS, BoardSetup
from mageknight.board.state import BoardState
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.name: scenario
    for scenario in (
        FIRST_RECONNAISSANCE,
        SOLO_RECONNAISSANCE,
        FULL_CONQUEST,
        BLITZ_CONQUEST,
        SOLO_CONQUEST,
        SOLO_BLITZ,
        SOLO_LIBERATION,
        SOLO_DRUIDS,
        SOLO_DEPTHS,
        FULL_COOPERATION,
        BLITZ_COOPERATION,
        MINES_LIBERATION,
        DRUID_NIGHTS,
        DUNGEON_LORDS,
        CONQUER_AND_HOLD,
        ONE_TO_RETURN,
    )
}


BUILT_IN: Final = tuple(SCENARIOS)
"""The scenarios of the package; packs of the user's add more."""

AGREED: Final[dict[BoardSetup, Scenario]] = {}
"""Scenarios with the variants of a table, made once for each set-up."""


def scenario_of(state: BoardState) -> Scenario:
    """The scenario a game is played with (UE-FLOW-01), the variants agreed on included (UE-FLOW-02)."""
    found = state.scenario
    if found is None:
        setup = state.setup
        found = state.scenario = SCENARIOS[setup.scenario] if setup.plain() else agreed(setup)
    return found


def agreed(setup: BoardSetup) -> Scenario:
    """The scenario of a set-up with its variants."""
    found = AGREED.get(setup)
    if found is None:
        found = AGREED[setup] = amended(SCENARIOS[setup.scenario], setup)
    return found


def setup_refusal(setup: BoardSetup) -> Refusal | None:
    """The reason why no game can be played with this set-up, or None."""
    refusal = pack_refusal(setup) or heroes_refusal(setup)
    if refusal is not None:
        return refusal
    scenario = SCENARIOS.get(setup.scenario)
    if scenario is None:
        known = ", ".join(SCENARIOS)
        return refuse("board-unknown-scenario", "UE-FLOW-01", scenario=setup.scenario, known=known)
    if setup.seats not in scenario.seats:
        return refuse("board-wrong-number-of-players", "UE-FLOW-06", seats=setup.seats)
    return None if setup.plain() else variant_refusal(scenario, setup)


def heroes_refusal(setup: BoardSetup) -> Refusal | None:
    """UE-FLOW-03: heroes named beforehand are of the boxes in use, no more than players, and each is there once."""
    known = {hero.name: hero.set_name for hero in library().heroes}
    for name in setup.heroes:
        if name not in known:
            return refuse("board-unknown-hero", "UE-FLOW-03", hero=name, known=", ".join(known))
        if known[name] not in setup.sets:
            return refuse("board-hero-not-in-sets", "UE-FLOW-03", hero=Message("board-hero-" + name))
        if setup.heroes.count(name) > 1:
            return refuse("board-hero-twice", "UE-FLOW-03", hero=Message("board-hero-" + name))
    if len(setup.heroes) > setup.seats:
        return refuse("board-too-many-heroes", "UE-FLOW-03", heroes=len(setup.heroes), seats=setup.seats)
    return None


def pack_refusal(setup: BoardSetup) -> Refusal | None:
    """The reason why the packs of a set-up cannot be played with: numbers of pieces are only the same with the same packs before them."""
    if setup.packs != tuple(PACKS[: len(setup.packs)]):
        wanted = ", ".join(setup.packs)
        return refuse("board-packs-missing", packs=wanted, loaded=", ".join(PACKS) or "–")
    if ALL_SETS[0] not in setup.sets:
        return refuse("board-base-set-needed", "UE-SETUP-21")
    names = [stamp.partition(":")[0] for stamp in setup.packs]
    for name in setup.sets:
        if name not in ALL_SETS and name not in names:
            return refuse("board-unknown-set", set=name, known=", ".join([*ALL_SETS, *names]))
    pack = PACK_OF.get(setup.scenario, "")
    if pack and pack not in setup.sets:
        title = Message("board-scenario-" + setup.scenario.replace("_", "-"))
        whose = Message("board-set-" + pack.replace("_", "-"))
        return refuse("board-scenario-not-in-sets", scenario=title, pack=whose)
    return None
