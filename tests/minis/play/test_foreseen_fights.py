"""Previews are kept: over random fights of composed figures attack, defense and clicks come as they were shown, for every throw.

The preview is asked as clients ask it, and the fight is played through public commands with chosen dice. From what the throws brought
the clicks to be expected are reckoned again: they must be those the preview told.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.kernel.command import Command
from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.available import use_packs
from mageknight.minis.effects.parts import CURSE
from mageknight.minis.events import FOR_DODGE, Attacked, Damaged, DiceRolled
from mageknight.minis.queries.battle import top_of
from mageknight.minis.queries.targets import aims
from mageknight.minis.rules.attack.aiming import Aim
from tests.minis.asked import answer, plain
from tests.minis.drill import Play, battle
from tests.minis.play.composed import composed, keys

MOST = 40
"""No fight of two figures asks for more."""
NOVICES, MASTERS = keys(1), keys(2)
PLACES = ((11.5, 10.0), (13.0, 10.0), (14.5, 11.0), (16.0, 9.0))
"""Of the target: in contact, near, further off."""
SIDES = ((11.5, 11.5), (11.5, 8.5), (8.5, 10.0), (10.0, 11.5), (10.0, 8.5), (13.0, 11.5), (14.5, 9.4), (16.0, 10.6))
"""Of those around them."""


@pytest.fixture(scope="module", autouse=True)
def _composed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    use_packs((composed(Path(tmp_path_factory.mktemp("composed"))),))
    yield
    use_packs(())


class Fight:
    """A fight that can be set up again and again: figure 0 against figure 1, others around them."""

    def __init__(self, edition: str, figures: list[str]) -> None:
        self.edition = edition
        self.figures = figures

    def __repr__(self) -> str:
        return f"Fight({self.edition!r}, {self.figures!r})"

    def begin(self, dice: tuple[int, int], dodge: int = 1, die: int = 1) -> Play:
        throws = [dice, (dodge,), *[(die,)] * 6] if dodge else [dice, *[(die,)] * 7]
        fields: dict[str, Any] = {"total": 300} if self.edition == "second" else {}
        return battle(*self.figures, dice=throws, edition=self.edition, **fields)


def fits(figures: list[tuple[float, float]]) -> bool:
    return all(
        (ax - bx) ** 2 + (ay - by) ** 2 >= 2.25 for at, (ax, ay) in enumerate(figures) for bx, by in figures[:at]
    )


@st.composite
def fights(draw: st.DrawFn, edition: str) -> Fight:
    names = MASTERS if edition == "second" else NOVICES
    taken = [(10.0, 10.0), draw(st.sampled_from(PLACES))]
    lines = [f"0 {draw(st.sampled_from(names))} 10 10 0 click {draw(st.integers(0, 2))}"]
    facing = draw(st.sampled_from((0, 90, 180, 270)))
    lines.append(
        f"1 {draw(st.sampled_from(names))} {taken[1][0]} {taken[1][1]} {facing} click {draw(st.integers(0, 2))}"
    )
    for x, y in draw(st.lists(st.sampled_from(SIDES), max_size=4, unique=True)):
        if fits([*taken, (x, y)]):
            taken.append((x, y))
            key = draw(st.sampled_from((names[0], lines[0].split()[1], draw(st.sampled_from(names)))))
            lines.append(f"{draw(st.integers(0, 1))} {key} {x} {y} {draw(st.sampled_from((0, 180)))}")
    lines.append(f"1 {names[0]} 30 30 270")
    lines.append(f"0 {names[0]} 3 30 270")
    return Fight(edition, lines)


def shown(play: Play, how: str, joining: Command | None = None) -> dict[str, Any] | None:
    """What clients are told of an attack of figure 0 on figure 1; with somebody who is about to join, what they would be told then."""
    attacks = answer(play.state, msgspec.json.encode({"ask": "targets-of", "figure": 0, "how": how}))["attacks"]
    if isinstance(joining, c.Join | c.Strengthen):
        aim = top_of(play.state)
        assert isinstance(aim, Aim)
        gifts = (*aim.gifts, joining.figure) if isinstance(joining, c.Strengthen) else aim.gifts
        attacks = plain(aims(play.state, 0, how, (*aim.companions, joining.figure), False, -1, gifts))
    for attack in attacks:
        for target in attack["targets"]:
            if target["target"] == 1 and target["refusal"] is None:
                return dict(target)
    return None


def quiet(play: Play) -> Command:
    """What changes least: nothing, if that is offered."""
    options = play.options()
    for kind in (c.Decline, c.Enough, c.EndTurn):
        for each in options:
            if isinstance(each, kind):
                return each
    return options[0]


def fight(play: Play, how: str, company: list[bool]) -> dict[str, Any] | None:
    """Attack figure 1 with figure 0, with those who may join as the list says; what the last preview before the dice told."""
    told = shown(play, how)
    play.act(0, how)
    company = list(company)
    for _ in range(MOST):
        if any(isinstance(each, Attacked) and each.attacker == 0 for each in play.log) and play.kind != "react":
            break
        if play.kind == "aim" and play.seat == 0 and not thrown(play):
            told = told_now(play, how, company) or told
        else:
            break
    for _ in range(MOST):
        if play.kind in ("action", ""):
            break
        play.do(quiet(play))
    return told


def told_now(play: Play, how: str, company: list[bool]) -> dict[str, Any] | None:
    """One more thing to settle in an attack; the preview, asked just before."""
    told = shown(play, how)
    options = play.options()
    if c.Target(0, 1) in options:
        play.target(1)
        return told
    helpers = [each for each in options if isinstance(each, c.Join | c.Strengthen)]
    if helpers and (company or c.Enough(0) not in options):
        joining = helpers[-1] if company and company.pop() else helpers[0]
        told = shown(play, how, joining)
        play.do(joining)
        return told
    play.enough()
    return told


def thrown(play: Play) -> bool:
    return any(isinstance(each, DiceRolled) for each in play.log)


def dealt(play: Play) -> int:
    """The clicks figure 1 lost to the attack."""
    found, blows = 0, 0
    for event in play.log:
        if isinstance(event, Attacked) and event.attacker == 0 and event.target == 1:
            blows += 1
        if isinstance(event, Damaged) and event.figure == 1 and event.by == 0 and blows == 1:
            found += 0 if CURSE in dict(event.parts) else event.amount
    return found


def pair(total: int) -> tuple[int, int]:
    return (total - 6, 6) if total > 7 else (1, total - 1)


def outcomes(bout: Fight, how: str, company: list[bool], data: dict[str, Any], sums: tuple[int, ...]) -> dict[int, int]:
    """The clicks of each sum of the dice, added up over the six faces of a further die."""
    found = {}
    for total in sums:
        clicks = 0
        for die in range(1, 7) if data["by_die"] else (1,):
            play = bout.begin(pair(total), 1 if dodges(bout, how, company) else 0, die)
            fight(play, how, company)
            clicks += dealt(play)
        found[total] = clicks if data["by_die"] else clicks * 6
    return found


def dodges(bout: Fight, how: str, company: list[bool]) -> int:
    """The least number with which the target dodges, as a hit shows it."""
    play = bout.begin((6, 6), 1, 1)
    fight(play, how, company)
    for event in play.log:
        if isinstance(event, DiceRolled) and event.purpose == FOR_DODGE and event.figure == 1:
            return event.least
    return 0


def keeps_its_word(bout: Fight, company: list[bool]) -> None:
    first = bout.begin((3, 4))
    for option in first.options():
        if not isinstance(option, c.Act) or option.figure != 0:
            continue
        how = manner(first.state, option.how)
        if not isinstance(how, AttackManner) or how.aid or shown(first, how.word) is None:
            continue
        compare(bout, how.word, company)


def compare(bout: Fight, how: str, company: list[bool]) -> None:
    play = bout.begin((3, 4))
    data = fight(play, how, company)
    blows = [each for each in play.log if isinstance(each, Attacked) and each.attacker == 0 and each.target == 1]
    assert data is not None
    assert blows, "what is shown can be done"
    assert (blows[0].total - 7, blows[0].defense) == (data["attack"].total, data["defense"].total)
    hits = [each for each in range(2, 13) if lands(each, data, play)]
    assert data["chance"] == sum([6 - abs(7 - each) for each in hits])
    if data["damage"] is None:
        assert dealt(play) == 0
        return
    wave = how == "shockwave"
    sums = tuple(range(2, 13)) if wave else tuple(sorted({2, *hits[:1], 12}))
    clicks = outcomes(bout, how, company, data, sums)
    parts = 0
    for each in range(2, 13):
        if wave or each in hits:
            parts += (6 - abs(7 - each)) * clicks[each if wave or each == 12 else hits[0]]
    on = dodges(bout, how, company)
    assert data["expected"] == (parts * (on - 1) // 6 if on else parts)


def lands(total: int, data: dict[str, Any], play: Play) -> bool:
    if play.state.edition.criticals and total in (2, 12):
        return total == 12
    return bool(total + data["attack"].total >= data["defense"].total)


@settings(max_examples=60)
@given(bout=fights("second"), company=st.lists(st.booleans(), max_size=3))
def test_fights_by_the_card_of_2003_go_as_the_preview_says(bout: Fight, company: list[bool]) -> None:
    keeps_its_word(bout, company)


@settings(max_examples=40)
@given(bout=fights("rebellion"), company=st.lists(st.booleans(), max_size=3))
def test_fights_by_the_older_card_go_as_the_preview_says(bout: Fight, company: list[bool]) -> None:
    keeps_its_word(bout, company)
