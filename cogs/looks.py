"""How things look: the words and embeds of every message."""

from datetime import datetime
from math import log

import discord

from bot.process.names import plain
from cogs.durations import in_words
from duel import Duel, First, Person, Status, people
from game import PLAYERS, Counter, Event, GameStarted, Match, Narrator, Player, Terms, WrongNumber, brief, gist, goal
from picture import COLOUR, GOLD

TURN_COLOUR = {player: discord.Colour.from_rgb(*colour) for player, colour in COLOUR.items()}
"""The board takes the colour of the player to move: blue for the challenger, orange for the opponent."""

SQUARE = {Player.ONE: "🟦", Player.TWO: "🟧"}
"""The same colours for how far a number has climbed: those of the player who brought it there."""

EMPTY = "▫️"

GOLDEN = discord.Colour.from_rgb(*GOLD)
QUIET = discord.Colour(0x6B7280)
BAR = 10
"""Squares to the target: as many as a phone has room for."""


def mention(person: Person) -> str:
    return f"<@{person.id}>"


def pings(duel: Duel) -> tuple[int, ...]:
    """Who plays and can be pinged, by their ids: the bot itself need not be."""
    return tuple(duel.person(player).id for player in people(duel))


def soon(time: datetime) -> str:
    """A time that each reader's Discord shows as "in 10 minutes"."""
    return discord.utils.format_dt(time, "R")


# Challenges


def challenge(duel: Duel) -> str:
    challenger, opponent = plain(duel.challenger.name), mention(duel.opponent)
    offers = "challenges you to" if duel.rematch_of is None else "offers you a rematch of"
    return "\n".join(
        [
            f"{opponent}, {challenger} {offers} **{duel.terms.variant.title}**!",
            f"*{_how(duel)}*",
            " · ".join(_terms(duel)),
            *(f"-# {fate}" for fate in [_fate(duel)] if fate),
        ]
    )


def _how(duel: Duel) -> str:
    """How the game is played and won."""
    return gist(duel.terms, target="the target" if _is_secret(duel) else None)


def _is_secret(duel: Duel) -> bool:
    """A target that was drawn is told when the match starts."""
    return duel.surprise and duel.match is None


def _terms(duel: Duel) -> list[str]:
    terms = duel.terms
    first = {
        First.CHALLENGER: f"{plain(duel.challenger.name)} starts",
        First.OPPONENT: f"{plain(duel.opponent.name)} starts",
        First.COIN_TOSS: "a coin toss decides who starts",
    }
    parts = [
        f"Best of **{terms.best_of}**" if terms.best_of > 1 else "A single game",
        first[duel.first],
        f"**{in_words(duel.clock)}** a move",
    ]
    if terms.variant.wrong_number is WrongNumber.STRIKE:
        parts.append(f"**{terms.strikes}** {'strike forfeits' if terms.strikes == 1 else 'strikes forfeit'}")
    if _is_secret(duel):
        parts.append("the target is a **surprise**")
    return parts


def _fate(duel: Duel) -> str:
    challenger, opponent = plain(duel.challenger.name), plain(duel.opponent.name)
    match duel.status:
        case Status.OFFERED:
            return f"The challenge expires {soon(duel.deadline)}." if duel.deadline else ""
        case Status.DECLINED:
            return f"{opponent} declined."
        case Status.WITHDRAWN:
            return f"{challenger} withdrew the challenge."
        case Status.EXPIRED:
            return f"The challenge has expired: {opponent} did not answer in time."
        case Status.STOPPED:
            return "A moderator stopped it."
        case Status.ABANDONED:
            return "It ended with no result, for its channel was gone."
        case Status.LIVE | Status.FINISHED:
            # That it was accepted is said by the first board.
            return f"It is played in <#{duel.channel_id}>." if duel.parent_id else ""


def challenge_to_the_bot(duel: Duel) -> str:
    """What a thread is started from, where nobody has to be asked."""
    return "\n".join(
        [
            f"{plain(duel.challenger.name)} plays **{duel.terms.variant.title}** with me, at level **{duel.level}**.",
            f"*{gist(duel.terms)}*",
            " · ".join(_terms(duel)),
        ]
    )


def declined(duel: Duel) -> str:
    return f"{mention(duel.challenger)}, {plain(duel.opponent.name)} declined the duel."


# Games


def told(duel: Duel, events: tuple[Event, ...]) -> str:
    """The announcement alone. A game that begins after another is set apart from it."""
    narrator = _narrator(duel)
    paragraphs = ["\n".join([*_next_game(duel, chapter), *narrator.tell(chapter)]) for chapter in _chapters(events)]
    return "\n".join([*_accepted(duel, events), "\n\n".join(paragraphs)])


def _chapters(events: tuple[Event, ...]) -> list[list[Event]]:
    """The events of each game by themselves."""
    chapters: list[list[Event]] = []
    for event in events:
        if not chapters or isinstance(event, GameStarted):
            chapters.append([])
        chapters[-1].append(event)
    return chapters


def _next_game(duel: Duel, chapter: list[Event]) -> list[str]:
    """Which game of the match begins, and who starts, unless the book says so itself."""
    match chapter:
        case [GameStarted(number=number, first=first), *_] if number > 1:
            says_who = "{player}" in duel.terms.variant.book.channel.opening
            return [f"Game {number}." if says_who else f"Game {number}: {plain(duel.person(first).name)} starts."]
        case _:
            return []


def prompt(duel: Duel) -> str:
    game = _match(duel).game
    return _narrator(duel).ask(game, name=mention(duel.person(game.turn)))


def _accepted(duel: Duel, events: tuple[Event, ...]) -> list[str]:
    match events:
        case (GameStarted(number=1, first=first), *_):
            opponent = plain(duel.opponent.name)
            sentences = [f"I am in, as {opponent}." if duel.level else f"{opponent} accepted."]
            if duel.first is First.COIN_TOSS:
                sentences.append(f"The coin chose {plain(duel.person(first).name)}.")
            if duel.missed_thread:
                sentences.append("I could not open a thread, so it is played here.")
            return [" ".join(sentences)]
        case _:
            return []


def _narrator(duel: Duel) -> Narrator:
    names = {Player.ONE: plain(duel.challenger.name), Player.TWO: plain(duel.opponent.name)}
    return Narrator(duel.terms, duel.terms.variant.book.channel, names)


def board(duel: Duel) -> discord.Embed:
    """The position at a glance: the numbers first, then the score and the clock; of a match that is over, who won."""
    match = _match(duel)
    lines = [*_bars(duel, match), *_strikes(duel, match)]
    if match.winner:
        title, colour = _victory(duel, match), GOLDEN
        lines = [_totals(duel, match), *lines, "`/leaderboard` shows the standings."]
    else:
        title, colour = _totals(duel, match), TURN_COLOUR[match.game.turn]
        lines = [*_how_to_win(duel, match), *lines, *_score(duel, match)]
        if duel.deadline:
            lines.append(f"{plain(duel.person(match.game.turn).name)}'s clock runs out {soon(duel.deadline)}.")
    embed = discord.Embed(title=title, description="\n".join(lines), colour=colour)
    which = of_match(duel, None if match.winner else match.number)
    return embed.set_author(name=duel.terms.variant.title + which + _against(duel))


def _how_to_win(duel: Duel, match: Match) -> list[str]:
    """Said on the first board of every game, on which the bot may have moved already."""
    return [f"*{gist(duel.terms)}*"] if match.game.ply <= (1 if duel.level else 0) else []


def of_match(duel: Duel, number: int | None) -> str:
    """Which game of the match this is, if it has several; None if it is about all of them."""
    if duel.terms.best_of == 1:
        return ""
    return f" · best of {duel.terms.best_of}" if number is None else f" · game {number}, best of {duel.terms.best_of}"


def _against(duel: Duel) -> str:
    return f" · against me at level {duel.level}" if duel.level else ""


def _victory(duel: Duel, match: Match) -> str:
    assert match.winner is not None
    won, lost = max(match.score), min(match.score)
    score = f" {won}–{lost}" if duel.terms.best_of > 1 and not match.is_resigned else ""
    return f"🏆 {plain(duel.person(match.winner).name)}{score}"


def _totals(duel: Duel, match: Match) -> str:
    game, target = match.game, goal(duel.terms)
    if duel.terms.variant.counter is Counter.SHARED:
        return f"{duel.terms.variant.book.counter} {game.total_of(Player.ONE):,} · {target}"
    products = [f"{plain(duel.person(player).name)} {game.total_of(player):,}" for player in PLAYERS]
    return " · ".join([*products, target])


def _bars(duel: Duel, match: Match) -> list[str]:
    """How far each number has climbed: every multiplication by the same number is a step of the same length."""
    if duel.terms.variant.counter is Counter.SHARED:
        return [_bar(match.game.total_of(Player.ONE), duel.terms.target, SQUARE[match.game.turn.other])]
    return [
        f"{_bar(match.game.total_of(player), duel.terms.target, SQUARE[player])} {plain(duel.person(player).name)}"
        for player in PLAYERS
    ]


def _bar(total: int, target: int, square: str) -> str:
    filled = BAR if total >= target else int(BAR * log(total) / log(target))
    return square * filled + EMPTY * (BAR - filled)


def _score(duel: Duel, match: Match) -> list[str]:
    if duel.terms.best_of == 1:
        return []
    one, two = match.score
    return [f"Score {plain(duel.challenger.name)} **{one}** – **{two}** {plain(duel.opponent.name)}"]


def _strikes(duel: Duel, match: Match) -> list[str]:
    counts = [
        f"{plain(duel.person(player).name)} **{match.game.strikes_of(player)}** of {duel.terms.strikes}"
        for player in PLAYERS
        if match.game.strikes_of(player)
    ]
    return [f"Strikes {' · '.join(counts)}"] if counts else []


def reminder(duel: Duel) -> str:
    game = _match(duel).game
    turn, other = duel.person(game.turn), duel.person(game.turn.other)
    # When that is stands on the board, which can be changed if there is more time after all.
    return f"{mention(turn)}, it is your move against {plain(other.name)}. When your time runs out, the game is lost."


def won_on_time(winner: Person) -> str:
    return f"{mention(winner)}, the game is yours."


def stopped(duel: Duel) -> str:
    what = "challenge" if duel.match is None else "match"
    return (
        f"A moderator stopped the {what} between {plain(duel.challenger.name)} and {plain(duel.opponent.name)}. "
        "It has no result."
    )


def result(duel: Duel) -> str:
    """How a match in a thread ended, for the channel."""
    match = _match(duel)
    if match.winner is None:
        return f"{stopped(duel)} It was played in <#{duel.channel_id}>."
    won, lost = plain(duel.person(match.winner).name), plain(duel.person(match.winner.other).name)
    score = f" {max(match.score)}–{min(match.score)}" if duel.terms.best_of > 1 and not match.is_resigned else ""
    return f"🏆 **{won}** beat **{lost}**{score} at {duel.terms.variant.title}: <#{duel.channel_id}>"


def _match(duel: Duel) -> Match:
    assert duel.match is not None, "a challenge has no board yet"
    return duel.match


# Rules


def rules(terms: Terms, prospects: str) -> discord.Embed:
    """A game in brief, and what perfect play makes of it."""
    variant = terms.variant
    sentences = [f"- {sentence}" for sentence in brief(terms)]
    embed = discord.Embed(title=variant.title, description="\n".join([*sentences, "", prospects]), colour=QUIET)
    usual = f" target:{terms.target}" if terms.target != variant.target else ""
    return embed.set_footer(text=f"Play it with /duel start variant:{variant.key}{usual}")
