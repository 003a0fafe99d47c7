# Typed commands, and situation files that are played and compared.

## Commands as words

refusal-phrase-unknown-command = There is no command “{ $word }”. Known: { $known }.
refusal-phrase-unknown-field = This command has no field “{ $word }”. Known: { $known }.
refusal-phrase-unknown-value = “{ $value }” is not a value for { $field }.
refusal-phrase-repeated-field = The field { $field } is given twice.
refusal-phrase-missing-field = The command { $command } also needs { $field }=….
refusal-phrase-too-many-words = “{ $word }” is one word too many.

## Places in a situation file

refusal-situation-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $reason }
refusal-situation-unknown-game = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no game “{ $game }”. Known: { $known }.
refusal-situation-unknown-stream = { $file }, line { NUMBER($line, useGrouping: 0) }: this game has no chance called “{ $stream }”. Known: { $known }.
refusal-situation-impossible-chance = { $file }, line { NUMBER($line, useGrouping: 0) }: { $stream } cannot turn out as { $outcome } at that moment.
refusal-rehearsal-no-path = There is nothing called “{ $step }” to expect here. Known: { $known }.
refusal-rehearsal-no-seat = There is no seat { $seat }: this game has { $seats ->
    [one] one seat, number 0
   *[other] { $seats } seats, numbered from 0
}.

## What came out differently

rehearsal-refused = “{ $command }” was refused: { $reason }
rehearsal-not-refused = “{ $command }” should have been refused, but was carried out.
rehearsal-other-rule = “{ $command }” should have been refused by { $expected }, but was refused by { $found }.
rehearsal-differs = { $path } should be { $expected }, but is { $found }.
