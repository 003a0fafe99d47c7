# What the server says to people at its tables and to those who run it.

server-page-title = Mage Knight server
server-page-text = The server is running, but its web client has not been built. Build it with “make setup”, or play in a terminal with “mageknight play --server” and this address.

## Lines of a table's log

server-line-undone = { $who } takes back.
server-line-taken-back = By agreement the game returns to action { NUMBER($at, useGrouping: 0) }; what was hidden is dealt again.

server-computer = Computer
server-person = { $name }
server-remark-wait = The others go on waiting for { $who }; a fresh turn’s time has begun.
server-remark-bot = { $who } was absent: by a vote a bot, { $bot }, plays from here on.
server-remark-own-bot = A bot, { $bot }, plays for { $who } from here on.
server-remark-offer = { $who } was absent: by a vote the seat is offered to others.
server-remark-left = { $who } has left the seat.
server-remark-stood-still = This game made the whole server stand still, so it was closed.
server-remark-closed-by-host = Whoever runs this server has closed the table.
server-remark-back = { $who } is back.
server-remark-taken-over = { $who } takes over from { $other }.
server-remark-gave-back = { $who } gives the seat back to { $other }.
server-remark-holiday = { $who } is on holiday; the clock stands.
server-remark-holiday-over = { $who } is back from holiday.
server-remark-asks-back = { $who } asks to return to action { NUMBER($at, useGrouping: 0) }.
server-remark-refuses-back = { $who } does not agree to return to action { NUMBER($at, useGrouping: 0) }.
server-remark-withdraws-back = { $who } no longer asks to return to action { NUMBER($at, useGrouping: 0) }.

server-barrier-upgrade = the rules have been corrected since.

## How a table ends a game

server-ending-conceded = All others have given up.
server-ending-given-up = The game was given up.
server-ending-absent = A player was absent; by a vote the game was ended without a result.
server-ending-stopped = A player was absent; by a vote the game was ended as it stood.
server-ending-agreed = The game was ended by agreement, without a result.

## Who you are

refusal-server-who-are-you = The server does not know you yet; begin with a name.
refusal-server-already-registered = You already have an account.
refusal-server-login-taken = Somebody else has this login.
refusal-server-wrong-password = Login and password do not fit together.
refusal-server-wrong-pin = This PIN does not open the seat.
refusal-server-no-registration = This server takes no new accounts.
refusal-server-no-guests = On this server only people with an account open tables.
refusal-server-not-admin = Only the server’s administrators may see this.
refusal-server-forged = This request may have been sent by another page in your name; nothing was done.

## Tables and seats

refusal-server-no-such-table = There is no such table, or you are not invited to it.
refusal-server-sent-away = The link by which you watched has been revoked.
refusal-server-no-such-seat = This table has no such seat.
refusal-server-no-such-person = There is nobody with the login or id “{ $who }”.
refusal-server-no-such-link = This link does not work, or works no longer.
refusal-server-no-such-bot = There is no bot called “{ $bot }”.
refusal-server-no-such-thing = There is nothing here.
refusal-server-owner-only = Only the owner of the table may do that.
refusal-server-not-your-seat = This seat is not yours.
refusal-server-seat-taken = Somebody else sits there.
refusal-server-no-free-seat = No seat is free.
refusal-server-seats-free = Some seats are still free.
refusal-server-nothing-to-bring = Nothing of one’s own is brought to this table.
refusal-server-bring-something = At this table everybody brings an army of their own: name one, or a file with a list, after --bring.
refusal-server-not-brought = Somebody has not chosen an army yet.
refusal-server-changed-meanwhile = Somebody has changed something just now. Please try again.
refusal-server-wrong-seats = The plan names { $found } seats, the game has { $needed }.
refusal-server-already-begun = The game has already begun.
refusal-server-daily-begun = Your game of this day has already begun; there is one for each player and day.
refusal-server-not-begun = The game has not begun.
refusal-server-still-running = That is possible only when the game is over.
refusal-server-table-over = This table is already over.
refusal-server-others-play = Other people are playing here; agree with them to end the game.
refusal-server-too-many-tables = You have { $most } unfinished tables; finish or close one first.
refusal-server-too-many-kept = This server keeps { $most } games for you; ask whoever runs it before you begin another.
refusal-server-too-many-links = This table has { $most } links; revoke one first.
refusal-server-shelf-full = You keep { $most } of these; drop one first.
refusal-server-shelf-heavy = Your shelf holds { $most } kB at most; take something off it first.
refusal-server-nothing-to-vote = There is nothing to vote about here.
refusal-server-no-standing = The game cannot be ended as it stands: nothing has been counted yet, or this game counts nothing before its end.
refusal-server-others-decide = Other people play here: decide about this seat by a vote.
refusal-server-nobody-to-give-back = Nobody has left this seat who could have it back.
refusal-server-pace-impossible = This pace does not fit together: a clock needs time for a turn, and holidays go with days for a turn only.
refusal-server-no-holidays = This table has agreed on no holidays.
refusal-server-holidays-used = All your holidays at this table are used up.
refusal-server-holiday-too-late = Your time is already over; a holiday has to begin before.
refusal-server-not-overdue = Your time is not over.
refusal-server-already-excused = You have said so once in this turn; now only a move helps.
refusal-server-game-decides = This game has a move of its own for that; you find it among your options.
refusal-server-setup-malformed = The set-up cannot be read: { $detail }
refusal-server-setup-impossible = The game cannot begin with this set-up: { $detail }

## At the table

refusal-server-no-take-back = At this table nothing that was revealed is taken back.
refusal-server-no-request = Nobody is asking for that any more.
refusal-server-before-upgrade = That was played by older rules and cannot be returned to.
refusal-server-no-hints = This table plays without hints.
refusal-server-no-hint-now = There is no hint for this moment.
refusal-server-nothing-said = There was nothing to say.

## Trouble

refusal-server-hello = The connection did not begin with a greeting this server understands.
refusal-server-malformed = That message made no sense; nothing was done.
refusal-server-bad-request = This request cannot be read: { $where }: { $what }
refusal-server-too-fast = That was too much at once; wait a little.
refusal-server-other-host = This server answers on its own machine only. Open it by the name localhost, or set public_url to the address players use.
refusal-server-too-large = That is too large.
refusal-server-too-long = A game of more than { $most } moves cannot be opened here.
refusal-server-match-full = This game has grown to { $most } moves and take-backs, the most this server keeps. It can be taken away as a file.
refusal-server-match-damaged = The record of this game is damaged and cannot be followed to its end. Tell whoever runs this server.
refusal-server-busy = The server is busy with other games; try again in a moment.
refusal-server-fault = Something went wrong inside the program, and nothing was changed: the game stands where it stood. A report helps to mend it.
refusal-server-storage = The server cannot store anything just now. What was confirmed is safe; try again in a moment.
refusal-server-error = Something went wrong in the server. The game stands where it stood.

## The commands for those who run a server

server-about-serve = Run a server for both games; stop it with Ctrl-C.
server-about-backup = Write everything the server holds into one file, while it runs.
server-about-restore = Fill an empty database from a backup.
server-about-db = The database itself.
server-about-upgrade = Bring the database to the form this program needs; “serve” does so by itself.
server-about-check = Read every match to its end and list those that cannot be read.
server-about-password = Give an account a new password, which is printed once, and end its sessions.
server-about-moderate = Look after people and tables, while the server runs.
server-about-moderate-people = Find people by a part of their name or login, with the tables they play at.
server-about-moderate-lock = End all sessions of somebody, by login or id; an account stays shut until its password is reset.
server-about-moderate-forget = Delete somebody, by login or id; games stay without the name.
server-about-moderate-close = End a table without a result.
server-about-admin = Make an account an administrator.
server-about-host-option = Address to listen on; 0.0.0.0 for every network.
server-about-port-option = Port to listen on; 0 for any free one.
server-about-database-option = URL of the database; without one SQLite in the data folder.
server-about-data-option = The data folder.
server-about-open-option = Open the page in a browser.
server-about-revoke-option = Take the right away again.
server-backup-done = { $rows ->
    [one] One row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
server-restore-done = { $rows ->
    [one] One row was restored from { $file }.
   *[other] { $rows } rows were restored from { $file }.
}
server-restore-not-empty = There are tables in this database already; a backup is restored only into an empty one.
server-restore-other = { $file } is not a backup this program can restore (form { $form }).
server-restore-broken = { $file } is damaged or no backup; nothing was restored.
server-upgraded = The database is up to date now.
server-not-upgraded = The database was up to date already.
server-no-account = There is no account “{ $login }”.
server-admin-done = Done: { $login }.
server-password-done = The new password of { $login } is { $password }. All sessions of the account have ended.
server-moderate-person = { $id }  { $name } ({ $login }), sessions: { $sessions }, tables: { $tables }
server-moderate-locked = { $who } is logged out everywhere.
server-moderate-forgotten = { $who } is forgotten.
server-moderate-closed = Table { $table } is closed.
server-checked = Matches that can be read: { $well }; that cannot: { $broken }.
server-check-broken = { $table }: { $reason }
server-database-newer = This database was written by a newer program; it is left as it is.
server-database-away = The database does not answer: { $detail }
server-file-trouble = { $file }: { $detail }
refusal-server-settings-unknown = { $file }: there is no setting called { $names }.
refusal-server-settings-broken = { $file } cannot be read: { $detail }
refusal-server-settings-wrong = The setting “{ $name }” cannot be used: { $detail }

## At a terminal, on a server

server-option-server = Play on this server instead of here.
server-option-join = An invitation: the link, or what stands behind its #.
server-option-table = A table you know.
server-option-name = What the others call you.
server-option-bring = What to bring to a table where everybody brings something: the name of a ready-made army, or a file with a list.
server-option-bot = Bots on all other seats, of this name.
server-verb-say = say
server-help-say = say WORDS – say something to the table
server-verb-resign = resign
server-verb-agree = agree
server-help-resign = resign – give up your seat, in games that have no move for it
server-help-agree = agree – be for ending the game without a result; it ends when all are
server-remote-agreed = You agree to end the game; it ends when everybody does.
server-remote-lost = The connection is lost; reconnecting …
server-remote-waiting = Waiting until everybody is there.
server-remote-player = { $name } ({ NUMBER($number, useGrouping: 0) })
server-remote-invite = Send this to the others: { $link }
server-remote-table = Table { $table }
server-words = { $words }
refusal-server-unreachable = { $address } does not answer. { $detail }
refusal-server-said = { $sentence }

## At a table from a terminal: what its people ask and how one answers

server-verb-people = people
server-verb-vote = vote
server-verb-takeback = takeback
server-verb-yes = yes
server-verb-no = no
server-verb-here = here
server-verb-holiday = holiday
server-help-people = people – who sits where, and what is asked of you
server-help-vote = vote wait, vote bot, vote offer, vote score, vote end – say what should happen to an absent player
server-help-takeback = takeback, takeback 12 – ask to return by one action, or to just after action 12
server-help-yes = yes, no – answer whoever asks to take something back
server-help-here = here – say that you are still there, or take your seat again, or a seat that is offered
server-help-holiday = holiday, holiday over – let your clock stand, or run again
server-word-over = over
server-vote-word-wait = wait
server-vote-word-bot = bot
server-vote-word-offer = offer
server-vote-word-score = score
server-vote-word-end = end

server-asked-back = { $who } asks to return to just after action { NUMBER($at, useGrouping: 0) }. Answer yes or no.
server-asked-back-before = { $who } asks to return to action { NUMBER($at, useGrouping: 0) }, before: “{ $words }” Answer yes or no.
server-asked-vote = { $who } is absent. What should happen? { $choices }
server-asked-overdue = Your time is over: the others may decide about your seat. Make a move, or type here.
server-asked-left = Seat { NUMBER($number, useGrouping: 0) } is still yours; here takes it again.
server-asked-seat = The seat of { $who } is offered; here takes it.
server-asked-end = { $who } wants to end the game without a result. Type agree if you want that too.
server-remote-asked = The others are asked.
server-remote-voted = Your vote is counted: { $choice }.
server-remote-seat = { NUMBER($number, useGrouping: 0) } { $who }: { $state }
server-remote-state-person = there
server-remote-state-gone = not connected
server-remote-state-overdue = out of time
server-remote-state-bot = a bot
server-remote-state-open = free
server-remote-state-away = has left

refusal-server-nothing-asked = Nobody asks you anything just now.
refusal-server-vote-for-what = Say what should happen: { $choices }.
