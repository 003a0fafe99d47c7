# What cards, units, skills and Tactics do, put together from small effects.

board-effect-sequence = { $first }; { $rest }
board-effect-group = ({ $effect })
board-effect-any-of = { ANY($options) }
board-effect-may = you may: { $effect }
board-effect-if = if { ANY($condition) }: { $effect }
board-effect-if-else = if { ANY($condition) }: { $effect }, otherwise: { $otherwise }
board-effect-spend-mana = pay mana ({ $colours }): { $effect }
board-effect-case = { $colour }: { $effect }
board-effect-cases = by colour – { $cases }
board-effect-discard = discard { $card }: { $effect }
board-effect-throw-away = throw { $card } away: { $effect }
board-effect-take-wound-then = take { $count ->
    [one] a Wound
   *[other] { $count } Wounds
}: { $effect }
board-effect-for-each = { $effect } for each { $counter }{ $most ->
    [99] { "" }
   *[other] , at most { $most } times
}
board-effect-for-each-discard = discard { $most ->
    [99] any number of cards
   *[other] up to { $most } cards
}, for each: { $effect }
board-effect-repeat = { $times } times: { $effect }
board-effect-later = { $moment }: { $effect }
board-effect-with-bonus = { $effect }, { SIGNED($amount) } for each { $counter }

## Points, attack, block

board-effect-move = Move { $amount }
board-effect-influence = Influence { $amount }
board-effect-heal = Heal { $amount }
board-effect-attack = { $kind ->
    [board-kind-ranged] Ranged Attack
    [board-kind-siege] Siege Attack
   *[other] Attack
} { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}
board-effect-block = Block { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}
board-effect-block-double-swift = Block { $amount }{ $element ->
    [board-element-physical] { "" }
   *[other] { " " }({ $element })
}, twice that against Swift attacks

## Gains

board-effect-gain-mana = gain { $count ->
    [one] a mana token
   *[other] { $count } mana tokens
} ({ $colour })
board-effect-gain-crystal = gain { $count ->
    [one] a crystal
   *[other] { $count } crystals
} ({ $colour })
board-colours-any-basic = any basic colour
board-colours-any = any colour
board-colours-list = { ANY($colours) }
board-colours-from-paid = the colour of the mana paid
board-colours-from-discarded = the colour of the discarded card
board-colours-from-thrown = the colour of the card thrown away
board-colours-from-chosen = the chosen colour
board-colours-from-rolled = the colour rolled
board-colours-from-owned = a colour of your crystals
board-colours-from-not-owned = a colour you have no crystal of
board-colours-from-spell-offer = a colour of the spell offer
board-effect-choose-colour = choose a colour
board-effect-draw = draw { $count ->
    [one] a card
   *[other] { $count } cards
}
board-effect-fame = Fame { SIGNED($amount) }
board-effect-reputation = Reputation { SIGNED($amount) }
board-effect-take-wound = take { $count ->
    [one] a Wound
   *[other] { $count } Wounds
}
board-effect-throw-away-wounds = throw away { $most ->
    [one] a Wound
   *[other] up to { $most } Wounds
} from your hand
board-effect-hand-limit = Hand limit { SIGNED($amount) } for the next draw
board-effect-extra-die = use { $count ->
    [one] one more die
   *[other] { $count } more dice
} of the Source this turn
board-effect-extra-die-black = use { $count ->
    [one] one more die
   *[other] { $count } more dice
} of the Source this turn; one black die counts as any basic colour
board-effect-extra-die-wild = use { $count ->
    [one] one more die
   *[other] { $count } more dice
} of the Source this turn; black and gold dice count as any basic colour, by day and by night

## Enemies

board-effect-enemy = { $whom }: { $changes }
board-enemy-one = an enemy
board-enemy-all = all enemies
board-enemy-one-attack = one attack of an enemy
board-change-armor = Armor { SIGNED($amount) } (at least { $least })
board-change-armor-resistance = Armor { SIGNED($amount) } for each of its resistances (at least { $least })
board-change-armor-set = Armor becomes { $amount }
board-change-attack = Attack { SIGNED($amount) }
board-change-skip = does not attack
board-change-destroy = is destroyed
board-change-lose-fortifications = without fortifications
board-change-lose-resistances = without resistances
board-change-lose-resistance = without { $resistances }
board-change-attack-plain = loses all its abilities
board-change-lose-attack-abilities = loses the abilities of its attacks
board-change-gain = gains { $abilities }

## Units

board-units-all = all your units
board-units-one = one of your units
board-effect-ready = ready a spent unit{ $level ->
    [99] { "" }
   *[other] { " " }of level { $level } or lower
}
board-effect-ready-all = ready all your units
board-effect-ready-levels = ready spent units with at most { $levels } levels together
board-effect-heal-unit = heal a unit of one Wound
board-effect-heal-all-units = heal all your units completely
board-effect-wound-self = this unit is wounded
board-effect-unit-bonus = { $whom }: { $bonus }
board-effect-units-safe = your units cannot be given damage

## The map

board-terrain-all = every terrain
board-effect-terrain-set = { $terrain }: move cost { $amount }
board-effect-terrain-less = { $terrain }: move cost { SIGNED($amount) } (at least { $bound })
board-effect-terrain-add = { $terrain }: move cost { SIGNED($amount) }{ $bound ->
    [99] { "" }
   *[other] { " " }(at most { $bound })
}
board-effect-terrain-enter = { $terrain } can be entered{ $amount ->
    [0] { "" }
   *[other] { " " }for { $amount }
}
board-effect-terrain-forbid = { $terrain } cannot be entered
board-effect-terrain-safe = { $terrain } is safe to end on
board-effect-no-provoke = your moves provoke no rampaging enemies
board-effect-explore-cost = exploring costs { SIGNED($amount) }

## When

board-moment-end-of-turn = at the end of the turn
board-moment-attack-phase = in the Attack phase
board-moment-own-next-turn = in your next turn
board-condition-day = it is day
board-condition-night = it is night
board-condition-on-terrain-forest = you are in a forest
board-condition-on-terrain-hills = you are in hills
board-condition-on-terrain-mountain = you are on a mountain
board-condition-at-magical-glade = you are at a magical glade
board-condition-at-fortified-site = you are at a fortified site
board-condition-not-in-combat = you are not in combat
board-condition-used-in-interaction = you interact with locals
board-condition-least-fame-not-tied = you alone have the least Fame
board-condition-paid-mana-green = green mana was paid
board-condition-paid-mana-red = red mana was paid
board-condition-deed-deck-empty = your Deed deck is empty
board-condition-deed-deck-not-empty = your Deed deck is not empty
board-condition-no-wound-added-to-hand-this-combat = no Wound came to your hand in this combat
board-condition-no-source-die-used-this-turn = you used no die of the Source this turn
board-condition-no-unit-recruited-for-influence-this-turn = you recruited no unit this turn
board-condition-at-least-2-cards-in-hand-before-drawing = you have two cards or more before drawing
board-condition-no-unit-used-or-hurt-against-that-enemy = no unit was used or hurt against that enemy
board-condition-not-used = it was not used
board-condition-part-of-successful-block = it is part of a successful block
board-condition-unit-readied = a unit was readied
board-condition-used-as-banner = it is attached as a banner

## What is counted, and which cards will do

board-counter-ready-unwounded-own-unit = ready, unwounded unit of yours
board-counter-wound-in-hand-or-on-own-unit = Wound in your hand or on your units
board-counter-enemy-token-faced = enemy you face
board-counter-unit-recruited-this-turn = unit recruited this turn
board-counter-enemy-blocked-this-turn = enemy blocked this turn
board-counter-different-crystal-colour-owned = colour among your crystals
board-counter-full-set-of-four-crystal-colours = full set of four crystals
board-counter-own-command-token-without-unit = Command token without a unit
board-counter-abilities-attack-colours-and-resistances-of-blocked-enemy = ability, attack colour and resistance of the blocked enemy
board-counter-enemy-defeated-by-this-attack = enemy defeated by this attack
board-counter-enemy-defeated-in-this-combat-phase = enemy defeated in this phase
board-counter-healing-point-of-this-card-spent-this-turn = point of this Healing spent this turn
board-counter-own-crystal-of-chosen-colour = crystal of the chosen colour
board-counter-pair-of-crystals-first-and-second = pair of crystals of the two colours
board-counter-unit-that-attacks-or-blocks-this-turn = unit that attacks or blocks this turn
board-filter-action = an action card
board-filter-other-action = another action card
board-filter-any = a card
board-filter-any-including-wound = any card, even a Wound
board-filter-any-with-at-most-one-wound = cards, at most one of them a Wound
board-filter-coloured = a card with a colour
board-filter-non-interactive = a card that affects nobody else
board-filter-non-wound = a card other than a Wound
board-filter-spell-or-action-of-chosen-colour = a spell or an action of the chosen colour
board-filter-wound = a Wound
