## Tactics and what is done before one's turn.

board-ask-before-turn = Your turn is about to begin. Do you do anything before it?
board-ask-claim-die = Which die of the Source do you set aside?
board-ask-draw-on = Your Deed deck has run out with { $left } { $left ->
    [one] card
   *[other] cards
 } still to draw. Do you use Long Night to go on?
board-ask-exchange = Which card do you put back into your deck?
board-ask-search-deck = Which card of your deck do you take?

board-do-plunder = Plunder the village: { $cards ->
    [0] your deck is empty, you draw nothing
    [one] draw a card
   *[other] draw { $cards } cards
}, lose 1 Reputation

board-effect-shuffle-discard = shuffle your discard pile into your deck
board-effect-claim-die = set a die of a basic colour aside; its mana is yours to use once this round
board-effect-extra-turn = take another turn directly after this one
board-effect-recycle-random = put { $count } random cards of your discard pile into your empty deck
board-effect-exchange = put up to { $most } cards of your hand back into your deck, shuffle it and draw as many
board-effect-search-deck = look through your deck, take one card of it and shuffle the rest
board-effect-store-card = put the top card of your deck face down under this Tactic
board-effect-take-stored = take all cards under this Tactic; it is used up
board-passive-planning = with two or more cards in hand before drawing, your Hand limit is 1 higher

refusal-board-no-basic-die = No die of a basic colour is free in the Source.
refusal-board-nothing-discarded = Your discard pile is empty.
refusal-board-deck-not-empty = Your deck still has cards.
refusal-board-extra-turn-already = You already have another turn coming.
refusal-board-deck-empty = There is no card to take.
refusal-board-nothing-stored = No card lies under the Tactic.
refusal-board-no-village-to-plunder = You do not stand on a village.
refusal-board-plundered-already = You have already plundered since your last turn.
refusal-board-not-before-turn = That cannot be used outside your turn.
board-effect-search-source = before using mana of the Source, reroll up to { $most } of its dice, gold ones first
refusal-board-source-used = You have already used a die of the Source this turn.
