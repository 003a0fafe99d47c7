## Skills: what they do with their tokens, with cards played sideways, with other players.

board-skill-parts = { $first } · { $rest }
board-skill-always = always: { $effect }
board-skill-gained = when you gain it: { $effect }
board-skill-before = before your turn, if it was not used in the last one: { $effect }
board-skill-back = to turn it up again: { $effect }
board-skill-returns = while it lies in the centre, any player may return it in their turn: { $effect }
board-skill-joins = the first player to fight while it lies in the centre returns it: { $effect }
board-skill-home = when it comes home at the start of your turn: { $effect }
board-skill-rest = a turn spent resting turns it up again
board-skill-bond = it holds a unit like a Command token; the unit recruited under it costs { $discount } less, can be used everywhere and cannot be disbanded

board-do-turn-skill-up = Turn the skill { $skill } up: { $text }
board-do-return-skill = Return the skill { $skill }: { $text }
board-told-skill-returned = The skill { $skill } goes back to { $player }, face down.
board-told-skill-up = { $player } turns the skill { $skill } up again.
board-until-centre = while the skill lies in the centre

## What skills do

board-effect-sideways = play { $card } sideways for { $value }
board-effect-sideways-advanced-action-spell-or-artifact = play { $card } sideways for { $value }, or for { $raised } if it is an advanced action, a spell or an artifact
board-effect-sideways-action-or-spell-of-the-paid-colour = play { $card } sideways for { $value }, or for { $raised } if it is an action or spell of the colour paid
board-sideways-move = for Move
board-sideways-influence = for Influence
board-sideways-attack = for Attack
board-sideways-block = for Block
board-effect-renounce-source-dice = use no die of the Source this turn: { $effect }
board-effect-renounce-recruiting = recruit no unit for Influence this turn: { $effect }
board-effect-raise = { $whose }: { $bonus }
board-raise-card = one card’s contribution
board-raise-unit = one unit’s contribution
board-raise-any = one contribution
board-raise-block = Block { SIGNED($amount) }
board-raise-ranged = Ranged Attack { SIGNED($amount) }
board-raise-attack = Attack { SIGNED($amount) } in the Attack phase
board-do-choose-contribution = Raise { $amount } from { $source }
board-effect-flip-this = turn this skill face down: { $effect }
board-effect-turn-up = turn this skill face up
board-effect-to-centre = lay this skill into the centre with a mana token of that colour
board-effect-mark-colour = a token of that colour lies on the skill in the centre
board-effect-passive = always on
board-effect-reveal-units = { $count ->
    [one] a Regular unit joins
   *[other] { $count } Regular units join
} the unit offer
board-centre-own-terrain = until your next turn every terrain: move cost { SIGNED($amount) } for you (at least { $bound })
board-centre-others-terrain = until your next turn every terrain: move cost { SIGNED($amount) } for the other players (at most { $bound })
board-centre-others-units = until your next turn the other players’ units: { SIGNED($amount) } to all Attacks and Blocks
board-centre-others-enemies = until your next turn enemies of the other players: Attack { SIGNED($amount) } in the Block phase
board-centre-others-source-die = until your next turn the other players cannot use their usual die of the Source
board-centre-others-mana = until your next turn the other players take a Wound for using mana of another colour, once for each colour
board-centre-powered-card = the next card powered with mana of that colour gives { $amount } more Move, Influence, Attack or Block; the skill is returned then
board-centre-first-mana = until your next turn the first basic mana a player uses in a turn costs one more of its colour, which marks the skill
board-effect-wheel = the Shield goes one step round the wheel and gives, by colour – { $cases }; gold: any of these
board-effect-rotate = the Shield goes one step round the wheel
board-effect-place-shield = roll a mana die: the Shield starts on its colour
board-effect-keep-token = keep the token of an enemy defeated this turn
board-effect-puppet-attack = give up a kept token for half its Attacks (rounded up, of their elements)
board-effect-puppet-block = give up a kept token for half its Armor as Block (rounded up, of the element opposed to its resistance)
board-effect-ignore-ability = ignore one ability or resistance of an enemy without Arcane Immunity
board-effect-ignored = ignore: { $ability }
board-effect-remove-element = take an element from an attack of an enemy without Arcane Immunity: Fire or Ice becomes physical, Cold Fire becomes one of the two
board-effect-element-becomes = the attack becomes { $element }
board-effect-duel = Block { $block } against an attacking enemy, Attack { $attack } against it in the Attack phase, and Fame { SIGNED($fame) } for defeating it without units
board-effect-duel-blow = Attack { $amount } against the enemy of the duel
board-effect-fork = Ranged Attack { $amount } ({ $element }) against each of up to { $most } different enemies
board-effect-shapeshift-move = your next Basic Action card gives its Attack or Block as Move
board-effect-shapeshift-attack = your next Basic Action card gives its Move or Block as Attack
board-effect-shapeshift-block = your next Basic Action card gives its Move or Attack as Block
board-effect-ignore-damage = ignore damage of one attack assigned to your hero: { $cases }
board-ignore-case = { $amount } ({ ANY($elements) })
board-effect-give-wound = throw away a Wound from your hand; it goes to the hand of the closest hero
board-effect-ignore-reputation = your Reputation has no effect this turn
board-effect-recruit-under-bond = recruit it under Bonds of Loyalty
board-effect-join-under-bond = under Bonds of Loyalty
board-effect-far-sight = this turn garrisons of fortified sites up to { $spaces } spaces away are revealed
board-effect-polarize = one mana may be used as its opposite (red and blue, green and white); by day black as any basic colour, at night gold as black for strong spells
board-effect-lent-die = use one more die of a basic colour and decide whether it is rolled; the owner of the skill gains a crystal of that colour
board-effect-die-rolled = the die is rolled at the end of the turn
board-effect-die-stays = the die stays as it is
board-effect-invoke = gain a mana token ({ ANY($colours) }) and spend it at once
board-effect-spend-now = spend the mana at once
board-colours-from-spent = the colour of the mana spent
board-colours-from-source = a basic colour shown in the Source
board-colours-from-marks = the colour that lies on the skill
board-trigger-mana-spent = you spend mana of a basic colour
board-effect-if-it-attacks = { $effect } (only while it attacks)
board-effect-not-behind-walls = { $effect } (in the Ranged and Siege phase not of a fortified enemy)

board-ask-sideways = Which card do you play sideways?
board-ask-contribution = What is raised?
board-ask-keep-token = Which token do you keep?
board-ask-puppet = Which token do you give up?
board-ask-duel = With which enemy is the duel?
board-ask-fork = Which enemy does the lightning strike?
board-ask-closest-hero = Who takes the Wound?
board-ask-lent-die = Which die do you use?
board-ask-reaction = Another player announces an effect. Do you do anything before it?
board-ask-spend-mana = What do you spend the mana ({ $colour }) on?

board-told-token-kept = { $player } keeps the token of { $enemy }.
board-told-token-released = { $player } gives up the token of { $enemy }.

refusal-board-no-card-for-sideways = You have no card to play sideways.
refusal-board-no-wound-for-sideways = You have no Wound in hand to play.
refusal-board-promise-too-late = You have already used what you would have to do without.
refusal-board-promised-not-to-recruit = You have promised to recruit no unit this turn.
refusal-board-promised-no-dice = You have promised to use no die of the Source this turn.
refusal-board-nothing-to-raise = Nothing that could be raised has been played for this attack or block.
refusal-board-no-token-to-keep = No enemy was defeated this turn whose token you could keep.
refusal-board-no-token-kept = You have kept no token for this.
refusal-board-no-basic-action = You have no Basic Action card in hand.
refusal-board-no-use-for-mana = There is nothing this mana could be spent on at once.
refusal-board-mana-must-be-spent = The mana must be spent at once, and this does not need it.
refusal-board-no-such-skill-now = This skill is of no use against the damage at hand.
refusal-board-motivated-already = You have used a Motivation already; another one has to wait until the end of your next turn.
