"""A turn: what must be done, what may be done, resting, mana, cards."""

from __future__ import annotations

import pytest

from mageknight.board.events.course import TurnBegan
from tests.board.rules.fights import fight, hand, me
from tests.board.rules.games import game, lazily, walk, words
from tests.board.rules.land import land
from tests.board.scenarios.tables import found_city
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, situation, view


@rule("UE-TURN-22", "UE-ENDTURN-21")
def test_whoever_played_nothing_must_discard_a_card() -> None:
    match = land(seat="hand: march, rage, wound; deck: stamina, promise")
    do(match, "0: end-turn")
    assert deciding(match) == [(0, "discard")]
    assert "decline" not in options(match)
    assert "choose-card card=wound" not in options(match)
    do(match, "0: choose-card rage")
    assert "decline" in options(match)


@rule("UE-ENDTURN-20", "UE-DEED-18", "UE-WOUND-02")
def test_after_playing_one_may_keep_or_discard_anything_but_wounds() -> None:
    match = land(seat="hand: march, rage, wound; deck: stamina")
    do(match, "0: play-card march move", "0: end-turn")
    assert sorted(options(match)) == ["choose-card card=rage", "decline"]


@rule("UE-TURN-23")
def test_an_empty_hand_at_the_start_frees_from_the_duty() -> None:
    match = land(seat="hand:; deck: stamina, march", more="move: 2")
    do(match, "0: end-turn")
    assert len(hand(match)) >= 2


@rule("UE-TURN-22", "UE-REST-02")
def test_with_only_wounds_in_hand_one_has_to_rest() -> None:
    match = land(seat="hand: wound, wound; deck: march", more="move: 4")
    assert refused(match, "0: end-turn").rules == ("UE-TURN-22",)
    assert refused(match, "0: step-to 0,-1").reason == "board-must-rest"
    do(match, "0: begin-rest")
    assert (hand(match), me(match).discard) == (("wound",), ("wound",))


@rule("UE-REST-04", "UE-REST-06")
def test_a_standard_rest_discards_one_card_and_any_wounds() -> None:
    match = land(seat="hand: march, rage, wound, wound; deck: stamina")
    do(match, "0: begin-rest", "0: choose-card rage", "0: choose-card wound", "0: decline")
    assert sorted(me(match).discard) == ["rage", "wound"]
    assert sorted(hand(match)) == ["march", "wound"]


@rule("UE-REST-03", "UE-REST-05")
def test_the_kind_of_rest_depends_on_the_hand_at_that_moment() -> None:
    match = land(seat="hand: tranquility, wound; deck: stamina, march")
    do(match, "0: play-card tranquility basic", "0: choose-option 1")
    drawn = [card for card in hand(match) if card != "wound"]
    do(match, f"0: play-card {drawn[0]} move", "0: begin-rest")
    assert me(match).discard == ("wound",)


@rule("UE-REST-07", "UE-TURN-25", "UE-WOUND-05")
def test_healing_is_possible_while_resting() -> None:
    match = land(seat="hand: tranquility, rage, wound; deck: stamina")
    do(match, "0: begin-rest", "0: choose-card rage", "0: decline")
    do(match, "0: play-card tranquility basic", "0: choose-option 0", "0: heal-wound unit=-1")
    assert "wound" not in hand(match)


@rule("UE-REST-01")
def test_after_moving_one_cannot_rest() -> None:
    match = land(seat="hand: march, rage", more="move: 2")
    do(match, "0: step-to 0,-1")
    assert refused(match, "0: begin-rest").rules == ("UE-REST-01", "UE-TURN-21")


@rule("UE-REST-01", "UE-MOVE-14")
def test_after_exploring_one_cannot_rest() -> None:
    match = land("2,-3", seat="hand: march, rage", more="move: 2")
    do(match, "0: explore-at 1,1")
    assert refused(match, "0: begin-rest").rules == ("UE-REST-01", "UE-TURN-21")


@rule("UE-TURN-16", "UE-TURN-24")
@pytest.mark.parametrize("done", ["activate-unit {unit} 2", "use-skill tovak_double_time", "play-card march basic"])
def test_whoever_has_done_something_cannot_forfeit_the_turn_any_more(done: str) -> None:
    match = land(seat="hand: march, rage; units: peasants; skills: tovak_double_time")
    match.state.players[0].deck.clear()
    assert "forfeit" in options(match)
    do(match, "0: " + done.format(unit=me(match).units[0].uid))
    assert refused(match, "0: forfeit").rules == ("UE-TURN-16",)


@rule("UE-TURN-10", "UE-TURN-16")
def test_what_happens_at_the_start_of_a_turn_keeps_nobody_from_announcing() -> None:
    """The skill comes home from the centre and brings a crystal; after that the End of the Round can still be announced."""
    match = land(
        seats=2, seat="hand: march, rage, swiftness; skills: goldyx_source_freeze", more="source: red, blue, red"
    )
    do(match, "0: use-skill goldyx_source_freeze", "0: play-card march basic", "0: end-turn", "0: decline")
    match.state.players[0].deck.clear()
    walk(match, lazily, lambda m: view(m).turn.seat == 0 and deciding(m) == [(0, "turn")])
    assert sum(match.state.players[0].crystals) == 1
    assert "forfeit" in options(match)


@content("board/card/wound")
@rule("UE-DEED-12")
def test_a_wound_has_no_use_at_all() -> None:
    match = land(seat="hand: wound, march")
    for use in ("basic", "strong", "move", "influence"):
        assert refused(match, f"0: play-card wound {use}").rules == ("UE-DEED-12",)


@rule("UE-DEED-13", "UE-DEED-16")
def test_sideways_a_card_gives_one_move_or_one_influence_and_they_add_up() -> None:
    match = land(seat="hand: rage, promise, march")
    do(match, "0: play-card rage move", "0: play-card promise move", "0: play-card march basic")
    assert view(match).turn.move == 4


@rule("UE-DEED-02", "UE-DEED-17", "UE-ENDTURN-05")
def test_played_cards_lie_in_the_play_area_until_the_turn_ends() -> None:
    match = land(seat="hand: march, rage; deck: stamina")
    do(match, "0: play-card march basic")
    assert (me(match).played, me(match).discard) == (("march",), ())
    do(match, "0: end-turn", "0: decline")
    assert (me(match).played, me(match).discard) == ((), ("march",))


@rule("UE-DEED-06", "UE-DEED-09")
def test_a_spell_needs_mana_of_its_colour() -> None:
    match = fight("prowlers", "fireball")
    assert refused(match, "0: play-card fireball basic").reason == "board-no-mana"
    paid = fight("prowlers", "fireball", seat="mana: red")
    do(paid, "0: play-card fireball basic")
    assert [(p.amount, p.element) for p in view(paid).combat.attack] == [(5, "fire")]


@rule("UE-DEED-07", "UE-DEED-08")
def test_the_strong_half_of_a_spell_needs_black_mana_and_night() -> None:
    day = fight("prowlers", "fireball", seat="mana: red, black")
    assert refused(day, "0: play-card fireball strong").rules == ("UE-DEED-08",)
    poor = fight("prowlers", "fireball", seat="mana: red", more="night: yes")
    assert refused(poor, "0: play-card fireball strong").reason == "board-no-mana"
    night = fight("prowlers", "fireball", seat="mana: red, black", more="night: yes")
    do(night, "0: play-card fireball strong")
    assert [(p.amount, p.kind) for p in view(night).combat.attack] == [(8, "siege")]


@rule("UE-DEED-10", "UE-DEED-11", "UE-GAIN-10")
def test_an_artifact_is_discarded_after_its_basic_use_and_gone_after_its_strong_one() -> None:
    basic = land(seat="hand: endless_bag_of_gold, march; deck: rage")
    do(basic, "0: play-card endless_bag_of_gold basic")
    assert me(basic).played == ("endless_bag_of_gold",)
    strong = land(seat="hand: endless_bag_of_gold, march; deck: rage")
    do(strong, "0: play-card endless_bag_of_gold strong")
    assert "endless_bag_of_gold" not in me(strong).played
    assert me(strong).fame == 3


@rule("UE-MANA-02", "UE-ENDTURN-04")
def test_pure_mana_is_lost_at_the_end_of_the_turn() -> None:
    match = land(seat="hand: march, rage; deck: stamina; mana: red, gold")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert me(match).mana == {}


@rule("UE-MANA-03", "UE-GAIN-02", "UE-GAIN-03")
def test_a_fourth_crystal_of_a_colour_is_a_mana_token() -> None:
    match = land(seat="hand: fire_bolt, rage; crystals: red 3")
    do(match, "0: play-card fire_bolt basic")
    assert (me(match).crystals, me(match).mana) == ({"red": 3}, {"red": 1})
    other = land(seat="hand: fire_bolt, rage; crystals: red 2")
    do(other, "0: play-card fire_bolt basic")
    assert (me(other).crystals, me(other).mana) == ({"red": 3}, {})


@rule("UE-MANA-04", "UE-MANA-11")
def test_who_pays_is_the_players_choice() -> None:
    match = land(seat="hand: march; crystals: green; mana: green", more="source: green, red")
    do(match, "0: play-card march strong")
    assert deciding(match) == [(0, "pay-mana")]
    assert len(options(match)) == 3
    do(match, "0: pay-mana crystal-green green")
    assert (me(match).crystals, me(match).mana) == ({}, {"green": 1})
    assert view(match).turn.move == 4


@rule("UE-MANA-07", "UE-MANA-08")
def test_by_day_gold_is_any_basic_colour_and_black_is_nothing() -> None:
    match = land(seat="hand: march; mana: gold")
    do(match, "0: play-card march strong")
    assert view(match).turn.move == 4
    dark = land(seat="hand: march; mana: black")
    assert refused(dark, "0: play-card march strong").reason == "board-no-mana"


@rule("UE-MANA-10", "UE-MANA-09")
def test_by_night_gold_is_nothing() -> None:
    match = land(seat="hand: march; mana: gold", more="night: yes; source: gold, gold, gold")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"


@rule("UE-MANA-11", "UE-MANA-12", "UE-MANA-13")
def test_one_die_a_turn_is_taken_when_used_and_rerolled_at_the_end() -> None:
    match = land(seat="hand: march, stamina, rage; deck: promise", more="source: green, blue; chance:")
    do(match, "0: play-card march strong")
    assert [die.owner for die in view(match).source] == [0, -1]
    assert refused(match, "0: play-card stamina strong").reason == "board-no-mana"
    do(match, "0: end-turn", "0: decline")
    assert all(die.owner == -1 for die in view(match).source)


@rule("UE-MANA-14", "UE-MANA-15", "UE-MANA-16")
@pytest.mark.parametrize("night, colour", [("no", "black"), ("yes", "gold")])
def test_depleted_dice_cannot_be_used(night: str, colour: str) -> None:
    match = land(seat="hand: march", more=f"night: {night}; source: {colour}, {colour}")
    assert all(die.depleted for die in view(match).source)
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"


@rule("UE-REVERT-01")
def test_within_a_turn_everything_can_be_taken_back() -> None:
    match = land(seat="hand: march, rage; mana: green", more="move: 2")
    start = match.digest()
    do(match, "0: play-card march strong", "0: step-to 0,-1", "0: play-card rage move")
    for _ in range(3):
        match.undo(0)
    assert match.digest() == start


@rule("UE-REVERT-02")
def test_nothing_before_a_drawn_card_can_be_taken_back() -> None:
    match = land(seat="hand: tranquility, march; deck: rage")
    do(match, "0: play-card march basic")
    assert match.can_undo(0) is None
    do(match, "0: play-card tranquility basic", "0: choose-option 1")
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.rules == ("UE-REVERT-01", "UE-REVERT-02")


@rule("UE-REVERT-03")
def test_nothing_before_a_die_roll_can_be_taken_back() -> None:
    match = land(seat="hand: march, rage; deck: stamina", more="source: green, blue")
    do(match, "0: play-card march strong", "0: end-turn")
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-barrier"


@rule("UE-ENDTURN-06", "UE-WOUND-14")
@pytest.mark.parametrize("place", [0, 3])
def test_a_glade_takes_a_wound_from_hand_or_discard_pile(place: int) -> None:
    match = land(at="1,-3", seat="hand: march, rage, wound; discard: wound; deck: stamina")
    do(match, "0: play-card march basic", "0: end-turn", f"0: choose-option {place}")
    wounds = (hand(match).count("wound"), me(match).discard.count("wound"))
    assert wounds == ((0, 1) if place == 0 else (1, 0))


@rule("UE-ENDTURN-07", "UE-ENDTURN-08")
def test_a_mine_gives_its_crystal_unless_three_are_held() -> None:
    match = land(at="2,-1", seat="hand: march, rage; deck: stamina")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert me(match).crystals == {"green": 1}
    full = land(at="2,-1", seat="hand: march, rage; deck: stamina; crystals: green 3")
    do(full, "0: play-card march basic", "0: end-turn", "0: decline")
    assert me(full).crystals == {"green": 3}
    assert me(full).mana == {}


@rule("UE-ENDTURN-22", "UE-ENDTURN-28")
def test_cards_are_drawn_up_to_the_hand_limit_and_never_given_up_for_it() -> None:
    match = land(seat="hand: march, rage; deck: stamina, promise, threaten, swiftness")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(match)) == 5
    many = land(seat="hand: march, rage, wound, wound, wound, wound, wound; deck: stamina")
    do(many, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(many)) == 6


@rule("UE-ENDTURN-29")
def test_when_the_deck_runs_out_drawing_stops() -> None:
    match = situation(
        """
        game: board
        seats: 1
        tiles:
        seat 0:
          hand: march, rage
          discard: stamina, promise
          deck: threaten
            only:
        """
    )
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert sorted(hand(match)) == ["rage", "threaten"]


@rule("UE-ENDTURN-23", "UE-ENDTURN-26")
def test_own_keeps_nearby_raise_the_hand_limit() -> None:
    match = land(
        at="4,-5",
        seat="hand: march, rage; deck: stamina, promise, threaten, swiftness, march, rage",
        tiles="1,1: countryside_03; 0,2: countryside_10",
        more="shields:",
    )
    keeps = [hex_.space for tile in view(match).tiles for hex_ in tile.hexes if hex_.site == "keep"]
    match.state.map.shields.extend([space * 8 for space in keeps])
    assert len(keeps) == 2
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(match)) == 5 + 2


@rule("UE-ENDTURN-27")
def test_planning_raises_the_hand_limit_with_two_cards_left() -> None:
    match = land(seat="hand: march, rage, promise; deck: stamina, threaten, swiftness, rage, march; tactic: planning")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(match)) == 6


@rule("UE-LEVEL-01", "UE-LEVEL-02", "UE-LEVEL-03", "UE-LEVEL-08")
def test_several_levels_come_at_once_and_count_for_the_draw() -> None:
    match = land(seat="hand: march, rage; deck: stamina, promise, threaten, swiftness, march, rage; fame: 24; level: 4")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert (me(match).level, me(match).command, me(match).hand_limit.total) == (5, 3, 6)
    assert len(hand(match)) == 6


@rule("UE-LEVEL-04", "UE-LEVEL-05", "UE-LEVEL-06", "UE-GAIN-04")
def test_an_even_level_gives_one_of_two_skills_and_an_advanced_action() -> None:
    match = land(
        seat="hand: march, rage, wound, wound, wound; deck: stamina; fame: 3; level: 1",
        more="actions: fire_bolt, ice_bolt, swift_bolt",
    )
    do(match, "0: play-card march basic", "0: end-turn")
    assert deciding(match) == [(0, "level-skill")]
    first, second = (o.removeprefix("choose-skill skill=") for o in options(match))
    do(match, f"0: choose-skill {first}")
    assert view(match).offers.skills[0] == second
    do(match, "0: choose-card ice_bolt", "0: decline")
    assert [skill.skill for skill in me(match).skills] == [first]
    assert "ice_bolt" not in view(match).offers.actions
    assert len(view(match).offers.actions) == 3
    assert "ice_bolt" in hand(match)


@rule("UE-LEVEL-07", "UE-LEVEL-09", "UE-SOLO-03", "UE-SOLO-04")
def test_anothers_skill_comes_with_the_lowest_advanced_action() -> None:
    match = land(
        seat="hand: march, rage, wound, wound, wound; deck: stamina; fame: 3; level: 1",
        more="actions: fire_bolt, ice_bolt, swift_bolt; skills: goldyx_potion_making, arythea_dark_paths",
    )
    do(match, "0: play-card march basic", "0: end-turn")
    assert "choose-skill skill=arythea_dark_paths" not in options(match)[2:]
    own = [o.removeprefix("choose-skill skill=") for o in options(match)[:2]]
    do(match, "0: choose-skill goldyx_potion_making", "0: decline")
    assert [skill.skill for skill in me(match).skills] == ["goldyx_potion_making"]
    assert set(own) <= set(view(match).offers.skills)
    assert "swift_bolt" in hand(match)


@rule("UE-ROUND-33")
def test_a_turn_gained_when_the_end_is_reached_is_none_of_the_last_turns() -> None:
    """Reading E1: the other turn comes first, then everybody has one last turn, its owner included."""
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    for at in (70, 77):
        found_city(match, at, 0)
    owner = match.state.turn.seat
    match.state.turn.extra_turn = True
    turns: list[int] = []
    while match.pending():
        decision = match.pending()[0]
        commands = {words(match, command): command for command in match.options(decision)}
        events = match.play(commands[lazily(decision.kind, list(commands))])
        turns += [event.seat for event in events if isinstance(event, TurnBegan) and event.seat >= 0]
    assert turns == [owner, 1 - owner, owner]


@rule("UE-TURN-20", "UE-MANA-02", "UE-OTHERP-06")
@pytest.mark.parametrize("at, mana", [("1,-3", {"gold": 1}), ("0,0", {})])
def test_a_forfeited_turn_leaves_nothing_of_its_start(at: str, mana: dict[str, int]) -> None:
    """A glade has given its mana, the portal a figure back to the map: with the turn both are gone again."""
    match = land(at, seats=2, seat="hand: march, rage, swiftness", others="hand: march, rage")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    match.state.players[0].deck.clear()
    walk(match, lazily, lambda m: view(m).turn.seat == 0 and deciding(m) == [(0, "turn")])
    assert me(match).mana == mana
    do(match, "0: forfeit")
    assert me(match).mana == {}
    assert (me(match).space < 0) == (at == "0,0")
