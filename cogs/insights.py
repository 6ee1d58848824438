"""How it looks what perfect play has to say: hints, reviews and puzzles."""

from datetime import UTC, datetime
from itertools import groupby

import discord

from bot.process.names import plain
from cogs.looks import GOLDEN, QUIET, TURN_COLOUR, of_match
from duel import Duel, FinishedGame, PuzzleDay, Status
from game import Level, Player
from game.puzzle import Puzzle, weekday
from game.review import Judgement, Review
from game.solver import Verdict
from words import Language
from words.commentary import headline, move_by_move
from words.puzzles import explained, question
from words.rulebook import title

LONGEST = 3_500
"""Characters of the moves of a game; Discord takes 4,096 in all."""

AT_HAND = 2
"""Moves to the end of a lost game, this one included, in which the bot does not slip: no level misses a win at hand."""

NOTHING = "▫️"
MARK = {Judgement.KEPT: "✅", Judgement.THREW_AWAY: "❌", Judgement.LOST_ANYWAY: NOTHING}
"""What a move was for whoever made it."""

WRONG = discord.Colour(0xDC2626)


def hint(language: Language, duel: Duel, verdict: Verdict) -> str:
    every = len(duel.terms.variant.multipliers)
    if verdict.wins:
        if len(verdict.winning) == every:
            return language.say("hint-any")
        several = "yes" if len(verdict.winning) > 1 else "no"
        return language.say("hint-numbers", numbers=language.one_of(verdict.winning), several=several)
    lost = language.say("hint-lost")
    if duel.level is Level.PERFECT or verdict.in_moves <= AT_HAND:
        return lost
    alike = len(verdict.best) == every
    slip = language.say("hint-slip-any" if alike else "hint-slip", numbers=language.one_of(verdict.best))
    return f"{lost} {slip}"


def review(language: Language, game: FinishedGame, review: Review) -> discord.Embed:
    """Where the game turned, then the moves that mattered; by which number one wins, only if it spoils no match."""
    duel = game.duel
    names = {player: plain(duel.person(player).name, language) for player in Player}
    tells_how = duel.level is not None or duel.status is not Status.LIVE
    moves = _folded(language, review, move_by_move(language, review, names, tells_how=tells_how), tells_how)
    lines = [f"**{headline(language, review, names, tells_how=tells_how)}**", "", *_shortened(language, moves)]
    if not tells_how:
        lines += ["", f"-# {language.say('review-later')}"]
    point = review.turning_point
    colour = TURN_COLOUR[point.player] if point else QUIET
    embed = discord.Embed(title=language.say("review-title"), description="\n".join(lines), colour=colour)
    target = language.say("review-target", target=duel.terms.target)
    which = of_match(language, duel, game.number)
    return embed.set_author(name=f"{title(language, duel.terms.variant)} · {target}{which}")


def puzzle(language: Language, puzzle: Puzzle, day: PuzzleDay) -> discord.Embed:
    """The question or, after the one try, the reason; and how many have solved it."""
    lines, colour = [question(language, puzzle), ""], QUIET
    if day.own is not None:
        lines += [f"{_mark(puzzle, day)} {explained(language, puzzle, day.own)}", ""]
        colour = GOLDEN if day.own == puzzle.answer else WRONG
    heading = language.say("puzzle-title", weekday=language.weekday(weekday(day.day)))
    description = "\n".join([*lines, _tries(language, day), _next(language, day)])
    embed = discord.Embed(title=heading, description=description, colour=colour)
    return embed.set_author(name=title(language, puzzle.terms.variant))


def shared_puzzle(language: Language, puzzle: Puzzle, day: PuzzleDay, name: str) -> str:
    """A line for everybody, who may still want to find the answer: it is not told."""
    date = datetime.fromordinal(day.day)
    told = language.say("puzzle-shared-date", day=date.day, month=language.month(date.month))
    parts = [plain(name, language), language.say("puzzle-shared-title"), f"{told} {_mark(puzzle, day)}"]
    parts += [language.say("puzzle-shared-streak", streak=day.streak)] if day.streak else []
    return " · ".join([*parts, language.say("puzzle-shared-tries", solved=day.solved, tried=day.tried)])


def _mark(puzzle: Puzzle, day: PuzzleDay) -> str:
    return "✅" if day.own == puzzle.answer else "❌"


def _tries(language: Language, day: PuzzleDay) -> str:
    told = language.say("puzzle-tries" if day.tried else "puzzle-untried", solved=day.solved, tried=day.tried)
    if day.streak:
        return f"{told} {language.say('puzzle-streak', streak=day.streak)}"
    return told if day.own is None else f"{told} {language.say('puzzle-no-streak')}"


def _next(language: Language, day: PuzzleDay) -> str:
    """When there is another one, as each reader's Discord tells it."""
    midnight = datetime.fromordinal(day.day + 1).replace(tzinfo=UTC)
    return f"-# {language.say('puzzle-next', when=discord.utils.format_dt(midnight, 'R'))}"


def _folded(language: Language, review: Review, told: list[str], tells_how: bool) -> list[str]:
    """A line for each move that mattered, marked good or bad; the others in a row are one line, if they are several.

    A single one is, too, if it would tell by which number the win is kept.
    """
    lines: list[str] = []
    for mattered, group in groupby(zip(review.moves, told, strict=True), key=lambda each: each[0].mattered):
        moves = list(group)
        if mattered or (tells_how and len(moves) == 1):
            lines += [f"{MARK[judged.judgement]} {line}" for judged, line in moves]
        else:
            lines.append(f"{NOTHING} {language.say('review-nothing', moves=len(moves))}")
    return lines


def _shortened(language: Language, lines: list[str]) -> list[str]:
    """As many of the lines as there is room for: the last ones."""
    if sum(map(len, lines)) + len(lines) <= LONGEST:
        return lines
    kept = len(lines)
    while sum(map(len, lines[-kept:])) + kept > LONGEST:
        kept -= 1
    return [language.say("review-before"), *lines[-kept:]]
