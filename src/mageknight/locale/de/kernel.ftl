# Was der Kern den Spielern sagt, gleich in welchem Spiel. Wir duzen.

language-name = Deutsch
list-empty = nichts
player-number = Spieler { $number }

## Befehle, die gerade nicht passen

refusal-not-your-decision = Diese Entscheidung steht dir nicht zu.
refusal-no-such-decision = Danach fragt das Spiel gerade nicht.
refusal-stale-decision = Die Partie ist seit deiner Wahl weitergegangen; schau noch einmal hin und wähle neu.
refusal-unknown-command = Jetzt nicht: Das Spiel fragt nach etwas anderem.
refusal-unknown-question = Diese Frage kennt das Spiel nicht.
refusal-malformed-command = Dieser Befehl ist unvollständig oder verstümmelt; nichts ist geschehen.
refusal-not-an-option = Das steht dir hier nicht zur Wahl.
refusal-game-over = Die Partie ist zu Ende.
refusal-command-unknown-word = Dieses Wort bedeutet hier nichts; „help“ zeigt, was du sagen kannst.
ask-chance = Würfel und Stapel entscheiden.

## Zurücknehmen, weitermachen

refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-barrier = Das kannst du nicht zurücknehmen: { $reason }
barrier-start = die Partie hat gerade erst begonnen.
barrier-revealed = seither ist etwas Neues bekannt geworden.
barrier-other-seat = seither hat ein anderer Spieler gehandelt.
barrier-rekeyed = das Verborgene wurde neu verteilt.
refusal-redo-nothing = Es gibt nichts wiederherzustellen.
refusal-fork-out-of-range = Diese Partie hat { $last ->
    [one] einen Befehl
   *[other] { $last } Befehle
}; nach Befehl { $at } lässt sich nicht abzweigen.

## Spielstände

refusal-save-unreadable = { $file } lässt sich nicht als Spielstand lesen: Zeile { NUMBER($line, useGrouping: 0) } ergibt keinen Sinn. Die Datei blieb unverändert.
refusal-save-truncated = { $file } ist unvollständig: Das Ende des Spielstands fehlt. Die Datei blieb unverändert.
refusal-save-newer = { $file } hat das Format { $found } eines neueren Programms; dieses hier liest bis Format { $known }. Aktualisiere es und versuche es dann erneut.
refusal-save-tampered = { $file } wurde nach dem Speichern verändert: Der Inhalt passt nicht zum eigenen Siegel.
refusal-save-unsound = { $file } enthält eine Stellung, in der sich keine Partie befinden kann. Sie wurde nicht geöffnet.
refusal-save-other-rules = { $file } wurde nach den Regeln { $found } gespielt, dieses Programm spielt nach { $known }, und die Partie lässt sich nicht übertragen.
refusal-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht; bekannt sind { $known }.
refusal-replay-differs = { $file } weicht bei Eintrag { NUMBER($at, useGrouping: 0) } von der Aufzeichnung ab: { $reason }
refusal-seed-mismatch = { $file }: Der aufgedeckte Startwert ist nicht der am Anfang zugesagte, dem Zufall dieser Partie ist also nicht zu trauen.

## Situationsdateien

refusal-situation-syntax = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist nicht zu verstehen ({ $detail }).
refusal-situation-unknown-field = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Ein Feld „{ $field }“ gibt es nicht.
refusal-situation-impossible = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Diese Stellung kann nicht vorkommen: { $reason }
refusal-situation-unknown-name = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Hier heißt nichts „{ $name }“.
refusal-situation-repeated-field = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das Feld „{ $field }“ steht hier ein zweites Mal.
refusal-situation-not-a-number = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: „{ $field }“ braucht eine Zahl, nicht „{ $value }“.
refusal-situation-not-a-seat = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: „{ $value }“ ist keine Platznummer.
refusal-situation-tab = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Bitte mit Leerzeichen einrücken, nicht mit Tabulatoren.
refusal-situation-no-game = { $file }: Eine Zeile „game:“ muss sagen, um welches Spiel es geht.
