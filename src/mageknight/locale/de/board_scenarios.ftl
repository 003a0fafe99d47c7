# Szenarien und Varianten des Brettspiels.

board-do-remove-tactic = Taktik { $number }, „{ $tactic }“, aus dem Spiel nehmen
board-ask-tactic-removal = Welche der von euch benutzten Taktiken verlässt das Spiel endgültig?
board-score-goal-leaders = Jeder Spieler führt eine Stadt an
refusal-board-tactic-not-used = Nur eine in dieser Runde von einem Spieler benutzte Taktik kann entfernt werden.

## Worauf sich ein Tisch einigen kann

refusal-board-unknown-variant = Es gibt keine Variante namens „{ $variant }“.
refusal-board-variant-senseless = Die Variante „{ $variant }“ passt nicht zu diesem Szenario.
refusal-board-variants-exclude = Die Varianten „{ $variant }“ und „{ $other }“ schließen einander aus.
refusal-board-variant-twice = Die Variante „{ $variant }“ ist zweimal genannt.
refusal-board-no-city-levels = In diesem Szenario wird keine Stadt erobert; ihre Stufe ist ohne Bedeutung.
refusal-board-impossible-city-level = Stadtstufen gehen von 1 bis { $most }.
refusal-board-unknown-shape = Es gibt keine Kartenform namens „{ $shape }“.
refusal-board-impossible-tiles = Nenne drei Anzahlen: 4 bis { $countryside } Umlandteile, 1 bis { $cities } Kernlandteile mit Stadt, 0 bis { $core } weitere Kernlandteile.

board-variant-night-arrival = Ankunft bei Nacht
board-variant-night-arrival-text = Die erste Runde ist eine Nacht.
board-variant-darkness-is-coming = Es wird dunkel
board-variant-darkness-is-coming-text = Tag folgt auf Tag, bis einer von zwei nach einem Tag geworfenen Würfeln Schwarz zeigt; von da an bleibt es Nacht.
board-variant-no-interactive-spells = Keine interaktiven Zauber
board-variant-no-interactive-spells-text = Zauber gegen andere Spieler bleiben in der Schachtel.
board-variant-no-interactive-skills = Keine interaktiven Fertigkeiten
board-variant-no-interactive-skills-text = Fertigkeiten gegen andere Spieler bleiben in der Schachtel.
board-variant-random-cities = Zufällige Städte
board-variant-random-cities-text = Welche Stadt auf einem neu gefundenen Kernlandteil mit Stadt steht, entscheidet der Zufall.
board-variant-rampage = Raubzug
board-variant-rampage-text = Ihr beginnt mit Ansehen −2, und nach jedem Tag und jeder Nacht können plündernde Gegner zurückkehren.
board-variant-more-rampage = Großer Raubzug
board-variant-more-rampage-text = Ihr beginnt mit Ansehen −4, und nach jedem Tag und jeder Nacht kehren alle plündernden Gegner zurück, oft nicht allein.
board-variant-lowest-achievements = Schwächste Leistungen
board-variant-lowest-achievements-text = Von jeder Leistung zählen für das Team die Punkte des schwächsten Spielers.

## Was Szenarien zählen

board-score-mines-liberation = Befreite Minen
board-score-title-mines-liberation = Größter Befreier

## Was Szenarien wollen

board-goal-find = Findet die Stadt
board-goal-find-text = Erkundet, bis eine Stadt in Sicht kommt; dann hat jeder noch einen letzten Zug. Es zählt der Ruhm: für Gegner, Orte und jedes neue Landschaftsteil.
board-goal-find-alone-text = Erkunde, bis eine Stadt in Sicht kommt; dann hast du noch einen letzten Zug. Es zählt der Ruhm: für Gegner, Orte und jedes neue Landschaftsteil.
board-goal-conquer = Erobert alle Städte
board-goal-conquer-text = Findet alle Städte und stürmt sie, ehe die letzte Runde endet. Nach der letzten hat jeder noch einen Zug; dann zählen Ruhm und Erfolge.
board-goal-conquer-alone-text = Finde alle Städte und stürme sie, ehe die letzte Runde endet. Nach der letzten hast du noch einen Zug; dann zählen Ruhm und Erfolge.
board-goal-liberate = Befreit die Minen
board-goal-liberate-text = Gegner halten die Kristallminen. Deckt jedes Landschaftsteil auf und befreit jede Mine; jede eigene zählt am Ende als Ruhm.
board-goal-incant = Vollzieht die Beschwörung
board-goal-incant-text = Markiert am Tag Lichtungen und ruft dort bei Nacht die Monster. Das Spiel endet, wenn alle die Beschwörung der letzten Nacht vollzogen haben.
board-goal-incant-alone-text = Markiere am Tag Lichtungen und rufe dort bei Nacht die Monster. Das Spiel endet, wenn du die Beschwörung der letzten Nacht vollzogen hast.
board-goal-delve = Erobert die Tiefen
board-goal-delve-text = Deckt jedes Landschaftsteil auf und räumt alle Kerker und Grabmäler, auch die geheimen. Sie zählen als Abenteuer doppelt.
board-goal-hold = Haltet Burgen und Türme
board-goal-hold-text = Die Karte liegt fest. Nehmt Burgen und Magiertürme und haltet sie: Nach der letzten Runde gewinnt die Seite mit den meisten Punkten.
board-goal-return = Steht auf dem Portal
board-goal-return-text = Das Portal schließt sich nach dem ersten Tag und öffnet sich nur für einen: Wer am Ende der letzten Nacht darauf steht, gewinnt.

board-ready-solo-conquest-about = Allein, drei Stunden: sechs Runden, um zwei Städte zu nehmen. Das ganze Spiel mit allen Regeln.
board-ready-blitz-conquest-about = Gegen den Computer, zwei Stunden: vier Runden, ein schneller Anfang, eine Stadt für den Mutigen.
