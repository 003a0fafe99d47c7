# Spells and artifacts: banners, and what only single cards do.

## Banners

board-effect-banner = on a unit: { $parts }
board-banner-armor = Armor { SIGNED($amount) }
board-banner-attack = { SIGNED($amount) } to its Attacks
board-banner-block = { SIGNED($amount) } to its Blocks
board-banner-fame = Fame { SIGNED($amount) } whenever it attacks or blocks
board-banner-resists = { $resistances }
board-banner-spend = you may spend the unit in the Block phase: { $effect }
board-banner-flip = once a Round, outside combat: { $effect }
board-banner-saves = once a Round it ignores a Wound and all that comes with it
board-told-banner-used = { $player } turns “{ $card }” face down.
refusal-board-attach-the-banner = A banner is attached to a unit, not played for its basic effect.
refusal-board-banner-is-played = This banner is played for Influence; it goes only onto a unit recruited this turn.
refusal-board-unit-needs-its-banner = This unit has no Command token but its banner.
refusal-board-banner-has-no-use = There is nothing to be done with the banner of this unit.
refusal-board-banner-used = This banner lies face down until the next Round.
board-ask-save-unit = { $unit } would be wounded. Turn its banner face down to prevent it?
board-ask-discard-banner = Which banner do you take off its unit and put with your cards?
board-ask-unit-under-banner = Which of the units recruited this turn do you put under this banner?
board-do-use-banner = { $unit }, { $card }: { $text }
board-effect-await-recruit = a unit recruited this turn may be put under this banner instead of a Command token
board-effect-join-under-banner = the unit comes under the Banner of Command
board-effect-join-under-token = the unit gets a Command token
board-effect-ready-that = ready that unit
board-trigger-unit-fought = a unit of yours attacks or blocks for the first time this turn
board-counter-unit-that-fought-this-turn = unit that attacked or blocked this turn

## Enemies and Wounds

board-effect-idle-several = up to { $most } enemies: do not attack
board-effect-idle-rising = an enemy: does not attack; a second for 1 Move point, a third for 2, and so on
board-effect-cancel-attack = one attack of an enemy does not take place
board-enemy-all-blocked = all enemies you blocked completely
board-effect-throw-away-received = throw away all Wounds you received this turn
board-effect-ignore-wounds = ignore the first { $count ->
    [one] Wound
   *[other] { $count } Wounds
} from enemies this turn, with all that comes with it
refusal-board-no-wound-received = You received no Wound this turn.

## Units on offer

board-ask-recruit-free = Which unit of the offer joins you?
board-effect-recruit-free = recruit any unit of the offer for nothing
refusal-board-no-unit-on-offer = There is no unit on offer.

## Mana, dice, crystals

board-effect-endless-mana = as much mana as you like this turn ({ $colours })
board-effect-usable-gold = gold mana can be used even at night this turn
board-effect-usable-black = black mana can be used even by day this turn, as at night
board-effect-daylight = nearby garrisons and all ruins are revealed this turn as by day
board-effect-roll-die = roll a mana die – { $cases }
board-effect-roll-case = { ANY($faces) }: { $effect }
board-faces-basic = a basic colour
board-effect-push-luck = you may add 1 to the attack, up to { $most } times; each time { $risk }
board-effect-crystals-of-one-colour = gain { $count } crystals of one colour
board-effect-choose-some = choose { $count } different ones – { $options }
board-effect-harvest = gain a white crystal, or one in the colour of a resistance of that enemy (fire red, ice blue, physical green)
board-effect-sacrifice = choose green or white and red or blue: each pair of such crystals gives Siege Attack { $siege } (green) or Ranged Attack { $ranged } (white), of fire (red) or ice (blue), and turns into mana
board-told-die-rolled = { $player } rolls { $colour }.
board-told-die-locked = { $player } takes a { $die } out of the Source until the end of the Round.
refusal-board-no-pair-of-crystals = You have no pair of crystals for this.

## Attack and block

board-effect-ignore-fortification = the fortification of the site does not count
board-effect-double-physical = all your physical attacks in the Attack phase count twice
board-effect-separate-blocks = up to { $count } times { $effect }, each against a different attack
board-effect-borrowed-strength = in the Attack phase its attacks may be used against the other enemies
board-effect-archery = this turn each Ranged Attack counts twice or becomes a Siege Attack, and Siege Attacks may count twice as Ranged Attacks
board-ask-archery = How do you use this attack of { $amount }?
board-do-shoot-ranged = { $amount } as a Ranged Attack
board-do-shoot-siege = { $amount } as a Siege Attack
board-do-save-unit = Turn the banner face down
board-effect-fame-for-healing = Fame +1 for each of these { $count } Healing points that is spent
board-trigger-healing-spent = you spend Healing points
refusal-board-block-against-another-attack = Each of these blocks must be used against a different attack.

## The other players

board-effect-meltdown = every other player loses a random crystal, or takes a Wound without one; you may gain one of the crystals lost
board-effect-keep-crystal = gain one of the crystals lost
board-effect-radiance = every player, you included, takes a Wound for each of their crystals of that colour
board-effect-mind-read = every other player discards a spell or an action of that colour, or shows a hand without one
board-effect-steal-discarded = you may take one of the discarded actions into your hand, for good
board-effect-drain-units = you may spend one unit of level { $level } or lower of each other player
board-effect-lock-die = take a die of a basic colour out of the Source until the end of the Round
board-effect-mana-from-next-turn = gain a mana token of its colour at the start of each of your turns this Round
board-effect-curse-mana = until the end of the Round every other player who uses mana of that colour takes a Wound, at most one a turn
board-ask-mind-read = Your mind is read. Which card do you discard?
board-ask-steal-card = Which of the discarded actions do you take?
board-ask-drain-unit = Which unit of this player do you spend?
board-ask-lock-die = Which die do you take out of the Source?
board-told-hand = { $player } shows { $cards }.
board-line-banner-used = { $card } (face down)
board-line-shown = known in hand: { $cards }
board-told-empty-hand = { $player } has an empty hand.
board-told-card-stolen = { $player } takes “{ $card }” from { $victim }.
refusal-board-no-crystal-lost = Nobody lost a crystal.

## Moving, time, the deck

board-effect-wings = spend 1 to { $most } Move points and fly as many spaces to a safe one, provoking nobody
board-effect-underground-attack = go up to { $reach } spaces under the ground, past swamps and lakes, into a fortified site or to another player and attack there; the fortification of the site does not count, and you withdraw to where you started
board-effect-leap = this turn spaces and new tiles up to { $reach } spaces away count as adjacent
board-effect-turn-back-time = set this card aside for the Round, take all other cards played this turn back to your hand, draw none, and take another turn at once
board-effect-recollect = put { $count } cards of your discard pile onto or under your deck
board-effect-recollect-random = put { $count } random cards of your discard pile onto or under your deck
board-effect-put-on-deck = onto the deck
board-effect-put-under-deck = under the deck
board-ask-recollect = Which card of your discard pile goes back to the deck?

## What is lent

board-effect-call-to-arms = use one ability of a unit of the offer as if it were yours
board-effect-borrow-skill = use a skill of the common offer this turn, one usable every turn twice
board-effect-give-skill-back = the skill goes back to the common offer
board-effect-gain-skill = gain any skill of the common offer
board-ask-call-to-arms = Which unit of the offer do you call?
board-ask-borrow-skill = Which skill of the common offer do you use?
board-ask-gain-skill = Which skill of the common offer do you gain?
board-told-unit-lent = { $player } calls { $unit } to arms.
refusal-board-no-unit-to-call = No unit of the offer has an ability of use now.
refusal-board-no-skill-on-offer = The common skill offer has no skill for this.

## The Mysterious Box

board-effect-open-box = reveal the top artifact; this turn you may use the box as that artifact, for Fame +1
board-effect-box-basic = the basic effect of the revealed artifact
board-effect-box-strong = the strong effect of the revealed artifact; the box leaves the game
board-effect-box-banner = attach the box to a unit as the revealed banner
board-effect-close-box = the revealed artifact goes under its deck
board-ask-box-banner = Which unit carries the box as its banner?
board-told-artifact-shown = { $player } reveals “{ $card }”.
board-told-artifact-under-deck = “{ $card }” goes under the artifact deck.
refusal-board-no-artifact-left = There is no artifact left to reveal.
refusal-board-box-used = The box has been used already.

## More words

board-effect-ready-and-heal = ready a spent unit and heal one of its Wounds
board-effect-fly-around = move up to { $reach } spaces to a safe space, past { $terrain }, without provoking
board-change-armor-or-fortified = Armor { SIGNED($amount) }, or { SIGNED($fortified) } if it is fortified (at least { $least })
