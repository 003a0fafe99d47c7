"""Powers in the nature of a large warrior, given to all its sections (`figure.Nature`): each is an ability of its own, in a file of
its name. A power that takes an action is used by a section with fewer than two action tokens, once a turn (`minis.rules.large.powers`)."""
