# The words of the browser client itself. Sentences about a game come rendered from the server.

## Everywhere

web-close = Close
web-language = Language
web-settings = Settings
web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-setup = New game
web-nav-rules = Rules
web-nav-credits = Credits
web-to-start = To the start page
web-back-to = Back
web-missing = There is no such page.
web-guest = Guest { NUMBER($number, useGrouping: 0) }
web-you = you
web-player = Player { $number }
web-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-table = Table
web-spectator = spectator
web-game-board = Board game
web-game-minis = Miniatures
web-game-demo = Kite Quarrel

## The start page

web-tagline = The board game and the miniatures game, free to play, in your browser
web-board = Board game
web-board-about = Solo, First Reconnaissance, about 40 minutes; every step tells what it does
web-minis = Miniatures
web-minis-about = 100 points, ready-made armies, against the computer
web-play-now = Play now
web-skirmish-now = Skirmish now
web-set-up = Set up a game
web-first-game = First Reconnaissance
web-first-skirmish = Skirmish, 100 points
web-demo = A small game to try the table
web-continue = Continue
web-open = Open
web-your-turn = your turn
web-their-turn = not your turn
web-nothing-to-continue = No game is waiting. “Play now” begins one at once.
web-replays = Replays
web-no-replays = Finished games appear here.
web-import = Load a saved game
web-foot = No account needed. Everything is saved as you play. A work of fans without official art.

## Set-up

web-which-game = Which game
web-scenario = Scenario
web-seats = Seats
web-sets = Boxes
web-agreements = What the table agrees on
web-table-name = Name of the table
web-take-back-rule = Take back what was revealed
web-take-back-never = never
web-take-back-consent = if all agree
web-take-back-free = freely
web-hints-allowed = Hints are allowed
web-seed-own = Seed of your own
web-seed-secret = secret, shown at the end
web-begin = Begin
web-seat-me = me
web-seat-here-too = me, at this screen
web-seat-by-link = somebody by link
web-seat-computer = computer: { $bot }
web-table-laid = the players lay the terrain
web-table-random = terrain by chance
web-skirmish-title = { $edition }, { $points } points, { $place }

## Joining and waiting

web-join = Join with a link
web-join-link = Link or code
web-join-go = Join
web-joining = Joining …
web-lobby = Waiting for players
web-lobby-about = Send each of them a link; whoever opens it takes the seat.
web-invite = Make a link
web-seat-open = free
web-seat-bot = computer
web-seat-here = here
web-seat-away = away
web-seat-to-bot = let the computer play
web-connecting = Connecting …
web-table-closed = This table is closed to you.

## At the table

web-prompt = What the game waits for
web-waiting-for = Waiting for { $who }
web-nobody-waits = The game waits for nobody.
web-undo = Undo
web-redo = Redo
web-cancel = Cancel
web-hint = Hint
web-actions = All actions
web-actions-search = Search an action
web-actions-unlisted = These are proposals; other answers may be possible too.
web-actions-any-time = At any time
web-actions-not-now = { $count ->
    [one] One thing cannot be done now
   *[other] { $count } things cannot be done now
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-older = Earlier lines
web-log-replay = This moment in the replay
web-chat = Talk
web-chat-empty = Nobody has said anything.
web-chat-say = Say something to the table
web-chat-send = Say
web-chat-mute = I do not want to hear the others
web-text = The position in words
web-keys = Keys
web-menu = Menu
web-export = Save the match as a file
web-report = Report a problem
web-share-watch = Link for spectators
web-share-hand = Link for spectators of my hand
web-share-link = The link
web-take-back = Ask to take back
web-take-back-asked = You asked to go back one step; the others are deciding.
web-take-back-question = { $who } asks to go back. Do you agree?
web-take-back-withdraw = Withdraw
web-agree = Agree
web-refuse = Refuse
web-fair = The luck of this match was fixed at its start under the seal { $commitment }…
web-lost = Connection lost.
web-lost-safe = Nothing is lost; trying again.
web-lost-sending = Your last move is kept and sent again.
web-lost-try = Try now
web-back = Back.
web-back-news = { $count ->
    [0] Nothing happened meanwhile.
    [one] One step is new.
   *[other] { $count } steps are new.
}
web-curtain = Everything is hidden until the next player is alone with the screen.
web-curtain-next = Player { $number }, it is your turn
web-curtain-open = Show my side
web-pin = PIN of the seat

## The end of a game

web-score = Score sheet
web-total = Total
web-won = won
web-again = Play again
web-replay = Replay
web-seed = Seed of this match: { $seed }

## Replay

web-replay-controls = Film
web-replay-look = seen by
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-time = Moment
web-replay-branch = Play from here

## Rules

web-rules-about = Every rule of the books in our own words. Refusals name them by their number.
web-rules-search = Search words or a number
web-rules-book = Book
web-rules-all = all books
web-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-rules-more = and { $count } more; search to see fewer
web-book-ultimate-edition = Ultimate Edition
web-book-rebellion = Rebellion
web-book-quickstart = Quick-Start
web-book-miniatures-2-0 = Miniatures 2.0

## Keys

web-key-end = end the phase or the turn, or go on
web-key-undo = undo
web-key-redo = redo
web-key-cancel = cancel what is under way
web-key-hint = a hint
web-key-actions = list of all actions
web-key-offers = offers
web-key-log = log
web-key-text = the position in words
web-key-chat = talk
web-key-menu = menu
web-key-number = in the list of actions: choose
web-key-keys = these keys
web-key-escape = close a panel, drop a selection

## Settings

web-set-name = Name
web-set-paper = Look of menus
web-set-paper-auto = as the system
web-set-paper-light = light
web-set-paper-dark = dark
web-set-motion = Motion
web-set-motion-normal = normal
web-set-motion-off = none
web-set-follow = The board turns dark by night
web-set-curtain = Curtain between players at one screen
web-set-guard = Ask before a turn ends with something unused
web-set-text = Play by text
web-set-about = Settings stay in this browser. Sound there is none.

## Credits

web-credits-fans = mageknight is an unofficial work of fans, not made or endorsed by the publishers of the games. Its drawings and words are its own, except for what is named here.
web-credits-fonts = Type
web-credits-icons = Icons
web-credits-changed = Shown in one colour and in other sizes.
