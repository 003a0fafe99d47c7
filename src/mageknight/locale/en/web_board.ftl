# The board game in the browser: ways over the map, what a fight needs, what a purchase lacks.

web-way-cost = { $cost } of { $move } Move
web-way-short = { $cost } Move: short by { $short }
web-way-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-way-provokes = provokes { $enemies }
web-way-assault = begins an assault: { $place }
web-way-go = Go there: { $cost } of { $move } Move
web-way-to = { $place }: { $cost } of { $move } Move
web-way-to-short = { $place }: { $cost } Move, short by { $short }
web-way-again = Pick it once more to go there.
web-way-more-move = Play cards for Move to get there.

web-need-counts = counts now: { $kinds }
web-need-halved = counts half: { $elements }
web-need-block-halved = block that counts half: { $elements }
web-market = For sale here
web-market-have = { $have } Influence at hand

# What a choice is called on the enemy it is about, and in the prompt.
web-foe-aim = Aim here
web-foe-aim-off = No longer aim here
web-foe-block = Block it
web-foe-block-one = Block attack { $number }
web-foe-take = Take its damage
web-foe-take-one = Take attack { $number }
web-block-whom = Block { $enemy }
web-block-whom-one = Block { $enemy }, attack { $number }

# What somebody might have meant who touches a card on offer, or the Tactic.
