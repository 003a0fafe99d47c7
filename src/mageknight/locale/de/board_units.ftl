# Einheiten: was nur einzelne Karten sagen, und was mit Einheiten im Spiel geschieht.

board-effect-look = sieh dir ein verdecktes Plättchen im Umkreis von { $reach } Feldern oder das oberste Plättchen eines Stapels an; Ruhm { SIGNED($fame) }, wenn du diesen Gegner in diesem Zug besiegst
board-effect-explore-far = du darfst in diesem Zug Landschaftsteile in einer Entfernung von { $reach } Feldern aufdecken
board-effect-others-attack = deine anderen Einheiten: Angriff { SIGNED($amount) } in diesem Zug
board-effect-guard-attack = Schaden dieses Angriffs muss zuerst dieser Einheit zugewiesen werden, auch bei Meuchelmord
board-effect-harass = ein Gegner und einer seiner Angriffe: { $changes }
board-effect-empower = { SIGNED($amount) } für Mana ({ $colour })
board-effect-empowered = { $effect }; du darfst für mehr zahlen: { $powers }
board-effect-own-attacks-element = alle deine Angriffe in diesem Kampf gelten als { $element }
board-effect-own-attacks-kind = alle deine Angriffe in diesem Kampf sind auch { $kind ->
    [board-kind-siege] Belagerungsangriffe
    [board-kind-ranged] Fernkampfangriffe
   *[other] Nahkampfangriffe
}
board-enemy-unfortified = ein unbefestigter Gegner
board-change-destroy-if-blocked = wird vernichtet, wenn er geblockt wird
board-counter-red-mana-on-this-unit = jede rote Manamarke auf dieser Einheit
board-counter-blue-mana-on-this-unit = jede blaue Manamarke auf dieser Einheit
board-counter-green-mana-on-this-unit = jede grüne Manamarke auf dieser Einheit
board-counter-white-mana-on-this-unit = jede weiße Manamarke auf dieser Einheit

## Fragen und Antworten

board-ask-look = Welches Plättchen siehst du dir an?
board-ask-next-ability = Nutzt die Einheit noch eine ihrer Fähigkeiten?
board-ask-upkeep = Welcher Kristall hält { $unit } für die neue Runde? Ohne Kristall verlässt dich die Einheit.
board-do-look-pile = das oberste Plättchen des Stapels ({ $pile }) ansehen
board-do-look-token = das verdeckte Plättchen ({ $pile }) auf { $space } ansehen
board-do-look-ruin = das Ruinenplättchen auf { $space } ansehen

## Das Protokoll

board-told-looked = { $player } sieht sich ein verdecktes Plättchen an: { $space }.
board-told-looked-pile = { $player } sieht sich das oberste Plättchen eines Stapels ({ $pile }) an.
board-told-looked-own = Du siehst: { $what }.
board-told-mana-placed = { $player } legt Mana ({ $mana }) auf { $unit }.

## Ablehnungen

refusal-board-nothing-to-look-at = Es gibt kein verdecktes Plättchen, das du dir ansehen könntest.
refusal-board-heroes-and-thugs = Helden und Schläger schließen sich dir nicht in derselben Interaktion an.
refusal-board-no-mana-for-recruiting = Du hast kein Grundmana, das du dieser Einheit geben könntest.
refusal-board-guard-comes-first = Eine andere Einheit hat sich vor diesen Angriff gestellt und nimmt seinen Schaden zuerst.

## Was Einheitenkarten neben ihren Fähigkeiten sagen

board-special-recruit-reputation-reversed = Dein Ansehen zählt umgekehrt, wenn du diese Einheit anwirbst.
board-special-recruit-reputation-doubled = Dein Ansehen zählt doppelt, wenn du diese Einheit anwirbst.
board-special-recruit-with-mana = Um diese Einheit anzuwerben, gibst du ihr auch ein Grundmana, das auf ihr liegen bleibt.
board-special-upkeep-each-round = Zu Beginn jeder Runde gibst du ihr einen Kristall anstelle ihres Manas, sonst verlässt sie dich.
board-special-only-by-recruiting = Diese Einheit kann nur angeworben werden; sie ist nie eine Belohnung.
board-special-assign-damage-costs-influence = Dieser Einheit Schaden zuzuweisen kostet 2 Einfluss.
board-special-activate-in-assault-costs-influence = Diese Einheit bei einem Sturm oder gegen einen anderen Spieler einzusetzen kostet 2 Einfluss.
board-special-several-abilities = Ein Einsatz darf mehrere verschiedene Fähigkeiten nutzen, jede davon bezahlt.
