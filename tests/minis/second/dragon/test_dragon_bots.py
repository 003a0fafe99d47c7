"""How bots play the Dragon, and hunt it."""

from __future__ import annotations

from mageknight.bots.minis.field import Field, settled
from mageknight.bots.minis.hunting import dread, worth_going_to, zeal
from mageknight.bots.minis.odds import blow, points_of
from mageknight.bots.minis.outlook import Outlook
from mageknight.bots.minis.threats import push_price
from mageknight.bots.thought import Budget
from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.state.battle import BROOD
from tests.minis.drill import battle, units
from tests.minis.second.dragon.lair import ANGRY, BEFORE, FRONT, FURIOUS, HULL, LEFT, RAMPAGING, REAR, RIGHT
from tests.minis.second.field import FAR, second
from tests.minis.second.test_reacting_bots import answer_of


def test_the_dragon_flies_first_and_strikes_back() -> None:
    play = second(FURIOUS, FAR, total=900, begin="yes")
    assert answer_of(play) == c.Act(0, FRONT, "move-first")
    play.do(answer_of(play))
    play.do(answer_of(play))
    assert play.place(HULL) != (18, 18), "it goes where its prey is"
    hurt = second(f"0 cadets-sword {BEFORE}", "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6, 6)])
    hurt.act(0, "fight").target(2)
    assert isinstance(answer_of(hurt), c.Act)


def test_the_dragon_calls_its_brood_where_nobody_is_near_and_uses_its_powers_where_somebody_is() -> None:
    alone = second(ANGRY, "1 cadets-plain 34 34 270", total=600)
    assert answer_of(alone) == c.Act(0, FRONT, "beastmother")
    tired = [f"1 cadets-plain {x} {y} 180 tokens 2" for x, y in (("26", "18"), ("26", "20"), ("26", "16"))]
    play = second(FURIOUS, *tired, FAR, total=900)
    played = {answer_of(play, luck) for luck in ("one", "two")}
    assert played <= {c.Act(0, FRONT, how) for how in ("famine", "pestilence", "control", "beastmother", "shoot")}


def test_a_hunter_attacks_the_dragon_and_nobody_else() -> None:
    play = battle(
        "2 apocalypse-001@2 18 18 0",
        f"0 cadets-sword {BEFORE}",
        "1 cadets-sword 23.75 19.5 180",
        edition="dragon",
        total=900,
        seats=3,
    )
    assert answer_of(play) == c.Act(0, 5, "fight")
    play.do(answer_of(play))
    assert answer_of(play) == c.Target(0, FRONT)


def test_a_last_move_is_judged_before_the_dragon_answers_it() -> None:
    play = battle(
        "1 apocalypse-001@2 18 18 0", "0 cadets-sword 32 18 180", edition="dragon", total=900, seats=2, actions=1
    )
    field = Field(play.match.kit, play.state, 0, Budget(100), Outlook())
    after = play.state.copy()
    for command in (c.Act(0, 5, "move"), c.Move(0, 5, ((units(30), units(18)),), 180)):
        play.match.kit.engine.apply_trusted(after, command)
    assert not settled(field, after)
    assert play.match.kit.engine.pending(after)[0].kind == "minis-command"
    assert (after.table.x[HULL], after.table.y[HULL]) == (units(18), units(18)), "nobody has flown in its place"


def test_pushing_costs_nothing_whom_it_does_not_hurt() -> None:
    play = second(FURIOUS, "0 cadets-sword 5 5 0", FAR, total=900)
    assert push_price(play.state, FRONT) == 0.0
    assert push_price(play.state, 5) > 0.0


def test_the_dials_in_use_stand_for_all_points_of_the_dragon() -> None:
    for lair, total in ((ANGRY, 600), (FURIOUS, 900), (RAMPAGING, 1200)):
        state = second(lair, FAR, total=total).state
        used = [each for each in (FRONT, LEFT, REAR, RIGHT) if not state.defs[each].is_unused]
        assert sum(points_of(state, each) for each in used) == total


def test_hunters_fear_the_dragon_less_than_other_enemies_since_it_reaches_everybody() -> None:
    state = battle("1 apocalypse-001@1 18 18 0", "0 cadets-sword 32 18 180", edition="dragon", total=600, seats=2).state
    assert dread(state, 0) < dread(state, 1) == 1.0
    assert zeal(state, 0) > zeal(state, 1) == 1.0
    usual = second("0 cadets-sword 5 5 0", FAR).state
    assert dread(usual, 0) == zeal(usual, 0) == 1.0


def test_brood_is_worth_less_than_its_points_and_nobody_goes_for_it() -> None:
    state = battle(
        "1 apocalypse-001@1 18 18 0",
        "0 cadets-sword 32 18 180",
        "1 cadets-plain 30 18 0",
        edition="dragon",
        total=600,
        seats=2,
    ).state
    spawn = 6
    before = points_of(state, spawn)
    state.marks[spawn] |= BROOD
    assert points_of(state, spawn) < before
    assert spawn not in worth_going_to(state, [FRONT, spawn])
    assert worth_going_to(state, [spawn]) == [spawn]


def test_the_dragon_strikes_back_with_what_takes_most() -> None:
    play = second(f"0 cadets-sword {BEFORE}", "1 apocalypse-001@2 18 18 0", FAR, total=900, dice=[(6, 6)])
    play.act(0, "fight").target(2)
    assert play.kind == "riposte"
    answers = [each for each in play.options() if isinstance(each, c.Act)]
    taken = {each: blow(play.state, attack_manner(play.state, each.how), each.figure, 0) for each in answers}
    assert len(taken) > 1, "there is something to choose from"
    best = answer_of(play)
    assert isinstance(best, c.Act)
    assert taken[best] == max(taken.values())


def test_the_dragon_starves_its_enemies_and_not_its_own() -> None:
    play = second(
        FURIOUS,
        "0 cadets-plain 26 16 0 tokens 1",
        "1 cadets-plain 26 18 180 tokens 1",
        "1 cadets-plain 26 20 180 tokens 2",
        FAR,
        total=900,
        dice=[(6,)],
    )
    play.act(FRONT, "famine")
    assert answer_of(play) == c.Target(0, 7), "two tokens cost more than one"
    play.do(answer_of(play)).do(answer_of(play))
    assert answer_of(play) == c.Enough(0), "only its own are left"
