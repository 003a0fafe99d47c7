"""Planning questions: what they answer is what the rules do."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from mageknight.board.commands import Recruit, StepTo
from mageknight.board.content.library import LIB
from mageknight.board.queries import plan as planning
from mageknight.board.queries.types import Way
from mageknight.board.rules.turn.serving import is_idle, vain_uses
from mageknight.board.rules.world.movement import spaces_near
from mageknight.board.terms import CUMBERSOME
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.wire.decisions import DecisionInfo, decision_info
from mageknight.locale import render
from tests.board.rules.fights import fight, sideways
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.rules.rivals import duel, two
from tests.board.rules.sieges import agree, invite, siege
from tests.board.rules.sites import rush, spot, visit
from tests.marks import content, rule
from tests.play import deciding, do, options, view


def space(match: Match[Any], text: str) -> int:
    return int(match.kit.parse_value("space", text))


def ways(match: Match[Any], allowance: int = -1) -> dict[int, Way]:
    """The best way to each space that angers nobody, else the one that does."""
    found: dict[int, Way] = {}
    for way in planning.reach(match.state, allowance):
        if way.space not in found or found[way.space].provokes:
            found[way.space] = way
    return found


def ask(match: Match[Any], **question: Any) -> Any:
    """A question as a client asks it."""
    return match.kit.answer(match.state, 0, msgspec.json.encode(question))


# Ways.


@rule("UE-MOVE-03", "UE-MOVE-04")
def test_reach_tells_cost_and_steps() -> None:
    match = land(more="move: 5")
    found = ways(match)
    north = found[space(match, "1,-2")]
    assert (north.cost, north.assault, north.provokes) == (4, False, ())
    assert len(north.path) == 2
    assert north.path[-1] == north.space
    assert space(match, "1,-3") not in found, "the forest would cost 7"
    assert space(match, "1,-3") in ways(match, 7)


@rule("UE-MOVE-11", "UE-MOVE-12")
def test_reach_tells_whom_a_step_angers() -> None:
    match = land("1,-3", more="move: 3", tokens="1,-4: prowlers")
    way = ways(match)[space(match, "0,-3")]
    assert way.provokes == (space(match, "1,-4"),)
    do(match, "0: step-to 0,-3")
    assert view(match).combat is not None


@rule("UE-MOVE-17")
def test_reach_tells_that_a_step_is_an_assault() -> None:
    match = visit("countryside_03", "C", more="move: 9", tokens="")
    keeps = [way for way in planning.reach(match.state) if way.assault]
    assert keeps
    goal = keeps[0]
    for step in goal.path:
        match.play(StepTo(0, step))
    assert view(match).combat.kind == "assault"


def test_reach_leaps_while_space_is_bent() -> None:
    match = land("1,-3", "hand: space_bending; mana: blue", "move: 3", "1,-4: prowlers")
    before = ways(match)
    do(match, "0: play-card space_bending basic")
    after = ways(match)
    leap = space(match, "1,-1")
    assert leap not in before
    assert after[leap].path == (leap,)
    assert leap in [step.space for step in view(match).turn.steps]
    direction = next(step.direction for step in view(match).turn.steps if step.space == leap)
    assert direction == -1
    assert any("elsewhere" in render(line, "en") for line in match.kit.lines(view(match)))


def test_nobody_goes_anywhere_outside_of_movement() -> None:
    assert planning.reach(fight("prowlers").state) == ()


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_way_can_be_walked_and_no_other(seed: str) -> None:
    """Played at random into the game, then every answer is tried out and every step not answered is refused."""
    match = game("full_conquest", 2, seed)
    rng = Rng(seed_from_text(seed), "test")

    def at_random(kind: str, options: list[str]) -> str:
        return options[rng.below(len(options))]

    tried = 0
    for _ in range(6):
        walk(match, at_random, lambda m: moving(m) and m.state.turn.move >= 3, most=4000)
        if not moving(match):
            break
        try_out(match)
        tried += 1
        walk(match, lazily, lambda m: not moving(m))
    assert tried


def moving(match: Match[Any]) -> bool:
    pending = match.pending()
    return (
        bool(pending) and pending[0].kind == "turn" and bool(planning.reach(match.state, 2)) and not pending[0].standing
    )


def try_out(match: Match[Any]) -> None:
    """Every way is walked on a copy; every single step that is not among the ways is refused."""
    engine, state = match.kit.engine, match.state
    seat = state.turn.seat
    found = planning.reach(state)
    for way in found:
        assert sum(way.costs) == way.cost
        trial = state.copy()
        for step in way.path:
            assert trial.combat is None
            engine.apply(trial, StepTo(seat, step))
        assert (trial.combat is not None) == bool(way.assault or way.provokes), way
        if trial.combat is None:
            assert state.turn.move - trial.turn.move == way.cost
    reached = {way.space for way in found}
    for near in spaces_near(state, seat, state.players[seat].where):
        if near >= 0 and near not in reached:
            with pytest.raises(Refusal):
                engine.apply(state.copy(), StepTo(seat, near))


# Fights.


@rule("UE-RANGED-04", "UE-RANGED-05")
def test_needs_name_the_kinds_of_attack_that_count() -> None:
    open_field = fight("prowlers", "rage")
    walls = fight("prowlers fortified", "rage")
    assert planning.needs(open_field.state)[0].kinds == ("ranged", "siege")
    assert planning.needs(walls.state)[0].kinds == ("siege",)


def test_needs_count_down_as_attack_is_gathered() -> None:
    match = fight("prowlers", "march, march, stamina", "attack")
    assert (planning.needs(match.state)[0].armor, planning.needs(match.state)[0].missing) == (3, 3)
    sideways(match, "attack", "march")
    need = planning.needs(match.state)[0]
    assert (need.kinds, need.gathered, need.missing) == (("melee", "ranged", "siege"), 1, 2)


@rule("UE-ABIL-18")
def test_needs_name_the_elements_that_are_halved() -> None:
    assert planning.needs(fight("ironclads", phase="attack").state)[0].halved == ("physical",)


@rule("UE-ABIL-18")
def test_needs_say_what_the_gathered_attack_is_made_of() -> None:
    match = fight("ironclads", "march, march, stamina", "attack")
    for card in ("march", "march", "stamina"):
        sideways(match, "attack", card)
    need = planning.needs(match.state)[0]
    assert [(part.amount, part.source.key, part.rule) for part in need.sum.parts] == [
        (1, "board-card-march", ""),
        (1, "board-card-march", ""),
        (1, "board-card-stamina", ""),
        (-2, "board-part-halved", "UE-ABIL-18"),
    ]
    assert need.sum.total == need.gathered == 1


@rule("UE-BLOCK-06", "UE-BLOCK-09")
def test_needs_say_which_block_is_halved_and_what_it_amounts_to() -> None:
    match = fight("fire_mages", "march, march, stamina", "block")
    for card in ("march", "march", "stamina"):
        sideways(match, "block", card)
    attack = planning.needs(match.state)[0].attacks[0]
    assert attack.halved == ("physical", "fire")
    assert [part.amount for part in attack.sum.parts] == [1, 1, 1, -2]
    assert attack.sum.total == attack.gathered == 1


@rule("UE-ABIL-08")
def test_needs_tell_block_and_damage_of_a_brutal_attack() -> None:
    match = fight("ironclads", "march", "block")
    attack = planning.needs(match.state)[0].attacks[0]
    assert (attack.needed, attack.missing, attack.damage) == (4, 4, 8)
    sideways(match, "block", "march")
    assert planning.needs(match.state)[0].attacks[0].missing == 3
    shown = view(match).combat.enemies[0].attacks[0].damage
    assert [(part.amount, part.rule) for part in shown.parts] == [(4, ""), (4, "UE-ABIL-08")]
    assert shown.total == 8


@rule("UE-ABIL-07")
def test_needs_double_the_block_of_a_swift_attack_but_not_its_damage() -> None:
    attack = planning.needs(fight("wolf_riders", "march", "block").state)[0].attacks[0]
    assert (attack.needed, attack.damage) == (6, 3)


def test_without_a_fight_nothing_is_needed() -> None:
    assert planning.needs(land().state) == ()


# Purchases.


def village(seat: str, more: str = "") -> Match[Any]:
    return land("2,-3", seat, more="units: peasants, foresters, ice_mages; " + more)


@rule("UE-INTERACT-10", "UE-INTERACT-11")
def test_wares_tell_what_a_purchase_lacks() -> None:
    match = village("hand: march, march; reputation: 1")
    found = {(ware.kind, render(ware.name, "en")): ware for ware in planning.wares(match.state, 0)}
    peasants = found["unit", "Peasants"]
    assert (peasants.price, peasants.missing) == (4, 4 - match_influence(match))
    assert found["healing", "healing of one Wound"].price == 3
    assert not any(name == "Ice Mages" for _, name in found), "they do not live in villages"
    do(match, "0: interact")
    sideways(match, "influence", "march")
    after = {render(ware.name, "en"): ware for ware in planning.wares(match.state, 0)}
    assert after["Peasants"].missing == peasants.missing - 1
    assert [render(each, "en") for each in after["Peasants"].lacks] == [
        f"{peasants.missing - 1} Influence points are missing."
    ]
    assert [render(each, "de") for each in after["Peasants"].lacks] == [
        f"Es fehlen {peasants.missing - 1} Punkte Einfluss."
    ]


def match_influence(match: Match[Any]) -> int:
    return int(view(match).players[0].influence_bonus)


def test_what_lacks_nothing_can_be_bought() -> None:
    match = village("hand: promise, promise; mana: white 2")
    do(match, "0: interact", "0: play-card promise strong", "0: play-card promise strong")
    decision = match.pending()[0]
    recruits = [command for command in match.options(decision) if isinstance(command, Recruit)]
    offered = {thing for command in recruits for thing in decision.ask.about(match.state, command)}
    wares = [ware for ware in planning.wares(match.state, 0) if ware.kind == "unit"]
    assert {ware.about for ware in wares if not ware.lacks} == offered


def price(match: Match[Any], kind: str) -> list[tuple[int, str]]:
    """The price of the first ware of a kind, as the sum it is."""
    ware = next(each for each in planning.wares(match.state, 0) if each.kind == kind)
    assert ware.price == ware.sum.total == sum([part.amount for part in ware.sum.parts])
    return [(part.amount, render(part.source, "en")) for part in ware.sum.parts]


@rule("UE-INTERACT-11", "UE-INTERACT-14")
def test_prices_tell_what_they_are_made_of() -> None:
    match = village("hand: march")
    assert price(match, "unit") == [(4, "printed")]
    assert price(match, "healing") == [(3, "Village")]
    camp = visit("countryside_12", "W", more="units: utem_swordsmen")
    assert price(camp, "unit") == [(6, "printed"), (1, "refugee camp")]


@pytest.mark.parametrize("reputation, change", [(4, 4), (-4, -4)])
def test_the_price_of_thugs_is_told_before_one_talks_as_it_will_be(reputation: int, change: int) -> None:
    match = land("2,-3", f"hand: march; reputation: {reputation}", more="units: thugs")
    before = price(match, "unit")
    assert before == [(5, "printed"), (change, "by Reputation")]
    do(match, "0: interact")
    assert price(match, "unit") == before


@content("board/skill/norowas_bonds_of_loyalty", "board/card/ruthless_coercion")
@rule("UE-INTERACT-14", "UE-INTERACT-15")
def test_the_price_of_healing_names_the_rule_of_the_place() -> None:
    def rules(match: Match[Any]) -> list[str | None]:
        ware = next(each for each in planning.wares(match.state, 0) if each.kind == "healing")
        return [part.rule for part in ware.sum.parts]

    assert rules(village("hand: march")) == ["UE-INTERACT-14"]
    assert rules(visit("countryside_05", "NE")) == ["UE-INTERACT-15"]


def test_what_makes_a_unit_cheaper_is_part_of_its_price() -> None:
    match = land("2,-3", "hand: march; skills: norowas_bonds_of_loyalty", more="units: thugs")
    assert price(match, "unit") == [(5, "printed"), (-5, "Bonds of Loyalty")]
    do(match, "0: interact")
    recruit = next(each for each in match.options(match.pending()[0]) if type(each).__name__ == "Recruit")
    words = render(match.kit.describe(match.state, recruit), "en")
    assert words == "Recruit Thugs (cost 5, or 0 with everything that makes it cheaper)"
    match = village("hand: ruthless_coercion, march")
    do(match, "0: interact", "0: play-card ruthless_coercion basic")
    assert price(match, "unit") == [(4, "printed"), (-2, "Ruthless Coercion")]


@rule("UE-TURN-34")
def test_nothing_is_sold_to_whoever_has_acted_otherwise() -> None:
    match = land("2,-3", "hand: march", more="units: peasants", tokens="3,-3: diggers")
    assert planning.wares(match.state, 0)
    do(match, "0: challenge 3,-3")
    rush(match)
    do(match, "0: end-phase")
    assert view(match).turn.phase == "done"
    assert planning.wares(match.state, 0) == ()


@rule("UE-INTERACT-19")
def test_a_spell_lacks_its_mana() -> None:
    match = visit("countryside_05", "C", "hand: promise; mana: white", more="spells: fireball, snowstorm")
    towers = [ware for ware in planning.wares(match.state, 0) if ware.kind == "spell"]
    for ware in towers:
        assert any("mana" in render(each, "en") for each in ware.lacks)


def test_there_is_nothing_to_buy_in_the_wild() -> None:
    assert planning.wares(land().state, 0) == ()


# Questions over the wire.


def test_questions_of_clients() -> None:
    match = land(more="move: 4")
    assert ask(match, ask="reach") == planning.reach(match.state)
    assert ask(match, ask="reach", points=9) == planning.reach(match.state, 9)
    assert ask(match, ask="needs") == ()
    assert ask(match, ask="wares") == ()
    lines = ask(match, ask="standing")
    assert {line.seat for line in lines} == {0}
    for nonsense in ({}, {"ask": "fortune"}, {"ask": "reach", "points": "many"}):
        with pytest.raises(Refusal) as caught:
            ask(match, **nonsense)
        assert caught.value.reason == "unknown-question"


def said(match: Match[Any], lang: str = "en", seat: int | None = None) -> list[str]:
    return [render(line, lang) for line in match.kit.outlook(match.state, seat)]


def test_the_outlook_says_it_in_words() -> None:
    wild = said(land("1,-3", more="move: 3", tokens="1,-4: prowlers"))
    assert any(line.endswith("the last step provokes rampaging enemies") for line in wild)
    assert any(line.endswith("Move in one step") for line in wild)
    assert said(fight("ironclads", "march", "attack")) == [
        "Ironclads: Attack 3 missing to Armor 3; counts: melee, ranged, and siege; halved: physical"
    ]
    assert "  Block 4 missing of 4, else damage 8" in said(fight("ironclads", "march", "block"))
    talk = village("hand: march")
    assert "healing of one Wound: Influence 3. 3 Influence points are missing." in said(talk)
    assert said(talk, "de")
    assert said(game("solo_conquest")) == []


def test_the_outlook_says_where_the_whole_hand_would_lead() -> None:
    """March gives 2, Rage 1 sideways, a Wound nothing: 3 points from the start of a turn."""
    fresh = land("1,-3", seat="hand: march, rage, wound")
    assert not any("Move" in line for line in said(fresh))
    mine = [line for line in said(fresh, seat=0) if "Move" in line]
    assert mine[0] == "With all cards in hand as Move, without mana (3 points):"
    assert len(mine) - 1 == len(planning.reach(fresh.state, 3)) > 0
    begun = land("1,-3", seat="hand: rage", more="move: 3")
    assert said(begun)
    told = said(begun, seat=0)
    farther = told[told.index("With all cards in hand as Move, without mana (one point):") + 1 :]
    assert sum(": 4 Move" in line for line in farther) == sum(": 4 Move" in line for line in told) > 0
    assert all(line in told for line in said(begun))
    assert "Mit allen Handkarten als Bewegung, ohne Mana (3 Punkte):" in said(fresh, "de", 0)
    assert not any("Move" in line for line in said(land("1,-3", seat="hand: wound"), seat=0))


def test_a_fight_between_players_has_no_enemies_to_look_out_for() -> None:
    match = duel("hand: rage, march", "hand: march; units: peasants")
    assert said(match) == []
    assert planning.needs(match.state) == ()


# Numbers and what they are made of.


def parts(match: Match[Any], what: str) -> list[tuple[int, str]]:
    number = view(match).turn.sums[what]
    assert number.total == sum([part.amount for part in number.parts]) == getattr(view(match).turn, what)
    return [(part.amount, render(part.source, "en")) for part in number.parts]


@rule("UE-EFFECT-02")
def test_move_says_what_it_is_made_of() -> None:
    match = land(seat="hand: march, stamina, rage; mana: green")
    do(match, "0: play-card march strong", "0: play-card stamina basic", "0: play-card rage move")
    assert parts(match, "move") == [(4, "March"), (2, "Stamina"), (1, "Rage")]
    do(match, "0: step-to 1,-1")
    assert parts(match, "move") == [(4, "March"), (2, "Stamina"), (1, "Rage"), (-3, "spent")]


@rule("UE-INTERACT-04")
def test_influence_says_what_it_is_made_of() -> None:
    match = land("2,-3", "hand: promise, march; reputation: 3")
    do(match, "0: play-card march influence")
    assert parts(match, "influence") == [(1, "March")]
    do(match, "0: interact", "0: play-card promise basic")
    assert parts(match, "influence") == [(1, "by Reputation"), (2, "Promise")]


@rule("UE-TURN-36")
def test_points_that_are_lost_leave_nothing_behind() -> None:
    match = land("2,-3", "hand: march, promise")
    do(match, "0: play-card march basic", "0: interact")
    assert "move" not in view(match).turn.sums


def test_the_end_of_the_game_shows_every_line_of_the_score() -> None:
    match = game("first_reconnaissance", 2)
    assert view(match).score == ()
    walk(match, lazily, lambda m: m.outcome() is not None, most=8000)
    outcome = match.outcome()
    assert outcome is not None
    assert view(match).score == outcome.sheet
    for seat, score in enumerate(outcome.scores):
        assert score == sum([line.points for line in view(match).score if line.seat == seat])


@rule("UE-LEVEL-05")
def test_skills_turned_up_for_a_level_lie_open_for_everybody() -> None:
    match = land(seat="hand: march, rage, wound, wound, wound; deck: stamina; fame: 3; level: 1")
    do(match, "0: play-card march basic", "0: end-turn")
    assert deciding(match) == [(0, "level-skill")]
    choices = {each.removeprefix("choose-skill skill=") for each in options(match)}
    assert len(choices) == 2
    for seat in (0, None):
        assert set(view(match, seat).offers.revealed) == choices
    assert any("Skills turned up" in render(line, "en") for line in match.kit.lines(view(match)))
    do(match, f"0: {options(match)[0]}")
    assert view(match).offers.revealed == ()


# What is left of a fight.


def test_a_phase_with_nothing_left_to_do_is_idle() -> None:
    match = fight("prowlers", "march, stamina, promise, crystallize", "block")
    assert not is_idle(match.state), "an attack is to be blocked"
    sideways(match, "block", "march", "stamina", "promise", "crystallize")
    assert not is_idle(match.state), "gathered is not yet blocked"
    do(match, f"0: {next(each for each in options(match) if each.startswith('block-attack'))}")
    assert is_idle(match.state)
    assert sole(match) == "end-phase"


def test_the_only_enemy_is_aimed_at_by_itself_and_a_phase_without_means_is_ended() -> None:
    match = fight("prowlers", "march, rage", "attack")
    assert sole(match) == "", "there are cards to play"
    do(match, "0: play-card rage basic")
    if match.pending()[0].kind != "combat":
        do(match, f"0: {options(match)[0]}")
    assert sole(match) == "aim-at"
    assert sole(fight("prowlers", "", "attack")) == "end-phase"


def test_options_say_what_serves_nothing_now() -> None:
    match = fight("prowlers", "march, stamina", "block")
    found = {each.command["use"]: each.vain for each in info(match).options if each.command["do"] == "play-card"}
    assert found["move"]
    assert found["basic"], "nothing but Move"
    assert not found["block"]


def info(match: Match[Any]) -> DecisionInfo:
    return decision_info(match, match.pending()[0], lambda message: render(message, "en"))


def sole(match: Match[Any]) -> str:
    """The kind of command a client may give by itself, if there is one."""
    told = info(match)
    return str(told.options[told.sole].command["do"]) if told.sole >= 0 else ""


def test_a_way_says_that_something_hidden_is_seen_from_it() -> None:
    def begin() -> Match[Any]:
        return visit("countryside_03", "SW", more="move: 9", tokens=f"{spot('NE')}: guardsmen hidden")

    def shown(match: Match[Any]) -> list[str]:
        return [token.enemy for tile in view(match).tiles for hex_ in tile.hexes for token in hex_.enemies or ()]

    steps = [way for way in planning.reach(begin().state) if len(way.path) == 1]
    assert {way.reveals for way in steps} == {True, False}
    for way in steps:
        match = begin()
        before = shown(match)
        match.play(StepTo(0, way.space))
        assert way.reveals == (shown(match) != before)


def test_move_and_influence_are_vain_in_a_fight_that_wants_none() -> None:
    assert match_vain("prowlers") == ("move", "influence")
    assert match_vain("ironclads", "units: thugs") == ("move",)
    slow = next(one.name for one in LIB.enemies if one.abilities & CUMBERSOME)
    assert match_vain(slow) == ("influence",)


def test_move_and_influence_are_vain_once_they_can_serve_nothing_in_the_turn() -> None:
    match = village("hand: march, promise")

    def vain() -> tuple[str, ...]:
        found: tuple[str, ...] = vain_uses(match.state, 0)
        return found

    assert vain() == ("influence",), "what is gathered before the talk is lost when it begins"
    do(match, "0: interact")
    assert vain() == ("move",)
    struck = fight("prowlers", "march, rage", "attack")
    do(struck, "0: end-phase")
    assert vain_uses(struck.state, 0) == ("move", "influence")


@rule("UE-TURN-36")
def test_influence_before_the_talk_serves_only_who_holds_something_it_pays_for() -> None:
    poor = village("hand: threaten, promise, march")
    assert {name for name, vain in plays(poor).items() if vain} == {
        f"{card} {use}" for card, use in product(("threaten", "promise", "march"), ("influence",))
    } | {"threaten basic", "promise basic"}
    do(poor, "0: interact")
    assert not plays(poor)["threaten basic"]
    assert not any(plays(village("hand: promise, learning")).values())


def test_influence_at_the_price_of_reputation_is_no_better() -> None:
    match = village("hand: threaten; mana: red")
    assert plays(match)["threaten strong"]
    do(match, "0: interact")
    assert not plays(match)["threaten strong"]


@rule("UE-COOP-17")
def test_whoever_marches_into_a_city_wants_move() -> None:
    match = siege()
    invite(match, 1, shares=(2, 2))
    agree(match, 1)
    match.state.turn.move = 0
    assert match.pending()[0].kind == "march"
    assert plays(match) == {"march basic": False, "march strong": False} | {
        f"{card} {use}": use == "influence" for card, use in product(("march", "rage"), ("move", "influence"))
    }


def test_abilities_of_units_and_parts_of_effects_that_serve_nothing_are_told_too() -> None:
    match = fight("prowlers", "improvisation, march", "block", seat="units: peasants")
    vain = {each.words: each.vain for each in info(match).options if each.command["do"] == "activate-unit"}
    assert sorted(vain.values()) == [False, True, True], "Block serves, Influence and Move do not"
    do(match, "0: play-card improvisation basic", "0: choose-card march")
    assert match.pending()[0].kind == "choose-option"
    assert [each.vain for each in info(match).options] == [True, True, False]
    assert sole(match) == "choose-option"


def plays(match: Match[Any]) -> dict[str, bool]:
    """The cards that can be played now and how, and whether that serves nothing."""
    found = [each for each in info(match).options if each.command["do"] == "play-card" and each.refusal is None]
    return {f"{each.command['card']} {each.command['use']}": each.vain for each in found}


@rule("UE-OTHERP-03")
def test_a_way_onto_the_space_of_another_hero_names_them() -> None:
    match = two("hand: march", "hand: march", more="move: 4")
    rivals = {way.space: way.rival for way in match.kit.plan(match.state, 0).ways}
    there = match.state.players[1].where
    assert rivals.pop(there) == 1
    assert set(rivals.values()) == {-1}


def test_between_heroes_too_nobody_is_offered_what_serves_nothing() -> None:
    match = duel("hand: march, rage", "hand: march, rage", phase="ranged")
    seat = match.pending()[0].seat
    assert vain_uses(match.state, seat) == ("move", "influence")


def match_vain(enemies: str, seat: str = "") -> tuple[str, ...]:
    match = fight(enemies, "march", "block", seat=seat)
    return tuple([kind for kind in vain_uses(match.state, 0) if kind in ("move", "influence")])
