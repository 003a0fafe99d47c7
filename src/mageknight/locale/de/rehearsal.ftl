# Getippte Befehle sowie Situationsdateien, die gespielt und verglichen werden.

## Befehle in Worten

refusal-phrase-unknown-command = Einen Befehl „{ $word }“ gibt es nicht. Bekannt: { $known }.
refusal-phrase-unknown-field = Ein Feld „{ $word }“ hat dieser Befehl nicht. Bekannt: { $known }.
refusal-phrase-unknown-value = „{ $value }“ ist kein Wert für { $field }.
refusal-phrase-repeated-field = Das Feld { $field } ist zweimal angegeben.
refusal-phrase-missing-field = Dem Befehl { $command } fehlt noch { $field }=….
refusal-phrase-too-many-words = „{ $word }“ ist ein Wort zu viel.

## Stellen in einer Situationsdatei

refusal-situation-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
refusal-situation-unknown-game = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $known }.
refusal-situation-unknown-stream = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Einen Zufall namens „{ $stream }“ hat dieses Spiel nicht. Bekannt: { $known }.
refusal-situation-impossible-chance = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $stream } kann in diesem Augenblick nicht { $outcome } ergeben.
refusal-rehearsal-no-path = Etwas namens „{ $step }“ lässt sich hier nicht erwarten. Bekannt: { $known }.
refusal-rehearsal-no-seat = Einen Platz { $seat } gibt es nicht: Diese Partie hat { $seats ->
    [one] einen Platz mit der Nummer 0
   *[other] { $seats } Plätze, gezählt ab 0
}.

## Was anders kam

rehearsal-refused = „{ $command }“ wurde verweigert: { $reason }
rehearsal-not-refused = „{ $command }“ hätte verweigert werden müssen, wurde aber ausgeführt.
rehearsal-other-rule = „{ $command }“ hätte nach { $expected } verweigert werden müssen, wurde aber nach { $found } verweigert.
rehearsal-differs = { $path } sollte { $expected } sein, ist aber { $found }.
