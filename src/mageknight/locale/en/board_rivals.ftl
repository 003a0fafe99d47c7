# Combats between players.

refusal-board-no-player-combat = Players do not fight each other in this game.
refusal-board-teammates-do-not-fight = Teammates do not fight each other.
refusal-board-order-token-down = A player whose Round Order token lies face down cannot be attacked.
refusal-board-no-fight-in-last-turns = Players do not fight each other any more once the last turns are being played.
refusal-board-no-hero-to-attack = There is not a hero here that you could attack.
refusal-board-not-in-anothers-turn = This is not possible within another player's turn.
refusal-board-hero-and-rampager = This step would provoke a rampaging enemy, and another hero stands there: both cannot be fought at once.
refusal-board-must-attack-hero = Another hero stands here: attack, or move on.
refusal-board-attends-partly = If you attend the combat only in part, you cannot use this skill.
refusal-board-nothing-to-attend-with = Without a card other than Wounds in hand you cannot take your next turn in advance.
refusal-board-no-such-way = There is no such way to attend a combat.
refusal-board-nothing-to-attack-with = Nothing has been gathered that counts in this attack.
refusal-board-too-little-damage = The damage left is not enough for that.
refusal-board-guard-first = A unit has placed itself before this attack: damage goes to it first.
refusal-board-only-in-melee = That is possible only in the Melee phase.
refusal-board-nothing-to-steal = This card cannot be stolen now.
refusal-board-no-retreat-there = Your opponent cannot be driven there.

board-ask-attendance = You are attacked. Do you take your next turn in advance?
board-ask-aftermath = The combat is over: special and healing effects, then the end of your turn.
board-ask-rival-ranged = Ranged and Siege attacks on the other player: attack or pass?
board-ask-rival-melee = Melee with the other player: attack or pass?
board-ask-rival-block = The attack is { $attack }, of which { $left } would get through: how do you block?
board-do-spend-no-more = Spend no more
board-ask-rival-damage = { $damage } damage to spend: on what?
board-ask-partaker = Which unit that took part in the attack does your Block strike?

board-do-attack-hero = Attack { $player }
board-do-attend-fully = Attend fully: take your next turn now, with a die of the Source and your skills
board-do-attend-partly = Attend in part: keep your next turn
board-do-attack-rival = Attack with { $value }
board-do-pass-attack = Do not attack
board-do-meet-attack = Block no more ({ $left } damage gets through)
board-do-wound-hero = Wound { $hero } (for { $price })
board-do-wound-unit = Wound { $unit } (for { $price })
board-do-steal-artifact = Steal { $card } (for { $price })
board-do-force-retreat = Drive your opponent to { $space } (for { $cost })

board-unit-of = { $unit } of { $player }

board-told-contest = { $player } attacks { $other }.
board-told-attends-fully = { $player } takes the next turn in advance to attend the combat fully.
board-told-attends-partly = { $player } attends the combat in part.
board-told-contest-ranged = Ranged and Siege attacks.
board-told-contest-melee = Melee.
board-told-rival-attack = { $player } attacks with { $value }.
board-told-rival-pass = { $player } does not attack.
board-told-rival-block = { $player } blocks { $blocked }; { $damage } damage remains.
board-told-rival-cancelled = { $player } makes the attack come to nothing.
board-told-artifact-stolen = { $player } steals { $card } from { $victim }.
board-told-contest-won = { $player } wins the combat.
board-told-contest-draw = The combat ends in a draw; the aggressor withdraws.

board-variant-no-player-combat = No Combat between Players
board-variant-no-player-combat-text = Players cannot attack each other; whoever ends a move on the space of another withdraws.
board-variant-player-combat = Combat between Players
board-variant-player-combat-text = Players may attack each other, although the scenario does without.

board-combat-rivals = combat between players
board-attendance-undecided = not decided yet
board-attendance-partly = attends in part
board-attendance-fully = attends fully
board-line-contest = { "  " }{ $aggressor } against { $defender } ({ $attendance }). { $attacker } attacks: { $value }, of which { $left } gets through.
