"""Shield of the Fallen Kings."""

from __future__ import annotations

from tests.board.rules.fights import enemy, fight, fighting
from tests.marks import content, rule
from tests.play import do, refused, view


@content("board/card/shield_of_the_fallen_kings")
@rule("UE-BLOCK-02", "UE-BLOCK-16")
def test_shield_of_the_fallen_kings_blocks_once_or_twice() -> None:
    match = fight("prowlers, wolf_riders", "shield_of_the_fallen_kings", "block")
    do(match, "0: play-card shield_of_the_fallen_kings basic", "0: choose-option 0")
    assert [points.amount for points in view(match).combat.block] == [6]
    match = fight("prowlers, diggers", "shield_of_the_fallen_kings", "block")
    do(match, "0: play-card shield_of_the_fallen_kings basic", "0: choose-option 1")
    assert refused(match, "0: use-grant 0").reason == "board-block-against-another-attack"
    do(match, "0: block-attack prowlers 0", "0: use-grant 0", "0: block-attack diggers 0")
    assert not any(attack.left for name in fighting(match) for attack in enemy(match, name).attacks)
    assert refused(match, "0: use-grant 0").reason == "board-no-such-grant"


@content("board/card/shield_of_the_fallen_kings")
def test_shield_of_the_fallen_kings_blocks_three_times_in_cold_fire() -> None:
    match = fight("hydra, fire_mages", "shield_of_the_fallen_kings", "block")
    do(match, "0: play-card shield_of_the_fallen_kings strong", "0: choose-option 1")
    assert [(p.amount, p.element) for p in view(match).combat.block] == [(4, "cold_fire")]
    do(match, "0: block-attack hydra 0", "0: use-grant 0", "0: block-attack hydra 1")
    do(match, "0: use-grant 0", "0: block-attack hydra 2")
    assert not any(attack.left for attack in enemy(match, "hydra").attacks)
    one = fight("fire_mages", "shield_of_the_fallen_kings", "block")
    do(one, "0: play-card shield_of_the_fallen_kings strong", "0: choose-option 0", "0: block-attack fire_mages 0")
    assert not enemy(one, "fire_mages").attacks[0].left
