# Scenarios and variants of the board game.

board-do-remove-tactic = Remove Tactic { $number }, { $tactic }, from the game
board-ask-tactic-removal = Which of the Tactics you used leaves the game for good?
board-score-goal-leaders = Every player leads a city
refusal-board-tactic-not-used = Only a Tactic a player used this round can be removed.

## What a table can agree on

refusal-board-unknown-variant = There is no variant called “{ $variant }”.
refusal-board-variant-senseless = The variant “{ $variant }” does not fit this scenario.
refusal-board-variants-exclude = The variants “{ $variant }” and “{ $other }” exclude each other.
refusal-board-variant-twice = The variant “{ $variant }” is named twice.
refusal-board-no-city-levels = In this scenario no city is conquered; its level does not matter.
refusal-board-impossible-city-level = City levels go from 1 to { $most }.
refusal-board-unknown-shape = There is no map shape called “{ $shape }”.
refusal-board-impossible-tiles = Name three numbers of tiles: 4 to { $countryside } of the countryside, 1 to { $cities } with cities, 0 to { $core } other core tiles.

board-variant-night-arrival = Night Arrival
board-variant-night-arrival-text = The first round is a night.
board-variant-darkness-is-coming = Darkness Is Coming
board-variant-darkness-is-coming-text = Day follows day until one of two dice rolled after a day shows black; from then on it stays night.
board-variant-no-interactive-spells = No Interactive Spells
board-variant-no-interactive-spells-text = Spells aimed at other players stay in the box.
board-variant-no-interactive-skills = No Interactive Skills
board-variant-no-interactive-skills-text = Skills aimed at other players stay in the box.
board-variant-random-cities = Random Cities
board-variant-random-cities-text = Which city stands on a newly found city tile is left to chance.
board-variant-rampage = Rampage
board-variant-rampage-text = You start with Reputation −2, and after each day or night rampaging enemies may come back.
board-variant-more-rampage = More Rampage
board-variant-more-rampage-text = You start with Reputation −4, and after each day or night every rampaging enemy comes back, often not alone.
board-variant-lowest-achievements = Lowest Achievements
board-variant-lowest-achievements-text = Of each achievement the weakest player’s points count for the team.

## What scenarios count

board-score-mines-liberation = Mines liberated
board-score-title-mines-liberation = Greatest Liberator

## What scenarios want

board-goal-find = Find the city
board-goal-find-text = Explore until a city comes into view; then everybody has one last turn. Fame counts: for enemies, sites and each new tile.
board-goal-find-alone-text = Explore until a city comes into view; then you have one last turn. Fame counts: for enemies, sites and each new tile.
board-goal-conquer = Conquer every city
board-goal-conquer-text = Find all cities and storm them before the last Round ends. After the last one everybody has one last turn; then Fame and achievements are counted.
board-goal-conquer-alone-text = Find all cities and storm them before the last Round ends. After the last one you have one last turn; then Fame and achievements are counted.
board-goal-liberate = Free the mines
board-goal-liberate-text = Enemies hold the crystal mines. Reveal every tile and free every mine; each one you free counts as Fame in the end.
board-goal-incant = Perform the incantation
board-goal-incant-text = Mark glades by Day, and call the monsters there by Night. The game ends when everybody has performed the incantation of the last Night.
board-goal-incant-alone-text = Mark glades by Day, and call the monsters there by Night. The game ends when you have performed the incantation of the last Night.
board-goal-delve = Conquer the depths
board-goal-delve-text = Reveal every tile and clear all dungeons and tombs, the secret ones too. What you clear counts double as adventure.
board-goal-hold = Hold keeps and towers
board-goal-hold-text = The map lies open. Take keeps and mage towers and keep them: the side with the most points wins after the last Round.
board-goal-return = Stand on the portal
board-goal-return-text = The portal closes after the first Day and opens for one alone: whoever stands on it when the last Night ends wins.

board-ready-solo-conquest-about = Alone, three hours: six rounds to take two cities. The whole game, with every rule.
board-ready-blitz-conquest-about = Against the computer, two hours: four rounds, a fast start, a city for whoever is bold.
