# What the kernel says to players, whatever the game. Files of saves and situations are named as the player gave them.

language-name = English
list-empty = nothing

## Commands that do not fit the moment

refusal-not-your-decision = This decision is not yours to make.
refusal-no-such-decision = The game is not asking for that now.
refusal-stale-decision = The game has moved on since you chose; look again and choose anew.
refusal-unknown-command = The game does not know this command.
refusal-malformed-command = This command is incomplete or garbled; nothing was done.
refusal-not-an-option = That is not one of your options here.
refusal-game-over = The game is over.
refusal-command-unknown-word = This word means nothing here; type “help” to see what you can say.

## Taking back, going on

refusal-undo-nothing = There is nothing to take back.
refusal-undo-barrier = You cannot take that back: { $reason }
refusal-redo-nothing = There is nothing to restore.
refusal-fork-out-of-range = This match has no such moment to branch off from.

## Saved games

refusal-save-unreadable = { $file } cannot be read as a saved game: line { NUMBER($line, useGrouping: 0) } makes no sense. The file was left as it is.
refusal-save-truncated = The end of this saved game is missing. The file was left as it is.
refusal-save-newer = This game was saved in format { $found } by a newer program; this one reads up to { $known }. Update, then try again.
refusal-save-tampered = This saved game was changed after it was written: its contents do not match its own seal.
refusal-save-other-rules = This game was played by rules { $found }, but this program plays { $known }; it cannot be continued exactly.
refusal-save-unknown-game = This is a saved game of “{ $game }”, which is not installed here.
refusal-replay-differs = The replay departs from what was recorded at command { NUMBER($at, useGrouping: 0) }.
refusal-seed-mismatch = The seed revealed at the end is not the one promised at the start: the chance in this match cannot be trusted.

## Situation files

refusal-situation-syntax = { $file }, line { NUMBER($line, useGrouping: 0) }: this cannot be understood ({ $detail }).
refusal-situation-unknown-field = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no field “{ $field }”.
refusal-situation-impossible = { $file }, line { NUMBER($line, useGrouping: 0) }: this position cannot occur: { $reason }
refusal-situation-unknown-name = { $file }, line { NUMBER($line, useGrouping: 0) }: nothing here is called “{ $name }”.
