# Cards of the miniatures game: items and what they do.

## Items

minis-item-balanced-blade = Balanced Blade
minis-item-heavy-maul = Heavy Maul
minis-item-hooked-spear = Hooked Spear
minis-item-oak-wand = Oak Wand
minis-item-duelists-rapier = Duelist's Rapier
minis-item-long-sight = Long Sight
minis-item-arc-sling = Arc Sling
minis-item-watchmans-horn = Watchman's Horn
minis-item-wand-of-fencing = Wand of Fencing
minis-item-frost-rod = Frost Rod
minis-item-hex-doll = Hex Doll
minis-item-tower-shield = Tower Shield
minis-item-cloak-of-mist = Cloak of Mist
minis-item-boots-of-the-stag = Boots of the Stag
minis-item-nimble-sandals = Nimble Sandals
minis-item-healers-satchel = Healer's Satchel
minis-item-tinkers-kit = Tinker's Kit
minis-item-spore-bag = Spore Bag
minis-item-ladder-hooks = Ladder Hooks
minis-item-ram-head = Ram Head
minis-item-sun-disk = Sun Disk
minis-item-rune-collar = Rune Collar
minis-item-anchor-chain = Anchor Chain
minis-item-signal-pistol = Signal Pistol
minis-item-drake-saddle = Drake Saddle
minis-item-bridle-of-will = Bridle of Will
minis-item-reaver = Reaver
minis-item-dragonstar = Dragonstar
minis-item-enchanted-fuser-rifle = Enchanted Fuser Rifle
minis-item-storm-rod = Storm Rod
minis-item-plate = Plate
minis-item-war-horn = War Horn
minis-item-ghost-lantern = Ghost Lantern
minis-item-crown-of-khans = Crown of Khans
minis-item-null-stone = Null Stone
minis-item-phase-ring = Phase Ring
minis-item-blood-chalice = Blood Chalice
minis-item-grave-bell = Grave Bell
minis-item-novices-primer = Novice's Primer
minis-item-field-grimoire = Field Grimoire
minis-item-codex-of-the-circle = Codex of the Circle
minis-item-tome-of-ages = Tome of Ages
minis-item-storm-folio = Storm Folio
minis-item-coil-scripture = Coil Scripture

## What items do

minis-ability-equipped = Items
minis-ability-anchor-chain = Anchor Chain
minis-ability-bridle-of-will = Bridle of Will
minis-lasting-tamed = tamed
minis-ability-signal-pistol = Signal Pistol
minis-ability-war-horn = War Horn
minis-ability-phase-ring = Phase Ring
minis-ability-phase-ring-quickness = Phase Ring: Quickness
minis-ability-phase-ring-dodge = Phase Ring: Dodge
minis-ability-ladder-hooks = Ladder Hooks
minis-ability-fuser-rifle = Enchanted Fuser Rifle
minis-how-pick-up = pick up an item
minis-do-take-item = Take up { $item }
minis-do-drop-item = Drop { $item } on the side at { $facing }°
minis-do-drop-item-here = Drop { $item } beneath its wielder
minis-do-lay-item = Leave it on the side at { $facing }°
minis-do-lay-item-here = Leave it on the spot
minis-no-item = item { $number }
minis-told-item-taken = { $figure } takes up { $item }.
minis-told-item-laid = { $item } of { $figure } lies on the ground.
minis-told-item-lost = { $item } is out of the game.
ask-minis-leave-item = Where does { $item } fall?
ask-minis-take-item = Which item is taken up?
ask-minis-drop-item = Drop an item
refusal-minis-chained = { $figure } is chained to its place: others cannot move it.
refusal-minis-item-off-table = An item must lie on the battlefield.
refusal-minis-item-not-yours = None of your warriors wields that.
refusal-minis-item-drop-late = Items are dropped at the beginning of the command phase, before anything else is done in the turn.
refusal-minis-no-item-here = No item lies in contact with { $figure }.

## Words for what items do

minis-value-speed = speed
minis-value-attack = attack
minis-value-defense = defense
minis-value-damage = damage
minis-value-ranged-damage = ranged damage
minis-value-range = range
minis-value-bonus = attack bonus
minis-value-pages = book of # pages
minis-type-ranged = against ranged attacks
minis-card-anchor-chain = others cannot move its wielder
minis-card-bridle-of-will = the mount it comes off is independent from then on
minis-card-signal-pistol = Precision costs friends 1 less attack
minis-card-war-horn = the Command die wins on a 5 too
minis-card-phase-ring = Quickness or Dodge, chosen in each command phase
minis-card-ladder-hooks = climbs cliffs and walls anywhere
minis-card-fuser-rifle = ranged attacks are explosive

## Companies

minis-company-dragonslayers = Dragonslayers
minis-company-order-of-the-crescent-sword = Order of the Crescent Sword
minis-company-free-lances = Free Lances
minis-company-lantern-watch = Lantern Watch
minis-company-grave-robbers = Grave Robbers
minis-company-storm-chasers = Storm Chasers
minis-company-iron-caravan = Iron Caravan
minis-company-quiet-hand = Quiet Hand
minis-ability-dragonslayers = Dragonslayers
minis-ability-crescent-sword = Order of the Crescent Sword
minis-ability-free-lances = Free Lances
minis-ability-lantern-watch = Lantern Watch
minis-ability-grave-robbers = Grave Robbers
minis-ability-storm-chasers = Storm Chasers
minis-ability-iron-caravan = Iron Caravan
minis-ability-headhunters = Headhunters
minis-ability-quiet-hand = Quiet Hand
minis-card-dragonslayers = +1 attack against the opposing figure with the most points
minis-card-crescent-sword = once a turn a member without tokens breaks away without a die
minis-card-free-lances = +1 attack for members that touch no friend
minis-card-lantern-watch = hindering and concealing terrain does not affect the lines of fire of members
minis-card-grave-robbers = a member that eliminates somebody in close combat heals 1 click
minis-card-storm-chasers = +1 speed for members that touch no opponent
minis-card-iron-caravan = +1 defense in close combat for members that touch a friend
minis-card-headhunters = when your command phase begins, members that touch the one opposing figure with the most points deal it 1 damage
minis-card-quiet-hand = +1 damage in close combat from behind
minis-told-company = { $seat } calls a company together: { $company }.
minis-list-one-company = An army has one company at most.
minis-list-unknown-company = No company is called “{ $text }”.
refusal-army-unknown-company = No company is called { $company }.
