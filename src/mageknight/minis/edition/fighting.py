"""Fighting in an edition, as facts and numbers. What is said here is the first edition; others change what their book changes."""

from __future__ import annotations


class Fighting:
    """The facts of an edition's combat.

    `least`, `most`: how many figures a formation has, by kind of action (move, ranged, close); `soaring_moves`: movement
    formations may soar. `support`: what each companion adds to the attack, by kind; `support_damage`: what each adds to the damage
    of a shot. `gives_damage`: companions with a bow may give 1 damage instead. `gang_up`: companions in close combat only help,
    they take part in no action and need no number. `splits`: the damage of one shot is divided among the targets hit.
    `in_steps`: dodges, damage and what the damage brings with it come one after the other for all targets together, else target
    by target. `relists`: of simultaneous effects those that an earlier one has made impossible leave the list.
    `rear_counts_for_all`: a companion at the rear arc is enough. `rear_in_ranged`: a shot from behind is better.
    `capture_attack`, `capture_defense`: how much harder a capture is.
    `sword_captures`: only swords capture. `captors_are_targets`: who leads a captive can be shot at and captured.
    `types_shield`: the defense type keeps off magic. `bonus_heals`: the attack bonus counts for healing. `freed_anywhere`: who is
    freed survives wherever it stands. `instances_add`: an ability a figure has twice works twice, unless it is a way to act.
    `returns_fresh`: who returns to the battlefield may act in the same turn.
    `lost_on`: from this number of its die on a figure that is to return is removed from the game, 0 for never.
    """

    def __init__(self) -> None:
        self.least = (3, 3, 2)
        self.most = (5, 5, 3)
        self.support = (0, 1, 1)
        self.support_damage = 0
        self.soaring_moves = False
        self.gives_damage = False
        self.gang_up = False
        self.splits = False
        self.in_steps = False
        self.relists = False
        self.rear_counts_for_all = True
        self.rear_in_ranged = False
        self.capture_attack = 0
        self.capture_defense = 2
        self.sword_captures = False
        self.captors_are_targets = False
        self.types_shield = False
        self.bonus_heals = False
        self.freed_anywhere = False
        self.instances_add = False
        self.returns_fresh = False
        self.lost_on = 0
