"""A golden replay: a combat between two players from the first step to the end of both turns.

Tovak is attacked on the plains, takes his next turn in advance, loses a banner and is driven into the forest. The text beside this file
is what the log of the replay must say; write it again with ``python -m tests.board.play.test_stolen_banner`` and read the
difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mageknight.board.lattice import hex_place
from mageknight.kernel.match import Match
from mageknight.kernel.saves import save
from mageknight.locale import render
from tests.board.rules.rivals import uid
from tests.marks import rule
from tests.play import command, deciding, situation, view

GOLDEN = Path(__file__).with_suffix(".txt")

START = """
    game: board
    seats: 2
    seed: stolen banner
    source: red, white, gold
    tiles:
      0,1: countryside_01
      1,0: countryside_02
    turn: 0
    seat 0:
      at: 0,-1
      fame: 9
      hand: march, swiftness, fireball, rage, determination
      deck: stamina, promise, tranquility, threaten, march
      mana: red 2, white
      units: utem_swordsmen
    seat 1:
      at: 0,-2
      fame: 30
      hand: swiftness, ice_shield, rage, march, tranquility
      deck: stamina, promise, threaten, crystallize, mana_draw
      discard: horn_of_wrath
      crystals: blue, white
      units: herbalists banner_of_glory, utem_guardsmen
      skills: tovak_cold_swordsmanship
"""


class Replay:
    """The combat played command by command, with its log; ``#1.0`` in a command is the first unit of seat 1."""

    def __init__(self) -> None:
        self.match: Match[Any] = situation(START)
        self.told: list[str] = []

    def do(self, *texts: str) -> Replay:
        for text in texts:
            for event in self.match.play(command(self.match, self.with_units(text))):
                told = self.match.kit.log_line(self.match.state, event, None)
                if told is not None:
                    self.told.append(render(told, "en"))
        return self

    def with_units(self, text: str) -> str:
        for seat, player in enumerate(view(self.match).players):
            for at in range(len(player.units)):
                text = text.replace(f"#{seat}.{at}", str(uid(self.match, seat, at)))
        return text

    def to_the_attack(self) -> Replay:
        return self.do("0: play-card march basic", "0: step-to 0,-2", "0: attack-hero other=1", "1: choose-option 0")

    def ranged(self) -> Replay:
        """The defender shoots and is shot at; two points of Block take off one, and 2 damage is less than the hero's Armor."""
        self.do("1: play-card swiftness strong", "1: pay-mana die-white white", "1: strike")
        self.do("0: play-card determination basic", "0: end-phase")
        self.do(
            "0: play-card swiftness strong",
            "0: pay-mana token-white white",
            "0: strike",
            "1: end-phase",
            "0: assign-damage #1.0",
        )
        return self.do("1: end-phase", "0: end-phase")

    def melee(self) -> Replay:
        """Fire and steel against an ice shield; what gets through takes the banner and the ground."""
        self.do("0: play-card fireball basic", "0: pay-mana token-red red", "0: activate-unit #0.0 1", "0: strike")
        self.do("1: play-card ice_shield basic", "1: end-phase")
        return self.do("0: steal-artifact banner_of_glory", "0: force-retreat 0,-3")

    def to_the_end(self) -> Replay:
        """The defender ends the turn taken in advance, then the aggressor; the next turn of the defender is skipped."""
        self.do(
            "1: play-card tranquility basic", "1: choose-option 0", "1: heal-wound #1.0", "1: end-turn", "1: decline"
        )
        return self.do("0: end-turn", "0: decline")

    def play(self) -> Replay:
        return self.to_the_attack().ranged().melee().to_the_end()


@rule("UE-PVP-43", "UE-PVP-48", "UE-PVP-49", "UE-PVP-08")
def test_a_combat_that_ends_with_a_stolen_banner_and_a_retreat() -> None:
    match = Replay().play().match
    table = view(match)
    assert "banner_of_glory" in (*table.players[0].discard, *table.players[0].played)
    assert table.players[1].units[0].banner == ""
    assert hex_place(table.players[1].space) == (0, -3)
    assert hex_place(table.players[0].space) == (0, -2)
    assert table.players[0].fame == 9 + 1 + 2 * 2
    assert deciding(match)[0][0] == 0, "the turn of the defender was skipped"
    assert not table.players[1].flipped


def test_the_log_of_the_replay_is_the_golden_one() -> None:
    assert "\n".join(Replay().play().told) + "\n" == GOLDEN.read_text("utf-8")


def test_the_replay_is_exact_and_can_be_saved_at_every_decision() -> None:
    replay = Replay().to_the_attack().ranged()
    loaded = save.loads(save.dumps(replay.match))
    assert loaded.digest() == replay.match.digest()
    match = replay.melee().to_the_end().match
    assert match.replay().digest() == match.digest()


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(Replay().play().told) + "\n", "utf-8")
