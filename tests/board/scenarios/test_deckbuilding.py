"""More deckbuilding: drafting at the start, upgrades between Rounds, what happens when cards run short."""

from __future__ import annotations

from typing import Any

from mageknight.board.content.library import LIB
from mageknight.board.rules.game.scoring import all_cards
from mageknight.board.rules.game.upgrades import by_strength, strength
from mageknight.board.state.player import Unit
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, SPELL
from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk
from tests.board.scenarios.tables import table
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


def drafting(seats: int = 3, seed: str = "draft") -> Match[Any]:
    return game("full_conquest", seats, seed, variants=("drafting",))


def card(kind: int, at: int = 0) -> int:
    return [c.number for c in LIB.cards if c.kind == kind][at]


@rule("UE-VAR-DECKBUILD-08", "UE-VAR-DECKBUILD-11")
def test_before_anything_is_laid_out_everybody_has_four_cards_to_draft_from() -> None:
    match = drafting()
    assert deciding(match) == [(0, "draft")]
    assert match.state.dice == []
    assert match.state.action_offer == []
    assert [len(view(match, seat).affairs.pack) for seat in range(3)] == [4, 4, 4]
    assert view(match).affairs.pack == ()
    assert not set(view(match, 0).affairs.pack) & set(view(match, 1).affairs.pack)


@rule("UE-VAR-DECKBUILD-09", "UE-VAR-DECKBUILD-11")
def test_one_is_kept_and_the_others_go_on_until_everybody_has_three() -> None:
    match = drafting()
    packs = [set(view(match, seat).affairs.pack) for seat in range(3)]
    for seat in range(3):
        do(match, f"{seat}: {options(match)[0]}")
    first = [view(match, seat).affairs.kept for seat in range(3)]
    assert [set(view(match, seat).affairs.pack) for seat in range(3)] == [
        packs[seat - 1] - set(first[seat - 1]) for seat in range(3)
    ]
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    kept = [view(match, seat).affairs.kept for seat in range(3)]
    assert [len(cards) for cards in kept] == [3, 3, 3]
    left = (packs[0] | packs[1] | packs[2]) - {name for cards in kept for name in cards}
    state = match.state
    everywhere = [*state.actions, *state.action_offer, *state.monastery_offer]
    assert {LIB.number("card", name) for name in left} <= set(everywhere)
    assert view(match, 0).affairs.keeps == (3, 3, 3)
    assert view(match).affairs.kept == ()
    for seat in range(3):
        assert not {LIB.number("card", name) for name in kept[seat]} & set(all_cards(state.players[seat]))


@rule("UE-VAR-DECKBUILD-10")
def test_after_each_day_one_of_them_is_shuffled_into_the_deck() -> None:
    match = table("blitz_conquest", 2, variants=("drafting",))
    kept = view(match, 0).affairs.kept
    walk(match, lazily, lambda m: deciding(m)[0] == (0, "drafted-card"))
    assert view(match).round == 1
    assert sorted(options(match)) == sorted(f"choose-card card={name}" for name in kept)
    do(match, f"0: choose-card {kept[1]}")
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    assert LIB.number("card", kept[1]) in all_cards(match.state.players[0])
    assert view(match, 0).affairs.kept == (kept[0], kept[2])
    walk(match, lazily, lambda m: view(m).round == 3)
    assert len(view(match, 0).affairs.kept) == 2
    walk(match, lazily, lambda m: m.outcome() is not None)
    assert len(view(match, 0).affairs.kept) == 1


def upgrading(seats: int = 2, scenario: str = "blitz_conquest") -> Match[Any]:
    """A table in its second Round, a Night, with upgrades ahead."""
    match = table(scenario, seats, variants=("action_upgrades",))
    walk(match, lazily, lambda m: view(m).round == 2 and deciding(m)[0][1] == "turn")
    return match


@rule("UE-VAR-DECKBUILD-02")
def test_after_every_night_but_the_last_as_many_cards_as_players_and_one_more_are_laid_out() -> None:
    found: list[tuple[int, int]] = []

    def look(m: Match[Any]) -> bool:
        if deciding(m) and deciding(m)[0][1] == "upgrade" and (view(m).round, 3) not in found:
            found.append((view(m).round, len(view(m).affairs.upgrades)))
        return m.outcome() is not None

    walk(table("full_conquest", 2, variants=("action_upgrades",)), lazily, look, most=6000)
    assert found == [(2, 3), (4, 3)]


@rule("UE-VAR-DECKBUILD-03")
def test_strength_counts_cards_crystals_units_and_levels_ahead() -> None:
    match = upgrading()
    player = match.state.players[0]
    player.crystals[:] = [0, 0, 0, 0]
    player.units.clear()
    assert strength(match.state, 0) == 0
    player.discard.append(card(SPELL))
    assert strength(match.state, 0) == 2
    player.discard.append(card(ARTIFACT))
    assert strength(match.state, 0) == 4
    player.discard.append(card(ADVANCED_ACTION))
    assert strength(match.state, 0) == 5
    player.crystals[:] = [2, 1, 0, 0]
    assert strength(match.state, 0) == 6
    utem = LIB.number("unit", "utem_guardsmen")
    level = LIB.units[utem].level
    player.units.append(Unit(900, utem))
    assert strength(match.state, 0) == 6 + level
    player.units.append(Unit(901, utem, wounds=1))
    assert strength(match.state, 0) == 6 + level + level // 2
    player.level = 3
    assert strength(match.state, 0) == 6 + level + level // 2 + 6


@rule("UE-VAR-DECKBUILD-04")
def test_the_weakest_picks_first_then_lower_fame_then_the_later_in_the_round() -> None:
    match = upgrading(3)
    state = match.state
    for player in state.players:
        player.crystals[:] = [0, 0, 0, 0]
        player.fame = 1
    late = list(reversed(state.order))
    assert by_strength(state) == late
    state.players[late[0]].fame = 2
    assert by_strength(state) == [late[1], late[2], late[0]]
    state.players[late[1]].discard.append(card(SPELL))
    assert by_strength(state) == [late[2], late[0], late[1]]


@rule("UE-VAR-DECKBUILD-05", "UE-VAR-DECKBUILD-06")
def test_who_takes_a_card_throws_away_one_of_the_same_colour_or_type() -> None:
    match = upgrading()
    walk(match, lazily, lambda m: deciding(m)[0][1] == "upgrade")
    seat = deciding(match)[0][0]
    assert "decline" in options(match)
    wanted = options(match)[0].removeprefix("choose-card card=")
    do(match, f"{seat}: choose-card {wanted}")
    new = LIB.cards[LIB.number("card", wanted)]
    mine = {LIB.cards[c].name for c in all_cards(match.state.players[seat]) if c}
    offered = {option.removeprefix("choose-card card=") for option in options(match)}
    for name in mine:
        old = LIB.cards[LIB.number("card", name)]
        fits = bool(old.colours & new.colours) or bool(set(old.tags) & set(new.tags))
        assert (name in offered) == fits
    odd = sorted(mine - offered)
    if odd:
        assert refused(match, f"{seat}: choose-card {odd[0]}").reason == "board-cards-not-alike"
    thrown = sorted(offered)[0]
    count = len(all_cards(match.state.players[seat]))
    do(match, f"{seat}: choose-card {thrown}")
    cards = all_cards(match.state.players[seat])
    assert len(cards) == count
    assert new.number in cards
    assert LIB.number("card", thrown) in match.state.gone
    left = view(match).affairs.upgrades
    assert wanted not in left
    walk(match, lazily, lambda m: deciding(m)[0][1] != "upgrade")
    lowest = match.state.actions[: len(left) + 3]  # what leaves the offers comes under them
    assert {LIB.number("card", name) for name in left} <= set(lowest)
    assert new.number in (*match.state.players[seat].deck, *match.state.players[seat].hand)


@rule("UE-VAR-DECKBUILD-05")
def test_nobody_must_take_a_card() -> None:
    match = upgrading()
    walk(match, lazily, lambda m: deciding(m)[0][1] == "upgrade")
    seat = deciding(match)[0][0]
    before = sorted(all_cards(match.state.players[seat]))
    do(match, f"{seat}: decline")
    assert sorted(all_cards(match.state.players[seat])) == before
    foreign = next(
        c.name for c in LIB.cards if c.kind == ADVANCED_ACTION and c.name not in view(match).affairs.upgrades
    )
    other = deciding(match)[0][0]
    assert refused(match, f"{other}: choose-card {foreign}").reason == "board-not-laid-out"


@rule("UE-VAR-DECKBUILD-01")
def test_when_advanced_actions_run_short_monasteries_get_none_and_the_offer_what_there_is() -> None:
    match = upgrading()
    state = match.state
    state.actions.clear()
    state.monastery_offer.clear()
    walk(match, lazily, lambda m: view(m).round == 3 and deciding(m)[0][1] == "turn")
    assert view(match).offers.monastery == ()
    assert len(view(match).offers.actions) == 3
    assert view(match).affairs is None or view(match).affairs.upgrades == ()


@rule("UE-VAR-DECKBUILD-01")
def test_with_no_card_left_who_is_entitled_to_one_gets_nothing() -> None:
    from mageknight.board.rules.combat.outcome import R_ACTION
    from mageknight.board.rules.turn.rewards import give_reward
    from mageknight.kernel.agenda import Flow

    match = table("blitz_conquest", 2)
    state = match.state
    seat = state.turn.seat
    state.actions.clear()
    state.action_offer.clear()
    state.turn.rewards.append(R_ACTION)
    agenda = len(state.core.agenda)
    give_reward(Flow(state), seat, R_ACTION)
    assert (state.turn.rewards, len(state.core.agenda)) == ([], agenda)
