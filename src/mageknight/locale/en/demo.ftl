# Kite Quarrel, the kernel's own game: what it shows and says.

## Seats are named after the colours of their kites

demo-seat-red = Red
demo-seat-blue = Blue
demo-seat-gold = Gold
demo-seat-green = Green

## Cards

demo-card-updraft = Updraft
demo-card-thermal = Thermal
demo-card-deep-breath = Deep Breath
demo-card-tangle = Tangle
demo-card-razor-line = Razor Line
demo-card-long-tail = Long Tail
demo-card-wet-silk = Wet Silk
demo-card-warm-rocks = Warm Rocks
demo-card-spyglass = Spyglass
demo-card-dare = Dare
demo-card-splice = Splice
demo-card-flourish = Flourish
demo-card-second-string = Second String
demo-card-snag = Snag
demo-card-backlash = Backlash
demo-card-text = { $name } ({ $cost ->
    [0] free
   *[other] costs { $cost }
}): { $effects }

demo-effect-rise = rise { $n }
demo-effect-soar = rise by your lift and { $n } more
demo-effect-inhale = catch { $n } breath
demo-effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
demo-effect-mend = splice { $n } line
demo-effect-drop = another kite falls { $n }
demo-effect-slash = tug with { SIGNED($bonus) } to cut { $cut } line
demo-effect-last = { $number } { SIGNED($amount) } for { $scope } until { $term }
demo-effect-peek = look at somebody’s hand
demo-effect-dare = somebody discards a gust or falls { $n }
demo-effect-flourish = at height { $n } or more, win a ribbon
demo-effect-cancel = answer: the announced card does nothing
demo-effect-backlash = answer, if you are meant: the announced card does nothing and costs its flyer { $n } line
demo-effect-second = lay another card for free

demo-scope-own = yourself
demo-scope-target = one other
demo-scope-all = everybody
demo-term-turn = your next turn
demo-term-round = the end of this round
demo-term-next-round = the end of the next round
demo-until-turn = until { $seat }’s turn
demo-until-round = until the end of round { $n }

## Numbers

demo-number-lift = lift
demo-number-pull = pull
demo-number-grip = grip
demo-number-plain = { $total }
demo-number-part = { SIGNED($amount) } { $source }
demo-number-made-of = { $total } ({ $parts })
demo-source-wind = wind
demo-source-height = high up

## What a seat can do

demo-lean-climb = climb
demo-lean-hold = hold
demo-lean-dive = dive
demo-lean-does-climb = rise by your lift, less one for every other that climbs
demo-lean-does-hold = catch 2 breath, grip +1 this round
demo-lean-does-dive = fall 1, pull +2 this round
demo-tug = tug

demo-do-lean = { $lean }: { $does }
demo-do-lay = lay { $card }
demo-do-show = discard { $card }
demo-do-aim = { $seat }
demo-do-pay-breath = pay with breath
demo-do-pay-line = pay with line
demo-do-tug = tug at a line
demo-do-breathe = catch 1 breath
demo-do-end-turn = end the turn
demo-do-pass = leave it
demo-do-concede = haul in the kite and leave the game
demo-do-offer = offer to end the game as it stands
demo-do-agree = agree to end the game
demo-do-decline = play on
demo-do-chance = chance says { $outcome }

## What the game waits for

ask-demo-lean = Wind { $wind }, your lift is { $lift }: how do you meet it?
ask-demo-turn = { $n ->
    [0] No actions left: end the turn, or take something back.
    [one] Your turn: one action.
   *[other] Your turn: { $n } actions.
}
ask-demo-aim = Whom is it meant for: { $what }?
ask-demo-pay = Pay { $n }, one at a time.
ask-demo-answer = Do you answer { $card }?
ask-demo-dare = You are dared: discard a gust, or fall { $n }.
ask-demo-second = Lay another card for free?
ask-demo-concede = Leave the game?
ask-demo-offer = Offer to end the game?
ask-demo-agree = Shall the game end as it stands?

## What has happened

demo-told-round = Round { $n } begins.
demo-told-wind = The wind is { $n }.
demo-told-locked = { $seat } has chosen.
demo-told-lean = { $seat }: { $lean }.
demo-told-turn = { $seat } plays.
demo-told-shuffled = { $n } cards are shuffled into the deck.
demo-told-drew = { $seat } draws { $n ->
    [one] a card.
   *[other] { $n } cards.
}
demo-told-drew-seen = { $seat } draws { $cards }.
demo-told-laid = { $seat } lays { $card }.
demo-told-answered = { $seat } answers { $other } with { $card }.
demo-told-aimed = { $card } is meant for { $target }.
demo-told-cancelled = { $card } will do nothing.
demo-told-fizzled = { $card } comes to nothing.
demo-told-over = { $source } has worn off.
demo-told-gust = { $seat } discards { $card }.
demo-told-peeked = { $seat } looks at { $target }’s hand.
demo-told-peeked-seen = { $seat } looks at { $target }’s hand: { $cards }.
demo-told-dice = { $seat } tugs at { $target }’s line: { $die } { SIGNED($pull) } = { $mine } against { $other } { SIGNED($grip) } = { $theirs }.
demo-told-more-height = { $seat } rises { $n }.
demo-told-less-height = { $seat } falls { $n }.
demo-told-more-line = { $seat } splices { $n } line.
demo-told-less-line = { $seat } loses { $n } line.
demo-told-more-breath = { $seat } catches { $n } breath.
demo-told-less-breath = { $seat } spends { $n } breath.
demo-told-more-ribbons = { $seat } wins { $n ->
    [one] a ribbon.
   *[other] { $n } ribbons.
}
demo-told-left-crashed = { $seat }’s line is cut: the kite is lost.
demo-told-left-conceded = { $seat } hauls in the kite and leaves.
demo-told-offered = { $seat } offers to end the game as it stands.
demo-told-agreed = { $seat } agrees.
demo-told-declined = { $seat } wants to play on.
demo-told-lapsed = The offer to end the game has lapsed.

demo-ending-rounds = The wind has died down: the game is over.
demo-ending-last = Only one kite is left in the air: the game is over.
demo-ending-agreed = All agreed to end the game.
demo-sheet-height = height
demo-sheet-line = line left
demo-sheet-ribbons = ribbons

## The table

demo-line-round = Round { $round }, wind { $wind }. Deck { $deck }, discarded { $discard }.
demo-line-kite = { $mark } { $seat }: height { $height }, line { $line }, breath { $breath }, ribbons { $ribbons }, cards { $cards }; lift { $lift }, pull { $pull }, grip { $grip }; { $score } points
demo-line-left = × { $seat }: out of the game; { $score } points
demo-mark-actor = ▶
demo-mark-chosen = ✓
demo-mark-none = ·
demo-line-lasting = { $source }: { $number } { SIGNED($amount) } for { $scope } { $until }
demo-line-table = On the table: { $card } of { $seat }
demo-line-aimed = On the table: { $card } of { $seat }, meant for { $target }
demo-line-cancelled = On the table: { $card } of { $seat }, cancelled
demo-line-shown = { $seat } holds, as you have seen: { $cards }
demo-line-lean = You have chosen: { $lean }
demo-line-hand = Your hand: { $cards }
demo-line-offer = { $seat } offers to end the game as it stands.

## Why not

refusal-demo-not-in-hand = You do not hold that card.
refusal-demo-only-answers = That card can only answer somebody else’s.
refusal-demo-no-answer = That card is no answer.
refusal-demo-not-meant = Only the one who is meant can answer with that.
refusal-demo-no-gust = That card is no gust.
refusal-demo-too-dear = It costs { $cost }, and you can pay no more than { $have }: the last of your line must stay.
refusal-demo-cannot-pay = You cannot pay with that.
refusal-demo-too-low = Your kite flies at { $height }; it takes { $need }.
refusal-demo-no-target = Nobody there can be meant.
refusal-demo-no-actions = You have no actions left this turn.
refusal-demo-full-breath = You cannot hold more than { $most } breath.

## Situation files

demo-arranged-bounds = the number must lie between { $least } and { $most }.
demo-arranged-taken = there is no such card left.
demo-arranged-too-few = at least two kites must fly.
demo-arranged-left = that seat is out of the game.
demo-arranged-lean = leans are known only once somebody’s turn has begun.
demo-arranged-momentary = that card has no effect that lasts.
