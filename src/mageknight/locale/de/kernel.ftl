# Was der Kern den Spielern sagt, gleich in welchem Spiel. Wir duzen.

language-name = Deutsch
list-empty = nichts

## Befehle, die gerade nicht passen

refusal-not-your-decision = Diese Entscheidung steht dir nicht zu.
refusal-no-such-decision = Danach fragt das Spiel gerade nicht.
refusal-stale-decision = Das Spiel ist seit deiner Wahl weitergegangen; schau noch einmal hin und wähle neu.
refusal-unknown-command = Diesen Befehl kennt das Spiel nicht.
refusal-malformed-command = Dieser Befehl ist unvollständig oder verstümmelt; nichts ist geschehen.
refusal-not-an-option = Das steht dir hier nicht zur Wahl.
refusal-game-over = Das Spiel ist zu Ende.
refusal-command-unknown-word = Dieses Wort bedeutet hier nichts; „help“ zeigt, was du sagen kannst.

## Zurücknehmen, weitermachen

refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-barrier = Das kannst du nicht zurücknehmen: { $reason }
refusal-redo-nothing = Es gibt nichts wiederherzustellen.
refusal-fork-out-of-range = Einen solchen Zeitpunkt zum Abzweigen gibt es in dieser Partie nicht.

## Spielstände

refusal-save-unreadable = { $file } lässt sich nicht als Spielstand lesen: Zeile { NUMBER($line, useGrouping: 0) } ergibt keinen Sinn. Die Datei blieb unverändert.
refusal-save-truncated = Das Ende dieses Spielstands fehlt. Die Datei blieb unverändert.
refusal-save-newer = Dieser Spielstand hat das Format { $found } eines neueren Programms; dieses hier liest bis { $known }. Aktualisiere es und versuche es dann erneut.
refusal-save-tampered = Dieser Spielstand wurde nach dem Speichern verändert: Sein Inhalt passt nicht zu seinem eigenen Siegel.
refusal-save-other-rules = Diese Partie wurde nach den Regeln { $found } gespielt, dieses Programm spielt nach { $known }; sie lässt sich nicht genau fortsetzen.
refusal-save-unknown-game = Das ist ein Spielstand von „{ $game }“; dieses Spiel ist hier nicht installiert.
refusal-replay-differs = Die Wiederholung weicht bei Befehl { NUMBER($at, useGrouping: 0) } von der Aufzeichnung ab.
refusal-seed-mismatch = Der am Ende aufgedeckte Startwert ist nicht der am Anfang zugesagte: Dem Zufall dieser Partie ist nicht zu trauen.

## Situationsdateien

refusal-situation-syntax = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist nicht zu verstehen ({ $detail }).
refusal-situation-unknown-field = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Ein Feld „{ $field }“ gibt es nicht.
refusal-situation-impossible = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Diese Stellung kann nicht vorkommen: { $reason }
refusal-situation-unknown-name = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Hier heißt nichts „{ $name }“.
