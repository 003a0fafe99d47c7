"""Mind Read."""

from __future__ import annotations

from mageknight.board.events.cards import HandShown
from mageknight.kernel.rng import Rng, seed_from_text
from tests.board.rules.fights import hand, me
from tests.board.spells.circle import table
from tests.marks import content, rule
from tests.play import deciding, do, options

NIGHT = "night: yes; source: gold, gold, red"


@content("board/card/mind_read")
@rule("UE-REVERT-04")
def test_mind_read_makes_others_discard_a_colour_or_show_their_hand() -> None:
    match = table(
        "hand: mind_read, march; mana: white",
        "hand: march, stamina, wound",
        "hand: rage, wound",
    )
    events = do(match, "0: play-card mind_read basic", "0: choose-colour green")
    assert me(match).crystals == {"green": 1}
    assert deciding(match) == [(1, "choose-card")]
    assert options(match) == ["choose-card card=march"], "asked although there is only one: others do not know that"
    events = do(match, "1: choose-card march")
    assert me(match, 1).discard == ("march",)
    assert [event.seat for event in events if isinstance(event, HandShown)] == [2]
    assert (hand(match, 2), me(match, 2).shown) == (("rage", "wound"), ("wound", "rage")), "everybody knows it now"
    dealt = match.kit.redeal(match.state, 0, Rng(seed_from_text("another deal")))
    assert sorted(dealt.players[2].hand) == sorted(match.state.players[2].hand)
    assert match.can_undo(0) is not None


@content("board/card/mind_read")
def test_mind_steal_keeps_a_discarded_action_but_no_spell() -> None:
    match = table(
        "hand: mind_read; mana: white, black",
        "hand: march, stamina",
        "hand: tremor, rage",
        more=NIGHT.replace("red", "gold"),
    )
    do(match, "0: play-card mind_read strong", "0: choose-colour green")
    do(match, "1: choose-card march", "2: choose-card tremor")
    assert options(match) == ["choose-card card=march", "decline"]
    do(match, "0: choose-card march")
    assert (hand(match), me(match, 1).discard, me(match, 2).discard) == (("march",), (), ("tremor",))
