"""The printed pieces as a client draws them."""

from __future__ import annotations

import msgspec

from mageknight.board.content.library import LIB, library
from mageknight.board.effect import Effect
from mageknight.board.lattice import LOW, SIDE
from mageknight.board.sign import Sign
from mageknight.board.terms import CARD_KINDS, CARD_USES, COLOURS, FAME_LINES, REPUTATION_INFLUENCE, REPUTATION_X
from mageknight.board.view.piece_types import (
    CardPiece,
    EnemyPiece,
    HeroPiece,
    LatticePiece,
    Pieces,
    ReputationPiece,
    RuinPiece,
    SkillPiece,
    TacticPiece,
    UnitAbilityPiece,
    UnitPiece,
)
from mageknight.kernel.message import Message


def pieces() -> Pieces:
    """Every piece the library has now."""
    rows = library().rows
    return Pieces(
        cards=_cards(),
        units=[_unit(number) for number in range(len(LIB.units))],
        enemies=msgspec.convert(rows["enemy"], list[EnemyPiece]),
        skills=_skills(),
        tactics=_tactics(),
        heroes=msgspec.convert(rows["hero"], list[HeroPiece]),
        ruins=msgspec.convert(rows["ruin"], list[RuinPiece]),
        colours=list(COLOURS),
        uses=list(CARD_USES),
        lattice=LatticePiece(LOW, SIDE),
        fame=list(FAME_LINES),
        reputation=ReputationPiece(REPUTATION_X, list(REPUTATION_INFLUENCE)),
    )


def _words(effect: Effect | None) -> Message | None:
    return None if effect is None else effect.text()


def _signs(effect: Effect | None) -> list[Sign] | None:
    return None if effect is None else effect.signs()


def _cards() -> list[CardPiece]:
    """The Wound, then every Deed card."""
    wound = CardPiece(0, "wound", CARD_KINDS[0], [], [], None, None, None, None)
    return [
        wound,
        *[
            CardPiece(
                number=card.number,
                id=card.name,
                kind=CARD_KINDS[card.kind],
                colors=row.get("colors", []),
                tags=row["tags"],
                basic=_signs(card.basic),
                strong=_signs(card.strong),
                basic_text=_words(card.basic),
                strong_text=_words(card.strong),
            )
            for card, row in zip(LIB.cards[1:], LIB.rows["card"], strict=True)
        ],
    ]


def _unit(number: int) -> UnitPiece:
    unit, row = LIB.units[number], LIB.rows["unit"][number]
    abilities = [
        UnitAbilityPiece(ability["mana"], _signs(line.effect), line.effect.text())
        for ability, line in zip(row["abilities"], unit.abilities, strict=True)
    ]
    return UnitPiece(
        number=number,
        id=row["id"],
        kind=row["kind"],
        level=row["level"],
        influence=row["influence"],
        armor=row["armor"],
        resistances=row["resistances"],
        recruit_sites=row["recruit_sites"],
        abilities=abilities,
        special_text=[Message("board-special-" + word.replace("_", "-")) for word in row.get("special", [])],
    )


def _skills() -> list[SkillPiece]:
    return [
        SkillPiece(number, row["id"], row["hero"], row["usage"], _signs(skill.effect), skill.text())
        for number, (skill, row) in enumerate(zip(LIB.skills, LIB.rows["skill"], strict=True))
    ]


def _tactics() -> list[TacticPiece]:
    return [
        TacticPiece(number, row["number"], row["id"], row["time"], _words(tactic.effect))
        for number, (tactic, row) in enumerate(zip(LIB.tactics, LIB.rows["tactic"], strict=True))
    ]
