"""Who bears what is not blocked: a unit that is to strike later does not, and what a fight promises is kept."""

from __future__ import annotations

import pytest

from mageknight.board.commands import AssignDamage
from mageknight.bots.board.fights import Fight
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.planner import BoardPlanner
from mageknight.bots.thought import Budget
from tests.bots.tables import dice
from tests.play import situation

FIGHT = """
    game: board
    source: black, black, black
    seat 0:
      hand: {hand}
      units: {units}
    combat:
      kind: rampage
      phase: block
      enemies: {foe}
"""


def fought_out(match):
    """The fight played to its end by a planner; the reason it gave first."""
    planner = BoardPlanner("knight", 1500)
    reasons = []
    while match.state.combat is not None:
        choice = planner.choose(match.kit, match.state, 0, dice("bears"), Budget(1500))
        reasons.append(choice.reason)
        match.play(choice.command)
    return reasons[0]


@pytest.mark.parametrize("hand", ["wound", "wound, march"])
@pytest.mark.parametrize("spent", ["altem_mages", "delphana_masters", "utem_guardsmen"])
@pytest.mark.parametrize("foe", ["diggers", "prowlers"])
def test_the_unit_that_can_strike_is_spared_however_dear_the_one_is_that_bears(hand, spent, foe):
    match = situation(FIGHT.format(hand=hand, units=f"{spent} spent, utem_crossbowmen", foe=foe))
    reason = fought_out(match)
    assert reason.key == "bot-fights"
    assert match.state.players[0].fame == 2
    struck = next(unit for unit in match.state.players[0].units if unit.spent and not unit.wounds)
    assert struck


def test_a_unit_that_has_borne_a_blow_is_not_counted_on():
    """One unit only: either it bears the blow or it strikes."""
    match = situation(FIGHT.format(hand="wound, wound, wound", units="utem_crossbowmen", foe="orc_trackers"))
    plan = Fight(Mind(match.kit, match.state, 0, Budget(10**6)), match.state).solve()
    bearers = [order.unit for order in plan.harm if isinstance(order, AssignDamage)]
    strikers = [source[1] for step in plan.steps for play in step.plays for source in play.uses if source[0] == "unit"]
    assert not set(bearers) & set(strikers)


def test_damage_beyond_one_unit_goes_on_to_the_next():
    match = situation(FIGHT.format(hand="wound, rage", units="peasants spent, foresters spent", foe="minotaur"))
    plan = Fight(Mind(match.kit, match.state, 0, Budget(10**6)), match.state).solve()
    orders = [order for order in plan.harm if isinstance(order, AssignDamage)]
    before = len(match.state.players[0].hand)
    fought_out(match)
    hurt = [unit for unit in match.state.players[0].units if unit.wounds]
    assert len(hurt) == len([order for order in orders if order.unit >= 0])
    assert len(match.state.players[0].hand) <= before + plan.wounds
