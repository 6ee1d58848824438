"""A puzzle in words: what is asked, and why an answer is right or is not."""

from game import Counter, Ending, Game, Player
from game.puzzle import Puzzle
from game.rules import after
from game.solver import solve
from words.language import Fact, Language
from words.rulebook import facts_of, objective

LONGEST_LINE = 10
"""Moves that are told one by one: in a race that nobody can win any more, both may step aside twenty times."""


def question(language: Language, puzzle: Puzzle) -> str:
    """What the game is about, how it stands, and what to find, told to whoever is to move."""
    game, terms = puzzle.game, puzzle.terms
    totals = {"total": game.total_of(game.turn)}
    if terms.variant.counter is Counter.EACH:
        totals["other"] = game.total_of(game.turn.other)
    stands = language.say(f"{terms.variant.key}-stands", **totals)
    return language.say("puzzle-question", objective=objective(language, terms), stands=stands, **facts_of(terms))


def explained(language: Language, puzzle: Puzzle, number: int) -> str:
    """Why this number is the answer or is not, down to the last move."""
    if number not in puzzle.terms.variant.multipliers:
        return language.say("puzzle-wrong-number", number=number, answer=puzzle.answer, **facts_of(puzzle.terms))
    line = best_line(language, puzzle.game, number)
    if number == puzzle.answer:
        return language.say("puzzle-right", line=line)
    return language.say("puzzle-wrong", line=line, answer=puzzle.answer)


def best_line(language: Language, game: Game, number: int) -> str:
    """This move and, if it does not end the game, the best ones of both sides until the end, told to whoever makes it.

    "4 makes 24. Best play from there: their 3 makes 72, and whatever you choose goes past 100 and loses."
    """
    you, told = game.turn, list[str]()
    while not game.outcome:
        mover, verdict = game.turn, solve(game)
        whose = "yours" if mover is you else "theirs"
        if told and not verdict.wins and verdict.in_moves == 1:
            told.append(language.say("line-overstep", whose=whose, **_overstep(game)))
            break
        chosen = verdict.best[0] if told else number
        game = after(game, chosen)
        told.append(_move(language, game, mover, chosen, whose if told else "mine"))
    first, *others = told
    if not others:
        return language.say("line-one", first=first)
    if len(others) == 1:
        return language.say("line-two", first=first, last=others[0])
    if len(others) > LONGEST_LINE:
        others[2:-2] = [language.say("line-more", moves=len(others) - 4)]
    return language.say("line-many", first=first, others=language.listed(others[:-1]), last=others[-1])


def _move(language: Language, game: Game, mover: Player, number: int, whose: str) -> str:
    """A move and the total after it and, if it was the last, what it did for the one who made it."""
    total, outcome = game.total_of(mover), game.outcome
    if outcome is None:
        return language.say("line-makes", whose=whose, number=number, total=total)
    did = "wins" if outcome.winner is mover else "loses"
    message = "line-hits" if outcome.ending is Ending.HIT else "line-passes"
    return language.say(message, whose=whose, did=did, number=number, total=total, target=game.terms.target)


def _overstep(game: Game) -> dict[str, Fact]:
    """What every number does in a position in which every number loses at once."""
    target = game.terms.target
    made = [game.would_make(number) for number in game.terms.variant.multipliers]
    return {"hits": "yes" if target in made else "no", "target": target}
