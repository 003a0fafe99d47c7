"""First-generation figures at a table of edition 2.0 that agrees on them (reading R9), and armies the rules do not allow."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.kernel.saves.save import dumps, loads
from mageknight.locale import Words
from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names
from mageknight.minis.army.text import read, write
from mageknight.minis.content.available import library
from mageknight.minis.events import Damaged
from mageknight.minis.setup.entries import Enlisted
from tests.marks import rule
from tests.minis.drill import open_battle
from tests.minis.second.field import FAR, second

OLD = ("rebellion-004", "rebellion-010")
"""An Utem Guardsman and a Demi-magus of the Atlantis Guild."""
NEW = ("cadets-plain",)


def refused(*army: str, total: int = 100, **fields: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        open_battle(edition="second", total=total, armies=(army, NEW), table="", edges=(0, 2), **fields)
    return caught.value


@rule("M2-DIAL-06", "M2-ARMY-05")
def test_older_figures_are_fielded_only_where_the_table_agrees():
    assert refused(*OLD).rules == ("M2-DIAL-06",)
    play = open_battle(edition="second", total=100, armies=(OLD, NEW), table="", edges=(0, 2), all_generations=True)
    assert [known.key for known in play.state.defs] == [*OLD, *NEW]
    saved = loads(dumps(play.match))
    assert saved.state.defs[0].types.attack == play.state.defs[0].types.attack


@rule("M2-DIAL-06")
def test_an_older_figure_has_boots_sword_and_shield_and_shoots_with_the_damage_showing():
    play = second("0 rebellion-010 10 10 0", "1 cadets-plain 16 10 180", FAR, dice=[(6, 5)])
    assert play.offers(c.Act(0, 0, "double-time"))
    showing = play.state.defs[0].dial[3]
    play.act(0, "shoot").target(1)
    assert play.only(Damaged).amount == showing
    fight = second("0 rebellion-004 10 10 0", "1 cadets-plain 11.5 10 180", FAR)
    assert fight.offers(c.Act(0, 0, "capture")), "swords capture"


@rule("M2-DIAL-06", "M2-SPEED-08")
def test_older_figures_on_long_bases_have_horseshoes():
    play = second("0 lancers-171 14 10 0", "1 cadets-plain 20 10 180", FAR, turn=1).act(1, "move")
    play.move(1, (15.502, 10), facing=180)
    assert play.touches(0, 1)
    assert play.kind != "free-spin"


@rule("M2-FORM-04")
def test_old_and_new_figures_of_one_people_are_in_formation():
    """The Knights Immortal became the Elven Lords."""
    knight = next(
        each.key for each in library() if each.set_name == "rebellion" and "knights-immortal" in peoples(each.key)
    )
    row = (f"0 {knight} 10 10 0", "0 cadets-sword 10 11.5 0", "0 cadets-bow 10 13 0")
    play = second(*row, FAR).act(1, "march").join(0).join(2)
    assert play.kind == "march"
    guild = second("0 rebellion-004 10 10 0", *row[1:], "0 cadets-bow 10 14.5 0", FAR).act(1, "march")
    assert guild.refused(c.Join(0, 0)).rules == ("M2-FORM-04",)


def peoples(key: str) -> list[str]:
    from mageknight.minis.content import factions

    return [factions.table()[each].name for each in library()[key].factions]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_army_of_all_generations_reads_back_from_its_text(lang: str):
    renderer = Words.of(lang).render
    army = Army("Mixed", "second", 100, (Enlisted("rebellion-004", 2), Enlisted("starter-008")), True)
    assert check(army, library()) == []
    text = write(army, library(), renderer)
    assert read(text, Names(library(), [renderer])) == army
    own = Army("Mixed", "second", 100, army.entries)
    assert [each.rules for each in check(own, library())] == [("M2-DIAL-06",)]
    assert not read(write(own, library(), renderer), Names(library(), [renderer])).all_generations


@rule("M2-ARMY-01", "M2-ARMY-02", "M2-ARMY-07")
@pytest.mark.parametrize(
    "army, total, rule_id, facts",
    [
        (("cadets-sword",), 150, "M2-ARMY-01", {"total": 150, "step": 100}),
        (("cadets-sword",) * 6, 100, "M2-ARMY-02", {"points": 120, "total": 100, "over": 20}),
        (("recruits-unique",) * 2, 100, "M2-ARMY-07", {"count": 2}),
        (("veterans-2a", "veterans-2b"), 100, "M2-ARMY-07", {"count": 2}),
        (("veterans-001@1", "veterans-001@5"), 200, "M2-ARMY-07", {"count": 2}),
        ((), 100, "M2-END-05", {}),
    ],
)
def test_armies_the_rules_do_not_allow_are_refused_with_rule_and_numbers(
    army: tuple[str, ...], total: int, rule_id: str, facts: dict[str, int]
):
    found = refused(*army, total=total)
    assert found.rules == (rule_id,)
    assert {name: found.facts[name] for name in facts} == facts
