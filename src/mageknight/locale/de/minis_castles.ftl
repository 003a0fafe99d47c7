# Burgen des Miniaturenspiels.

minis-set-castles = Burgen
minis-faction-castle = Burgen
minis-figure-keep = Bergfried
minis-figure-round-tower = Rundturm
minis-figure-gatehouse = Torhaus
minis-figure-wall = Mauer
minis-figure-doorway-wall = Türmauer
minis-piece-castle-keep = Bergfried
minis-piece-castle-keep-open-1 = Bergfried, vordere Tür offen
minis-piece-castle-keep-open-2 = Bergfried, hintere Tür offen
minis-piece-castle-keep-open-12 = Bergfried, beide Türen offen
minis-piece-castle-tower = Rundturm (Burg)
minis-piece-castle-tower-open-1 = Rundturm, Tür offen
minis-piece-castle-gatehouse = Torhaus
minis-piece-castle-gatehouse-open-1 = Torhaus, Fallgitter oben
minis-piece-castle-gatehouse-open-2 = Torhaus, Torflügel offen
minis-piece-castle-gatehouse-open-12 = Torhaus, beide Tore offen
minis-piece-castle-wall = Mauer
minis-piece-castle-doorway = Türmauer
minis-piece-castle-doorway-open-1 = Türmauer, offen
minis-piece-castle-keep-rubble = Trümmer eines Bergfrieds
minis-piece-castle-tower-rubble = Trümmer eines Turms
minis-piece-castle-gatehouse-rubble = Trümmer eines Torhauses
minis-piece-castle-wall-rubble = Trümmer einer Mauer
minis-table-siege-field = Belagerungsfeld
minis-army-lone-tower = Der einsame Turm
minis-army-gatehouse = Das Tor
minis-army-besiegers = Belagerer
setup-minis-castle = Burg
minis-part-siege = Titan gegen Mauerwerk
minis-part-battlements = Zinnen
minis-cause-collapse = Einsturz
minis-lasting-breached = sturmreif
minis-portal-door = die Tür
minis-portal-front-door = die vordere Tür
minis-portal-back-door = die hintere Tür
minis-portal-portcullis = das Fallgitter
minis-portal-doors = die Torflügel
ask-minis-castle = Bau deine Burg: Noch { $count ->
    [one] ein Abschnitt ist
   *[other] { $count } Abschnitte sind
} zu stellen.
ask-minis-portals = Welche Tore öffnest oder schließt du für diesen Spielzug?
ask-minis-deploy-castle = Stelle deine Figuren auf deiner Burg oder an ihr auf.
ask-minis-deploy-siege = Stelle deine Figuren auf deiner Hälfte des Schlachtfelds auf, mehr als 30″ von der Burg entfernt.
ask-minis-stand-in = { $figure } greift über die Treppe an: Welche deiner Figuren nimmt den Angriff an?
ask-minis-bury = Für wen wird als Nächstes um Schaden gewürfelt?
ask-minis-tumble = { $figure } steht in den Trümmern: Wohin blickt sie?
minis-do-raise-castle = Die ganze Burg in einer Linie vor deiner Startseite errichten
minis-do-open-portal = öffne { $portal } von { $figure }
minis-do-shut-portal = schließ { $portal } von { $figure }
minis-do-stand-in = { $figure } nimmt den Angriff an
minis-do-bury = Als Nächstes für { $figure } würfeln
minis-do-leave-portals = Die Tore lassen, wie sie sind
minis-told-raised = { $figure } steht bei { $place }.
minis-told-opened = { $figure }: { $portal } – offen.
minis-told-shut = { $figure }: { $portal } – geschlossen.
minis-told-breached = { $figure } ist sturmreif! Die Tore bleiben offen{ $points ->
    [0] .
   *[other] , und { $points } Punkte gehen an den Angreifer.
}
minis-told-fell = { $figure } stürzt ein{ $count ->
    [0] .
    [one] , und jemand mit ihr.
   *[other] , und { $count } Figuren mit ihr.
}
refusal-minis-castle-only-shoots = { $figure } ist ein Burgabschnitt: Er bekommt nur Fernkampfaktionen.
refusal-minis-castle-cannot-shoot = { $figure } zeigt keine Reichweite oder keinen Angriffswert und kann nicht schießen.
refusal-minis-castle-too-near = { $target } ist nur { $distance } entfernt: Ein Burgabschnitt schießt nicht näher als { $least }″.
refusal-minis-castle-stands-on = { $figure } steht auf { $target } und kann diesen Abschnitt nicht angreifen.
refusal-minis-castle-too-strong = { $figure } kann { $target } so nichts anhaben: Dazu braucht es einen aufgedruckten Schaden von 4 oder eine Fähigkeit, die Stein bricht.
refusal-minis-castle-not-touched = Ihre Basis berührt { $target } nicht.
refusal-minis-castle-ignores = { $figure } ist ein Burgabschnitt: Das bewirkt bei ihm nichts.
refusal-minis-castle-return = { $figure } ist ein Burgabschnitt und kann nicht zurückgeholt werden.
refusal-minis-castle-haste = { $figure } ist ein Burgabschnitt und bewegt sich nie.
refusal-minis-castle-formation = { $figure } ist ein Burgabschnitt und gehört zu keiner Formation.
refusal-minis-castle-captives = { $figure } ist ein Burgabschnitt: Er nimmt niemanden gefangen und kann nicht gefangen genommen werden.
refusal-minis-castle-no-plan = Die ganze Burg hat in einer Linie keinen Platz, oder ein Abschnitt steht schon.
refusal-minis-castle-not-brought = Von diesen Abschnitten ist keiner mehr übrig.
refusal-minis-castle-overlaps = Burgabschnitte dürfen weder einander noch anderes Gelände überdecken.
refusal-minis-castle-too-far = Burgabschnitte stehen höchstens { $inches }″ von deiner Startseite entfernt.
refusal-minis-castle-too-near-enemy = Burgabschnitte müssen mindestens { $inches }″ von den Aufstellungszonen der Gegner entfernt sein.
refusal-minis-castle-needs-portal = Die Burg würde einen Hof umschließen, in den kein Tor führt.
refusal-minis-castle-encloses = Im Innern der Burg darf kein Gelände liegen.
refusal-minis-castle-nobody = An diesem Tisch sitzt kein solcher Spieler.
refusal-minis-castle-unknown = Diese Edition kennt keine Burgen.
refusal-minis-castle-not-agreed = Burgabschnitte bringt nur der Spieler mit, auf den sich alle geeinigt haben.
refusal-minis-castle-table = Eine Burg braucht ein mindestens { $inches }″ tiefes Schlachtfeld.
refusal-minis-castle-not-occupied = { $figure } ist zu groß für einen Burgabschnitt.
refusal-minis-no-portal = So ein Tor gibt es nicht.
refusal-minis-portal-breached = { $figure } ist sturmreif: Die Tore bleiben offen.
refusal-minis-portal-already = So ist es schon.
refusal-minis-portal-once = Jedes Tor wird in einem Spielzug nur einmal geöffnet oder geschlossen.
refusal-minis-portal-in-the-way = { $other } steht dem Tor von { $figure } im Weg.
refusal-minis-stairs-not-in-front = Der Blickwinkel berührt den Zugangspunkt nicht; um { $turn }° gedreht könnte die Figur { $target } darüber angreifen.
refusal-minis-gang-up-stairs = { $figure } kann nicht helfen: Beim Kampf an der Treppe müssen alle einen Zugangspunkt berühren, der mit dem des Ziels verbunden ist.
refusal-minis-not-at-stairs = Diese Figur berührt keinen Zugangspunkt, der mit dem des Angreifers verbunden ist.
refusal-minis-castle-enchanted = { $figure } ist ein Burgabschnitt und wird nicht verzaubert.
minis-piece-castle-ladder = Leiter
minis-piece-castle-ladder-down = Leiter, liegend
minis-piece-castle-plank = Planken
minis-piece-castle-plank-rubble = Trümmer von Planken
minis-how-ladder = eine Leiter anlegen oder wegnehmen
ask-minis-fittings = Stelle Leitern auf ({ $count ->
    [one] eine ist
   *[other] { $count } sind
} übrig) und lege Planken, wie du magst.
ask-minis-ladder = Wo legst du die Leiter an, oder welche nimmst du weg?
ask-minis-take-along = Die Formation hat eine Leiter getragen: Neben wem liegt sie jetzt?
ask-minis-bring-ladder = Du bringst eine Leiter mit: Neben welcher Figur liegt sie?
minis-do-fittings-done = Die Burg ist fertig
minis-do-raise-ladder = die Leiter bei { $place } anlegen
minis-do-take-ladder = { $figure } nimmt die Leiter bei { $place } weg
minis-do-carry-ladder = die Leiter neben { $figure } legen
minis-do-leave-ladder = Die Leiter zurücklassen
minis-told-ladder-raised = { $figure } und die Formation legen bei { $place } eine Leiter an.
minis-told-ladder-laid = Eine Leiter liegt neben { $figure }.
refusal-minis-ladder-needs-wall = Eine Leiter steht an einer Mauer, mit dem ganzen Kopfende an einer Seite.
refusal-minis-ladder-in-the-way = Hier ist kein Platz für eine Leiter: Eine Tür, ein anderer Abschnitt oder etwas anderes ist im Weg.
refusal-minis-no-ladder-left = Du hast { $most } Leitern, eine auf je drei Mauern der Burg.
refusal-minis-plank-needs-wall = Planken liegen innen, längs an einer Mauer deiner Burg.
refusal-minis-plank-in-the-way = Hier ist kein Platz für Planken.
refusal-minis-plank-needless = Planken würden hier keine noch getrennten Wehrgänge verbinden.
refusal-minis-no-such-ladder = So eine Leiter gibt es nicht.
refusal-minis-no-ladder = Für { $figure } und die Formation ist keine Leiter in Reichweite, oder keine Mauer, sie anzulegen.
refusal-minis-ladder-not-carried = Niemand in der Formation berührt diese Leiter.
refusal-minis-ladder-nobody-there = Niemand in der Formation steht dort an der Mauer.
refusal-minis-ladder-held = { $figure } hält die Leiter.
minis-do-raise-planned = Die Burg errichten, wie du sie geplant hast
minis-castle-gate = Das Tor
minis-castle-tower = Der einsame Turm
minis-castle-yard = Bergfried und Hof
minis-castle-court = Der große Hof
