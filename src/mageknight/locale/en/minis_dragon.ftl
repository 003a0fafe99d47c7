### The Apocalypse Dragon of the miniatures game.

minis-set-apocalypse = The Dragon of the End
minis-figure-apocalypse-dragon = Apocalypse Dragon

minis-ability-apocalypse = Dragon of the End
minis-ability-apocalypse-text = Before its actions it may move for free, as far as the speeds of all its live sections together. It is never pushed and never held, and shoots in contact too. Whoever damages it may be attacked at once. Attacks that meet a section that is out have −3.
minis-ability-beastmother = Beastmother
minis-ability-beastmother-text = An action of any kind: a die minus 2, at least 1, says how many Mage Spawn of up to 40 points crawl out within 3″ of the section. After the Dragon’s actions this Brood has five actions of its own.
minis-ability-control = Control
minis-ability-control-text = A ranged attack on one figure. Instead of damage the Dragon controls it, until two dice show 7 or less after one of its actions. Never more figures than the Dragon has live sections.
minis-ability-famine = Famine
minis-ability-famine-text = An action of any kind: a die says how many figures within range of the section starve. Each takes pushing damage for its action tokens, then loses them.
minis-ability-pestilence = Pestilence
minis-ability-pestilence-text = A close combat attack on every opposing figure within 8″ before the section. Each one hit heals a live section of 1.
minis-ability-war = War
minis-ability-war-text = An action of any kind: an opposing figure without action tokens within range of the section fights one of its own, without a token and without being pushed.
minis-ability-death = Death
minis-ability-death-text = Instead of being eliminated by the Dragon or its Brood a figure rises at its starting click, attacks once for the Dragon and is gone. It costs an action, but no token.
minis-ability-smash = Smash
minis-ability-smash-text = An action of any kind: every figure within 8″ rolls a die plus its attack bonus for each of its items, and drops it on 6 or less.
minis-ability-controlled = Under another’s will
minis-ability-controlled-text = It obeys another player. After each of its actions two dice are rolled; on 7 or less it is free again.

minis-part-dead-section = the section there is out
minis-told-recalled = All abilities of { $figure } are in use again.
minis-how-move-first = move before all actions
minis-told-leads = { $seat } leads the Dragon.
minis-lasting-leads-dragon = leads the Dragon
minis-told-moved-first = { $figure } moves before it acts.

ask-minis-riposte = { $foe } has hurt { $figure }. Strike back at once?

refusal-minis-moves-first-only = { $figure } makes its free move in the command phase, before all its actions and once a turn.
refusal-minis-lies-on-terrain = The base of { $figure } may not lie on terrain.

minis-how-beastmother = Beastmother
minis-how-control = Control
minis-how-famine = Famine
minis-how-pestilence = Pestilence
minis-how-war = War
minis-how-smash = Smash
minis-ability-control-ends = the end of control
minis-lasting-power-used = power used this turn
minis-phase-brood = actions of the Brood
minis-roll-power = a power of the Dragon
minis-roll-control = shaking off control
minis-do-spawn = { $name }, { $points } points
minis-told-entered = { $name } crawls out for { $seat }.

ask-minis-spawn = Which Mage Spawn crawls out beside { $figure }? { $count ->
    [one] One more comes.
   *[other] { $count } more come.
}
ask-minis-place-spawn = Where does { $figure } crawl out?
ask-minis-starve = Whom does { $figure } starve? Up to { $count }.
ask-minis-traitor = Who turns on its own?
ask-minis-victim = Whom does { $figure } strike?
ask-minis-feed = Which section heals 1?

refusal-minis-power-used = { $power } has been used this turn.
refusal-minis-power-idle = { $power } of { $figure } would affect nobody.
refusal-minis-cannot-be-swayed = { $figure } cannot be controlled.
refusal-minis-controls-enough = { $figure } controls as many figures as it has live sections: { $most }.
refusal-minis-nobody-plagued = No opposing figure is within { $reach }″ before { $figure }.
refusal-minis-does-not-starve = { $figure } has no action tokens, or is not within range before the section.
refusal-minis-does-not-betray = { $figure } cannot be turned on its own: it must be within range, have no action token and touch whom it strikes.
refusal-minis-no-such-spawn = Only Mage Spawn of up to 40 points crawl out, and a Unique only once.
refusal-minis-not-at-section = It crawls out within 3″ of the rim of { $figure }.
refusal-minis-brood-later = { $figure } is Brood: its actions come after all others.
refusal-minis-brood-only = Only Brood is given actions now, not { $figure }.

minis-game-dragon = Dragon hunt
minis-quarry = { $name }, { $level }
minis-quarry-level-1 = Angry
minis-quarry-level-2 = Furious
minis-quarry-level-3 = Rampaging
minis-score-standing = Points still on the battlefield
minis-ending-dragon-slain = The Dragon is slain.
minis-ending-hunters-gone = Nobody is left to hunt the Dragon.
minis-ending-hunt = { $ending } The Dragon is still worth { $dragon } points, the hunters { $hunters }.
ask-minis-lair = Which way does { $figure } look, in the middle of the battlefield?
refusal-minis-not-in-the-middle = { $figure } begins with its centre dot in the middle of the battlefield.
refusal-minis-terrain-under-base = { $figure } stands there.
refusal-minis-totals = This is played at { $totals } points.
refusal-minis-quarry-alone = The last player is { $figure } and brings nobody else.
refusal-minis-hunters-total = All hunters together may be worth { $total } points at most, not { $points }.

minis-how-death = Death
minis-do-claim = rise for the Dragon: { $figure }
ask-minis-claim = { $figure } is about to fall. Does it rise for the Dragon instead?
ask-minis-last-blow = How does { $figure } attack for the Dragon?
minis-lasting-steeled = defense abilities are kept
minis-ability-steeled = keeping defense abilities
minis-told-phase-brood = { $seat } gives the Brood its actions.
setup-minis-shared = The hunters lead the Dragon in turn

minis-army-hunters-powder = Hunters with powder
minis-army-hunters-judges = Hunters from Rokos
minis-army-hunters-coil = Hunters of the Coil
minis-army-hunters-elves = Hunters with long bows

## Great battles that can be chosen as a whole

minis-occasion-riders-and-spells = Riders and spells
minis-occasion-riders-and-spells-about = Edition 2.0, 300 points: the Atlantean Empire against the Orc Khans, with cavalry, items, spellbooks and objectives.
minis-occasion-lone-tower = Siege of the Lone Tower
minis-occasion-lone-tower-about = One tower between walls, 500 points; you hold it, the others storm it.
minis-occasion-gatehouse = Siege of the Gate
minis-occasion-gatehouse-about = A gatehouse with walls and two towers, 500 points; you hold it, the others storm it.
minis-occasion-angry-alone = The Angry Dragon, alone
minis-occasion-angry-alone-about = You hunt it with an army of 600 points.
minis-occasion-angry = The Angry Dragon
minis-occasion-angry-about = Two armies of 300 points hunt it.
minis-occasion-furious = The Furious Dragon
minis-occasion-furious-about = Three armies of 300 points hunt it, and it uses three of its dials.
minis-occasion-rampaging = The Rampaging Dragon
minis-occasion-rampaging-about = Four armies of 300 points hunt it, and it uses all it has.
minis-occasion-war-road = Conquest on the War Road
minis-occasion-war-road-about = Hosts of 1,200 points on four by six feet.
minis-occasion-broad-vale = Conquest in the Broad Vale
minis-occasion-broad-vale-about = Hosts of 2,000 points, each with a giant, on four by six feet.
minis-occasion-two-teams = Two against two
minis-occasion-two-teams-about = Four hosts of 1,200 points in two teams, on four by eight feet.
