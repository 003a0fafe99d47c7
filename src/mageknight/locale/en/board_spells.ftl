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
