# The miniatures game: what it asks, offers, tells and refuses. Names of figures, abilities and terrain are in minis_figures.ftl.

# Logs of earlier versions call a player so.
minis-seat = Player { $number }
minis-figure = { $name } ({ $number })
minis-section = { $name } ({ $number }, { $section })
minis-section-front = front
minis-section-left = left
minis-section-rear = rear
minis-section-right = right
minis-no-figure = figure { $number }
minis-place = { $x } east, { $y } north
minis-edge-south = the southern edge
minis-edge-east = the eastern edge
minis-edge-north = the northern edge
minis-edge-west = the western edge
minis-where-reserve = not yet deployed
minis-where-fielded = on the battlefield
minis-where-eliminated = eliminated
minis-where-gone = no longer in the battle

## Ways to act

minis-how-move = move
minis-how-march = move as a formation
minis-how-surge = surge: move up to an opponent and attack, for 1 click
minis-how-double-time = double-time: move twice as far
minis-how-soar = go up to soaring level
minis-how-land = come down to the ground
minis-how-double-march = move as a formation at double-time
minis-how-charge-double = charge: move at double speed
minis-how-charge = charge: move, then fight
minis-how-bound-double = bound: move at double speed
minis-how-bound = bound: move, then shoot
minis-how-levitate = Magic Levitation
minis-how-carry = move and carry a friend
minis-how-regenerate = Regeneration
minis-how-raise = Necromancy
minis-how-revenant = Revenant
minis-how-summon = Summon
minis-how-shoot = ranged combat
minis-how-magic-blast = ranged combat with Magic Blast
minis-how-flame = ranged combat with Flame/Lightning
minis-how-shockwave = Shockwave
minis-how-magic-heal = Magic Healing
minis-how-magic-freeze = ranged combat with Magic Freeze
minis-how-magic-confuse = ranged combat with Magic Confusion
minis-how-mage-blast = ranged combat with Mage Blast
minis-how-stormfire = ranged combat with Stormfire
minis-how-overwatch = keep watch: shoot in your next command phase
minis-how-bombard = Bombardment
minis-how-bombs = Bombardment
minis-how-hex = Hex
minis-how-fight = close combat
minis-how-capture = attempt to capture
minis-how-point-blank = point blank, 1 more attack
minis-how-point-blank-damage = point blank, 1 more damage
minis-how-precision = precise shot
minis-how-long-shot = long shot at a giant, twice the range
minis-how-indirect-fire = indirect fire over everything
minis-how-long-indirect-fire = indirect fire at a giant, twice the range
minis-how-dispatch = eliminate its captive
minis-how-mount = mount up
minis-how-dismount = dismount
minis-how-board = board
minis-how-disembark = disembark
minis-how-mounted-charge = Mounted Charge: ride, then fight
minis-how-mounted-bound = Mounted Bound: ride, then shoot
minis-how-overwhelm = Overwhelm: ride up to a rider and throw him
minis-how-trample = Trample: ride straight over whoever is in the way
minis-how-sweep = close combat with Sweep
minis-how-smite = close combat with Smite
minis-how-thunder-blow = close combat with Thunder Blow
minis-how-sneak-attack = Sneak Attack from behind
minis-how-weapon-master = close combat with Weapon Master
minis-how-immobilize = close combat with Immobilize
minis-how-tinker = Tinker
minis-how-heal = Healing
minis-how-nimble = turn freely
minis-how-sniper = turn freely (Sniper)
minis-how-field-repair = Field Repair
minis-how-pass = pass

## What the game waits for

ask-minis-edge = Choose your starting edge.
ask-minis-contribute = Which terrain do you put on the pile?
ask-minis-terrain = Lay a piece of terrain on the battlefield.
ask-minis-objective = Place your objective token { $inches }″ from the far edge of your deployment area.
ask-minis-deploy = Set up your figures in your starting area.
ask-minis-action = Give a figure an action; { $actions ->
    [0] none is left that costs one
    [one] one is left
   *[other] { $actions } are left
}.
ask-minis-surge = { $figure } surges: up to { $inches }″, and its front arc must end up touching an opponent.
ask-minis-surge-attack = { $figure } has surged: how does it attack?
ask-minis-roll = { $figure } turns and moves straight on, or straight back, up to { $inches }″. More sections may add their speed.
ask-minis-section = { $figure } takes { $damage } damage. Which section bears it?
ask-minis-struck-section = { $attacker } strikes { $figure } on the border of two sections. Which of them is hit?
ask-minis-move = Where does { $figure } go? Up to { $inches }″.
ask-minis-move-tiring = Where does { $figure } go? Up to { $inches }″; the haste costs it 1 click.
ask-minis-gather = Who belongs to the formation?
ask-minis-march = Move the members of the formation; at the end each must touch another.
ask-minis-free-spin = { $mover } has moved up to { $figure }: use the free spin?
ask-minis-place-captive = Put { $captive } down beside { $captor }.
ask-minis-order = Several things happen at once: which comes first?
ask-minis-react = Use one of these now, or do without?
ask-minis-may-use = { $figure }: use “{ $effect }” now, or do without?
ask-minis-aim = { $figure }, { $how }: whom do you choose, and who joins in?
ask-minis-divide = { $figure } has hit several: divide { $damage } damage among them.
ask-minis-strike-back = How does { $figure } strike back at { $other }?
ask-minis-thunder = Thunder Blow: { $figure } deals { $damage } to { $target } now. Strike again? It hits on { $chance } % and is 1 worse each time.
ask-minis-follow-up = Does { $figure } attack at the end of its move?
ask-minis-rush-again = { $figure } may ride and attack once more with this action. Who does, and how?
ask-minis-set-rider-down = Where does { $figure } come down beside { $mount }?
ask-minis-choose-mount = Which mount does { $figure } take?
ask-minis-choose-chariot = Which chariot does { $figure } board?
ask-minis-set-passenger-down = Where does { $figure } get down from { $chariot }?
ask-minis-tire = Who takes the click of pushing damage, { $figure } or its rider?
ask-minis-trample = Where does { $figure } trample to, straight ahead, up to { $inches }″?
ask-minis-overwhelm = Up to which rider does { $figure } go, at most { $inches }″ away?
ask-minis-watch = { $figure } has kept watch: does it shoot now?
ask-minis-bombs = Where does { $figure } lay its token, up to { $inches }″ away?
ask-minis-levitate = Which figure do you levitate?
ask-minis-put-levitated = Where do you set { $figure } down?
ask-minis-carry = Whom does { $figure } carry?
ask-minis-set-down = Where does { $flier } set { $figure } down?
ask-minis-facing = Which way does { $figure } face?
ask-minis-heal = How much do you heal { $figure }?
ask-minis-tap = { $figure } reaches into the mind of { $other }: which ability does it gain this turn?
ask-minis-command = Command phase: give an action that belongs here, or go on; { $actions ->
    [0] none is left
    [one] one action is left
   *[other] { $actions } actions are left
}.
ask-minis-call = Whom do you call back for this turn?
ask-minis-end-order = What happens first in the end phase?
ask-minis-return = Whom do you bring back?
ask-minis-put-risen = Where does { $figure } stand up?
ask-minis-put-returned = Where does { $figure } stand?
ask-minis-cancel-ability = Switch off an ability until the end of the turn?
ask-minis-leave = Leave the battle, or offer to end it?
ask-minis-clock = The clock of the table.

## What can be done

minis-do-act = { $figure }: { $how }
minis-do-end-phase = on to the action phase
minis-do-call = call { $figure } back
minis-end-objectives = check who controls the objectives
minis-end-risen = let the figures called back leave
minis-end-bolting = let the skittish mounts without riders bolt
minis-do-end-turn = end the turn
minis-do-enough = that is all
minis-do-halt = call the move off and go back
minis-do-decline = do without
minis-do-lay-bomb-odds = lay the token at { $place }: stays there on { $percent } %, would then hit { $struck }
minis-do-lay-bomb-empty = lay the token at { $place }: stays there on { $percent } %, nobody in its area
minis-do-bomb-strikes = { $figure } ({ $percent } %)
minis-do-withdraw = withdraw with all figures
minis-do-concede = give up the game
minis-do-time-up = the time is up
minis-do-target = choose { $figure }
minis-do-target-rider = choose { $figure }, the dial of the rider
minis-do-target-mount = choose { $figure }, the dial of the mount
minis-do-mount = mount { $mount }
minis-do-board = board { $chariot }
minis-do-tire = { $figure } takes it
minis-do-bear = { $figure } bears it
minis-do-join = { $figure } joins in
minis-do-strengthen = Let { $figure } add 1 damage
minis-do-share = { $figure } { $amount }
minis-do-divide = Divide: { $shares }
minis-do-break-away = { $figure } tries to break away
minis-do-leave-out = leave { $figure } out
minis-do-cancel = { $figure }: switch off { $ability }
minis-do-edge = take { $edge }
minis-do-contribute = put on the pile: { $piece }
minis-do-leave-terrain = put back: { $piece }
minis-do-heal-die = heal { $least } to { $most } by a die
minis-do-heal-damage = heal { $amount } by the damage value
minis-do-agree = agree to end the game
minis-do-disagree = no longer agree to end the game
minis-do-resolve = { $effect } of { $figure }
minis-do-resolve-on = { $effect } of { $figure }: { $other }
minis-do-tap = gain { $ability }
minis-do-tap-figure = { $figure } taps { $other }: { $abilities }
minis-do-parry = { $figure } parries { $other }: hits on { $now } % now, on { $best } to { $worst } % after it
minis-do-parry-evenly = { $figure } parries { $other }: hits on { $now } % now, on { $best } % after it
minis-do-augment = { $figure } attacks with the value of { $other }: hits on { $then } %, now on { $now } %, and takes 1 pushing damage afterwards
minis-do-bedlam = { $figure } attacks with the value of { $other }: hits on { $then } %, now on { $now } %
minis-do-reckless = { $figure } takes 1 pushing damage: { $then } damage instead of { $now }
minis-do-reckless-falls = { $figure } takes 1 pushing damage and falls
minis-do-strike-back = { $figure } strikes back at { $other }: hits on { $chance } %
minis-do-hex = { $figure } makes { $other } throw again
minis-do-hex-hit = { $figure } makes { $other } throw again: the { $roll } hits, a new throw on { $chance } %
minis-do-hex-miss = { $figure } makes { $other } throw again: the { $roll } misses, a new throw hits on { $chance } %
minis-do-lead = { $figure } takes the action token of { $other }
minis-do-lead-unpushed = { $figure } takes the action token of { $other }, who is not pushed then
minis-do-venom = { $figure } deals 1 damage to { $others }
minis-do-command = { $figure } throws a die: one more action on { $least } or more
minis-do-command-rally = { $figure } throws a die, one more action on { $least } or more, and heals 2 damage of { $others }
minis-do-siphon = { $other } takes 1 pushing damage, { $figure } loses an action token
minis-do-unite = { $figure } takes 1 pushing damage, { $other } is healed of 1
minis-do-kill-captive = { $figure } eliminates the captive { $other }
minis-do-thunder = strike { $target } again: hits on { $chance } %
minis-do-thunder-end = deal { $target } { $damage } damage
minis-do-bond = { $other } takes the { $damage } damage instead of { $figure }
minis-do-lend = { $figure } gains { $ability }
minis-do-resolve-number = effect { $number }
minis-do-chance = dice: { $outcome }
minis-do-terrain = { $piece } to { $place }, turned by { $turn }°
minis-do-objective = Objective to { $place }
minis-heard-to = to towards up
minis-heard-place = to 12 13.5 facing 80 – to that place, in inches from the west and from the south, looking in that direction in degrees from the east
minis-heard-figure = to NAME – up to that figure, or as near as you get
minis-do-move = { $figure } goes to { $place }, facing { $facing }°
minis-do-put = { $figure } to { $place }, facing { $facing }°
minis-do-put-soaring = { $figure } to { $place }, soaring, facing { $facing }°
minis-do-spin = { $figure } spins to { $facing }°
minis-do-turn = { $figure } turns to { $facing }°
minis-do-stay = { $figure } stays as it is

## What has happened

minis-told-edge = { $seat } takes { $edge }.
minis-told-contributed = { $seat } adds to the pile: { $piece }.
minis-told-terrain = Terrain: { $piece } at { $place }.
minis-told-objective = Objective token at { $place }.
minis-told-phase-command = { $seat }: command phase.
minis-told-phase-action = { $seat }: action phase.
minis-told-phase-end = { $seat }: end phase.
minis-told-routed = { $seat } has no able warriors left and is out of the battle.
minis-told-first = { $seat } is the first player.
minis-told-dice = { $seat } rolls { $dice } ({ $purpose }).
minis-told-dice-outcome = { $figure } rolls { $dice } ({ $purpose }): { $outcome }.
minis-told-idle = { $seat } gives no action this turn.
minis-told-turn = { $seat } begins a turn with { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
minis-told-gained = { $seat } gains { $amount ->
    [one] an action
   *[other] { $amount } actions
}.
minis-told-contested = Nobody controls the objective.
minis-told-controls = { $seat } controls the objective.
minis-told-contested-at = Nobody controls the objective at { $place }.
minis-told-controls-at = { $seat } controls the objective at { $place }.
minis-told-withdrew = { $seat } withdraws.
minis-told-conceded = { $seat } gives up.
minis-told-agreed = { $seat } wants to end the game now.
minis-told-disagreed = { $seat } would rather play on.
minis-told-action = { $figure } gets an action: { $how }.
minis-told-moved = { $figure } moves to { $place }.
minis-told-moved-up = { $figure } moves up to { $foe }{ $more ->
    [0] .
    [one] { " " }and touches another enemy.
   *[other] { " " }and touches { $more } more enemies.
}
minis-told-turned = { $figure } turns to { $facing }°.
minis-told-soars = { $figure } rises to soaring level.
minis-told-lands = { $figure } comes down to the ground.
minis-told-put = { $figure } stands at { $place }.
minis-told-left-out = There is no room for { $figure }; it takes no part.
minis-told-stopped = { $other } stops { $figure }.
minis-told-hit = { $attacker } hits { $target }: { $total } against { $defense }.
minis-told-missed = { $attacker } misses { $target }: { $total } against { $defense }.
minis-told-captured = { $captor } captures { $captive }.
minis-told-controlled = { $figure } now obeys { $seat }.
minis-told-freed = { $captive } is no longer a captive.
minis-told-cancelled = { $figure } does without { $ability } this turn.
minis-told-surged = { $figure } surges into the fight.
minis-told-taken-back = { $figure } does not act after all; the action can be given again.
minis-told-shunned = { $figure } does not dare to approach { $other }.
minis-told-damaged = { $figure } takes { $amount ->
    [one] one click
   *[other] { $amount } clicks
} ({ $cause }).
minis-told-healed = { $figure } heals { $amount ->
    [one] one click
   *[other] { $amount } clicks
}.
minis-told-section-lost = { $figure } is put out of action.
minis-told-eliminated = { $figure } is eliminated.
minis-told-eliminated-for = { $figure } is eliminated; { $seat } scores { $points }.
minis-told-shared = No enemy felled { $figure }: { $points } points each for { $seats }.
minis-told-risen = { $figure } is called back until this turn ends.
minis-told-mounted = { $figure } mounts { $mount }.
minis-told-boarded = { $figure } boards { $chariot }.
minis-told-alighted = { $figure } gets down at { $place }.
minis-told-stepped-off = { $figure } leaves the saddle.
minis-told-restarted = The dial of { $figure } begins again.
minis-told-returned = { $figure } returns to the battle.
minis-told-vanished = { $figure } is removed from the game for good.
minis-told-token = { $figure } has { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
minis-told-lasting = { $figure }: { $what }.
minis-told-lasting-over = { $figure }: “{ $what }” is over.
minis-told-bomb-laid = { $figure } has a Bombardment token at { $place }.
minis-told-bomb-lifted = The Bombardment token of { $figure } at { $place } is taken up.
minis-told-rested = { $figure } can do nothing more this turn.

minis-cause-attack = attack
minis-cause-ability = ability
minis-cause-pushing = pushing
minis-cause-critical-miss = critical miss
minis-cause-return = return
minis-cause-explosion = explosion
minis-cause-jolt = hit through the chariot
minis-roll-first-player = who begins
minis-roll-breaking-away = breaking away
minis-roll-attack = attack
minis-roll-clicks = clicks of damage
minis-roll-dodge = dodge
minis-roll-healing = healing
minis-roll-regeneration = regeneration
minis-roll-return = return
minis-roll-command = command
minis-roll-freeze = freeze
minis-roll-terror = terror
minis-roll-drift = drift
minis-roll-trance = Magestone Trance
minis-roll-fury = Nature’s Fury
minis-roll-parry = parry
minis-roll-overwhelming = overwhelming
minis-roll-jolt = passenger
minis-came-breaking-away-so = it breaks away
minis-came-breaking-away-not = it is held fast
minis-came-dodge-so = it dodges
minis-came-dodge-not = it is hit all the same
minis-came-return-so = it comes back
minis-came-return-not = it stays in its box
minis-came-command-so = one more action
minis-came-command-not = no further action
minis-came-freeze-so = it gets a token
minis-came-freeze-not = it gets no token
minis-came-terror-so = it dares to
minis-came-terror-not = it does not dare to
minis-came-overwhelming-so = the rider is thrown
minis-came-overwhelming-not = the rider stays in the saddle
minis-came-jolt-so = the passenger is hit as well
minis-came-jolt-not = the passenger is unhurt
minis-came-trance-so = it wakes
minis-came-trance-not = the trance costs it a click
minis-came-fury-so = its attack bonus counts as damage
minis-came-fury-not = no more damage
minis-came-power-so = its scales hold
minis-came-power-not = its scales do not help it

## The battle in lines

minis-line-turn = It is the turn of { $seat }; actions left: { $actions }.
minis-line-seat = { $seat }: points for eliminated figures { $score }, turns begun { $turns }
minis-line-rider = { $figure } (rider of { $mount })
minis-line-mount = { $figure } (mount of { $rider })
minis-line-figure = { $figure }, { $seat }: { $place }, facing { $facing }°; speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }; clicks left { $left }, tokens { $tokens }; { $abilities }
minis-line-away = { $figure }, { $seat }: { $where }
minis-line-hull = { $figure }, { $seat }: { $place }, facing { $facing }°; its sections:
minis-line-section-out = { $figure }: out, or not in use
minis-line-terrain = { $piece }: { $place }
minis-line-lasting = { $figure }: { $what } { $until }
minis-lasting-hex = Hex token
minis-lasting-overwatch = Overwatch token
minis-lasting-bombardment = Bombardment token
minis-lasting-trance = in a trance
minis-lasting-slipped = slipped away
minis-lasting-united = united with its mount
minis-lasting-siphoned = energy siphoned
minis-lasting-augmented = augmented
minis-lasting-fury = Nature's Fury thrown for
minis-lasting-thunder-blow = Thunder Blow
minis-lasting-cursed = curse stirred by a wand
minis-lasting-leadership = token taken by a leader
minis-until-for-good = for good
minis-until-this-action = until this action is over
minis-until-this-turn = until this turn is over
minis-until-own-command = until the next command phase of { $seat }
minis-until-own-end = until the next end phase of { $seat } is over
minis-until-end-begins = until the next end phase of { $seat } begins
minis-until-next-action = until its next action
minis-line-objective = Objective: { $place }, controlled by { $seat }
minis-line-objective-free = Objective: { $place }, controlled by nobody
minis-ending-running = The battle goes on.
minis-ending-last-standing = The battle is over: only one side still has warriors.
minis-ending-time = The battle is over: the time is up.
minis-ending-agreed = The battle is over by agreement.
minis-ending-cheaper = { $ending } With equal points the cheaper army wins; it cost { $points }.
minis-ending-objective = { $ending } Whoever controls the objective wins.
minis-ending-objectives = { $ending } { $count ->
    [one] One objective decides
   *[other] { $count } objectives decide
} the battle.
minis-ending-eliminated = { $ending } With as many objectives on both sides, the points eliminated decide: { $points }.
minis-score-eliminated = Eliminated enemies
minis-score-objectives = Objectives
minis-score-captives = Captives in your own starting area, doubled
minis-score-survivors = Your surviving figures

## What a number is made of

minis-part-attack = attack value
minis-part-rear-arc = rear arc
minis-part-formation = companions in formation
minis-part-attack-bonus = attack bonus
minis-part-defense = defense value
minis-part-defended = defense value of a defender
minis-part-capture = attempt to capture
minis-part-hindering = hindering terrain
minis-part-height = height advantage
minis-part-battle-armor = Battle Armor
minis-part-invulnerability = Invulnerability
minis-part-damage = damage value
minis-part-one-each = several targets
minis-part-critical = critical hit
minis-part-enhancement = Magic Enhancement
minis-part-toughness = Toughness
minis-part-sneak-attack = Sneak Attack
minis-part-die = the die
minis-part-pushing = pushing
minis-part-critical-miss = critical miss
minis-part-venom = Venom
minis-part-ram = Ram
minis-part-pole-arm = Pole Arm
minis-part-cursed = Cursed
minis-part-retaliation = Magic Retaliation
minis-part-vampirism = Vampirism
minis-part-regeneration = Regeneration
minis-part-command = Command
minis-part-rule-of-3 = Rule of 3
minis-part-not-below-0 = Never below 0
minis-part-rest = The dial turns no further
minis-part-shake-off = Shaken off
minis-part-afloat = In its water
minis-part-point-blank = Point blank
minis-part-precision = Precision
minis-part-gift = Companions
minis-part-explosion = Explosion
minis-part-passed-on = Passed on by the chariot
minis-part-thrown-out = Thrown from the wreck
minis-part-long-range = Long range
minis-part-indirect-fire = Indirect fire
minis-part-allotted = Share of the damage

## Why not: set-up

refusal-minis-seats = This edition is for { $least } to { $most } players.
refusal-minis-army-count = There are { $seats } players, but { $armies } armies.
refusal-minis-sides = The sides do not fit: each player needs one, and there must be at least two.
refusal-minis-edge-taken = Each player needs a starting edge of their own.
refusal-minis-edge-not-opposite = The players sit at opposite edges.
refusal-minis-edge-of-team = Partners begin at the same edge.
refusal-minis-two-sides = Two sides fight each other here: say which player belongs to which team.
refusal-minis-team-total = Partners divide the { $total } points of their team, and each army needs { $least } at least; these would have { $share }.
refusal-minis-unknown-edition = There is no edition “{ $edition }”; known are: { $known }.
refusal-minis-unknown-figure = There is no figure “{ $figure }”.
refusal-minis-unknown-piece = There is no terrain piece “{ $piece }”.
refusal-minis-unknown-table = There is no battlefield “{ $table }” for this edition. There are: { $known }.
refusal-minis-unknown-army = There is no ready-made army “{ $army }”. There are: { $known }.
minis-pack-unnamed = a pack without a title
refusal-minis-pack-missing = A pack this battle needs is not loaded.
refusal-minis-pack-not-agreed = This battle uses { $pack }, which was not agreed on.
refusal-minis-kind-not-used = Terrain of this kind is not used here: { $piece }.
refusal-minis-two-equal-pieces = In the standard game each player brings two identical pieces of terrain.
refusal-minis-nothing-elevated = The standard game uses no elevated terrain.
refusal-minis-not-in-pile = “{ $piece }” is not one of the pieces on the pile.
refusal-minis-piece-fits = There is still room for a piece from the pile.
refusal-minis-terrain-off-table = Terrain must lie wholly on the battlefield.
refusal-minis-terrain-too-close = Terrain must keep at least { $inches }″ from other terrain.
refusal-minis-terrain-near-objective = Terrain must keep at least { $inches }″ from the objective.
refusal-minis-terrain-near-edge = Terrain must keep at least { $inches }″ from the edges of the battlefield.
refusal-minis-terrain-near-area = Terrain must keep at least { $inches }″ from the far edge of a deployment area.
refusal-minis-no-deep-water = There is no deep water in tournaments.
refusal-minis-objective-distance = Your dice say { $inches }″ from the far edge; this place is { $distance } away.
refusal-minis-objective-beside = The distance is measured straight out from the far edge: place the token in front of your deployment area.
refusal-minis-objective-near-edge = The whole token must keep { $inches }″ from every edge of the battlefield.
refusal-minis-objective-overlaps = Objective tokens may not overlap.
refusal-minis-terrain-in-area = Terrain may not lie in a starting area.
refusal-minis-deploys-later = { $figure } is set up later, once all ordinary figures are.
refusal-minis-not-in-reserve = This figure is not waiting to be set up.
refusal-minis-outside-area = The centre of the base must lie in your starting area.
refusal-minis-room-left = There is still room for this figure.

## Why not: actions

refusal-minis-unknown-action = There is no such action.
refusal-minis-no-such-figure = There is no such figure on the battlefield.
refusal-minis-not-yours = This figure is not yours.
refusal-minis-other-figure = This is about another figure.
refusal-minis-captive-cannot-act = { $figure } is a captive and cannot be given actions.
refusal-minis-acted-already = { $figure } has already had its action this turn.
refusal-minis-levitated = { $figure } has been carried elsewhere and gets no action this turn.
refusal-minis-no-actions-left = You have no actions left this turn.
refusal-minis-no-pass = There is no pass action here; end the turn instead.
refusal-minis-pushed-already = { $figure } has acted in two turns in a row and may only pass.
refusal-minis-demoralized = { $figure } is demoralized: it takes no combat actions.
refusal-minis-captor-only-moves = { $figure } holds a captive: it may only move or pass.
refusal-minis-frenzy-first = Figures with Frenzy come before { $figure }.
refusal-minis-lacks-ability = { $figure } cannot use { $ability } now.
refusal-minis-ability-not-in-use = This ability is not in use.
refusal-minis-ability-not-optional = { $ability } cannot be switched off.
refusal-minis-moved-by-another = An opponent is moving this figure: none of its abilities can be switched off until it has stopped.
refusal-minis-ability-under-way = This figure is in the middle of its action.
refusal-minis-ability-replaces-move = { $figure } moves by its ability; switch it off to move normally.
refusal-minis-touched-at-start = { $figure } touched an opposing figure when the turn began.
refusal-minis-touches-foe = { $figure } touches an opposing figure.
refusal-minis-withdraw-own-turn = You can withdraw only in your own turn.

## Why not: movement

refusal-minis-bad-facing = There is no such facing.
refusal-minis-must-break-away = An opposing figure holds it: it must break away first.
refusal-minis-nothing-to-break-from = No opposing figure holds it.
refusal-minis-broke-not-away = It has not broken away and may only turn.
refusal-minis-held-fast = { $figure } has horseshoes: after failing to break away it may not turn.
refusal-minis-cannot-soar = { $figure } cannot soar: only warriors with wings can.
refusal-minis-put-on-the-ground = { $figure } is set down on the ground here; soaring takes a move action.
refusal-minis-soars-already = { $figure } is at soaring level already.
refusal-minis-is-down-already = { $figure } is on the ground already.
refusal-minis-must-change-level = There is no room for it on the other level here: it must change levels somewhere else.
refusal-minis-soars = { $figure } is at soaring level and cannot be in a formation.
refusal-minis-surge-sword = Only swords surge, and { $figure } has none.
refusal-minis-mount-moves = { $figure } sits in the saddle: give the move to the mount.
refusal-minis-deploys-aboard = { $figure } begins aboard its chariot: set up the chariot, and both are in place.
refusal-minis-deploys-mounted = { $figure } begins in the saddle: set up the mount, and both are in place.
refusal-minis-not-mounted = { $figure } is part of a cavalry unit, and cavalry does not do that.
refusal-minis-not-by-mount = { $figure } is a mount, and mounts take no captives.
refusal-minis-cavalry-immune = { $figure } is part of a cavalry unit: this does not work on it.
refusal-minis-mount-does-not-fit = { $figure } cannot ride that.
refusal-minis-mount-taken = { $figure } has a rider already.
refusal-minis-mount-not-friendly = { $figure } is not one of your mounts.
refusal-minis-mount-borrowed = { $figure } is on this side only for a while: nobody can mount now.
refusal-minis-mount-not-touched = { $figure } is not in base contact.
refusal-minis-no-rider = { $figure } cannot ride.
refusal-minis-mounted-already = { $figure } is in the saddle already.
refusal-minis-no-mount-near = No riderless mount of yours that { $figure } could ride is in contact.
refusal-minis-not-riding = { $figure } is not riding: only riders dismount.
refusal-minis-dark-riders-stay = { $figure } is a Dark Rider and never leaves the saddle.
refusal-minis-no-room-to-dismount = There is no room for { $figure } beside its mount.
refusal-minis-no-passenger = { $figure } cannot be carried: giants, mounts and horseshoes do not fit into a chariot, nor does anybody who is carried already.
refusal-minis-no-chariot = That is not a chariot { $figure } could board.
refusal-minis-chariot-taken = { $figure } has a passenger already.
refusal-minis-not-at-compartment = To board { $figure }, touch one of its sides or its rear.
refusal-minis-no-chariot-near = { $figure } touches no side or rear of a friendly chariot with room.
refusal-minis-captor-boards = { $figure } leads a captive and cannot board.
refusal-minis-no-speed = { $figure } has a speed of 0.
refusal-minis-not-aboard = { $figure } is not aboard a chariot.
refusal-minis-no-room-to-disembark = There is no room for { $figure } beside { $chariot }.
refusal-minis-passenger-stays = { $figure } is carried by a chariot: its only move is to disembark.
refusal-minis-passenger-captures = { $figure } is carried by a chariot and takes no captives.
refusal-minis-chariot-moved = The chariot has moved this turn: { $figure } cannot shoot.
refusal-minis-target-at-chariot = { $target } touches { $other }: a passenger cannot shoot at it.
refusal-minis-target-passenger = { $target } rides in a chariot: nothing can reach it there.
refusal-minis-item-beside-chariot = What a passenger leaves lies beside a side or the rear of { $chariot }.
refusal-minis-at-the-wreck = { $figure } goes where the centre of its chariot was.
refusal-minis-formation-cavalry = { $figure }: cavalry units form formations only with each other.
refusal-minis-impale-instead = { $figure } rides a mount with Impale and cannot use Weapon Master.
refusal-minis-overwhelm-nowhere = { $figure } must end its move in contact with exactly one opposing cavalry unit.
refusal-minis-no-cavalry = No opposing rider is there for { $figure } to overwhelm.
refusal-minis-surge-contact = { $figure } already touches an opposing figure and cannot surge.
refusal-minis-ability-bars-surge = { $ability } of { $figure } rules out a surge.
refusal-minis-surge-nobody = There is nobody { $figure } could surge at.
refusal-minis-surge-too-far = Nobody is near enough for { $figure } to surge at: the nearest opponent is { $gap }″ away, and it moves { $speed }″.
refusal-minis-surge-can-be-made = The surge can be made: choose a way up to an opponent.
refusal-minis-surge-ends-nowhere = A surge must end with the front arc of { $figure } touching an opponent.
refusal-minis-surge-must-attack = { $figure } has surged and must attack now.
refusal-minis-no-double-time = { $figure } has neither boots nor horseshoes and cannot use double-time.
refusal-minis-ability-bars-double-time = A speed ability of { $figure } rules out double-time.
refusal-minis-double-time-contact = { $figure } touches an opposing figure and cannot use double-time.
refusal-minis-demoralized-contact = A demoralized figure does not move up to an enemy: { $other }.
refusal-minis-confused-contact = It may not be led into contact with your own side: { $other }.
refusal-minis-terrified = It does not dare to approach { $other } this turn.
refusal-minis-no-room-for-captive = There would be no room for the captive beside it.
refusal-minis-captive-left = It would leave its captive.
refusal-minis-not-beside = It must stand in contact with { $other }.
refusal-minis-spin-past = After a free spin the front arc must touch { $mover }.
refusal-minis-rolls-come-first = Somebody in the formation has moved: { $figure } should have broken away before. All rolls come first.
refusal-minis-moved-already = { $figure } has already moved in this formation.
refusal-minis-nothing-moved = Nobody has moved yet.
refusal-minis-levitated-too-far = It can be set down at most { $inches }″ away.
refusal-minis-levitated-level = { $figure } stays on the level it is on.
refusal-minis-nobody-to-carry = { $figure } touches no friend it could carry.
refusal-minis-carried-friend = Only a friend in base contact can be carried.
refusal-minis-needs-own-action = { $ability } needs an action of its own and cannot follow this move.
refusal-minis-hexes-already = { $figure } already has a Hex token.
refusal-minis-bedlam = { $figure } cannot help: within 10″ bedlam reigns.
refusal-minis-no-bombs = { $figure } has no Bombardment token at hand.
refusal-minis-bomb-off-table = The token must lie on the battlefield.
refusal-minis-outside-bombs = { $target } is in no area of a Bombardment token.
refusal-minis-bomb-too-far = The token can be laid at most { $inches }″ away.
refusal-minis-bomb-outside-arc = The token must lie in the front arc of { $figure }.
refusal-minis-nobody-in-watch = { $figure } can shoot at nobody from where it stands.
refusal-minis-deployed-in-contact = { $figure } may not be deployed in contact with an opposing figure.
refusal-minis-not-touched-at-start = It did not touch the figure when the turn began.
refusal-minis-nobody-to-levitate = { $figure } touched nobody it could levitate when the turn began.

## Why not: formations

refusal-minis-no-formations = There are no formations in this edition.
refusal-minis-no-formation-so = There is no formation for this.
refusal-minis-formation-one-target = A formation attacks exactly one target.
refusal-minis-formation-incomplete = A formation of { $size } is not complete: it takes { $least } to { $most }, each in place.
refusal-minis-formation-contact = { $figure } has nobody beside it for a formation.
refusal-minis-formation-apart = { $figure } does not touch the others: add the figures between them first.
refusal-minis-formation-faction = All figures of a formation must be of one faction.
refusal-minis-formation-no-symbol = Figures without a faction symbol cannot form formations.
refusal-minis-formation-cliff = A cliff runs through the formation.
refusal-minis-formation-torn = Each member must touch another one at the end.
refusal-minis-already-member = It is already a member.
refusal-minis-ability-bars-formation = { $figure } cannot be in this formation: { $ability }.

## Why not: combat

refusal-minis-no-target-yet = Choose a target first.
refusal-minis-no-more-targets = { $most ->
    [one] This attack has a single target.
   *[other] This attack has at most { $most } targets.
}
refusal-minis-targeted-twice = No figure can be targeted twice by one action.
refusal-minis-targets-itself = A figure cannot target itself.
refusal-minis-target-captive = { $target } is a captive and cannot be targeted.
refusal-minis-target-friend = { $target } is on your side.
refusal-minis-target-captor = { $target } holds a captive and cannot be shot at.
refusal-minis-target-touches-friend = { $target } touches a figure of your side.
refusal-minis-no-range = { $figure } has no ranged attack.
refusal-minis-berserk = { $figure } is berserk and does not shoot.
refusal-minis-firer-in-contact = { $figure } touches an opposing figure and cannot shoot.
refusal-minis-out-of-range = { $target } is { $distance } away; the range is { $range }″, so { $missing } too far.
refusal-minis-outside-arc = { $target } is outside the front arc; a turn of { $turn }° would bring it in.
refusal-minis-invisible = { $target } cannot be seen well enough to be a target.
refusal-minis-magic-immune = { $target } is immune to magic.
refusal-minis-wand-immune = { $target } is immune to attacks with the wand.
refusal-minis-stealth = { $target } is hidden: the line of fire passes through hindering terrain.
refusal-minis-base-in-line = The line of fire to { $target } crosses the base of { $other }.
refusal-minis-terrain-in-line = The line of fire to { $target } is blocked: { $piece }.
refusal-minis-line-blocked = The line of fire to { $target } is blocked.
minis-nobody-there = There is nobody.
refusal-minis-nobody-to-shoot = { $figure } has nobody it could shoot at. { $why }
refusal-minis-heal-golem = { $target } is a golem: Healing does not mend it, Tinker does.
refusal-minis-no-golem = { $target } is not a golem.
refusal-minis-marker-shows = { $target } cannot be mended any further: a marker shows on its dial.
refusal-minis-ghost = { $target } is a ghost: nobody can shoot at it.
refusal-minis-no-answer = { $figure } cannot strike back like that.
refusal-minis-nobody-behind = { $figure } is behind nobody. { $why }
refusal-minis-not-behind = { $target } does not have its back to it.
refusal-minis-too-large = { $figure } is too large to be brought back.
refusal-minis-nobody-in-wave = Nobody is near enough for a shockwave: half the range of { $figure } is { $half }, and the nearest figure is { $missing } too far.
refusal-minis-beyond-wave = { $target } is out of reach of the shockwave: half the range is { $half }, { $missing } short.
refusal-minis-divide-all = All { $damage } damage must be dealt out.
refusal-minis-bow-only = Only bows can shoot like this, and { $figure } has none.
refusal-minis-bow-gives-damage = { $figure } has no bow: it can only help the attack.
refusal-minis-not-point-blank = { $target } is { $distance } away; point blank reaches { $half }″.
refusal-minis-precision-needless = { $target } touches no friend of the archer: an ordinary shot will do.
refusal-minis-giant-captures = { $figure } is a giant and leads no captives.
refusal-minis-giant-captured = { $figure } is a giant: nobody takes it captive.
refusal-minis-giant-formation = { $figure } is a giant and joins no formation.
refusal-minis-giant-double-time = { $figure } is a giant and cannot use double-time.
refusal-minis-giant-surge = { $figure } is a giant and cannot surge.
refusal-minis-giant-ignores = { $figure } is a giant: this ability does nothing to it.
refusal-minis-giants-only = Only titans and multiple-dial warriors shoot like this, and { $figure } is neither.
refusal-minis-long-range-giants = { $target } is neither a titan nor a multiple-dial warrior: the range is not doubled against it.
refusal-minis-long-range-needless = { $target } is within normal range: an ordinary shot will do.
refusal-minis-no-indirect-fire = { $figure } is not a titan with a minimum range.
refusal-minis-too-near = { $target } is { $distance } away, nearer than the minimum range of { $least }″.
refusal-minis-titan-acted-twice = { $figure } has had two actions this turn.
refusal-minis-titan-was-touched = { $figure } touched an opponent when the turn began: one action is all it gets.
refusal-minis-titan-moves-first = { $figure } gets a second action only after a move action.
refusal-minis-large-by-section = Actions are given to the sections of { $figure }, not to the whole of it.
refusal-minis-aim-at-section = { $target } is hit in one of its sections: aim at that.
refusal-minis-section-acted = { $figure } has had its action this turn.
refusal-minis-run-broken = Another figure has acted since: { $figure } gets no more actions this turn.
refusal-minis-moves-come-first = { $figure } can move no more this turn: its warrior has fought already.
refusal-minis-one-movement = The moves of a warrior are one movement, and { $figure } was not part of it.
refusal-minis-large-moves-straight = { $figure } only turns and moves straight on or back.
refusal-minis-one-straight-leg = A large warrior moves in one straight line.
refusal-minis-large-held = { $figure } has not broken away: it can neither move nor turn.
refusal-minis-not-an-idle-section = Only a live section of this warrior that has not acted can add its speed.
refusal-minis-section-cannot-fire = { $figure } shows no attack value: it cannot shoot.
refusal-minis-two-objectives = { $figure } cannot end its movement touching two objectives.
refusal-minis-other-section = This attack meets { $struck }, not { $target }.
refusal-minis-gang-up-friend = Only a friend on the battlefield can help.
refusal-minis-gang-up-sword = { $figure } has no sword, so it cannot gang up.
refusal-minis-gang-up-token = { $figure } has an action token, so it cannot gang up.
refusal-minis-sword-only = Only swords capture, and { $figure } has none.
refusal-minis-no-captive = { $figure } leads no captive.
refusal-minis-not-its-captive = { $figure } can do this only to its own captive.
refusal-minis-wave-blocked = Terrain shields everybody near enough from the shockwave of { $figure }.
refusal-minis-nobody-in-front = No opposing figure touches the front arc of { $figure }. { $why }
refusal-minis-not-in-front = { $target } touches the base, but not the front arc; a turn of { $turn }° would bring it there.
refusal-minis-not-in-contact = { $target } is { $gap } away, from base to base; close combat needs contact.
refusal-minis-cliff-between = No close combat across a cliff.
refusal-minis-no-captures = There are no captives in this edition.
refusal-minis-cannot-capture = { $figure } cannot take captives.
refusal-minis-nobody-to-capture = { $figure } touches nobody it could capture. { $why }
refusal-minis-captor-not-captured = { $target } holds a captive itself and cannot be captured.
refusal-minis-not-capturable = { $target } cannot be captured.
refusal-minis-nobody-to-heal = { $figure } has nobody it could heal. { $why }
refusal-minis-heal-foe = { $target } is not on your side.
refusal-minis-heal-in-contact = { $target } touches an opposing figure: no healing.
refusal-minis-not-healable = { $target } cannot be healed.
refusal-minis-not-of-subfaction = { $figure } is no Deathspeaker and calls nobody back.
refusal-minis-command-phase-only = { $figure } can do this in the command phase only.
refusal-minis-action-phase-only = This belongs to the action phase.
refusal-minis-demoralized-caller = { $figure } is demoralized and calls nobody back.
refusal-minis-too-large-to-rise = { $figure } is too large to be called back.
refusal-minis-rises-on-the-ground = { $figure } stands up on the ground.
refusal-minis-rises-too-far = It stands up within { $inches }″ of whoever calls it.
refusal-minis-nobody-to-return = { $figure } has nobody it could bring back.
refusal-minis-unique-in-army = { $figure } is in this army already, and it is Unique.
refusal-minis-not-eliminated = { $figure } has not been eliminated.
refusal-minis-not-mage-spawn = { $figure } is no Mage Spawn.
refusal-minis-worth-too-much = { $figure } is worth more than the figure that summons it.
refusal-minis-no-room-beside = There is no room for { $figure }.

## Situations that cannot be

minis-arranged-dial = no figure can show this dial or these tokens.
minis-arranged-captive = a captive must touch the figure that holds it.
minis-arranged-rider = this figure cannot ride that one.
minis-arranged-passenger = that is not a chariot with room for this figure.
minis-arranged-overlap = two bases overlap.

## Settings of a table

setup-minis-seats = Players
setup-minis-edition = Edition
setup-minis-total = Build total
setup-minis-armies = Armies
setup-minis-sides = Sides
setup-minis-table = Battlefield
setup-minis-edges = Starting edges
setup-minis-turns = Turns of each player
setup-minis-minutes = Minutes on the clock
setup-minis-card = Ability card
setup-minis-abilities = Special abilities
setup-minis-standard = Standard game
setup-minis-tournament = Tournament rules
setup-minis-all-generations = Figures of all generations
setup-minis-packs = Packs

# When distances may be measured.
minis-measuring-free = at any time, even before declaring: the book of this edition does not forbid it
minis-measuring-after = only after declaring
