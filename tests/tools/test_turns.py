"""The turns of a game counted: what each was spent on, and what it brought."""

from __future__ import annotations

from mageknight.board.commands import BeginRest, EndPhase, HealWound, StepTo
from mageknight.lab.experiment import Experiment
from mageknight.lab.table import play_game
from tools.strength.turns import GAINS, Turn, Watch

NOTHING = dict.fromkeys(GAINS, 0)


def kind_of(*commands, **gained):
    turn = Turn({})
    turn.commands.extend(commands)
    return turn.kind({**NOTHING, **gained})


def test_a_turn_is_named_after_the_most_telling_thing_done_in_it():
    assert kind_of() == "nothing"
    assert kind_of(StepTo) == "walk"
    assert kind_of(StepTo, HealWound) == "heal"
    assert kind_of(StepTo, tiles=1) == "explore"
    assert kind_of(StepTo, tiles=1, cards=1) == "learn"
    assert kind_of(StepTo, cards=1, units=2) == "recruit"
    assert kind_of(StepTo, EndPhase, units=-1) == "fight"
    assert kind_of(BeginRest, HealWound) == "rest"


def test_gains_of_all_turns_add_up_to_what_the_hero_has():
    watch = Watch()
    play_game(Experiment("board", "solo_reconnaissance", ("page",), 1, "turns"), 0, watch)
    first, last = watch.rounds[min(watch.rounds)], watch.turn
    assert last is not None
    for what in GAINS:
        assert first[what] + sum([gained[what] for _, gained in watch.turns]) == last.before[what]
