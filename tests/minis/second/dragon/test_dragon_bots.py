"""How bots play the Dragon, and hunt it."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.minis.drill import battle
from tests.minis.second.dragon.lair import ANGRY, BEFORE, FRONT, FURIOUS, HULL
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
