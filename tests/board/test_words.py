"""The board game in words: every command, every event and every view, in every language."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from typing import Any

import pytest

import mageknight.board
from mageknight.board import commands
from mageknight.board.effect import EffectUse
from mageknight.board.effects.asks import AskOption
from mageknight.board.events import shapes
from mageknight.board.events.cards import (
    DECK_TOP,
    DISCARD,
    GONE,
    HAND,
    PLAYED,
    ArtifactPlaced,
    ArtifactsDrawn,
    CardMoved,
    CardMovedUnseen,
    CardsDrawn,
)
from mageknight.board.events.course import PhaseChanged, RewardEarned
from mageknight.board.events.tracks import CrystalGained, ManaGained, PointsGained
from mageknight.board.events.warband import UnitChanged
from mageknight.board.events.world import FigureMoved, RuinPlaced, TokenDrawn
from mageknight.board.kit import kit
from mageknight.board.lattice import HEXES, START_SLOT, hex_at, slot_at
from mageknight.board.log.tell import SILENT, TELLERS, tell
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.rivals.rivals import AskRivalAttack, AskRivalBlock
from mageknight.board.moves.turn.turn import AskTurn
from mageknight.board.names import named, seat_name, space_name
from mageknight.board.rules.combat.outcome import REWARDS
from mageknight.board.rules.world.ground import on_map
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_BLOCK, PH_MOVE, TERRAINS
from mageknight.board.values import format_value, parse_value
from mageknight.board.view.build import board_view
from mageknight.board.view.text import lines
from mageknight.kernel.command import Command
from mageknight.kernel.event import ChanceSettled, ChoiceLocked, Event
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.situations.phrase import format_command, parse_command
from mageknight.locale import languages, render
from tests.board.rules.land import land
from tests.board.samples import KEEP, LIB, battle, card, dummy_table, number, table, token

EXAMPLES: list[Command] = [
    commands.PickHero(0, number("hero", "krang")),
    commands.PickTactic(0, number("tactic", "planning")),
    commands.RemoveTactic(0, number("tactic", "planning")),
    commands.PlayCard(0, card("fireball"), 0),
    commands.PlayCard(0, card("fireball"), 1),
    commands.PlayCard(0, card("march"), 2),
    commands.ActivateUnit(0, 1, 0),
    commands.UseSkill(0, number("skill", "arythea_dark_paths")),
    commands.UseTactic(0),
    commands.TurnCrystal(0, 0),
    commands.UseGrant(0, 0),
    commands.AttachBanner(0, card("banner_of_fear"), 2),
    commands.UseBanner(0, 2),
    commands.StepTo(0, hex_at(1, -1)),
    commands.StepTo(0, hex_at(0, 1)),
    commands.ExploreAt(0, slot_at(0, 1)),
    commands.Interact(0),
    commands.Recruit(0, number("unit", "scouts")),
    commands.BuyHealing(0),
    *[commands.BuyCard(0, card("chill"), kind) for kind in range(5)],
    commands.CallElite(0),
    commands.HealWound(0, -1),
    commands.HealWound(0, 2),
    commands.EnterSite(0),
    commands.EnterSite(0, 4),
    commands.BurnMonastery(0),
    commands.Challenge(0, KEEP),
    commands.Incant(0),
    commands.TakeTunnel(0, KEEP),
    commands.ProposeAssault(0, KEEP),
    commands.JoinAssault(0),
    commands.Concede(0),
    commands.Plunder(0),
    commands.AttackHero(0, 1),
    commands.StealArtifact(0, card("banner_of_fear")),
    commands.ForceRetreat(0, KEEP),
    commands.BeginRest(0),
    commands.Forfeit(0),
    commands.EndTurn(0),
    commands.AimAt(0, token("guardsmen")),
    commands.Strike(0),
    commands.BlockAttack(0, token("heroes_fire"), 1),
    commands.SlowAttack(0, token("guardsmen"), 0),
    commands.EndPhase(0),
    commands.TakeDamage(0, token("heroes_fire"), 0),
    commands.AssignDamage(0, -1),
    commands.AssignDamage(0, 1),
    commands.PayMana(0, 8, 0),
    commands.PayMana(0, 20, 1),
    commands.ChooseOption(0, 1),
    commands.ChooseColour(0, 2),
    commands.ChooseCard(0, card("rage")),
    commands.ChooseUnit(0, 1),
    commands.ChooseEnemy(0, token("guardsmen")),
    commands.ChooseEnemy(0, token("heroes_fire"), 1),
    commands.ChooseSpace(0, KEEP),
    commands.ChooseDie(0, 1),
    commands.ChooseSkill(0, number("skill", "tovak_double_time")),
    commands.ChooseNumber(0, 3),
    commands.ChooseSeat(0, 1),
    commands.Decline(0),
]


def kinds_of_command() -> list[type[Command]]:
    found = [each for _, each in inspect.getmembers(commands, inspect.isclass)]
    return [each for each in found if issubclass(each, Command) and each is not Command]


def kinds_of_event() -> list[type[Event[Any]]]:
    """Every event any module of the board game defines, and those of the kernel; shapes of events are none themselves."""
    found: list[type[Event[Any]]] = [ChanceSettled, ChoiceLocked]
    for info in pkgutil.walk_packages(mageknight.board.__path__, "mageknight.board."):
        module = importlib.import_module(info.name)
        for _, each in inspect.getmembers(module, inspect.isclass):
            if issubclass(each, Event) and each.__module__ == info.name != shapes.__name__:
                found.append(each)
    return found


def speak(message: Message | None) -> str:
    """The words in every language; the English ones are returned."""
    assert message is not None
    texts = {lang: render(message, lang) for lang in languages()}
    assert all(text.strip() for text in texts.values())
    return texts["en"]


def homes(command: Command) -> list[Move[Any, Any, Any]]:
    """The moves a kind of command has in the decisions of the game."""
    asks = [cls for cls in kit().codec.records.values() if issubclass(cls, MoveAsk)]
    return [move for ask in asks for move in ask.MOVES if move.COMMAND is type(command)]


def spoken(state: BoardState, command: Command) -> Message:
    """A command as it is offered in a turn or in a combat: by its first home."""
    return homes(command)[0].words(state, AskTurn(command.seat), command)


@pytest.mark.parametrize("make", [table, battle])
@pytest.mark.parametrize("command", EXAMPLES, ids=str)
def test_every_command_has_words(make, command):
    """Moves that need no more of their decision than its seat have words in any position; the others are shown by their rules."""
    state = make()
    of_rivals = {id(move) for move in (*AskRivalAttack.MOVES, *AskRivalBlock.MOVES)}
    for move in homes(command):
        if isinstance(move, SeatMove) and id(move) not in of_rivals:
            assert speak(move.words(state, AskTurn(0), command))


def test_every_command_has_a_home():
    assert [each.__name__ for each in kinds_of_command() if each not in {type(one) for one in EXAMPLES}] == []
    assert [one for one in EXAMPLES if not homes(one)] == []


def test_things_are_named_like_the_pieces_clients_draw():
    """What an option is about: a kind of thing, and its name or number."""
    state = table()
    for command in EXAMPLES:
        for move in homes(command):
            if isinstance(move, SeatMove):
                for thing in move.about(state, AskTurn(0), command):
                    assert re.fullmatch(r"[a-z-]+(:[a-z0-9_-]+)?", thing)


def test_no_event_is_forgotten():
    kinds = kinds_of_event()
    assert [each.__name__ for each in kinds if each not in TELLERS and each not in SILENT] == []
    assert [each.__name__ for each in TELLERS if each in SILENT or each not in kinds] == []
    assert [each.__name__ for each in SILENT if each not in kinds or not SILENT[each]] == []


@pytest.mark.parametrize(
    "command, words",
    [
        (commands.PlayCard(0, card("march"), 2), "Play March sideways for move"),
        (commands.StepTo(0, hex_at(1, -1)), "Move north-east to forest north-east of the Portal for 2"),
        (commands.ExploreAt(0, slot_at(0, 1)), "Explore to the north (tile 0,1)"),
        (commands.PayMana(0, 8 + 1, 1), "Pay with blue crystal"),
        (commands.PayMana(0, 16 + 4, 3), "Pay with gold die, used as white"),
        (commands.AttachBanner(0, card("banner_of_fear"), 2), "Give Banner of Fear to Utem Guardsmen"),
        (
            commands.Recruit(0, number("unit", "scouts")),
            f"Recruit Scouts (cost {LIB.units[number('unit', 'scouts')].cost})",
        ),
        (commands.BuyCard(0, card("chill"), 0), "Buy the spell Chill (cost 7)"),
    ],
    ids=str,
)
def test_commands_name_what_they_are_about(command, words):
    assert speak(spoken(table(), command)) == words


def test_the_strong_half_of_a_spell_has_its_own_name():
    words = speak(spoken(table(), commands.PlayCard(0, card("fireball"), 1)))
    assert words.startswith("Play Firestorm (strong): ")


def test_an_option_says_what_it_does():
    state = table()
    rage = LIB.cards[card("rage")]
    assert rage.basic is not None
    assert rage.strong is not None
    state.core.agenda.append(
        AskOption(0, EffectUse(0, 0, rage.number, 0, False, 0, 1), (rage.basic.uid, rage.strong.uid))
    )
    assert kit().describe(state, commands.ChooseOption(0, 1)).args["text"] == rage.strong.text()


def test_enemies_of_one_kind_are_told_apart():
    state = battle()
    assert speak(spoken(state, commands.AimAt(0, token("guardsmen")))).startswith("Aim at Guardsmen (")
    fight = state.combat
    assert fight is not None
    twin = fight.enemies[0].clone()
    twin.token = token("guardsmen", 1)
    fight.enemies.append(twin)
    assert speak(spoken(state, commands.AimAt(0, twin.token))).startswith("Aim at Guardsmen no. 2 (")


def told(state: BoardState, event: Event[BoardState], seat: int | None = None) -> str | None:
    message = tell(state, event, seat)
    return None if message is None else speak(message)


@pytest.mark.parametrize(
    "event, mine, others",
    [
        (
            CardsDrawn(0, (card("rage"), card("march"))),
            "Arythea draws Rage and March.",
            "Arythea draws 2 cards.",
        ),
        (
            CardMovedUnseen(0, card("rage"), HAND, DECK_TOP),
            "Arythea: Rage goes from hand to top of the Deed deck.",
            "Arythea: a card goes from hand to top of the Deed deck.",
        ),
        (
            ArtifactsDrawn(0, (card("ruby_ring"),)),
            "Arythea draws Ruby Ring to choose from.",
            "Arythea draws an artifact to choose from.",
        ),
        (ArtifactPlaced(0, card("ruby_ring"), True), "Arythea keeps Ruby Ring.", "Arythea keeps an artifact."),
    ],
    ids=str,
)
def test_what_is_private_is_told_to_its_owner_alone(event, mine, others):
    state = table()
    assert told(state, event, 0) == mine
    assert told(state, event, 1) == others
    assert told(state, event, None) == others


@pytest.mark.parametrize(
    "event, words",
    [
        (CardMoved(0, card("rage"), HAND, PLAYED), "Arythea plays Rage."),
        (CardMoved(0, card("rage"), HAND, DISCARD), "Arythea discards Rage."),
        (CardMoved(0, card("rage"), PLAYED, DISCARD), None),
        (CardMoved(0, card("wound"), HAND, GONE), "Arythea heals a Wound."),
        (PhaseChanged(0, PH_BLOCK), "Phase of the combat: block."),
        (PhaseChanged(0, PH_MOVE), None),
        (PointsGained(0, 0, 3, card("march")), "Arythea: +3 move (March)."),
        (PointsGained(0, 0, -3, 0), None),
        (ManaGained(0, 0, -1), "Arythea uses red mana."),
        (CrystalGained(0, 2, 2), "Arythea gains 2 × green crystal."),
        (FigureMoved(0, -1), "Arythea leaves the map."),
        (TokenDrawn(1, token("guardsmen"), KEEP, False), "A grey enemy waits face down: {keep}."),
        (TokenDrawn(1, token("guardsmen"), KEEP, True), "Guardsmen appear: {keep}."),
        (RuinPlaced(0, KEEP, False), "A ruin token lies face down: {keep}."),
        (UnitChanged(0, 1, number("unit", "peasants"), True, 2, False), "Arythea: Peasants are spent, with 2 Wounds."),
        (ChoiceLocked(1), "Tovak has chosen."),
    ],
    ids=str,
)
def test_events_become_lines(event, words):
    place = speak(space_name(table(), KEEP))
    assert told(table(), event) == (None if words is None else words.format(keep=place))


def test_every_reward_has_a_name():
    for reward in range(len(REWARDS)):
        assert told(table(), RewardEarned(0, reward))


def test_seats_are_called_by_their_heroes():
    state = table()
    assert [speak(seat_name(state, seat)) for seat in (0, 1, -1)] == ["Arythea", "Tovak", "the dummy player"]
    state.players[1].hero = -1
    assert speak(seat_name(state, 1)) == "Player 2"


def test_a_space_is_called_by_where_it_stands_or_by_the_site_it_lies_beside():
    state = land().state
    orcs, glade = space_name(state, hex_at(3, -3)), space_name(state, hex_at(4, -3))
    assert speak(orcs) == "the Marauding orcs on the hills"
    assert render(orcs, "de") == "Plündernde Orks in den Hügeln"
    assert speak(glade) == "Magical glade east of the Marauding orcs on the hills"
    assert render(glade, "de") == "Magische Lichtung östlich von Plündernde Orks in den Hügeln"
    assert all(speak(named("where", terrain)) for terrain in TERRAINS)


def test_a_space_far_from_everything_is_called_by_the_steps_that_lead_there():
    state = land(tiles="1,1: countryside_03; 2,0: countryside_04").state
    spaces = [space for space in range(HEXES) if on_map(state, space)]
    names = {space: speak(space_name(state, space)) for space in spaces}
    assert not [name for name in names.values() if " at " in name], "nobody counts coordinates on a map without any"
    assert len(set(names.values())) == len(spaces)
    village = space_name(land(tiles="1,1: countryside_03").state, hex_at(4, -2))
    assert speak(village) == "Village 2 spaces north-east and 2 east of the Portal"
    assert render(village, "de") == "Dorf, von Portal aus 2 Felder nach Nordosten und 2 nach Osten"


@pytest.mark.parametrize("make", [table, battle, dummy_table])
@pytest.mark.parametrize("seat", [0, None])
def test_the_picture_of_a_table_has_words_for_everything(make, seat):
    state = make()
    state.players[0].stored.append(card("rage"))
    state.players[0].tactic = number("tactic", "planning")
    assert all(speak(line) for line in lines(board_view(state, seat)))


def test_the_picture_shows_map_hand_units_source_and_fight():
    text = "\n".join(speak(line) for line in lines(board_view(battle(), 0)))
    for piece in (
        "First Reconnaissance, round 1 of 3, day. Turn of Arythea",
        "Order: Tovak and Arythea.",
        "#1 Peasants (ready and Banner of Courage)",
        "#2 Utem Guardsmen (spent and Wounds: 1)",
        "Dark Paths (used this turn)",
        "2 × red crystal",
        "Source: red, gold, (black, depleted), and blue",
        "grey enemy face down",
        "Red city, level 4",
        "Guardsmen: Armor 7, fortified 2, Fame 3; Fortified",
        "Attack 2 fire: block needs 2, gathered 1",
        "Attack 2 against Armor 4",
    ):
        assert piece in text
    assert "Your hand:" in text
    peace = "\n".join(speak(line) for line in lines(board_view(table(), 0)))
    assert "north-east: 1,-1 forest for 2 (+3 terrain and −1 effect)" in peace
    assert "Your hand:" not in "\n".join(speak(line) for line in lines(board_view(battle(), None)))


@pytest.mark.parametrize(
    "scenario, seats, length",
    [("solo_reconnaissance", 1, 300), ("first_reconnaissance", 2, 300), ("full_conquest", 4, 500)],
)
def test_a_game_is_asked_offered_told_and_pictured_without_a_missing_word(scenario, seats, length):
    """Options also survive being written as people type them."""
    board = kit()
    state = board.engine.new(BoardSetup(seats=seats, scenario=scenario), b"words of a game.")
    rng = Rng(b"choices in order")
    for turn in range(length):
        pending = board.engine.pending(state)
        if not pending:
            break
        options = board.engine.options(state, pending[0])
        offered = list(options)
        speak(options.prompt())
        for command in offered[:: max(1, len(offered) // 8)]:
            speak(board.describe(state, command))
            assert parse_command(board, command.seat, format_command(board, command)) == command
        for event in board.engine.apply(state, rng.choice(offered)):
            for seat in (None, 0):
                told(state, event, seat)
        if turn % 15 == 0:
            for line in lines(board_view(state, 0)):
                speak(line)


@pytest.mark.parametrize(
    "field, text, value",
    [
        ("card", "rage", card("rage")),
        ("skill", "arythea_dark_paths", number("skill", "arythea_dark_paths")),
        ("tactic", "planning", number("tactic", "planning")),
        ("hero", "krang", number("hero", "krang")),
        ("colour", "gold", 4),
        ("space", "1,-1", hex_at(1, -1)),
        ("space", "0,0", START_SLOT * 7),
        ("position", "1,0", slot_at(1, 0)),
        ("use", "strong", 1),
        ("use", "block", 5),
        ("kind", "unseen", 3),
        ("source", "token-red", 0),
        ("source", "crystal-blue", 9),
        ("source", "die-gold", 20),
        ("source", "stolen-green", 34),
        ("unit", "hero", -1),
        ("unit", "7", 7),
        ("enemy", "guardsmen-2", token("guardsmen", 1)),
        ("attack", "1", 1),
        ("attack", "-1", -1),
        ("number", "3", 3),
    ],
)
def test_values_are_read_and_written(field, text, value):
    assert parse_value(field, text) == value
    assert format_value(field, value) == text


def test_other_words_are_understood_too():
    assert parse_value("enemy", "guardsmen") == token("guardsmen")
    assert parse_value("unit", "peasants") == number("unit", "peasants")
    assert parse_value("unit", "hand") == -1
    assert parse_value("card", "none") == -1
    assert parse_value("space", str(KEEP)) == KEEP


@pytest.mark.parametrize(
    "field, text",
    [
        ("card", "nonsense"),
        ("colour", "mauve"),
        ("use", "upside-down"),
        ("source", "token-mauve"),
        ("source", "supply-red"),
        ("enemy", "guardsmen-9"),
        ("enemy", "guardsmen-x"),
        ("space", "400,400"),
        ("space", "here"),
        ("position", "90,0"),
        ("number", "many"),
    ],
)
def test_what_names_nothing_is_refused(field, text):
    with pytest.raises((KeyError, ValueError)):
        parse_value(field, text)


def test_nobody_is_on_turn_while_the_game_is_set_up() -> None:
    match = Match(kit(), BoardSetup(seats=1, scenario="solo_reconnaissance"), seed_from_text("set-up"))
    told = [render(line, "en") for line in match.kit.lines(match.view(0))]
    assert told[0] == "Solo Reconnaissance: the game is being set up."
    assert not any("dummy" in line.lower() for line in told)
