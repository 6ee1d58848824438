"""How it looks what perfect play has to say: hints, reviews and puzzles."""

from datetime import UTC, datetime
from itertools import groupby

import discord

from bot.process.names import plain
from cogs.looks import GOLDEN, QUIET, TURN_COLOUR, of_match
from duel import Duel, FinishedGame, PuzzleDay, Status
from game import Level, Player
from game.commentary import any_of, headline, move_by_move
from game.puzzle import Puzzle, weekday
from game.review import Judgement, Review
from game.solver import Verdict

LONGEST = 3_500
"""Characters of the moves of a game; Discord takes 4,096 in all."""

AT_HAND = 2
"""Moves to the end of a lost game, this one included, in which the bot does not slip: no level misses a win at hand."""

NOTHING = "▫️"
MARK = {Judgement.KEPT: "✅", Judgement.THREW_AWAY: "❌", Judgement.LOST_ANYWAY: NOTHING}
"""What a move was for whoever made it."""

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
    """Where the game turned, then the moves that mattered; by which number one wins, only if it spoils no match."""
    duel = game.duel
    names = {player: plain(duel.person(player).name) for player in Player}
    tells_how = duel.level is not None or duel.status is not Status.LIVE
    moves = _folded(review, move_by_move(review, names, tells_how=tells_how), tells_how)
    lines = [f"**{headline(review, names, tells_how=tells_how)}**", "", *_shortened(moves)]
    if not tells_how:
        lines += ["", "-# By which numbers the win is kept is told when the match is over."]
    point = review.turning_point
    colour = TURN_COLOUR[point.player] if point else QUIET
    embed = discord.Embed(title="Review", description="\n".join(lines), colour=colour)
    title = f"{duel.terms.variant.title} · target {duel.terms.target:,}"
    return embed.set_author(name=title + of_match(duel, game.number))


def puzzle(puzzle: Puzzle, day: PuzzleDay) -> discord.Embed:
    """The question or, after the one try, the reason; and how many have solved it."""
    lines, colour = [puzzle.question, ""], QUIET
    if day.own is not None:
        lines += [f"{_mark(puzzle, day)} {puzzle.explained(day.own)}", ""]
        colour = GOLDEN if day.own == puzzle.answer else WRONG
    title = f"Puzzle of the day · {WEEKDAYS[weekday(day.day)]}"
    embed = discord.Embed(title=title, description="\n".join([*lines, _tries(day), _next(day)]), colour=colour)
    return embed.set_author(name=puzzle.terms.variant.title)


def shared_puzzle(puzzle: Puzzle, day: PuzzleDay, name: str) -> str:
    """A line for everybody, who may still want to find the answer: it is not told."""
    date = datetime.fromordinal(day.day)
    parts = [plain(name), "Duel puzzle", f"{date.day} {date:%b} {_mark(puzzle, day)}"]
    parts += [f"streak {day.streak:,}"] if day.streak else []
    return " · ".join([*parts, f"{day.solved:,} of {day.tried:,} solved it here"])


def _mark(puzzle: Puzzle, day: PuzzleDay) -> str:
    return "✅" if day.own == puzzle.answer else "❌"


def _tries(day: PuzzleDay) -> str:
    told = f"{day.solved:,} of {day.tried:,} solved it here today." if day.tried else "Be the first to try it today."
    if day.streak:
        return f"{told} Your streak: **{'1 day' if day.streak == 1 else f'{day.streak:,} days'}**."
    return told if day.own is None else f"{told} Tomorrow you can begin a streak."


def _next(day: PuzzleDay) -> str:
    """When there is another one, as each reader's Discord tells it."""
    midnight = datetime.fromordinal(day.day + 1).replace(tzinfo=UTC)
    return f"-# The next puzzle comes {discord.utils.format_dt(midnight, 'R')}."


def _folded(review: Review, told: list[str], tells_how: bool) -> list[str]:
    """A line for each move that mattered, marked good or bad; the others in a row are one line, if they are several.

    A single one is, too, if it would tell by which number the win is kept.
    """
    lines: list[str] = []
    for mattered, group in groupby(zip(review.moves, told, strict=True), key=lambda each: each[0].mattered):
        moves = list(group)
        if mattered or (tells_how and len(moves) == 1):
            lines += [f"{MARK[judged.judgement]} {line}" for judged, line in moves]
        else:
            lines.append(f"{NOTHING} {_moves(len(moves))} that changed nothing")
    return lines


def _shortened(lines: list[str]) -> list[str]:
    """As many of the lines as there is room for: the last ones."""
    if sum(map(len, lines)) + len(lines) <= LONGEST:
        return lines
    kept = len(lines)
    while sum(map(len, lines[-kept:])) + kept > LONGEST:
        kept -= 1
    return ["… and the moves before these", *lines[-kept:]]


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"
