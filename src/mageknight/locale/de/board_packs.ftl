# Pakete: was an ihren Dateien nicht stimmt und an Aufstellungen, die sie nennen

board-problem-effect-word = Das Wort „{ $word }“ kennt kein Effekt; es gibt: { $known }.
board-problem-effect-kind = Erwartet wird { ANY($expected) }.
board-problem-effect-value = „{ $word }“ bedeutet hier nichts; bekannt sind: { $known }.
board-problem-effect-number = Erwartet wird eine Zahl von -{ $most } bis { $most }.
board-problem-effect-senseless = Zusammen ergeben diese Wörter keinen Effekt.
board-problem-effect-lacks = Zusammen ergeben diese Wörter keinen Effekt: „{ $missing }“ fehlt.
board-problem-no-effect = Darin steht kein Effekt.
board-problem-too-deep = Effekte sind höchstens { $most }-fach ineinander geschachtelt.
board-problem-colours = Diese Karte braucht { $least ->
    [0] keine Farbe
   *[other] { $least } bis { $most } Farben
}.
board-problem-attack = Ein Angriff hat entweder einen Wert oder einen Stapel, aus dem beschworen wird.
board-problem-ability = Die Fähigkeit { $ability } und der Wert dazu gehören zusammen.
board-problem-rampaging = Plündernde Orks sind grün, Draconum rot, und kein anderer Ort hat plündernde Gegner.
board-problem-mine = Minen haben Farben, andere Orte nicht.
board-problem-unreachable = Niemand kann dieses Feld betreten, um an den Ort zu gelangen.
board-problem-deck = Der Stapel hat { $size } Karten; es müssen { $wanted } sein.
board-problem-no-card = Die Karte „{ $card }“ gibt es nicht.
board-problem-no-hero = Das Paket hat keinen Helden „{ $hero }“.
board-problem-no-skills = Dieser Held hat keine Fertigkeiten.
board-problem-no-scenario = Das Szenario „{ $scenario }“ gibt es nicht; es gibt: { $known }.
board-problem-seats = Das Szenario „{ $scenario }“ ist für so viele Personen gemacht: { $known }.
board-problem-no-seats = Für { $seats } Personen ist das Szenario nicht gedacht.
board-problem-too-many = Es kann höchstens { NUMBER($most, useGrouping: 0) } davon geben, mit denen des Pakets.
board-value-number = eine Zahl
board-value-word = ein Wort
board-value-truth = true oder false
board-value-list = eine Liste
board-value-object = ein Objekt
board-value-nothing = nichts
refusal-board-packs-missing = Diese Partie braucht die Pakete { $packs }, in dieser Reihenfolge und mit diesem Inhalt; geladen sind: { $loaded }.
refusal-board-unknown-set = Das Set „{ $set }“ gibt es nicht; es gibt: { $known }.
