"""Time is kept, failures are caught, plans hold only where they were made."""

from __future__ import annotations

import pytest

from mageknight.board.commands import AimAt
from mageknight.board.content.library import LIB
from mageknight.bots import BOTS, LEVELS, Budget, Choice, ask, bot_named, hint
from mageknight.bots.board.planner import BoardPlanner
from mageknight.bots.guard import Guarded
from mageknight.bots.memory import Memory
from mageknight.bots.simple import RandomBot
from mageknight.bots.thought import Bot, decision_of
from mageknight.kernel.message import say
from mageknight.kernel.registry import kit_named
from mageknight.locale import languages, render
from tests.bots.tables import ALONE, RECONNAISSANCE, battle, dice, played, waiting
from tests.play import situation


class Broken(Bot):
    """Fails at once."""

    name = "knight"

    def choose(self, kit, state, seat, rng, budget):
        raise ZeroDivisionError


class Cheat(Bot):
    """Answers with what is not legal."""

    name = "knight"

    def choose(self, kit, state, seat, rng, budget):
        from mageknight.board.commands import ExploreAt

        return Choice(ExploreAt(seat, 0), say("bot-explores"))


@pytest.mark.parametrize("bot", [Broken(), Cheat()])
def test_a_bot_that_fails_is_replaced_and_it_is_said(bot):
    kit = kit_named("board")
    state = played(kit, ALONE, "guard", 3)
    guarded = Guarded(bot, RandomBot())
    for _ in range(4):
        choice = guarded.choose(kit, state, 0, dice("guard"), Budget(100))
        assert choice.trouble is not None
        assert {render(choice.trouble, lang) != "" for lang in languages()} == {True}
        kit.engine.apply(state, choice.command)
    assert guarded.failed


@pytest.mark.parametrize("game", ["board", "minis"])
@pytest.mark.parametrize("level", LEVELS)
def test_without_time_there_is_an_answer_all_the_same(game, level):
    kit = kit_named(game)
    setup = RECONNAISSANCE if game == "board" else battle()
    for number in range(4):
        state = played(kit, setup, f"hurry/{number}", 12 * number + 5)
        decision = waiting(kit, state)
        assert decision is not None
        bot = bot_named(game, level)
        choice = bot.choose(kit, state, decision.seat, dice("hurry"), Budget(0))
        assert choice.command in kit.engine.options(state, decision)
        assert choice.trouble is None
        choice = bot_named(game, level).choose(kit, state, decision.seat, dice("hurry"), Budget(10**6, 1e-9))
        assert choice.command in kit.engine.options(state, decision)


def test_a_budget_counts_positions():
    budget = Budget(3)
    for left in (True, True, True):
        assert (not budget.spent) is left
        budget.spend()
    assert budget.spent
    assert budget.pressed()


def test_half_of_the_time_left_is_over_before_all_of_it():
    budget = Budget(3, 1000.0)
    assert 0.0 < budget.halfway() < budget.until
    assert Budget(3).halfway() == 0.0


def test_a_plan_is_followed_where_it_was_made_and_nowhere_else():
    kit = kit_named("board")
    state = situation("""
        game: board
        source: red, white, gold
        seat 0:
          hand: march, stamina, swiftness
          at: 0,0
    """).state
    planner = BoardPlanner("knight", 400)
    choice = planner.choose(kit, state, 0, dice("plan"), Budget(400))
    kit.engine.apply(state, choice.command)
    planned = planner.memory.recall(kit, kit.redeal(state, 0, dice("elsewhere")), 0)
    assert planned is not None
    decision = decision_of(kit, state, 0)
    assert decision is not None
    assert planned.command in kit.engine.options(state, decision)
    assert planner.memory.recall(kit, state, 0) is None
    assert Memory().recall(kit, state, 0) is None


@pytest.mark.parametrize("enemies, aimed", [("prowlers", "prowlers"), ("prowlers, diggers", "diggers")])
def test_an_attack_that_is_aimed_already_is_carried_on(enemies, aimed):
    """Whoever asks in the midst of an attack is told how to go on with it: nobody can aim at the same enemy twice."""
    match = situation(f"""
        game: board
        source: black, black, black
        seat 0:
          hand: rage, rage, determination
        combat:
          kind: rampage
          phase: attack
          enemies: {enemies}
    """)
    kit, state = match.kit, match.state
    token = next(e.token for e in state.combat.enemies if LIB.enemies[LIB.token_kind[e.token]].name == aimed)
    match.play(AimAt(0, token))
    planner = BoardPlanner("champion", 1500)
    for _ in range(8):
        if match.state.players[0].fame or match.state.combat is None:
            break
        choice = planner.choose(kit, match.state, 0, dice("aimed"), Budget(1500))
        assert choice.reason.key == "bot-fights"
        assert choice.reason.args["foes"], "the reason names whom one would beat"
        match.play(choice.command)
    assert match.state.players[0].fame > 0


def test_hints_are_legal_and_say_why_in_every_language():
    for game, setup in (("board", RECONNAISSANCE), ("minis", battle())):
        kit = kit_named(game)
        for number in range(3):
            state = played(kit, setup, f"hint/{number}", 15 * number + 4)
            decision = waiting(kit, state)
            assert decision is not None
            choice = hint(kit, kit.redeal(state, decision.seat, dice("hint")), decision.seat, dice("hint"), 0.5)
            assert choice.command in kit.engine.options(state, decision)
            for lang in languages():
                assert render(choice.reason, lang) != choice.reason.key


def test_a_hint_tells_the_plan_and_the_next_hint_goes_on_with_it():
    """Each step is what the hint before it foretold, until something new is seen."""
    match = situation("""
        game: board
        source: black, black, black
        seat 0:
          hand: rage, rage, determination
        combat:
          kind: rampage
          phase: attack
          enemies: prowlers
    """)
    kit = match.kit
    planner = BoardPlanner("champion", 1500)
    foretold = None
    while match.state.combat is not None:
        choice = planner.choose(kit, match.state, 0, dice("plan"), Budget(1500))
        words = kit.describe(match.state, choice.command)
        assert foretold is None or foretold == (words, *choice.plan)
        foretold = choice.plan
        match.play(choice.command)
    assert foretold == ()
    assert match.state.players[0].fame > 0


def test_every_bot_has_a_name_in_every_language():
    for name in BOTS:
        for lang in languages():
            assert render(say("bot-level-" + name), lang) != "bot-level-" + name


def test_live_play_keeps_bots_between_decisions():
    kit = kit_named("board")
    state = played(kit, ALONE, "live", 3)
    rng = dice("live")
    for _ in range(6):
        decision = decision_of(kit, state, 0)
        assert decision is not None
        choice = ask(kit, kit.redeal(state, 0, rng), 0, "knight", rng, 0.5)
        kit.engine.apply(state, choice.command)


def test_an_unknown_bot_is_an_error():
    with pytest.raises(LookupError):
        bot_named("board", "dragon")
