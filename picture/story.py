"""What a picture tells: one finished game, and the same in words for those who cannot see it."""

from collections.abc import Mapping, Sequence

from game import Counter, Ending, Multiply, Outcome, Player, Terms
from game.review import JudgedMove, Review
from game.value import value

DESCRIPTION_LIMIT = 1024
"""As many characters as Discord takes for the description of an attachment."""

FATE = {
    Ending.HIT: "lost",
    Ending.PASSED: "lost",
    Ending.WRONG_NUMBER: "wrong number",
    Ending.STRIKES: "struck out",
    Ending.RESIGNED: "resigned",
    Ending.TIME: "out of time",
}
"""What became of the loser, in a word or two."""


@value
class Climb:
    """A finished game, from the first step to the last; one that was given up at once has none."""

    terms: Terms
    names: Mapping[Player, str]
    """As they are, not escaped for Markdown; any characters."""

    steps: tuple[JudgedMove, ...]
    """The moves that chose a number, and be it a wrong one, which leaves the total as it was."""

    outcome: Outcome
    turning_point: int | None = None
    """Which of the steps, from 0, gave the game away."""

    @classmethod
    def of(cls, review: Review, names: Mapping[Player, str]) -> "Climb":
        """The climb of the game that was reviewed."""
        steps = tuple(judged for judged in review.moves if isinstance(judged.move, Multiply))
        # Whoever resigns or runs out of time in a won position turns the game after its last step.
        turned = steps.index(review.turning_point) if review.turning_point in steps else None
        return cls(review.terms, names, steps, review.outcome, turned)

    @property
    def shared(self) -> bool:
        """Whether both players climb on one number."""
        return self.terms.variant.counter is Counter.SHARED

    @property
    def highest(self) -> int:
        return max([self.terms.target, *(step.total for step in self.steps)])

    def fate_of(self, player: Player) -> str:
        """How the game ended for this player, in a word or two."""
        return "won" if player is self.outcome.winner else FATE[self.outcome.ending]


def described(climb: Climb) -> str:
    """The picture in words, at most 1,024 characters, for those who hear it instead of seeing it."""
    title, target = climb.terms.variant.title, climb.terms.target
    sentences = [f"{title}, target {target:,}: {_way(climb)}.", f"{_result(climb)}."]
    if climb.turning_point is not None:
        sentences.append(f"The turning point was {_told(climb, climb.steps[climb.turning_point])}.")
    return " ".join(sentences)[:DESCRIPTION_LIMIT]


def _way(climb: Climb) -> str:
    if climb.shared:
        return f"{_counted(climb.steps)} from 1 to {climb.steps[-1].total if climb.steps else 1:,}"
    ways: list[str] = []
    for player in Player:
        steps = [step for step in climb.steps if step.player is player]
        ways.append(f"{climb.names[player]} took {_counted(steps)} from 1 to {steps[-1].total if steps else 1:,}")
    return ", ".join(ways)


def _counted(steps: Sequence[JudgedMove]) -> str:
    return "1 step" if len(steps) == 1 else f"{len(steps)} steps"


def _result(climb: Climb) -> str:
    winner, ending = climb.outcome.winner, climb.outcome.ending
    loser = climb.names[winner.other]
    reasons = {
        Ending.WRONG_NUMBER: f"{loser} chose a wrong number",
        Ending.STRIKES: f"{loser} used up the strikes",
        Ending.RESIGNED: f"{loser} resigned",
        Ending.TIME: f"{loser} ran out of time",
    }
    reason = reasons[ending] if ending in reasons else f"the last step was {_told(climb, climb.steps[-1])}"
    return f"{climb.names[winner]} won against {loser}: {reason}"


def _told(climb: Climb, step: JudgedMove) -> str:
    name = climb.names[step.player]
    return f"{name}'s wrong number" if step.is_wrong else f"{name}'s ×{step.number}, which made {step.total:,}"
