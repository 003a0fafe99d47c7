"""How bots use what others would do in a reaction: Hex, Reckless, Counterattack, Mind Tap, bombs, gang up and gifts."""

from __future__ import annotations

from mageknight.bots.minis.deeds import with_gifts
from mageknight.bots.minis.field import Field
from mageknight.bots.minis.odds import blow
from mageknight.bots.minis.outlook import Outlook
from mageknight.bots.minis.planner import MinisPlanner
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import attack_manner
from tests.minis.drill import Play, units
from tests.minis.second.field import FAR, second


def answer_of(play: Play, luck: str = "luck") -> Command:
    """What a bot would do now."""
    bot = MinisPlanner("knight", 400)
    rng = Rng(seed_from_text(luck))
    return bot.choose(play.match.kit, play.state.copy(), play.seat, rng, Budget(400)).command


def hexed(throw: tuple[int, int]) -> Play:
    """An archer has thrown; the witch of the other side may let it throw again."""
    play = second("0 scouts-hex 10 10 0", "1 cadets-bow 18 10 90", "0 cadets-sword 18 16 270", dice=[throw])
    return play.act(0, "hex").act(1, "shoot").target(2)


def test_a_bot_hexes_a_hit_and_leaves_a_miss_alone() -> None:
    for luck in ("one", "two", "three"):
        hit, missed = hexed((6, 5)), hexed((1, 2))
        assert hit.kind == missed.kind == "react"
        assert answer_of(hit, luck) == c.Resolve(0, 0)
        assert answer_of(missed, luck) == c.Decline(0)


def test_a_bot_bleeds_for_damage_only_while_it_pays() -> None:
    play = second("0 banners-tusk 10 10 0 click 1", "1 cadets-plain 11.5 10 180", FAR, dice=[(6, 5)])
    play.act(0, "fight").target(1)
    assert play.kind == "react"
    assert answer_of(play) == c.Decline(0), "one more click would take its heart"


def test_a_bot_strikes_back() -> None:
    play = second("0 cadets-sword 10 10 0", "1 adepts-counterattack 11.5 10 180", FAR, dice=[(1, 2)])
    play.act(0, "fight").target(1)
    assert (play.seat, play.kind) == (1, "react")
    assert answer_of(play) == c.Resolve(1, 0)


def test_a_bot_borrows_skill_and_taps_what_helps() -> None:
    play = second("0 banners-minion 10 10 0", "1 scouts-tank 11.5 10 180", "0 banners-fiend 33 5 0", FAR)
    play.act(0, "fight").target(1)
    assert play.kind == "react"
    assert answer_of(play) == c.Resolve(0, 0)


def test_a_bot_lays_its_bomb_where_it_hits_foes_and_no_friends() -> None:
    figures = ("1 cadets-bow 14 10 180", "0 cadets-sword 14 11.6 0", "1 cadets-bow 15 7 180", "1 cadets-bow 15 5.4 180")
    play = second("0 scouts-bombardment 5 8 0", *figures, FAR).act(0, "bombard")
    found = answer_of(play)
    assert isinstance(found, c.LayBomb)
    assert (found.x, found.y) in ((units(15), units(7)), (units(15), units(5.4)))


def test_a_bot_lets_everybody_help_who_can() -> None:
    figures = ("0 cadets-sword 10 10 0", "1 scouts-tank 11.5 10 180", "0 cadets-sword 11.5 8.5 90", FAR)
    play = second(*figures).act(0, "fight").target(1)
    assert answer_of(play) == c.Join(0, 2)


def test_a_bot_lets_bows_give_damage_where_the_attack_hits_anyway() -> None:
    bows = ("0 cadets-bow 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-bow 10 13 0")
    for figure, wanted in (("1 scouts-tank 17 11.5 180", True), ("1 scouts-fort 17 11.5 180", False)):
        play = second(*bows, figure, FAR, total=300)
        field = Field(play.match.kit, play.state, 0, Budget(100), Outlook())
        shoot = attack_manner(play.state, "shoot")
        alone = blow(play.state, shoot, 0, 3, (1, 2))
        worth, gifts = with_gifts(field, shoot, 0, 3, alone, (1, 2))
        assert (len(gifts) > 0) == wanted
        assert worth >= alone
