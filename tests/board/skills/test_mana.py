"""Skills about mana: gained and spent at once, used as its opposite, paid for."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import hand, me
from tests.board.skills.trials import cases, end_turn, state, turn, usable, use
from tests.marks import content, rule
from tests.play import do, refused, view


@pytest.mark.parametrize(
    "skill, mana, card, gained",
    cases(
        ("arythea_polarization", "red", "stamina", 4),
        ("arythea_polarization", "white", "march", 4),
        ("arythea_polarization", "black", "march", 4),
    ),
)
def test_polarization_uses_one_mana_as_its_opposite(skill: str, mana: str, card: str, gained: int) -> None:
    match = turn(skill, f"hand: {card}, {card}; mana: {mana} 2")
    assert refused(match, f"0: play-card {card} strong").reason == "board-no-mana"
    use(match, skill)
    do(match, f"0: play-card {card} strong", f"0: pay-mana token-{mana} {'blue' if card == 'stamina' else 'green'}")
    assert (view(match).turn.move, me(match).mana) == (gained, {mana: 1})
    assert refused(match, f"0: play-card {card} strong").reason == "board-no-mana"


@content("board/skill/krang_shamanic_ritual")
@rule("UE-SKILL-05", "UE-TURN-34")
def test_shamanic_ritual_is_turned_up_by_the_action_of_a_turn() -> None:
    skill = "krang_shamanic_ritual"
    match = turn(skill)
    use(match, skill, "choose-colour gold")
    assert (me(match).mana, state(match, skill)) == ({"gold": 1}, "round")
    use(match, skill)
    assert (state(match, skill), view(match).turn.acted) == ("ready", True)
    use(match, skill, "choose-colour red")
    assert state(match, skill) == "round"
    assert refused(match, f"0: use-skill {skill}").reason == "board-action-done"


@pytest.mark.parametrize(
    "skill, colour",
    cases(("krang_regenerate", "red"), ("braevalar_regenerate", "green")),
)
@pytest.mark.parametrize("paid, fame, drawn", [("own", 5, True), ("white", 5, False), ("white", 0, True)])
def test_regenerate(skill: str, colour: str, paid: str, fame: int, drawn: bool) -> None:
    mana = colour if paid == "own" else paid
    match = turn(skill, f"hand: march, wound, wound; deck: rage; mana: {mana}; fame: {fame}", seats=2, others="fame: 3")
    use(match, skill)
    assert hand(match) == (("march", "wound", "rage") if drawn else ("march", "wound"))
    assert me(match).mana == {}
    assert not usable(turn(skill, "hand: march; mana: red"), skill)
    assert not usable(turn(skill, "hand: wound"), skill)


@content("board/skill/tovak_mana_overload")
@rule("UE-SKILL-07", "UE-SKILL-09")
def test_mana_overload_raises_the_next_card_powered_with_its_colour() -> None:
    skill = "tovak_mana_overload"
    match = turn(skill, "hand: march, promise; mana: white")
    use(match, skill, "choose-colour green")
    assert (me(match).mana, state(match, skill)) == ({"green": 1, "white": 1}, "centre")
    do(match, "0: play-card promise strong")
    assert view(match).turn.influence == 4
    do(match, "0: play-card march strong")
    assert (view(match).turn.move, state(match, skill)) == (4 + 4, "round")


@content("board/skill/tovak_mana_overload")
def test_mana_overload_is_not_for_gold() -> None:
    match = turn("tovak_mana_overload")
    do(match, "0: use-skill tovak_mana_overload")
    refused(match, "0: choose-colour gold")
    do(match, "0: choose-colour black")
    end_turn(match)
    assert state(match, "tovak_mana_overload") == "round"
