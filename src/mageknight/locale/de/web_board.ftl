# Das Brettspiel im Browser: Wege über die Karte, was ein Kampf braucht, was zu einem Kauf fehlt.

web-way-cost = { $cost } von { $move } Bewegung
web-way-short = { $cost } Bewegung: es fehlen { $short }
web-way-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
web-way-provokes = reizt { $enemies }
web-way-assault = beginnt einen Sturm: { $place }
web-way-go = Dorthin gehen: { $cost } von { $move } Bewegung
web-way-to = { $place }: { $cost } von { $move } Bewegung
web-way-to-short = { $place }: { $cost } Bewegung, es fehlen { $short }
web-way-again = Noch einmal wählen, um dorthin zu gehen.
web-way-more-move = Karten für Bewegung ausspielen, um hinzukommen.

web-need-counts = zählt jetzt: { $kinds }
web-need-halved = zählt halb: { $elements }
web-need-block-halved = Block, der halb zählt: { $elements }
web-market = Hier zu haben
web-market-have = { $have } Einfluss zur Hand

# Wie eine Wahl beim Gegner heißt, um den es geht, und in der Frage.
web-foe-aim = Zielen
web-foe-aim-off = Nicht mehr zielen
web-foe-block = Blocken
web-foe-block-one = Angriff { $number } blocken
web-foe-take = Schaden nehmen
web-foe-take-one = Schaden von Angriff { $number }
web-block-whom = { $enemy } blocken
web-block-whom-one = { $enemy } blocken, Angriff { $number }

# Was gemeint sein könnte, wenn jemand eine Karte der Auslage oder die Taktik berührt.
