"""The Apocalypse Dragon in the hands of a bot: its blows back, whom it starves, and which figure turns on which."""

from __future__ import annotations

from mageknight.bots.minis.odds import blow, figure_worth
from mageknight.kernel.command import Command
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.commands import Act, Enough, Target
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import damage
from mageknight.minis.powers.apocalypse import Riposte
from mageknight.minis.state.battle import Battle


def best_answer(state: Battle, ask: Riposte, answers: list[Command]) -> Command:
    """The section and the way to strike back that take most from whoever hurt it."""

    def taken_by(answer: Command) -> float:
        if not isinstance(answer, Act):
            return -1.0
        return blow(state, attack_manner(state, answer.how), answer.figure, ask.foe)

    return max(answers, key=taken_by)


def hungriest(state: Battle, seat: int, answers: list[Command]) -> Command:
    """Whoever of the others loses most by starving; nobody more once only friends are left."""

    def lost(answer: Command) -> float:
        if not isinstance(answer, Target):
            return 0.0
        figure = answer.figure
        click = state.click[figure]
        lost = figure_worth(state, figure, click) - figure_worth(state, figure, click + tokens_of(state, figure))
        return lost if state.foes[seat] >> figure & 1 else -1.0

    done = [answer for answer in answers if isinstance(answer, Enough)]
    return max([*done, *[answer for answer in answers if isinstance(answer, Target)]], key=lost, default=answers[0])


def hardest_striker(state: Battle, seat: int, answers: list[Command]) -> Command:
    """Whoever strikes hardest among those that can be turned on their own."""
    return max(answers, key=lambda answer: damage(state, answer.figure) if isinstance(answer, Target) else -1)


def dearest_victim(state: Battle, seat: int, answers: list[Command]) -> Command:
    """Whoever is worth most among those who can be struck."""

    def worth(answer: Command) -> float:
        return figure_worth(state, answer.figure, state.click[answer.figure]) if isinstance(answer, Target) else -1.0

    return max(answers, key=worth)
