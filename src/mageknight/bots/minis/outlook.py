"""The outlook of a player of the miniatures game, and his temper: levels differ by this and by nothing else."""

from __future__ import annotations


class Outlook:
    """The weights of what the other side can answer (`replies`), acting together, who has to rest (`rests`), who can charge from
    afar (`charges`), in how many directions open ground is looked for (`scouts`), what objectives are worth (`goals`), how dear it
    is to push somebody (`care`), how many places are looked at for one figure (`places`), whether captives, the dead, the lifted and
    spells are thought of (`arts`), and over how many deeds and throws of luck the next turn is played out (`ahead`, `lucks`).
    """

    __slots__ = (
        "ahead",
        "arts",
        "care",
        "charges",
        "formations",
        "goals",
        "lucks",
        "places",
        "replies",
        "rests",
        "scouts",
    )

    def __init__(
        self,
        replies: float = 1.0,
        formations: bool = True,
        rests: bool = True,
        charges: bool = True,
        scouts: int = 12,
        goals: float = 1.0,
        care: float = 1.0,
        places: int = 99,
        arts: bool = True,
        ahead: int = 0,
        lucks: int = 0,
    ) -> None:
        self.replies = replies
        self.charges = charges
        self.formations = formations
        self.rests = rests
        self.scouts = scouts
        self.goals = goals
        self.care = care
        self.places = places
        self.arts = arts
        self.ahead = ahead
        self.lucks = lucks
