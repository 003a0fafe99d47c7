# Names of the pieces of the board game, and what a word on them means.

## Deed cards; a spell has a second name for its stronger half

board-card-wound = Wound
board-card-rage = Rage
board-card-determination = Determination
board-card-swiftness = Swiftness
board-card-march = March
board-card-stamina = Stamina
board-card-tranquility = Tranquility
board-card-promise = Promise
board-card-threaten = Threaten
board-card-crystallize = Crystallize
board-card-mana-draw = Mana Draw
board-card-concentration = Concentration
board-card-improvisation = Improvisation
board-card-battle-versatility = Battle Versatility
board-card-cold-toughness = Cold Toughness
board-card-will-focus = Will Focus
board-card-noble-manners = Noble Manners
board-card-mana-pull = Mana Pull
board-card-instinct = Instinct
board-card-crystal-joy = Crystal Joy
board-card-rejuvenate = Rejuvenate
board-card-swift-reflexes = Swift Reflexes
board-card-tirelessness = Tirelessness
board-card-savage-harvesting = Savage Harvesting
board-card-ruthless-coercion = Ruthless Coercion
board-card-one-with-the-land = One with the Land
board-card-druidic-paths = Druidic Paths
board-card-fire-bolt = Fire Bolt
board-card-ice-bolt = Ice Bolt
board-card-swift-bolt = Swift Bolt
board-card-crushing-bolt = Crushing Bolt
board-card-blood-rage = Blood Rage
board-card-ice-shield = Ice Shield
board-card-agility = Agility
board-card-refreshing-walk = Refreshing Walk
board-card-intimidate = Intimidate
board-card-frost-bridge = Frost Bridge
board-card-song-of-wind = Song of Wind
board-card-path-finding = Path Finding
board-card-blood-ritual = Blood Ritual
board-card-pure-magic = Pure Magic
board-card-heroic-tale = Heroic Tale
board-card-regeneration = Regeneration
board-card-into-the-heat = Into the Heat
board-card-steady-tempo = Steady Tempo
board-card-diplomacy = Diplomacy
board-card-in-need = In Need
board-card-decompose = Decompose
board-card-crystal-mastery = Crystal Mastery
board-card-mana-storm = Mana Storm
board-card-ambush = Ambush
board-card-maximal-effect = Maximal Effect
board-card-magic-talent = Magic Talent
board-card-learning = Learning
board-card-training = Training
board-card-counterattack = Counterattack
board-card-ritual-attack = Ritual Attack
board-card-blood-of-ancients = Blood of Ancients
board-card-shield-bash = Shield Bash
board-card-temporal-portal = Temporal Portal
board-card-spell-forge = Spell Forge
board-card-chivalry = Chivalry
board-card-peaceful-moment = Peaceful Moment
board-card-dodge-and-weave = Dodge and Weave
board-card-stout-resolve = Stout Resolve
board-card-force-of-nature = Force of Nature
board-card-mountain-lore = Mountain Lore
board-card-power-of-crystals = Power of Crystals
board-card-rush-of-adrenaline = Rush of Adrenaline
board-card-explosive-bolt = Explosive Bolt
board-card-chilling-stare = Chilling Stare
board-card-fireball = Fireball
board-card-fireball-strong = Firestorm
board-card-snowstorm = Snowstorm
board-card-snowstorm-strong = Blizzard
board-card-expose = Expose
board-card-expose-strong = Mass Expose
board-card-tremor = Tremor
board-card-tremor-strong = Earthquake
board-card-flame-wall = Flame Wall
board-card-flame-wall-strong = Flame Wave
board-card-mana-bolt = Mana Bolt
board-card-mana-bolt-strong = Mana Thunderbolt
board-card-whirlwind = Whirlwind
board-card-whirlwind-strong = Tornado
board-card-underground-travel = Underground Travel
board-card-underground-travel-strong = Underground Attack
board-card-burning-shield = Burning Shield
board-card-burning-shield-strong = Exploding Shield
board-card-chill = Chill
board-card-chill-strong = Lethal Chill
board-card-wings-of-wind = Wings of Wind
board-card-wings-of-wind-strong = Wings of Night
board-card-restoration = Restoration
board-card-restoration-strong = Rebirth
board-card-demolish = Demolish
board-card-demolish-strong = Disintegrate
board-card-space-bending = Space Bending
board-card-space-bending-strong = Time Bending
board-card-call-to-arms = Call to Arms
board-card-call-to-arms-strong = Call to Glory
board-card-meditation = Meditation
board-card-meditation-strong = Trance
board-card-mana-meltdown = Mana Meltdown
board-card-mana-meltdown-strong = Mana Radiance
board-card-mana-claim = Mana Claim
board-card-mana-claim-strong = Mana Curse
board-card-mind-read = Mind Read
board-card-mind-read-strong = Mind Steal
board-card-energy-flow = Energy Flow
board-card-energy-flow-strong = Energy Steal
board-card-offering = Offering
board-card-offering-strong = Sacrifice
board-card-mist-form = Mist Form
board-card-mist-form-strong = Veil of Mist
board-card-charm = Charm
board-card-charm-strong = Possess
board-card-cure = Cure
board-card-cure-strong = Disease
board-card-banner-of-glory = Banner of Glory
board-card-banner-of-fear = Banner of Fear
board-card-banner-of-protection = Banner of Protection
board-card-banner-of-courage = Banner of Courage
board-card-ruby-ring = Ruby Ring
board-card-sapphire-ring = Sapphire Ring
board-card-diamond-ring = Diamond Ring
board-card-emerald-ring = Emerald Ring
board-card-sword-of-justice = Sword of Justice
board-card-horn-of-wrath = Horn of Wrath
board-card-endless-bag-of-gold = Endless Bag of Gold
board-card-endless-gem-pouch = Endless Gem Pouch
board-card-golden-grail = Golden Grail
board-card-book-of-wisdom = Book of Wisdom
board-card-amulet-of-the-sun = Amulet of the Sun
board-card-amulet-of-darkness = Amulet of Darkness
board-card-bow-of-starsdawn = Bow of Starsdawn
board-card-banner-of-command = Banner of Command
board-card-banner-of-fortitude = Banner of Fortitude
board-card-soul-harvester = Soul Harvester
board-card-shield-of-the-fallen-kings = Shield of the Fallen Kings
board-card-druidic-staff = Druidic Staff
board-card-circlet-of-proficiency = Circlet of Proficiency
board-card-tome-of-all-spells = Tome of All Spells
board-card-mysterious-box = Mysterious Box

## Units

board-unit-peasants = Peasants
board-unit-foresters = Foresters
board-unit-herbalists = Herbalists
board-unit-utem-crossbowmen = Utem Crossbowmen
board-unit-utem-guardsmen = Utem Guardsmen
board-unit-utem-swordsmen = Utem Swordsmen
board-unit-guardian-golems = Guardian Golems
board-unit-illusionists = Illusionists
board-unit-red-cape-monks = Red Cape Monks
board-unit-northern-monks = Northern Monks
board-unit-savage-monks = Savage Monks
board-unit-scouts = Scouts
board-unit-thugs = Thugs
board-unit-shocktroops = Shocktroops
board-unit-magic-familiars = Magic Familiars
board-unit-fire-golems = Fire Golems
board-unit-ice-golems = Ice Golems
board-unit-fire-mages = Fire Mages
board-unit-ice-mages = Ice Mages
board-unit-amotep-gunners = Amotep Gunners
board-unit-amotep-freezers = Amotep Freezers
board-unit-catapults = Catapults
board-unit-altem-mages = Altem Mages
board-unit-altem-guardians = Altem Guardians
board-unit-heroes-white = Heroes (white)
board-unit-heroes-green = Heroes (green)
board-unit-heroes-blue = Heroes (blue)
board-unit-heroes-red = Heroes (red)
board-unit-sorcerers = Sorcerers
board-unit-delphana-masters = Delphana Masters

## Enemies

board-enemy-prowlers = Prowlers
board-enemy-diggers = Diggers
board-enemy-cursed-hags = Cursed Hags
board-enemy-wolf-riders = Wolf Riders
board-enemy-ironclads = Ironclads
board-enemy-orc-summoners = Orc Summoners
board-enemy-orc-skirmishers = Orc Skirmishers
board-enemy-orc-trackers = Orc Trackers
board-enemy-orc-war-beasts = Orc War Beasts
board-enemy-orc-stonethrowers = Orc Stonethrowers
board-enemy-crossbowmen = Crossbowmen
board-enemy-guardsmen = Guardsmen
board-enemy-swordsmen = Swordsmen
board-enemy-golems = Golems
board-enemy-thugs = Thugs
board-enemy-shocktroops = Shocktroops
board-enemy-heroes-fortified = Heroes (fortified)
board-enemy-heroes-swift = Heroes (swift)
board-enemy-heroes-fire = Heroes (fire)
board-enemy-heroes-ice = Heroes (ice)
board-enemy-monks = Monks
board-enemy-illusionists = Illusionists
board-enemy-ice-mages = Ice Mages
board-enemy-ice-golems = Ice Golems
board-enemy-fire-mages = Fire Mages
board-enemy-fire-golems = Fire Golems
board-enemy-sorcerers = Sorcerers
board-enemy-magic-familiars = Magic Familiars
board-enemy-minotaur = Minotaur
board-enemy-gargoyle = Gargoyle
board-enemy-medusa = Medusa
board-enemy-crypt-worm = Crypt Worm
board-enemy-werewolf = Werewolf
board-enemy-shadow = Shadow
board-enemy-manticore = Manticore
board-enemy-hydra = Hydra
board-enemy-swamp-dragon = Swamp Dragon
board-enemy-fire-dragon = Fire Dragon
board-enemy-ice-dragon = Ice Dragon
board-enemy-high-dragon = High Dragon
board-enemy-lava-dragon = Lava Dragon
board-enemy-storm-dragon = Storm Dragon
board-enemy-dragon-summoner = Dragon Summoner
board-enemy-freezers = Freezers
board-enemy-gunners = Gunners
board-enemy-altem-guardsmen = Altem Guardsmen
board-enemy-altem-mages = Altem Mages
board-enemy-fire-catapult = Fire Catapult
board-enemy-ice-catapult = Ice Catapult
board-enemy-grim-legionnaires = Grim Legionnaires
board-enemy-delphana-masters = Delphana Masters
board-enemy-centaur-outriders = Centaur Outriders
board-enemy-elemental-priestesses = Elemental Priestesses
board-enemy-elven-protectors = Elven Protectors
board-enemy-cloud-griffons = Cloud Griffons
board-enemy-crystal-sprites = Crystal Sprites
board-enemy-air-elemental = Air Elemental
board-enemy-fire-elemental = Fire Elemental
board-enemy-water-elemental = Water Elemental
board-enemy-earth-elemental = Earth Elemental
board-enemy-savage-dragon = Savage Dragon
board-enemy-lightning-dragon = Lightning Dragon
board-enemy-corrupted-priests = Corrupted Priests
board-enemy-zombie-horde = Zombie Horde
board-enemy-gibbering-ghouls = Gibbering Ghouls
board-enemy-shrouded-necromancers = Shrouded Necromancers
board-enemy-skeletal-warriors = Skeletal Warriors
board-enemy-blood-demon = Blood Demon
board-enemy-pain-wraith = Pain Wraith
board-enemy-vampire = Vampire
board-enemy-mummy = Mummy
board-enemy-vampire-dragon = Vampire Dragon
board-enemy-death-dragon = Death Dragon

## Heroes

board-hero-arythea = Arythea
board-hero-arythea-text = Wounds and fire are her strength; she knows the dark ways.
board-hero-tovak = Tovak
board-hero-tovak-text = At home in every phase of a fight: cold steel, strong Block.
board-hero-goldyx = Goldyx
board-hero-goldyx-text = Lord of crystals: more mana than anybody, and wings.
board-hero-norowas = Norowas
board-hero-norowas-text = Leads Units and wins hearts; Influence and Reputation.
board-hero-wolfhawk = Wolfhawk
board-hero-wolfhawk-text = Goes alone and fights best without Units.
board-hero-krang = Krang
board-hero-krang-text = Shaman of chaos: curses, frenzy, quick healing.
board-hero-braevalar = Braevalar
board-hero-braevalar-text = Druid of ice and lightning; strikes from afar.

## Skills

board-skill-arythea-dark-paths = Dark Paths
board-skill-arythea-burning-power = Burning Power
board-skill-arythea-hot-swordsmanship = Hot Swordsmanship
board-skill-arythea-dark-negotiation = Dark Negotiation
board-skill-arythea-dark-fire-magic = Dark Fire Magic
board-skill-arythea-power-of-pain = Power of Pain
board-skill-arythea-invocation = Invocation
board-skill-arythea-polarization = Polarization
board-skill-arythea-motivation = Motivation
board-skill-arythea-healing-ritual = Healing Ritual
board-skill-arythea-ritual-of-pain = Ritual of Pain
board-skill-tovak-double-time = Double Time
board-skill-tovak-night-sharpshooting = Night Sharpshooting
board-skill-tovak-cold-swordsmanship = Cold Swordsmanship
board-skill-tovak-shield-mastery = Shield Mastery
board-skill-tovak-resistance-break = Resistance Break
board-skill-tovak-i-feel-no-pain = I Feel No Pain
board-skill-tovak-i-dont-give-a-damn = I Don’t Give a Damn!
board-skill-tovak-who-needs-magic = Who Needs Magic?
board-skill-tovak-motivation = Motivation
board-skill-tovak-mana-exploit = Mana Exploit
board-skill-tovak-mana-overload = Mana Overload
board-skill-goldyx-freezing-power = Freezing Power
board-skill-goldyx-potion-making = Potion Making
board-skill-goldyx-white-crystal-craft = White Crystal Craft
board-skill-goldyx-green-crystal-craft = Green Crystal Craft
board-skill-goldyx-red-crystal-craft = Red Crystal Craft
board-skill-goldyx-glittering-fortune = Glittering Fortune
board-skill-goldyx-flight = Flight
board-skill-goldyx-universal-power = Universal Power
board-skill-goldyx-motivation = Motivation
board-skill-goldyx-source-freeze = Source Freeze
board-skill-goldyx-source-opening = Source Opening
board-skill-norowas-forward-march = Forward March
board-skill-norowas-day-sharpshooting = Day Sharpshooting
board-skill-norowas-inspiration = Inspiration
board-skill-norowas-bright-negotiation = Bright Negotiation
board-skill-norowas-leaves-in-the-wind = Leaves in the Wind
board-skill-norowas-whispers-in-the-treetops = Whispers in the Treetops
board-skill-norowas-leadership = Leadership
board-skill-norowas-bonds-of-loyalty = Bonds of Loyalty
board-skill-norowas-motivation = Motivation
board-skill-norowas-prayer-of-weather = Prayer of Weather
board-skill-norowas-prayer-of-weather-coop = Prayer of Weather (cooperative)
board-skill-wolfhawk-refreshing-bath = Refreshing Bath
board-skill-wolfhawk-refreshing-breeze = Refreshing Breeze
board-skill-wolfhawk-hawk-eyes = Hawk Eyes
board-skill-wolfhawk-on-her-own = On Her Own
board-skill-wolfhawk-deadly-aim = Deadly Aim
board-skill-wolfhawk-know-your-prey = Know Your Prey
board-skill-wolfhawk-taunt = Taunt
board-skill-wolfhawk-dueling = Dueling
board-skill-wolfhawk-motivation = Motivation
board-skill-wolfhawk-wolfs-howl = Wolf’s Howl
board-skill-wolfhawk-wolfs-howl-coop = Wolf’s Howl (cooperative)
board-skill-krang-spirit-guides = Spirit Guides
board-skill-krang-battle-hardened = Battle Hardened
board-skill-krang-battle-frenzy = Battle Frenzy
board-skill-krang-shamanic-ritual = Shamanic Ritual
board-skill-krang-regenerate = Regenerate
board-skill-krang-arcane-disguise = Arcane Disguise
board-skill-krang-puppet-master = Puppet Master
board-skill-krang-master-of-chaos = Master of Chaos
board-skill-krang-curse = Curse
board-skill-krang-mana-enhancement = Mana Enhancement
board-skill-krang-mana-suppression = Mana Suppression
board-skill-braevalar-elemental-resistance = Elemental Resistance
board-skill-braevalar-feral-allies = Feral Allies
board-skill-braevalar-thunderstorm = Thunderstorm
board-skill-braevalar-lightning-storm = Lightning Storm
board-skill-braevalar-beguile = Beguile
board-skill-braevalar-forked-lightning = Forked Lightning
board-skill-braevalar-shapeshift = Shapeshift
board-skill-braevalar-secret-ways = Secret Ways
board-skill-braevalar-regenerate = Regenerate
board-skill-braevalar-natures-vengeance = Nature’s Vengeance
board-skill-braevalar-natures-vengeance-coop = Nature’s Vengeance (cooperative)

## Tactics

board-tactic-early-bird = Early Bird
board-tactic-rethink = Rethink
board-tactic-mana-steal = Mana Steal
board-tactic-planning = Planning
board-tactic-great-start = Great Start
board-tactic-the-right-moment = The Right Moment
board-tactic-from-the-dusk = From the Dusk
board-tactic-long-night = Long Night
board-tactic-mana-search = Mana Search
board-tactic-midnight-meditation = Midnight Meditation
board-tactic-preparation = Preparation
board-tactic-sparing-power = Sparing Power

## Cities

board-city-city-white = White city
board-city-city-blue = Blue city
board-city-city-red = Red city
board-city-city-green = Green city

## Sites

board-site-portal = Portal
board-site-village = Village
board-site-monastery = Monastery
board-site-keep = Keep
board-site-mage-tower = Mage tower
board-site-city = City
board-site-dungeon = Dungeon
board-site-tomb = Tomb
board-site-monster-den = Monster den
board-site-spawning-grounds = Spawning grounds
board-site-ancient-ruins = Ancient ruins
board-site-crystal-mine = Crystal mine
board-site-magical-glade = Magical glade
board-site-marauding-orcs = Marauding orcs
board-site-draconum = Draconum
board-site-deep-mine = Deep mine
board-site-maze = Maze
board-site-labyrinth = Labyrinth
board-site-refugee-camp = Refugee camp
board-site-walls = Walls
board-site-volkares-camp = Volkare’s camp
board-site-graveyard = Graveyard
board-site-necropolis = Necropolis
board-site-hidden-valley = Hidden valley

## Ruin tokens

board-ruin-altar-green = Green altar
board-ruin-altar-blue = Blue altar
board-ruin-altar-white = White altar
board-ruin-altar-red = Red altar
board-ruin-altar-all-colours = Altar of all colours
board-ruin-ruin-brown-red = Ruins with brown and red
board-ruin-ruin-green-red = Ruins with green and red
board-ruin-ruin-gray-white = Ruins with grey and white
board-ruin-ruin-gray-brown = Ruins with grey and brown
board-ruin-ruin-gray-violet = Ruins with grey and violet
board-ruin-ruin-green-brown = Ruins with green and brown
board-ruin-ruin-green-green = Ruins with twice green
board-ruin-ruin-brown-violet = Ruins with brown and violet
board-ruin-ruin-green-green-green = Ruins with three times green
board-ruin-ruin-violet-violet = Ruins with twice violet

## Map tiles

board-tile-start-a = Starting tile A
board-tile-start-b = Starting tile B
board-tile-countryside-01 = Countryside 1
board-tile-countryside-02 = Countryside 2
board-tile-countryside-03 = Countryside 3
board-tile-countryside-04 = Countryside 4
board-tile-countryside-05 = Countryside 5
board-tile-countryside-06 = Countryside 6
board-tile-countryside-07 = Countryside 7
board-tile-countryside-08 = Countryside 8
board-tile-countryside-09 = Countryside 9
board-tile-countryside-10 = Countryside 10
board-tile-countryside-11 = Countryside 11
board-tile-countryside-12 = Countryside 12
board-tile-countryside-13 = Countryside 13
board-tile-countryside-14 = Countryside 14
board-tile-core-01 = Core 1
board-tile-core-02 = Core 2
board-tile-core-03 = Core 3
board-tile-core-04 = Core 4
board-tile-core-05 = Core 5, the green city
board-tile-core-06 = Core 6, the blue city
board-tile-core-07 = Core 7, the white city
board-tile-core-08 = Core 8, the red city
board-tile-core-09 = Core 9
board-tile-core-10 = Core 10
board-tile-core-volkares-camp = Core with Volkare’s camp

## Scenarios

board-scenario-first-reconnaissance = First Reconnaissance
board-scenario-solo-reconnaissance = Solo Reconnaissance
board-scenario-full-conquest = Full Conquest
board-scenario-blitz-conquest = Blitz Conquest
board-scenario-solo-conquest = Solo Conquest
board-scenario-full-cooperation = Full Cooperation
board-scenario-blitz-cooperation = Blitz Cooperation
board-scenario-mines-liberation = Mines Liberation
board-scenario-druid-nights = Druid Nights
board-scenario-dungeon-lords = Dungeon Lords
board-scenario-conquer-and-hold = Conquer and Hold
board-scenario-one-to-return = One to Return

## Sets

board-set-base = Base game
board-set-lost-legion = The Lost Legion
board-set-krang = Krang
board-set-shades-of-tezla = Shades of Tezla
board-set-ultimate = Ultimate Edition

## Colours of mana

board-colour-red = red
board-colour-blue = blue
board-colour-green = green
board-colour-white = white
board-colour-gold = gold
board-colour-black = black

## Piles of enemies, by the colour of their backs

board-pile-green = green enemy
board-pile-gray = grey enemy
board-pile-violet = violet enemy
board-pile-brown = brown enemy
board-pile-red = red enemy
board-pile-white = white enemy

## Elements

board-element-physical = physical
board-element-fire = fire
board-element-ice = ice
board-element-cold-fire = cold fire

## Kinds of attack

board-kind-melee = melee
board-kind-ranged = ranged
board-kind-siege = siege

## Kinds of card

board-card-kind-wound = Wound
board-card-kind-basic-action = basic action
board-card-kind-advanced-action = advanced action
board-card-kind-spell = spell
board-card-kind-artifact = artifact

## How a card is played

board-use-basic = basic effect
board-use-strong = strong effect
board-use-move = sideways for move
board-use-influence = sideways for influence
board-use-attack = sideways for attack
board-use-block = sideways for block

## Points

board-points-move = move
board-points-influence = influence
board-points-heal = healing

## Where a turn stands

board-phase-none = before the turn
board-phase-move = movement
board-phase-interact = interaction
board-phase-done = action taken
board-phase-rest = rest
board-phase-ranged = ranged and siege attacks
board-phase-block = block
board-phase-damage = damage
board-phase-attack = attack
board-phase-end = end of turn

## Where a card lies

board-zone-hand = hand
board-zone-deck-top = top of the Deed deck
board-zone-deck-bottom = bottom of the Deed deck
board-zone-discard = discard pile
board-zone-played = play area
board-zone-aside = set aside
board-zone-gone = out of the game
board-zone-stored = under the Tactic card

## Terrain

board-terrain-plains = plains
board-terrain-plains-text = Costs 2 Move points, by day and by night.
board-terrain-hills = hills
board-terrain-hills-text = Cost 3 Move points, by day and by night.
board-terrain-forest = forest
board-terrain-forest-text = Costs 3 Move points by day, 5 by night.
board-terrain-wasteland = wasteland
board-terrain-wasteland-text = Costs 4 Move points, by day and by night.
board-terrain-desert = desert
board-terrain-desert-text = Costs 5 Move points by day, 3 by night.
board-terrain-swamp = swamp
board-terrain-swamp-text = Costs 5 Move points, by day and by night.
board-terrain-lake = lake
board-terrain-lake-text = Cannot be entered without an effect that allows it.
board-terrain-mountain = mountain
board-terrain-mountain-text = Cannot be entered without an effect that allows it.
board-terrain-sea = sea
board-terrain-sea-text = The coast: the land ends here and nobody enters.
board-terrain-city = city
board-terrain-city-text = Costs 2 Move points, by day and by night.

board-where-plains = on the plains
board-where-hills = on the hills
board-where-forest = in the forest
board-where-wasteland = in the wasteland
board-where-desert = in the desert
board-where-swamp = in the swamp
board-where-lake = on the lake
board-where-mountain = in the mountains
board-where-sea = in the sea
board-where-city = in the city
board-beside-ne = north-east of
board-beside-e = east of
board-beside-se = south-east of
board-beside-sw = south-west of
board-beside-w = west of
board-beside-nw = north-west of
board-beyond-ne = two spaces north-east of
board-beyond-e = two spaces east of
board-beyond-se = two spaces south-east of
board-beyond-sw = two spaces south-west of
board-beyond-w = two spaces west of
board-beyond-nw = two spaces north-west of

## Abilities of enemies

board-ability-fortified = Fortified
board-ability-fortified-text = In the ranged phase only Siege attacks reach it; if its site is fortified too, nothing does until the Attack phase.
board-ability-unfortified = Unfortified
board-ability-unfortified-text = The fortification of its site does not protect it.
board-ability-elusive = Elusive
board-ability-elusive-text = Its higher Armor counts; only in the Attack phase, and only if all its attacks were blocked, does the lower one.
board-ability-arcane-immunity = Arcane Immunity
board-ability-arcane-immunity-text = Nothing but attacks and blocks affects it; effects on its attacks still work.
board-ability-defend = Defend
board-ability-defend-text = Lends its Defend value as Armor to the first enemy attacked, itself included, for the rest of the combat.
board-ability-swift = Swift
board-ability-swift-text = It takes twice its Attack value in Block to stop it; the damage stays the same.
board-ability-brutal = Brutal
board-ability-brutal-text = Unblocked it deals twice its Attack value as damage.
board-ability-poison = Poison
board-ability-poison-text = A wounded unit gets two Wounds; for each Wound into the hand the hero puts another into the discard pile.
board-ability-paralyze = Paralyze
board-ability-paralyze-text = A unit it would wound is destroyed; a hero it wounds discards every card in hand that is not a Wound.
board-ability-assassination = Assassination
board-ability-assassination-text = Its damage cannot be given to units; the hero takes all of it.
board-ability-cumbersome = Cumbersome
board-ability-cumbersome-text = In the Block phase every Move point spent takes 1 from its attack for this turn; at 0 it counts as blocked.
board-ability-vampiric = Vampiric
board-ability-vampiric-text = Each unit it wounds and each Wound it puts into a hand give it 1 Armor until the combat ends.
board-ability-summon = Summon
board-ability-summon-text = Instead of attacking it draws a monster when the Block phase begins; that one fights in its place until the Attack phase and gives no Fame.

## Resistances

board-resistance-physical = physical resistance
board-resistance-physical-text = Physical attacks, and physical damage to a unit, count half.
board-resistance-fire = fire resistance
board-resistance-fire-text = Fire attacks count half; cold fire does if ice is resisted too.
board-resistance-ice = ice resistance
board-resistance-ice-text = Ice attacks count half; cold fire does if fire is resisted too.

## What the sites mean

board-site-none = no site
board-site-none-text = Nothing but land.
board-site-portal-text = Where the heroes arrive. Several may stand here; whoever ends a turn here leaves the map until the next one.
board-site-village-text = Recruit villagers, heal for 3 Influence a point, or plunder it for two cards and 1 Reputation.
board-site-monastery-text = Recruit, heal for 2 Influence a point, learn an advanced action for 6. Burn it down against a violet enemy, without units, for an artifact and the loss of 3 Reputation.
board-site-keep-text = A fortified garrison holds it; an assault costs 1 Reputation. Its owner recruits here and draws one card more for every keep when ending a turn at one.
board-site-mage-tower-text = A fortified garrison holds it; an assault costs 1 Reputation and victory gives a spell. Once conquered anybody recruits here or buys spells for 7 Influence and one mana.
board-site-city-text = A strong garrison behind walls, each city with a strength of its own. Once conquered it trades with everybody, best with those who have Shields there.
board-site-dungeon-text = Alone against a brown enemy, by the rules of night. A die decides whether a spell or an artifact is the reward.
board-site-tomb-text = Alone against a red enemy, by the rules of night. The reward is a spell and an artifact.
board-site-monster-den-text = A brown enemy, which stays if it is not defeated. The reward is two crystals of random colours.
board-site-spawning-grounds-text = Two brown enemies, and who falls is replaced until both fall together. The reward is an artifact and three crystals of random colours.
board-site-ancient-ruins-text = A token says what is here: an altar that wants mana and gives Fame, or enemies and their treasure. By night it lies face down.
board-site-crystal-mine-text = Ending a turn here gives a crystal of the colour of the mine.
board-site-magical-glade-text = Starting a turn here gives a mana token, gold by day and black by night; ending one here removes a Wound from hand or discard pile.
board-site-marauding-orcs-text = A green enemy bars the space and attacks whoever passes from one space next to it to another. Its defeat gives 1 Reputation.
board-site-draconum-text = A red enemy bars the space and attacks whoever passes from one space next to it to another. Its defeat gives 2 Reputation.
board-site-deep-mine-text = Ending a turn here gives a crystal of one of the colours of the mine, as you choose.
board-site-maze-text = Inside, play 2, 4 or 6 Move for a path and fight a brown enemy with one unit at most: two crystals, a spell or an artifact.
board-site-labyrinth-text = Inside, play 2, 4 or 6 Move for a path and fight a red enemy with one unit at most: what a maze gives, and an advanced action.
board-site-refugee-camp-text = Units of every kind can be recruited here, those of keeps, towers and monasteries for 1 Influence more, those of cities for 3.
board-site-walls-text = Crossing a wall costs 1 Move point more and provokes nobody; who is attacked across it counts as fortified.
board-site-volkares-camp-text = The camp of the general Volkare, for scenarios with him.
board-site-graveyard-text = Starting a turn here by day brings the rules of night for that turn; by night it gives a black mana token.
board-site-necropolis-text = Starting a turn here by day brings the rules of night for that turn; by night it gives a black mana token.
board-site-hidden-valley-text = Starting a turn here gives a mana token, gold by day and black by night; ending one here removes a Wound from hand or discard pile.

## What the cities mean

board-city-city-white-text = All its defenders have 1 Armor more. Conquered, every unit can be recruited here, and 2 Influence bring another elite unit into the offer.
board-city-city-blue-text = Fire and ice attacks of its defenders count 2 more, cold fire 1 more. Conquered, spells can be bought for 7 Influence and one mana of their colour.
board-city-city-red-text = Physical attacks of its defenders are brutal. Conquered, artifacts can be bought for 12 Influence.
board-city-city-green-text = Physical attacks of its defenders are poisonous. Conquered, advanced actions can be learned for 6 Influence.
