# Spells and artifacts: banners, and what only single cards do.

## Banners

board-effect-banner = on a unit: { $parts }
board-banner-armor = Armor { SIGNED($amount) }
board-banner-attack = { SIGNED($amount) } to its Attacks
board-banner-block = { SIGNED($amount) } to its Blocks
board-banner-fame = Fame { SIGNED($amount) } whenever it attacks or blocks
board-banner-resists = resistances: { $resistances }
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
