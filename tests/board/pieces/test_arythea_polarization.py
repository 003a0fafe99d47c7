"""Polarization."""

from __future__ import annotations

from tests.board.rules.fights import me
from tests.board.skills.trials import battle, turn, use
from tests.marks import content, rule
from tests.play import do, refused, view


@content("board/skill/arythea_polarization")
@rule("UE-MANA-10", "UE-MANA-16")
def test_polarization_by_night() -> None:
    match = turn(
        "arythea_polarization", "hand: fireball, march; mana: gold, red", more="night: yes; source: gold, gold"
    )
    use(match, "arythea_polarization")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"
    fighting = battle(
        "arythea_polarization",
        "prowlers",
        "ranged",
        hand="fireball",
        seat="mana: gold, red",
        more="night: yes; source: gold, gold",
    )
    assert refused(fighting, "0: play-card fireball strong").reason == "board-no-mana"
    use(fighting, "arythea_polarization")
    do(fighting, "0: play-card fireball strong", "0: pay-mana token-gold black")
    assert me(fighting).mana == {}


@content("board/skill/arythea_polarization")
@rule("UE-MANA-14")
def test_polarization_reaches_a_depleted_die() -> None:
    match = turn("arythea_polarization", "hand: march", more="source: black, black, black")
    use(match, "arythea_polarization")
    do(match, "0: play-card march strong")
    assert view(match).turn.move == 4
    assert [die.owner for die in view(match).source].count(0) == 1
