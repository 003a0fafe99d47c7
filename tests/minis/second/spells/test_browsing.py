"""Browsing: what changing the bookmark costs, and when it is allowed."""

from __future__ import annotations

from mageknight.kernel.rng import Rng
from mageknight.minis import commands as c
from mageknight.minis.events import Browsed
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.second.spells.grimoire import FOE, FRIEND, MAGE, covered, mark, over_to, sorcery, stack


@rule("M2-BROWSE-01", "M2-BROWSE-02", "M2-BROWSE-06")
def test_three_bars_take_a_special_action_in_the_own_turn() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="stillness balm hawk-eye")
    play.act(0, "browse")
    assert play.only(Browsed).bars == 3
    mark(play, 2)
    assert stack(play) == ["hawk-eye", "stillness", "balm"]
    assert play.tokens(0) == 1
    over_to(play, 1)
    assert play.refused(c.Act(1, 0, "browse")).reason == "minis-not-yours"


@rule("M2-BROWSE-09")
def test_whoever_browses_shows_the_edge_of_a_card_and_no_more() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="stillness balm hawk-eye")
    assert battle_view(play.state, 1).books[0].edges == ()
    play.act(0, "browse")
    assert battle_view(play.state, 1).books[0].bared == 3
    mark(play, 2)
    assert battle_view(play.state, 1).books[0].bared == 0
    for viewer in (1, None):
        seen = battle_view(play.state, viewer).books[0]
        assert (seen.edges, seen.known, seen.spells) == ((3,), (), ())
    assert battle_view(play.state, 0).books[0].edges == ()
    rng = Rng(bytes(16))
    for _ in range(20):
        dealt = play.match.kit.redeal(play.state, 1, rng)
        assert battle_view(dealt, 1) == battle_view(play.state, 1)


@rule("M2-BROWSE-03")
def test_a_face_down_spell_is_turned_up_and_may_stay_on_top() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="breath-of-the-drake balm down")
    assert covered(play)
    play.act(0, "browse")
    mark(play, 0)
    assert (stack(play), covered(play)) == (["breath-of-the-drake", "balm"], False)


@rule("M2-BROWSE-04")
def test_one_bar_is_browsed_for_free_when_the_own_end_phase_begins() -> None:
    play = sorcery(MAGE, FOE, book="balm hawk-eye")
    refused = play.refused(c.Act(0, 0, "browse"))
    assert (refused.reason, refused.rules) == ("minis-browse-is-free", ("M2-BROWSE-04",))
    play.end_turn()
    assert (play.seat, play.kind) == (0, "free-browse")
    mark(play, 1)
    assert stack(play) == ["hawk-eye", "balm"]
    assert play.tokens(0) == 0
    assert play.kind == "action"


def test_whoever_has_more_bars_is_asked_all_the_same_and_can_only_leave_the_book() -> None:
    play = sorcery(MAGE, FOE, book="stillness balm")
    play.end_turn()
    assert (play.seat, play.kind) == (0, "free-browse")
    assert play.options() == [c.Decline(0)]
    refused = play.refused(c.Bookmark(0, 1))
    assert (refused.reason, refused.rules) == ("minis-browse-costs", ("M2-BROWSE-05", "M2-BROWSE-06"))


@rule("M2-BROWSE-05", "M2-BROWSE-08")
def test_two_bars_take_a_token_off_first_even_from_whoever_has_two() -> None:
    for before, after in ((1, 1), (2, 2)):
        mage = f"0 adepts-mage 10 10 0 tokens {before}"
        play = sorcery(mage, FOE, FRIEND, book="lead-feet balm")
        assert play.offers(c.Act(0, 0, "browse"))
        play.act(0, "browse")
        mark(play, 1)
        assert (play.tokens(0), stack(play)) == (after, ["balm", "lead-feet"])
    worn = sorcery("0 adepts-mage 10 10 0 tokens 2", FOE, FRIEND, book="stillness balm")
    assert worn.refused(c.Act(0, 0, "browse")).reason == "minis-pushed-already"


@rule("M2-BROWSE-07")
def test_two_bars_without_a_token_end_with_one() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="lead-feet balm")
    play.act(0, "browse")
    mark(play, 0)
    assert play.tokens(0) == 1
    assert play.click(0) == 0
