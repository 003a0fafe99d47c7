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
web-computer = Computer
web-table = Table
web-spectator = spectator
web-game-board = Board game
web-game-minis = Miniatures
web-game-demo = Kite Quarrel

## The start page

web-tagline = The board game and the miniatures game, free to play, in your browser
web-board = Board game
web-board-about = Solo, First Reconnaissance, about 60 minutes: find the city before time runs out
web-minis = Miniatures
web-minis-about = 100 points, ready-made armies, against the computer
web-play-now = Play now
web-skirmish-now = Skirmish now
web-set-up = Set up a game
web-ready-games = Ready to play
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
web-packs = Packs of this server
web-packs-about = Content the host has added. Take out what you want to play without.
web-only-with-pack = only with the pack “{ $pack }”
web-not-in-boxes = not in your boxes
web-not-with = does not go together with “{ $other }”
web-scenario-about = { $rounds } rounds, { $most ->
    [one] one player
   *[other] { $players } players
}
web-variants-unfit = { $count ->
    [one] One that does not fit here
   *[other] { $count } that do not fit here
}
web-show-all = Show all { $count }
web-players-and-heroes = Players and heroes
web-how-many = How many players
web-hero-later = choose at the table
web-variants = Variants
web-more-options = Boxes, map and cities
web-the-map = Map
web-shape = Shape
web-as-the-scenario = as the scenario says
web-tiles-countryside = Countryside tiles
web-tiles-cities = City tiles
web-tiles-core = Other core tiles
web-city-level = Level of city { $number }
web-only-for = only for { $count } players
web-megapolises = Megapolises (the last cities)
web-megapolis-level = Level of Megapolis { $number }
web-teams = Teams
web-teams-by-lot = by lot
web-teams-as = { $one } against { $other }
web-agreements = What the table agrees on
web-table-name = Name of the table
web-take-back-rule = Take back what was revealed
web-take-back-never = never
web-take-back-consent = if all agree
web-take-back-free = freely
web-hints-allowed = Hints are allowed
web-seed-own = Seed
web-begin = Begin
web-seat-me = me
web-seat-here-too = me, at this screen
web-seat-by-link = somebody by link
web-seat-computer = computer: { $bot }
web-bot-random = at random
web-bot-page = page: new to it
web-bot-squire = squire: makes mistakes
web-bot-knight = knight: plays well
web-bot-champion = champion: the strongest
web-table-laid = the players lay the terrain
web-table-random = terrain by chance
web-skirmish-title = { $edition }, { $points } points, { $place }

## Joining and waiting

web-form-loading = Laying out the table …
web-join = Join with a link
web-join-link = Link or code
web-join-go = Join
web-join-invited = You are invited to a table. No account is needed.
web-join-invited-by = { $name } invites you to this table. No account is needed.
web-join-watching = You will watch this table. No account is needed.
web-join-name = What the others call you
web-lobby-not-full = The game begins by itself when every seat is taken.
web-copy = Copy
web-copied = Copied
web-admin = This server
web-admin-version = Version
web-admin-database = Database
web-admin-people = People
web-admin-accounts = of these with an account
web-admin-tables-open = Tables that wait for players
web-admin-tables-running = Tables in play
web-admin-tables-finished = Finished tables
web-admin-tables-closed = Closed tables
web-admin-live = Matches in memory
web-admin-viewers = Connections
web-admin-backlog = Writes that wait
web-admin-rules = Rules
web-admin-content = Content
web-admin-again = Look again
web-joining = Joining …
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
web-hint-do = Do it
web-hint-plan = { $count ->
    [one] and then one more step
   *[other] and then { $count } more steps
}
web-actions = All actions
web-actions-search = Search for an action
web-actions-unlisted = These are proposals; other answers may be possible too.
web-actions-any-time = At any time
web-actions-not-now = { $count ->
    [one] One thing cannot be done now
   *[other] { $count } things cannot be done now
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-since = since your last step
web-log-older = Earlier lines
web-log-replay = This moment in the replay
web-log-moment = Action { $number }: this moment in the replay
web-log-show = Show where this was
web-log-more =
    { $count ->
        [one] one small thing more
       *[other] { $count } small things more
    }
web-log-fold = show less
web-log-why = Why?
web-typed = Say what you do, or ask
web-typed-help = a number, words of an action, where, near, distance, threats, why, help …
web-typed-answers = What was asked and answered
web-key-rules = rules
web-rules-old = This translation is older than the English rule.
web-gloss-back = Back
web-fault = Something went wrong on this page.
web-fault-safe = The game is safe on the server. A report helps to fix it.
web-fault-again = Go on
web-bookmarks = Named moments
web-bookmark-name = A name for this moment
web-bookmark-keep = Keep it
web-bookmark-none = No moment of this game has a name yet.
web-bookmark-at = step { $number }
web-bookmark-look = See it again
web-bookmark-drop = Forget it
web-meanwhile = Since your last turn
web-meanwhile-short = Since my turn
web-meanwhile-cards = { $count ->
    [one] The dummy player turns up a card.
   *[other] The dummy player turns up { $count } cards.
}
web-meanwhile-more = Details
web-away = Since your last decision
web-away-earlier =
    { $count ->
        [one] One earlier line is in the log.
       *[other] { $count } earlier lines are in the log.
    }
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-say = Say something to the table
web-chat-send = Say
web-chat-mute = Mute the others
web-text = The position in words
web-keys = Keys
web-menu = Menu
web-export = Save the match as a file
web-report = Report a problem
web-share-link = The link
web-take-back = Ask to take back
web-take-back-asked = You asked to return to before action { NUMBER($number, useGrouping: 0) }: “{ $words }” The others are deciding.
web-take-back-question = { $who } asks to return to before action { NUMBER($number, useGrouping: 0) }: “{ $words }” Do you agree? What was hidden will be dealt again.
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
web-curtain-hero = { $hero }, player { $number }: it is your turn
web-curtain-asked = Player { $number }, something is asked of you
web-curtain-asked-hero = { $hero }, player { $number }: something is asked of you
web-curtain-open = Show my side
web-pin = PIN of the seat

## The end of a game

web-score = Score sheet
web-total = Total
web-won = won
web-result-won = { $who } { $count ->
    [one] wins.
   *[other] win.
}
web-result-you = You win.
web-result-drawn = A draw: nobody has won.
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
web-key-chat = chat
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
web-set-motion-fast = fast
web-set-motion-off = none
web-set-follow = The board turns dark by night
web-set-map-follows = The map shows by itself what can be explored
web-set-curtain = Curtain between players at one screen
web-set-guard = Ask before a turn ends with something unused
web-set-text = Play by text
web-set-about = Settings stay in this browser; with an account they come along to others.
web-set-lengths = Distances on the table
web-set-lengths-inches = in inches
web-set-lengths-centimetres = in centimetres

## Credits

web-credits-fans = mageknight is an unofficial work of fans, not made or endorsed by the publishers of the games. Its drawings and words are its own, except for what is named here.
web-credits-fonts = Type
web-credits-icons = Icons
web-credits-changed = Shown in one colour and in other sizes.

## The board game

web-map = Map
web-ledger = Your side
web-combat = Combat
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-all = Show everything
web-explore = Explore
web-explore-cost = { $cost } Move: reveals a tile
web-again-to-do = click once more
web-barrier = This reveals something and cannot be taken back.
web-day = Day { $number }
web-night = Night { $number }
web-always-night = Always dark here
web-round = round { $round } of { $rounds }
web-round-ends = the round is ending
web-dummy = Dummy
web-order = place { $number } in the order
web-fame = Fame
web-level = Level { $level }
web-to-level = { $points } to level { $level }
web-reputation = Reputation
web-influence-bonus = Influence { $bonus }
web-no-interaction = nobody deals with you
web-armor = Armor
web-armor-of = Armor { $armor }
web-hand = Hand
web-hand-limit = Hand limit
web-hand-empty = Your hand is empty.
web-spectating = You are watching.
web-deck = Deck
web-tactic = Tactic
web-tactic-none = no power of its own; low numbers go first
web-used = used
web-offers = Offers
web-offer-units = Units
web-offer-actions = Actions
web-offer-spells = Spells
web-offer-monastery = Monasteries
web-left = { $count } in the deck
web-units = Units
web-no-units = No units yet. Villages, keeps and towers have some to recruit.
web-command = { $used } of { $all } command tokens
web-ready = ready
web-spent = spent
web-wounded = { $count ->
    [one] wounded
   *[other] { $count } Wounds
}
web-elite = elite
web-price = price in Influence
web-source = Source
web-dice-left = { $count ->
    [0] no die left this turn
    [one] one die this turn
   *[other] { $count } dice this turn
}
web-die-free = { $colour } die
web-die-used = { $colour } die, taken
web-die-asleep = { $colour } die, of no use at this time of day
web-tokens = Tokens
web-tokens-about = gone at the end of the turn
web-crystals = Crystals
web-crystals-about = three of a colour at most
web-crystals-of = { $count } of 3 crystals, { $colour }
web-none = none
web-played = Played
web-or = or
web-card-heals = 1 heals it
web-card-sideways = sideways
web-card-thrown = throw the card away
web-kind-basic-action = basic
web-kind-advanced-action = advanced
web-kind-spell = spell
web-kind-artifact = artifact
web-kind-banner = banner
web-kind-wound = Wound
web-tag-movement = movement
web-tag-combat = combat
web-tag-influence = influence
web-tag-healing = healing
web-tag-special = special
web-tag-action = counts as an action
web-tag-banner = banner
web-effect-move = Move
web-effect-influence = Influence
web-effect-heal = Heal
web-effect-draw = draw
web-effect-fame = Fame
web-effect-melee = Attack
web-effect-ranged = Ranged
web-effect-siege = Siege
web-effect-block = Block
web-effect-reputation = Reputation
web-effect-gain-crystal = crystal
web-effect-gain-mana = mana
web-effect-wound = Wound
web-site-empty = Nothing is left of it.
web-face-down = lies face down
web-shield-of = Shield of { $hero }
web-explain = explain
web-pick-an-answer = Choose one of the marked answers.
web-turn = Your turn, { $hero }
web-use-skill = Use { $skill }
web-turn-about = Play cards to move, act where you stand, or rest.
web-turn-done = { $hero } has acted
web-turn-done-about = Use what is left for healing and other effects, then end the turn.
web-turn-rest = { $hero } rests
web-turn-move = Your move, { $hero }: { $move } Move left
web-turn-heal = { $hero } can heal: { $heal } left
web-turn-heal-about = Choose a Wound in your hand or a wounded unit. What is left over is lost with the action or the turn.
web-turn-move-about = Choose a marked space, explore, play a card, or go on.
web-turn-interact = { $hero } deals with the locals: { $influence } Influence
web-turn-interact-about = Recruit, buy, heal, or end the turn.
web-guard = End the turn? You could still:
web-phases = Phases of the combat
web-phase-ranged = Ranged and siege
web-phase-block = Block
web-phase-damage = Damage
web-phase-attack = Attack
web-combat-at = { $kind }: { $site }
web-no-enemies = No enemy is left.
web-blocked = Blocked
web-defeated = Defeated:
web-fortified = { $count ->
    [one] fortified
    [2] fortified twice over
   *[other] fortified { $count } times over
}
web-summons = summons: { $pile }
web-attack-value = Attack { $value }
web-fame-of = Fame { $fame }
web-block-gathered = Block gathered
web-attack-gathered = Attack gathered
web-nothing-gathered = Nothing gathered yet.
web-source-rules = rules
web-aim-first = Choose whom to attack, then gather enough.
web-of = { $have } of { $need }
web-short = short by { $short }
web-enough = enough
web-damage-if = Damage if you stop blocking now
web-damage-now = Damage to assign
web-wounds-would = { $count ->
    [one] a Wound for you
   *[other] { $count } Wounds for you
}
web-wounds-taken = { $count ->
    [one] One Wound taken in this combat; { $limit } knock you out.
   *[other] { $count } Wounds taken in this combat; { $limit } knock you out.
}
web-block-start = { $count ->
    [one] One attack comes at you
   *[other] { $count } attacks come at you
}
web-block-short = Block the { $enemy }: short by { $short }
web-block-enough = Enough to block the { $enemy }
web-block-about = Gather block from cards, units or skills, then block an attack whole; or go on and take the damage.
web-ranged-start = Shoot before they reach you?
web-ranged-about = Choose targets and gather ranged or siege attack; only siege reaches the fortified.
web-attack-start = Strike back
web-attack-about = Choose targets and gather enough attack for all of them together.
web-attack-short = { $enemy }: short by { $short }
web-attack-enough = Enough to defeat the { $enemy }
web-attack-enough-about = Strike now. What is more than needed is lost.
web-log-all = All { $count }
web-tabs = Parts of your side
web-tab-map = Map
web-tab-hero = Hero
web-tab-actions = Actions

web-glossary = Glossary
web-glossary-search = Look up a word
web-glossary-none = No such word here.
web-glossary-rules = Rules about this
web-key-glossary = Glossary: what words and icons mean

web-seats-and-links = Seats and links
web-key-seats = Seats and links
web-seat-conceded = has given up
web-seat-would-end = would end the game
web-seat-leave = leave the seat
web-seat-claim = sit down here
web-seat-free = free this seat
web-concede = Give up
web-concede-sure = Really give up?
web-end-together = Propose to end the game
web-end-not = Play on after all
web-account = Account
web-account-about = You can play without one. An account keeps your games, armies and settings for other browsers.
web-account-is = You are logged in as { $login }.
web-account-make = Make an account
web-account-adopt = bring the games of this browser along
web-login = Login name
web-password = Password (8 characters or more)
web-log-in = Log in
web-log-out = Log out
web-keeps-record = Keep a record of my results
web-set-sound = A sound when it is my turn
web-set-noises = Sounds of the games
web-set-noise-dice = Dice
web-set-noise-dial = Dials
web-set-noise-arms = Shots and blows
web-set-noise-drum = Falls and drums
web-set-noise-card = Cards
web-hear-yes = Yes, quietly
web-hear-no = No
web-set-noise-horn = Horns
web-set-cloth = Cloth of the battlefield
web-set-cloth-auto = as the terrain suggests
web-set-cloth-meadow = meadow
web-set-cloth-steppe = steppe
web-set-cloth-snow = snow
web-set-cloth-ruins = ruins
web-set-cloth-swamp = swamp
web-set-cloth-dungeon = dungeon
web-record = Record
web-record-none = No finished game yet.
web-record-all = all games
web-record-sums = What they add up to
web-record-each = Game by game
web-record-mode = Kind
web-record-role = Hero or faction
web-record-games = Games
web-record-won = Won
web-record-mean = Mean score
web-record-when = Finished
web-record-result = Result
web-record-score = Score
web-record-win = won
web-record-loss = not won
web-record-taken-back = with take-back
web-record-hinted = with hints
web-record-stood-in = somebody was replaced
web-record-watch = watch
web-record-any = any
web-record-opponent = Against
web-record-against-none = nobody
web-record-against-people = people
web-record-against-bots = computers
web-record-against-both = people and computers
web-record-clean = without help and take-backs
web-record-total = All of these
web-mode-solo = alone
web-mode-cooperative = together
web-mode-competitive = against each other

web-phase-melee = Melee
web-aggressor = aggressor
web-defender = defender
web-strikes = attacks now
web-gets-through = { $damage } damage gets through
web-siege-only = Behind walls: only Siege attacks count.
web-assault = Joint assault
web-assault-share = faces { $count ->
    [one] one defender
   *[other] { $count } defenders
}
web-assault-fought = has fought

web-keys-about = Type another letter or sign to change a key. The browser's own shortcuts stay free.
web-keys-taken = { $key } cannot be used, or does something else already.
web-keys-reset = Back to the usual keys

## What single scenarios and variants bring

web-affairs = This scenario
web-portal-closed = The portal is closed.
web-out = { $hero } is out of the game.
web-named = Your team wants to bring { $hero } home.
web-upgrades = Laid out for upgrades: { $cards }
web-kept = Set aside for later: { $cards }
web-hidden-die = { $hero } has hidden a die.

web-turn-over = Your turn is over. You can still take it back.
web-proceed = Let the computer go on
web-set-own-edge = My edge of the battlefield lies below, also when I set up in the north
web-set-waits = The computer waits until I say so, as long as I can take back my last step
