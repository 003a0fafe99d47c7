# The miniatures game: what it asks, offers, tells and refuses. Names of figures, abilities and terrain are in minis_figures.ftl.

# Logs of earlier versions call a player so.
minis-seat = Player { $number }
minis-figure = { $name } ({ $number })
minis-no-figure = figure { $number }
minis-place = { $x } east, { $y } north
minis-edge-south = the southern edge
minis-edge-east = the eastern edge
minis-edge-north = the northern edge
minis-edge-west = the western edge
minis-where-reserve = not yet deployed
minis-where-fielded = on the battlefield
minis-where-eliminated = eliminated
minis-where-gone = out of the battle

## Ways to act

minis-how-move = move
minis-how-march = move as a formation
minis-how-double-time = double-time: move twice as far
minis-how-soar = go up to soaring level
minis-how-land = come down to the ground
minis-how-double-march = move as a formation at double-time
minis-how-charge-double = charge: move at double speed
minis-how-charge = charge: move, then fight
minis-how-bound-double = bound: move at double speed
minis-how-bound = bound: move, then shoot
minis-how-levitate = Magic Levitation
minis-how-regenerate = Regeneration
minis-how-raise = Necromancy
minis-how-summon = Summon
minis-how-shoot = ranged combat
minis-how-magic-blast = ranged combat with Magic Blast
minis-how-flame = ranged combat with Flame/Lightning
minis-how-shockwave = ranged combat with Shockwave
minis-how-magic-heal = Magic Healing
minis-how-magic-freeze = ranged combat with Magic Freeze
minis-how-magic-confuse = ranged combat with Magic Confusion
minis-how-fight = close combat
minis-how-capture = attempt to capture
minis-how-point-blank = point blank, 1 more attack
minis-how-point-blank-damage = point blank, 1 more damage
minis-how-precision = precise shot
minis-how-dispatch = eliminate its captive
minis-how-sweep = close combat with Sweep
minis-how-heal = Healing
minis-how-nimble = turn freely
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
ask-minis-move = Where does { $figure } go? Up to { $inches }″.
ask-minis-gather = Who belongs to the formation?
ask-minis-march = Move the members of the formation; at the end each must touch another.
ask-minis-free-spin = { $mover } has moved up to { $figure }: use the free spin?
ask-minis-place-captive = Put { $captive } down beside { $captor }.
ask-minis-order = Several things happen at once: which comes first?
ask-minis-react = Use one of these now, or do without?
ask-minis-aim = { $figure }, { $how }: whom do you choose, and who joins in?
ask-minis-divide = { $figure } has hit several: divide { $damage } damage among them.
ask-minis-follow-up = Does { $figure } attack at the end of its move?
ask-minis-levitate = Which figure do you levitate?
ask-minis-put-levitated = Where do you set { $figure } down?
ask-minis-facing = Which way does { $figure } face?
ask-minis-heal = How much do you heal { $figure }?
ask-minis-return = Whom do you bring back?
ask-minis-put-returned = Where does { $figure } stand?
ask-minis-cancel-ability = Switch off an ability until the end of the turn?
ask-minis-leave = Leave the battle, or offer to end it?
ask-minis-clock = The clock of the table.

## What can be done

minis-do-act = { $figure }: { $how }
minis-do-end-turn = end the turn
minis-do-enough = that is all
minis-do-halt = call the move off and go back
minis-do-decline = do without
minis-do-withdraw = withdraw with all figures
minis-do-concede = give up the game
minis-do-time-up = the time is up
minis-do-target = choose { $figure }
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
minis-do-heal-die = heal by a die
minis-do-heal-damage = heal by the damage value
minis-do-agree = agree to end the game
minis-do-disagree = no longer agree to end the game
minis-do-resolve = { $effect } of { $figure }
minis-do-resolve-number = effect { $number }
minis-do-chance = dice: { $outcome }
minis-do-terrain = { $piece } to { $place }, turned by { $turn }°
minis-do-objective = Objective to { $place }
minis-do-move = { $figure } goes to { $place }, facing { $facing }°
minis-do-put = { $figure } to { $place }, facing { $facing }°
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
minis-told-withdrew = { $seat } withdraws.
minis-told-conceded = { $seat } gives up.
minis-told-agreed = { $seat } would end the game now.
minis-told-disagreed = { $seat } would play on.
minis-told-action = { $figure } gets an action: { $how }.
minis-told-moved = { $figure } moves to { $place }.
minis-told-turned = { $figure } turns to { $facing }°.
minis-told-soars = { $figure } rises to soaring level.
minis-told-lands = { $figure } comes down to the ground.
minis-told-put = { $figure } stands at { $place }.
minis-told-left-out = There is no room for { $figure }; it takes no part.
minis-told-stopped = { $other } stops { $figure }.
minis-told-hit = { $attacker } hits { $target }: { $total } against { $defense }.
minis-told-missed = { $attacker } misses { $target }: { $total } against { $defense }.
minis-told-captured = { $captor } captures { $captive }.
minis-told-freed = { $captive } is no longer a captive.
minis-told-cancelled = { $figure } does without { $ability } this turn.
minis-told-shunned = { $figure } does not dare to approach { $other }.
minis-told-damaged = { $figure } takes { $amount ->
    [one] one click
   *[other] { $amount } clicks
} ({ $cause }).
minis-told-healed = { $figure } heals { $amount ->
    [one] one click
   *[other] { $amount } clicks
}.
minis-told-eliminated = { $figure } is eliminated.
minis-told-eliminated-for = { $figure } is eliminated; { $seat } scores { $points }.
minis-told-shared = No enemy felled { $figure }: { $points } points each for { $seats }.
minis-told-returned = { $figure } returns to the battle.
minis-told-token = { $figure } has { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
minis-told-rested = { $figure } can do nothing more this turn.

minis-cause-attack = attack
minis-cause-ability = ability
minis-cause-pushing = pushing
minis-cause-critical-miss = critical miss
minis-cause-return = return
minis-roll-first-player = first player
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

## The battle in lines

minis-line-turn = It is the turn of { $seat }; actions left: { $actions }.
minis-line-seat = { $seat }: points for eliminated figures { $score }, turns begun { $turns }
minis-line-figure = { $figure }, { $seat }: { $place }, facing { $facing }°; speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }; clicks left { $left }, tokens { $tokens }; { $abilities }
minis-line-away = { $figure }, { $seat }: { $where }
minis-line-terrain = { $piece }: { $place }
minis-line-objective = Objective: { $place }, controlled by { $seat }
minis-line-objective-free = Objective: { $place }, controlled by nobody
minis-ending-running = The battle goes on.
minis-ending-last-standing = The battle is over: only one side still has warriors.
minis-ending-time = The battle is over: the time is up.
minis-ending-agreed = The battle is over by agreement.
minis-ending-cheaper = { $ending } On equal points the cheaper army wins; it cost { $points }.
minis-ending-objective = { $ending } Whoever controls the objective wins.
minis-ending-objectives = { $ending } { $count ->
    [one] One objective decides
   *[other] { $count } objectives decide
} the battle.
minis-ending-eliminated = { $ending } With equally many objectives the eliminated points decide: { $points }.
minis-score-eliminated = Eliminated enemies
minis-score-objectives = Objectives
minis-score-captives = Captives in the own starting area, doubled
minis-score-survivors = Surviving own figures

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
minis-part-allotted = Share of the damage

## Why not: set-up

refusal-minis-seats = This edition is for { $least } to { $most } players.
refusal-minis-army-count = There are { $seats } players, but { $armies } armies.
refusal-minis-sides = The sides do not fit: each player needs one, and there must be at least two.
refusal-minis-edge-taken = Each player needs a starting edge of their own.
refusal-minis-edge-not-opposite = The players sit at opposite edges.
refusal-minis-unknown-edition = There is no edition “{ $edition }”; known are: { $known }.
refusal-minis-unknown-figure = There is no figure “{ $figure }”.
refusal-minis-unknown-piece = There is no terrain piece “{ $piece }”.
refusal-minis-unknown-table = There is no battlefield “{ $table }” for this edition. There are: { $known }.
refusal-minis-unknown-army = There is no ready-made army “{ $army }”. There are: { $known }.
minis-pack-unnamed = a pack without a title
refusal-minis-pack-missing = A pack this battle needs is not loaded.
refusal-minis-pack-not-agreed = This battle uses { $pack }, which was not agreed on.
refusal-minis-kind-not-used = Terrain of this kind is not used here: { $piece }.
refusal-minis-two-equal-pieces = In the standard game each player contributes two equal pieces of terrain.
refusal-minis-nothing-elevated = The standard game uses no elevated terrain.
refusal-minis-not-in-pile = “{ $piece }” is not among the pieces to be laid.
refusal-minis-piece-fits = There is still room for a piece of the pile.
refusal-minis-terrain-off-table = Terrain must lie wholly on the battlefield.
refusal-minis-terrain-too-close = Terrain must keep at least { $inches }″ from other terrain.
refusal-minis-terrain-near-objective = Terrain must keep at least { $inches }″ from the objective.
refusal-minis-terrain-near-edge = Terrain must keep at least { $inches }″ from the edges of the battlefield.
refusal-minis-terrain-near-area = Terrain must keep at least { $inches }″ from the far edge of a deployment area.
refusal-minis-no-deep-water = There is no deep water in tournaments.
refusal-minis-objective-distance = Your dice say { $inches }″ from the far edge; this place is { $distance } away.
refusal-minis-objective-beside = The distance is measured straight from the far edge: place the token in front of your deployment area.
refusal-minis-objective-near-edge = The whole token must keep { $inches }″ from every edge of the battlefield.
refusal-minis-objective-overlaps = Objective tokens may not overlap.
refusal-minis-terrain-in-area = Terrain may not lie in a starting area.
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
refusal-minis-levitated = { $figure } has been levitated and gets no action this turn.
refusal-minis-no-actions-left = You have no actions left this turn.
refusal-minis-no-pass = There is no pass action here; end the turn instead.
refusal-minis-pushed-already = { $figure } has acted in two turns running and may only pass.
refusal-minis-demoralized = { $figure } is demoralized: it may only move or pass.
refusal-minis-captor-only-moves = { $figure } holds a captive: it may only move or pass.
refusal-minis-frenzy-first = Figures with Frenzy come before { $figure }.
refusal-minis-lacks-ability = { $figure } does not have { $ability } in use.
refusal-minis-ability-not-in-use = This ability is not in use.
refusal-minis-ability-not-optional = { $ability } cannot be switched off.
refusal-minis-ability-under-way = This figure is in the middle of its action.
refusal-minis-ability-replaces-move = { $figure } moves by its ability; switch that off for a plain move.
refusal-minis-touched-at-start = { $figure } touched an opposing figure when the turn began.
refusal-minis-touches-foe = { $figure } touches an opposing figure.
refusal-minis-withdraw-own-turn = You can withdraw only in your own turn.

## Why not: movement

refusal-minis-bad-facing = There is no such facing.
refusal-minis-must-break-away = An opposing figure holds it: it must break away first.
refusal-minis-nothing-to-break-from = No opposing figure holds it.
refusal-minis-broke-not-away = It has not broken away and may only turn.
refusal-minis-held-fast = { $figure } has horseshoes: it cannot turn after failing to break away.
refusal-minis-cannot-soar = { $figure } cannot soar: only warriors with wings do.
refusal-minis-soars-already = { $figure } is at soaring level already.
refusal-minis-is-down-already = { $figure } is on the ground already.
refusal-minis-must-change-level = There is no room here at the other level: it must change levels somewhere else.
refusal-minis-soars = { $figure } is at soaring level and cannot be in a formation.
refusal-minis-no-double-time = { $figure } has neither boots nor horseshoes: no double-time.
refusal-minis-ability-bars-double-time = A speed ability of { $figure } rules out double-time.
refusal-minis-double-time-contact = { $figure } touches an opposing figure: no double-time.
refusal-minis-demoralized-contact = A demoralized figure does not move up to an enemy: { $other }.
refusal-minis-confused-contact = It may not be led into contact with your own side: { $other }.
refusal-minis-terrified = It does not dare to approach { $other } this turn.
refusal-minis-no-room-for-captive = There would be no room for the captive beside it.
refusal-minis-captive-left = It would leave its captive.
refusal-minis-not-beside = It must stand in contact with { $other }.
refusal-minis-spin-past = After a free spin the front arc must touch { $mover }.
refusal-minis-moved-already = { $figure } has already moved in this formation.
refusal-minis-nothing-moved = Nobody has moved yet.
refusal-minis-levitated-too-far = It can be set down at most { $inches }″ away.
refusal-minis-not-touched-at-start = It did not touch the figure when the turn began.
refusal-minis-nobody-to-levitate = { $figure } touched nobody it could levitate when the turn began.

## Why not: formations

refusal-minis-no-formations = There are no formations in this edition.
refusal-minis-no-formation-so = There is no formation for this.
refusal-minis-formation-one-target = A formation attacks exactly one target.
refusal-minis-formation-incomplete = A formation of { $size } is not complete: it takes { $least } to { $most }, each in place.
refusal-minis-formation-contact = { $figure } finds nobody to be in formation with.
refusal-minis-formation-faction = A formation consists of figures of one faction.
refusal-minis-formation-no-symbol = Figures without a faction symbol use no formations.
refusal-minis-formation-cliff = A cliff divides the formation.
refusal-minis-formation-torn = Each member must touch another one at the end.
refusal-minis-already-member = It is already a member.
refusal-minis-ability-bars-formation = { $figure } cannot be in this formation: { $ability }.

## Why not: combat

refusal-minis-no-target-yet = Choose a target first.
refusal-minis-no-more-targets = { $most ->
    [one] This attack has a single target.
   *[other] This attack has at most { $most } targets.
}
refusal-minis-targeted-twice = No figure is targeted twice in one action.
refusal-minis-targets-itself = A figure never targets itself.
refusal-minis-target-captive = { $target } is a captive and cannot be targeted.
refusal-minis-target-friend = { $target } is on your side.
refusal-minis-target-captor = { $target } holds a captive and cannot be shot at.
refusal-minis-target-touches-friend = { $target } touches a figure of your side.
refusal-minis-no-range = { $figure } has no ranged attack.
refusal-minis-berserk = { $figure } is berserk and does not shoot.
refusal-minis-firer-in-contact = { $figure } touches an opposing figure and cannot shoot.
refusal-minis-out-of-range = { $target } is { $distance } away; the range is { $range }″: { $missing } too far.
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
refusal-minis-nobody-in-wave = Nobody is near enough to { $figure } for a shockwave: half its range is { $half }, the nearest is { $missing } too far.
refusal-minis-beyond-wave = { $target } is beyond the shockwave: half the range is { $half }, { $missing } are missing.
refusal-minis-divide-all = All { $damage } damage must be divided.
refusal-minis-bow-only = Only bows can shoot like this, and { $figure } has none.
refusal-minis-bow-gives-damage = { $figure } has no bow: it can only help the attack.
refusal-minis-not-point-blank = { $target } is { $distance } away; point blank reaches { $half }″.
refusal-minis-precision-needless = { $target } touches no friend of the archer: a plain shot will do.
refusal-minis-gang-up-friend = Only a friend on the battlefield can help.
refusal-minis-gang-up-sword = { $figure } has no sword, so it cannot gang up.
refusal-minis-gang-up-token = { $figure } has an action token, so it cannot gang up.
refusal-minis-sword-only = Only swords capture, and { $figure } has none.
refusal-minis-no-captive = { $figure } leads no captive.
refusal-minis-not-its-captive = { $figure } can only attack its own captive so.
refusal-minis-wave-blocked = Terrain keeps the shockwave of { $figure } from everybody near enough.
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
refusal-minis-nobody-to-return = { $figure } has nobody it could bring back.
refusal-minis-not-eliminated = { $figure } has not been eliminated.
refusal-minis-not-mage-spawn = { $figure } is no Mage Spawn.
refusal-minis-worth-too-much = { $figure } is worth more than the figure that summons it.
refusal-minis-no-room-beside = There is no room for { $figure }.

## Situations that cannot be

minis-arranged-dial = this dial or these tokens cannot be.
minis-arranged-captive = a captive must touch the figure that holds it.
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
setup-minis-packs = Packs

# When distances may be measured.
minis-measuring-free = at any time, before declaring too: the book of this edition does not forbid it
minis-measuring-after = only after declaring
