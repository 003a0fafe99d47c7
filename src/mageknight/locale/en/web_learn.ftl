# Lessons in the browser: the card beside the table, the page of all lessons.

web-learn = Learn
web-learn-it = Learn it
web-learn-about = Short lessons on the real table. You do everything yourself, nothing can go wrong, and you can leave at any time and come back.
web-learn-games = Games
web-learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
  }
web-learn-done = done
web-learn-begin = Begin
web-learn-again = Once more
web-lesson = Lesson
web-lesson-number = Lesson { $number } of { $count }
web-lesson-fold = Fold or unfold the lesson
web-lesson-progress = How far the lesson has come
web-lesson-leave = Leave
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-keys = Keys: A lists everything you can do here, the arrows and Enter take it. N turns the page, U takes back.
web-lesson-following = Next lesson
web-lesson-play = Now play
web-guided = Guided game
web-guide = Guide
web-guide-got-it = Got it
web-guide-quiet = No more of this
web-guide-take-back = Take it back

# The primer: each game in ten minutes

web-players-guide = The players’ guide
web-primer = The game in ten minutes
web-primer-what = What it is
web-primer-won = How it is won
web-primer-turn = A turn
web-primer-fight = A fight
web-primer-board-what = You are a Mage Knight, a hero sent into an unknown land. The map grows tile by tile as you walk. You hold a hand of cards from a small deck of your own, and everything you do comes from them: walking, talking, fighting. On the way you find villages and keeps, monsters and ruins, you hire companions, learn skills and spells, and add better cards to your deck. The game is a puzzle that changes with every hand: what is the best thing these five cards can do today?
web-primer-board-won = Each scenario has a goal. In the first one you look for the city before four rounds are over; in most others you have to conquer cities. Whatever you achieve brings Fame, and when the game ends, Fame and what you collected are counted. Alone you play against the clock: a dummy player turns over its cards, and when they run out, the round is over. With others you play against each other or together, as the scenario says.
web-primer-board-turn = Play cards, walk, then do one thing where you stand: talk to the locals, fight, or explore a site. The upper half of a card is free. The lower half is stronger and needs mana of its colour: one die from the Source each turn, tokens, or crystals you have saved. Any card can be played sideways for 1. At the end you draw up to your hand limit. When your deck is empty, the end of the round is near; then day becomes night, everything is shuffled, and a new round begins.
web-primer-board-fight = Every fight goes through the same steps. First Ranged and Siege attacks: if they reach the enemy’s Armor, it never strikes. Then the enemy attacks: block at least as much as its attack, or take damage. Damage is divided by your Armor, and each part is a Wound, a dead card in your hand. Last you attack: reach the enemy’s Armor and it is defeated. Elements, fortifications and abilities change the sums; the table always shows what is enough and what is missing.
web-primer-minis-what = A battle with small figures on a table, without squares: everything is measured in inches. Each figure stands on a base with a dial inside. The dial shows how fast it is, how well it hits, how hard it is to hit and how much it hurts. When a figure is wounded the dial turns by clicks, and its numbers change, mostly for the worse. So there is nothing to look up and nothing to note down.
web-primer-minis-won = You build an army up to an agreed number of points. Whoever defeats an enemy scores its points; figures that survive count too, and so do captives. The battle ends when one side is gone or time is up, and the side with more points has won. Some editions add objectives to hold.
web-primer-minis-turn = You have one action for every hundred points of the army, and each goes to a different figure: move, fight, shoot, or use an ability. A figure that acted gets a token; if it acts again in your next turn it is pushed and turns one click, and after that it must rest. Figures of one faction who touch each other can form up and act together for a single action.
web-primer-minis-fight = Close combat needs base contact, ranged combat needs range and a free line. The attacker must have the target in its front arc. Roll two dice and add the attack value: if the sum reaches the target’s defense, it is hit and turns as many clicks as the damage. Hindering terrain makes it harder, a hit from behind easier. Two sixes always hit and hurt more; two ones always miss and hurt the attacker.
web-primer-lessons = Lessons
