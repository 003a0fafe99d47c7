# Was an den Dateien eines Pakets nicht stimmt, für beide Spiele

content-problem = { $place }: { $reason }
content-place-file = { $file }
content-place-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }
content-place-field = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, { $field }
content-problem-not-utf8 = Die Datei ist kein Text in UTF-8.
content-problem-not-json = Das ist kein wohlgeformtes JSON.
content-problem-type = Erwartet wird { $expected }.
content-problem-unknown-field = Ein solches Feld gibt es nicht; bekannt sind: { $known }.
content-problem-missing-field = Das Feld „{ $name }“ fehlt.
content-problem-name-twice = Der Name „{ $name }“ ist schon vergeben.
content-problem-no-folder = Einen solchen Ordner gibt es nicht.
content-problem-no-file = Diese Datei fehlt.
content-problem-outside = Diese Datei liegt außerhalb des Ordners des Pakets.
content-problem-too-big = Diese Datei ist größer als { NUMBER($most, useGrouping: 0) } Byte.
content-problem-too-many-files = Ein Paket fasst höchstens { $most } Dateien.
content-problem-stray-file = Diese Datei gehört in einen der Ordner { $folders }.
content-expected-object = ein Objekt mit benannten Feldern
content-expected-either = { ANY($kinds) }
content-expected-integer = eine ganze Zahl von { $low } bis { $high }
content-expected-one-of = eines hiervon: { $words }
content-expected-text = ein Text
content-expected-line = eine Zeile von höchstens 80 Zeichen, ohne Klammern, Komma, Raute oder Stern
content-expected-word = ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen
content-expected-truth = true oder false
content-expected-list = eine Liste von { $least } bis { $most } Einträgen
