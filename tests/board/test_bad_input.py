"""Bad input: an illegal command of each kind is refused with a reason and the id of a rule, in both languages; nothing changes."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from mageknight.board import commands
from mageknight.board.rules.world.exploring import NOT_ADJACENT
from mageknight.kernel.command import Command, kebab
from mageknight.kernel.match import Match
from mageknight.locale import languages, render
from tests.board.rules.fights import fight
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.rules.rivals import duel
from tests.board.rules.rivals import play as strike
from tests.board.rules.sieges import CITY, invite, siege
from tests.play import deciding, do, refused

Make = Callable[[], Match[Any]]


def walking() -> Match[Any]:
    """A turn begins in the wild."""
    return land(seat="hand: march, rage, concentration", more="move: 2")


def talking() -> Match[Any]:
    """With the people of a village, and without any Influence."""
    match = land("2,-3", "hand: march", more="units: peasants, foresters, ice_mages")
    do(match, "0: interact")
    return match


def shooting() -> Match[Any]:
    return fight("prowlers, ironclads", "rage, march")


def blocking() -> Match[Any]:
    return fight("prowlers, ironclads", "rage, march", "block")


def hurt() -> Match[Any]:
    match = fight("prowlers, ironclads", "rage, march", "block", seat="units: peasants")
    do(match, "0: end-phase")
    return match


def assigning() -> Match[Any]:
    match = fight("prowlers", "rage, march", "block", seat="units: peasants wounded, foresters")
    do(match, "0: end-phase")
    return match


def paying() -> Match[Any]:
    match = land(seat="hand: march, rage; mana: green; crystals: green")
    do(match, "0: play-card march strong")
    return match


def opening() -> Match[Any]:
    return game("full_conquest", 2, heroes=())


def levelling() -> Match[Any]:
    match = land(seat="hand: march, rage, wound, wound, wound; deck: stamina; fame: 3; level: 1")
    do(match, "0: play-card march basic", "0: end-turn")
    return match


def picking() -> Match[Any]:
    """A Tactic is to be picked."""
    match = game("full_conquest", 2)
    assert deciding(match)[0][1] == "tactic"
    return match


def removing() -> Match[Any]:
    """One of the players' Tactics is to leave the game."""
    match = game("blitz_cooperation", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic-removal")
    return match


def proposing() -> Match[Any]:
    match = siege()
    do(match, f"0: propose-assault {CITY}")
    return match


def invited() -> Match[Any]:
    match = siege()
    invite(match, 1, shares=(2,))
    return match


def sharing() -> Match[Any]:
    match = siege()
    do(match, f"0: propose-assault {CITY}", "0: choose-seat 1", "0: decline")
    return match


def answering(seat: str, *texts: str, **more: Any) -> Make:
    """A position in the middle of an effect."""

    def make() -> Match[Any]:
        match = land(seat=seat, **more)
        do(match, *texts)
        return match

    return make


def beaten() -> Match[Any]:
    """Ten damage have got through to another player, whose artifact is in hand."""
    match = duel("hand: fireball, snowstorm; mana: red, blue", "hand: march, amulet_of_the_sun; discard: horn_of_wrath")
    strike(match, 0, "fireball basic", "snowstorm basic")
    do(match, "0: strike", "1: end-phase")
    return match


def disbanding() -> Match[Any]:
    """A unit must go before another one comes."""
    match = land(
        "2,-3",
        "hand: promise, promise; mana: white 2; units: foresters, herbalists; level: 3; fame: 8",
        more="units: peasants",
    )
    do(match, "0: interact", "0: play-card promise strong", "0: play-card promise strong", "0: recruit peasants")
    return match


def aiming() -> Match[Any]:
    match = fight("prowlers, ironclads", "chill", "block", seat="mana: blue 2")
    do(match, "0: play-card chill basic")
    return match


CASES: list[tuple[str, Make, str]] = [
    ("pick-hero", opening, "0: pick-hero hero=99"),
    ("play-card", walking, "0: play-card fireball basic"),
    ("play-card", walking, "0: play-card rage basic"),
    ("play-card", walking, "0: play-card march strong"),
    ("activate-unit", walking, "0: activate-unit unit=7 ability=0"),
    ("use-skill", walking, "0: use-skill tovak_double_time"),
    ("turn-crystal", walking, "0: turn-crystal gold"),
    ("use-tactic", walking, "0: use-tactic"),
    ("use-grant", walking, "0: use-grant 3"),
    ("attach-banner", walking, "0: attach-banner card=banner_of_fear unit=7"),
    ("use-banner", walking, "0: use-banner unit=7"),
    ("step-to", walking, "0: step-to 1,-3"),
    ("explore-at", walking, "0: explore-at 3,3"),
    ("plunder", walking, "0: plunder"),
    ("interact", walking, "0: interact"),
    ("recruit", talking, "0: recruit peasants"),
    ("recruit", talking, "0: recruit ice_mages"),
    ("buy-healing", talking, "0: buy-healing"),
    ("buy-card", talking, "0: buy-card fireball spell"),
    ("call-elite", talking, "0: call-elite"),
    ("heal-wound", walking, "0: heal-wound hand"),
    ("enter-site", walking, "0: enter-site"),
    ("burn-monastery", walking, "0: burn-monastery"),
    ("challenge", walking, "0: challenge 1,-4"),
    ("incant", walking, "0: incant"),
    ("take-tunnel", walking, "0: take-tunnel 1,-4"),
    ("propose-assault", walking, "0: propose-assault 1,-4"),
    ("attack-hero", walking, "0: attack-hero 0"),
    ("begin-rest", talking, "0: begin-rest"),
    ("forfeit", walking, "0: forfeit"),
    ("end-turn", shooting, "0: end-turn"),
    ("aim-at", shooting, "0: aim-at orc_summoners"),
    ("strike", shooting, "0: strike"),
    ("block-attack", blocking, "0: block-attack prowlers 0"),
    ("slow-attack", blocking, "0: slow-attack prowlers 0"),
    ("end-phase", walking, "0: end-phase"),
    ("take-damage", hurt, "0: take-damage orc_summoners 0"),
    ("assign-damage", assigning, "0: assign-damage 1"),
    ("pay-mana", paying, "0: pay-mana crystal-red red"),
    ("pick-tactic", picking, "SEAT: pick-tactic tactic=99"),
    ("remove-tactic", removing, "SEAT: remove-tactic tactic=99"),
    ("join-assault", proposing, "0: join-assault"),
    ("choose-seat", proposing, "0: choose-seat 7"),
    ("choose-number", sharing, "0: choose-number 99"),
    (
        "choose-option",
        answering("hand: tranquility, march; deck: rage", "0: play-card tranquility basic"),
        "0: choose-option 9",
    ),
    (
        "choose-colour",
        answering("hand: concentration, march", "0: play-card concentration basic"),
        "0: choose-colour gold",
    ),
    ("choose-card", answering("hand: improvisation, march", "0: play-card improvisation basic"), "0: choose-card rage"),
    ("decline", answering("hand: improvisation, march", "0: play-card improvisation basic"), "0: decline"),
    ("concede", walking, "0: concede"),
    ("steal-artifact", beaten, "0: steal-artifact amulet_of_the_sun"),
    ("force-retreat", beaten, "0: force-retreat 5,5"),
    ("choose-unit", disbanding, "0: choose-unit 99"),
    ("choose-enemy", aiming, "0: choose-enemy orc_summoners"),
    ("choose-space", walking, "0: choose-space 1,-1"),
    ("choose-die", walking, "0: choose-die 0"),
    ("choose-skill", levelling, "0: choose-skill tovak_double_time"),
]


@pytest.mark.parametrize("kind, make, phrase", CASES, ids=[f"{kind}-{phrase}" for kind, _, phrase in CASES])
def test_an_illegal_command_is_refused_with_reason_and_rule(kind: str, make: Make, phrase: str) -> None:
    match = make()
    refusal = refused(match, phrase.replace("SEAT", str(deciding(match)[0][0])))
    assert refusal.rules, refusal.reason
    assert all(rule.startswith("UE-") for rule in refusal.rules)
    told = {lang: render(refusal.message(), lang) for lang in languages()}
    assert told["en"] != told["de"]
    assert phrase.split()[1] == kind


def test_a_refusal_keeps_no_position() -> None:
    """Rules hold refusals they often need; what is raised is a fresh one, so no traceback piles up."""
    match = walking()
    for _ in range(2):
        assert refused(match, "0: explore-at 3,3").reason == NOT_ADJACENT.reason
    assert NOT_ADJACENT.__traceback__ is None


def test_no_kind_of_command_is_forgotten() -> None:
    found = [each for _, each in inspect.getmembers(commands, inspect.isclass)]
    kinds = {kebab(each.__name__) for each in found if issubclass(each, Command) and each is not Command}
    assert {kind for kind, _, _ in CASES} == kinds
