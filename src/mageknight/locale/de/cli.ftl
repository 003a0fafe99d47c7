# Der Befehl `mageknight` und das Spiel am Terminal. Was vor der ersten Eingabe erscheint, bleibt schlicht: So geht es schnell.

## Hilfe zum Befehl

cli-about = Die Mage-Knight-Spiele: im Terminal spielen, einen Server betreiben, simulieren, eigene Inhalte prüfen.
cli-about-play = Eine Partie an diesem Terminal spielen.
cli-about-replay = Eine gespeicherte Partie nacherzählen oder prüfen.
cli-about-situation = Situationsdateien: Stellungen als Text.
cli-about-check = Situationsdateien spielen und ausgeben, was anders kommt als erwartet.
cli-about-show = Die Stellung zeigen, die eine Situationsdatei beschreibt.
cli-option-version = mageknight --version nennt die Version.
cli-build-compiled = kompiliert
cli-build-interpreted = interpretiert
cli-extra-missing = Dafür wird { $module } gebraucht und ist nicht installiert. Es kommt mit: pip install 'mageknight[{ $extra }]'
cli-option-lang = Sprache, en oder de; sonst die deiner Umgebung.
cli-option-game = Das Spiel.
cli-option-seats = Wie viele Plätze.
cli-option-seed = Was du magst; derselbe Startwert gibt dieselbe Partie. Ohne Angabe ist er geheim.
cli-option-with = Eine Einstellung des Spiels, NAME=WERT; mehrmals möglich.
cli-option-situation = Mit einer Situationsdatei beginnen, nach ihren Befehlen.
cli-option-load = Eine gespeicherte Partie fortsetzen.
cli-option-content = Ein Ordner mit eigenen Inhalten zum Mitspielen; mehrmals möglich, in der Reihenfolge wie beim ersten Start der Partie.
cli-content-about = Eigene Inhalte: Karten, Einheiten, Gegner, Landschaftsteile, Helden, Szenarien oder Figuren und Armeen.
cli-content-about-check = Einen Ordner prüfen und alles auflisten, was nicht stimmt, mit Datei, Zeile und Grund.
cli-content-folder = Der Ordner des Pakets.
refusal-cli-content-broken = Die Inhalte sind nicht zu gebrauchen: { $folder }.
cli-option-file = Die Datei.
cli-option-files = Die Dateien.
cli-option-verify = Siegel, zugesagten Startwert, jeden Befehl und das Ende prüfen.
cli-option-commitment = Die Zusage des Startwerts, wie du sie dir am Anfang notiert hast; schließt --verify ein.
cli-option-to = Nach so vielen Befehlen anhalten.
cli-option-seat = Wie dieser Spieler es sah, gezählt ab 1; sonst wie ein Zuschauer.
cli-option-after = Die Stellung nach den Befehlen der Datei zeigen.

## Die Wörter, die jedes Spiel versteht: das erste steht in der Hilfe, die anderen bedeuten dasselbe

cli-ask-game = Was möchtest du spielen?
cli-ask-seats = Wie viele spielen, der Computer mitgezählt?
cli-ask-players = { $count ->
    [one] Einer, allein gegen das Spiel
   *[other] { $count } Spieler
}
cli-ask-others = Wer sind die anderen?
cli-ask-people = Leute an diesem Bildschirm
cli-ask-level = { $level } (Computer)
cli-ask-again = Tippe eine Zahl von 1 bis { $last }.

cli-verb-help = hilfe, help, ?
cli-verb-why = warum, wieso
cli-verb-actions = aktionen, möglichkeiten
cli-verb-where = wo
cli-verb-near = nah, neben, nachbarn
cli-verb-distance = abstand, entfernung, weit
cli-verb-threats = gefahren, gegner, feinde
cli-verb-map = karte
cli-verb-hint = hinweis, tipp
cli-verb-plan = plan
cli-verb-undo = zurück, zurueck
cli-verb-redo = wieder
cli-verb-cancel = abbrechen
cli-verb-log = verlauf
cli-verb-look = schau, Scheibe, Kampfscheibe
cli-verb-seat = platz
cli-verb-save = speichern
cli-verb-lang = sprache
cli-verb-quit = ende, quit, exit

cli-help-choose = Eine Zahl wählt diese Möglichkeit. Ebenso Wörter daraus, soweit sie eindeutig sind: „aufg“ für „aufgeben“.
cli-help-forms = Jetzt kannst du auch so antworten:
cli-help-actions = aktionen [Wörter] – was du jetzt tun kannst
cli-help-where = wo [Wörter] – wo du stehst und wo die anderen stehen
cli-help-near = nah – was neben dir liegt
cli-help-distance = abstand [Wörter] – wie weit etwas ist und in welcher Richtung
cli-help-threats = gefahren – die Gegner in Sicht, oder wer dich angreifen könnte
cli-help-map = karte – das Land oder Schlachtfeld in Zeichen gemalt, mit ihrer Bedeutung
cli-help-why = warum [Wörter] – was du gerade nicht darfst und nach welcher Regel
cli-help-hint = hinweis – was eine gute Wahl sein könnte
cli-help-plan = plan – wohin du mit dem kommst, was du hast, was ein Kampf noch braucht, was zu einem Kauf fehlt
cli-help-undo = zurück – deinen letzten Schritt zurücknehmen, höchstens bis zuletzt etwas aufgedeckt wurde
cli-help-redo = wieder – Zurückgenommenes noch einmal tun
cli-help-cancel = abbrechen – nicht zu Ende führen, was du begonnen hast
cli-help-log = verlauf [ZAHL] – was bisher geschah, oder nur die letzten Zeilen davon
cli-help-look = schau [Wörter] oder nur Eingabetaste – noch einmal die Stellung und deine Möglichkeiten; mit Wörtern das, was davon passt: „Scheibe Reiter“
cli-help-seat = platz NUMMER – zu einem anderen Platz wechseln, für das, was jederzeit erlaubt ist
cli-help-save = speichern DATEI – die Partie in eine Datei schreiben
cli-help-lang = sprache en – auf Englisch weitermachen
cli-help-quit = ende – aufhören

## Am Tisch

cli-welcome = { $game }. Plätze: { $seats }. „hilfe“ zeigt, was du sagen kannst.
cli-commitment = Zusage des Startwerts: { $commitment }
cli-continued = Diese Partie begann nach den Regeln { $rules } und geht nach den heutigen weiter.
cli-final-position = Das Ende
cli-waiting-for = Das Spiel wartet auf { $player }.
cli-or-type = oder etwas anderes: { $form }
cli-at-any-time = Jederzeit:
cli-survey-none = Nichts in Sicht heißt so ähnlich wie „{ $words }“.
cli-survey-empty = Dazu gibt es gerade nichts zu sagen.
cli-no-actions = Du hast gerade nichts zu wählen.
cli-plan-empty = Zu planen gibt es jetzt nichts.
cli-hint = Wähle mit Zahl oder Wörtern; Enter zeigt die ganze Lage; warum, hinweis, plan, zurück, verlauf, speichern, hilfe, ende.
cli-hint-cancel = Wähle mit Zahl oder Wörtern; abbrechen lässt es sein; Enter zeigt die ganze Lage; warum, hinweis, plan, zurück, verlauf, speichern, hilfe, ende.
cli-more-options = … und { $count ->
    [one] eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}: Tippe einige Wörter daraus.
cli-several-fit = Zu diesen Wörtern passen { $count } Möglichkeiten. Welche?
cli-hand-over = Nun entscheidet { $player }.
cli-seat-changed = Du sitzt nun auf dem Platz von { $player }.
cli-press-enter = Drücke die Eingabetaste, wenn niemand sonst hinsieht.
cli-nothing-refused = Nichts, was naheläge, ist jetzt verboten.
cli-nothing-like-it = Nichts, was du jetzt tun könntest, heißt so: „{ $words }“.
cli-allowed = Du darfst: { $what }
cli-undone = Zurückgenommen.
cli-cancelled = Abgebrochen.
cli-log = Bisher
cli-log-empty = Noch ist nichts geschehen.
cli-saved = In { $file } gespeichert.
cli-quit-unsaved = Diese Partie ist nicht gespeichert. Trotzdem aufhören? (ja/nein)
cli-yes = ja
cli-advice = { $what } – { $why }
cli-advice-step = { $number }. { $what }

## Das Ende einer Partie

cli-score = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-score-line = {"   "}{ SIGNED($points) }  { $what }
cli-winners = Gewonnen: { $players }.
cli-no-winner = Niemand hat gewonnen.
cli-seed = Startwert: { $seed }

## Wiederholungen

cli-spectator = Zuschauer
cli-position-after = Nach { $commands ->
    [one] einem Befehl
   *[other] { $commands } Befehlen
} – { $viewer }
cli-verified = { $file } ist echt ({ $game }): { $commands ->
    [one] Ihr einer Befehl ergibt
   *[other] Ihre { $commands } Befehle ergeben
} noch einmal gespielt dasselbe.
cli-verified-ended = Die Partie ist zu Ende.
cli-verified-running = Die Partie ist noch nicht zu Ende.
cli-verified-seed = Der Startwert { $seed } ist der mit { $commitment } zugesagte.
cli-verified-digest = Fingerabdruck der letzten Stellung: { $digest }

## Situationen

cli-place = { $file }, Zeile { NUMBER($line, useGrouping: 0) }:
cli-as-expected = { $file }: wie erwartet ({ $commands ->
    [one] ein Befehl
   *[other] { $commands } Befehle
}, { $expectations ->
    [one] eine Erwartung
   *[other] { $expectations } Erwartungen
}).
cli-checked = { $count ->
    [one] Eine Situation
   *[other] { $count } Situationen
} geprüft, { $differing ->
    [0] alles wie erwartet
   *[other] { $differing } nicht wie erwartet
}.

## Was nicht geht

refusal-cli-which-game = Welches Spiel? Es gibt: { $known }.
refusal-cli-other-game = { $file } gehört zum Spiel { $found }, nicht zu { $game }.
refusal-cli-no-such-setting = Eine Einstellung „{ $name }“ hat dieses Spiel nicht. Bekannt: { $known }.
refusal-cli-no-such-seats = { $game } spielt man nicht mit { $seats } Plätzen, sondern mit: { $known }.
refusal-cli-impossible-setup = So lässt sich nicht aufbauen: { $detail }.
refusal-cli-wish-form = „{ $wish }“ hat nicht die Form NAME=WERT.
refusal-cli-not-a-number = „{ $text }“ ist keine Zahl.
refusal-cli-no-such-number = Eine Möglichkeit { $number } gibt es nicht; die letzte ist { $last }.
refusal-cli-no-such-seat = Einen Platz „{ $seat }“ gibt es nicht; wähle 1 bis { $seats }.
refusal-cli-no-such-language = Eine Sprache „{ $language }“ gibt es nicht. Bekannt: { $known }.
refusal-cli-save-where = Wohin? Tippe: speichern DATEI
refusal-cli-file-missing = Eine Datei { $file } gibt es nicht.
refusal-cli-file-not-text = { $file } ist keine Textdatei.
refusal-cli-file-unreadable = { $file } lässt sich nicht lesen: { $detail }.
refusal-cli-file-in-the-way = { $file } gibt es schon, und es ist keine gespeicherte Partie; die Datei blieb, wie sie ist. Wähle einen anderen Namen.
refusal-cli-file-unwritable = { $file } lässt sich nicht schreiben: { $detail }.
