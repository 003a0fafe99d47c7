"""Questions for clients and bots: their answers are what the game then does."""

from __future__ import annotations

from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.events import Attacked, Damaged
from mageknight.minis.queries import preview
from mageknight.minis.table.lattice import INCH
from tests.minis.drill import Play, battle, units

WOODS = ["rubble: 14 10"]


def answer(play: Play, attacker: int, how: str, target: int) -> preview.TargetAnswer:
    return next(each for each in preview.targets(play.state, attacker, how) if each.target == target)


def test_numbers_are_lists_that_add_up_with_rule_ids():
    play = battle("0 archer 10 10 0", "1 battle-armor 18 10 180", terrain=WOODS)
    found = answer(play, 0, "shoot", 1)
    assert found.refusal is None
    assert found.attack is not None
    assert found.defense is not None
    assert found.attack.total == 8
    assert found.defense.total == 18
    parts = {part.rule: part.amount for part in found.defense.parts}
    assert parts == {"REB-RNG-11": 15, "REB-HIN-06": 1, "REB-ABL-29": 2}
    assert sum(part.amount for part in found.defense.parts) == found.defense.total


def test_the_chance_counts_the_throws_that_hit():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180")
    found = answer(play, 0, "fight", 1)
    # 7 or more with two dice.
    assert found.chance == 21
    hits = 0
    for first in range(1, 7):
        for second in range(1, 7):
            thrown = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", "1 trooper 30 30 0", dice=[(first, second)])
            hits += thrown.act(0, "fight").target(1).only(Attacked).hit
    assert hits == found.chance


def test_expected_clicks_are_the_mean_over_all_throws():
    figures = ("0 weapon-master 10 10 0", "1 toughness 11.5 10 180", "1 trooper 30 30 0")
    found = answer(battle(*figures), 0, "fight", 1)
    clicks = 0
    for first in range(1, 7):
        for second in range(1, 7):
            for die in range(1, 7):
                thrown = battle(*figures, dice=[(first, second), (die,)]).act(0, "fight").target(1)
                clicks += sum(event.amount for event in thrown.all(Damaged) if event.figure == 1)
    assert found.expected == clicks


def test_a_dodge_halves_what_is_expected():
    plain = answer(battle("0 trooper 10 10 0", "1 trooper 11.5 10 180"), 0, "fight", 1)
    dodging = answer(battle("0 trooper 10 10 0", "1 dodge 11.5 10 180"), 0, "fight", 1)
    assert dodging.expected == plain.expected // 2


def test_companions_raise_the_chance():
    play = battle("0 trooper 10 10 0", "0 trooper 11.5 8.5 90", "1 wide 11.5 10 225")
    alone = preview.targets(play.state, 0, "fight")[0]
    together = preview.targets(play.state, 0, "fight", (1,))[0]
    assert (alone.chance, together.chance) == (21, 26)


def test_why_not_names_the_line_and_what_it_crosses():
    play = battle("0 archer 10 10 0", "1 trooper 18 10 180", "1 elf 14 10.5 180", terrain=["thicket: 16.5 12"])
    found = answer(play, 0, "shoot", 1)
    assert found.refusal is not None
    assert found.refusal.reason == "minis-base-in-line"
    assert [message.key for message in found.crossings][:1] == ["table-crossing-base"]
    far = preview.why_not_target(play.state, 0, "shoot", 1)
    assert far is not None
    assert "REB-RNG-07" in far.rules


def test_a_preview_and_the_resolution_agree_in_random_fights():
    rng = Rng(seed_from_text("previews"))
    names = ["trooper", "toughness", "battle-armor", "invulnerability", "defend", "hard"]
    for _ in range(40):
        attacker, target = rng.choice(["archer", "pierce", "magic-freeze"]), rng.choice(names)
        facing, click = rng.below(360), rng.below(3)
        dice = (1 + rng.below(6), 1 + rng.below(6))
        figures = (
            f"0 {attacker} 10 10 0 click {click}",
            f"1 {target} 17 12 {facing}",
            "1 defend 17 13.5 0",
            "1 elf 30 30 0",
        )
        play = battle(*figures, terrain=WOODS if rng.below(2) else ["ford: 2 2"], dice=[dice])
        found = answer(play, 0, "shoot", 1)
        assert found.attack is not None
        assert found.defense is not None
        play.act(0, "shoot").target(1)
        if play.kind == "aim":
            play.enough()
        result = play.all(Attacked)[0]
        assert result.total == found.attack.total + sum(dice)
        assert result.defense == found.defense.total


def test_reach_and_path_lead_where_the_game_lets_a_figure_go():
    play = battle("0 trooper 10 10 0", "1 trooper 30 30 0", "0 elf 13 10 0").act(0, "move")
    route = preview.path_to(play.state, 0, units(16), units(10))
    assert route.fault == 0
    assert len(route.path) > 2
    play.do(play.path(0, *[(x / INCH, y / INCH) for x, y in route.path[1:]]))
    assert play.place(0) == (16, 10)
    region = preview.reach_of(play.state, 2)
    assert region.path_to(units(13), units(17.9)) is not None
    assert region.path_to(units(13), units(18.2)) is None


def test_an_approach_goes_as_far_as_it_may():
    play = battle("0 trooper 10 10 0", "1 trooper 30 10 180")
    route = preview.approach_to(play.state, 0, units(28), units(10))
    assert route.path[-1] == (units(18), units(10))


def test_why_not_move_tells_length_and_allowance():
    play = battle("0 trooper 10 10 0", "1 trooper 30 10 180")
    found = preview.why_not_move(play.state, 0, ((units(19), units(10)),), 0)
    assert found is not None
    assert found.facts["allowed"] == 8
    assert preview.why_not_move(play.state, 0, ((units(18), units(10)),), 0) is None


def test_questions_change_nothing():
    play = battle("0 archer 10 10 0", "1 trooper 18 10 180", terrain=WOODS)
    before = play.match.digest()
    preview.targets(play.state, 0, "shoot")
    preview.reach_of(play.state, 0)
    preview.path_to(play.state, 0, units(12), units(12))
    assert attack_manner(play.state, "shoot").word == "shoot"
    assert play.match.digest() == before


def test_candidate_moves_lead_up_from_the_front_and_from_behind_and_away():
    play = battle("0 archer 10 10 0", "1 trooper 15 10 180", "1 trooper 30 30 0").act(0, "move")
    moves = [command for command in play.options() if isinstance(command, c.Move)]
    ends = [(command.path[-1][0] / INCH, command.path[-1][1] / INCH) for command in moves]
    assert any(abs(x - 13.5) < 0.01 and abs(y - 10) < 0.01 for x, y in ends)
    behind = [command for command in moves if abs(command.path[-1][0] / INCH - 16.5) < 0.01]
    assert len(behind) == 1
    assert len(behind[0].path) > 1
    assert any(x < 10 for x, _ in ends)
    for command in moves:
        assert play.offers(command)
