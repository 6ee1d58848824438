"""How it looks what perfect play has to say: hints, reviews and puzzles."""

import discord

from bot.process.names import plain
from cogs.looks import GOLDEN, QUIET, SQUARE, TURN_COLOUR, of_match
from duel import Duel, FinishedGame, PuzzleDay
from game import Level, Player
from game.commentary import any_of, headline, move_by_move
from game.puzzle import Puzzle, weekday
from game.review import Review
from game.solver import Verdict

LONGEST = 3_500
"""Characters of the moves of a game; Discord takes 4,096 in all."""

AT_HAND = 2
"""Moves to the end of a lost game, this one included, in which the bot does not slip: no level misses a win at hand."""

WRONG = discord.Colour(0xDC2626)
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def hint(duel: Duel, verdict: Verdict) -> str:
    multipliers = duel.terms.variant.multipliers
    if verdict.wins:
        if len(verdict.winning) == len(multipliers):
            return "Any number keeps the win."
        several = "each of them keeps" if len(verdict.winning) > 1 else "that keeps"
        return f"**{any_of(verdict.winning, multipliers)}**: {several} the win."
    lost = "Every choice loses against perfect play."
    if duel.level is Level.PERFECT or verdict.in_moves <= AT_HAND:
        return lost
    alike = len(verdict.best) == len(multipliers)
    advice = "**any number** may do" if alike else f"**{any_of(verdict.best, multipliers)}** lasts longest"
    return f"{lost} But I slip at times: {advice}."


def review(game: FinishedGame, review: Review) -> discord.Embed:
    """Where the game turned, then move by move."""
    duel = game.duel
    names = {player: plain(duel.person(player).name) for player in Player}
    # The square before a move is the colour of whoever is winning after it.
    moves = [
        f"{SQUARE[judged.winning]} {told}"
        for judged, told in zip(review.moves, move_by_move(review, names), strict=True)
    ]
    legend = "Winning after the move: " + " · ".join(f"{SQUARE[player]} {names[player]}" for player in Player)
    lines = [f"**{headline(review, names)}**", "", *_shortened(moves), "", legend]
    point = review.turning_point
    colour = TURN_COLOUR[point.player] if point else QUIET
    embed = discord.Embed(title="Review", description="\n".join(lines), colour=colour)
    title = f"{duel.terms.variant.title} · target {duel.terms.target:,}"
    return embed.set_author(name=title + of_match(duel, game.number))


def puzzle(puzzle: Puzzle, day: PuzzleDay) -> discord.Embed:
    """The question or, after the one try, the reason; and how many have solved it."""
    lines, colour = [puzzle.question, ""], QUIET
    if day.own is not None:
        solved = day.own == puzzle.answer
        lines += [f"{'✅' if solved else '❌'} **{puzzle.explained(day.own)}**", ""]
        colour = GOLDEN if solved else WRONG
    title = f"Puzzle of the day · {WEEKDAYS[weekday(day.day)]}"
    embed = discord.Embed(title=title, description="\n".join([*lines, _tries(day)]), colour=colour)
    return embed.set_author(name=puzzle.terms.variant.title)


def _tries(day: PuzzleDay) -> str:
    told = f"{day.solved:,} of {day.tried:,} solved it here today." if day.tried else "Be the first to try it today."
    if day.streak:
        return f"{told} Your streak: **{'1 day' if day.streak == 1 else f'{day.streak:,} days'}**."
    return told if day.own is None else f"{told} Tomorrow you can begin a streak."


def _shortened(lines: list[str]) -> list[str]:
    """As many of the lines as there is room for: the last ones."""
    if sum(map(len, lines)) + len(lines) <= LONGEST:
        return lines
    kept = len(lines)
    while sum(map(len, lines[-kept:])) + kept > LONGEST:
        kept -= 1
    left_out = len(lines) - kept
    return [f"… {left_out} {'move' if left_out == 1 else 'moves'} before these", *lines[-kept:]]
