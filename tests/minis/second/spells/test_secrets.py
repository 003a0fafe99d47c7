"""Secrets of spellbooks: what a player is shown and asked is the same whatever lies in the book of the other."""

from __future__ import annotations

import pytest

from mageknight.kernel.agenda import Ask
from mageknight.kernel.command import Command
from mageknight.kernel.event import redact
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.content.available import spell_named
from mageknight.minis.figures.sorcery import may_hold, pages_for
from mageknight.minis.hidden import capacity
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import knows_card
from mageknight.minis.view.build import battle_view
from tests.minis.drill import Play
from tests.minis.second.spells.grimoire import sorcery

STEPS = 60


def two_books() -> Play:
    return sorcery(
        "0 muster-145 10 10 0 with R-014",
        "1 muster-145 16 10 180 with R-014",
        "0 adepts-plain 10 12.5 0",
        "1 adepts-mage 16 14 180",
        book="ember-dart hawk-eye balm deny",
        book_1="1 weariness gust unravel glyph-of-dread",
    )


def choices(state: Battle) -> list[Command]:
    """What whoever must choose now can do."""
    ask = state.core.agenda[-1]
    return ask.choices(state) if isinstance(ask, Ask) else []


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_nothing_a_player_sees_depends_on_the_book_of_the_other(seed: str) -> None:
    play, rng = two_books(), Rng(seed_from_text(seed))
    for _ in range(STEPS):
        if not play.kind:
            break
        for viewer in (0, 1):
            twin = play.match.kit.redeal(play.state, viewer, rng)
            assert battle_view(twin, viewer) == battle_view(play.state, viewer)
            ask, same = play.state.core.agenda[-1], twin.core.agenda[-1]
            assert (type(same), getattr(same, "seat", -1)) == (type(ask), getattr(ask, "seat", -1))
            if play.seat == viewer:
                assert choices(twin) == choices(play.state)
        play.do(rng.choice(play.options()))
        assert play.match.kit.audit(play.state) == []


def test_a_dealt_book_could_have_been_built() -> None:
    play, rng = two_books(), Rng(seed_from_text("books"))
    dealt: set[str] = set()
    for _ in range(40):
        twin = play.match.kit.redeal(play.state, 0, rng)
        maker = twin.defs[twin.books[1].maker]
        spells = [spell_named(twin.cards[card].spell) for card in twin.books[1].stack]
        assert sum([pages_for(maker, each) for each in spells]) <= capacity(twin, 1)
        assert all(may_hold(maker, each) for each in spells)
        assert [twin.cards[card].spell for card in twin.books[0].stack] == ["ember-dart", "hawk-eye", "balm", "deny"]
        dealt |= {each.key for each in spells}
    assert len(dealt) > len(play.state.books[1].stack)


def test_events_tell_the_other_player_nothing_about_cards_he_has_not_seen() -> None:
    play, rng = two_books(), Rng(seed_from_text("events"))
    for _ in range(STEPS):
        if not play.kind:
            break
        play.do(rng.choice(play.options()))
        hidden = {
            viewer: {card.spell for at, card in enumerate(play.state.cards) if not knows_card(play.state, at, viewer)}
            for viewer in (0, 1)
        }
        for event in play.events:
            for viewer in (0, 1):
                assert not hidden[viewer] & {
                    value for value in redact(event, viewer).values() if isinstance(value, str)
                }
