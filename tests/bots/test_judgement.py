"""What bots go by: how hard enemies are, who can act, how a judgement wavers."""

from __future__ import annotations

from mageknight.board.commands import ChooseCard
from mageknight.board.content.library import LIB
from mageknight.bots.board.power import all_beaten, chance, foe_of, one_beaten, strength, usual
from mageknight.bots.board.taste import quality
from mageknight.bots.board.worth import Scale
from mageknight.bots.minis.odds import blows_on
from mageknight.bots.minis.threats import HOPE, Threats, exertion
from mageknight.bots.thought import wavering
from mageknight.kernel.registry import kit_named
from tests.bots.tables import battle, dice, played
from tests.play import situation

KIT = kit_named("board")
"""Loads the content: enemies are known only then."""


def named(name):
    return foe_of(next(kind for kind in LIB.enemies if kind.name == name))


def test_a_dragon_is_harder_than_diggers():
    diggers, dragon = named("diggers"), named("high_dragon")
    assert dragon.armor > diggers.armor
    for strong in (6.0, 10.0, 14.0):
        assert all_beaten([dragon], False, strong) <= all_beaten([diggers], False, strong)
    assert all_beaten([diggers], False, 10.0) == 1.0
    assert all_beaten([dragon], False, 10.0) < 0.5


def test_walls_and_company_make_it_harder_and_one_is_easier_than_all():
    foes = [usual(1), usual(2), usual(5)]
    assert all_beaten(foes, True, 14.0) <= all_beaten(foes, False, 14.0) <= all_beaten(foes[:1], False, 14.0)
    assert all_beaten(foes, True, 16.0) < one_beaten(foes, True, 16.0)


def test_a_chance_grows_with_strength_and_stays_a_share():
    chances = [chance(strong, 10.0) for strong in range(0, 30)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0.0, 1.0)


def test_units_make_a_hero_stronger_until_they_are_wounded():
    def hero(units):
        return situation(f"game: board\nseat 0:\n  hand: march, rage\n  units: {units}\n").state.players[0]

    assert strength(hero("peasants, utem_crossbowmen")) > strength(hero("peasants"))
    hurt = hero("peasants")
    whole = strength(hurt)
    hurt.units[0].wounds = 1
    assert strength(hurt) < whole


def test_what_walks_is_laid_down_before_what_fights_and_what_was_won_last_of_all():
    number = {card.name: at for at, card in enumerate(LIB.cards)}
    names = ["fireball", "rage", "march", "swiftness", "concentration"]
    order = sorted(names, key=lambda name: quality(ChooseCard(0, number[name])))
    assert order[:2] == ["march", "swiftness"]
    assert order[-1] == "fireball"


def test_a_figure_beyond_its_last_click_strikes_nobody():
    kit = kit_named("minis")
    state = played(kit, battle(), "gone", 40)
    threats = Threats(state, 0)
    mine = threats.mine[0]
    state.click[mine] = state.defs[mine].clicks
    assert all(blows_on(state, mine, foe, True) == 0.0 for foe in threats.theirs)


CHARGE = """
    game: minis
    turn: 0
    figure 0: lancers-121 of 0 at 10 10 facing 0
    figure 1: rebellion-028 of 1 at {x} 10 facing 180
"""


def test_who_can_charge_is_to_be_minded_from_afar_as_far_as_it_runs():
    near, far = [situation(CHARGE.format(x=x)).state for x in (15, 33)]
    assert blows_on(near, 0, 1, True) > 0.0
    assert blows_on(near, 0, 1, False) == 0.0, "it has neither contact nor range"
    assert blows_on(far, 0, 1, True) == 0.0


DUEL = """
    game: minis
    turn: 0
    figure 0: rebellion-036 of 0 at 10 10 facing 0 tokens {own}
    figure 1: rebellion-028 of 1 at 11.5 10 facing 180 tokens {other}
"""


def test_who_has_two_tokens_will_not_strike_and_who_has_one_pays_for_it():
    states = [situation(DUEL.format(own=0, other=tokens)).state for tokens in (0, 1, 2)]
    fresh, pushed, spent = [Threats(state, 0).best(state, [1], [0]) for state in states]
    assert fresh > pushed >= spent == 0.0
    careless = [Threats(state, 0, rests=False).best(state, [1], [0]) for state in states]
    assert careless == [fresh] * 3


def test_whoever_has_not_acted_when_the_turn_ends_is_fresh_in_the_next():
    state = situation(DUEL.format(own=1, other=0)).state
    threats = Threats(state, 0)
    assert exertion(state, 0, 0) == 0.0
    assert exertion(state, 0, 0, acts=True) > threats.best(state, [0], [1]) > 0.0
    assert threats.tiring((0,)) == HOPE * threats.best(state, [0], [1])


def test_judgement_wavers_about_the_truth_and_within_bounds():
    rng = dice("waver")
    errors = [wavering(rng, 0.5) for _ in range(2000)]
    assert abs(sum(errors) / len(errors)) < 0.05
    assert max(abs(error) for error in errors) <= 1.5
    assert sum(abs(error) < 0.5 for error in errors) > 1200


def test_a_city_to_conquer_counts_more_the_nearer_the_end_is():
    def counts(number, scenario):
        state = situation(f"game: board\nscenario: {scenario}\nround: {number}\nseat 0:\n  hand: march, rage\n").state
        return Scale(state, 0).city

    assert counts(1, "solo_conquest") < counts(4, "solo_conquest") < counts(6, "solo_conquest")
    assert counts(1, "solo_reconnaissance") == counts(4, "solo_reconnaissance") == 1.0
