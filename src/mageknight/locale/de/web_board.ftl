# Das Brettspiel im Browser: Wege über die Karte, was ein Kampf braucht, was zu einem Kauf fehlt.

web-way-cost = { $cost } von { $move } Bewegung
web-way-short = { $cost } Bewegung: es fehlen { $short }
web-way-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
web-way-provokes = reizt { $enemies }
web-way-assault = beginnt einen Sturm: { $place }
web-way-rival = Kampf mit { $hero }, wenn du bleibst
web-way-go = Dorthin gehen: { $cost } von { $move } Bewegung
web-way-to = { $place }: { $cost } von { $move } Bewegung
web-way-to-short = { $place }: { $cost } Bewegung, es fehlen { $short }
web-way-again = Noch einmal wählen, um dorthin zu gehen.
web-way-more-move = Karten für Bewegung ausspielen, um hinzukommen.

web-need-counts = zählt jetzt: { $kinds }
web-need-halved = zählt halb: { $elements }
web-need-block-halved = Block, der halb zählt: { $elements }
web-market = Hier zu haben
web-market-begin = Du begännst mit { $have } Einfluss
web-market-have = { $have } Einfluss zur Hand

# Wie eine Wahl beim Gegner heißt, um den es geht, und in der Frage.
web-foe-aim = Zielen
web-foe-aim-off = Nicht mehr zielen
web-skill-foreign = von einem anderen Helden: dazu kommt die unterste Karte der Auslage, keine deiner Wahl
web-foe-block = Blocken
web-foe-block-one = Angriff { $number } blocken
web-foe-caught = Rüstung { $armor }, sobald alle Angriffe geblockt sind
web-armor-elusive = Rüstung { $armor }, geblockt { $caught }
web-foe-slow = Mit Bewegung schwächen:
web-foe-slow-by = { $count ->
    [one] Einen Bewegungspunkt ausgeben
   *[other] { $count } Bewegungspunkte ausgeben
}
web-foe-take = Schaden nehmen
web-foe-take-one = Schaden von Angriff { $number }
web-block-whom = { $enemy } blocken
web-block-whom-one = { $enemy } blocken, Angriff { $number }

# Was gemeint sein könnte, wenn jemand eine Karte der Auslage oder die Taktik berührt.

# Was eine Phase, eine Stufe und ein Gegner von sich sagen.
web-level-due = danach Stufe { $level }
web-reputation-of = Ansehen { $change }
web-block-done = Kein Angriff ist mehr offen
web-attack-done = Kein Gegner ist mehr zu besiegen
web-phase-over = Diese Phase ist vorbei.
web-block-one-only = Alles Gesammelte geht in einen einzigen Block: erst blocken, dann für den nächsten Angriff sammeln.
web-guard-talk = Jetzt sprechen und { $influence } Einfluss verlieren?
web-guard-talk-about = Einfluss zählt erst, sobald ihr sprecht. „Rückgängig“ nimmt die Karten wieder auf die Hand.
web-contest-halved = Block vom falschen Element zählt halb.
web-contest-halved-afar = Aus der Ferne nehmen je 2 Punkte Block dem Angriff 1.
web-guard-block = Weiter, ohne zu blocken? Gesammelt ist genug:
web-opening = Der Tisch ist gedeckt: { $scenario }, { $tiles } Landschaftsteile auf der Karte. Es spielen: { $heroes }.
web-opening-scenario = Der Tisch ist gedeckt: { $scenario }.

# Das Ziel und die erste Seite.
web-goal = Das Ziel
web-goal-open = Worum es in diesem Spiel geht
web-goal-of = { $have } von { $need }
web-goal-tiles = Landschaftsteile, die noch aufzudecken sind
web-goal-tiles-left = { $count ->
    [one] Teil übrig
   *[other] Teile übrig
}
web-goal-dummy = Karten im Stapel des Phantomspielers: Ist er leer, endet die Runde
web-goal-dummy-left = { $count ->
    [one] Phantomkarte
   *[other] Phantomkarten
}
web-last-turn-yours = Dein letzter Zug im Spiel
web-last-turns = Das Spiel geht zu Ende: letzte Züge
web-round-last-yours = Dein letzter Zug in dieser Runde
web-opening-page = Worum es in diesem Spiel geht
web-opening-map = Zur Karte
web-opening-rounds = Ihr habt { $rounds } Runden, abwechselnd Tag und Nacht. Nachts sind Wälder langsam und Wüsten schnell, goldene Würfel schlafen, schwarze erwachen.
web-opening-tiles = { $count } Landschaftsteile sind noch aufzudecken: Am Rand der Karte kostet das Erkunden Bewegung.
web-opening-dummy = Der Phantomspieler deckt nur Karten auf. Ist sein Stapel leer, sagt er das Ende der Runde an: Das ist deine Uhr.
web-opening-cards = In deinem Zug spielst du Karten, um dich zu bewegen, dann folgt eine Aktion: kämpfen, verhandeln oder einen Ort betreten. Jede Karte zählt quer auch 1.
web-opening-dice = Ein Würfel der Quelle je Zug verstärkt eine Karte seiner Farbe: die untere, stärkere Hälfte.
web-opening-wounds = Verletzungen verstopfen die Hand. Heile sie, raste, oder blocke, ehe sie kommen.
web-kind-alone = allein
web-kind-together = gemeinsam
web-kind-rivals = gegeneinander
web-minutes = etwa { $minutes } Min.
web-difficulty = Schwierigkeit { $level } von 3
web-difficulty-1 = leicht zu lernen
web-difficulty-2 = anspruchsvoll
web-difficulty-3 = für Erfahrene

# Eine quer gelegte Karte.
web-sideways-move = Quer legen für 1 Bewegung
web-sideways-influence = Quer legen für 1 Einfluss
web-sideways-attack = Quer legen für 1 Angriff
web-sideways-block = Quer legen für 1 Block

# Jemanden ansehen, und was Spielteile sagen.
web-look-at-player = Diesen Spieler ansehen: Einheiten, Fertigkeiten, Stapel
web-skills = Fertigkeiten
web-discard-pile = Ablagestapel
web-hand-seen = Handkarten, die alle gesehen haben
web-dummy-about = Niemand führt den Phantomspieler: In seinen Zügen deckt er nur Karten seines Stapels auf, und ein Kristall in der Farbe der letzten Karte lässt ihn mehr aufdecken. Ist der Stapel leer, sagt er das Ende der Runde an.
web-tip-unit = Preis { $price }, Rüstung { $armor }
web-usage-once-per-turn = einmal je Zug
web-usage-once-per-round = einmal je Runde
web-usage-interactive = einmal je Runde; liegt für alle auf dem Tisch
web-usage-passive = immer in Kraft

# Augenblicke.
web-moment-kill = { $enemy } besiegt
web-moment-fame = Ruhm { $fame }
web-moment-level = Stufe { $level }
web-moment-command = Befehlsmarken
web-moment-conquest = Erobert: { $site }
web-moment-city = Eine Stadt gehört dir
web-moment-city-about = Ihre Leute kämpfen jetzt für dich.
web-moment-dusk = Die Nacht bricht an
web-moment-dusk-about = Wälder sind langsam, Wüsten schnell; schwarzes Mana erwacht, goldenes schläft.
web-moment-dawn = Ein neuer Tag
web-moment-dawn-about = Wälder sind offen, Wüsten heiß; goldenes Mana gilt als jede Farbe.
web-moment-round = Die Runde geht zu Ende
web-moment-round-about = { $players ->
    [1] Du hast noch einen Zug.
   *[other] Alle anderen haben noch einen Zug.
}
web-moment-last = Das Ende ist nah
web-moment-last-about = { $players ->
    [1] Du hast noch einen letzten Zug.
   *[other] Jeder hat noch einen letzten Zug.
}
web-title-of = { $hero }, { $title }
web-title-0 = im Nebel verirrt
web-title-1 = Knappe
web-title-2 = Wanderer
web-title-3 = fahrender Ritter
web-title-4 = Recke
web-title-5 = Eroberer
web-title-6 = Legende des Landes
web-best = Dein bestes Ergebnis hier: { $score } ({ $hero })
web-best-new = Dein bislang bestes Ergebnis in diesem Szenario
web-next = Als Nächstes: { $scenario }.
web-course = Ruhm, Zug um Zug
web-course-of = { $who }: { $fame } Ruhm
web-best-turns = Die besten Züge
web-best-turn = { $who }, Runde { $round }: { $fame } Ruhm.
web-best-turn-beaten = Besiegt: { $foes }.
web-best-turn-wounds = { $count ->
    [0] Keine Wunde.
    [one] Eine Wunde.
   *[other] { $count } Wunden.
}
web-luck-rolled = { $count ->
    [one] Ein Manawürfel geworfen
   *[other] { $count } Manawürfel geworfen
}; zu erwarten waren von jeder Farbe { $expected }:
web-luck-drawn = { $who } zog { $cards } Karten, darunter { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}; zu erwarten waren { $expected }.
web-course-so-far = Das Spiel bisher

# Was der Prompt zu Phasen und Fragen sagt.
web-goal-rounds = { $rounds } Runden
web-after-ranged = Weiter zum Block
web-after-block = Weiter zum Schaden
web-after-attack = Kampf beenden
web-discard-empty = Dein Tatenstapel ist leer: Es gibt nichts nachzuziehen.
web-discard-about = Danach ziehst du bis zu deinem Handlimit von { $limit } nach.
web-pick-for-good = Wähle eine der markierten Antworten; sie deckt etwas auf und lässt sich nicht zurücknehmen.
web-board-hear = Möchtest du das Spiel hören?
web-turn-about-moved = Spiele Karten für Bewegung, oder handle, wo du stehst.
web-turn-talk = Zieh weiter oder sprich mit den Leuten: Einfluss zählt erst, wenn ihr sprecht.
web-turn-shared = Hier steht ein anderer Held: Greif an oder zieh weiter.
web-way-reveals = deckt auf, was in der Nähe verborgen liegt, endgültig
web-march-about = Spiele Karten für Bewegung und wähle dann die Stadt auf der Karte.
