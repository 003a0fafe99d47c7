"""Scoring: Fame, achievements, titles, and what the scenario adds (UE-SCORE-01 to 13, UE-SCN-*)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.rules.coop.teams import side_of
from mageknight.board.rules.world.ground import ADVENTURE, printed_site
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CONQUER, Scenario
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, shield, space_of
from mageknight.board.state.player import Player
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, KEEP, MAGE_TOWER, MONASTERY, SITES, SPELL
from mageknight.kernel.game import Outcome, ScoreLine
from mageknight.kernel.message import Message

KNOWLEDGE: Final = 0
LEADER: Final = 1
ADVENTURER: Final = 2
LOOT: Final = 3
CONQUEROR: Final = 4
BEATING: Final = 5
CATEGORIES: Final = ("knowledge", "leader", "adventurer", "loot", "conqueror", "beating")


def all_cards(player: Player) -> list[int]:
    """Every Deed card of a player: deck, hand, discard pile, play area, set aside, stored (reading 18)."""
    return [*player.deck, *player.hand, *player.discard, *player.played, *player.aside, *player.stored]


def achievements(state: BoardState, seat: int) -> list[int]:
    """The points of the six categories (UE-SCORE-01 to 08)."""
    player = state.players[seat]
    cards = all_cards(player)
    banners = [unit.banner for unit in player.units if unit.banner >= 0]
    kinds = [LIB.cards[card].kind for card in cards]
    shields = [printed_site(state, space_of(s)) for s in state.map.shields if seat_of(s) == seat]
    worth = scenario_of(state).adventure_worth
    levels = [LIB.units[u.kind].level // 2 if u.wounds else LIB.units[u.kind].level for u in player.units]
    return [
        2 * kinds.count(SPELL) + kinds.count(ADVANCED_ACTION),
        sum(levels),
        sum([worth.get(site, 2) for site in shields if site in ADVENTURE]),
        2 * (kinds.count(ARTIFACT) + len(banners)) + sum(player.crystals) // 2,
        2 * sum(1 for site in shields if site in (KEEP, MAGE_TOWER, MONASTERY)),
        -2 * cards.count(WOUND),
    ]


def common_achievements(table: list[list[int]], worst: bool) -> list[int]:
    """UE-SCN-COOP-10, UE-SCN-COOP-16: of each category one player's points count for all; of the Beating always the largest penalty."""
    columns = [[row[category] for row in table] for category in range(len(CATEGORIES))]
    return [min(column) if worst or category == BEATING else max(column) for category, column in enumerate(columns)]


def title_points(values: list[int], seat: int, most: int, tied: int) -> int:
    """UE-SCORE-09 to 13: for having most (or least, if negative) of a category; nothing for a tie at zero."""
    best = max(values, key=abs)
    if not best or values[seat] != best:
        return 0
    return tied if values.count(best) > 1 else most


def city_points(state: BoardState, seat: int) -> int:
    """UE-SCN-CONQUEST-06, UE-SCN-CONQUEST-07: 7 for a city led, 4 for one with a Shield."""
    points = 0
    for at, space in enumerate(state.map.city_at):
        if state.map.city_taken[at] == seat:
            points += 7
        elif state.map.city_taken[at] != -1 and shield(space, seat) in state.map.city_shields:
            points += 4
    return points


def score_sheet(state: BoardState) -> list[ScoreLine]:
    """Every line of every player's score; none where nobody counts (UE-SCN-RETURN-06)."""
    scenario = scenario_of(state)
    if not scenario.scored:
        return []
    if scenario.victory_points:
        return holding_lines(state)
    groups = sides(state)
    table = [
        common_achievements([achievements(state, seat) for seat in side], scenario.worst_counts) for side in groups
    ]
    fame = [min([state.players[seat].fame for seat in side]) for side in groups]
    lines: list[ScoreLine] = []
    for seat in range(len(state.players)):
        own = side_number(groups, seat)
        lines.append(ScoreLine(seat, Message("board-score-fame"), fame[own]))
        for category, name in enumerate(CATEGORIES):
            lines.append(ScoreLine(seat, Message("board-score-" + name), table[own][category]))
            if scenario.titles:
                values = [row[category] for row in table]
                title, most, tied = category_title(scenario, category)
                award = title_points(values, own, most, tied)
                lines.append(ScoreLine(seat, Message("board-score-title-" + title), award))
        if scenario.city_scores:
            lines.extend(city_lines(state, seat))
        if scenario.deed_name:
            lines.extend(deed_lines(state, seat))
        if scenario.goal_scores:
            lines.extend(goal_lines(state, seat))
    return lines


def sides(state: BoardState) -> list[list[int]]:
    """UE-TEAM-10, UE-TEAM-13: who is scored together: the teams, or every player alone."""
    found: list[list[int]] = []
    for seat in range(len(state.players)):
        if not any(seat in side for side in found):
            found.append(side_of(state, seat))
    return found


def side_number(groups: list[list[int]], seat: int) -> int:
    """The place of a player's side among the sides."""
    return next(at for at, side in enumerate(groups) if seat in side)


def holding_lines(state: BoardState) -> list[ScoreLine]:
    """UE-SCN-HOLD-16: Victory points for the sites a side owns, and nothing else."""
    worth = scenario_of(state).victory_points
    lines: list[ScoreLine] = []
    for seat in range(len(state.players)):
        side = side_of(state, seat)
        owned = [printed_site(state, space_of(s)) for s in state.map.shields if seat_of(s) in side]
        for site, points in worth.items():
            name = "board-score-held-" + SITES[site].replace("_", "-")
            lines.append(ScoreLine(seat, Message(name), points * owned.count(site)))
    return lines


def category_title(scenario: Scenario, category: int) -> tuple[str, int, int]:
    """The title of a category, and what it is worth alone and shared (UE-SCORE-09 to 13, UE-SCN-DUNGEON-14)."""
    if category == ADVENTURER:
        return scenario.adventure_title
    sign = -1 if category == BEATING else 1
    return CATEGORIES[category], 3 * sign, sign


def city_lines(state: BoardState, seat: int) -> list[ScoreLine]:
    """UE-SCN-CONQUEST-06 to 08: cities led and shared, and the title for most of them; of a team the better member (UE-TEAM-11)."""
    groups = sides(state)
    values = [max([city_points(state, other) for other in side]) for side in groups]
    own = side_number(groups, seat)
    return [
        ScoreLine(seat, Message("board-score-cities"), values[own]),
        ScoreLine(seat, Message("board-score-title-cities"), title_points(values, own, 5, 2)),
    ]


def deed_lines(state: BoardState, seat: int) -> list[ScoreLine]:
    """UE-SCN-MINES-13, UE-SCN-MINES-14: what the deeds of the scenario are worth, and the title for most of it."""
    scenario = scenario_of(state)
    groups = sides(state)
    values = [max([scenario.deeds(state, other) for other in side]) for side in groups]
    own = side_number(groups, seat)
    most, tied = scenario.deed_title
    name = scenario.deed_name
    lines = [ScoreLine(seat, Message("board-score-" + name), values[own])]
    if scenario.titles:
        lines.append(ScoreLine(seat, Message("board-score-title-" + name), title_points(values, own, most, tied)))
    return lines


def goal_lines(state: BoardState, seat: int) -> list[ScoreLine]:
    """UE-SCN-SOLO-10 to 13, UE-SCN-COOP-11 to 15: conquered cities, rounds left, cards of the dummy, time to spare."""
    scenario = scenario_of(state)
    everything = scenario.end_reached(state)
    prize = 15 if everything else 0
    if scenario.city_rule == CONQUER:
        taken = sum(1 for leader in state.map.city_taken if leader != -1)
        lines = [
            ScoreLine(seat, Message("board-score-goal-cities"), 10 * taken),
            ScoreLine(seat, Message("board-score-goal-all"), prize),
        ]
    else:
        lines = [ScoreLine(seat, Message("board-score-goal-mission"), prize)]
    if scenario.team_scores:
        shared = all(leader in state.map.city_taken for leader in range(len(state.players)))
        lines.append(ScoreLine(seat, Message("board-score-goal-leaders"), 10 if shared else 0))
    if everything:
        assert state.dummy is not None
        lines.append(
            ScoreLine(seat, Message("board-score-goal-rounds"), 30 * (scenario.length(state.setup.seats) - state.round))
        )
        lines.append(ScoreLine(seat, Message("board-score-goal-dummy"), len(state.dummy.deck)))
        lines.append(ScoreLine(seat, Message("board-score-goal-time"), 5 if state.announced == -1 else 0))
    return lines


def outcome_of(state: BoardState) -> Outcome:
    """The outcome: winners, scores, and whether the mission succeeded."""
    scenario = scenario_of(state)
    lines = score_sheet(state)
    scores = tuple([sum([line.points for line in lines if line.seat == seat]) for seat in range(len(state.players))])
    how = "board-ending-reached" if scenario.end_reached(state) else "board-ending-rounds"
    if scenario.may_concede and state.affairs.out:
        how = "board-ending-conceded"
    return Outcome(scenario.winners(state, scores), scores, Message(how), tuple(lines))


def standing(state: BoardState) -> tuple[ScoreLine, ...]:
    """Every line of the score as it stands now; nothing before the heroes are picked."""
    return tuple(score_sheet(state)) if state.round else ()
