# The board game in the browser: ways over the map, what a fight needs, what a purchase lacks.

web-way-cost = { $cost } of { $move } Move
web-way-short = { $cost } Move: short by { $short }
web-way-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-way-provokes = provokes { $enemies }
web-way-assault = begins an assault: { $place }
web-way-rival = a fight with { $hero } if you stay
web-way-go = Go there: { $cost } of { $move } Move
web-way-to = { $place }: { $cost } of { $move } Move
web-way-to-short = { $place }: { $cost } Move, short by { $short }
web-way-again = Pick it once more to go there.
web-way-more-move = Play cards for Move to get there.

web-need-counts = counts now: { $kinds }
web-need-halved = counts half: { $elements }
web-need-block-halved = block that counts half: { $elements }
web-market = For sale here
web-market-begin = You would begin with { $have } Influence
web-market-have = { $have } Influence at hand

# What a choice is called on the enemy it is about, and in the prompt.
web-foe-aim = Aim here
web-foe-aim-off = No longer aim here
web-skill-foreign = another hero’s: with it comes the lowest card of the offer, not one of your choice
web-foe-block = Block it
web-foe-block-one = Block attack { $number }
web-foe-caught = Armor { $armor } once all its attacks are blocked
web-armor-elusive = Armor { $armor }, { $caught } once blocked
web-foe-slow = Spend Move to weaken it:
web-foe-slow-by = { $count ->
    [one] Spend one Move point
   *[other] Spend { $count } Move points
}
web-foe-take = Take its damage
web-foe-take-one = Take attack { $number }
web-block-whom = Block { $enemy }
web-block-whom-one = Block { $enemy }, attack { $number }

# What somebody might have meant who touches a card on offer, or the Tactic.

# What a phase, a level and an enemy say of themselves.
web-level-due = then Level { $level }
web-reputation-of = Reputation { $change }
web-block-done = Every attack is dealt with
web-attack-done = Nobody is left to strike
web-phase-over = This phase is over.
web-block-one-only = Everything gathered goes into one block: block now, then gather for the next attack.
web-guard-talk = Talk now, and lose { $influence } Influence?
web-guard-talk-about = Influence counts only from the moment you talk. Undo takes the cards back into your hand.
web-contest-halved = Block of the wrong element counts half.
web-contest-halved-afar = From afar, every 2 points of block take 1 off the attack.
web-guard-block = Go on without blocking? Enough is gathered:
web-opening = The table is laid: { $scenario }, { $tiles } tiles on the map. In play: { $heroes }.
web-opening-scenario = The table is laid: { $scenario }.

# The goal and the first page.
web-goal = The goal
web-goal-open = What this game is about
web-goal-of = { $have } of { $need }
web-goal-tiles = Tiles still to be revealed
web-goal-tiles-left = { $count ->
    [one] tile left
   *[other] tiles left
}
web-goal-dummy = Cards in the Dummy’s deck: when it is empty, the Round ends
web-goal-dummy-left = { $count ->
    [one] Dummy card
   *[other] Dummy cards
}
web-last-turn-yours = Your last turn of the game
web-last-turns = The game is ending: last turns
web-round-last-yours = Your last turn this Round
web-opening-page = What this game is about
web-opening-map = See the map
web-opening-rounds = You have { $rounds } Rounds, Day and Night in turn. By Night forests are slow, deserts quick, gold dice sleep and black ones wake.
web-opening-tiles = { $count } more tiles wait to be revealed: stand at the edge of the map and pay Move to explore.
web-opening-dummy = The Dummy only turns cards. When its deck is empty it announces the end of the Round: that is your clock.
web-opening-cards = In a turn, play cards to move, then take one action: fight, talk to people or enter a site. Any card also counts 1 laid sideways.
web-opening-dice = One die of the Source each turn powers the lower, stronger half of a card of its colour.
web-opening-wounds = Wounds clog your hand. Heal them, rest, or block before they come.
web-kind-alone = alone
web-kind-together = together
web-kind-rivals = against each other
web-minutes = about { $minutes } min
web-difficulty = Difficulty { $level } of 3
web-difficulty-1 = easy to learn
web-difficulty-2 = demanding
web-difficulty-3 = for experts

# A card laid sideways.
web-sideways-move = Lay it sideways for 1 Move
web-sideways-influence = Lay it sideways for 1 Influence
web-sideways-attack = Lay it sideways for 1 Attack
web-sideways-block = Lay it sideways for 1 Block

# Looking at somebody, and what pieces say.
web-look-at-player = Look at this player: units, skills, piles
web-skills = Skills
web-discard-pile = Discard pile
web-hand-seen = Cards of the hand everybody has seen
web-dummy-about = Nobody plays the Dummy: in its turns it only turns over cards of its deck, and a crystal it holds of the last card’s colour makes it turn more. When the deck is empty, it announces the end of the Round.
web-tip-unit = Price { $price }, Armor { $armor }
web-usage-once-per-turn = once a turn
web-usage-once-per-round = once a Round
web-usage-interactive = once a Round; lies on the table for everybody
web-usage-passive = always in effect

# Moments.
web-moment-kill = { $enemy } defeated
web-moment-fame = Fame { $fame }
web-moment-level = Level { $level }
web-moment-command = Command tokens
web-moment-conquest = Conquered: { $site }
web-moment-city = A city is yours
web-moment-city-about = Its people fight for you now.
web-moment-dusk = Night falls
web-moment-dusk-about = Forests are slow, deserts quick; black mana wakes, gold sleeps.
web-moment-dawn = A new day
web-moment-dawn-about = Forests are open, deserts hot; gold mana is worth every colour.
web-moment-round = The Round is ending
web-moment-round-about = { $players ->
    [1] You have one more turn.
   *[other] One more turn for everybody else.
}
web-moment-last = The end is near
web-moment-last-about = { $players ->
    [1] You have one last turn.
   *[other] Everybody has one last turn.
}
web-title-of = { $hero }, { $title }
web-title-0 = lost in the mist
web-title-1 = squire
web-title-2 = wanderer
web-title-3 = knight errant
web-title-4 = champion
web-title-5 = conqueror
web-title-6 = legend of the land
web-best = Your best here: { $score } ({ $hero })
web-best-new = Your best result in this scenario so far
web-next = Next: try { $scenario }.
web-course = Fame, turn by turn
web-course-of = { $who }: { $fame } Fame
web-best-turns = Best turns
web-best-turn = { $who }, Round { $round }: { $fame } Fame.
web-best-turn-beaten = Beaten: { $foes }.
web-best-turn-wounds = { $count ->
    [0] No Wound.
    [one] One Wound.
   *[other] { $count } Wounds.
}
web-luck-rolled = { $count ->
    [one] One mana die rolled
   *[other] { $count } mana dice rolled
}; of each colour { $expected } were to be expected:
web-luck-drawn = { $who } drew { $cards } cards, { $wounds ->
    [one] one Wound
   *[other] { $wounds } Wounds
} among them; { $expected } were to be expected.
web-course-so-far = The game so far

# What the prompt says of phases and questions.
web-goal-rounds = { $rounds } Rounds
web-after-ranged = On to Block
web-after-block = On to the damage
web-after-attack = End the fight
web-discard-empty = Your Deed deck is empty: there is nothing to draw.
web-discard-about = Then you draw up to your Hand limit of { $limit }.
web-pick-for-good = Choose one of the marked answers; it reveals something and cannot be taken back.
web-board-hear = Do you want to hear the game?
web-turn-about-moved = Play cards to move, or act where you stand.
web-turn-talk = Move on, or talk to the locals: Influence counts only once you talk.
web-turn-shared = Another hero stands here: attack, or move on.
web-way-reveals = shows what lies hidden nearby, for good
web-march-about = Play cards for Move, then pick the city on the map.
