"""The words of the games that nobody knows who has never played: how they look in a sentence, by the name lessons introduce them by.

A word is looked for as a whole, with the endings it takes; common speech (to walk, to talk, grass) is not on the list.
"""

from __future__ import annotations

import re
from typing import Final

BOARD: Final[dict[str, tuple[str, str]]] = {
    "city": (r"city|cities", r"Stadt|Städte"),
    "tile": (r"tiles?", r"Landschaftsteile?n?"),
    "round": (r"rounds?", r"Runden?"),
    "hero": (r"hero(es)?", r"Held(en)?"),
    "hand": (r"hand", r"Hand(karten)?"),
    "card": (r"cards?", r"Karten?"),
    "move": (r"Move", r"Bewegung"),
    "space": (r"spaces?", r"Feld(er|es)?"),
    "turn": (r"turns?", r"Zug(es)?|Züge"),
    "deck": (r"deck", r"Stapels?"),
    "terrain": (r"terrain", r"Gelände"),
    "mana": (r"mana", r"Mana"),
    "die": (r"die|dice", r"Würfeln?"),
    "source": (r"Source", r"Quelle"),
    "sideways": (r"sideways", r"quer"),
    "village": (r"villag(e|es|er|ers)", r"Dorf|Dörfer"),
    "influence": (r"Influence", r"Einfluss"),
    "unit": (r"units?", r"Einheit(en)?"),
    "enemy": (r"enem(y|ies)", r"Gegner[ns]?"),
    "attack": (r"Attack", r"Angriff"),
    "armor": (r"Armor", r"Rüstung"),
    "block": (r"Block|block", r"[Bb]lock(en|st)?"),
    "fight": (r"([Aa]|the|this) fight", r"Kampf"),
    "ranged": (r"Ranged", r"Fernkampfangriff"),
    "fame": (r"Fame", r"Ruhm"),
    "wound": (r"Wounds?", r"Wunden?"),
    "damage": (r"damage", r"Schaden"),
    "healing": (r"Healing|heal", r"Heilung|heilen"),
    "rest": (r"a rest", r"Rast"),
    "level": (r"levels?", r"Stufen?"),
    "skill": (r"skills?", r"Fertigkeit(en)?"),
    "day": (r"day", r"Tag"),
    "night": (r"night", r"Nacht"),
    "keep": (r"a keep|the keep|each keep", r"Burg(en)?"),
    "reputation": (r"Reputation", r"Ansehen"),
    "fortified": (r"fortified", r"befestigt"),
    "siege": (r"Siege", r"Belagerungsangriff"),
    "crystal": (r"crystals?", r"Kristalle?"),
    "dummy": (r"dummy", r"Phantomspieler"),
    "tactic": (r"Tactics?", r"Taktik"),
    "spell": (r"[Ss]pells?", r"Zaubern?s?"),
    "retreat": (r"retreats?", r"Rückz(ug|üge)s?"),
    "assault": (r"assault", r"gemeinsamen? Angriff|gemeinsamer Angriff"),
}

MINIS: Final[dict[str, tuple[str, str]]] = {
    "figure": (r"figures?", r"Figur(en)?"),
    "dial": (r"dials?", r"Kampfscheiben?"),
    "click": (r"clicks?", r"Klicks?"),
    "base": (r"bases?", r"Bas(is|en)"),
    "points": (r"victory points|points", r"Punkten?"),
    "turn": (r"([Yy]our|a|whole|last|take) turns?", r"Spielz(ug|üge)s?"),
    "action": (r"actions?", r"Aktion(en)?"),
    "speed": (r"speed", r"Bewegungswert"),
    "facing": (r"facing|front arc", r"Ausrichtung|Blickwinkel"),
    "rear": (r"rear arc", r"[Tt]oter Winkel"),
    "contact": (r"base contact", r"Basenkontakt"),
    "close": (r"close combat", r"Nahkampf"),
    "attack": (r"attack value", r"Angriffswert"),
    "defense": (r"defense", r"Verteidigung(swert)?"),
    "damage": (r"damage", r"Schaden(swert)?"),
    "ranged": (r"ranged combat", r"Fernkampf"),
    "range": (r"range", r"Reichweite"),
    "hindering": (r"hindering", r"behindernd(es|em)?"),
    "blocking": (r"blocking", r"blockierend(es|em)?"),
    "token": (r"tokens?", r"(Aktions)?[Mm]arken?"),
    "push": (r"push(ed|ing)?", r"überanstreng(t|en)|Überanstrengen"),
    "formation": (r"formations?", r"Formation(en)?"),
    "faction": (r"factions?", r"Fraktion(en)?"),
    "capture": (r"captur(e|ed|es|ing)|captives?", r"gefangen(nehmen)?|Gefangene[nr]?"),
    "objective": (r"objectives?", r"Missionsziele?n?"),
    "double-time": (r"double-time", r"[Ss]print(en)?"),
    "phase": (r"phases?", r"\w*[Pp]hasen?"),
    "ability": (r"special abilit(y|ies)|abilit(y|ies)", r"(Spezialf|F)ähigkeit(en)?"),
    "spell": (r"spells?", r"Zauberspr(uch|üche)(s|n)?"),
    "spellbook": (r"spellbooks?", r"Spruchb(uch|ücher)s?"),
    "bookmark": (r"bookmarked", r"markierte[nr]? Zauberspruch"),
    "mount": (r"mounts?", r"Reittiere?s?"),
    "rider": (r"riders?", r"Reiters?"),
    "cavalry": (r"[Cc]avalry", r"Kavallerie"),
    "charge": (r"Mounted Charge", r"Berittenen? Sturmangriff"),
    "castle": (r"castles?", r"Burg(en)?"),
    "breach": (r"breached", r"sturmreif"),
}

WORDS: Final = {"board": BOARD, "minis": MINIS}
LANGUAGES: Final = ("en", "de")


def words_in(sentence: str, game: str, lang: str) -> set[str]:
    """The names of the words a sentence uses."""
    which = LANGUAGES.index(lang)
    return {name for name, forms in WORDS[game].items() if re.search(rf"\b({forms[which]})\b", sentence)}
