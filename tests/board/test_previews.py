"""Previews: the totals after each card, unit or skill, as they then turn out."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.queries.types import Preview
from mageknight.board.rules.turn.serving import vain_uses
from mageknight.kernel.match import Match
from mageknight.kernel.wire.decisions import DecisionInfo, decision_info
from mageknight.locale import render
from tests.board.rules.fights import fight, hand
from tests.board.rules.land import land
from tests.play import do

DATA = Path("src/mageknight/board/content/data")
BREACHING = ('"fortifications"', '"fortification"', '"ignore_fortification"')


def previews(match: Match[Any], seat: int = 0) -> dict[tuple[str, str], Preview]:
    plan = match.kit.plan(match.state, seat)
    return {(each.about, each.use): each for each in plan.previews}


def decision(match: Match[Any]) -> DecisionInfo:
    return decision_info(match, match.pending()[0], lambda message: render(message, "en"))


def test_a_card_says_how_far_one_would_get() -> None:
    found = previews(land(seat="hand: march, rage, tranquility; mana: green", more="move: 2"))
    assert found["card:march", "basic"].move == 4
    assert found["card:march", "strong"].move == 6
    assert found["card:rage", "move"].move == 3
    assert ("card:tranquility", "basic") not in found, "whether to heal or to draw is a choice"


def test_influence_is_foreseen_while_one_talks() -> None:
    match = land("2,-3", "hand: promise, threaten")
    do(match, "0: interact")
    assert previews(match)["card:promise", "basic"].influence == 2


def test_every_attack_that_comes_is_told_what_a_card_would_block() -> None:
    found = previews(fight("prowlers, diggers", "rage, march", "block", seat="units: utem_guardsmen"))
    assert [(one.gathered, one.needed) for one in found["card:rage", "basic"].blocks] == [(2, 4), (2, 3)]
    assert [(one.gathered, one.needed) for one in found["unit:1", "1"].blocks] == [(4, 4), (4, 3)]


def test_an_attack_is_added_to_what_is_gathered_against_those_aimed_at() -> None:
    match = fight("prowlers", "rage, march, stamina", "attack", seat="mana: red")
    do(match, "0: play-card stamina attack", "0: aim-at prowlers")
    found = previews(match)
    assert (found["card:rage", "strong"].gathered, found["card:rage", "strong"].needed) == (5, 3)
    assert found["card:march", "attack"].gathered == 2


def test_what_does_not_attack_says_nothing_of_the_attack() -> None:
    match = fight("prowlers", "rage, promise", "attack", seat="units: thugs")
    do(match, "0: aim-at prowlers")
    told = previews(match).get(("card:promise", "basic"))
    assert told is None or told.needed == 0


def test_nobody_is_told_what_another_might_do() -> None:
    match = fight("prowlers", "rage", "block")
    assert match.kit.plan(match.state, None).previews == ()


@pytest.mark.parametrize("enemies", ["prowlers", "ironclads", "diggers, prowlers"])
def test_what_is_foreseen_is_what_happens(enemies: str) -> None:
    match = fight(
        enemies, "rage, march, determination, cold_toughness", "block", seat="units: utem_guardsmen; mana: blue"
    )
    for (about, use), told in previews(match).items():
        after = match.copy()
        kind, number = about.split(":")
        do(after, f"0: play-card {number} {use}" if kind == "card" else f"0: activate-unit {number} {use}")
        needs = after.kit.plan(after.state, 0).needs
        blocks = {(need.token, attack.attack): attack.gathered for need in needs for attack in need.attacks}
        assert told.blocks
        for block in told.blocks:
            assert blocks[block.token, block.attack] == block.gathered


def test_wounds_are_told_before_they_are_taken() -> None:
    match = fight("ironclads", "march", "block")
    (need,) = match.kit.plan(match.state, 0).needs
    (attack,) = need.attacks
    do(match, "0: end-phase")
    assert hand(match).count("wound") == attack.wounds > 0


# Attacks that reach nobody.


def test_ranged_attacks_serve_nothing_against_walls() -> None:
    match = fight("diggers", "swiftness, rage", "ranged", seat="mana: white")
    assert "ranged" in vain_uses(match.state, 0)
    assert "ranged" not in vain_uses(fight("prowlers, diggers", "swiftness", "ranged").state, 0)
    assert "ranged" not in vain_uses(fight("diggers", "swiftness, expose", "ranged").state, 0), (
        "Expose takes walls away"
    )


def test_what_belongs_to_another_phase_serves_nothing_beside_what_is_vain() -> None:
    """Intimidate is Influence or Attack: nobody blocks with it."""
    match = fight("prowlers", "intimidate, rage", "block")
    lit = {
        (each.command["card"], each.command["use"])
        for each in decision(match).options
        if not each.vain and not each.refusal and each.command["do"] == "play-card"
    }
    assert lit == {("intimidate", "block"), ("rage", "basic"), ("rage", "block")}


def test_whatever_takes_walls_away_is_known() -> None:
    """Read from the data as they are: a piece that speaks of fortifications lost can breach them."""
    names = ("advanced_actions", "artifacts", "basic_actions", "skills", "spells", "units")
    pieces = chain.from_iterable(json.loads((DATA / f"{name}.json").read_text("utf-8")) for name in names)
    named = {piece["id"] for piece in pieces if any(word in json.dumps(piece) for word in BREACHING)}
    cards = {
        card.name for card in LIB.cards for half in (card.basic, card.strong) if half is not None and half.breaches
    }
    units = {unit.name for unit in LIB.units for line in unit.abilities if line.effect.breaches}
    skills = {skill.name for skill in LIB.skills if skill.effect is not None and skill.effect.breaches}
    assert named
    assert cards | units | skills >= named


def test_alternatives_are_drawn_as_such() -> None:
    """Intimidate is Influence or Attack, and Reputation in both cases."""
    card = next(card for card in LIB.cards if card.name == "intimidate")
    assert card.basic is not None
    signs = card.basic.signs()
    assert signs is not None
    assert [(sign.what, sign.alternative) for sign in signs] == [
        ("influence", False),
        ("melee", True),
        ("reputation", False),
    ]


def test_a_mere_note_makes_no_point_of_use() -> None:
    """Whoever has used Motivation is still shown nothing in a fight that serves nothing there."""
    match = fight("prowlers", "march, promise", "block", seat="skills: arythea_motivation; deck: rage, stamina")
    do(match, "0: use-skill arythea_motivation")
    assert {"move", "influence"} <= set(vain_uses(match.state, 0))
