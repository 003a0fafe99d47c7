"""The example of the Quick-Start book, turns 1 to 8, as a golden replay: set-up, commands and the dice it states.

The text beside this file is what the log of the replay must say; write it again with
``python -m tests.minis.play.test_quick_start_example`` and read the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mageknight.kernel.event import Event
from mageknight.kernel.saves import save
from mageknight.locale import render
from mageknight.minis.commands import Act
from mageknight.minis.events import Attacked, Damaged, ObjectiveControlled, TurnEnded
from mageknight.minis.state.battle import Battle
from tests.marks import rule
from tests.minis.drill import Play, open_battle, open_ground

GOLDEN = Path(__file__).with_suffix(".txt")
CONJURER, ARCHER, PRIESTESS, PRIEST, CRUSADER, SINGER = range(6)
DICE = [(6, 5, 2, 3), (4, 5), (3, 6), (3, 4)]
"""First player, then the rolls of turns 6, 7 and 8: 9, 9 and 7."""

TURNS: list[Callable[[Play], Play]] = [
    lambda play: play.act(ARCHER, "move").move(ARCHER, (11, 9.5), facing=135),
    lambda play: play.act(PRIEST, "move").move(PRIEST, (8, 11.5), facing=300),
    lambda play: play.act(CONJURER, "move").move(CONJURER, (14, 9), facing=90),
    lambda play: play.end_turn(),
    lambda play: play.act(PRIESTESS, "move").move(PRIESTESS, (8, 10), facing=90).decline(),
    lambda play: play.act(PRIEST, "fight").target(PRIESTESS),
    lambda play: play.act(ARCHER, "shoot").target(PRIEST),
    lambda play: play.act(PRIEST, "shoot").target(ARCHER),
]


class Example:
    """The example played turn by turn."""

    def __init__(self) -> None:
        self.play: Play = open_battle(
            dice=DICE,
            edition="quick-start",
            total=100,
            armies=(("starter-001", "starter-002", "starter-003"), ("starter-004", "starter-005", "starter-006")),
            table="drill-yard",
            edges=(0, 2),
            abilities=False,
        )
        self.told: list[str] = []
        for figure, x in ((CONJURER, 14), (ARCHER, 11), (PRIESTESS, 8)):
            self.play.put(figure, x, 3)
        for figure, x in ((PRIEST, 8), (CRUSADER, 11), (SINGER, 14)):
            self.play.put(figure, x, 19, 270)

    def turn(self, number: int) -> list[Event[Battle]]:
        """Play one turn of the example; what happened in it."""
        play = self.play
        before = len(play.log)
        TURNS[number - 1](play)
        happened = play.log[before:]
        self.told.append(f"Turn {number}")
        for event in happened:
            line = play.match.kit.log_line(play.state, event, None)
            if line is not None:
                self.told.append("  " + render(line, "en"))
        return happened

    def up_to(self, number: int) -> list[Event[Battle]]:
        events: list[Event[Battle]] = []
        for each in range(1, number + 1):
            events = self.turn(each)
        return events


@rule("QS-EX1-01")
def test_turn_1_the_archer_takes_the_objective():
    example = Example()
    events = example.up_to(1)
    assert [event.seat for event in events if isinstance(event, ObjectiveControlled)] == [0]
    assert example.play.tokens(ARCHER) == 1


@rule("QS-EX1-02")
def test_turn_2_the_priest_moves_and_control_does_not_change():
    example = Example()
    events = example.up_to(2)
    assert not any(isinstance(event, ObjectiveControlled) for event in events)
    assert example.play.state.objectives[0][2] == 0
    assert example.play.tokens(PRIEST) == 1


@rule("QS-EX1-03", "QS-EX1-04")
def test_turns_3_and_4_tokens_come_off_who_did_not_act():
    example = Example()
    events = example.up_to(3)
    assert [event.cleared for event in events if isinstance(event, TurnEnded)] == [(ARCHER,)]
    events = example.turn(4)
    assert [event.cleared for event in events if isinstance(event, TurnEnded)] == [(PRIEST,)]
    assert example.play.click(PRIEST) == 0


@rule("QS-EX2-02")
def test_turn_5_the_priestess_comes_up():
    example = Example()
    events = example.up_to(5)
    assert example.play.touches(PRIESTESS, PRIEST)
    assert [event.cleared for event in events if isinstance(event, TurnEnded)] == [(CONJURER,)]
    assert example.play.tokens(PRIESTESS) == 1


@rule("QS-EX2-01")
def test_turn_6_the_priest_strikes_the_priestess_down():
    example = Example()
    events = example.up_to(6)
    attack = next(event for event in events if isinstance(event, Attacked))
    assert (attack.total, attack.defense, attack.hit) == (16, 16, True)
    assert [event.amount for event in events if isinstance(event, Damaged)] == [2]
    assert example.play.is_eliminated(PRIESTESS)


@rule("QS-EX3-01")
def test_turn_7_the_archer_hits_the_priest():
    example = Example()
    events = example.up_to(7)
    attack = next(event for event in events if isinstance(event, Attacked))
    assert (attack.total, attack.defense, attack.hit) == (17, 15, True)
    assert example.play.state.defs[ARCHER].range == 14
    assert example.play.click(PRIEST) == 2


@rule("QS-EX3-02", "QS-EX3-03")
def test_turn_8_the_priest_misses_and_is_pushed():
    example = Example()
    events = example.up_to(8)
    attack = next(event for event in events if isinstance(event, Attacked))
    assert (attack.total, attack.defense, attack.hit) == (14, 16, False)
    play = example.play
    assert (play.tokens(PRIEST), play.click(PRIEST)) == (2, 3)
    play.end_turn()
    assert play.refused(Act(1, PRIEST, "move")).reason == "minis-pushed-already"
    play.end_turn()
    assert play.tokens(PRIEST) == 0


def test_the_log_of_the_replay_is_the_golden_one():
    example = Example()
    example.up_to(8)
    assert "\n".join(example.told) + "\n" == GOLDEN.read_text("utf-8")


def test_the_replay_is_exact():
    example = Example()
    example.up_to(8)
    match = example.play.match
    assert match.replay().digest() == match.digest()
    assert save.dumps(match)


if __name__ == "__main__":
    open_ground()
    written = Example()
    written.up_to(8)
    GOLDEN.write_text("\n".join(written.told) + "\n", "utf-8")
