"""Every way to act of edition 2.0 is one the knight takes where it pays: no ability is left unused for want of thinking of it."""

from __future__ import annotations

import pytest

from mageknight.bots import Budget, bot_named
from mageknight.bots.minis.deeds import deeds_of
from mageknight.bots.minis.domains import leaning
from mageknight.bots.minis.field import Field
from mageknight.bots.minis.outlook import Outlook
from mageknight.kernel.command import Command
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis import commands as c
from mageknight.minis.content.domains import official_domains
from mageknight.minis.editions import EDITIONS
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

FOE = "1 adepts-plain 11.5 10 180"
FAR_FOE = "1 adepts-plain 20 10 180"
CROWD = ("1 adepts-plain 16 10 180", "1 adepts-plain 17.5 10 180", "1 adepts-plain 16 11.5 180")

SITUATIONS: dict[str, tuple[str, ...]] = {
    "sweep": ("0 adepts-sweep 10 10 0", "1 adepts-plain 11.27 10.8 180", "1 adepts-plain 11.27 9.2 180"),
    "smite": ("0 adepts-smite 10 10 0", FOE, "1 adepts-plain 13 10 180", "1 adepts-plain 11.5 11.5 180"),
    "flame": ("0 adepts-flame-lightning 10 10 0", *CROWD),
    "stormfire": ("0 scouts-stormfire 10 10 0", *CROWD),
    "shockwave": ("0 adepts-shockwave 10 10 0", "1 adepts-plain 12 10 0", "1 adepts-plain 10 12 0", "1 adepts-plain 8 10 0"),
    "bombard": ("0 scouts-bombardment 4 10 0", "1 adepts-plain 20 10 180", "1 adepts-plain 21.5 10 180"),
    "carry": ("0 scouts-strong-flier 10 10 0", "0 cadets-sword 11.5 10 0"),
    "sniper": ("0 banners-sniper 10 10 180", "1 cadets-plain 16 10 180"),
    "tinker": ("0 adepts-tinker 10 10 0", "0 adepts-golem 11.5 10 0 click 3"),
    "field-repair": ("0 banners-mechanic 10 10 0", "0 banners-golem 11.5 10 0 click 2"),
    "heal": ("0 adepts-healing 10 10 0", "0 adepts-plain 11.5 10 180 click 4"),
    "magic-heal": ("0 scouts-magic-healing 10 10 0", "0 adepts-plain 16 10 180 click 4"),
    "regenerate": ("0 adepts-regeneration 10 10 0 click 2",),
    "charge": ("0 scouts-charge 10 10 0", "1 adepts-weak 18 10 0"),
    "bound": ("0 scouts-bound 10 10 0", "1 adepts-weak 25 10 0"),
    "levitate": ("0 scouts-magic-levitation 10 10 0", "0 cadets-sword 10 11.5 0", "1 adepts-weak 21 11.5 0"),
    "summon": ("0 scouts-summon 10 10 0", "0 scouts-spawn eliminated"),
    "raise": ("0 adepts-necromancy 10 10 0", "0 adepts-zombie eliminated"),
    "revenant": ("0 recruits-speaker 10 10 0", "1 cadets-sword eliminated", "1 adepts-weak 15 10 180"),
    "weapon-master": ("0 adepts-weapon-master 10 10 0", FOE),
    "magic-blast": ("0 adepts-magic-blast 10 10 0", "1 adepts-plain 16 10 180"),
    "mage-blast": ("0 scouts-mage-blast 10 10 0", "1 adepts-plain 16 10 180"),
    "thunder-blow": ("0 adepts-thunder-blow 10 10 0", FOE),
    "immobilize": ("0 adepts-immobilize 10 10 0 click 2", "1 muster-194c 11.5 10 180"),
    "magic-freeze": ("0 adepts-magic-freeze 10 10 0", "1 cadets-plain 16 10 180"),
    "magic-confuse": ("0 adepts-magic-confusion 10 10 0 click 2", "1 muster-120 16 10 0"),
    "sneak-attack": ("0 adepts-sneak-attack 10 10 0", "1 adepts-plain 11.5 10 0"),
    "hex": ("0 scouts-hex 10 10 0", "1 adepts-plain 27 10 180", "1 adepts-plain 27 12 180", "1 adepts-plain 26 14 180"),
    "overwatch": ("0 scouts-overwatch 10 10 0", "1 cadets-sword 27.5 10 180", "1 cadets-sword 27.5 12 180"),
    "nimble": ("0 scouts-nimble 10 10 180", FOE),
    "shoot": ("0 cadets-bow 10 10 0", "1 adepts-weak 16 10 180"),
    "point-blank-damage": ("0 cadets-bow 10 10 0", "1 adepts-plain 14 10 180"),
    "precision": ("0 cadets-bow 10 10 0", "1 adepts-weak 16 10 180", "0 cadets-sword 16 8.5 270"),
    "surge": ("0 cadets-sword 10 10 0", "1 adepts-weak 17 10 0"),
    "march": ("0 cadets-sword 10 10 0", "0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0"),
}  # fmt: skip
IN_COMMAND = ("revenant",)
"""Ways of the command phase."""
SEEN_ELSEWHERE = {
    "move", "fight", "march", "double-time", "double-march", "soar", "land", "capture", "dispatch",  # whole games
    "cast", "browse", "mount", "dismount", "mounted-charge", "mounted-bound", "trample", "overwhelm", "move-first", "point-blank",
    "long-shot", "indirect-fire", "long-indirect-fire", "batter", "shoot-down", "pick-up",
    "ladder", "board", "disembark", "push-along",  # tried out like carrying
    "beastmother", "control", "famine", "pestilence", "war", "smash",  # the Dragon's
}  # fmt: skip
"""Ways without a situation here."""


def done(play: Play, level: str = "knight") -> list[str]:
    """The ways in which a bot uses its actions until its turn is over."""
    bot, rng = bot_named("minis", level), Rng(seed_from_text("ways"))
    kit, seat = play.match.kit, play.seat
    found: list[str] = []
    for _ in range(40):
        if not play.kind or play.seat != seat:
            break
        choice = bot.choose(kit, kit.redeal(play.state, seat, rng), seat, rng, Budget(10**6))
        if isinstance(choice.command, c.EndTurn):
            break
        if isinstance(choice.command, c.Act):
            found.append(choice.command.how)
        play.match.play(choice.command)
    return found


@pytest.mark.parametrize("way", list(SITUATIONS))
def test_a_way_to_act_is_taken_where_it_pays(way: str) -> None:
    figures = (*SITUATIONS[way], FAR)
    play = second(*figures, begin="yes", total=200) if way in IN_COMMAND else second(*figures)
    assert way in done(play)


def test_no_way_to_act_is_forgotten() -> None:
    chosen = {word for word, way in EDITIONS["second"].ways.by_word.items() if way.chosen}
    assert chosen - {"pass"} <= set(SITUATIONS) | SEEN_ELSEWHERE


@pytest.mark.parametrize(
    "domain, own, theirs",
    [
        ("heat-wave", "cadets-plain", "adepts-demoralized"),
        ("holy-ground", "adepts-demoralized", "cadets-plain"),
        ("blasted-lands", "cadets-plain", "adepts-regeneration"),
        ("magestone-storm", "cadets-immune", "cadets-plain"),
        ("wylden-forest", "cadets-plain", "muster-044"),
        ("muster-field", "cadets-plain", "cadets-bow"),
        ("erratic-winds", "cadets-plain", "scouts-bombardment"),
    ],
)
def test_a_domain_that_does_something_by_itself_leans_to_whom_it_serves(domain: str, own: str, theirs: str) -> None:
    state = second(f"0 {own} 10 10 0", f"1 {theirs} 20 10 180").state
    key = next(each.key for each in official_domains().values() if each.name == domain)
    assert leaning(state, 0, c.ChooseDomain(0, key)) > 0.0 > leaning(state, 1, c.ChooseDomain(1, key))


def test_no_shaman_falls_into_a_trance_for_a_blow_or_two() -> None:
    play = second("0 banners-shaman 10 10 0", "1 muster-019 11.5 10 180 click 1", FAR, total=200)
    assert len(done(play)) == 1, "a second action would cost it a click for each throw that does not wake it"


def test_nobody_pulls_down_what_shelters_nobody() -> None:
    def worth(foe: str) -> float:
        """The worth of shooting down a palisade."""
        play = second("0 cadets-bow 10 10 0", foe, terrain=["palisade: 16 10 turn 1"])
        field = Field(kit_named("minis"), play.state, 0, Budget(400), Outlook())
        answers: list[Command] = [
            each for each in play.options() if isinstance(each, c.Act) and each.how == "shoot-down"
        ]
        assert answers
        return max([deed.worth for deed in deeds_of(field, answers)])

    assert worth(FAR) < 0 < worth("1 cadets-plain 17.2 10 180")
