"""The twelve Tactics."""

from __future__ import annotations

from typing import Any

from mageknight.board.content.library import LIB
from mageknight.kernel.match import Match
from tests.board.rules.fights import hand, me
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


def taking(tactic: str, night: bool = False) -> Match[Any]:
    """A two-player game in which seat 1 is about to take a Tactic first."""
    match = game("full_conquest", 2)
    if night:
        walk(match, lazily, lambda m: view(m).night and deciding(m)[0][1] == "tactic")
    seat = match.pending()[0].seat
    do(match, f"{seat}: pick-tactic {tactic}")
    return match


def taker(match: Match[Any], tactic: str) -> int:
    return int(next(player.seat for player in view(match).players if player.tactic == tactic))


@content("board/tactic/early_bird")
@rule("UE-ROUND-29")
def test_early_bird_goes_first_and_does_nothing_else() -> None:
    match = taking("early_bird")
    do(match, "0: pick-tactic planning")
    assert view(match).order == (1, 0)
    assert view(match).players[1].hand == 5


@content("board/tactic/from_the_dusk")
def test_from_the_dusk_goes_first_and_does_nothing_else() -> None:
    match = taking("from_the_dusk", night=True)
    seat = taker(match, "from_the_dusk")
    other = match.pending()[0].seat
    do(match, f"{other}: pick-tactic long_night")
    assert view(match).order == (seat, other)


@content("board/tactic/rethink")
def test_rethink_exchanges_up_to_three_cards_wounds_included() -> None:
    match = taking("rethink")
    player = match.state.players[1]
    total = sorted(player.hand + player.deck)
    first = options(match)[0]
    do(match, f"1: {first}", "1: decline")
    assert (len(player.hand), len(player.discard)) == (5, 0)
    assert sorted(player.hand + player.deck) == total


@content("board/tactic/rethink")
@rule("UE-ROUND-28")
def test_rethink_draws_only_when_all_cards_are_discarded() -> None:
    match = taking("rethink")
    player = match.state.players[1]
    do(match, f"1: {options(match)[0]}")
    do(match, f"1: {options(match)[0]}")
    assert (len(player.hand), len(player.discard)) == (3, 2)
    do(match, "1: decline")
    assert (len(player.hand), len(player.discard)) == (5, 0)


@content("board/tactic/mana_steal")
def test_mana_steal_keeps_a_basic_die_for_a_later_turn() -> None:
    match = taking("mana_steal")
    assert deciding(match) == [(1, "choose-die")]
    die = int(options(match)[0].removeprefix("choose-die die="))
    colour = view(match).source[die].colour
    do(match, f"1: choose-die {die}", "0: pick-tactic planning")
    assert view(match).source[die].owner == 1
    walk(match, lazily, lambda m: deciding(m) == [(1, "turn")])
    player = match.state.players[1]
    powered = {"red": "rage", "blue": "stamina", "green": "march", "white": "promise"}[colour]
    player.hand[:] = [LIB.number("card", powered), LIB.number("card", "rage")]
    match.state.dice[:] = [5 if at != die else match.state.dice[die] for at in range(len(match.state.dice))]
    uses = [option for option in options(match) if option == f"play-card card={powered} use=strong"]
    assert uses or powered == "rage"


@content("board/tactic/planning")
def test_planning_draws_one_more_with_two_cards_left() -> None:
    match = land(seat="hand: march, rage, promise; deck: stamina, threaten, swiftness, rage, march; tactic: planning")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(match)) == 6
    few = land(seat="hand: march, rage; deck: stamina, threaten, swiftness, rage, march; tactic: planning")
    do(few, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(few)) == 5


@content("board/tactic/great_start")
def test_great_start_draws_two_cards() -> None:
    assert view(taking("great_start")).players[1].hand == 7


@content("board/tactic/the_right_moment")
def test_the_right_moment_gives_another_turn_once() -> None:
    match = land(seat="hand: march, rage, promise; deck: stamina, threaten, swiftness; tactic: the_right_moment")
    do(match, "0: use-tactic", "0: play-card march basic", "0: end-turn", "0: decline")
    assert deciding(match)[0] == (0, "turn")
    assert view(match).dummy.deck == 16
    assert refused(match, "0: use-tactic").reason == "board-no-tactic-to-use"


@content("board/tactic/long_night")
def test_long_night_brings_three_discarded_cards_back_once() -> None:
    match = land(
        seat="hand: march, rage; discard: stamina, promise, threaten, swiftness; deck:; tactic: long_night",
        more="night: yes",
    )
    match.state.players[0].deck.clear()
    do(match, "0: use-tactic")
    assert (me(match).deck, len(me(match).discard)) == (3, 1)
    assert refused(match, "0: use-tactic").reason == "board-no-tactic-to-use"
    full = land(seat="hand: march, rage; discard: stamina; deck: promise; tactic: long_night", more="night: yes")
    assert refused(full, "0: use-tactic").reason == "board-deck-not-empty"


def drawing_by_night(rest: str) -> Match[Any]:
    """The end of a turn with a single card left to draw and Long Night not used yet."""
    match = land(seat=f"hand: march, rage; deck: promise; {rest}; tactic: long_night", more="night: yes")
    del match.state.players[0].deck[:-1]
    do(match, "0: play-card march move", "0: end-turn", "0: decline")
    return match


@content("board/tactic/long_night")
@rule("UE-ENDTURN-29", "UE-ENDTURN-30")
def test_long_night_can_be_used_in_the_middle_of_drawing() -> None:
    match = drawing_by_night("discard: stamina, threaten, swiftness")
    assert deciding(match) == [(0, "draw-on")]
    do(match, "0: use-tactic")
    assert (len(hand(match)), me(match).deck, len(me(match).discard)) == (5, 0, 1)
    assert me(match).tactic_used


@content("board/tactic/long_night")
@rule("UE-ENDTURN-30")
def test_long_night_need_not_be_used_while_drawing() -> None:
    match = drawing_by_night("discard: stamina, threaten, swiftness")
    do(match, "0: decline")
    assert (len(hand(match)), me(match).deck, len(me(match).discard)) == (2, 0, 4)
    assert not me(match).tactic_used


@content("board/tactic/long_night")
@rule("UE-ENDTURN-30")
def test_a_card_that_draws_goes_on_by_long_night() -> None:
    match = land(
        seat="hand: tranquility, rage; deck: promise; discard: stamina, march; mana: green; tactic: long_night",
        more="night: yes; source: gold, gold, gold",
    )
    del match.state.players[0].deck[:-1]
    do(match, "0: play-card tranquility strong", "0: choose-option 1", "0: use-tactic")
    assert (len(hand(match)), me(match).deck) == (3, 1)


@content("board/tactic/mana_search")
def test_mana_search_rolls_dice_of_the_source_anew() -> None:
    match = land(
        seat="hand: march, rage; deck: stamina; tactic: mana_search", more="night: yes; source: gold, red, gold"
    )
    match.state.core.forced.append((2, (1, 2)))
    do(match, "0: use-tactic")
    assert options(match) == ["choose-die die=0", "choose-die die=2", "decline"], "depleted gold dice come first"
    do(match, "0: choose-die 0")
    assert options(match) == ["choose-die die=2", "decline"], "no die is chosen twice, and none is rolled yet"
    do(match, "0: choose-die 2")
    assert [die.colour for die in view(match).source] == ["blue", "red", "green"]
    assert refused(match, "0: use-tactic").reason == "board-no-tactic-to-use"


@content("board/tactic/mana_search")
def test_mana_search_may_roll_one_die_or_none() -> None:
    for dice, source in (([], ["gold", "red"]), (["0: choose-die 0"], ["blue", "red"])):
        match = land(seat="hand: march; deck: stamina; tactic: mana_search", more="night: yes; source: gold, red")
        match.state.core.forced.append((2, (1,)))
        do(match, "0: use-tactic", *dice, "0: decline")
        assert [die.colour for die in view(match).source] == source


@content("board/tactic/midnight_meditation")
@rule("UE-TURN-01", "UE-TURN-10")
def test_midnight_meditation_exchanges_cards_before_a_turn_once() -> None:
    match = taking("midnight_meditation", night=True)
    seat = taker(match, "midnight_meditation")
    walk(match, lazily, lambda m: deciding(m) == [(seat, "before-turn")])
    player = match.state.players[seat]
    size = len(player.hand)
    total = sorted(player.hand + player.deck)
    do(
        match,
        f"{seat}: use-tactic",
        f"{seat}: {options(match)[0] if deciding(match)[0][1] == 'choose-card' else 'decline'}",
    )
    walk(match, lazily, lambda m: deciding(m) == [(seat, "turn")])
    assert len(player.hand) == size
    assert sorted(player.hand + player.deck) == total
    assert view(match).players[seat].tactic_used


@content("board/tactic/preparation")
def test_preparation_takes_a_card_of_choice_from_the_deck() -> None:
    match = taking("preparation", night=True)
    seat = taker(match, "preparation")
    player = match.state.players[seat]
    wanted = options(match)[0]
    card = match.kit.parse_value("card", wanted.removeprefix("choose-card card="))
    before = player.hand.count(card)
    do(match, f"{seat}: {wanted}")
    assert player.hand.count(card) == before + 1
    assert len(player.hand) == 6


@content("board/tactic/preparation")
def test_preparation_finds_nothing_in_an_empty_deck() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic" and view(m).night)
    seat = deciding(match)[0][0]
    match.state.players[seat].deck.clear()
    do(match, f"{seat}: pick-tactic preparation")
    assert deciding(match)[0] != (seat, "choose-card")
    assert match.pending()


@content("board/tactic/sparing_power")
def test_sparing_power_stores_cards_and_gives_them_back_at_once() -> None:
    match = taking("sparing_power", night=True)
    seat = taker(match, "sparing_power")
    walk(match, lazily, lambda m: deciding(m) == [(seat, "before-turn")])
    deck = view(match).players[seat].deck
    do(match, f"{seat}: use-tactic")
    if deciding(match)[0][1] == "choose-option":
        do(match, f"{seat}: choose-option 0")
    assert (view(match).players[seat].stored, view(match).players[seat].deck) == (1, deck - 1)
    walk(match, lazily, lambda m: deciding(m) == [(seat, "turn")])
    walk(match, lazily, lambda m: deciding(m) == [(seat, "before-turn")])
    size = view(match).players[seat].hand
    do(match, f"{seat}: use-tactic", f"{seat}: choose-option 1")
    assert (view(match).players[seat].stored, view(match).players[seat].hand) == (0, size + 1)
