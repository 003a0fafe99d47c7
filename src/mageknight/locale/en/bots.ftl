# Why a bot did what it did.

bot-at-random = Any answer would do.
bot-no-choice = There is nothing else to do.
bot-best-standing = This leaves the best position.
bot-likes-tactic = This Tactic serves most hands best.
bot-keeps-the-best = The cards that stay are worth more than those that go.
bot-ends-turn = Nothing more is worth a card this turn.
bot-as-proposed = One answer is as good as another here.
bot-frees-others = Only when it has acted may the others.
bot-saves-strength = Nothing more is worth an action this turn.
bot-rests = A rest is worth more than anything else this turn.
bot-explores = From { $place } new land can be explored, for { $move } Move in all.
bot-challenges = { $foes } can be beaten: { $fame } Fame, { $wounds ->
    [0] without a Wound.
    [one] for one Wound.
   *[other] for { $wounds } Wounds.
}
bot-assaults = An assault on { $place } promises { $fame } Fame, { $wounds ->
    [0] without a Wound.
    [one] for one Wound.
   *[other] for { $wounds } Wounds.
}
bot-breaks-through = The way on leads through { $place }, past whoever lurks there.
bot-enters-site = What hides at { $place } can be beaten: about { $fame } Fame, { $wounds ->
    [0] without a Wound.
    [one] for one Wound.
   *[other] for { $wounds } Wounds.
}
bot-fights = { $foes } can be beaten { $wounds ->
    [0] without a Wound.
    [one] for one Wound.
   *[other] for { $wounds } Wounds.
}
bot-survives = Nobody can be beaten here: the fight is to be survived { $wounds ->
    [0] without a Wound.
    [one] for one Wound.
   *[other] for { $wounds } Wounds.
}
bot-recruits = { $unit } is worth { $price } Influence.
bot-buys-card = { $card } is worth { $price } Influence.
bot-heals = With fewer Wounds a hand does more.
bot-walks-on = { $place } is nearer to what comes next.
bot-gains = This is worth more than it costs.
bot-strikes = { $target } is the best target.
bot-strikes-several = Several targets at once are worth more than one.
bot-cures = { $target } is worth saving.
bot-takes-position = From here it can do more, or be hurt less.
bot-marches = { $count } of them can go together with one action.
bot-captures = { $target } can be led away.
bot-brings-back = { $target } can fight once more.
bot-bombards = Whoever stays there will be in for it.
bot-casts = { $spell } does most here.
bot-browses = This spell promises most.
bot-counters = A spell that fails does no harm; to try costs nothing.

bot-replaced = { $bot } has failed; a simpler player has taken over.
bot-no-answer = { $bot } gave no answer in time; any legal one was taken.

# The levels.
bot-level-random = Dice
bot-level-greedy = Miser
bot-level-page = Page
bot-level-squire = Squire
bot-level-knight = Knight
bot-level-champion = Champion
