"""Preparation."""

from __future__ import annotations

from mageknight.board.commands import ChooseCard
from mageknight.board.content.library import LIB
from tests.board.rules.games import game, lazily, walk
from tests.board.tactics.picks import taker, taking
from tests.marks import content
from tests.play import deciding, do, options, view


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


def test_preparation_offers_a_card_of_the_deck_though_its_like_is_in_the_hand() -> None:
    match = taking("preparation", night=True)
    seat = taker(match, "preparation")
    player = match.state.players[seat]
    both = player.deck[0]
    player.hand.append(both)
    asked = match.state.core.agenda[-1]
    assert asked.about(match.state, ChooseCard(seat, both)) == ("other-card:" + LIB.cards[both].name,)
