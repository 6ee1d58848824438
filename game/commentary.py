"""What perfect play has to say, in plain sentences."""

from collections.abc import Mapping, Sequence

from game.endings import Ending
from game.moves import Multiply, Resign, RunOutOfTime
from game.player import Player
from game.review import JudgedMove, Judgement, Review
from game.rules import Game, after, new_game, written
from game.solver import solve
from game.terms import Terms
from game.variants import WrongNumber

Names = Mapping[Player, str]

LONGEST_LINE = 10
"""Moves that are told one by one: in a race that nobody can win any more, both may step aside twenty times."""


def headline(review: Review, names: Names, *, tells_how: bool = True) -> str:
    """Where the game turned or, if it never did, who was winning all along; and what would have kept the win."""
    turned = review.turning_point
    if turned is None:
        came = "started" if review.winner is review.first else "moved second"
        return f"{names[review.winner]}, who {came}, had it won from the first move and never let go."
    name = names[turned.player]
    kept = f" With {_keeping(turned)}, {name} would have kept the win." if turned.keeping and tells_how else ""
    return f"The turning point: {_turned(turned, name)}.{kept}"


def move_by_move(review: Review, names: Names, *, tells_how: bool = True) -> list[str]:
    """A line for each move: what was done, and what it did for its player."""
    return [
        f"{count}. {_done(judged, names[judged.player])} – {_did(judged, tells_how)}"
        for count, judged in enumerate(review.moves, 1)
    ]


def prospects(terms: Terms, *, tells_how: bool = True) -> str:
    """Who wins a game on these terms if nobody makes a mistake, how soon, and (unless it would spoil a game) how."""
    verdict = solve(new_game(terms, Player.ONE), keep=False)
    target = written(terms.target)
    if not verdict.wins:
        return (
            f"With perfect play, whoever moves second wins at {target}, after at most {verdict.in_moves} moves in all."
        )
    most = max(choice.in_moves for choice in verdict.choices if choice.wins)
    told = f"With perfect play, whoever starts wins at {target}, after at most {most} moves in all"
    return f"{told}: start with {any_of(verdict.winning, terms.variant.multipliers)}." if tells_how else f"{told}."


def best_line(game: Game, number: int) -> str:
    """This move and, if it does not end the game, the best ones of both sides until the end, told to whoever makes it.

    "4 makes 24. Best play from there: their 3 makes 72, and whatever you choose goes past 100 and loses."
    """
    you, told = game.turn, list[str]()
    while not game.outcome:
        mover, verdict = game.turn, solve(game)
        if told and not verdict.wins and verdict.in_moves == 1:
            told.append(f"whatever {'you choose' if mover is you else 'they choose'} {_overstep(game)} and loses")
            break
        whose = ("your " if mover is you else "their ") if told else ""
        chosen = verdict.best[0] if told else number
        game = after(game, chosen)
        told.append(f"{whose}{chosen} makes {_made(game, mover)}")
    first, *others = told
    if len(others) < 2:
        return ", and ".join(told) + "."
    if len(others) > LONGEST_LINE:
        others[2:-2] = [f"{len(others) - 4} more moves"]
    return f"{first}. Best play from there: {', '.join(others[:-1])}, and {others[-1]}."


def _made(game: Game, mover: Player) -> str:
    """The total after a move and, if it was the last, what it did for the one who made it."""
    total, outcome = written(game.total_of(mover)), game.outcome
    if outcome is None:
        return total
    did = "wins" if outcome.winner is mover else "loses"
    hit = outcome.ending is Ending.HIT
    return f"exactly {total} and {did}" if hit else f"{total}, past {written(game.terms.target)}, and {did}"


def _overstep(game: Game) -> str:
    """What every number does in a position in which every number loses at once."""
    target = written(game.terms.target)
    made = [game.would_make(number) for number in game.terms.variant.multipliers]
    return f"makes {target} or goes past it" if game.terms.target in made else f"goes past {target}"


def any_of(numbers: Sequence[int], multipliers: range) -> str:
    """Some of the multipliers, as one says them: "3", "3 or 5", "3, 5 or 7" or, if it is all of them, "any number"."""
    if len(numbers) == len(multipliers):
        return "any number"
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def _keeping(judged: JudgedMove) -> str:
    return any_of(judged.keeping, judged.before.terms.variant.multipliers)


def _turned(judged: JudgedMove, name: str) -> str:
    match judged.move:
        case Multiply(number=number) if not judged.is_wrong:
            return f"{name}'s {number} made {written(judged.total)}"
        case Multiply(number=number):
            return f"{name}'s {_chosen(number)} was {_wrong(judged)} and lost the game"
        case Resign():
            return f"{name} resigned while winning"
        case RunOutOfTime():
            return f"{name} ran out of time while winning"


def _done(judged: JudgedMove, name: str) -> str:
    match judged.move:
        case Multiply(number=int(number)) if not judged.is_wrong:
            return f"{name}: {written(judged.total // number)} × {number} = {written(judged.total)}"
        case Multiply(number=number):
            return f"{name}'s {_chosen(number)} is {_wrong(judged)}"
        case Resign():
            return f"{name} resigns"
        case RunOutOfTime():
            return f"{name} runs out of time"


def _chosen(number: int | None) -> str:
    return "choice" if number is None else written(number)


def _wrong(judged: JudgedMove) -> str:
    game = judged.after
    if game.terms.variant.wrong_number is not WrongNumber.STRIKE:
        return f"not from {game.terms.variant.span}"
    return f"strike {game.strikes_of(judged.player)} of {game.terms.strikes}"


def _did(judged: JudgedMove, tells_how: bool) -> str:
    over = judged.after.outcome is not None
    same_turn = not over and judged.after.turn is judged.before.turn
    match judged.judgement:
        case Judgement.KEPT if over:
            return "wins"
        case Judgement.KEPT:
            return "still winning" if same_turn else "keeps the win"
        case Judgement.THREW_AWAY:
            told = judged.keeping and tells_how
            return "throws the win away" + (f"; {_keeping(judged)} would have kept it" if told else "")
        case Judgement.LOST_ANYWAY if over:
            return "was losing anyway"
        case Judgement.LOST_ANYWAY:
            return "still losing" if same_turn else "already losing, whatever the number"
