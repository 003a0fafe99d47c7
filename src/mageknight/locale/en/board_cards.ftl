# Basic and advanced actions: what goes beyond the plain effects.

## Questions

board-ask-boost = Do you discard a card for { SIGNED($amount) }?
board-ask-die-to-crystal = Which die of the Source gives you a crystal?
board-ask-ease-space = Which space costs { $amount } less this turn?
board-ask-fly = Which space do you move to?
board-ask-gain-action = Which advanced action of the offer do you gain?
board-ask-gain-spell = Which spell of the offer do you gain?
board-ask-play-along = Which action card do you play along?
board-ask-reroll-die = Which die of the Source do you reroll?
board-ask-set-die = Which die of the Source do you take?
board-ask-spell-crystal = Which spell of the offer gives its colour to a crystal?
board-ask-use-offered-action = Which advanced action of the offer do you use?
board-ask-use-offered-spell = Which spell of the offer do you cast?

## When something happens

board-effect-on = whenever { $trigger }: { $effect }
board-effect-on-times = { $times ->
    [one] once this turn, when { $trigger }
   *[other] the first { $times } times { $trigger } this turn
}: { $effect }
board-effect-on-next-times = { $times ->
    [one] the next time after that { $trigger }
   *[other] the next { $times } times after that { $trigger }
}: { $effect }
board-trigger-moved-one-space = you enter a space
board-trigger-wound-to-hand = a Wound comes to your hand
board-trigger-wound-healed-from-hand = you heal a Wound in your hand
board-trigger-unit-healed = you heal a unit
board-trigger-unit-recruited = you recruit a unit
board-trigger-enemy-defeated = you defeat an enemy
board-trigger-that-enemy-defeated = you defeat that enemy
board-trigger-defeated-by-this = this helps to defeat an enemy
board-trigger-blocked-by-this = this helps to block an attack
board-trigger-cast-spell = you cast a spell
board-trigger-cast-spell-of = you cast a spell ({ $colour })
board-trigger-start-of-own-turn = your turn begins

## To be used later

board-effect-grant = { $times ->
    [0] this turn, as often as you like
    [one] once this turn
   *[other] up to { $times } times this turn
}: { $effect }
board-effect-grant-combat = { $times ->
    [0] in this combat, as often as you like
    [one] once in this combat
   *[other] up to { $times } times in this combat
}: { $effect }
board-effect-convert = turn { $per ->
    [one] a point
   *[other] { $per } points
} of { $points } into { $into }
board-effect-as-action = as your action: { $effect }

## Cards and offers

board-effect-play-along = play another action card along: its strong effect is free, and its Move, Influence, Attack or Block gets { SIGNED($bonus) }
board-effect-use-thrown-basic = use its basic effect { $times ->
    [one] once
   *[other] { $times } times
}
board-effect-use-thrown-strong = use its strong effect { $times ->
    [one] once
   *[other] { $times } times
}, free of mana
board-effect-use-offered-spell = cast a spell of the offer ({ $colour }; { $half }; { $price }); it stays there
board-effect-use-offered-action = use an advanced action of the offer ({ $colour }; { $half }; { $price }); it stays there
board-half-basic = basic effect
board-half-strong = strong effect
board-half-either = basic or strong effect
board-price-free = free of mana
board-price-normal = for its mana
board-colours-from-any = of any colour
board-effect-gain-spell = gain a spell of the offer ({ $colour }; to: { $zone })
board-effect-gain-action = gain an advanced action of the offer ({ $colour }; to: { $zone })
board-effect-buy-spell = gain a spell of the offer for { $price } Influence (to: { $zone })
board-effect-buy-action = gain an advanced action of the offer for { $price } Influence (to: { $zone })
board-effect-return-this = take this card back to your hand
board-effect-put-this-on-top = put this card on top of your Deed deck
board-effect-put-this-below = put this card under your Deed deck
board-effect-boost = { $effect }; { SIGNED($amount) } for each discarded card ({ $cards }{ $most ->
    [0] ; any number
   *[other] ; at most { $most }
})
board-effect-card-bonus = every other card this turn gives more: { $bonus }
board-effect-card-bonus-next = the next fitting card this turn gives more: { ANY($bonus) }
board-bonus-move = Move { SIGNED($amount) }
board-bonus-attack = Attack { SIGNED($amount) }
board-bonus-block = Block { SIGNED($amount) }
board-bonus-armor = Armor { SIGNED($amount) }

## Mana and crystals

board-effect-set-die = take { $count ->
    [one] a die
   *[other] { $count } dice
} of the Source, turn { $count ->
    [one] it
   *[other] each of them
} to any colour but gold and gain { $tokens ->
    [one] a mana token
   *[other] { $tokens } mana tokens
} of that colour
board-effect-die-to-crystal = a Source die of a basic colour gives a crystal of that colour and is rerolled
board-effect-reroll-all = reroll the whole Source
board-effect-reroll = reroll { $most ->
    [one] a die
   *[other] up to { $most } dice
} of the Source
board-effect-crystals-except = gain a crystal of each basic colour the card thrown away does not have
board-effect-crystals-of-spells = gain { $count ->
    [one] a crystal in the colour of a spell of the offer
   *[other] { $count } crystals in the colours of different spells of the offer
}
board-effect-return-spent-crystals = all crystals spent this turn come back

## The map

board-effect-fly = move up to { $reach ->
    [one] one space
   *[other] { $reach } spaces
} to a safe space, whatever the terrain, without provoking{ $cost ->
    [0] { "" }
   *[other] { " " }(costs { $cost } Move)
}
board-effect-fly-paid = move as many spaces as you paid Move points to a safe space, whatever the terrain, without provoking
board-effect-ease-terrain = one terrain of your choice costs { $amount } less to enter this turn (at least { $least })
board-effect-ease-space = one space costs { $amount } less to enter this turn (at least { $least })
board-effect-land-block = Block equal to the move cost of your space ({ $day } by day, { $night } by night)

## Combat and units

board-effect-block-per-trait = Block { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}, 1 more for each ability, attack colour and resistance printed on the blocked enemy
board-enemy-two-attacks = two attacks of enemies, each
board-enemy-that = that enemy
board-change-armor-surplus = Armor { SIGNED($amount) } for each point of Block to spare (at least { $least })
board-effect-ready-for = ready a spent unit{ $level ->
    [99] { "" }
   *[other] { " " }of level { $level } or lower
} for { $price } Influence per level
board-effect-recruit-discount = once this turn, when you recruit a unit: { $effect }
board-effect-discount = it costs { $amount } Influence less
board-effect-discount-then = it costs { $amount } Influence less, but { $effect }
board-effect-take-wound-discard = put { $count ->
    [one] a Wound
   *[other] { $count } Wounds
} on your discard pile
board-effect-take-wound-where-then = take { $count ->
    [one] a Wound
   *[other] { $count } Wounds
} into hand or discard pile: { $effect }
board-effect-throw-away-that-wound = throw that Wound away
board-counter-wound-to-hand-this-turn = Wound that came to your hand this turn

## Refusals

refusal-board-card-not-in-play = That card does not lie in your play area.
refusal-board-condition-not-met = The condition of this effect is not met.
refusal-board-no-card-to-play-along = You have no action card whose strong effect could be used now.
refusal-board-no-die-left = There is no die left in the Source.
refusal-board-no-space-to-fly-to = There is no safe space within reach.
refusal-board-no-such-card-in-offer = No card of the offer can be used for this.
refusal-board-no-units = You have no unit for this.
refusal-board-too-few-points = This takes { $need ->
    [one] a point
   *[other] { $need } points
}; you have { $have }.
