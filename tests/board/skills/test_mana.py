"""Skills about mana: gained and spent at once, used as its opposite, paid for."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import hand, me
from tests.board.skills.trials import battle, cases, end_turn, state, turn, usable, use
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@content("board/skill/arythea_invocation")
@rule("UE-GAIN-08", "UE-MANA-02")
def test_invocation_turns_a_wound_into_red_mana_for_a_card() -> None:
    match = turn("arythea_invocation", "hand: wound, rage, threaten")
    use(match, "arythea_invocation", "choose-option 0", "choose-card wound", "choose-colour red")
    assert deciding(match) == [(0, "spend-mana")]
    assert options(match) == ["play-card card=threaten use=strong"]
    do(match, "0: play-card threaten strong")
    assert (view(match).turn.influence, me(match).mana) == (5, {})
    assert tuple(me(match).discard) == ("wound",)


@content("board/skill/arythea_invocation")
def test_invocation_turns_another_card_into_white_or_green_mana() -> None:
    match = turn("arythea_invocation", "hand: march, promise, rage")
    do(match, "0: use-skill arythea_invocation", "0: choose-option 1", "0: choose-card rage")
    assert options(match) == ["choose-colour colour=green", "choose-colour colour=white"]
    do(match, "0: choose-colour white", "0: play-card promise strong")
    assert view(match).turn.influence == 4


@content("board/skill/arythea_invocation")
def test_invocation_needs_something_to_spend_the_mana_on() -> None:
    assert not usable(turn("arythea_invocation", "hand: wound, march"), "arythea_invocation")
    refused(turn("arythea_invocation", "hand: wound"), "0: use-skill arythea_invocation")
    match = turn("arythea_invocation", "hand: wound, threaten, march; mana: green")
    use(match, "arythea_invocation", "choose-option 0", "choose-card wound", "choose-colour red")
    assert refused(match, "0: play-card march strong").reason == "board-mana-must-be-spent"


@content("board/skill/arythea_invocation")
@pytest.mark.parametrize("hand", ["wound, threaten", "wound, threaten, march", "wound, threaten, threaten"])
def test_invocation_asks_the_same_whatever_the_hand_allows(hand: str) -> None:
    """What a choice with one answer would betray is asked all the same."""
    match = turn("arythea_invocation", f"hand: {hand}")
    use(match, "arythea_invocation")
    assert deciding(match) == [(0, "choose-option")]
    do(match, "0: choose-option 0")
    assert deciding(match) == [(0, "choose-card")]
    do(match, "0: choose-card wound")
    assert deciding(match) == [(0, "choose-colour")]


@content("board/skill/arythea_invocation")
def test_the_mana_invoked_pays_before_any_other() -> None:
    match = turn("arythea_invocation", "hand: wound, threaten; mana: red; crystals: red")
    use(
        match,
        "arythea_invocation",
        "choose-option 0",
        "choose-card wound",
        "choose-colour red",
        "play-card threaten strong",
    )
    assert (me(match).mana, me(match).crystals) == ({"red": 1}, {"red": 1})


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


@content("board/skill/arythea_polarization")
@rule("UE-MANA-10", "UE-MANA-16")
def test_polarization_by_night() -> None:
    match = turn(
        "arythea_polarization", "hand: fireball, march; mana: gold, red", more="night: yes; source: gold, gold"
    )
    use(match, "arythea_polarization")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"
    fighting = battle(
        "arythea_polarization",
        "prowlers",
        "ranged",
        hand="fireball",
        seat="mana: gold, red",
        more="night: yes; source: gold, gold",
    )
    assert refused(fighting, "0: play-card fireball strong").reason == "board-no-mana"
    use(fighting, "arythea_polarization")
    do(fighting, "0: play-card fireball strong", "0: pay-mana token-gold black")
    assert me(fighting).mana == {}


@content("board/skill/arythea_polarization")
@rule("UE-MANA-14")
def test_polarization_reaches_a_depleted_die() -> None:
    match = turn("arythea_polarization", "hand: march", more="source: black, black, black")
    use(match, "arythea_polarization")
    do(match, "0: play-card march strong")
    assert view(match).turn.move == 4
    assert [die.owner for die in view(match).source].count(0) == 1


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
