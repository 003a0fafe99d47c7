"""The four spells that strike the other players, both halves of each."""

from __future__ import annotations

from typing import Any

from mageknight.board.events.cards import HandShown
from mageknight.kernel.match import Match
from mageknight.kernel.rng import Rng, seed_from_text
from tests.board.rules.fights import hand, indent, me, split
from tests.board.rules.games import lazily, walk
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, situation, view

NIGHT = "night: yes; source: gold, gold, red"
DEPLETED = "source: black, black, black"


def table(*seats: str, more: str = "source: black, black, red", chance: str = "") -> Match[Any]:
    """Several players, seat 0 on turn; parts are separated by semicolons."""
    lines = ["game: board", f"seats: {len(seats)}", *split(more), "turn: 0"]
    if chance:
        lines += ["chance:", *indent(chance)]
    for seat, text in enumerate(seats):
        lines += [f"seat {seat}:", *indent(text)]
    return situation("\n".join(lines))


@content("board/card/mana_meltdown")
@rule("UE-REVERT-03")
def test_meltdown_costs_each_other_player_a_crystal_or_a_wound() -> None:
    match = table(
        "hand: mana_meltdown, march; mana: red; crystals: white",
        "hand: rage; crystals: blue, green",
        "hand: stamina",
        more=DEPLETED,
        chance="tokens: 1",
    )
    do(match, "0: play-card mana_meltdown basic", "0: choose-option 0")
    assert me(match, 1).crystals == {"blue": 1}
    assert (me(match, 1).hand, me(match, 2).hand) == (1, 2)
    assert hand(match, 2) == ("stamina", "wound")
    assert me(match, 0).crystals == {"white": 1, "green": 1}, "the caster loses none and keeps the one that was lost"
    match.undo(0)
    assert match.can_undo(0) is not None, "what was decided by chance stays"


@content("board/card/mana_meltdown")
def test_the_lost_crystal_need_not_be_kept() -> None:
    match = table("hand: mana_meltdown; mana: red", "crystals: blue", more=DEPLETED)
    do(match, "0: play-card mana_meltdown basic", "0: decline")
    assert (me(match, 0).crystals, me(match, 1).crystals) == ({}, {})


@content("board/card/mana_meltdown")
def test_radiance_wounds_everybody_by_crystals() -> None:
    match = table(
        "hand: mana_meltdown; mana: red, black; crystals: red, blue",
        "hand: rage; crystals: blue 3",
        "hand: stamina; crystals: green",
        more=NIGHT.replace("red", "gold"),
    )
    do(match, "0: play-card mana_meltdown strong", "0: pay-mana token-red red", "0: choose-colour blue")
    assert [hand(match, seat).count("wound") for seat in range(3)] == [1, 3, 0]
    assert me(match, 0).crystals == {"red": 1, "blue": 3}
    assert me(match, 1).crystals == {"blue": 3}


@content("board/card/mana_claim")
def test_mana_claim_takes_a_die_for_three_tokens() -> None:
    match = table("hand: mana_claim, march; mana: blue; deck: stamina", "hand: rage, march; mana: green")
    do(match, "0: play-card mana_claim basic", "0: choose-die 2", "0: choose-option 0")
    assert me(match).mana == {"red": 3}
    assert view(match).source[2].owner == 0
    do(match, "0: end-turn")
    walk(match, lazily, lambda now: deciding(now) == [(1, "turn")])
    assert refused(match, "1: play-card rage strong").reason == "board-no-mana", "the red die is gone"


@content("board/card/mana_claim")
def test_mana_claim_may_give_a_token_each_turn_until_the_end_of_the_round() -> None:
    match = table("hand: mana_claim, march, stamina; mana: blue; deck: swiftness, tranquility", "hand: rage")
    do(match, "0: play-card mana_claim basic", "0: choose-die 2", "0: choose-option 1")
    assert me(match).mana == {}
    do(match, "0: end-turn")
    walk(match, lazily, lambda now: deciding(now) == [(0, "turn")])
    assert (view(match).round, me(match).mana) == (1, {"red": 1})


@content("board/card/mana_claim")
def test_mana_curse_wounds_others_who_use_that_colour_once_a_turn() -> None:
    match = table(
        "hand: mana_claim, march; mana: blue, black; crystals: red; deck: stamina",
        "hand: threaten, threaten, march; crystals: red 2, green; deck: stamina",
        more=NIGHT,
    )
    do(match, "0: play-card mana_claim strong", "0: choose-die 2", "0: choose-option 0")
    do(match, "0: end-turn")
    walk(match, lazily, lambda now: deciding(now) == [(1, "turn")])
    do(match, "1: play-card march strong")
    assert "wound" not in hand(match, 1), "green is not cursed"
    do(match, "1: play-card threaten strong")
    assert hand(match, 1).count("wound") == 1
    do(match, "1: play-card threaten strong")
    assert hand(match, 1).count("wound") == 1, "once a turn"
    assert "wound" not in hand(match, 0)


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


@content("board/card/energy_flow")
def test_energy_flow_readies_a_unit_and_spends_those_of_others() -> None:
    match = table(
        "hand: energy_flow; mana: green; units: peasants spent wounded",
        "units: utem_guardsmen, fire_mages; level: 3",
        "units: fire_mages",
    )
    guards = me(match, 1).units[0].uid
    do(match, "0: play-card energy_flow basic")
    assert (me(match).units[0].ready, me(match).units[0].wounds) == (True, 1)
    assert options(match) == [f"choose-unit unit={guards}", "decline"], "level II or lower only"
    do(match, f"0: choose-unit {guards}")
    assert [unit.ready for unit in me(match, 1).units] == [False, True]
    assert (deciding(match), me(match, 2).units[0].ready) == ([(0, "turn")], True)


@content("board/card/energy_flow")
@rule("UE-COMBAT-25")
def test_energy_steal_also_heals_and_reaches_higher() -> None:
    match = table(
        "hand: energy_flow; mana: green, black; units: peasants spent wounded",
        "units: fire_mages",
        more=NIGHT.replace("red", "gold"),
    )
    do(match, "0: play-card energy_flow strong", f"0: choose-unit {me(match, 1).units[0].uid}")
    assert (me(match).units[0].ready, me(match).units[0].wounds) == (True, 0)
    assert not me(match, 1).units[0].ready
    idle = table("hand: energy_flow; mana: green; units: peasants", "units: fire_mages")
    assert refused(idle, "0: play-card energy_flow basic").reason == "board-no-unit-to-ready"
