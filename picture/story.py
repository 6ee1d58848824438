"""What a picture tells: one finished game, and the same in words for those who cannot see it."""

from collections.abc import Mapping, Sequence

from game import Counter, Ending, Multiply, Outcome, Player, Terms
from game.review import JudgedMove, Review
from game.value import value
from words import Language
from words.rulebook import title

DESCRIPTION_LIMIT = 1024
"""As many characters as Discord takes for the description of an attachment."""

FATE = {
    Ending.HIT: "picture-lost",
    Ending.PASSED: "picture-lost",
    Ending.WRONG_NUMBER: "picture-wrong-number",
    Ending.STRIKES: "picture-struck-out",
    Ending.RESIGNED: "picture-resigned",
    Ending.TIME: "picture-out-of-time",
}
"""What became of the loser, by its message."""

RESULT = {
    Ending.WRONG_NUMBER: "picture-result-wrong-number",
    Ending.STRIKES: "picture-result-strikes",
    Ending.RESIGNED: "picture-result-resigned",
    Ending.TIME: "picture-result-time",
}
"""How it is told that a game ended otherwise than by its last step."""


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
        """How the game ended for this player, in a word or two: the message for it."""
        return "picture-won" if player is self.outcome.winner else FATE[self.outcome.ending]


def described(climb: Climb, language: Language) -> str:
    """The picture in words, at most 1,024 characters, for those who hear it instead of seeing it."""
    game, target = title(language, climb.terms.variant), climb.terms.target
    sentences = [
        language.say("picture-description", title=game, target=target, way=_way(climb, language)),
        _result(climb, language),
    ]
    if climb.turning_point is not None:
        step = _told(climb, climb.steps[climb.turning_point], language)
        sentences.append(language.say("picture-turned", step=step))
    return " ".join(sentences)[:DESCRIPTION_LIMIT]


def _way(climb: Climb, language: Language) -> str:
    if climb.shared:
        return language.say("picture-way", **_counted(climb.steps))
    ways: list[str] = []
    for player in Player:
        steps = [step for step in climb.steps if step.player is player]
        ways.append(language.say("picture-way-of", player=climb.names[player], **_counted(steps)))
    return language.listed(ways)


def _counted(steps: Sequence[JudgedMove]) -> dict[str, int]:
    return {"steps": len(steps), "total": steps[-1].total if steps else 1}


def _result(climb: Climb, language: Language) -> str:
    winner, ending = climb.outcome.winner, climb.outcome.ending
    names = {"winner": climb.names[winner], "loser": climb.names[winner.other]}
    if ending in RESULT:
        return language.say(RESULT[ending], **names)
    return language.say("picture-result-last", step=_told(climb, climb.steps[-1], language), **names)


def _told(climb: Climb, step: JudgedMove, language: Language) -> str:
    name = climb.names[step.player]
    if step.is_wrong:
        return language.say("picture-step-wrong", player=name)
    return language.say("picture-step", player=name, number=step.number, total=step.total)
