"""What a preview promises is what happens: attack, defense and damage, for every way to attack and every kind of target."""

from __future__ import annotations

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.registry import kit_named
from mageknight.minis import commands as c
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.content.abilities import ability
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.parts import CURSE, DIE
from mageknight.minis.events import Attacked, Damaged
from mageknight.minis.figures.figure import SLOTS
from mageknight.minis.figures.roster import called
from mageknight.minis.queries.preview import TargetAnswer, target_answer
from mageknight.minis.state.battle import Battle
from tests.marks import rule
from tests.minis.drill import Play, battle

kit_named("minis")

HIT = (5, 5)


WAYS = [each for each in EDITIONS["rebellion"].ways.all if isinstance(each, AttackManner) and each.harms]
TARGETS = [
    "trooper",
    *[
        ability(number).name
        for number in EDITIONS["rebellion"].card.abilities
        if ability(number).slot == SLOTS.index("defense")
    ],
]
COMPANY = {
    "alone": (),
    "with a friend beside it": ("1 defend {x} 11.5 180",),
    "with a friend of ours": ("0 trooper {x} 8.5 0",),
}


def attacker_of(manner: AttackManner) -> str:
    if manner.ability:
        return ability(manner.ability).name
    return "trooper" if manner.kind == CLOSE else "archer"


def placed(manner: AttackManner, target: str, company: tuple[str, ...], facing: int) -> Play:
    x = 11.5 if manner.kind == CLOSE else 14.0
    others = [each.format(x=x) for each in company]
    return battle(
        f"0 {attacker_of(manner)} 10 10 0", f"1 {target} {x} 10 {facing}", *others, dice=[HIT, (1,), (1,), (1,)]
    )


def foreseen(play: Play, manner: AttackManner, target: int) -> TargetAnswer:
    state = play.state
    names = [called(state, figure) for figure in range(len(state.defs))]
    return target_answer(state, 0, manner, target, names, (), manner.refusal(state, 0))


@pytest.mark.parametrize("company", COMPANY)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("manner", WAYS, ids=[way.word for way in WAYS])
def test_an_attack_goes_as_the_preview_says(manner: AttackManner, target: str, company: str):
    for facing in (180, 0):
        play = placed(manner, target, COMPANY[company], facing)
        answer = foreseen(play, manner, 1)
        if answer.refusal is not None:
            attempt(play, manner)
            assert all(event.target != 1 for event in play.log if isinstance(event, Attacked))
            continue
        left = play.state.defs[1].clicks - play.click(1)
        attempt(play, manner)
        compare(play, answer, manner, left)


def attempt(play: Play, manner: AttackManner) -> None:
    """Attack figure 1 as far as that is allowed."""
    if play.match.explain(c.Act(0, 0, manner.word)) is not None:
        return
    play.act(0, manner.word)
    if play.kind == "aim" and play.match.explain(c.Target(0, 1)) is None:
        play.target(1)
        if play.kind == "aim":
            play.enough()


def compare(play: Play, answer: TargetAnswer, manner: AttackManner, left: int) -> None:
    assert answer.attack is not None
    assert answer.defense is not None
    assert answer.damage is not None
    attacked = next(event for event in play.log if isinstance(event, Attacked) and event.target == 1)
    assert attacked.total - sum(HIT) == answer.attack.total
    assert attacked.defense == answer.defense.total
    dealt = [event for event in play.log if isinstance(event, Damaged) and event.figure == 1 and event.cause == 0]
    if not attacked.hit:
        assert dealt == []
        return
    die = sum([amount for part, amount in dealt[0].parts if part == DIE]) if dealt else 1
    wanted = answer.damage.total + (die if by_die(play.state, manner) else 0)
    assert sum([event.amount for event in dealt]) == min(left, max(0, wanted))


def by_die(state: Battle, manner: AttackManner) -> bool:
    return manner.by_die(state, 0) or attacker_of(manner) == "weapon-master"


@rule("REB-ABL-21", "REB-ABL-22")
def test_a_shockwave_is_foreseen_as_it_comes():
    """It reaches half the range in all directions, over bases, and deals 1 click where it reaches several."""
    play = battle(
        "0 shockwave 10 10 0",
        "1 battle-armor 6 10 0",
        "1 trooper 4.4 10 0",
        "1 toughness 10 14 0",
        "0 trooper 10 5.5 0",
    )
    manner = next(way for way in WAYS if way.word == "shockwave")
    behind = foreseen(play, manner, 1)
    assert behind.refusal is None
    assert behind.defense is not None
    assert behind.damage is not None
    assert (behind.defense.total, behind.damage.total) == (15, 1)
    tough = foreseen(play, manner, 3)
    assert tough.damage is not None
    assert tough.damage.total == 1
    far = foreseen(play, manner, 2)
    assert far.refusal is not None
    assert far.refusal.reason == "minis-beyond-wave"
    assert "REB-ABL-21" in far.refusal.rules


SECOND = EDITIONS["second"]
STRIKERS = {
    "fight": "plain",
    "weapon-master": "weapon-master",
    "sweep": "sweep",
    "smite": "smite",
    "sneak-attack": "sneak-attack",
    "thunder-blow": "thunder-blow",
    "shoot": "bowman",
    "magic-blast": "magic-blast",
    "flame": "flame-lightning",
    "shockwave": "shockwave",
    "magic-freeze": "magic-freeze",
}
"""Ways to attack on the card of 2003, and who of the drill ground has them."""
SHIELDED = [
    "plain",
    *[
        ability(number).name
        for number in SECOND.card.abilities
        if ability(number).slot == SLOTS.index("defense") and ability(number).name != "infiltrate"
    ],
]


@pytest.mark.parametrize("target", SHIELDED)
@pytest.mark.parametrize("word", STRIKERS)
def test_an_attack_of_the_card_of_2003_goes_as_the_preview_says(word: str, target: str):
    manner = SECOND.ways.by_word[word]
    assert isinstance(manner, AttackManner)
    x = 11.5 if manner.kind == CLOSE else 14.0
    for facing in (180, 0):
        figures = (f"0 adepts-{STRIKERS[word]} 10 10 0", f"1 adepts-{target} {x} 10 {facing}", "1 adepts-plain 30 30 0")
        play = battle(*figures, dice=[HIT, (1,), (1,), (1,)], edition="second", total=100)
        answer = foreseen(play, manner, 1)
        attempt(play, manner)
        while play.kind == "thunder":
            play.enough()
        attacks = [event for event in play.log if isinstance(event, Attacked) and event.target == 1]
        if answer.refusal is not None:
            assert attacks == []
            continue
        assert answer.attack is not None
        assert answer.defense is not None
        assert answer.damage is not None
        assert attacks[0].total - sum(HIT) == answer.attack.total
        assert attacks[0].defense == answer.defense.total
        dealt = [
            each
            for each in play.log
            if isinstance(each, Damaged) and each.figure == 1 and CURSE not in dict(each.parts)
        ]
        wanted = answer.damage.total + (1 if manner.by_die(play.state, 0) else 0) if attacks[0].hit else 0
        assert sum([event.amount for event in dealt]) == max(0, wanted)
