"""What perfect play has to say, in plain sentences."""

from collections.abc import Mapping, Sequence

from game.moves import MULTIPLIERS, Multiply, Resign, RunOutOfTime
from game.player import Player
from game.review import Judgement, Review, Step
from game.rules import new_game, written
from game.solver import solve
from game.terms import Terms
from game.variants import WrongNumber

Names = Mapping[Player, str]


def headline(review: Review, names: Names) -> str:
    """Where the game turned or, if it never did, who was winning all along."""
    step = review.turning_point
    if step is None:
        came = "started" if review.winner is review.first else "moved second"
        return f"{names[review.winner]}, who {came}, had it won from the first move and never let go."
    name = names[step.player]
    kept = f" With {any_of(step.keeping)}, {name} would have kept the win." if step.keeping else ""
    return f"The turning point: {_turned(step, name)}.{kept}"


def move_by_move(review: Review, names: Names) -> list[str]:
    """A line for each move: what was done, and what it did for its player."""
    return [
        f"{number}. {_done(step, names[step.player])} – {_judged(step)}" for number, step in enumerate(review.steps, 1)
    ]


def prospects(terms: Terms) -> str:
    """Who wins a game on these terms if nobody makes a mistake, how soon, and how to start."""
    verdict = solve(new_game(terms, Player.ONE), keep=False)
    target = written(terms.target)
    if not verdict.wins:
        return (
            f"With perfect play, whoever moves second wins at {target}, after at most {verdict.in_moves} moves in all."
        )
    most = max(choice.in_moves for choice in verdict.choices if choice.wins)
    starts = any_of(verdict.winning)
    return (
        f"With perfect play, whoever starts wins at {target}, after at most {most} moves in all: start with {starts}."
    )


def any_of(numbers: Sequence[int]) -> str:
    """Some multipliers, as one says them: "3", "3 or 5", "3, 5 or 7"."""
    if len(numbers) == len(MULTIPLIERS):
        return "any number"
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def _turned(step: Step, name: str) -> str:
    match step.move:
        case Multiply(number=number) if number in MULTIPLIERS:
            return f"{name}'s {number} made {written(step.total)}"
        case Multiply(number=number):
            return f"{name}'s {_chosen(number)} was {_wrong(step)} and lost the game"
        case Resign():
            return f"{name} resigned while winning"
        case RunOutOfTime():
            return f"{name} ran out of time while winning"


def _done(step: Step, name: str) -> str:
    match step.move:
        case Multiply(number=int(number)) if number in MULTIPLIERS:
            return f"{name}: {written(step.total // number)} × {number} = {written(step.total)}"
        case Multiply(number=number):
            return f"{name}'s {_chosen(number)} is {_wrong(step)}"
        case Resign():
            return f"{name} resigns"
        case RunOutOfTime():
            return f"{name} runs out of time"


def _chosen(number: int | None) -> str:
    return "choice" if number is None else written(number)


def _wrong(step: Step) -> str:
    game = step.after
    if game.terms.variant.wrong_number is not WrongNumber.STRIKE:
        return "not from 2 to 9"
    return f"strike {game.strikes_of(step.player)} of {game.terms.strikes}"


def _judged(step: Step) -> str:
    over = step.after.outcome is not None
    same_turn = not over and step.after.turn is step.before.turn
    match step.judgement:
        case Judgement.KEPT if over:
            return "wins"
        case Judgement.KEPT:
            return "still winning" if same_turn else "keeps the win"
        case Judgement.THREW_AWAY:
            return "throws the win away" + (f"; {any_of(step.keeping)} would have kept it" if step.keeping else "")
        case Judgement.LOST_ANYWAY if over:
            return "was losing anyway"
        case Judgement.LOST_ANYWAY:
            return "still losing" if same_turn else "already losing, whatever the number"
