"""Previews of edition 2.0 are kept: over random fights attack, defense and damage come as they were shown."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.effects.parts import CRITICAL, DIE
from mageknight.minis.events import BY_ATTACK, Attacked, Damaged
from mageknight.minis.figures.roster import called
from mageknight.minis.queries.preview import TargetAnswer, target_answer
from tests.marks import rule
from tests.minis.asked import answer
from tests.minis.drill import PACK, Play
from tests.minis.second.field import FAR, second

ADEPTS = tuple(
    [
        f"adepts-{each['number']}"
        for each in json.loads((PACK / "figures" / "adepts.json").read_text("utf-8"))["figures"]
        if ":" in each["dial"][0] and each["number"] != "shockwave"
    ]
)
"""One for every ability of the card, as far as it shows on a dial. What a Shockwave deals depends on who else is hit."""
FIGHTERS = (
    *ADEPTS,
    "cadets-sword",
    "cadets-bow",
    "cadets-wand",
    "fencers-duelist",
    "fencers-fading",
    "fencers-knife",
    "fencers-sweeper",
    "fencers-vampire",
    "fencers-torch",
    "fencers-blaster",
    "fencers-crusher",
)
TARGETS = (
    *ADEPTS,
    "cadets-plain",
    "cadets-immune",
    "fencers-long",
    "fencers-tough",
    "fencers-plated",
    "fencers-thorn",
    "fencers-wall",
    "fencers-halberd",
)
PLACES = ((11.5, 10), (13, 10), (14.5, 11), (16, 9), (19, 10))
"""Of the target: in contact, near, further off."""
NEIGHBOURS = ("", "1 fencers-wall {x} {up} 180", "0 cadets-sword {x} {down} 90", "0 cadets-bow 10 11.5 0")


def drawn_up(figures: tuple[str, ...], dice: tuple[int, int]) -> Play:
    return second(*figures, FAR, dice=[dice, (3,), (3,)], total=300)


def foreseen(play: Play, how: AttackManner) -> TargetAnswer:
    names = [called(play.state, figure) for figure in range(len(play.state.defs))]
    return target_answer(play.state, 0, how, 1, names)


def strike(play: Play, how: AttackManner) -> None:
    """Attack figure 1 in this way, alone."""
    play.act(0, how.word)
    if play.kind == "aim":
        play.target(1)
    if play.kind == "aim":
        play.enough()
    while play.kind == "react" and not any(isinstance(each, Attacked) for each in play.log):
        play.decline()


@settings(max_examples=60)
@given(
    fighter=st.sampled_from(FIGHTERS),
    target=st.sampled_from(TARGETS),
    place=st.sampled_from(PLACES),
    neighbour=st.sampled_from(NEIGHBOURS),
    facing=st.sampled_from((0, 90, 180, 270)),
    clicks=st.tuples(st.integers(0, 1), st.integers(0, 1)),
    dice=st.tuples(st.integers(1, 6), st.integers(1, 6)),
)
def test_what_a_preview_shows_is_what_happens(fighter, target, place, neighbour, facing, clicks, dice):
    x, y = place
    figures = [f"0 {fighter} 10 10 0 click {clicks[0]}", f"1 {target} {x} {y} {facing} click {clicks[1]}"]
    if neighbour:
        figures.append(neighbour.format(x=x, up=y + 1.5, down=y - 1.5))
    first = drawn_up(tuple(figures), dice)
    for option in first.options():
        if not isinstance(option, c.Act) or option.figure != 0:
            continue
        how = manner(first.state, option.how)
        if isinstance(how, AttackManner) and not how.aid and how.target_refusal(first.state, 0, 1) is None:
            play = drawn_up(tuple(figures), dice)
            shown = foreseen(play, how)
            left = play.state.defs[1].clicks - play.click(1)
            strike(play, how)
            compare(play, shown, dice, left)


def compare(play: Play, shown: TargetAnswer, dice: tuple[int, int], left: int) -> None:
    event = next(each for each in play.log if isinstance(each, Attacked) and each.target == 1)
    assert shown.attack is not None
    assert shown.defense is not None
    assert (event.total - sum(dice), event.defense) == (shown.attack.total, shown.defense.total)
    dealt = [each for each in play.log if isinstance(each, Damaged) and each.figure == 1 and each.cause == BY_ATTACK]
    if shown.damage is None or not event.hit:
        assert dealt == []
        return
    beyond = sum([amount for each in dealt for part, amount in each.parts if part in (DIE, CRITICAL)])
    assert sum([each.amount for each in dealt]) == min(left, max(0, shown.damage.total + beyond))


def asked(play: Play, how: str, target: int) -> dict[str, Any]:
    """What clients are told of an attack of figure 0."""
    found = answer(play.state, msgspec.json.encode({"ask": "targets-of", "figure": 0, "how": how}))
    return next(each for each in found["attacks"][0]["targets"] if each["target"] == target)


@rule("M2-FORM-20")
def test_a_companion_that_gives_damage_is_foreseen_in_the_damage_and_not_in_the_attack() -> None:
    row = ("0 cadets-bow 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-bow 10 13 0", "1 cadets-plain 15 11.5 180")
    play = second(*row, FAR, dice=[(3, 3)]).act(0, "shoot").target(3)
    alone = asked(play, "shoot", 3)
    play.join(1)
    joined = asked(play, "shoot", 3)
    assert (joined["attack"].total, joined["damage"].total) == (alone["attack"].total + 2, alone["damage"].total)
    aimed = asked(second(*row, FAR).act(0, "shoot").target(3).join(1), "shoot", 3)
    assert aimed["attack"].total == joined["attack"].total
    gift = second(*row, FAR, "0 cadets-bow 10 8.5 0", dice=[(3, 3)]).act(0, "shoot").target(3)
    gift.do(c.Strengthen(0, 1)).join(2)
    told = asked(gift, "shoot", 3)
    assert (told["attack"].total, told["damage"].total) == (alone["attack"].total + 2, alone["damage"].total + 1)
    gift.enough()
    blow = gift.only(Attacked)
    assert blow.total - 6 == told["attack"].total


@rule("M2-ABL-SWD-07", "M2-ABL-SWD-08")
def test_a_shockwave_promises_what_each_throw_brings_whether_it_hits_one_or_all() -> None:
    figures = ("0 adepts-shockwave 10 10 0", "1 adepts-healing 13 10 180 click 2", "1 adepts-healing 10 13 180", FAR)
    told = asked(second(*figures), "shockwave", 1)
    parts = 0
    for total in range(2, 13):
        throw = (total - 6, 6) if total > 7 else (1, total - 1)
        play = second(*figures, dice=[throw]).act(0, "shockwave")
        parts += (6 - abs(7 - total)) * 6 * sum([each.amount for each in play.all(Damaged) if each.figure == 1])
    assert told["expected"] == parts


@rule("M2-ABL-SWD-11")
def test_what_a_12_adds_to_a_shockwave_meets_the_armour_that_shows_after_the_push() -> None:
    """The fencer is tough only on its second click."""
    figures = ("0 adepts-shockwave 10 10 0", "1 adepts-hardening 13 10 180", "1 adepts-hardening 10 13 180", FAR)
    told = asked(second(*figures), "shockwave", 1)
    parts = 0
    for total in range(2, 13):
        throw = (total - 6, 6) if total > 7 else (1, total - 1)
        play = second(*figures, dice=[throw]).act(0, "shockwave")
        parts += (6 - abs(7 - total)) * 6 * sum([each.amount for each in play.all(Damaged) if each.figure == 1])
    assert told["expected"] == parts
