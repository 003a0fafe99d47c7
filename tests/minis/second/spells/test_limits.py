"""What spells cannot do, and what ends them: immunity, domains, a caster that is gone, a line that is not needed."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.content.available import library
from mageknight.minis.content.domains import official_domains
from mageknight.minis.events import Attacked, DomainRemoved
from mageknight.minis.rules.attack.bombs import bombs_of
from mageknight.minis.setup.entries import Enlisted
from mageknight.minis.state.beside import domains
from tests.marks import content, rule
from tests.minis.drill import units
from tests.minis.second.spells.grimoire import FOE, MAGE, cast, in_force, lay, over_to, sorcery, stack

KEYS = {each.name: each.key for each in official_domains().values()}
IMMUNE = "1 adepts-immune-bow 16 10 180"


@rule("M2-COMBAT-21")
@pytest.mark.parametrize(
    "spell, reached", [("gust", True), ("lead-feet", True), ("ember-dart", False), ("weariness", False)]
)
def test_who_is_immune_to_magic_is_safe_from_attacks_of_wands_and_from_no_other_spell(
    spell: str, reached: bool
) -> None:
    play = sorcery(MAGE, IMMUNE, FOE.replace("16 10", "16 13"), book=spell).act(0, "cast")
    if reached:
        play.target(1)
        assert play.log
    else:
        assert play.refused(c.Target(0, 1)).reason == "minis-wand-immune"


@rule("M2-RANGED-10")
def test_a_spell_that_needs_no_line_of_fire_still_spares_whoever_touches_a_friend() -> None:
    behind, beyond, between = "1 adepts-plain 4 10 0", "1 adepts-plain 34 10 180", "0 adepts-plain 14 10 0"
    touched = "1 adepts-plain 15.5 10 180"
    plain = sorcery(MAGE, behind, beyond, between, touched, "1 adepts-plain 16 6 180", book="ember-dart").act(0, "cast")
    reasons = [plain.refused(c.Target(0, each)).reason for each in (1, 2, 4)]
    assert reasons == ["minis-outside-arc", "minis-out-of-range", "minis-target-touches-friend"]
    for target in (1, 2):
        play = sorcery(MAGE, behind, beyond, between, touched, book="drill-seeking-dart", dice=[(6, 5)])
        cast(play, target)
        assert play.click(target) == 1
    play = sorcery(MAGE, behind, beyond, between, touched, book="drill-seeking-dart").act(0, "cast")
    assert play.refused(c.Target(0, 4)).reason == "minis-target-touches-friend"


@rule("M2-SPELL-26")
def test_a_spell_that_can_no_longer_be_resolved_ends_at_once() -> None:
    """A skittish mount without a rider leaves the game when the end phase begins, and the spell on it has nobody to be on."""
    for mount, force, cards in (("skittish", [], ["balm", "swift-feet"]), ("horse", ["swift-feet"], ["balm"])):
        play = sorcery(MAGE, f"0 stable-{mount} 10 11.5 0", FOE, book="swift-feet balm")
        cast(play, 1)
        assert (in_force(play), stack(play)) == (["swift-feet"], ["balm"])
        play.end_turn()
        while play.kind == "end-order":
            play.resolve(1)
        over_to(play, 1)
        assert (play.is_fielded(1), in_force(play), stack(play)) == (mount == "horse", force, cards)


@rule("M2-SPELL-52")
@content("minis/spell/false-mist")
def test_an_illusion_cancels_a_domain_and_a_domain_cancels_an_illusion() -> None:
    clear = sorcery(MAGE, FOE, book="false-mist balm", domain_1=KEYS["clear-skies"])
    cast(clear)
    assert (clear.only(DomainRemoved).by, domains(clear.state)) == ("false-mist", [])
    assert in_force(clear) == ["false-mist"]
    for name, force in (("twister", []), ("erratic-winds", []), ("war", ["false-mist"])):
        windy = cast(sorcery(MAGE, FOE, book="false-mist balm", domain_1=KEYS[name]))
        assert in_force(windy) == force
        assert len(domains(windy.state)) == 1


@rule("M2-SPELL-52")
@pytest.mark.parametrize(
    "spell, domain",
    [
        pytest.param("phantom-woods", "inferno", marks=content("minis/spell/phantom-woods")),
        pytest.param("mirage-of-water", "heat-wave", marks=content("minis/spell/mirage-of-water")),
    ],
)
def test_fire_and_heat_end_illusions_of_woods_and_water(spell: str, domain: str) -> None:
    for name, force in ((domain, []), ("war", [spell])):
        play = cast(sorcery(MAGE, FOE, book=f"{spell} balm", domain_1=KEYS[name]))
        assert in_force(play) == force


@rule("M2-BOMB-23")
def test_bombs_that_are_due_when_nobody_may_shoot_come_to_nothing() -> None:
    gunner = "0 scouts-bombardment 5 10 0"
    for book, click in (("1 drill-dead-calm", 0), ("1 hawk-eye", 3)):
        figures = (gunner, "1 adepts-mage 20 30 0", "1 cadets-bow 20 10 180")
        play = sorcery(*figures, book_0=book, dice=[(6, 4), (5, 4)]).act(0, "bombard")
        play.do(c.LayBomb(0, units(20), units(10)))
        over_to(play, 1).act(1, "cast")
        if play.kind == "cast":
            play.target(1)
        over_to(play, 0)
        assert bombs_of(play.state, 0) == []
        assert play.click(2) == click
        calm = click == 0
        assert len([each for each in play.log if isinstance(each, Attacked)]) == (0 if calm else 1)
        bows = play.match.explain(c.Act(0, 0, "bombard"))
        assert (bows is not None and bows.reason == "minis-becalmed") == calm


@rule("M2-SPELL-09")
@content("minis/spell/form-construct")
def test_form_construct_makes_a_golem_of_its_sorcerer_for_items_but_not_for_books() -> None:
    def faults(*items: str, spells: tuple[str, ...] = ("form-construct",)) -> list[str]:
        entry = Enlisted("banners-magus", 1, items, spells)
        return [each.reason for each in check(Army("A", "second", 300, (entry,)), library())]

    assert faults("R-014", "drill-I-001") == []
    assert faults("R-014", "I-017") == [], "Tinker's Kit"
    assert faults("R-014", "drill-I-001", spells=("balm",)) == ["army-item-needs"]
    assert faults("drill-R-001") == ["army-item-needs"]


@pytest.mark.parametrize(
    "book, figure, word", [("drill-dead-calm", "adepts-bowman", "shoot"), ("glyph-of-anchoring", "cadets-wing", "soar")]
)
def test_what_a_spell_in_force_bars_is_not_on_the_list_of_actions(book: str, figure: str, word: str) -> None:
    play = sorcery(MAGE, f"0 {figure} 10 12 0", FOE, book=book)
    assert c.Act(0, 1, word) in play.options()
    play.act(0, "cast")
    if play.kind == "cast":
        lay(play, 10, 10)
    assert play.refused(c.Act(0, 1, word)).reason in ("minis-becalmed", "minis-anchored")
    assert c.Act(0, 1, word) not in play.options()
