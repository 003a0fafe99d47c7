# Lessons: what is said at each step, and the answers to wrong ways. One idea at a time, and no word before it was explained;
# tests/lessons/test_words.py keeps watch.

# The board game, 1

learn-board-purpose = What it is about
learn-board-purpose-about = The goal, your hand, and your first turn.
learn-board-purpose-welcome = Welcome! You are a Mage Knight: a wandering war-wizard in a land nobody has mapped. Here you stand, at the coast.
learn-board-purpose-goal = The map is built from tiles, and most still lie face down. In this game you are to find the city hidden among them before four rounds are over. Everything you do on the way makes you stronger.
learn-board-purpose-hero = This is your hero, Goldyx. What you become good at is written here. You do not have to know any of it yet.
learn-board-purpose-hand = And these five cards are your hand. All you can do comes from them: walk, talk, fight. Whenever it is your turn, you play as many as you like.
learn-board-purpose-card = Let us walk. March gives 2 Move, the points you walk with. Choose it, then its upper line.
learn-board-purpose-step = You have 2 Move. This space of open grass costs exactly 2 to enter. Go there. Every space you can pay for shows its price.
learn-board-purpose-end = Well done! Nothing else is in reach, so end your turn.
learn-board-purpose-discard = Before you draw, the game asks whether you would rather throw a card away first. Keep them all: what you did not play stays in your hand. Go on.
learn-board-purpose-drawn = You drew a new card from your deck, so your hand is full again. That is a turn: play cards, do something, draw. You own 16 cards in all; when your deck runs out, a round is nearly over.

# The board game, 2

learn-board-moving = Moving
learn-board-moving-about = The price of land, a card with a die, any card sideways.
learn-board-moving-price = Each space has a terrain, and each terrain has its price in Move: grass 2, hills 3, forest 3 by daylight. Over water nobody walks. Let us go to the houses in the north.
learn-board-moving-stamina = Begin with Stamina: its upper line gives 2 Move.
learn-board-moving-first = Step onto the grass in the north-west.
learn-board-moving-die = These dice are the Source. A die is mana of its colour: the fuel that lights the lower, stronger line of a card. One die each turn is yours for free.
learn-board-moving-march = March is a green card and there is a green die. Play its lower line: 4 Move instead of 2. The die pays by itself.
learn-board-moving-far = 4 Move are two steps over grass. Walk one, then the other.
learn-board-moving-sideways = The houses are 2 Move away, and you have none left. But every card can be turned sideways: then it is worth 1, whatever stands on it. Play two cards sideways for Move.
learn-board-moving-village = Enough! The houses are a village. In you go.
learn-board-moving-done = You walked four spaces with four cards. Remember the three ways to use a card: the upper line for free, the lower line with mana, sideways for 1.

# The board game, 3

learn-board-village = The village
learn-board-village-about = Influence, and your first companions.
learn-board-village-talk = You stand in a village. Villagers sell their help for Influence, the points you talk with. Like Move, it comes from your cards.
learn-board-village-offer = Here is who is for hire: units, companions who fight beside you. The Peasants ask for 4 Influence.
learn-board-village-interact = First talk to the villagers. That is your one action this turn; walking is over once you begin.
learn-board-village-promise = Now persuade them. Promise gives 2 Influence with its upper line.
learn-board-village-sideways = Two more are missing, and no other card here knows how to talk. You know the trick: play two cards sideways, this time for Influence.
learn-board-village-recruit = 4 Influence, and the Peasants ask for 4. Recruit them.
learn-board-village-done = They are yours. A unit helps once a round: Peasants give 2 points, for walking, for talking or for hitting. You can lead one unit now, more when you have grown.

# The board game, 4

learn-board-fight = A fight
learn-board-fight-about = The enemy strikes first: block, then strike back.
learn-board-fight-orcs = Prowlers bar the way. The numbers of an enemy: it hits with Attack 4, and its Armor of 3 is what you need to beat it.
learn-board-fight-order = A fight always goes the same way: you may shoot, then the enemy hits you, then you hit back. You stop a blow with Block, at least as much as its Attack. So you need Block 4, and afterwards Attack 3.
learn-board-fight-challenge = Enemies like these, out in the open, may be challenged from the next space. Choose them and begin the fight.
learn-board-fight-ranged = First you could shoot, if you had a card with Ranged Attack. You have none. Go on to the next phase.
learn-board-fight-block = Here comes their Attack of 4. Determination is the card for it: with blue mana its lower line gives Block 5, and there is a blue die.
learn-board-fight-blocked = Block 5 against Attack 4: enough. Use it on the Prowlers.
learn-board-fight-phase = Stopped! Not a scratch. Go on: now it is your turn to hit.
learn-board-fight-rage = Rage gives Attack 2 with its upper line. The die is spent, so the lower line has no fuel this time.
learn-board-fight-more = Attack 2 against Armor 3: one is missing. Play any card sideways, for Attack.
learn-board-fight-aim = Attack 3 against Armor 3. Aim at the Prowlers.
learn-board-fight-strike = And strike!
learn-board-fight-won = Beaten! The 2 on their token is your reward: Fame, the points you win the game with. The more Fame, the stronger you grow.

# The board game, 5

learn-board-wounds = Wounds
learn-board-wounds-about = What a blow does, and how you get well again.
learn-board-wounds-blow = Sometimes it is wiser to take a blow than to waste your hand on Block. The Prowlers are about to hit you with Attack 4. Let them.
learn-board-wounds-let = A blow you do not block becomes damage. Your Armor is 2, so damage of 4 gives you two Wounds. Do not block: go on to the damage.
learn-board-wounds-wounds = There they are: two Wounds in your hand. They cannot be played and take the room of better cards. That is all the harm they do, and it is bad enough.
learn-board-wounds-rage = Now pay them back. Rage with red mana gives Attack 4; there is a red die.
learn-board-wounds-strike = Aim at the Prowlers, strike, and end the fight.
learn-board-wounds-heal = After a fight you can heal. Tranquility gives 1 Healing: play its upper line and choose Healing.
learn-board-wounds-cure = One Healing, one Wound. Choose the Wound in your hand to heal it.
learn-board-wounds-rest = One is gone. The other? Villages sell Healing, and a turn spent on a rest throws Wounds out of your hand together with one other card.

# The board game, 6

learn-board-level = A new level
learn-board-level-about = What Fame is good for: a skill and a better card.
learn-board-level-fame = You have 1 Fame. At 3 you reach a new level. The Prowlers here are worth 2.
learn-board-level-win = Their blow is behind you, so finish them: Rage with the red die gives Attack 4. Then aim, strike, and end the fight.
learn-board-level-end = 3 Fame: a new level! Its gifts come when your turn is over. End it.
learn-board-level-skill = Choose a skill: something only your hero can do, again and again. Neither is wrong; read both and take the one you like.
learn-board-level-action = And choose a new card. It goes on top of your deck, so you draw it at once.
learn-board-level-later = That is how you grow. Every second level gives a skill and a card like this; the levels between give better Armor or a larger hand, and room for one more unit.

# The board game, 7

learn-board-keep = A keep at night
learn-board-keep-about = Darkness, walls, and everything you have learned.
learn-board-keep-night = It is night. Rounds alternate: day, night, day, night. By night forests cost 5 Move and golden dice are dead, but black ones come alive.
learn-board-keep-keep = This is a keep. Its garrison waits face down until you come near by day. Storming it costs Reputation, what people think of you; but a keep that is yours is a home.
learn-board-keep-move = Hills cost 3 Move. One card with its upper line gives 2, another sideways makes it 3. March and Stamina are best; keep the rest for the fight.
learn-board-keep-storm = Now into the keep. This is your action: the fight begins at once.
learn-board-keep-walls = Guardsmen! Whoever stands behind walls is fortified: arrows do nothing, only Siege Attack gets over the walls. These are fortified once more by their own shields, and not even that reaches them. Go on.
learn-board-keep-block = Their Attack is 3. You own a blue crystal: mana you keep for as long as you like. Spend it on the lower line of Determination: Block 5.
learn-board-keep-blocked = Block the Guardsmen, then go on.
learn-board-keep-sum = Armor 7. Count with me: Rage with the red die 4, the Peasants 2, Promise sideways 1. That is 7. Use all three, in any order.
learn-board-keep-strike = Aim at the Guardsmen and strike!
learn-board-keep-yours = The keep is yours, and your shield hangs at the gate. End your turn on it or beside it, and your hand is one card larger for each keep you hold.

# The board game, 8

learn-board-rounds = Rounds and the end
learn-board-rounds-about = The dummy player, a new round, and how the game is won.
learn-board-rounds-empty = Your deck is empty, and two cards are left in your hand. The round draws to its end.
learn-board-rounds-dummy = When you play alone, a dummy player sits beside you. It never touches the map; each turn it only turns over cards of its own deck. It is the clock: when its deck is empty, the round ends for you too.
learn-board-rounds-last = One good thing more. Play March with its upper line.
learn-board-rounds-walk = And step east.
learn-board-rounds-end = End your turn. You cannot draw, and that is fine.
learn-board-rounds-announce = With an empty deck you may announce the end of the round instead of taking a turn. Do it.
learn-board-rounds-tactic = A new round, and it is night. All your cards are back in your deck, and you choose a Tactic: its number says who goes first, its text helps you this round. Choose any.
learn-board-rounds-score = And so it goes until you find the city or four rounds are over. Then Fame is counted, with something extra for all you have done. You know the game now. Go and find that city!

# The board game, 9

learn-board-spells = Spells
learn-board-spells-about = The strongest cards, what they cost, and why mages love the night.
learn-board-spells-spell = Two of your cards are spells. A spell is stronger than any other card, but nothing about it is free: even its upper line wants mana of its colour. You learn them from mages in their towers and win them in adventures.
learn-board-spells-heal = You carry two Wounds. Restoration is a green spell, and you own a green crystal. Play its upper line: Healing 3.
learn-board-spells-cure = Three points for two Wounds: heal one, then the other.
learn-board-spells-keep = Now for the keep. Hills cost 3 Move: play March or Stamina with its upper line and the other one sideways.
learn-board-spells-storm = Into the keep! You have seen before that walls stop arrows. You have something better today.
learn-board-spells-fire = Swordsmen, and their Attack is 6. The upper line of Fireball shoots, and the walls would stop it. The lower one is Siege Attack 8, and like the lower line of every spell it wants two kinds of mana: its own colour, from your red crystal, and black. Black dice live by night only, and one lies in the Source. Play the lower line!
learn-board-spells-strike = 8 against Armor 5, and they have not even drawn their swords. Aim at the Swordsmen, strike, and end the fight.
learn-board-spells-yours = Defeated before they could strike. The Wound in your hand is what this spell itself asks for its lower line. Remember: by day only the upper lines of spells work, by night both. And in dungeons and tombs it is always night.

# The board game, 10

learn-board-duel = A fight between players
learn-board-duel-about = When two heroes want the same space.
learn-board-duel-who = Tovak is the hero of another player and stands in your way. You may walk over the space of another hero; but whoever stays there attacks. He is a level above you, so there is Fame to be won.
learn-board-duel-march = The grass he stands on costs 2 Move. Play March with its upper line.
learn-board-duel-onto = Step onto his space.
learn-board-duel-attack = You cannot stay here in peace. Attack Tovak; that is your action. He will be asked how much he puts into it: everything, for which he gives up his next turn, or only what he needs.
learn-board-duel-arrows = He keeps his next turn. Arrows come first, as always, and whoever is attacked begins: Tovak has none and passes. Your Swiftness could shoot with the white die. But one die a turn is yours, and Rage will need it. Go on.
learn-board-duel-rage = Now the blows, and the first is yours. Play Rage with the red die: Attack 4.
learn-board-duel-more = He will block something. Play one more card sideways as Attack.
learn-board-duel-strike = Attack 5. Strike!
learn-board-duel-price = He blocked 2 of 5, so 3 damage comes through, and you say what becomes of it. A Wound for Tovak costs his Armor, 2. A retreat costs what the land costs that you drive him to, and it wins the fight. Forest costs 3, just what you have: drive him there.
learn-board-duel-won = He is gone, and the space is yours. 3 Fame, because he was a level above you; beating somebody weaker brings none. If nobody is driven off, whoever attacked goes back to where they came from. And if your table would rather live in peace, you can agree on that when you set up a game.

# The board game, 11

learn-board-together = A city, together
learn-board-together-about = Share out its defenders, and fight one after the other.
learn-board-together-city = There is a city, and three defenders hold it: too many for you. But today you do not play against each other. Tovak is your friend, and he stands before the gates too.
learn-board-together-propose = In games that all win or lose together, heroes may go at a city side by side: that is a cooperative assault. It is your action, and Tovak gives up his next turn for it. Propose it.
learn-board-together-share = How many defenders will you take? Nobody sees beforehand which. Tovak has brought three Catapults: take 1 and leave him the other two.
learn-board-together-march = He agrees! You go first, and there is only one way now: into the city. Play March with its upper line.
learn-board-together-into = Walk in. The fight begins.
learn-board-together-walls = You have drawn Swordsmen. Whoever defends a city is fortified, and in this one everybody has 1 more Armor. You have nothing that reaches over walls: go on.
learn-board-together-block = Attack 6. Determination with the blue die gives Block 5, and Promise sideways makes it 6. Play both, block the Swordsmen, then go on.
learn-board-together-sum = Armor 6. Rage with your red crystal 4, the Peasants 2. Use both.
learn-board-together-strike = Aim at the Swordsmen, strike, and end the fight. Then Tovak storms the other gate.
learn-board-together-fallen = His Catapults broke the wall, and the city has fallen! Your shields hang on it, one for each defender you beat. If one of you had failed, both would stand before the gates again; so never take more than you can beat.

# The miniatures, 1

learn-minis-dial = Figures and dials
learn-minis-dial-about = What the game is about, and what a blow does.
learn-minis-dial-welcome = This is a battle on a table. You lead the figures below, the Zombies above are against you. There are no squares: figures walk and shoot by the inch, as if you held a ruler.
learn-minis-dial-base = Each figure stands on a round base. The picture is only a picture; for every rule the base is what counts.
learn-minis-dial-dial = Inside the base is a dial with numbers: how fast the figure is, how well it hits, how hard it is to hit, how much it hurts. Choose your Guardsman, and you see beside the table what its dial shows now.
learn-minis-dial-strike = A figure that is hurt turns its dial by a click or more, and most numbers get worse. Try it: choose your Guardsman beside the Zombie, give it the action Fight, choose the Zombie, and confirm the attack.
learn-minis-dial-hurt = A hit! The Zombie’s dial turned three clicks. A figure that turns past its last number is out of the battle.
learn-minis-dial-points = Each figure is worth points. Whoever is beaten gives its points to the other side, and the side with more points at the end has won. That is the whole game.

# The miniatures, 2

learn-minis-moving = Moving
learn-minis-moving-about = How far, which way to look, and how to touch.
learn-minis-moving-turn = You and your opponent take turns. In your turn your army has a few actions, here two; each goes to a different figure.
learn-minis-moving-go = Your Guardsmen have speed 8: they walk up to eight inches, in any direction. Choose the left one, give it Move, and set it anywhere inside the marked reach. “Move here” confirms the place.
learn-minis-moving-facing = When a figure stops you choose its facing. The open side of the ring is its front arc: only there can it hit anything.
learn-minis-moving-contact = Now the other one. Walk it up to the Zombie until the two touch: that is base contact. And let it look at the Zombie.
learn-minis-moving-rear = Just right. The other side of the ring is the rear arc. Whoever is hit from there is easier to hit, so never turn your back on an enemy.

# The miniatures, 3

learn-minis-close = Close combat
learn-minis-close-about = Two numbers, two dice.
learn-minis-close-touching = Figures in base contact can fight: that is close combat. Yours looks at the Zombie, so it may strike.
learn-minis-close-sum = Here is the sum. Your attack value is 8, and you add two dice. The Zombie’s defense is 12. Reach it and you hit: you need a 4 or more.
learn-minis-close-fight = Choose the Guardsman, then Fight, then the Zombie. You see how likely a hit is; confirm the attack, and the dice roll.
learn-minis-close-hit = A 7: 8 and 7 make 15, and that hits. Your damage is 3, so the Zombie turned three clicks and hits worse now than before.
learn-minis-close-end = Your other Guardsman is too far away to help. End your turn and see what the Zombie does.
learn-minis-close-missed = It rolled a 3 and missed. Remember two things: two sixes always hit and hurt one more, two ones always miss and hurt the one who rolled them.

# The miniatures, 4

learn-minis-ranged = Shooting
learn-minis-ranged-about = Crossbows, crops and walls.
learn-minis-ranged-bow = Crossbowmen need no contact. They have a range of 8 inches, and hitting from afar is called ranged combat. Dice and sum are the same as before.
learn-minis-ranged-shoot = Choose the left Crossbowman, then Shoot, then the Zombie in front of it, and confirm the attack.
learn-minis-ranged-field = The other Zombie stands in a field of crops. That is hindering terrain: whoever stands in it or behind it has 1 more defense.
learn-minis-ranged-through = Shoot at it all the same, with the Crossbowman on the right.
learn-minis-ranged-walls = A hit, in spite of the crops. Houses and high walls are blocking terrain: nothing flies through them. And nobody shoots at an enemy who touches one of your own, or while touching an enemy.

# The miniatures, 5

learn-minis-pushing = Pushing
learn-minis-pushing-about = Tokens, and what haste costs.
learn-minis-pushing-token = Your Guardsman wears a token: it had an action in your last turn too.
learn-minis-pushing-push = It may act again, but two turns in a row are hard: you push it, and it turns one click for that. Do it: give it Move and go where you like.
learn-minis-pushing-tired = There: one click lost, and a second token. A figure with two tokens must rest for a whole turn.
learn-minis-pushing-end = End your turn. The Zombies wait.
learn-minis-pushing-other = Your turn again. The tired one cannot act, so move the other Guardsman.
learn-minis-pushing-rested = A figure that did nothing for a turn loses its tokens and is fresh again. Good players use their figures in turns, and push only when it wins something.

# The miniatures, 6

learn-minis-formations = Formations
learn-minis-formations-about = Three figures with one action.
learn-minis-formations-why = Actions are few. Three to five figures of one faction, that is one people, who touch each other can act as a formation: together, with a single action.
learn-minis-formations-march = Choose a Guardsman, then Formation, and let both others join.
learn-minis-formations-walk = Now walk them, one after the other. Keep them touching, as they were. Set down the first; the others follow it.
learn-minis-formations-kept = Three figures moved and it cost one action. Formations can fight and shoot together as well: each that joins in makes the hit more likely.

# The miniatures, 7

learn-minis-capture = Captives and special abilities
learn-minis-capture-about = Take an enemy alive, and read the coloured marks.
learn-minis-capture-alive = Instead of hurting an enemy you can capture it. That is harder, the enemy counts 2 more defense, but one hit is enough.
learn-minis-capture-take = Try it: choose the Guardsman, then the attempt to capture, then the Zombie.
learn-minis-capture-marks = Got it! Take a captive to your own edge and its points are yours. Now look at your Demi-magus: the coloured marks on its dial are special abilities. Point at one to read it.
learn-minis-capture-blast = It knows Magic Blast: it shoots at anyone it can see, and a die says how much it hurts. Choose it, then Magic Blast, then the Zombie in front of it.
learn-minis-capture-done = That is what you need for a first battle. The coloured marks differ from figure to figure and from click to click; you will learn them as you meet them. Have fun!

learn-minis-objectives = Edition 2.0: objectives and phases
learn-minis-objectives-about = The newer edition, where ground counts more than blood.
learn-minis-objectives-newer = This is a battle of edition 2.0. Nearly everything you have learned holds here too: figures, dials, two dice against a number. What is new is what you fight for.
learn-minis-objectives-tokens = The three round markers on the table are objectives. Whoever controls most of them when the battle ends has won. One in the far corner belongs to the Zombie already; two belong to nobody yet.
learn-minis-objectives-nearest = You control an objective when one of your figures touches its marker at the end of your turn and no enemy does. Choose the Crossbowman, give it a move, and set it down so that its base touches the marker before it.
learn-minis-objectives-far = The second objective is too far for the Pikeman, who has speed 7. But figures with a boot beside their speed know double-time: they run twice as far. Choose the Pikeman, then double-time, and let it touch the other marker.
learn-minis-objectives-price = Running is not for nothing: the dial of the Pikeman has turned by a click. A figure with an enemy beside it cannot run at all.
learn-minis-objectives-phases = A turn of this edition has three phases. In the command phase some abilities work, in the action phase you give your actions, as just now, and in the end phase objectives are looked at and tokens come off. There is nothing better to do with your last action: end your turn.
learn-minis-objectives-won = Two of three are yours, and they stay yours even when your figures walk away, until an enemy comes and takes them. Armies, larger battles and all their abilities wait for you under “New game”: choose edition 2.0.

# The miniatures, 9

learn-minis-spells = Edition 2.0: spells
learn-minis-spells-about = A book, a spell, and which one comes next.
learn-minis-spells-book = Your Apprentice Sorcerer carries a spellbook. In it lie spells, cards that do what no dial can. One of them lies open, and only that one can be cast.
learn-minis-spells-cast = Ember Dart lies open, a shot of fire. Casting is an action like any other: choose the Sorcerer, then casting, then the Zombie before it.
learn-minis-spells-next = Hit! Now say which spell lies open next: that one is bookmarked. Choose Keen Edge.
learn-minis-spells-end = Nobody else knows what is in your book until you cast it. End your turn. You will be asked whether to leaf through the book once more; leave it as it is.
learn-minis-spells-kinds = Next turn the Sorcerer can sharpen the pike of your Pikeman: Keen Edge stays with the figure it is cast on. Some spells are shots, some stay with a figure, some lie on the ground, and some undo the spells of others. Which of them are in a book you decide when you build your army.

# The miniatures, 10

learn-minis-cavalry = Edition 2.0: cavalry
learn-minis-cavalry-about = Into the saddle, a charge, and two dials.
learn-minis-cavalry-horse = The Battle Horse on the long base is a mount. The Outrider beside it is a rider and fits into its saddle. Alone they are two figures like any others. Together they are the fastest on the table.
learn-minis-cavalry-mount = Choose the Outrider and let it mount up. That takes an action and brings a token; but then they are cavalry, and may act again at once.
learn-minis-cavalry-charge = The Zombie is far away, but not for you. With Mounted Charge cavalry rides as far as its speed goes and strikes, all with one action. Choose the Outrider, then Mounted Charge, and lead the horse up to the Zombie until they touch.
learn-minis-cavalry-lance = Now strike: choose close combat, then the Zombie. This horse has Impale: the blow of its rider does 2 more damage.
learn-minis-cavalry-end = Ridden down! And see: two tokens, and no click lost. Cavalry may be pushed without being hurt; it only has to rest. End your turn.
learn-minis-cavalry-dials = The Crossbowman has shot the horse. Cavalry has two dials, and whoever attacks says which one is meant. If the mount falls, its rider goes on by foot; if the rider falls, some mounts fight on and some run away. Others trample, fly, or throw enemies out of the saddle: their marks tell you.

# The miniatures, 11

learn-minis-castles = Edition 2.0: castles
learn-minis-castles-about = A wall with a dial, a ladder, and how walls fall.
learn-minis-castles-wall = This wall is part of a castle. It is ground to stand on: whoever is up there is hard to shoot. And it is an enemy figure too, with a dial of its own, and points to be won.
learn-minis-castles-ladder = A ladder leads up. Whoever stands at its foot can fight whoever stands at its head, as if they were in base contact; the one above has 1 more defense. Choose the Pikeman, then close combat, then the Zombie up there.
learn-minis-castles-stone = Hit! Now for the wall itself. Most weapons only scratch stone. It takes 4 damage or more in one blow, or an ability made for it: your two Forge Guards have Crushing Blow.
learn-minis-castles-ram = Choose a Forge Guard, then close combat, then the wall. You are asked who helps: take the other one along, and a hit is more likely.
learn-minis-castles-breach = Three clicks, and the wall is breached: half its points are yours already, and if it had gates, they would stand open for good. Now let the other Forge Guard strike the wall.
learn-minis-castles-fallen = The wall is rubble. Whoever stood on it falls, and a die says how much it hurts: more than this Zombie could bear. Towers, gates and whole keeps are taken the same way, or through their doors and up the stairs.

# The guide beside a first game

learn-guide-board-hero = Choose whoever you like; all heroes play by the same rules. Goldyx and Tovak are good for a first game.
learn-guide-board-tactic = The game has four rounds, and each begins with a Tactic. Its number says who goes first in this round, its text helps you. Any will do.
learn-guide-board-goal = Your goal: find the city. It is on one of the tiles nobody has turned over yet. You have four rounds, two days and two nights, and everything you beat or find brings Fame, the points of this game.
learn-guide-board-cards = Look at your hand. In your turn you play as many cards as you like: the upper line for free, the lower one with mana of its colour, which one die of the Source gives you each turn, or sideways for 1. Move is for walking; every space shows its price. First see what is in reach, then play for it.
learn-guide-board-explore = You stand at the edge of the known land. For 2 Move you can turn over a new tile next to you.
learn-guide-board-village = People live here. Talk to them, and your cards can give Influence: it buys units, companions who fight for you, and Healing. It is your one action of this turn.
learn-guide-board-locals = Now your cards give Influence: play them, or turn them sideways, until it reaches a price above. Then choose what you want.
learn-guide-board-plunder = Before your turn you could plunder this village: two more cards, but you lose Reputation, and people who think badly of you ask higher prices. If in doubt, go on.
learn-guide-board-challenge = An enemy is within reach. Look at it first: its Attack is what you have to block, its Armor what your own Attack has to reach. If your hand can do both, challenge it: the fight begins.
learn-guide-board-ranged = A fight begins with arrows: Ranged and Siege attacks. If they reach the Armor of an enemy, it is beaten before it can strike; over walls only Siege attacks reach. With none, go on.
learn-guide-board-block = The enemy strikes now. Block must be at least its Attack; less is worth nothing. What you do not block becomes Wounds, cards that clog your hand: one for each time its Attack contains your Armor, rounded up.
learn-guide-board-attack = Now you strike: gather Attack until it reaches the Armor of the enemy, then aim and strike. Too little does nothing at all.
learn-guide-board-pay = Several things can pay. A die is free and comes back; a crystal is mana you keep for later, so save it.
learn-guide-board-wound = A Wound sits in your hand. It cannot be played and takes the room of a better card. Healing takes it away: some cards give it, people you talk to sell it. If your hand is full of Wounds, take a rest: a whole turn to throw them away.
learn-guide-board-discard = What you keep in your hand is there next turn. Throw away only what you do not want to see again soon.
learn-guide-board-skill = A new level! You have gathered enough Fame to grow. Choose a skill: you will use it all game long.
learn-guide-board-night = It is night now. Forests cost more Move now, deserts less; golden dice are dead, black ones come alive.
learn-guide-board-announced = The end of the round was announced: this is your last turn in it. Use what you have.
learn-guide-board-full-hand = You ended your turn with most of your hand unplayed. Often one more thing is in reach. You can still take it back.
learn-guide-board-move-left = You had Move left and ended the turn. Unused points are lost. You can still take it back.
learn-guide-board-unblocked = You had enough Block and did not use it, so the blow hit you. Gathered Block must be used on an enemy before you go on. You can still take it back.
learn-guide-board-left-fight = You left while the enemy still stands. If your hand could have reached its Armor, you can still take it back.
learn-guide-board-crystal = You paid with a crystal, though a die of the same colour would have done it for free. Crystals last until you need them. You can still take it back.
learn-guide-minis-goal = Two small armies meet. Every figure stands on a dial: each hit turns it a click further and makes the figure weaker, and at the skull it is gone. Its points are then yours. Whoever has more points in the end wins.
learn-guide-minis-deploy = Set up your figures in the marked strip, all looking at the enemy. Those who shoot stand well behind those who fight.
learn-guide-minis-action = Each turn you have one action for every 100 points of your army. Choose a figure and what it does. A figure that acts two turns in a row hurts itself, so let them take turns.
learn-guide-minis-move = Walk anywhere inside the marked reach. Look at the enemy when you stop: from behind you are easier to hit.
learn-guide-minis-fight = One of your figures touches an enemy in front of it: it can fight. Its attack value and two dice together must reach the defense of the enemy. Both numbers stand on the dials.
learn-guide-minis-shoot = Somebody is in range, which means near enough for a shot, and in sight: you can shoot. The lines show at whom, and how likely you hit.
learn-guide-minis-aim = Choose whom you attack. Beside each stands the chance to hit.
learn-guide-minis-spin = An enemy came up to you. You may turn towards it for free. Nearly always do.
learn-guide-minis-march = Three or more of your figures of one people touch each other: they are a formation and can move together for one action. Choose Formation.
learn-guide-minis-capture = You could take this enemy alive. It is harder than hurting it, but one hit is enough.
learn-guide-minis-back = Now this figure has its back to every enemy near it, and whoever comes up from behind hits more easily. Next time let it look at them before it stops.
learn-guide-minis-pushed = This figure acted in your last turn already. If it goes through with this, it hurts itself by a click. That is worth it for a good blow, hardly for a walk.

# Answers to wrong ways

refusal-learn-not-now = That can be done, but let us take one thing at a time. Do what the lesson asks, or let it show you.
refusal-learn-wrong-turn-unused = Wait: what you play and do not use is lost when the turn ends. First do what the lesson asks.
refusal-learn-wrong-needs-die = The lower line wants something you will meet in the next lesson. The upper line is free.
refusal-learn-wrong-other-card = A good card, but not for this. Take March.
refusal-learn-wrong-rest = Resting would cost your whole turn, and you are not tired yet.
refusal-learn-wrong-walk-first = You have points to walk with already. Use them before you play more.
refusal-learn-wrong-other-space = You could go there too. For this lesson take the space that is lit.
refusal-learn-wrong-keep-cards = Keep that card. What stays in your hand is there for your next turn.
refusal-learn-wrong-stamina-first = March will be worth more in a moment. Begin with Stamina.
refusal-learn-wrong-sideways-later = Sideways it would be worth only 1. Its own line gives 2.
refusal-learn-wrong-use-the-die = That gives 2. With the green die the lower line gives 4, and the die costs you nothing.
refusal-learn-wrong-march-first = March makes the most of the green die. Play its lower line.
refusal-learn-wrong-sideways-for-move = Here you want to walk: play it sideways for Move.
refusal-learn-wrong-talk-first = What you gather before you talk is lost. Talk to the villagers first.
refusal-learn-wrong-no-moving = You are here to talk, and walking points buy nothing. Save that card or turn it sideways for Influence.
refusal-learn-wrong-promise-first = Sideways it would give 1. Promise gives 2; play it first.
refusal-learn-wrong-enough-influence = You have enough. More cards would be wasted.
refusal-learn-wrong-no-healing = You are not hurt. Spend it on the Peasants.
refusal-learn-wrong-keep-for-fight = You will need that card in the fight. Hold on to it.
refusal-learn-wrong-no-ranged = That does nothing in this phase. Go on, and keep the card.
refusal-learn-wrong-block-too-small = That is not enough on its own. With mana the lower line gives 5.
refusal-learn-wrong-determination-first = Determination stops the whole blow by itself. Play it, and keep the others for hitting back.
refusal-learn-wrong-block-first = If you go on now, the blow hits you. Block it first.
refusal-learn-wrong-block-enough = You have enough Block already. Any more would be wasted.
refusal-learn-wrong-block-now = You have gathered Block but not used it. Choose the enemy it is for, or it is lost.
refusal-learn-wrong-strike-later = Not yet: go on to the next phase first.
refusal-learn-wrong-rage-basic = Play the upper line of Rage this time: Attack 2.
refusal-learn-wrong-rage-first = Start with Rage, the card made for hitting.
refusal-learn-wrong-rage-strong = Use the lower line of Rage with the red die: Attack 4.
refusal-learn-wrong-strike-first = If you leave now, the enemy stays and you have nothing for your trouble. Strike first.
refusal-learn-wrong-one-short = Not quite enough yet. Add what is missing before you aim.
refusal-learn-wrong-sideways-attack = Sideways for Attack, please: in this phase only hitting counts.
refusal-learn-wrong-attack-enough = You have enough to beat it. Keep that card.
refusal-learn-wrong-take-the-blow = You could block. But this time take the blow: go on, and see what it does.
refusal-learn-wrong-heal-first = First get well: play Tranquility and choose Healing.
refusal-learn-wrong-cure-first = Healing is lost when the turn ends. Use it on the Wound.
refusal-learn-wrong-level-first = Your gifts wait at the end of the turn. End it.
refusal-learn-wrong-march-only = Play March with its upper line.
refusal-learn-wrong-announce-first = You could still play a turn. This time announce the end of the round.
refusal-learn-wrong-spell-first = First get well: play the upper line of Restoration.
refusal-learn-wrong-black-later = The lower line would use up the black die, and you need that in the fight. The upper one is enough.
refusal-learn-wrong-walls-hold = The walls would stop that. Only Siege Attack gets over them: the lower line of Fireball.
refusal-learn-wrong-fire-now = If you go on, their Attack 6 hits you. Fireball ends this before it begins.
refusal-learn-wrong-keep-for-blow = You could. But Rage will need the die, and the cards too. Go on without shooting.
refusal-learn-wrong-no-draw = If you stop now, nothing is decided, and you go back to where you came from. Strike!
refusal-learn-wrong-one-more = Not yet: he will block some of it. Add one more card first.
refusal-learn-wrong-wound-or-way = That hurts him, but he would still stand here. Drive him off.
refusal-learn-wrong-ask-first = Alone you would be beaten. Ask Tovak first: propose the assault.
refusal-learn-wrong-one-each = Two of them are too many for your hand. Take one.
refusal-learn-wrong-all-or-nothing = If you stay outside, the city stands, and all this was for nothing. Go on in.
refusal-learn-wrong-both-for-block = You need 6 against this blow: Determination with the blue die and Promise sideways.
refusal-learn-wrong-rage-crystal = Use the lower line of Rage with your red crystal: Attack 4.
refusal-learn-wrong-other-figure = That one is too far away. Take the Guardsman who touches the Zombie.
refusal-learn-wrong-fight-it = You could. But the Zombie stands right before you: fight it.
refusal-learn-wrong-not-yet-over = You still have something to do. First do what the lesson asks.
refusal-learn-wrong-left-first = That one comes next. Begin with the figure on the left.
refusal-learn-wrong-move-it = Move it this time.
refusal-learn-wrong-not-touching = Not quite: let it touch the Zombie and look at it. Drag it close and it snaps into place; then turn it.
refusal-learn-wrong-end-it = You could go on. For this lesson end your turn now.
refusal-learn-wrong-shoot-it = You need not come closer. Shoot from here.
refusal-learn-wrong-push-it = That one is fresh. To see what haste costs, take the one with the token.
refusal-learn-wrong-as-one = One alone leaves the others behind. Move them as a formation.
refusal-learn-wrong-march-on = Let each of them walk first.
refusal-learn-wrong-capture-first = One after the other: first the Guardsman.
refusal-learn-wrong-capture-it = Hurting it is the easier way. This time take it alive.
refusal-learn-wrong-blast-it = It can do that as well. Use Magic Blast.
refusal-learn-wrong-onto-objective = Almost: its base must touch the marker. Set it down a little closer, or right on it.
refusal-learn-wrong-plain-move = It need not run that far. A plain move is enough.
refusal-learn-wrong-nearest-first = One after the other: first the Crossbowman.
refusal-learn-wrong-objective-first = Not yet: the objective before your Crossbowman is still free.
refusal-learn-wrong-second-objective = You have actions left, and there is a second objective.
refusal-learn-wrong-pikeman-now = Let the Pikeman go now; the Apprentice can wait.
refusal-learn-wrong-too-far-to-walk = It would not get there. Let it run: double-time.
refusal-learn-wrong-go-there = Turning on the spot will not bring it there. Move it.
refusal-learn-wrong-cast-it = It can do that as well. This time cast the spell.
refusal-learn-wrong-sorcerer-first = One after the other: first the Sorcerer.
refusal-learn-wrong-other-page = You may cast the same spell again and again. This time choose Keen Edge.
refusal-learn-wrong-leave-it-open = You have only just chosen. Leave Keen Edge open.
refusal-learn-wrong-mount-first = That can wait. First let the Outrider mount up.
refusal-learn-wrong-into-zombie = Not quite: let the horse touch the Zombie and look at it. Drag it close and it snaps into place.
refusal-learn-wrong-lance-of-rider = The horse can strike too. This time it is the rider's turn: choose the Outrider.
refusal-learn-wrong-stay-mounted = You are hardly in the saddle. Stay there.
refusal-learn-wrong-charge-it = You could. But there is something better for cavalry: Mounted Charge.
refusal-learn-wrong-strike-now = You have not come all this way for nothing. Strike!
refusal-learn-wrong-up-the-ladder = The Zombie stands right at the head of the ladder. Fight it from here.
refusal-learn-wrong-ladder-first = One after the other: first the Pikeman at the ladder.
refusal-learn-wrong-hit-the-wall = It can do that as well. Strike the wall.
refusal-learn-wrong-take-along = Alone it may well miss. Take the other one along.

# What is wrong with a lesson file

refusal-lesson-unknown = There is no lesson { $name }. There are: { $known }.
refusal-lesson-no-name = { $file }, line { $line }: A lesson needs a name of small letters, digits and hyphens (lesson: …).
refusal-lesson-no-situation = { $file }, line { $line }: A lesson needs a situation.
refusal-lesson-no-steps = { $file }, line { $line }: A lesson needs at least one step.
refusal-lesson-no-step-name = { $file }, line { $line }: A step needs a name of small letters, digits and hyphens.
refusal-lesson-empty-deed = { $file }, line { $line }: Something is to be done here, but not said what.
refusal-lesson-no-deed = { $file }, line { $line }: Something is to hold here, but nothing is done.
refusal-lesson-no-answer-name = { $file }, line { $line }: An answer needs a name of small letters, digits and hyphens.
refusal-lesson-braces = { $file }, line { $line }: Braces cannot stand in what a lesson says.
refusal-lesson-stands-still = It was done and the lesson did not go on.
lesson-no-words = The sentence { $key } is missing in { $language }.
lesson-unknown-light = Nobody knows how to light “{ $word }”; there are: { $known }.
lesson-unheard = Nobody can get this answer: “{ $phrase }” is not possible here, or is what the step waits for.
lesson-deed-fails = “{ $phrase }” does not work here: { $reason }

# Lessons at the terminal

cli-about-learn = List the lessons, or take one at this terminal.
cli-option-lesson = Which lesson; without it all are listed.
cli-option-check = A lesson file of your own: take it by machine and tell what is wrong with it.
cli-lesson-begin = Take one with: mageknight learn NAME
cli-lesson-over = That was the lesson. The next one: mageknight learn { $next }
cli-lesson-last = That was the last lesson. Now play!
cli-lesson-hint = The lesson waits for this: { $what }.
cli-lesson-fine = { $file }: can be taken from its first step to its last.
refusal-cli-lesson-no-hint = There is nothing to show here.
