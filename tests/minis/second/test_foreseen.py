"""Previews of edition 2.0 are kept: over random fights attack, defense and damage come as they were shown."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.effects.parts import CRITICAL, DIE
from mageknight.minis.events import BY_ATTACK, Attacked, Damaged
from mageknight.minis.figures.roster import called
from mageknight.minis.queries.preview import TargetAnswer, target_answer
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
