# What only single scenarios and variants of the board game have to say.

## Druid Nights

board-combat-incantation = incantation
board-do-incant = Perform the incantation of this night
board-ask-mark-glade = Mark this glade with your shield?
board-ask-replace-mark = This glade holds no more shields. Whose shield does yours replace?
refusal-board-no-incantation = There are no incantations in this scenario.
refusal-board-incantation-by-night = Incantations are performed by night.
refusal-board-incantation-done = You have performed the incantation of this night already.
refusal-board-incantation-inhabited = No incantation where people live: leave this place first.

## Dungeon Lords

board-do-take-tunnel = Go below ground to { $space } ({ $cost } Move)
board-ask-secret-dungeon = Where near the village is the secret way into a dungeon?
board-ask-secret-tomb = Where near the monastery is the secret way into a tomb?
board-told-entrance = A secret way leads down, { $space }: { $site }.
board-score-title-crawler = Greatest Dungeon Crawler
refusal-board-no-tunnel = Ways below ground lead only from one conquered dungeon or tomb to another.
refusal-board-no-way-underground = Lakes and swamps cut off every way below ground to that place.
board-told-token-owed = No { $pile } is left: a substitute lies at { $space } until it is to be revealed.
board-told-token-lent = A substitute takes the place of an enemy nobody has seen at { $space }.

## One to Return

board-told-portal-closed = The portal closes.
board-told-player-out = { $player } stayed on the portal and is out of the game.
board-told-member = { $player } names the hero the team wants to bring home.
board-told-member-seen = { $player } names the hero the team wants to bring home: { $member }.
board-told-members = The heroes to be brought home were: { $members }.
board-line-out = { $player } is out of the game
board-line-portal-closed = The portal is closed.

## Auctioned heroes

board-told-bid = { $player } offers { $bid } Fame for { $hero }.
board-told-no-bid = { $player } leaves { $hero } to others.
board-told-fame-paid = { $player } gives { $amount } Fame.

## Drafting and upgrades

board-told-pack = You may choose from { $cards }.
board-told-kept = { $player } sets { $card } aside.
board-told-packs-passed = The cards left go on to the next player.
board-told-kept-used = { $player } shuffles { $card } into the deck.
board-told-upgrades = Laid out for upgrades: { $cards }.
board-told-upgrade = { $player } takes { $card } and throws { $thrown } away.

## Interactive combat

board-told-die-hidden = { $player } hides a die.
board-told-die-set = { $player } hides a die: { $colour }.
board-told-die-denied = { $player } says: the hidden die is not { $colour }.
board-told-die-shown = { $player } reveals the hidden die: { $colour }.

## Variants

board-variant-epic = Epic
board-variant-epic-text = Three days and three nights, with more tiles and stronger foes.
board-variant-contested-glades = Contested Glades
board-variant-contested-glades-text = A glade holds one shield (two with more than two players); whoever comes later replaces another’s.

## The table in lines

board-line-upgrades = Laid out for upgrades: { $cards }
board-line-pack = To choose from: { $cards }
board-line-kept = Set aside for later: { $cards }
board-line-named = Your team wants to bring home: { $player }
board-line-die-hidden = { $player } has hidden a die.
board-line-die-known = { $player } has hidden a die: { $colour }

## More questions and refusals

board-ask-name-member = Which hero of your team is to be brought home?
board-ask-bid = { $bid ->
    [0] { $hero } was picked. Do you offer Fame to get this hero instead?
   *[other] { $bid } Fame is offered for { $hero }. Do you keep up?
}
board-ask-draft = Which of these cards do you set aside for later?
board-ask-drafted-card = Which of the cards you have set aside comes into your deck now?
board-ask-upgrade = Which of the cards laid out do you take?
board-ask-upgrade-for = Which of your action cards do you throw away for { $card }?
board-ask-hide-die = Secretly choose a colour: white helps the enemy against ranged attacks, red makes it attack harder, blue helps it in the attack phase; each brings the fighter one more Fame. Black does nothing.
refusal-board-bid-too-low = Offer at least { $least } Fame.
refusal-board-bid-too-high = There is no room on the Fame track for more than { $most } below zero.
refusal-board-not-laid-out = That card is not among those laid out.
refusal-board-cards-not-alike = The card thrown away and the new one must share a colour or a type.
refusal-board-heroes-to-auction = Heroes that are auctioned cannot be handed out before the game.

board-variant-auctioned-heroes = Auctioned Heroes
board-variant-auctioned-heroes-text = Heroes are picked in random order; whoever wants a hero that somebody else picked offers Fame for it.
board-variant-random-tiles = Random Orientation
board-variant-random-tiles-text = Every new tile is turned by chance.
board-variant-friendly-mana = Friendly Mana
board-variant-friendly-mana-text = By day a gold die cannot be used as a colour that another die in the Source shows, and it is not rerolled or set while other dice lie there.
board-variant-interactive-combat = Interactive Combat
board-variant-interactive-combat-text = In a fight against a single enemy the player before you hides a die that may help the enemy, for one more Fame.
board-variant-action-upgrades = Action Upgrades
board-variant-action-upgrades-text = After every night but the last, advanced actions are laid out; weaker players choose first, and exchange a card of their own for one of them.
board-variant-drafting = Drafting at the Start
board-variant-drafting-text = Each player drafts three advanced actions at the start and shuffles one of them into the deck after each day.

## Missions alone

board-scenario-solo-blitz = Solo Blitz
board-scenario-solo-liberation = Solo Mines Liberation
board-scenario-solo-druids = Solo Druid Nights
board-scenario-solo-depths = Solo Dungeon Lords
board-score-goal-mission = Mission accomplished

## Heroes and boxes of a set-up

refusal-board-unknown-hero = There is not a hero “{ $hero }”; there are: { $known }.
refusal-board-hero-not-in-sets = { $hero } is not in the boxes you play with.
refusal-board-scenario-not-in-sets = { $scenario } belongs to { $pack }, which you do not play with.
refusal-board-hero-twice = { $hero } is there only once.
refusal-board-too-many-heroes = { $heroes } heroes are named for { $seats } players.
refusal-board-base-set-needed = Nobody can play without the base game.

## Answers

board-do-mark-glade = Mark { $space } with your shield
board-do-replace-mark = Replace the shield of { $player }
board-do-bid = Offer { $number } Fame
