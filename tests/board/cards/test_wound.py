"""The Wound: a card that is good for nothing."""

from __future__ import annotations

from tests.board.rules.fights import fight
from tests.marks import content, rule
from tests.play import options, refused


@content("board/card/wound")
@rule("UE-DEED-12")
def test_a_wound_cannot_be_played_at_all() -> None:
    match = fight("prowlers", "wound, march", "attack")
    for use in ("basic", "strong", "move", "influence", "attack"):
        assert refused(match, f"0: play-card wound {use}").rules == ("UE-DEED-12",)
    assert not any("card=wound" in option for option in options(match))
