"""Cards on the table: one card in hand, mana to power it, a quiet turn or a phase of a combat around it."""

from __future__ import annotations

from typing import Any

from mageknight.board.content.library import library
from mageknight.board.terms import COLOURS
from mageknight.board.values import parse_value
from mageknight.kernel.match import Match
from tests.play import do, situation, view

SPARE = "promise, stamina"
"""Two cards that stay in hand."""

PEACE, RANGED, BLOCK, ATTACK = "peace", "ranged", "block", "attack"
ORC = "prowlers"
"""Armor 3, attack 4, nothing else about them."""


def colour_of(card: str) -> str:
    """The first colour that powers a card."""
    bits = library().cards[library().number("card", card)].colours
    return next(COLOURS[colour] for colour in range(4) if bits >> colour & 1)


def holding(
    *cards: str,
    phase: str = PEACE,
    mana: str = "",
    enemies: str = ORC,
    seat: str = "",
    more: str = "",
    kind: str = "adventure",
    at: str = "0,0",
    tiles: str = "0,1: countryside_01; 1,0: countryside_02",
) -> Match[Any]:
    """Seat 0 with these cards in hand, at the start of a turn or of a phase of a combat; parts are separated by semicolons.

    The Source is depleted unless it is laid out, so that what is paid with is no choice.
    """
    lines = ["game: board", "seats: 1"]
    lines += [] if "source:" in more else ["source: gold, gold" if "night: yes" in more else "source: black, black"]
    lines += [
        *split(more),
        "tiles:",
        *indent(tiles),
        "turn: 0",
        "seat 0:",
        f"  at: {at}",
        f"  hand: {', '.join(cards)}",
    ]
    lines += [f"  mana: {mana}"] if mana else []
    lines += indent(seat)
    if phase != PEACE:
        lines += ["combat:", f"  kind: {kind}", f"  enemies: {enemies}", f"  phase: {phase}"]
    return situation("\n".join(lines))


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def indent(text: str) -> list[str]:
    return ["  " + part for part in split(text)]


def play(match: Match[Any], card: str, half: str, *answers: str) -> None:
    """Play a card and answer what it asks: a number is an option, other words are commands as typed."""
    do(match, f"0: play-card {card} {half}")
    answer(match, *answers)


def answer(match: Match[Any], *answers: str) -> None:
    for each in answers:
        do(match, f"0: choose-option {each}" if each.isdigit() else f"0: {each}")


def gains(match: Match[Any]) -> dict[str, Any]:
    """What seat 0 has: points, what is gathered for the next attack or block, mana, crystals, cards, tracks."""
    seen = view(match, 0)
    player = seen.players[0]
    fight = seen.combat
    return {
        "move": seen.turn.move,
        "influence": seen.turn.influence,
        "heal": seen.turn.heal,
        "attack": tuple([f"{p.amount} {p.kind} {p.element}" for p in fight.attack]) if fight is not None else (),
        "block": tuple([f"{p.amount} {p.element}" for p in fight.block]) if fight is not None else (),
        "mana": dict(player.mana),
        "crystals": dict(player.crystals),
        "hand": sorted(seen.hand),
        "discard": sorted(player.discard),
        "reputation": player.reputation,
        "fame": player.fame,
        "dice": seen.turn.dice,
    }


def check(match: Match[Any], **expected: Any) -> None:
    """Compare what was gained; what is not named must be nothing, but for the hand, the discard pile and the dice."""
    have = gains(match)
    nothing = {"move": 0, "influence": 0, "heal": 0, "attack": (), "block": (), "mana": {}, "crystals": {}}
    wanted = {**nothing, "reputation": 0, "fame": 0, **expected}
    assert {name: have[name] for name in wanted} == wanted


def enemy(match: Match[Any], name: str = ORC) -> Any:
    """An enemy of the present combat as everybody sees it."""
    return next(one for one in view(match).combat.enemies if one.enemy == name)


def cost(match: Match[Any], place: str) -> int:
    """What the step to a space next to the hero costs, or -1 if it cannot be made."""
    space = parse_value("space", place)
    return next((step.cost.total for step in view(match).turn.steps if step.space == space), -1)


def end_turn(match: Match[Any]) -> None:
    """Announce the end of the turn; what is asked on the way is left to the test."""
    do(match, "0: end-turn")


def wounds(match) -> int:
    return int(gains(match)["hand"].count("wound"))
