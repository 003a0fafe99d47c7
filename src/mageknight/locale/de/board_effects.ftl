# Was Karten, Einheiten, Fertigkeiten und Taktiken bewirken, aus kleinen Effekten zusammengesetzt.

board-effect-sequence = { $first }; { $rest }
board-effect-group = ({ $effect })
board-effect-any-of = { ANY($options) }
board-effect-may = wenn du willst: { $effect }
board-effect-if = wenn { ANY($condition) }: { $effect }
board-effect-if-else = wenn { ANY($condition) }: { $effect }, sonst: { $otherwise }
board-effect-spend-mana = Mana zahlen ({ $colours }): { $effect }
board-effect-case = { $colour }: { $effect }
board-effect-cases = je nach Farbe – { $cases }
board-effect-discard = { $card } abwerfen: { $effect }
board-effect-throw-away = { $card } aus dem Spiel entfernen: { $effect }
board-effect-take-wound-then = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
} nehmen: { $effect }
board-effect-for-each = { $effect } für { $counter }{ $most ->
    [99] { "" }
   *[other] , höchstens { $most }-mal
}
board-effect-for-each-discard = { $most ->
    [99] beliebig viele Karten
   *[other] bis zu { $most } Karten
} abwerfen, für jede: { $effect }
board-effect-repeat = { $times }-mal: { $effect }
board-effect-later = { $moment }: { $effect }
board-effect-with-bonus = { $effect }, { SIGNED($amount) } für { $counter }

## Punkte, Angriff, Block

board-effect-move = Bewegung { $amount }
board-effect-influence = Einfluss { $amount }
board-effect-heal = Heilung { $amount }
board-effect-attack = { $kind ->
    [board-kind-ranged] Fernkampfangriff
    [board-kind-siege] Belagerungsangriff
   *[other] Angriff
} { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}
board-effect-block = Block { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}
board-effect-block-double-swift = Block { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}, gegen flinke Angriffe doppelt

## Gewinne

board-effect-gain-mana = { $count ->
    [one] ein Mana
   *[other] { $count } Mana
} erhalten ({ $colour })
board-effect-gain-crystal = { $count ->
    [one] einen Kristall
   *[other] { $count } Kristalle
} erhalten ({ $colour })
board-colours-any-basic = eine Grundfarbe
board-colours-any = jede Farbe
board-colours-list = { ANY($colours) }
board-colours-from-paid = Farbe des gezahlten Manas
board-colours-from-discarded = Farbe der abgeworfenen Karte
board-colours-from-thrown = Farbe der entfernten Karte
board-colours-from-chosen = gewählte Farbe
board-colours-from-rolled = gewürfelte Farbe
board-colours-from-owned = eine Farbe deiner Kristalle
board-colours-from-not-owned = eine Farbe, die dir an Kristallen fehlt
board-colours-from-spell-offer = eine Farbe aus der Zauberauslage
board-effect-choose-colour = eine Farbe wählen
board-effect-draw = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen
board-effect-fame = Ruhm { SIGNED($amount) }
board-effect-reputation = Ansehen { SIGNED($amount) }
board-effect-take-wound = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
} nehmen
board-effect-throw-away-wounds = { $most ->
    [one] eine Wunde
   *[other] bis zu { $most } Wunden
} von der Hand entfernen
board-effect-hand-limit = Handlimit { SIGNED($amount) } beim nächsten Ziehen
board-effect-extra-die = in diesem Zug { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} der Quelle mehr nutzen
board-effect-extra-die-black = in diesem Zug { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} der Quelle mehr nutzen; ein schwarzer gilt als jede Grundfarbe
board-effect-extra-die-wild = in diesem Zug { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} der Quelle mehr nutzen; schwarze und goldene gelten bei Tag und Nacht als jede Grundfarbe

## Gegner

board-effect-enemy = { $whom }: { $changes }
board-enemy-one = ein Gegner
board-enemy-all = alle Gegner
board-enemy-one-attack = ein Angriff eines Gegners
board-change-armor = Rüstung { SIGNED($amount) } (mindestens { $least })
board-change-armor-resistance = Rüstung { SIGNED($amount) } je Widerstand (mindestens { $least })
board-change-armor-set = Rüstung wird { $amount }
board-change-attack = Angriff { SIGNED($amount) }
board-change-skip = kein Angriff
board-change-destroy = vernichtet
board-change-lose-fortifications = ohne alle Befestigungen
board-change-lose-resistances = ohne alle Widerstände
board-change-lose-resistance = verloren: { $resistances }
board-change-attack-plain = ohne seine Fähigkeiten
board-change-lose-attack-abilities = ohne die Fähigkeiten seiner Angriffe
board-change-gain = dazu { $abilities }

## Einheiten

board-units-all = alle deine Einheiten
board-units-one = eine deiner Einheiten
board-effect-ready = eine erschöpfte Einheit{ $level ->
    [99] { "" }
   *[other] { " " }bis Stufe { $level }
} bereit machen
board-effect-ready-all = alle deine Einheiten bereit machen
board-effect-ready-levels = erschöpfte Einheiten mit zusammen höchstens { $levels } Stufen bereit machen
board-effect-heal-unit = eine Einheit von einer Wunde heilen
board-effect-heal-all-units = alle deine Einheiten ganz heilen
board-effect-wound-self = diese Einheit wird verwundet
board-effect-unit-bonus = { $whom }: { $bonus }
board-effect-units-safe = deinen Einheiten kann kein Schaden zugewiesen werden

## Die Karte

board-terrain-all = jedes Gelände
board-effect-terrain-set = { $terrain }: Bewegungskosten { $amount }
board-effect-terrain-less = { $terrain }: Bewegungskosten { SIGNED($amount) } (mindestens { $bound })
board-effect-terrain-add = { $terrain }: Bewegungskosten { SIGNED($amount) }{ $bound ->
    [99] { "" }
   *[other] { " " }(höchstens { $bound })
}
board-effect-terrain-enter = betretbar{ $amount ->
    [0] { "" }
   *[other] { " " }für { $amount }
}: { $terrain }
board-effect-terrain-forbid = nicht betretbar: { $terrain }
board-effect-terrain-safe = sicher am Zugende: { $terrain }
board-effect-no-provoke = deine Bewegung reizt keine plündernden Gegner
board-effect-explore-cost = Erkunden kostet { SIGNED($amount) }

## Wann

board-moment-end-of-turn = am Ende des Zuges
board-moment-attack-phase = in der Angriffsphase
board-moment-own-next-turn = in deinem nächsten Zug
board-condition-day = Tag ist
board-condition-night = Nacht ist
board-condition-on-terrain-forest = du im Wald bist
board-condition-on-terrain-hills = du in Hügeln bist
board-condition-on-terrain-mountain = du im Gebirge bist
board-condition-at-magical-glade = du auf einer magischen Lichtung bist
board-condition-at-fortified-site = du an einem befestigten Ort bist
board-condition-not-in-combat = du nicht im Kampf bist
board-condition-used-in-interaction = du mit Einheimischen interagierst
board-condition-least-fame-not-tied = du allein den wenigsten Ruhm hast
board-condition-paid-mana-green = grünes Mana gezahlt wurde
board-condition-paid-mana-red = rotes Mana gezahlt wurde
board-condition-deed-deck-empty = dein Tatenstapel leer ist
board-condition-deed-deck-not-empty = dein Tatenstapel nicht leer ist
board-condition-no-wound-added-to-hand-this-combat = in diesem Kampf keine Wunde auf deine Hand kam
board-condition-no-source-die-used-this-turn = du in diesem Zug keinen Würfel der Quelle genutzt hast
board-condition-no-unit-recruited-for-influence-this-turn = du in diesem Zug keine Einheit angeworben hast
board-condition-at-least-2-cards-in-hand-before-drawing = du vor dem Ziehen mindestens zwei Karten hast
board-condition-no-unit-used-or-hurt-against-that-enemy = keine Einheit gegen diesen Gegner eingesetzt oder verletzt wurde
board-condition-not-used = es nicht genutzt wurde
board-condition-part-of-successful-block = es Teil eines gelungenen Blocks ist
board-condition-unit-readied = eine Einheit bereit gemacht wurde
board-condition-used-as-banner = es als Banner angelegt ist

## Was gezählt wird und welche Karten taugen

board-counter-ready-unwounded-own-unit = jede deiner bereiten, unverwundeten Einheiten
board-counter-wound-in-hand-or-on-own-unit = jede Wunde auf deiner Hand oder bei deinen Einheiten
board-counter-enemy-token-faced = jeden Gegner im Kampf
board-counter-unit-recruited-this-turn = jede in diesem Zug angeworbene Einheit
board-counter-enemy-blocked-this-turn = jeden in diesem Zug geblockten Gegner
board-counter-different-crystal-colour-owned = jede Farbe unter deinen Kristallen
board-counter-full-set-of-four-crystal-colours = jeden vollen Satz aus vier Kristallen
board-counter-own-command-token-without-unit = jede Befehlsmarke ohne Einheit
board-counter-abilities-attack-colours-and-resistances-of-blocked-enemy = jede Fähigkeit, Angriffsfarbe und jeden Widerstand des geblockten Gegners
board-counter-enemy-defeated-by-this-attack = jeden mit diesem Angriff besiegten Gegner
board-counter-enemy-defeated-in-this-combat-phase = jeden in dieser Phase besiegten Gegner
board-counter-healing-point-of-this-card-spent-this-turn = jeden in diesem Zug ausgegebenen Punkt dieser Heilung
board-counter-own-crystal-of-chosen-colour = jeden Kristall der gewählten Farbe
board-counter-pair-of-crystals-first-and-second = jedes Kristallpaar der beiden Farben
board-counter-unit-that-attacks-or-blocks-this-turn = jede Einheit, die in diesem Zug angreift oder blockt
board-filter-action = eine Aktionskarte
board-filter-other-action = eine andere Aktionskarte
board-filter-any = eine Karte
board-filter-any-including-wound = eine beliebige Karte
board-filter-any-with-at-most-one-wound = Karten mit höchstens einer Wunde
board-filter-coloured = eine Karte mit einer Farbe
board-filter-non-interactive = eine Karte ohne Wirkung auf andere
board-filter-non-wound = eine Karte außer Wunden
board-filter-spell-or-action-of-chosen-colour = einen Zauber oder eine Aktion der gewählten Farbe
board-filter-wound = eine Wunde
