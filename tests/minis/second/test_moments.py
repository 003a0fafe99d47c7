"""Moments and reactions: when they come, in which order players are asked, and what an effect can do to an attack in hand.

Abilities hang on moments; here small ones made for the test hang on Pathfinder, which does nothing else in a fight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from mageknight.kernel.agenda import Flow
from mageknight.kernel.registry import kit_named
from mageknight.minis import commands as c
from mageknight.minis.content.abilities import PATHFINDER, TOUGHNESS
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects import parts
from mageknight.minis.effects.moment import (
    ACTION_GIVEN,
    AIMED,
    ATTACK_ENDS,
    COMMAND_BEGINS,
    DAMAGED,
    ELIMINATED,
    ENDS,
    HIT,
    MISSED,
    ROLLED,
    Happening,
)
from mageknight.minis.events import BY_ABILITY, Attacked, Damaged, DiceRolled, Eliminated, LastingBegan, LastingEnded
from mageknight.minis.rules.attack.assault import adjust, call_off, in_hand, miss, redirect
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.steps import Strike, reroll
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import (
    FOR_GOOD,
    LENDS,
    NEXT_ACTION,
    OWN_COMMAND,
    OWN_END,
    THIS_ACTION,
    THIS_TURN,
    Lasting,
    lasting_of,
)
from mageknight.minis.view.build import battle_view
from mageknight.minis.view.text import lines
from tests.conftest import COMPILED
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

Deed = Callable[[Flow[Battle], int, int], None]

SWORD = "0 cadets-sword 10 10 0"
FOE = "1 cadets-plain 11.5 10 180"
WATCHER = "1 cadets-ranger 20 20 0"
"""Has what the test happenings hang on, and stands apart."""
OWN_WATCHER = "0 cadets-ranger 20 24 0"


class Drilled(Happening):
    """A happening of the test: it is due for every figure with Pathfinder and notes that it came."""

    def __init__(self, word: str, when: int, deed: Deed | None = None, optional: bool = False, token: str = "") -> None:
        super().__init__(word, when, PATHFINDER, optional=optional, token=token)
        self.deed = deed
        self.seen: list[tuple[int, int]] = []

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [about]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        self.seen.append((figure, other))
        if self.deed is not None:
            self.deed(flow, figure, other)


Lay = Callable[..., Drilled]


@pytest.fixture
def lay() -> Iterator[Lay]:
    """Lays happenings on the card of edition 2.0 and takes them off again."""
    if COMPILED:
        pytest.skip("a compiled class takes no interpreted children")
    kit_named("minis")  # else the first battle would fill the card after it has been noted
    card = EDITIONS["second"].card
    known, bits, at = dict(card.happenings), list(card.bits), [list(each) for each in card._at]

    def lay_down(word: str, when: int, deed: Deed | None = None, optional: bool = False, token: str = "") -> Drilled:
        happening = Drilled(word, when, deed, optional, token)
        card.add(happening)
        return happening

    yield lay_down
    card.happenings, card.bits, card._at = known, bits, at


def attack(*others: str, dice: list[tuple[int, ...]]) -> Play:
    return second(SWORD, FOE, *others, FAR, dice=dice).act(0, "fight").target(1)


def test_an_attack_raises_its_moments_one_after_the_other(lay: Lay):
    order: list[str] = []
    words = {
        "given": ACTION_GIVEN,
        "aimed": AIMED,
        "rolled": ROLLED,
        "hit": HIT,
        "missed": MISSED,
        "damaged": DAMAGED,
        "over": ATTACK_ENDS,
    }
    for word, when in words.items():
        lay(word, when, lambda flow, figure, other, word=word: order.append(word))
    attack(WATCHER, dice=[(5, 5)])
    assert order == ["given", "aimed", "rolled", "hit", "damaged", "over"]
    order.clear()
    attack(WATCHER, dice=[(1, 2)])
    assert order == ["given", "aimed", "rolled", "missed", "over"]


def test_moments_of_the_turn_and_of_a_fall(lay: Lay):
    begins, ends, falls = lay("begins", COMMAND_BEGINS), lay("ends", ENDS), lay("falls", ELIMINATED)
    figures = (SWORD, "1 cadets-frail 11.5 10 180", WATCHER, "0 cadets-sword 4 4 0", FAR)
    play = second(*figures, dice=[(5, 5)], total=200)
    play.act(0, "fight").target(1)
    assert falls.seen == [(2, 1)]
    play.end_turn()
    assert begins.seen == [(2, 1)]
    assert ends.seen == []
    play.end_turn()
    assert ends.seen == [(2, 1)]


@rule("M2-STATUS-08")
def test_the_active_player_orders_and_the_others_are_asked_afterwards(lay: Lay):
    must, may = lay("must", AIMED), lay("may", AIMED, optional=True)
    play = attack(WATCHER, OWN_WATCHER, dice=[(1, 2)])
    assert (play.kind, play.seat) == ("order", 0)
    assert not play.offers(c.Decline(0))
    play.resolve(2)
    assert may.seen == [(3, 0)]
    play.resolve(1)
    assert must.seen == [(3, 0), (2, 0)]
    assert (play.kind, play.seat) == ("react", 1)
    play.decline()
    assert may.seen == [(3, 0)]
    assert play.only(Attacked).hit is False


@rule("M2-STATUS-09")
def test_what_an_earlier_effect_has_ended_does_not_happen(lay: Lay):
    def kills(flow: Flow[Battle], figure: int, other: int) -> None:
        hurt(flow, 5 - figure, [(parts.RAMMED, 9)], BY_ABILITY, figure)

    killed = lay("kills", AIMED, kills)
    play = attack(WATCHER, OWN_WATCHER, dice=[(1, 2)])
    assert play.kind == "order"
    play.resolve(0)
    assert killed.seen == [(2, 0)]
    assert play.is_eliminated(3)
    assert play.only(Attacked).hit is False


def test_nobody_is_asked_where_nothing_is_due():
    play = attack(dice=[(5, 5)])
    assert play.kind == "action"
    assert play.click(1) == 2


def test_a_roll_can_be_thrown_again_and_again(lay: Lay):
    hexes = lay("again", ROLLED, lambda flow, figure, other: reroll(flow), optional=True)
    play = attack(WATCHER, dice=[(5, 5), (6, 5), (1, 2)])
    assert (play.kind, play.seat) == ("react", 1)
    play.resolve(0)
    assert play.kind == "react"
    play.resolve(0).decline()
    assert len(hexes.seen) == 2
    assert play.only(Attacked).hit is False


def test_an_attack_can_be_called_off_before_its_roll(lay: Lay):
    lay("stop", AIMED, lambda flow, figure, other: call_off(flow))
    over = lay("over", ATTACK_ENDS)
    play = attack(WATCHER, dice=[(5, 5)])
    assert not play.all(DiceRolled)
    assert over.seen == [(2, 0)]
    assert play.tokens(0) == 1


def test_an_attack_can_be_given_another_target_and_other_numbers(lay: Lay):
    def turns(flow: Flow[Battle], figure: int, other: int) -> None:
        redirect(flow, (figure,))
        adjust(flow, [(parts.PRECISION, -2)], [(parts.HIGHER, 1)], [(parts.GIFT, 1)])

    lay("turns", AIMED, turns)
    play = attack("1 cadets-ranger 20 20 0", dice=[(4, 4)])
    event = play.only(Attacked)
    assert (event.target, event.total, event.defense) == (2, 16, 16)
    assert play.only(Damaged).amount == 3


@rule("M2-MOD-05")
def test_modifiers_come_after_doubling(lay: Lay):
    lay("heavier", AIMED, lambda flow, figure, other: adjust(flow, [], clicks=[(parts.GIFT, 2)]))
    figures = ("0 fencers-knife 10 10 0", "1 fencers-long 11.5 10 0", WATCHER, FAR)
    play = second(*figures, dice=[(5, 5)]).act(0, "sneak-attack").target(1)
    assert play.only_hurt(1).parts == ((parts.DAMAGE_VALUE, 4), (parts.SNEAKED, 4), (parts.GIFT, 2))


def test_a_hit_can_be_turned_into_a_miss(lay: Lay):
    lay("ducks", HIT, lambda flow, figure, other: miss(flow, other))
    missed = lay("missed", MISSED)
    play = attack(WATCHER, dice=[(5, 5)])
    assert play.only(Attacked).hit
    assert not play.all(Damaged)
    assert missed.seen == [(2, 1)]


def test_a_figure_that_was_missed_can_strike_back_at_once(lay: Lay):
    def strikes(flow: Flow[Battle], figure: int, other: int) -> None:
        if not in_hand(flow.state).extra:
            flow.then(Strike("fight", other, (in_hand(flow.state).attacker,), (), extra=True))

    lay("strikes", MISSED, strikes)
    play = attack(WATCHER, dice=[(1, 2), (5, 5)])
    assert [(event.attacker, event.hit) for event in play.all(Attacked)] == [(0, False), (1, True)]
    assert play.click(0) == 2
    assert (play.tokens(0), play.tokens(1)) == (1, 0)


def test_who_falls_before_the_roll_is_attacked_no_more(lay: Lay):
    lay("fells", AIMED, lambda flow, figure, other: hurt_all(flow, figure))
    play = attack(WATCHER, dice=[(5, 5)])
    assert play.only(Eliminated).figure == 1
    assert not play.all(DiceRolled)


def hurt_all(flow: Flow[Battle], by: int) -> None:
    hurt(flow, 1, [(parts.RAMMED, 9)], BY_ABILITY, by)


# What lasts


def entered(play: Play, *entries: Lasting) -> Play:
    """Put entries into the register of a battle."""
    flow: Flow[Battle] = Flow(play.state)
    for entry in entries:
        begin_lasting(flow, entry)
    return play


def kinds(play: Play) -> list[str]:
    return [entry.kind for entry in play.state.lasting]


def test_what_lasts_ends_at_its_time():
    play = second(SWORD, "1 cadets-plain 20 20 180", "0 cadets-sword 4 4 0", FAR, total=200)
    entered(
        play,
        Lasting("action", 0, until=THIS_ACTION),
        Lasting("next", 1, 0, until=NEXT_ACTION),
        Lasting("turn", 0, until=THIS_TURN),
        Lasting("command", 0, until=OWN_COMMAND, seat=0),
        Lasting("end", 1, until=OWN_END, seat=1),
        Lasting("good", 1, until=FOR_GOOD),
    )
    play.act(0, "move")
    assert kinds(play) == ["action", "turn", "command", "end", "good"]
    play.turn(0, 90)
    assert kinds(play) == ["turn", "command", "end", "good"]
    play.end_turn()
    assert kinds(play) == ["command", "end", "good"]
    play.end_turn()
    assert kinds(play) == ["good"]


def test_what_lasts_falls_with_its_figures():
    play = second(SWORD, "1 cadets-frail 11.5 10 180", FAR, dice=[(5, 5)])
    entered(play, Lasting("bound", 1, 0), Lasting("loose", 1, 0, bound=False))
    play.act(0, "fight").target(1)
    assert kinds(play) == ["loose"]


@rule("M2-ABILITY-04")
def test_an_ability_can_be_lent_and_is_taken_back():
    play = entered(second(SWORD, FOE, FAR, dice=[(5, 5)]), Lasting(LENDS, 1, 1, TOUGHNESS, THIS_TURN))
    assert play.has(1, "toughness")
    assert play.match.state.copy().granted[1] == play.state.granted[1]
    play.act(0, "fight").target(1)
    assert play.click(1) == 1
    play.end_turn()
    assert not play.has(1, "toughness")


def test_what_lasts_is_kept_told_and_seen():
    play = entered(second(SWORD, FOE, FAR), Lasting(LENDS, 1, 1, TOUGHNESS, OWN_COMMAND, 1))
    codec = play.match.kit.codec
    kept = codec.load(codec.dump(play.state))
    assert kept.lasting == play.state.lasting
    assert kept.granted == play.state.granted
    view = battle_view(play.state)
    assert [(each.kind, each.target, each.until, each.seat) for each in view.lasting] == [(LENDS, 1, "own-command", 1)]
    assert any(line.key == "minis-line-lasting" for line in lines(view))
    flow: Flow[Battle] = Flow(play.state)
    end_lasting(flow, lasting_of(play.state, LENDS)[0])
    assert [type(event) for event in flow.events] == [LastingEnded]
    assert isinstance(flow.events[0], LastingBegan)
    assert play.state.lasting == []


def test_a_happening_can_hang_on_what_lasts(lay: Lay):
    def spends(flow: Flow[Battle], figure: int, other: int) -> None:
        end_lasting(flow, lasting_of(flow.state, "drilled", figure)[0])
        reroll(flow)

    lay("minded", ROLLED, spends, True, "drilled")
    play = second(SWORD, FOE, FAR, dice=[(5, 5), (1, 2)])
    entered(play, Lasting("drilled", 2, until=OWN_COMMAND, seat=1))
    play.act(0, "fight").target(1)
    assert (play.kind, play.seat) == ("react", 1)
    play.resolve(0)
    assert play.kind == "action"
    assert play.only(Attacked).hit is False
