# Basis- und fortgeschrittene Aktionen: was über die einfachen Effekte hinausgeht.

## Fragen

board-ask-boost = Wirfst du eine Karte für { SIGNED($amount) } ab?
board-ask-die-to-crystal = Welcher Würfel der Quelle gibt dir einen Kristall?
board-ask-ease-space = Welches Feld kostet in diesem Zug { $amount } weniger?
board-ask-fly = Auf welches Feld bewegst du dich?
board-ask-gain-action = Welche fortgeschrittene Aktion der Auslage erhältst du?
board-ask-gain-spell = Welchen Zauber der Auslage erhältst du?
board-ask-play-along = Welche Aktionskarte spielst du mit aus?
board-ask-reroll-die = Welchen Würfel der Quelle würfelst du neu?
board-ask-set-die = Welchen Würfel der Quelle nimmst du?
board-ask-spell-crystal = Welcher Zauber der Auslage gibt einem Kristall seine Farbe?
board-ask-use-offered-action = Welche fortgeschrittene Aktion der Auslage nutzt du?
board-ask-use-offered-spell = Welchen Zauber der Auslage wirkst du?

## Wenn etwas geschieht

board-effect-on = immer wenn { $trigger }: { $effect }
board-effect-on-times = { $times ->
    [one] einmal in diesem Zug, wenn { $trigger }
   *[other] in diesem Zug die ersten { $times } Male, wenn { $trigger }
}: { $effect }
board-effect-on-next-times = { $times ->
    [one] das nächste Mal, wenn { $trigger }
   *[other] die nächsten { $times } Male, wenn { $trigger }
}: { $effect }
board-trigger-moved-one-space = du ein Feld betrittst
board-trigger-wound-to-hand = eine Wunde auf deine Hand kommt
board-trigger-wound-healed-from-hand = du eine Wunde auf der Hand heilst
board-trigger-unit-healed = du eine Einheit heilst
board-trigger-unit-recruited = du eine Einheit anwirbst
board-trigger-enemy-defeated = du einen Gegner besiegst
board-trigger-that-enemy-defeated = du diesen Gegner besiegst
board-trigger-defeated-by-this = dies einen Gegner besiegen hilft
board-trigger-blocked-by-this = dies einen Angriff blocken hilft
board-trigger-cast-spell = du einen Zauber wirkst
board-trigger-cast-spell-of = du einen Zauber wirkst ({ $colour })
board-trigger-start-of-own-turn = dein Zug beginnt

## Für später

board-effect-grant = { $times ->
    [0] in diesem Zug beliebig oft
    [one] einmal in diesem Zug
   *[other] bis zu { $times }-mal in diesem Zug
}: { $effect }
board-effect-grant-combat = { $times ->
    [0] in diesem Kampf beliebig oft
    [one] einmal in diesem Kampf
   *[other] bis zu { $times }-mal in diesem Kampf
}: { $effect }
board-effect-convert = { $per ->
    [one] einen Punkt
   *[other] { $per } Punkte
} { $points } in { $into } verwandeln
board-effect-as-action = als deine Aktion: { $effect }

## Karten und Auslagen

board-effect-play-along = eine andere Aktionskarte mit ausspielen: Ihr starker Effekt kostet kein Mana, und Bewegung, Einfluss, Angriff oder Block erhalten { SIGNED($bonus) }
board-effect-use-thrown-basic = ihren einfachen Effekt { $times ->
    [one] einmal
   *[other] { $times }-mal
} nutzen
board-effect-use-thrown-strong = ihren starken Effekt { $times ->
    [one] einmal
   *[other] { $times }-mal
} ohne Mana nutzen
board-effect-use-offered-spell = einen Zauber der Auslage wirken ({ $colour }; { $half }; { $price }), er bleibt dort liegen
board-effect-use-offered-action = eine fortgeschrittene Aktion der Auslage nutzen ({ $colour }; { $half }; { $price }), sie bleibt dort liegen
board-half-basic = einfacher Effekt
board-half-strong = starker Effekt
board-half-either = einfacher oder starker Effekt
board-price-free = ohne Mana
board-price-normal = für sein Mana
board-colours-from-any = jede Farbe
board-effect-gain-spell = einen Zauber der Auslage erhalten ({ $colour }; Ziel: { $zone })
board-effect-gain-action = eine fortgeschrittene Aktion der Auslage erhalten ({ $colour }; Ziel: { $zone })
board-effect-buy-spell = für { $price } Einfluss einen Zauber der Auslage erhalten (Ziel: { $zone })
board-effect-buy-action = für { $price } Einfluss eine fortgeschrittene Aktion der Auslage erhalten (Ziel: { $zone })
board-effect-return-this = diese Karte zurück auf die Hand nehmen
board-effect-put-this-on-top = diese Karte oben auf den Tatenstapel legen
board-effect-put-this-below = diese Karte unter den Tatenstapel legen
board-effect-boost = { $effect }; { SIGNED($amount) } für jede abgeworfene Karte ({ $cards }{ $most ->
    [0] ; beliebig viele
   *[other] ; höchstens { $most }
})
board-effect-card-bonus = jede andere Karte gibt in diesem Zug mehr: { $bonus }
board-effect-card-bonus-next = die nächste passende Karte gibt in diesem Zug mehr: { ANY($bonus) }
board-bonus-move = Bewegung { SIGNED($amount) }
board-bonus-attack = Angriff { SIGNED($amount) }
board-bonus-block = Block { SIGNED($amount) }
board-bonus-armor = Rüstung { SIGNED($amount) }

## Mana und Kristalle

board-effect-set-die = { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} der Quelle nehmen, auf eine beliebige Farbe außer Gold drehen und je Würfel { $tokens ->
    [one] ein Mana
   *[other] { $tokens } Mana
} dieser Farbe erhalten
board-effect-die-to-crystal = ein Würfel der Quelle in einer Grundfarbe gibt einen Kristall dieser Farbe und wird neu geworfen
board-effect-reroll-all = die ganze Quelle neu würfeln
board-effect-reroll = { $most ->
    [one] einen Würfel
   *[other] bis zu { $most } Würfel
} der Quelle neu würfeln
board-effect-crystals-except = einen Kristall jeder Grundfarbe erhalten, die die entfernte Karte nicht hat
board-effect-crystals-of-spells = { $count ->
    [one] einen Kristall in der Farbe eines Zaubers der Auslage
   *[other] { $count } Kristalle in den Farben verschiedener Zauber der Auslage
} erhalten
board-effect-return-spent-crystals = alle in diesem Zug ausgegebenen Kristalle kommen zurück

## Die Karte

board-effect-fly = bis zu { $reach ->
    [one] ein Feld
   *[other] { $reach } Felder
} weit auf ein sicheres Feld ziehen, über jedes Gelände und ohne zu reizen{ $cost ->
    [0] { "" }
   *[other] { " " }(kostet { $cost } Bewegung)
}
board-effect-fly-paid = so viele Felder, wie du Bewegungspunkte gezahlt hast, auf ein sicheres Feld ziehen, über jedes Gelände und ohne zu reizen
board-effect-ease-terrain = ein Gelände deiner Wahl kostet in diesem Zug { $amount } weniger (mindestens { $least })
board-effect-ease-space = ein Feld kostet in diesem Zug { $amount } weniger (mindestens { $least })
board-effect-land-block = Block in Höhe der Bewegungskosten deines Feldes (bei Tag { $day }, bei Nacht { $night })

## Kampf und Einheiten

board-effect-block-per-trait = Block { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}, 1 mehr für jede Fähigkeit, Angriffsfarbe und jeden Widerstand auf dem geblockten Gegner
board-enemy-two-attacks = zwei Angriffe von Gegnern, je
board-enemy-that = dieser Gegner
board-change-armor-surplus = Rüstung { SIGNED($amount) } für jeden überzähligen Punkt Block (mindestens { $least })
board-effect-ready-for = eine erschöpfte Einheit{ $level ->
    [99] { "" }
   *[other] { " " }bis Stufe { $level }
} für { $price } Einfluss je Stufe bereit machen
board-effect-recruit-discount = einmal in diesem Zug, wenn du eine Einheit anwirbst: { $effect }
board-effect-discount = sie kostet { $amount } Einfluss weniger
board-effect-discount-then = sie kostet { $amount } Einfluss weniger, aber { $effect }
board-effect-take-wound-discard = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
} auf den Ablagestapel legen
board-effect-take-wound-where-then = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
} auf Hand oder Ablagestapel nehmen: { $effect }
board-effect-throw-away-that-wound = diese Wunde entfernen
board-counter-wound-to-hand-this-turn = jede Wunde, die in diesem Zug auf deine Hand kam

## Verweigerungen

refusal-board-card-not-in-play = Diese Karte liegt nicht in deinem Spielbereich.
refusal-board-condition-not-met = Die Bedingung dieses Effekts ist nicht erfüllt.
refusal-board-no-card-to-play-along = Du hast keine Aktionskarte, deren starker Effekt jetzt nutzbar wäre.
refusal-board-no-die-left = In der Quelle liegt kein Würfel mehr.
refusal-board-no-space-to-fly-to = In Reichweite liegt kein sicheres Feld.
refusal-board-no-such-card-in-offer = Keine Karte der Auslage ist dafür zu gebrauchen.
refusal-board-no-units = Du hast keine Einheit dafür.
refusal-board-too-few-points = Das kostet { $need ->
    [one] einen Punkt
   *[other] { $need } Punkte
}, du hast { $have }.
