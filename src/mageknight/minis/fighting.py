"""How an edition fights, as facts and numbers. What is said here is the first edition; others change what their book changes."""

from __future__ import annotations


class Fighting:
    """The facts of an edition's combat.

    `support`: what each companion adds to the attack, by kind of action (move, ranged, close). `gives_damage`: companions with a
    bow may give 1 damage instead. `gang_up`: companions in close combat only help, they take part in no action and need no
    number. `splits`: the damage of one shot is divided among the targets hit. `rear_counts_for_all`: a companion at the rear arc
    is enough. `rear_in_ranged`: a shot from behind is better. `capture_attack`, `capture_defense`: how much harder a capture is.
    `sword_captures`: only swords capture. `captors_are_targets`: who leads a captive can be shot at and captured.
    `types_shield`: the defense type keeps off magic. `bonus_heals`: the attack bonus counts for healing. `freed_anywhere`: who is
    freed survives wherever it stands.
    """

    def __init__(self) -> None:
        self.support = (0, 1, 1)
        self.gives_damage = False
        self.gang_up = False
        self.splits = False
        self.rear_counts_for_all = True
        self.rear_in_ranged = False
        self.capture_attack = 0
        self.capture_defense = 2
        self.sword_captures = False
        self.captors_are_targets = False
        self.types_shield = False
        self.bonus_heals = False
        self.freed_anywhere = False
