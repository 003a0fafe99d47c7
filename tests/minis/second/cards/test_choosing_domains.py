"""Domains chosen in secret, revealed together, cancelling each other."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.agenda import Simultaneous
from mageknight.kernel.event import redact
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis import commands as c
from mageknight.minis.content.domains import official_domains
from mageknight.minis.events import CompanyCalled, DomainChosen, DomainRemoved, DomainRevealed, FigurePut, TerrainPlaced
from mageknight.minis.log.rank import mark
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import scene

KEYS = {each.name: each.key for each in official_domains().values()}
NORTHLANDER = "muster-039"
FEW = "muster-038"


def choosing(**fields: Any) -> Play:
    return scene(domains=True, **{"table": "open-field", **fields})


def choose(play: Play, *names: str) -> Play:
    """Every seat lays a domain down, in order."""
    for seat, name in enumerate(names):
        play.do(c.ChooseDomain(seat, KEYS[name]))
    return play


def reveal(play: Play) -> Play:
    """Go on until somebody deploys."""
    while play.kind not in ("deploy", "keep-domain"):
        play.do(play.options()[0])
    return play


def in_play(play: Play) -> list[str]:
    return [official_domains()[each.card].name for each in play.state.beside]


def removed(play: Play) -> list[str]:
    return [official_domains()[each.domain].name for each in play.log if isinstance(each, DomainRemoved)]


@rule("M2-DOMAIN-02")
def test_all_players_choose_at_once_and_nobody_learns_what():
    play = choosing(seats=3, armies=(("cadets-sword",),) * 3, edges=(0, 2, 1), dice=[(6, 5, 2, 1, 1, 1)])
    assert sorted(each.seat for each in play.match.pending() if each.kind == "minis-domain") == [0, 1, 2]
    play.do(c.ChooseDomain(1, KEYS["war"]))
    assert play.state.beside == []
    assert all("D-029" not in str(redact(event, seat)) for event in play.events for seat in (0, 2))
    play.do(c.ChooseDomain(0, KEYS["harvest"]))
    play.do(c.ChooseDomain(2, KEYS["war"]))
    for viewer in (0, 1, 2, None):
        seen = {each.seat: each.card for each in battle_view(play.state, viewer).beside}
        assert seen == {
            seat: KEYS[name] if seat == viewer else "" for seat, name in enumerate(("harvest", "war", "war"))
        }
    chosen = [event for event in play.log if isinstance(event, DomainChosen)]
    assert [redact(event, 0).get("domain", "") for event in chosen] == [KEYS["harvest"], "", ""]


def test_only_domains_there_are_can_be_chosen():
    play = choosing()
    assert play.refused(c.ChooseDomain(0, "D-999")).reason == "not-an-option"
    play.do(c.ChooseDomain(0, KEYS["war"]))
    with pytest.raises(Refusal):
        play.match.play(c.ChooseDomain(0, KEYS["harvest"]))


@rule("M2-DOMAIN-03")
def test_domains_are_revealed_after_the_terrain_and_before_the_armies():
    armies = (Muster((Enlisted("cadets-sword"),), "AC-001"), ("cadets-plain",))
    play = reveal(choose(choosing(table="", armies=armies), "war", "harvest"))
    kinds = [type(each) for each in play.log]
    assert DomainRevealed in kinds
    assert FigurePut not in kinds
    assert all(kinds.index(DomainRevealed) > at for at, kind in enumerate(kinds) if kind is TerrainPlaced)
    assert kinds.index(DomainRevealed) < kinds.index(CompanyCalled), "reading R15"
    assert all(each.shown for each in play.state.beside)
    assert {each.card for each in battle_view(play.state, None).beside} == {KEYS["war"], KEYS["harvest"], "AC-001"}


@rule("M2-DOMAIN-04")
@pytest.mark.parametrize(
    "name, by", [(each.name, by) for each in official_domains().values() for by in each.cancelled_by]
)
def test_a_cancelled_domain_leaves_the_game(name: str, by: str):
    play = reveal(choose(choosing(), name, by))
    mutual = name in official_domains()[KEYS[by]].cancelled_by
    assert in_play(play) == ([] if mutual else [by])
    assert removed(play) == ([name, by] if mutual else [name])


@rule("M2-DOMAIN-04")
def test_two_that_cancel_each_other_both_go():
    assert in_play(reveal(choose(choosing(), "war", "truce-stones"))) == []


@rule("M2-DOMAIN-04")
def test_what_is_cancelled_cancels_all_the_same():
    play = choosing(seats=3, armies=(("cadets-sword",),) * 3, edges=(0, 2, 1), dice=[(6, 5, 2, 1, 1, 1)])
    assert in_play(reveal(choose(play, "downpour", "heat-wave", "cold-snap"))) == ["cold-snap"], "reading R17: chains"


@rule("M2-DOMAIN-04")
@content(f"minis/domain/{KEYS['clear-skies']}")
@pytest.mark.parametrize("name", [each.name for each in official_domains().values() if each.is_weather])
def test_clear_skies_end_all_other_weather(name: str):
    assert in_play(reveal(choose(choosing(), "clear-skies", name))) == ["clear-skies"] * (1 + (name == "clear-skies"))


def test_clear_skies_end_no_weather_that_is_in_play_twice():
    play = choosing(seats=3, armies=(("cadets-sword",),) * 3, edges=(0, 2, 1), dice=[(6, 5, 2, 1, 1, 1)])
    assert in_play(reveal(choose(play, "clear-skies", "blizzard", "blizzard"))) == [
        "clear-skies",
        "blizzard",
        "blizzard",
    ]


@rule("M2-DOMAIN-06")
@content(f"minis/domain/{KEYS['muster-field']}")
def test_words_like_yours_mean_whoever_played_it():
    play = reveal(choose(choosing(), "muster-field", "war"))
    deep = [area_of(play.state, seat).outline for seat in (0, 1)]
    assert [box.y1 - box.y0 for box in deep] == [5 * 500, 3 * 500]


@rule("M2-SUBF-12")
def test_northlanders_lay_two_down_and_keep_one_once_all_are_seen():
    play = choosing(armies=((NORTHLANDER, "muster-151"), ("cadets-plain",)))
    choose(play, "war", "harvest")
    assert (play.seat, play.kind) == (0, "domain")
    assert play.refused(c.ChooseDomain(0, KEYS["war"])).rules == ("M2-SUBF-12",)
    play.do(c.ChooseDomain(0, KEYS["blasted-lands"]))
    assert [each.card for each in battle_view(play.state, 1).beside] == ["", KEYS["harvest"], ""]
    reveal(play)
    assert (play.seat, play.kind) == (0, "keep-domain")
    assert {each.card for each in battle_view(play.state, 0).beside} == {
        KEYS[n] for n in ("war", "harvest", "blasted-lands")
    }
    play.do(c.ChooseDomain(0, KEYS["war"]))
    assert in_play(play) == ["war", "harvest"], "the one put back cancels nothing"


def test_an_army_with_few_northlanders_has_one():
    play = choosing(total=100, armies=((FEW,), ("cadets-plain",)))
    choose(play, "war", "harvest")
    assert play.kind != "domain"


def test_an_edition_without_domains_refuses_them():
    with pytest.raises(Refusal, match="minis-no-domains"):
        scene(edition="rebellion", domains=True, armies=(("rebellion-001",), ("rebellion-001",)))


# Secrets.


@pytest.mark.parametrize("seed", ["one", "two"])
def test_nothing_a_player_sees_depends_on_the_domain_of_the_other(seed: str):
    play, rng = choosing(table=""), Rng(seed_from_text(seed))
    while play.kind != "deploy":
        for viewer in (0, 1):
            twin = play.match.kit.redeal(play.state, viewer, rng)
            assert battle_view(twin, viewer) == battle_view(play.state, viewer)
            mine = [each for each in play.match.pending() if each.seat == viewer]
            same = [each for each in play.match.kit.engine.pending(twin) if each.seat == viewer]
            assert [each.kind for each in same] == [each.kind for each in mine]
        play.do(rng.choice(play.options()))
        assert play.match.kit.audit(play.state) == []


def test_dealing_anew_forgets_what_is_locked_and_what_lies_face_down():
    rng = Rng(seed_from_text("deal"))
    locked = choosing().do(c.ChooseDomain(1, KEYS["war"]))
    answers: set[str] = set()
    for _ in range(60):
        top = locked.match.kit.redeal(locked.state, 0, rng).core.agenda[-1]
        assert isinstance(top, Simultaneous)
        assert isinstance(top.answers[1], c.ChooseDomain)
        answers.add(top.answers[1].domain)
    assert len(answers) > 10
    own = locked.match.kit.redeal(locked.state, 1, rng).core.agenda[-1]
    assert isinstance(own, Simultaneous)
    assert own.answers[1] == c.ChooseDomain(1, KEYS["war"])
    laid = choose(choosing(), "harvest", "war")
    dealt = {laid.match.kit.redeal(laid.state, 0, rng).beside[1].card for _ in range(60)}
    assert len(dealt) > 10
    assert laid.match.kit.redeal(laid.state, 0, rng).beside[0].card == KEYS["harvest"]


def test_dealing_two_domains_anew_does_not_hang_on_those_that_lie_there():
    play = choosing(armies=((NORTHLANDER, "muster-151"), ("cadets-plain",)))
    choose(play, "war", "harvest").do(c.ChooseDomain(0, KEYS["blasted-lands"]))
    for number in range(60):
        key = bytes([number] * 16)
        dealt = play.match.kit.redeal(play.state, None, Rng(key))
        assert play.match.kit.redeal(dealt, None, Rng(key)) == dealt
        assert len({each.card for each in dealt.beside if each.seat == 0}) == 2


def test_the_log_has_a_place_for_a_cancelled_domain():
    """Its event names the domain that cancels it where others name a figure."""
    assert mark(DomainRemoved(0, KEYS["downpour"], KEYS["heat-wave"])).about == ()
