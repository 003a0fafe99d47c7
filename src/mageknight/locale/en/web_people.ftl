# The people at a table: its pace and their time, absence and the vote about it, seats changing hands, links.

web-pace = Pace
web-pace-none = No clock
web-pace-none-about = Everybody takes the time they need.
web-pace-live = In one sitting
web-pace-live-about = Minutes for a turn: all stay until the end.
web-pace-days = A turn now and then
web-pace-days-about = Days for a turn: everybody comes by when it suits.
web-pace-free = Time for a turn
web-pace-bank = Bank for the game
web-pace-nothing = none
web-pace-holiday = Holidays, each
web-pace-about = Whoever needs longer for a turn uses up the bank. When that is empty too, the others decide by majority: wait, let a computer play, offer the seat by link, or end the game.
web-pace-told = { $free } for a turn
web-pace-told-bank = bank of { $bank }
web-pace-told-holiday = holidays of { $holiday }

web-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-time-moment = less than a minute
web-time-yours = Your time
web-time-bank = bank: { $time }
web-time-with-bank = { $time } and { $bank } in the bank
web-time-over = out of time
web-time-holiday = on holiday

web-absent-over = { $who } is out of time.
web-absent-empty = The seat of { $who } is empty.
web-absent-question = What shall happen? More than half of the others decide; until then every vote can be changed.
web-absent-alone = What shall happen? You decide.
web-absent-voted = { $count } of { $most } have voted.
web-absent-closes = At { $time } those who have voted decide; without a majority everybody waits.
web-absent-watch = The others at the table decide what happens.
web-absent-me = Your time is over.
web-absent-me-about = The others may decide about your seat now. Any move of yours keeps it. Or say that you are here: that gives you another turn’s time, once in a turn.
web-absent-here = I am here
web-absent-free = Whoever watches may take it.
web-absent-take = Take this seat
web-absent-link = Send somebody a link to this seat
web-absent-left-bot = A computer has been playing for you since { $time }.
web-absent-left-empty = You left your seat at { $time }. It is still yours.
web-absent-back = Take my seat back
web-vote = What shall happen to this seat?
web-vote-wait = wait another turn’s time
web-vote-go-on = wait for now
web-vote-bot = let a computer play
web-vote-offer = offer the seat by link
web-vote-score = end the game as it stands
web-vote-end = end the game without a result
web-vote-level = Level of the computer
web-vote-by = for this: { $who }

web-seat-kept = kept for them
web-seat-stands-in = plays for { $who } since { $time }
web-seat-left-at = { $who } left at { $time }
web-seat-took-over = has taken over from { $who }
web-seat-give-back = give it back to { $who }
web-seat-bot-for-me = let a computer play for me
web-seat-offer-watchers = offer it to those who watch
web-seat-offered = offered to those who watch
web-holiday = Holiday
web-holiday-start = begin a holiday
web-holiday-end = end the holiday
web-holiday-about = While it runs your clock stands and the others see it. { $time } left.
web-holiday-until = Your clock stands; by { $time } the holiday is used up.
web-seat-holiday-until = on holiday until { $time } at the latest

web-links = Links
web-links-about = Whoever opens one needs no account.
web-links-working = These links work now:
web-link-make = New link
web-link-seat = To sit down
web-link-watch = To watch
web-link-hand = To watch with my hand
web-link-revoke = Revoke
web-watching = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}

web-again-waits = The table for the next game is there already.
web-again-join = Join the next game

## Going back by agreement, and the luck of a table

web-take-back-to = Return to
web-take-back-before = before { NUMBER($number, useGrouping: 0) }: { $words }
web-take-back-now = Take back
web-take-back-none = This table takes back nothing that was revealed.
web-take-back-marked = This game counts as one with a take-back.
web-luck = Luck
web-luck-secret = secret
web-luck-secret-about = Nobody knows the seed; it is shown when the game is over.
web-luck-open = from a seed I can note
web-luck-open-about = The same seed and options give the same beginning again, here, in the terminal and in Python. Everybody can know what comes, so the table is marked.
web-luck-another = Another seed
web-luck-known = Open table: its luck comes from the seed { $seed }, which everybody may know.
web-luck-was-known = It was known from the beginning.
