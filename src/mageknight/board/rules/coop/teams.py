"""Teams: who is on whose side (UE-TEAM-01, 14, UE-SCN-COOP-07)."""

from __future__ import annotations

from mageknight.board.state import BoardState


def allied(state: BoardState, one: int, other: int) -> bool:
    """Are two different players on one side? In a cooperative game all are."""
    teams = state.teams
    return bool(teams) and one != other and one >= 0 and other >= 0 and teams[one] == teams[other]


def side_of(state: BoardState, seat: int) -> list[int]:
    """A player and the teammates, by seat."""
    teams = state.teams
    return [other for other in range(len(teams)) if teams[other] == teams[seat]] if teams else [seat]
