"""Players of the miniatures game: nobody throws dice to decide, everybody looks at the enemy, marches and sets up with sense."""

from __future__ import annotations

import pytest

from mageknight.bots import Budget, bot_named
from mageknight.bots.minis.domains import leaning
from mageknight.bots.thought import decision_of
from mageknight.kernel.registry import kit_named
from mageknight.minis.commands import Act, ChooseDomain, Join, Move, Put
from mageknight.minis.content.domains import official_domains
from mageknight.minis.table.facing import STEPS, facing_to
from tests.bots.tables import battle, dice, played, waiting
from tests.play import situation

KIT = kit_named("minis")


def chosen(match, level, nodes=400):
    """What a level does first in a situation."""
    decision = next(one for one in match.pending() if not one.standing)
    known = KIT.redeal(match.state, decision.seat, dice("known"))
    return bot_named("minis", level).choose(KIT, known, decision.seat, dice("bot"), Budget(nodes)).command


def deeds(match, level, count, nodes=400):
    """What it does until so many decisions of its own are made, or the turn ends."""
    bot = bot_named("minis", level)
    decision = next(one for one in match.pending() if not one.standing)
    seat, found = decision.seat, []
    for _ in range(count):
        decision = next((one for one in match.pending() if not one.standing), None)
        if decision is None or decision.seat != seat:
            break
        known = KIT.redeal(match.state, seat, dice("known"))
        found.append(bot.choose(KIT, known, seat, dice("bot"), Budget(nodes)).command)
        match.play(found[-1])
    return found


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_levels_do_not_throw_dice(level):
    for number in range(3):
        state = played(KIT, battle(), f"steady/{number}", 20 + 11 * number)
        decision = waiting(KIT, state)
        assert decision is not None
        known = KIT.redeal(state, decision.seat, dice("known"))
        answers = [
            bot_named("minis", level).choose(KIT, known, decision.seat, dice(f"bot/{luck}"), Budget(200)).command
            for luck in range(2)
        ]
        assert answers[0] == answers[1]
        assert decision_of(KIT, known, decision.seat) is not None


WALK = """
    game: minis
    turn: 0
    actions: 1
    figure 0: rebellion-036 of 0 at 10 10 facing 180
    figure 1: rebellion-028 of 1 at 26 10 facing 180
"""


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_whoever_moves_looks_at_the_nearest_enemy_in_the_end(level):
    match = situation(WALK)
    steps = [each for each in deeds(match, level, 3) if isinstance(each, Move)]
    assert steps
    table = match.state.table
    wanted = facing_to(table.x[1] - table.x[0], table.y[1] - table.y[0])
    off = abs(wanted - table.facing[0]) % STEPS
    assert min(off, STEPS - off) <= STEPS // 8


MARCH = """
    game: minis
    turn: 0
    actions: 1
    figure 0: rebellion-067 of 0 at 6 10 facing 0
    figure 1: rebellion-067 of 0 at 6 11.5 facing 0
    figure 2: rebellion-067 of 0 at 6 8.5 facing 0
    figure 3: rebellion-028 of 1 at 34 10 facing 180
"""


def test_who_stands_together_goes_together():
    match = situation(MARCH)
    found = deeds(match, "knight", 12)
    assert isinstance(found[0], Act)
    assert found[0].how == "march"
    assert len([each for each in found if isinstance(each, Join)]) == 2
    assert all(match.state.table.x[figure] > 8 * 500 for figure in range(3))


def test_domains_lean_to_whom_they_help():
    """Fog that shortens range helps the side without bows against one with them."""
    match = situation(
        """
        game: minis
        edition: second
        total: 100
        turn: 0
        figure 0: muster-066 of 0 at 10 10 facing 0
        figure 1: muster-144 of 1 at 26 10 facing 180
        """
    )
    fog = next(key for key, each in official_domains().items() if each.caps.get("range") == 8)
    assert leaning(match.state, 0, ChooseDomain(0, fog)) > 0.0 > leaning(match.state, 1, ChooseDomain(1, fog))


def test_an_army_is_not_set_up_in_one_row_behind_the_lake():
    """Fighters stand further in front than helpers, and nobody stands outside the starting area."""
    state = KIT.engine.new(battle(), b"deploying bots!!")
    rng = dice("deploy")
    bots = [bot_named("minis", "knight") for _ in range(2)]
    put = []
    while (decision := waiting(KIT, state)) is not None and decision.kind != "minis-action":
        known = KIT.redeal(state, decision.seat, rng)
        command = bots[decision.seat].choose(KIT, known, decision.seat, rng, Budget(200)).command
        if isinstance(command, Put):
            put.append((decision.seat, command.y))
        KIT.engine.apply(state, command)
    assert len(put) > 4
    assert any(len({y for seat, y in put if seat == who}) > 1 for who in (0, 1))


def test_whoever_completes_a_formation_leaves_room_for_the_next():
    """Nobody stands in a heap: figures come in groups of a formation, with ground between them."""
    state = KIT.engine.new(battle(), b"deploying bots!!")
    rng = dice("deploy")
    bots = [bot_named("minis", "knight") for _ in range(2)]
    while (decision := waiting(KIT, state)) is not None and decision.kind != "minis-action":
        known = KIT.redeal(state, decision.seat, rng)
        KIT.engine.apply(state, bots[decision.seat].choose(KIT, known, decision.seat, rng, Budget(200)).command)
    touched = [state.table.touch[figure].bit_count() for figure in range(len(state.defs))]
    assert max(touched) <= 2
    assert any(touched)
