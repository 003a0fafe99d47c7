# The board game: what can be done, what happened, what lies on the table, what is refused.

## People, places, sources

board-dummy = the dummy player
board-nth = { $name } no. { $number }
board-some-card = a card
board-some-artifact = an artifact
board-some-unit = a unit
board-some-tactic = the Tactic
board-space = { $terrain } at { $place }
board-space-beside = { $what } { $side } { $site }
board-space-away = { $what } { $count } spaces { $direction } of { $site }
board-space-off = { $what } { $count ->
    [one] one space
   *[other] { $count } spaces
} { $direction } and { $more } { $aside } of { $site }
board-space-towards = { $what } to the { $direction }
board-space-site = { $site } ({ $terrain }) at { $place }
board-space-only = the { $site } { $where }
board-space-city = the { $site }
board-space-unknown = unknown land at { $place }
board-source-rules = by the rules
board-source-reputation = by Reputation
board-source-shields = by the Shields in the city
board-source-site = by the site
board-direction-n = north
board-direction-ne = north-east
board-direction-e = east
board-direction-se = south-east
board-direction-s = south
board-direction-sw = south-west
board-direction-w = west
board-direction-nw = north-west
board-direction-far = elsewhere
board-until-turn = until the end of the turn
board-until-combat = until the end of the combat
board-until-round = until the end of the round
board-until-my-turn = until the owner’s next turn
board-until-phase = until the end of the phase
board-until-used = until it is used
board-combat-assault = assault
board-combat-adventure = adventure
board-combat-rampage = fight with rampaging enemies
board-combat-burning = burning of a monastery

## Mana that can pay

board-mana-red = red mana
board-mana-blue = blue mana
board-mana-green = green mana
board-mana-white = white mana
board-mana-gold = gold mana
board-mana-black = black mana
board-crystal-red = red crystal
    .one = a red crystal
board-crystal-blue = blue crystal
    .one = a blue crystal
board-crystal-green = green crystal
    .one = a green crystal
board-crystal-white = white crystal
    .one = a white crystal
board-die-red = red die
    .one = a red die
board-die-blue = blue die
    .one = a blue die
board-die-green = green die
    .one = a green die
board-die-white = white die
    .one = a white die
board-die-gold = gold die
    .one = a gold die
board-die-black = black die
    .one = a black die
board-endless-red = endless red mana
board-endless-blue = endless blue mana
board-endless-green = endless green mana
board-endless-white = endless white mana
board-endless-gold = endless gold mana
board-endless-black = endless black mana
board-stolen-red = stolen red die
    .one = a stolen red die
board-stolen-blue = stolen blue die
    .one = a stolen blue die
board-stolen-green = stolen green die
    .one = a stolen green die
board-stolen-white = stolen white die
    .one = a stolen white die
board-stolen-gold = stolen gold die
    .one = a stolen gold die
board-stolen-black = stolen black die
    .one = a stolen black die

## Numbers and what they are made of

board-number = { $total }
board-number-part = { SIGNED($amount) } { $source }
board-number-made-of = { $total } ({ $parts })
board-part-level = level
board-part-printed-cost = printed
board-part-refugee-camp = refugee camp
board-part-reputation = by Reputation
board-part-terrain = terrain
board-part-keeps = keeps
board-part-city = city
board-part-wall = wall
board-part-effect = effect
board-part-spent = spent
board-part-brutal = Brutal
board-part-printed-armor = printed
board-part-printed-attack = printed
board-part-white-city = white city
board-part-blue-city = blue city
board-part-vampiric = Vampiric
board-part-defend = Defend
board-part-halved = counts half

## What can be done

board-do-pick-hero = Play { $hero }
board-do-pick-tactic = Take Tactic { $number }, { $tactic }: { $text }
board-do-play-basic = Play { $card }: { $text }
board-do-play-strong = Play { $card } (strong): { $text }
board-do-play-sideways = Play { $card } { $use }
board-do-activate = Use { $unit }: { $text }
board-do-activate-for-mana = Use { $unit } for { ANY($mana) } mana: { $text }
board-do-use-skill = Use the skill { $skill }: { $text }
board-do-use-grant = Use { $source } now: { $text }
board-do-turn-crystal = Turn a { $colour } crystal into mana
board-do-use-tactic = Use { $tactic }: { $text }
board-do-attach-banner = Give { $card } to { $unit }
board-do-heal-hand = Heal a Wound in hand
board-do-heal-unit = Heal { $unit }
board-do-step = Move { $direction } to { $space } for { $cost }
board-do-step-closed = Move { $direction } to { $space }
board-do-explore = Explore to the { $direction } (tile { $position })
board-do-interact = Talk to the locals
board-do-recruit = Recruit { $unit } (cost { $cost })
board-do-recruit-cheaper = Recruit { $unit } (cost { $cost }, or { $least } with everything that makes it cheaper)
board-do-buy-healing = Buy a point of Healing
board-do-buy-spell = Buy the spell { $card } (cost { $cost })
board-do-learn = Learn { $card } (cost { $cost })
board-do-buy-unseen = Learn the unseen top card of the advanced actions (cost { $cost })
board-do-buy-artifact = Buy an artifact (cost { $cost })
board-do-call-elite = Pay for another elite unit in the offer
board-do-enter = Enter: { $space }
board-do-enter-path = Enter: { $space }, { $path } Move
board-do-burn-monastery = Burn the monastery down
board-do-challenge = Challenge { $enemies } to the { $direction }
board-do-turn-back = Turn back: the action of this turn is used up
board-do-begin-rest = Rest
board-do-forfeit = Forfeit the turn
board-do-forfeit-announcing = Announce the end of the round instead of this turn
board-do-end-turn = End the turn
board-do-aim = Aim at { $enemy } (Armor { $armor })
board-do-aim-off = No longer aim at { $enemy }
board-do-strike = Strike
board-do-block = Block { $attack } (needs { $needed })
board-do-slow = Spend a Move point against { $attack }
board-do-end-phase = End this phase of the combat
board-do-take-damage = Take the damage of { $attack }
board-do-damage-hero = { $hero } takes the damage
board-do-damage-unit = Damage to { $unit }
board-do-damage-hero-so = { $hero } takes the damage: { $harm }
board-do-damage-unit-so = Damage to { $unit }: { $harm }
board-harm-wounds = { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
board-harm-wounds-poison = { $wounds ->
    [one] 1 Wound, and 1 into the discard pile
   *[other] { $wounds } Wounds, and as many into the discard pile
}
board-harm-wounds-paralyze = { $wounds ->
    [one] 1 Wound, and every other card of the hand is discarded
   *[other] { $wounds } Wounds, and every other card of the hand is discarded
}
board-harm-unit-none = no Wound, thanks to a resistance
board-harm-unit-wound = a Wound{ $left ->
    [0] { "" }
   *[other] , { $left } damage left
}
board-harm-unit-poison = two Wounds{ $left ->
    [0] { "" }
   *[other] , { $left } damage left
}
board-harm-unit-paralyze = destroyed{ $left ->
    [0] { "" }
   *[other] , { $left } damage left
}
board-do-pay = Pay with { $source }
board-do-pay-as = Pay with { $source }, used as { $colour }
board-do-choose-effect = { $text }
board-do-choose-option = Option { $number }
board-do-choose-reward = Take { $reward }
board-do-choose-zone = From: { $zone }
board-do-choose-colour = Choose { $colour }
board-do-choose-card = Choose { $card }
board-do-choose-unit = Choose { $unit }
board-do-choose-enemy = Choose { $enemy }
board-do-choose-space = Choose { $space }
board-do-choose-die = Choose die { $number } ({ $die })
board-do-choose-skill = Choose { $skill }: { $text }
board-do-choose-number = Choose { $number }
board-do-choose-seat = Choose { $player }
board-do-decline = No, go on
board-do-chance = Chance: { $outcome }
board-effect-none = no effect
board-attack = the attack of { $enemy } ({ $value } { $element })
board-attack-nth = attack { $number } of { $enemy } ({ $value } { $element })
board-attack-lost = an attack of { $enemy }

## What happened: cards

board-told-played = { $player } plays { $card }.
board-told-discarded = { $player } discards { $card }.
board-told-thrown-away = { $player } throws { $card } away.
board-told-healed = { $player } heals a { $card }.
board-told-moved = { $player }: { $card } goes from { $source } to { $target }.
board-told-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
board-told-drew-seen = { $player } draws { $cards }.
board-told-found = { $player } searches the Deed deck and takes { $card }.
board-told-stored = { $player } stores the top card of the Deed deck, unseen.
board-told-wound = { $player } takes a Wound ({ $zone }).
board-told-gained = { $player } gains { $card } ({ $zone }).
board-told-shuffled = { $player } has a newly shuffled Deed deck.
board-told-offered = { $card } is offered now.
board-told-offer-returned = { $card } is no longer offered.
board-told-artifacts = { $player } draws { $count ->
    [one] an artifact
   *[other] { $count } artifacts
} to choose from.
board-told-artifacts-seen = { $player } draws { $cards } to choose from.
board-told-artifact-kept = { $player } keeps { $card }.
board-told-artifact-returned = { $player } puts { $card } back under the deck.

## What happened: the course of the game

board-told-hero = Player { $number } plays { $hero }.
board-told-dummy = The dummy player has the cards of { $hero }.
board-told-source = The Source shows { $dice }.
board-told-round-day = Round { $number } begins: it is day.
board-told-round-night = Round { $number } begins: it is night.
board-told-tactic = { $player } takes Tactic { $number }, { $tactic }.
board-told-tactic-used = { $player } uses { $tactic }.
board-told-tactic-removed = The Tactic { $tactic } is out of the game.
board-told-order = Order of this round: { $players }.
board-told-turn = It is the turn of { $player }.
board-told-extra-turn = { $player } has another turn after this one.
board-told-plundered = { $player } plunders the village.
board-told-phase = Phase of the combat: { $phase }.
board-told-reward = { $player } has earned { $reward }.
board-told-round-end = { $player } announces the end of the round.
board-told-end-near = The end of the game is near. A last turn for { $players }.
board-told-game-over = The game is over.
board-told-level = { $player } reaches level { $level }.
board-told-hand-limit = { $player }: Hand limit { SIGNED($amount) } for the next draw.
board-told-dummy-flipped = The dummy player turns up { $cards }.
board-told-dummy-card = The dummy player adds { $card } to its deck.
board-told-dummy-crystal = The dummy player gains a { $crystal }.
board-told-order-token-down = { $player } turns the Round Order token face down.
board-told-order-token-up = { $player } turns the Round Order token face up again.
board-told-locked = { $player } has chosen.
board-reward-artifact = an artifact
board-reward-spell = a spell
board-reward-action = an advanced action
board-reward-unit = a unit
board-reward-crystal-roll = a crystal by the die
board-reward-crystal-choice = a crystal of choice
board-reward-dungeon = a spell or an artifact by the die
board-reward-crystal-set = a crystal of each colour

## What happened: combat

board-told-combat = { $player } begins a combat.
board-told-combat-at = { $player } begins a combat: { $space }.
board-told-enemy = Enemy: { $enemy }.
board-told-enemy-summoned = Summoned: { $enemy }.
board-told-enemy-left = Gone from the combat: { $enemy }.
board-told-defeated = { $player } defeats { $enemy }.
board-told-attack = { $player } gathers Attack { $amount } ({ $kind }, { $element }; { $source }).
board-told-block = { $player } gathers Block { $amount } ({ $element }; { $source }).
board-told-target = { $player } aims at { $enemy }.
board-told-target-dropped = { $player } no longer aims at { $enemy }.
board-told-blocked = { $player } blocks { $enemy }.
board-told-knocked-out = { $player } is knocked out.
board-told-combat-over = The combat is over.

## What happened: points, mana, Fame

board-told-points = { $player }: { SIGNED($amount) } { $what } ({ $source }).
board-told-fame = { $player }: { SIGNED($amount) } Fame.
board-told-reputation = { $player }: { SIGNED($amount) } Reputation.
board-told-used = { $player } uses { FORM($source, "one") }.
board-told-mana = { $player } gains { $count ->
    [one] { FORM($mana, "one") }
   *[other] { $count } × { $mana }
}.
board-told-crystal-lost = { $player } loses a { $crystal }.
board-told-die-claimed = { $player } keeps a { $die } of the Source.
board-told-die = Die { $number } of the Source shows { $colour }.
board-told-dice = { $player } may use { $count ->
    [one] one more die
   *[other] { $count } more dice
} of the Source this turn.
board-told-lasting = The effect of { $source } lasts { $until }.

## What happened: units and skills

board-told-unit-joined = { $unit } join { $player }.
board-told-unit-left = { $unit } leave { $player }.
board-told-unit-ready = { $player }: { $unit } are ready{ $wounds ->
    [0] .
    [one] , with a Wound.
   *[other] , with { $wounds } Wounds.
}
board-told-unit-spent = { $player }: { $unit } are spent{ $wounds ->
    [0] .
    [one] , with a Wound.
   *[other] , with { $wounds } Wounds.
}
board-told-banner = { $player } gives { $card } to a unit.
board-told-banner-off = { $player } takes { $card } off a unit.
board-told-units-ready = All units of { $player } are ready.
board-told-unit-offered = { $unit } can be recruited now.
board-told-unit-returned = { $unit } can no longer be recruited.
board-told-skill-used = { $player } uses the skill “{ $skill }”.
board-told-skills = { $player } turns up { $skills }.
board-told-skill = { $player } gains the skill “{ $skill }”.
board-told-skill-offered = The skill { $skill } is free for all now.

## What happened: the map

board-told-tile = { $tile } is revealed to the { $direction }.
board-told-tile-laid = { $tile } is laid out.
board-told-step = { $player } moves to { $space }.
board-told-stands = { $player } is now on { $space }.
board-told-off-map = { $player } leaves the map.
board-told-token = { $enemy } appear: { $space }.
board-told-token-hidden = A { $enemy } waits face down: { $space }.
board-told-token-turned = { $enemy } revealed: { $space }.
board-told-ruin = { $ruin } revealed: { $space }.
board-told-ruin-hidden = A ruin token lies face down: { $space }.
board-told-shield = { $player } marks { $space } with a Shield.
board-told-shield-off = A Shield of { $player } is taken from { $space }.
board-told-city = { $city } of level { $level } comes into view.
board-told-city-shield = { $player } puts a Shield on the card of { $city }.
board-told-city-fell = { $city } has fallen.
board-told-city-led = { $city } has fallen; its leader is { $player }.
board-told-monastery = A monastery teaches { $card } this round.

## The table as text

board-mark-turn = →
board-mark-none = ·
board-line-nothing = –
board-line-before = { $scenario }: the game is being set up.
board-line-between-day = { $scenario }, round { $round } of { $rounds }, day. Nobody is on turn.
board-line-between-night = { $scenario }, round { $round } of { $rounds }, night. Nobody is on turn.
board-line-header-day = { $scenario }, round { $round } of { $rounds }, day. Turn of { $player } ({ $phase }): move { $move }, influence { $influence }, healing { $heal }, dice { $dice }.
board-line-header-night = { $scenario }, round { $round } of { $rounds }, night. Turn of { $player } ({ $phase }): move { $move }, influence { $influence }, healing { $heal }, dice { $dice }.
board-line-order = Order: { $order }.
board-line-announced = Order: { $order }. { $player } has announced the end of the round.
board-line-ending = Order: { $order }. These are the last turns of the game.
board-line-over = The game is over.
board-line-player = { $mark } { $player }: level { $level }, Fame { $fame }, Reputation { $reputation }, Armor { $armor }, hand { $hand }/{ $limit }, deck { $deck }, { $place }
board-line-off-map = off the map
board-line-tactic = { "  " }Tactic: { $tactic }{ $stored ->
    [0] { "" }
   *[other] , { $stored } stored
}
board-line-tactic-used = { "  " }Tactic (used): { $tactic }{ $stored ->
    [0] { "" }
   *[other] , { $stored } stored
}
board-line-stock = { "  " }Has { $stock }
board-line-count = { $count } × { $what }
board-line-units = { "  " }Units ({ $count }/{ $command }): { $units }
board-line-unit = #{ $uid } { $unit } ({ $notes })
board-line-unit-ready = ready
board-line-unit-spent = spent
board-line-unit-wounded = Wounds: { $count }
board-line-skills = { "  " }Skills: { $skills }
board-line-skill-ready = { $skill }
board-line-skill-turn = { $skill } (used this turn)
board-line-skill-round = { $skill } (used this round)
board-line-skill-centre = { $skill } (in the centre)
board-line-piles = { "  " }Played: { $played }. Discarded: { $discard }
board-line-dummy = · The dummy player ({ $hero }): deck { $deck }, discarded { $discard }, { $crystals }, Tactic { $tactic }
board-line-hand = Your hand: { $cards }
board-line-drawn = To choose from: { $cards }
board-line-source = Source: { $dice }
board-line-die-taken = ({ $colour }, taken)
board-line-mine = { $site }: { $colours }
board-line-die-depleted = ({ $colour }, depleted)
board-line-actions = Advanced actions: { $cards }
board-line-spells = Spells: { $cards }
board-line-unit-offer = Units: { $units }
board-line-monastery = Monasteries teach: { $cards }
board-line-revealed-skills = Skills turned up: { $skills }
board-line-skill-offer = Skills for all: { $skills }
board-line-tactics = Tactics: { $tactics }
board-line-decks = Left: { $countryside } countryside and { $core } core tiles, { $actions } advanced actions, { $spells } spells, { $artifacts } artifacts, { $regulars } regular and { $elites } elite units
board-line-lasting = Lasting: { $source } { $until }
board-line-step = { $direction }: { $space } for { $cost }
board-line-step-provokes = { $direction }: { $space } for { $cost }, provokes enemies
board-line-city = { $city }, level { $level }: { $garrison } defenders. Shields: { $shields }
board-line-city-conquered = { $city }, level { $level }, conquered: { $garrison } defenders. Shields: { $shields }
board-line-tile = { $tile } ({ $position }): { $spaces }
board-line-hex = { $place } { $terrain }
board-line-hex-with = { $place } { $terrain } ({ $notes })
board-line-shield = Shield of { $player }
board-line-ruin-hidden = ruin token face down
board-line-token-hidden = { $enemy } face down
board-line-combat = Combat ({ $kind }, { $site }):
board-line-enemy = { "  " }{ $enemy }: Armor { $armor }, fortified { $fortified }, Fame { $fame }; { $traits }
board-line-enemy-away = monster in its place
board-line-enemy-aimed = aimed at
board-line-attack = { "    " }Attack { $value } { $element }: block needs { $needed }, gathered { $gathered }, else damage { $damage }
board-line-attack-blocked = { "    " }Attack { $value } { $element }: blocked
board-line-attack-done = { "    " }Attack { $value } { $element }: done
board-line-summons = { "    " }Summons: { $enemy }
board-line-attack-pool = { "  " }Attack: { $points }
board-line-block-pool = { "  " }Block: { $points }
board-line-points = { $amount } { $kind } { $element } ({ $source })
board-line-aim = { "  " }Attack { $total } against Armor { $needed }

## Questions

board-ask-pay-mana = Which mana do you pay with ({ ANY($colours) }{ $left ->
    [one] )?
   *[other] ; still { $left } to pay)?
}
board-ask-hero = Which hero do you play?
board-ask-tactic = Which Tactic do you take for this round?
board-ask-turn = It is your turn. What do you do?
board-ask-forfeit = You have neither cards nor a deck: your turn is forfeited.
board-ask-rest = You rest. Which card do you discard?
board-ask-rest-wounds = You rest. Do you discard Wounds too?
board-ask-combat-ranged = Combat, ranged and siege attacks: what do you do?
board-ask-combat-block = Combat, block: what do you do?
board-ask-combat-attack = Combat, attack: what do you do?
board-ask-next-damage = Which unblocked attack deals its damage next?
board-ask-assign-damage = { $enemy }: who takes the { $damage } damage?
board-ask-challenge-more = Do you challenge more rampaging enemies?
board-ask-maze-unit = Which unit comes along?
board-ask-maze-path = The path costs { $cost } Move, you have { $have }. What do you play?
board-ask-disband = You have no free Command token. Which unit do you send away?
board-ask-glade = The glade takes a Wound from you. From where?
board-ask-reward = Which reward do you take next?
board-do-artifact-reject = Put { $card } back under the deck
board-do-artifact-keep = Put { $card } onto your Deed deck
board-ask-artifact-reject = Which artifact goes back under the deck?
board-ask-artifact-keep = Which artifact goes onto your Deed deck next?
board-ask-offer-spell = Which spell of the offer do you take?
board-ask-offer-action = Which advanced action of the offer do you take?
board-ask-reward-unit = Which unit joins you?
board-ask-level-skill = You have reached a new level. Which skill do you take?
board-ask-end-discard = Do you discard cards before drawing?
board-ask-end-discard-must = You played no card this turn: discard one.
board-ask-choose-option = Which effect do you choose?
board-ask-choose-option-of = { $source }: which effect do you choose?
board-ask-crystal = You gain a crystal: of which colour?
board-ask-choose-colour = Which colour do you choose?
board-ask-choose-colour-of = { $source }: which colour do you choose?
board-ask-choose-unit = Which unit do you choose?
board-ask-choose-enemy = Which enemy do you choose?
board-ask-choose-attack = Which attack do you choose?
board-ask-ready-unit = Which unit becomes ready?
board-ask-heal-unit = Which unit is healed?
board-ask-discard = Which card do you discard?
board-ask-discard-more = Do you discard another card?
board-ask-throw-away = Which card do you throw away?

## What is refused: the table

refusal-board-unknown-scenario = There is no scenario called “{ $scenario }”. There are: { $known }.
refusal-board-wrong-number-of-players = This scenario is not played by { $seats }.
refusal-board-hero-taken = Somebody else plays this hero.
refusal-board-tactic-taken = This Tactic is not on offer.

## What is refused: cards, units, skills

refusal-board-not-in-hand = You do not have this card in hand.
refusal-board-wound-unplayable = A Wound cannot be played.
refusal-board-no-such-part = There is no such effect here.
refusal-board-no-crystal-of-colour = You have no crystal of that colour.
refusal-board-no-mana = You have no mana that could pay for it.
refusal-board-strong-spell-by-day = The stronger half of a spell can only be cast by night.
refusal-board-not-now = This would do nothing right now.
refusal-board-wrong-time = This can only be used at another time.
refusal-board-attack-not-now = You can attack only in the attack phases of a combat.
refusal-board-attack-not-ranged = In this phase only Ranged and Siege attacks count.
refusal-board-block-not-now = You can block only in the Block phase of a combat.
refusal-board-no-healing-in-combat = There is no healing during a combat.
refusal-board-too-little-healing = You have too few Healing points for that, or there is no such Wound.
refusal-board-only-in-interaction = This works only while you interact with locals.
refusal-board-only-in-combat = This works only in a combat.
refusal-board-unit-not-ready = This unit is spent or wounded.
refusal-board-no-such-unit = You have no such unit.
refusal-board-units-not-allowed = This unit cannot take part in this combat.
refusal-board-skill-used = This skill has been used already.
refusal-board-no-such-skill = You do not have this skill.
refusal-board-no-tactic-to-use = Your Tactic has nothing that could be used now.
refusal-board-no-such-grant = You have no such effect to use.
refusal-board-not-a-banner = This card is not a banner.
refusal-board-no-option = None of these effects can be used now.
refusal-board-no-card-to-discard = You have no card in hand that would do.
refusal-board-no-such-crystal = There is no colour to choose from.
refusal-board-no-wound-in-hand = You have no Wound in hand.
refusal-board-no-unit-to-ready = You have no spent unit that could become ready.
refusal-board-no-unit-to-heal = You have no wounded unit.
refusal-board-no-enemy-to-affect = No enemy here can be affected.

## What is refused: movement

refusal-board-no-movement-now = You can move only before the action of a regular turn.
refusal-board-not-adjacent = One step leads only to a space next to yours.
refusal-board-already-there = Your hero already stands here.
refusal-board-inaccessible = This space cannot be entered.
refusal-board-rampager-there = A rampaging enemy bars this space.
refusal-board-city-closed = In this scenario cities cannot be entered.
refusal-board-owner-at-home = The owner of this keep is at home.
refusal-board-too-few-move-points = This takes { $cost } Move points and you have { $have }.
refusal-board-no-tiles-left = There are no tiles left to reveal.
refusal-board-explore-not-adjacent = You can explore only next to the space you are on.
refusal-board-explore-beyond-coast = The land ends here: no tile may lie there.
refusal-board-explore-too-few-neighbours = A tile there would touch too few others.

## What is refused: actions and locals

refusal-board-action-done = You have taken the action of this turn already.
refusal-board-no-adventure-here = There is no adventure here.
refusal-board-site-cleared = This site has been cleared.
refusal-board-no-monastery = There is no monastery here.
refusal-board-no-rampager-there = There is no rampaging enemy next to you there.
refusal-board-space-occupied = Another hero stands on this space.
refusal-board-no-locals = There is nobody here to talk to.
refusal-board-reputation-x = With your Reputation, nobody will talk to you.
refusal-board-not-interacting = You are not talking to the locals.
refusal-board-not-offered = This is not offered here.
refusal-board-unit-not-recruited-here = This unit cannot be recruited here.
refusal-board-too-little-influence = This costs { $cost } Influence and you have { $have }.
refusal-board-cannot-rest = You cannot rest after moving or acting.
refusal-board-empty-hand-cannot-rest = You cannot rest with an empty hand.
refusal-board-must-rest = With nothing but Wounds in hand you must rest.
refusal-board-cannot-forfeit = You can forfeit only a turn that has not begun.

## What is refused: combat

refusal-board-wrong-phase = This does not belong to this phase of the combat.
refusal-board-no-such-enemy = There is no such enemy in this combat.
refusal-board-twice-fortified = Fortified twice over: nothing reaches this enemy before the Attack phase.
refusal-board-no-targets = Choose first whom to attack.
refusal-board-attack-too-weak = Your attack adds up to { $total }; you need { $needed }.
refusal-board-not-blocking-now = Attacks are blocked in the Block phase, not now.
refusal-board-no-such-attack = There is no such attack to deal with.
refusal-board-block-too-weak = Your block adds up to { $total }; you need { $needed }.
refusal-board-not-cumbersome = Only cumbersome attacks can be slowed down.
refusal-board-no-move-points = You have no Move points.
refusal-board-unit-wounded = A wounded unit cannot take damage.
refusal-board-unit-hurt-already = This unit has taken damage in this combat already.
refusal-board-hero-only = The damage of an assassin goes to the hero alone.
refusal-board-units-protected = Your units are protected: they cannot take damage.

## The end

board-ending-reached = The goal of the scenario has been reached.
board-ending-rounds = The last round is over.
board-score-fame = Fame
board-score-knowledge = Knowledge: spells and advanced actions
board-score-leader = Leadership: units
board-score-adventurer = Adventure: sites explored
board-score-loot = Loot: artifacts and crystals
board-score-conqueror = Conquest: keeps, towers, monasteries
board-score-beating = Beating: Wounds
board-score-title-knowledge = Greatest Knowledge
board-score-title-leader = Greatest Leader
board-score-title-adventurer = Greatest Adventurer
board-score-title-loot = Greatest Loot
board-score-title-conqueror = Greatest Conqueror
board-score-title-beating = Greatest Beating
board-score-cities = Cities led and shared
board-score-title-cities = Greatest City Conqueror
board-score-goal-cities = Cities conquered
board-score-goal-all = All cities conquered
board-score-goal-rounds = Rounds left over
board-score-goal-dummy = Cards left to the dummy player
board-score-goal-time = End of the round not announced

## Situation files

refusal-situation-not-a-place = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” is not a place on the map; write two numbers with a comma.
