"""A white city with heroes around it, for tests of cooperative assaults: the tile lies at (1,1), the city at 4,-5."""

from __future__ import annotations

from typing import Any

from mageknight.board.state.battle import Points
from mageknight.board.terms import COLD_FIRE, SIEGE
from mageknight.kernel.match import Match
from tests.board.rules.fights import indent, split
from tests.board.rules.land import TILES
from tests.board.rules.sites import spot
from tests.play import deciding, do, options, situation, view

CITY = spot("C")
PLACES = ("NE", "E", "NW")
GARRISON = "swordsmen, golems, crossbowmen, shocktroops"


def siege(
    *seats: str,
    garrison: str = GARRISON,
    more: str = "",
    cities: str = "",
    tokens: str = "",
    shields: str = "",
    scenario: str = "full_cooperation",
    places: tuple[str, ...] = PLACES,
    chance: str = "",
    tiles: str = "",
    tile: str = "core_07",
    order: str = "0, 1, 2, -1",
) -> Match[Any]:
    """Three heroes next to the city unless lines say otherwise; seat 0 is on turn, the Round order is that of the seats."""
    hands = [*seats, *["hand: march, rage"] * (3 - len(seats))]
    source = [] if "source:" in more else ["source: red, blue, green, white, red, blue"]
    lines = ["game: board", "seats: 3", f"scenario: {scenario}", *source, *split(more)]
    lines += [*TILES, f"  1,1: {tile}", *indent(tiles), "tokens:", f"  {CITY}: {garrison}", *indent(tokens)]
    lines += ["cities:", *indent(cities)] if cities else []
    lines += ["shields:", *indent(shields)] if shields else []
    lines += ["turn: 0", f"order: {order}", "move: 2"]
    for seat, hand in enumerate(hands):
        lines += [f"seat {seat}:", *indent(hand)]
        if "at:" not in hand:
            lines.append(f"  at: {spot(places[seat])}")
    lines += ["chance:", *indent(chance)] if chance else []
    return situation("\n".join(lines))


def invite(match: Match[Any], *others: int, shares: tuple[int, ...] = ()) -> None:
    """Seat 0 proposes to assault the city with these, the defenders split like that."""
    do(match, f"0: propose-assault {CITY}", *[f"0: choose-seat {other}" for other in others])
    if deciding(match) == [(0, "invite")]:
        do(match, "0: decline")
    for share in shares:
        if deciding(match) == [(0, "share")]:
            do(match, f"0: choose-number {share}")


def agree(match: Match[Any], *others: int) -> None:
    """These invited players join."""
    do(match, *[f"{other}: join-assault" for other in others])


def enter(match: Match[Any], seat: int) -> None:
    """A participant moves into the city, as if effects of enough Move had been played; nobody else is challenged."""
    match.state.turn.move = 2
    do(match, f"{seat}: step-to {CITY}")
    if deciding(match) == [(seat, "challenge-more")]:
        do(match, f"{seat}: decline")


def defeat(match: Match[Any], seat: int, *names: str) -> None:
    """A participant defeats these enemies at once."""
    match.state.combat.attack.append(Points(99, SIEGE, COLD_FIRE, 0, 0, -1, 0))
    do(match, *[f"{seat}: aim-at {name}" for name in names], f"{seat}: strike")


def share(match: Match[Any], seat: int) -> list[str]:
    """The enemies dealt to a participant, as typed."""
    dealt = match.state.assault.share_of(seat)
    return [match.kit.format_value("enemy", token) for token in dealt]


def flee(match: Match[Any], seat: int) -> None:
    """Get through the combat without defeating anybody; the hero takes all damage."""
    while view(match).combat is not None:
        found = options(match)
        wanted = [word for word in ("end-phase", "assign-damage unit=hero", "decline") if word in found]
        do(match, f"{seat}: {wanted[0] if wanted else found[0]}")


def win(match: Match[Any], seat: int) -> None:
    """Enter, defeat everybody dealt, and be done."""
    enter(match, seat)
    defeat(match, seat, *share(match, seat))
    do(match, f"{seat}: end-phase")


def end_turn(match: Match[Any], seat: int) -> None:
    """End the turn of a seat; whatever is asked then is answered with as little as possible."""
    do(match, f"{seat}: end-turn")
    while deciding(match) and deciding(match)[0][0] == seat and deciding(match)[0][1] not in ("turn", "before-turn"):
        found = options(match)
        do(match, f"{seat}: {'decline' if 'decline' in found else found[0]}")
