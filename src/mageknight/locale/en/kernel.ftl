# What the kernel says to players, whatever the game. Files of saves and situations are named as the player gave them.

language-name = English
list-empty = nothing
player-number = Player { $number }

## Commands that do not fit the moment

refusal-not-your-decision = This decision is not yours to make.
refusal-no-such-decision = The game is not asking for that now.
refusal-stale-decision = The game has moved on since you chose; look and choose again.
refusal-unknown-command = Not now: the game asks for something else.
refusal-unknown-question = The game does not know this question.
refusal-malformed-command = This command is incomplete or garbled; nothing was done.
refusal-not-an-option = That is not one of your options here.
refusal-game-over = The game is over.
refusal-command-unknown-word = This word means nothing here; type “help” to see what you can say.
ask-chance = The dice and decks decide.

## Taking back, going on

refusal-undo-nothing = There is nothing to take back.
refusal-undo-barrier = You cannot take that back: { $reason }
barrier-start = the game has only just begun.
barrier-revealed = something new was learned since.
barrier-other-seat = another player has acted since.
barrier-rekeyed = what was hidden has been dealt again.
refusal-redo-nothing = There is nothing to restore.
refusal-fork-out-of-range = This match has { $last ->
    [one] one command
   *[other] { $last } commands
}; there is no branching off after command { $at }.

## Saved games

refusal-save-unreadable = { $file } cannot be read as a saved game: line { NUMBER($line, useGrouping: 0) } makes no sense. The file was left as it is.
refusal-save-truncated = { $file } is incomplete: the end of the saved game is missing. The file was left as it is.
refusal-save-newer = { $file } was saved in format { $found } by a newer program; this one reads up to format { $known }. Update, then try again.
refusal-save-tampered = { $file } was changed after it was written: its contents do not match its own seal.
refusal-save-unsound = { $file } holds a position that no game can be in. It was not opened.
refusal-save-other-rules = { $file } was played by rules { $found }, but this program plays by { $known }, and the game cannot be carried over.
refusal-unknown-game = There is no game called “{ $game }” here; known are { $known }.
refusal-replay-differs = { $file } departs from what was recorded at entry { NUMBER($at, useGrouping: 0) }: { $reason }
refusal-seed-mismatch = { $file }: the seed revealed is not the one promised at the start, so the chance in this match cannot be trusted.

## Situation files

refusal-situation-syntax = { $file }, line { NUMBER($line, useGrouping: 0) }: this cannot be understood ({ $detail }).
refusal-situation-unknown-field = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no field “{ $field }”.
refusal-situation-impossible = { $file }, line { NUMBER($line, useGrouping: 0) }: this position cannot occur: { $reason }
refusal-situation-unknown-name = { $file }, line { NUMBER($line, useGrouping: 0) }: nothing here is called “{ $name }”.
refusal-situation-repeated-field = { $file }, line { NUMBER($line, useGrouping: 0) }: the field “{ $field }” stands here a second time.
refusal-situation-not-a-number = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $field }” needs a number, not “{ $value }”.
refusal-situation-not-a-seat = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” is not the number of a seat.
refusal-situation-tab = { $file }, line { NUMBER($line, useGrouping: 0) }: indent with blanks, not with tabs.
refusal-situation-no-game = { $file }: a line “game:” must say which game this is.
