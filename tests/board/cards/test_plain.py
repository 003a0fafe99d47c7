"""Cards that only give: every half and every choice of them, in the situation they are for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, PEACE, RANGED, SPARE, check, colour_of, gains, holding, play
from tests.marks import content, rule
from tests.play import refused, view

Row = tuple[str, str, str, tuple[str, ...], dict[str, Any]]

ATTACK_OR_BLOCK: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    (ATTACK, (), {"attack": ("2 melee physical",)}),
    (BLOCK, (), {"block": ("2 physical",)}),
]


def move_influence_attack_block(card: str, half: str, value: int, *cost: str) -> list[Row]:
    """Move, Influence, Attack or Block of one value; the first two can be played in a fight as well."""
    return [
        (card, half, PEACE, (*cost, "0"), {"move": value}),
        (card, half, PEACE, (*cost, "1"), {"influence": value}),
        (card, half, ATTACK, (*cost, "0"), {"move": value}),
        (card, half, ATTACK, (*cost, "2"), {"attack": (f"{value} melee physical",)}),
        (card, half, BLOCK, (*cost, "3"), {"block": (f"{value} physical",)}),
    ]


ROWS: list[Row] = [
    *[("rage", "basic", *row) for row in ATTACK_OR_BLOCK],
    ("rage", "strong", ATTACK, (), {"attack": ("4 melee physical",)}),
    *[("determination", "basic", *row) for row in ATTACK_OR_BLOCK],
    ("determination", "strong", BLOCK, (), {"block": ("5 physical",)}),
    ("swiftness", "basic", PEACE, (), {"move": 2}),
    ("swiftness", "strong", RANGED, (), {"attack": ("3 ranged physical",)}),
    ("swiftness", "strong", ATTACK, (), {"attack": ("3 ranged physical",)}),
    ("march", "basic", PEACE, (), {"move": 2}),
    ("march", "strong", PEACE, (), {"move": 4}),
    ("stamina", "basic", PEACE, (), {"move": 2}),
    ("stamina", "strong", PEACE, (), {"move": 4}),
    ("tranquility", "basic", PEACE, ("0",), {"heal": 1}),
    ("tranquility", "strong", PEACE, ("0",), {"heal": 2}),
    ("promise", "basic", PEACE, (), {"influence": 2}),
    ("promise", "strong", PEACE, (), {"influence": 4}),
    ("threaten", "basic", PEACE, (), {"influence": 2}),
    ("threaten", "strong", PEACE, (), {"influence": 5, "reputation": -1}),
    ("crystallize", "strong", PEACE, ("choose-colour white",), {"crystals": {"white": 1}}),
    ("concentration", "basic", PEACE, ("choose-colour red",), {"mana": {"red": 1}}),
    ("will_focus", "basic", PEACE, ("0", "choose-colour white"), {"mana": {"white": 1}}),
    ("will_focus", "basic", PEACE, ("1",), {"crystals": {"green": 1}}),
    *move_influence_attack_block("improvisation", "basic", 3, "choose-card stamina"),
    *move_influence_attack_block("improvisation", "strong", 5, "choose-card stamina"),
    *move_influence_attack_block("instinct", "basic", 2),
    *move_influence_attack_block("instinct", "strong", 4),
    ("battle_versatility", "basic", ATTACK, ("0",), {"attack": ("2 melee physical",)}),
    ("battle_versatility", "basic", BLOCK, (), {"block": ("2 physical",)}),
    ("battle_versatility", "basic", RANGED, (), {"attack": ("1 ranged physical",)}),
    ("battle_versatility", "strong", ATTACK, ("0",), {"attack": ("4 melee physical",)}),
    ("battle_versatility", "strong", BLOCK, ("1",), {"block": ("4 physical",)}),
    ("battle_versatility", "strong", ATTACK, ("2",), {"attack": ("3 melee fire",)}),
    ("battle_versatility", "strong", BLOCK, ("3",), {"block": ("3 fire",)}),
    ("battle_versatility", "strong", RANGED, ("4",), {"attack": ("3 ranged physical",)}),
    ("battle_versatility", "strong", RANGED, ("5",), {"attack": ("2 siege physical",)}),
    ("cold_toughness", "basic", ATTACK, (), {"attack": ("2 melee ice",)}),
    ("cold_toughness", "basic", BLOCK, (), {"block": ("3 ice",)}),
    ("rejuvenate", "basic", PEACE, ("0",), {"heal": 1}),
    ("rejuvenate", "basic", PEACE, ("2",), {"mana": {"green": 1}}),
    ("rejuvenate", "strong", PEACE, ("0",), {"heal": 2}),
    ("rejuvenate", "strong", PEACE, ("2",), {"crystals": {"green": 1}}),
    ("swift_reflexes", "basic", PEACE, (), {"move": 2}),
    ("swift_reflexes", "basic", RANGED, ("1",), {"attack": ("1 ranged physical",)}),
    ("swift_reflexes", "strong", PEACE, (), {"move": 4}),
    ("swift_reflexes", "strong", RANGED, ("1",), {"attack": ("3 ranged physical",)}),
    ("one_with_the_land", "basic", PEACE, ("0",), {"move": 2}),
    ("one_with_the_land", "basic", PEACE, ("1",), {"heal": 1}),
    ("one_with_the_land", "basic", BLOCK, ("2",), {"block": ("2 physical",)}),
    ("one_with_the_land", "strong", PEACE, ("0",), {"move": 4}),
    ("one_with_the_land", "strong", PEACE, ("1",), {"heal": 2}),
    ("fire_bolt", "basic", PEACE, (), {"crystals": {"red": 1}}),
    ("fire_bolt", "strong", RANGED, (), {"attack": ("3 ranged fire",)}),
    ("ice_bolt", "basic", PEACE, (), {"crystals": {"blue": 1}}),
    ("ice_bolt", "strong", RANGED, (), {"attack": ("3 ranged ice",)}),
    ("swift_bolt", "basic", PEACE, (), {"crystals": {"white": 1}}),
    ("swift_bolt", "strong", RANGED, (), {"attack": ("4 ranged physical",)}),
    ("crushing_bolt", "basic", PEACE, (), {"crystals": {"green": 1}}),
    ("crushing_bolt", "strong", RANGED, (), {"attack": ("3 siege physical",)}),
    ("refreshing_walk", "basic", PEACE, (), {"move": 2, "heal": 1}),
    ("refreshing_walk", "strong", PEACE, (), {"move": 4, "heal": 2}),
    ("refreshing_walk", "basic", BLOCK, (), {"move": 2}),
    ("refreshing_walk", "strong", BLOCK, (), {"move": 4}),
    ("intimidate", "basic", PEACE, (), {"influence": 4, "reputation": -1}),
    ("intimidate", "basic", ATTACK, ("1",), {"attack": ("3 melee physical",), "reputation": -1}),
    ("intimidate", "strong", PEACE, (), {"influence": 8, "reputation": -2}),
    ("intimidate", "strong", ATTACK, ("1",), {"attack": ("7 melee physical",), "reputation": -2}),
    ("force_of_nature", "strong", RANGED, (), {"attack": ("3 siege physical",)}),
    ("force_of_nature", "strong", BLOCK, (), {"block": ("6 physical",)}),
    ("ice_shield", "basic", BLOCK, (), {"block": ("3 ice",)}),
    ("shield_bash", "basic", BLOCK, (), {"block": ("3 physical",)}),
    ("counterattack", "basic", ATTACK, (), {"attack": ("2 melee physical",)}),
    ("counterattack", "strong", ATTACK, (), {"attack": ("4 melee physical",)}),
    ("chivalry", "basic", ATTACK, ("0",), {"attack": ("3 melee physical",)}),
    ("chivalry", "strong", ATTACK, ("0",), {"attack": ("6 melee physical",)}),
    ("noble_manners", "basic", PEACE, (), {"influence": 2}),
    ("noble_manners", "strong", PEACE, (), {"influence": 4}),
    ("power_of_crystals", "basic", PEACE, ("choose-colour blue",), {"crystals": {"blue": 1}}),
    ("chilling_stare", "basic", PEACE, (), {"influence": 3}),
    ("chilling_stare", "strong", PEACE, (), {"influence": 5}),
]


def name(row: Row) -> str:
    return f"{row[0]}-{row[1]}-{row[2]}-{'-'.join(row[3]).replace(' ', '_')}"


@pytest.mark.parametrize(
    "card, half, phase, answers, expected",
    [pytest.param(*row, marks=content(f"board/card/{row[0]}"), id=name(row)) for row in ROWS],
)
def test_cards_give_what_they_say(card, half, phase, answers, expected):
    mana = colour_of(card) if half == "strong" else ""
    match = holding(card, "promise", "stamina", phase=phase, mana=mana)
    play(match, card, half, *answers)
    check(match, **expected)


@content("board/card/tranquility", "board/card/rejuvenate")
@pytest.mark.parametrize("card", ["tranquility", "rejuvenate"])
@pytest.mark.parametrize("half, drawn", [("basic", 1), ("strong", 2)])
def test_cards_are_drawn(card, half, drawn):
    match = holding(card, SPARE, mana="green" if half == "strong" else "", seat="deck: rage, march, swiftness")
    play(match, card, half, "1")
    assert gains(match)["hand"] == sorted(["promise", "stamina", "rage", "march"][: 2 + drawn])


@content("board/card/tranquility", "board/card/rejuvenate", "board/card/regeneration")
@rule("UE-COMBAT-25", "UE-TURN-25")
@pytest.mark.parametrize("card", ["tranquility", "rejuvenate", "regeneration"])
@pytest.mark.parametrize("half", ["basic", "strong"])
def test_cards_with_the_healing_icon_alone_are_not_for_combat(card, half):
    match = holding(card, phase=BLOCK, mana="green", seat="units: peasants spent")
    assert refused(match, f"0: play-card {card} {half}").reason == "board-wrong-time"


@content("board/card/rejuvenate", "board/card/regeneration")
@pytest.mark.parametrize("card, answers", [("rejuvenate", ("3",)), ("regeneration", ())])
@pytest.mark.parametrize("half, unit", [("basic", "utem_guardsmen"), ("strong", "fire_mages")])
def test_a_unit_is_readied_up_to_a_level(card, half, unit, answers):
    units = "units: utem_guardsmen spent, catapults spent" if half == "basic" else "units: fire_mages spent"
    match = holding(card, mana="green" if half == "strong" else "", seat=f"{units}; fame: 100")
    play(match, card, half, *answers)
    ready = [one.unit for one in view(match, 0).players[0].units if one.ready]
    assert ready == [unit]


@content("board/card/regeneration")
@pytest.mark.parametrize("half, amount", [("basic", 1), ("strong", 2)])
def test_regeneration_heals_even_without_a_unit(half, amount):
    match = holding("regeneration", mana="green" if half == "strong" else "")
    play(match, "regeneration", half)
    check(match, heal=amount)


@content("board/card/in_need")
@rule("UE-EFFECT-02")
@pytest.mark.parametrize("half, influence", [("basic", 3 + 3), ("strong", 5 + 2 * 3)])
def test_in_need_counts_wounds_in_hand_and_on_units(half, influence):
    mana = "green" if half == "strong" else ""
    match = holding("in_need", "wound", "wound", mana=mana, seat="units: peasants wounded, foresters")
    play(match, "in_need", half)
    check(match, influence=influence)
