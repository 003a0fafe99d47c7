# Units: what only single cards say, and what happens to units in play.

board-effect-look = look at a face-down token within { $reach } spaces or at the top token of a pile; Fame { SIGNED($fame) } if you defeat that enemy this turn
board-effect-explore-far = you may reveal tiles at a distance of { $reach } spaces this turn
board-effect-others-attack = your other units: Attack { SIGNED($amount) } this turn
board-effect-guard-attack = damage of that attack must be given to this unit first, even with Assassination
board-effect-harass = an enemy and one of its attacks: { $changes }
board-effect-empower = { SIGNED($amount) } for { $colour } mana
board-effect-empowered = { $effect }; you may pay for more: { $powers }
board-effect-own-attacks-element = all your attacks in this combat count as { $element }
board-effect-own-attacks-kind = all your attacks in this combat are also { $kind ->
    [board-kind-siege] Siege Attacks
    [board-kind-ranged] Ranged Attacks
   *[other] Attacks
}
board-enemy-unfortified = an unfortified enemy
board-change-destroy-if-blocked = is destroyed if it is blocked
board-counter-red-mana-on-this-unit = red mana token on this unit
board-counter-blue-mana-on-this-unit = blue mana token on this unit
board-counter-green-mana-on-this-unit = green mana token on this unit
board-counter-white-mana-on-this-unit = white mana token on this unit

## Questions and answers

board-ask-look = Which token do you look at?
board-ask-next-ability = Does the unit use another of its abilities?
board-ask-upkeep = Which crystal keeps { $unit } for the new Round? Without one the unit leaves you.
board-do-look-pile = look at the top token of the pile ({ $pile })
board-do-look-token = look at the face-down token ({ $pile }) on { $space }
board-do-look-ruin = look at the ruin token on { $space }

## The log

board-told-looked = { $player } looks at a face-down token: { $space }.
board-told-looked-pile = { $player } looks at the top token of a pile ({ $pile }).
board-told-looked-own = You see: { $what }.
board-told-mana-placed = { $player } puts { $mana } mana on { $unit }.

## Refusals

refusal-board-nothing-to-look-at = There is no face-down token you could look at.
refusal-board-heroes-and-thugs = Heroes and Thugs do not join you in the same interaction.
refusal-board-no-mana-for-recruiting = You have no basic mana to give to this unit.
refusal-board-guard-comes-first = Another unit has placed itself before this attack and takes its damage first.

## What unit cards say beside their abilities

board-special-recruit-reputation-reversed = Your Reputation counts the other way round when you recruit this unit.
board-special-recruit-reputation-doubled = Your Reputation counts twice when you recruit this unit.
board-special-recruit-with-mana = To recruit this unit you also give it one basic mana, which stays on it.
board-special-upkeep-each-round = At the start of each Round you give it a crystal instead of its mana, or it leaves you.
board-special-only-by-recruiting = This unit can only be recruited; it is never a reward.
board-special-assign-damage-costs-influence = Giving damage to this unit costs 2 Influence.
board-special-activate-in-assault-costs-influence = Activating this unit in an assault or against another player costs 2 Influence.
board-special-several-abilities = One activation may use several different abilities, each of them paid for.
