"""The players of a situation: cards, units, skills, mana, tracks, place; and the dummy player."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.register import SKILL_MARK, UNTIL_USED, WHILE_CENTRE
from mageknight.board.rules.game.opening import skills_of
from mageknight.board.rules.turn.skills import CENTRE, READY, TOKEN_MARK, skill_tag
from mageknight.board.rules.world.ground import on_map
from mageknight.board.setup.situations.words import colour_of, count_colours, number_of, space_of
from mageknight.board.setup.situations.world import fetch_token, take_from_shared
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.player import Player, Unit
from mageknight.board.terms import (
    BASIC,
    COLOURS,
    level_of,
)
from mageknight.kernel.situations.situation import Section

SKILL_WORDS = ("ready", "turn", "round", "centre")
"""What became of a skill, in the order of `rules.turn.skills`."""


def arrange_player(state: BoardState, section: Section) -> None:
    """One player: cards, units, skills, mana, tracks, place."""
    seat = int(section.name())
    if not 0 <= seat < len(state.players):
        raise section.trouble("not-a-seat", value=section.name())
    player = state.players[seat]
    arrange_cards(state, player, section)
    arrange_units(state, player, section)
    skills = section.find("skills")
    if skills is not None:
        arrange_skills(state, seat, skills)
    pile = section.find("skill-pile")
    if pile is not None:
        player.skill_pile[:] = [number_of(pile, "skill", word) for word in pile.as_words()][::-1]
    crystals = section.find("crystals")
    if crystals is not None:
        player.crystals[:] = count_colours(crystals)[:BASIC]
    mana = section.find("mana")
    if mana is not None:
        player.tokens[:] = count_colours(mana)
    player.fame = section.number("fame", player.fame)
    player.level = section.number("level", level_of(player.fame))
    player.reputation = section.number("reputation", player.reputation)
    tactic = section.find("tactic")
    if tactic is not None:
        player.tactic = number_of(tactic, "tactic", tactic.value)
    flipped = section.find("flipped")
    if flipped is not None:
        player.flipped = flipped.value in ("yes", "true", "")
    at = section.find("at")
    if at is not None:
        player.where = space_of(at, at.value)
        if not on_map(state, player.where):
            raise at.trouble("not-a-place", value=at.value)
    section.finish()


def arrange_dummy(state: BoardState, section: Section) -> None:
    """The dummy player: its ``deck`` from the top, those and no others, its ``crystals`` and its ``tactic``."""
    dummy = state.dummy
    if dummy is None:
        raise section.trouble("impossible", reason=section.key)
    deck = section.find("deck")
    if deck is not None:
        dummy.deck[:] = [number_of(deck, "card", word) for word in deck.as_words()][::-1]
    crystals = section.find("crystals")
    if crystals is not None:
        dummy.crystals[:] = count_colours(crystals)[:BASIC]
    tactic = section.find("tactic")
    if tactic is not None:
        dummy.tactic = number_of(tactic, "tactic", tactic.value)
    section.finish()


def arrange_skills(state: BoardState, seat: int, skills: Section) -> None:
    """Skills with what became of them (``turn``, ``round``, ``centre``) and what lies on them: colours, enemies."""
    player = state.players[seat]
    player.skills.clear()
    player.skill_used.clear()
    for text in skills.as_words():
        name, *words = text.split()
        number = number_of(skills, "skill", name)
        used = [SKILL_WORDS.index(word) for word in words if word in SKILL_WORDS]
        player.skills.append(number)
        player.skill_used.append(used[0] if used else READY)
        until = WHILE_CENTRE if CENTRE in used else UNTIL_USED
        for word in [word for word in words if word not in SKILL_WORDS]:
            value = COLOURS.index(word) if word in COLOURS else TOKEN_MARK + fetch_token(state, skills, word)
            state.active.append(
                LastingEffect(
                    key=SKILL_MARK,
                    seat=seat,
                    target=number,
                    amount=value,
                    bound=0,
                    until=until,
                    source=skill_tag(number),
                )
            )
    player.skill_pile[:] = [s for s in skills_of(state, player.hero) if s not in player.skills]


def arrange_cards(state: BoardState, player: Player, section: Section) -> None:
    """Hand, deck (from the top), discard pile and Play area; what is not named of one's cards lies under the deck."""
    named = {name: section.find(name) for name in ("hand", "deck", "discard", "played")}
    if not any(found is not None for found in named.values()):
        return
    pool = [*player.deck, *player.hand, *player.discard]
    piles: dict[str, list[int]] = {}
    for name, found in named.items():
        cards = [] if found is None else [number_of(found, "card", word) for word in found.as_words()]
        for card in cards:
            if card in pool:
                pool.remove(card)
            else:
                take_from_shared(state, card)
        piles[name] = cards
    player.hand[:] = piles["hand"]
    player.shown.clear()
    player.discard[:] = piles["discard"]
    player.played[:] = piles["played"]
    deck = named["deck"]
    below = [] if deck is not None and deck.find("only") is not None else pool
    player.deck[:] = below + piles["deck"][::-1]


def arrange_units(state: BoardState, player: Player, section: Section) -> None:
    """Units with their condition: ``peasants spent wounded``; a colour is the mana that lies on it, ``bond`` what holds it.

    A card is the banner it carries.
    """
    units = section.find("units")
    if units is None:
        return
    player.units.clear()
    for word in units.as_words():
        name, *marks = word.split()
        state.serial += 1
        wounds = marks.count("wounded")
        unit = Unit(state.serial, number_of(units, "unit", name), "spent" in marks, wounds, bond="bond" in marks)
        for mark in marks:
            if f"card/{mark}" in LIB.numbers:
                banner = LIB.numbers[f"card/{mark}"]
                take_from_shared(state, banner)
                unit = unit.changed(unit.spent, unit.wounds, banner, False)
            elif mark not in ("spent", "wounded", "bond"):
                unit = unit.with_mana(colour_of(units, mark))
        player.units.append(unit)
