# Armeen und Inhalte des Miniaturenspiels: was an einer Datei oder Liste nicht stimmt, und was die Armeebefehle sagen. Wir duzen.

## Fehler in Inhaltsdateien

minis-problem-unknown-word = „{ $word }“ ist nicht bekannt; bekannt sind: { $known }.
minis-problem-number-twice = Die Nummer { $number } kommt in diesem Set zweimal vor.
minis-problem-too-many-figures = Ein Set fasst höchstens { NUMBER($most, useGrouping: 0) } Figuren.
minis-problem-start = Der Startklick muss einer der { $clicks } Klicks der Kampfscheibe sein, von 0 an gezählt.
minis-problem-look = „{ $look }“ ist kein Aussehen: Es braucht genau eine Gestalt oder ein Tier und von jeder anderen Art höchstens ein Wort.
minis-problem-click = „{ $click }“ ist kein Klick: Es braucht Bewegung, Angriff, Verteidigung und Schaden, etwa „8:flight 7 15 1“.
minis-problem-value = Der Wert { $value } für { $slot } ist mehr, als eine Kampfscheibe zeigen kann; die Grenze ist { $most }.
minis-problem-ability-slot = Die Fähigkeit { $ability } gehört zum Wert { $right }, nicht zu { $slot }.
minis-problem-nexus-twice = „{ $click }“ hat zwei Fähigkeiten für den Nexus; Platz ist für eine.
minis-problem-outline = Die Ecken umschließen keine Fläche: Seiten kreuzen sich oder liegen auf einer Linie.
minis-problem-too-large = Ein Geländeteil misst in jeder Richtung höchstens { $most } Zoll.
minis-problem-access-kind = Nur abrupt ansteigendes Gelände hat Treppen und Leitern.
minis-problem-access-place = Beide Enden einer Treppe oder Leiter müssen auf einer Seite des Teils liegen.
minis-problem-areas-kind = Nur erhöhtes Gelände kann anderes Gelände tragen.
minis-problem-areas-place = Was auf einem Teil steht, muss in seinem Umriss liegen und eine Fläche umschließen.
minis-problem-off-table = Das Teil ragt über den Tisch hinaus.
minis-problem-in-starting-area = Das Teil liegt in einer Aufstellungszone.
minis-problem-too-close = Das Teil liegt weniger als { $inches } Zoll von einem anderen entfernt.
minis-problem-near-objective = Das Teil liegt weniger als { $inches } Zoll vom Missionsziel in der Mitte entfernt.
minis-problem-kind-not-used = Eines der Spiele, für die dieser Tisch gedacht ist, kennt kein solches Gelände.
minis-problem-piece-count = Das Schnellstartspiel verwendet genau { $count } Geländeteile.
minis-problem-too-small = Das Schlachtfeld ist zu klein für die Missionsziele eines seiner Spiele: Jede Seite braucht mindestens { $inches }″.
minis-problem-set-taken = Ein anderes Set heißt schon „{ $set }“.
minis-problem-champion = Die Kampfscheibe eines Champions ist einzigartig, und ihre Nummer endet mit dem Buchstaben der Version, etwa „201a“.
minis-problem-level-points = Die Punkte einer Figur mit Stufen sind die ihrer teuersten Stufe.
minis-problem-level-turns = Eine Stufe dreht jede der { $dials } Kampfscheiben einmal, höchstens um { $most } Klicks.
minis-problem-needs-field = Ohne „{ $field }“ bedeutet das nichts.
minis-problem-min-range = Eine Mindestreichweite braucht „indirect“ und liegt innerhalb der Reichweite { $most }.
minis-problem-version-base = Alle Versionen eines Champions haben dieselbe Base; diese weicht in dem, was auf der Base steht, von Nummer { $number } ab.

## Unlesbare Armeelisten

minis-list-unknown = Eine Figur namens „{ $text }“ gibt es nicht.
minis-list-did-you-mean = Eine Figur namens „{ $text }“ gibt es nicht. Meinst du { ANY($figures) }?
minis-list-unknown-key = Keine Figur hat den Schlüssel [{ $key }].
minis-list-contradiction = Die Zeile nennt „{ $name }“, ihr Schlüssel gehört aber zu { $figure }.
minis-list-which = „{ $name }“ kann jede hiervon sein: { $figures }. Gib den Rang an.
minis-list-rank = „{ $name }“ gibt es nicht in diesem Rang; es gibt { $figure }.
minis-list-game = „{ $game }“ ist kein Spiel, für das man Armeen aufstellt.
minis-list-total = „{ $total }“ ist keine Punktzahl.
minis-list-count = Eine Zeile fasst 1 bis { $most } Exemplare einer Figur.
minis-list-too-long = Eine Armeeliste hat höchstens { NUMBER($most, useGrouping: 0) } Zeilen.
minis-list-too-wide = Eine Zeile hat höchstens { $most } Zeichen.

## Armeen, die nicht antreten dürfen

refusal-army-unknown-game = Für „{ $game }“ werden keine Armeen aufgestellt.
refusal-army-unknown-figure = Keine Figur hat den Schlüssel { $figure }.
refusal-army-count = { $figure } muss mindestens einmal dabei sein oder gar nicht in der Liste stehen.
refusal-army-empty = Eine Armee ohne Krieger hat vor der Schlacht verloren.
refusal-army-other-game = Die Armee „{ $army }“ ist für ein anderes Spiel aufgestellt.
refusal-army-other-total = Die Armee „{ $army }“ ist für { $total } Punkte aufgestellt, der Tisch hat sich auf { $agreed } geeinigt.
refusal-army-total-fixed = Der Gesamtpunktewert ist { $total }, dieses Spiel wird aber mit { $fixed } Punkten gespielt.
refusal-army-total-step = Ein Gesamtpunktewert von { $total } ist kein Vielfaches von { $step }.
refusal-army-wrong-generation = { $figure } hat sieben Kampfwerte, von denen diese Regeln nur fünf kennen.
refusal-army-older-generation = { $figure } ist eine Figur der ersten Generation; an diesem Tisch spielt nur die zweite.
refusal-army-strange-ability = { $figure } zeigt { $abilities }; die Karte dieses Spiels kennt das nicht.
refusal-army-unique-twice = { $figure } ist einzigartig und darf einmal in einer Armee sein, nicht { $count }-mal.
refusal-army-mount-alone = { $figure } ist ein Reittier: Es kommt mit einem Reiter oder gar nicht.
refusal-army-no-rider = { $figure } kann nicht reiten.
refusal-army-mount-does-not-fit = { $figure } kann { $mount } nicht reiten: Die Reittier-Symbole passen nicht zusammen.
refusal-army-no-passenger = { $figure } kann nicht auf einem Streitwagen beginnen: Giganten, Hufeisen, Reiter und Mauern passen nicht hinein.
refusal-army-no-room-aboard = Auf { $chariot } ist in dieser Armee kein Platz für { $figure }.
refusal-army-over-total = Die Armee kostet { $points } Punkte, { $over } mehr als ihr Gesamtpunktewert von { $total }; mit { $figure } ist er überschritten.
refusal-army-nothing-to-suggest = { $faction }: keine Figur für { $total } Punkte.
refusal-army-nothing-owned = Unter deinen eigenen Figuren ist keine, die bis { $total } Punkte noch hinzukommen könnte.

## Die Armeebefehle

cli-army-about = Armeen des Miniaturenspiels: prüfen, zeigen, vorschlagen.
cli-army-about-check = Eine Armeeliste nach den Regeln der Armeeaufstellung prüfen.
cli-army-about-show = Die Figuren einer Armee mit ihren Kampfscheiben zeigen, Klick für Klick.
cli-army-about-suggest = Eine Armee vorschlagen oder eine unfertige auffüllen und als Text ausgeben.
cli-army-file = Die Armeeliste.
cli-army-unfinished = Eine unfertige Liste, die aufgefüllt werden soll.
cli-army-pack = Ein Ordner mit eigenen Figuren; mehrfach möglich.
cli-army-faction = Die Fraktion, mit Namen; sonst die, zu der das meiste der Liste gehört.
cli-army-total = Der Gesamtpunktewert, ohne Angabe 200.
cli-army-seed = Eine Zahl; eine andere ergibt eine andere Armee.
cli-army-violation = ✗ { $text } ({ $rules })
cli-army-legal = { $name }: { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}, { $points } von { $total } Punkten. Die Armee ist regelgerecht.
cli-army-illegal = { $name }: { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}, { $points } von { $total } Punkten. Die Armee darf nicht antreten.
cli-army-figure = { $name }, { $points } Punkte, { $place }
cli-army-item = { $name }, { $points } Punkte
cli-army-company = Abenteuergruppe: { $name }, { $points } Punkte
cli-army-place = { $set } { $number }
cli-army-base = { $factions }; { $base }; Blickwinkel { $arc }°, Reichweite { $range }, { $targets ->
    [one] ein Ziel
   *[other] { $targets } Ziele
}
cli-army-types = { $symbols }; Angriffsbonus { $bonus }, Fernkampfschaden { $damage }
cli-army-click = Klick
cli-army-skull = Schädel
cli-army-content-fine = { $folder }: alles in Ordnung.
refusal-army-no-such-faction = Eine Fraktion „{ $faction }“ gibt es nicht. Bekannt sind: { $known }.

## Was eine Armee außer ihren Figuren mitbringt

refusal-army-not-brought = { $what }: In diesem Spiel gibt es das nicht.
refusal-army-unknown-item = Kein Ausrüstungsgegenstand hat die Nummer { $item }.
refusal-army-item-slots = { $figure } hat { $slots ->
    [0] keinen Steckplatz
    [one] einen Steckplatz
   *[other] { $slots } Steckplätze
}, soll aber { $items ->
    [one] einen Ausrüstungsgegenstand
   *[other] { $items } Ausrüstungsgegenstände
} führen.
refusal-army-two-relics = { $figure } kann ein Relikt führen, nicht { $items } zusammen.
refusal-army-same-requirement = { $figure } kann { $items } nicht zusammen führen: Sie haben dieselbe Voraussetzung.
refusal-army-item-needs = { $figure } kann { $item } nicht führen; Voraussetzung: { $needs }.
refusal-army-relic-dear = { $item } ({ $points } Punkte) ist ein Relikt und teurer als sein Träger { $figure } ({ $most }): im Turnier nicht, außer das Relikt verlangt eine Fraktion.
refusal-army-relic-twice = { $item } ist ein Relikt und darf einmal in einer Armee sein, nicht { $count }-mal.
refusal-army-unknown-spell = Einen Zauberspruch „{ $spell }“ gibt es nicht.
refusal-army-no-book = { $figure } hat Zaubersprüche, aber kein Spruchbuch für sie.
refusal-army-spell-needs = In das Buch von { $figure } passt { $spell } nicht: Der Spruch verlangt das Symbol von { ANY($needs) }.
refusal-army-book-pages = Die Sprüche von { $figure } brauchen { $pages } Seiten, { $book } hat { $room }.
minis-brings-items = Ausrüstungsgegenstände
minis-brings-spells = Zauber
minis-brings-mounts = Reittiere
minis-brings-passengers = Passagiere von Streitwagen
minis-brings-company = Eine Abenteuergruppe
minis-brings-domain = Eine Domäne
minis-brings-castle = Eine Burg
minis-need-either = { ANY($needs) }
minis-need-attack = ein Angriffswert von mindestens { $value }
minis-need-rider = ein Reiter
minis-need-large = eine große Basis
minis-list-unknown-item = Einen Ausrüstungsgegenstand namens „{ $text }“ gibt es nicht.
minis-problem-spell-kind = Was „{ $word }“ bewirkt, gehört zu Zaubersprüchen der Art „{ $kind }“.
minis-problem-spell-modes = Nur „{ $word }“ hat Möglichkeiten, und zwar: { $modes }.
minis-problem-book-no-relic = Spruchbücher sind Relikte: Ihre Nummern beginnen mit R.
refusal-army-castle-plan-unread = Der Plan der Burg hat eine Zeile, die keinen Abschnitt meint: { $line }
refusal-army-castle-plan-lacks = Der Plan der Burg hat { $planned } × { $figure }, die Armee { $had }.
refusal-army-castle-plan-long = Ein Plan hat höchstens { $most } Abschnitte.
