# The command `mageknight` and play at the terminal. Sentences shown before the first prompt stay plain: they are rendered fast.

## Help of the command

cli-about = The Mage Knight games: play in the terminal, run a server, simulate, check content of your own.
cli-about-play = Play a game at this terminal.
cli-about-replay = Tell a saved match again, or verify it.
cli-about-situation = Situation files: positions written as text.
cli-about-check = Play situation files and print what differs from what they expect.
cli-about-show = Show the position a situation file describes.
cli-option-version = mageknight --version tells the version.
cli-build-compiled = compiled
cli-build-interpreted = interpreted
cli-extra-missing = This needs { $module }, which is not installed. It comes with: pip install 'mageknight[{ $extra }]'
cli-option-lang = Language, en or de; else that of your environment.
cli-option-game = The game to play.
cli-option-seats = How many seats.
cli-option-seed = Anything you like; the same seed deals the same game. Left out, the seed is secret.
cli-option-with = A setting of the game, NAME=VALUE; may be repeated.
cli-option-situation = Begin from a situation file, after its commands.
cli-option-load = Go on with a saved match.
cli-option-content = A folder with content of your own to play with; may be given several times, in the order of the game's first start.
cli-content-about = Content of your own: cards, units, enemies, tiles, heroes, scenarios, or figures and armies.
cli-content-about-check = Check a folder and list everything that is wrong, with file, line and reason.
cli-content-folder = The folder of the pack.
refusal-cli-content-broken = The content cannot be used: { $folder }.
cli-option-file = The file to read.
cli-option-files = The files to check.
cli-option-verify = Check the seal, the promised seed, every command and the end.
cli-option-commitment = The promise of the seed as you noted it at the start; implies --verify.
cli-option-to = Stop after so many commands.
cli-option-seat = As this player saw it, counted from 1; else as a spectator.
cli-option-after = Show the position after the commands of the file.

## The words every game understands: the first is the one help shows, the others mean the same

cli-ask-game = What do you want to play?
cli-ask-seats = How many play, the computer counted?
cli-ask-players = { $count ->
    [one] One player, alone against the game
   *[other] { $count } players
}
cli-ask-others = Who are the others?
cli-ask-people = People at this screen
cli-ask-level = { $level } (computer)
cli-ask-again = Type a number from 1 to { $last }.

cli-verb-help = help, ?
cli-verb-why = why
cli-verb-actions = actions
cli-verb-where = where
cli-verb-near = near, adjacent
cli-verb-distance = distance, far
cli-verb-threats = threats, enemies
cli-verb-map = map
cli-verb-hint = hint
cli-verb-plan = plan
cli-verb-undo = undo
cli-verb-redo = redo
cli-verb-cancel = cancel
cli-verb-log = log
cli-verb-look = look, dial
cli-verb-seat = seat
cli-verb-save = save
cli-verb-lang = lang
cli-verb-quit = quit, exit

cli-help-choose = A number takes that option. So do words of it, as far as they are clear: “conc” for “concede”.
cli-help-forms = Now you can also answer like this:
cli-help-actions = actions [words] – what you can do now
cli-help-where = where [words] – where you are, and where the others are
cli-help-near = near – what is next to you
cli-help-distance = distance [words] – how far something is, and in which direction
cli-help-threats = threats – the enemies within sight, or those that could attack you
cli-help-map = map – the land or the battlefield drawn in signs, with what they mean
cli-help-why = why [words] – what you may not do now, and by which rule
cli-help-hint = hint – what might be a good choice
cli-help-plan = plan – where you get with what you have, what a fight still needs, what a purchase lacks
cli-help-undo = undo – take back your last step, as far as the last thing that was revealed
cli-help-redo = redo – do again what you took back
cli-help-cancel = cancel – call off what you have begun
cli-help-log = log [NUMBER] – what happened so far, or only the last lines of it
cli-help-look = look [words], or just Enter – the position and your options again; with words what of it fits them: “dial rider”
cli-help-seat = seat NUMBER – change to another seat, for what may be done at any time
cli-help-save = save FILE – write the match to a file
cli-help-lang = lang de – go on in German
cli-help-quit = quit – leave

## At the table

cli-welcome = { $game }. Seats: { $seats }. Type “help” to see what you can say.
cli-commitment = Promise of the seed: { $commitment }
cli-continued = This match was begun under the rules { $rules } and goes on under those of today.
cli-final-position = The end
cli-waiting-for = The game waits for { $player }.
cli-or-type = or any other: { $form }
cli-at-any-time = At any time:
cli-survey-none = Nothing in sight is called like “{ $words }”.
cli-survey-empty = There is nothing to tell about that now.
cli-no-actions = You have nothing to choose now.
cli-plan-empty = There is nothing to plan now.
cli-hint = Choose by number or words; Enter for the whole position; why, hint, plan, undo, log, save, help, quit.
cli-hint-cancel = Choose by number or words; cancel to call it off; Enter for the whole position; why, hint, plan, undo, log, save, help, quit.
cli-more-options = … and { $count ->
    [one] one more option
   *[other] { $count } more options
}: type some words of it.
cli-several-fit = { $count } options fit these words. Which one?
cli-hand-over = { $player } decides now.
cli-seat-changed = You are at the seat of { $player } now.
cli-press-enter = Press Enter when nobody else is looking.
cli-nothing-refused = Nothing you might think of is forbidden now.
cli-nothing-like-it = Nothing you might do now is called like “{ $words }”.
cli-allowed = You may: { $what }
cli-undone = Taken back.
cli-cancelled = Called off.
cli-log = So far
cli-log-empty = Nothing has happened yet.
cli-saved = Saved to { $file }.
cli-quit-unsaved = This match is not saved. Leave all the same? (yes/no)
cli-yes = yes
cli-advice = { $what } – { $why }
cli-advice-step = { $number }. { $what }

## The end of a match

cli-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-score-line = {"   "}{ SIGNED($points) }  { $what }
cli-winners = Won by { $players }.
cli-no-winner = Nobody has won.
cli-seed = Seed: { $seed }

## Replays

cli-spectator = Spectator
cli-position-after = After { $commands ->
    [one] one command
   *[other] { $commands } commands
} – { $viewer }
cli-verified = { $file } is genuine ({ $game }): its { $commands ->
    [one] one command was
   *[other] { $commands } commands were
} played again with the same result.
cli-verified-ended = The match has ended.
cli-verified-running = The match has not ended yet.
cli-verified-seed = The seed { $seed } is the one promised as { $commitment }.
cli-verified-digest = Fingerprint of the last position: { $digest }

## Situations

cli-place = { $file }, line { NUMBER($line, useGrouping: 0) }:
cli-as-expected = { $file }: as expected ({ $commands ->
    [one] one command
   *[other] { $commands } commands
}, { $expectations ->
    [one] one expectation
   *[other] { $expectations } expectations
}).
cli-checked = { $count ->
    [one] One situation
   *[other] { $count } situations
} checked, { $differing ->
    [0] all as expected
   *[other] { $differing } not as expected
}.

## What cannot be done

refusal-cli-which-game = Which game? There are: { $known }.
refusal-cli-other-game = { $file } is of the game { $found }, not { $game }.
refusal-cli-no-such-setting = This game has no setting “{ $name }”. Known: { $known }.
refusal-cli-no-such-seats = { $game } is not played with { $seats } seats, but with: { $known }.
refusal-cli-impossible-setup = This cannot be set up: { $detail }.
refusal-cli-wish-form = “{ $wish }” is not of the form NAME=VALUE.
refusal-cli-not-a-number = “{ $text }” is not a number.
refusal-cli-no-such-number = There is no option { $number }; the last one is { $last }.
refusal-cli-no-such-seat = There is no seat “{ $seat }”; choose from 1 to { $seats }.
refusal-cli-no-such-language = There is no language “{ $language }”. Known: { $known }.
refusal-cli-save-where = Where to? Type: save FILE
refusal-cli-file-missing = There is no file { $file }.
refusal-cli-file-not-text = { $file } is not a text file.
refusal-cli-file-unreadable = { $file } cannot be read: { $detail }.
refusal-cli-file-in-the-way = { $file } is there already and is not a saved match; it was left as it is. Choose another name.
refusal-cli-file-unwritable = { $file } cannot be written: { $detail }.
