"""Banner of Fear."""

from __future__ import annotations

from tests.board.artifacts.relics import attach, unit
from tests.board.rules.fights import enemy, fight, fighting, me
from tests.marks import content, rule
from tests.play import deciding, do, refused


@content("board/card/banner_of_fear")
def test_fear_cancels_an_attack_for_the_unit() -> None:
    match = fight("orc_skirmishers", "banner_of_fear", "block", seat="units: peasants")
    attach(match, "banner_of_fear")
    uid = unit(match).uid
    do(match, f"0: use-banner {uid}", "0: choose-enemy orc_skirmishers 1")
    assert [attack.cancelled for attack in enemy(match, "orc_skirmishers").attacks] == [False, True]
    assert [attack.left for attack in enemy(match, "orc_skirmishers").attacks] == [True, False]
    assert (me(match).fame, unit(match).ready) == (1, False)
    assert refused(match, f"0: use-banner {uid}").reason == "board-unit-not-ready"


@content("board/card/banner_of_fear")
def test_fear_does_not_cancel_the_attack_of_the_immune() -> None:
    match = fight("sorcerers", "banner_of_fear", "block", seat="units: peasants")
    attach(match, "banner_of_fear")
    assert refused(match, f"0: use-banner {unit(match).uid}").reason == "board-no-enemy-to-affect"
    early = fight("prowlers", "banner_of_fear", "ranged", seat="units: peasants")
    attach(early, "banner_of_fear")
    assert refused(early, f"0: use-banner {unit(early).uid}").reason == "board-block-not-now"


@content("board/card/banner_of_fear")
@rule("UE-DEED-11")
def test_fear_holds_back_up_to_three_enemies() -> None:
    match = fight("prowlers, wolf_riders, golems, swordsmen", "banner_of_fear", "ranged")
    do(match, "0: play-card banner_of_fear strong", "0: choose-enemy prowlers", "0: choose-enemy swordsmen")
    do(match, "0: choose-enemy golems")
    assert deciding(match) == [(0, "combat")]
    left = {name: any(a.left for a in enemy(match, name).attacks) for name in fighting(match)}
    assert left == {"prowlers": False, "wolf_riders": True, "golems": False, "swordsmen": False}
    assert "banner_of_fear" not in (*me(match).played, *me(match).discard)


@content("board/card/banner_of_fear")
def test_fear_may_hold_back_fewer() -> None:
    match = fight("prowlers, wolf_riders", "banner_of_fear", "ranged")
    do(match, "0: play-card banner_of_fear strong", "0: choose-enemy prowlers", "0: decline")
    assert enemy(match, "wolf_riders").attacks[0].left
