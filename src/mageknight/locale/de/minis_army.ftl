# Armeen und Inhalte des Miniaturenspiels: was an einer Datei oder Liste nicht stimmt, und was die Armeebefehle sagen. Wir duzen.

## Fehler in Inhaltsdateien

minis-problem = { $place }: { $reason }
minis-place-file = { $file }
minis-place-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }
minis-place-field = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, { $field }
minis-problem-not-utf8 = Die Datei ist kein Text in UTF-8.
minis-problem-not-json = Das ist kein wohlgeformtes JSON.
minis-problem-type = Erwartet wird { $expected }.
minis-problem-unknown-field = Ein solches Feld gibt es nicht; bekannt sind: { $known }.
minis-problem-missing-field = Das Feld „{ $name }“ fehlt.
minis-problem-unknown-word = „{ $word }“ ist nicht bekannt; bekannt sind: { $known }.
minis-problem-number-twice = Die Nummer { $number } kommt in diesem Set zweimal vor.
minis-problem-name-twice = Der Name „{ $name }“ ist schon vergeben.
minis-problem-too-many-figures = Ein Set fasst höchstens { NUMBER($most, useGrouping: 0) } Figuren.
minis-problem-start = Der Startklick muss einer der { $clicks } Klicks der Kampfscheibe sein, von 0 an gezählt.
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
minis-problem-only-blocking = Das Schnellstartspiel kennt nur blockierendes Gelände.
minis-problem-piece-count = Das Schnellstartspiel verwendet genau { $count } Geländeteile.
minis-problem-no-folder = Einen solchen Ordner gibt es nicht.
minis-problem-no-file = Diese Datei fehlt.
minis-problem-outside = Diese Datei liegt außerhalb des Ordners der Sammlung.
minis-problem-too-big = Diese Datei ist größer als { NUMBER($most, useGrouping: 0) } Byte.
minis-problem-too-many-files = Eine Sammlung fasst höchstens { $most } Dateien.
minis-problem-stray-file = Diese Datei gehört in einen der Ordner figures, terrain oder tables.
minis-problem-set-taken = Ein anderes Set heißt schon „{ $set }“.

minis-expected-object = ein Objekt mit benannten Feldern
minis-expected-either = { ANY($kinds) }
minis-expected-integer = eine ganze Zahl von { $low } bis { $high }
minis-expected-one-of = eines hiervon: { $words }
minis-expected-text = ein Text
minis-expected-line = eine Zeile von höchstens 80 Zeichen, ohne Klammern, Komma, Raute oder Stern
minis-expected-word = ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen
minis-expected-truth = true oder false
minis-expected-list = eine Liste von { $least } bis { $most } Einträgen
