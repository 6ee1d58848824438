"""How things look: the words and embeds of every message about a match, in its language."""

from collections.abc import Mapping
from datetime import datetime
from math import log

import discord

from bot.process.names import plain
from duel import Duel, First, Person, people
from game import PLAYERS, Counter, Event, GameStarted, Match, Player, Terms
from game.player import ONE, TWO
from picture import COLOUR, GOLD
from words import Language, Narrator, spoken
from words.rulebook import brief, counter, gist, goal, title

TURN_COLOUR = {player: discord.Colour.from_rgb(*colour) for player, colour in COLOUR.items()}
"""The board takes the colour of the player to move: blue for the challenger, orange for the opponent."""

SQUARE = {Player.ONE: "🟦", Player.TWO: "🟧"}
"""The same colours for how far a number has climbed: those of the player who brought it there."""

EMPTY = "▫️"

GOLDEN = discord.Colour.from_rgb(*GOLD)
QUIET = discord.Colour(0x6B7280)
BAR = 10
"""Squares to the target: as many as a phone has room for."""


Names = Mapping[Player, str]


def mention(person: Person) -> str:
    return f"<@{person.id}>"


def pings(duel: Duel) -> tuple[int, ...]:
    """Who plays and can be pinged, by their ids: the bot itself need not be."""
    return tuple(duel.person(player).id for player in people(duel))


def soon(time: datetime) -> str:
    """A time that each reader's Discord shows as "in 10 minutes"."""
    return discord.utils.format_dt(time, "R")


def language_of(duel: Duel) -> Language:
    """What the channel of a duel is told in."""
    return spoken(duel.language)


def name_of(duel: Duel, player: Player) -> str:
    return plain(duel.person(player).name, spoken(duel.language))


def names_of(duel: Duel) -> dict[Player, str]:
    language = spoken(duel.language)
    return {ONE: plain(duel.challenger.name, language), TWO: plain(duel.opponent.name, language)}


def link(channel_id: int) -> str:
    """A channel or thread, as a link to it."""
    return f"<#{channel_id}>"


def narrator(duel: Duel) -> Narrator:
    """The voice of the game's book."""
    return Narrator(spoken(duel.language), duel.terms, names_of(duel))


def told(duel: Duel, events: tuple[Event, ...], voice: Narrator) -> str:
    """The announcement alone. A game that begins after another is set apart from it."""
    paragraphs = ["\n".join([*_next_game(duel, voice, chapter), *voice.tell(chapter)]) for chapter in _chapters(events)]
    return "\n".join([*_accepted(duel, events), "\n\n".join(paragraphs)])


def _chapters(events: tuple[Event, ...]) -> list[list[Event]]:
    """The events of each game by themselves."""
    chapters: list[list[Event]] = []
    for event in events:
        if not chapters or isinstance(event, GameStarted):
            chapters.append([])
        chapters[-1].append(event)
    return chapters


def _next_game(duel: Duel, voice: Narrator, chapter: list[Event]) -> list[str]:
    """Which game of the match begins, and who starts, unless the book says so itself."""
    match chapter:
        case [GameStarted(number=number, first=first), *_] if number > 1:
            message = "next-game-opened" if voice.says_who_starts else "next-game"
            return [language_of(duel).say(message, number=number, player=name_of(duel, first))]
        case _:
            return []


def prompt(duel: Duel, voice: Narrator) -> str:
    game = _match(duel).game
    return voice.ask(game, name=mention(duel.person(game.turn)))


def _accepted(duel: Duel, events: tuple[Event, ...]) -> list[str]:
    match events:
        case (GameStarted(number=1, first=first), *_):
            language = language_of(duel)
            message = "accepted-by-me" if duel.level else "accepted"
            sentences = [language.say(message, opponent=name_of(duel, Player.TWO))]
            if duel.first is First.COIN_TOSS:
                sentences.append(language.say("coin-chose", player=name_of(duel, first)))
            if duel.missed_thread:
                sentences.append(language.say("no-thread"))
            return [" ".join(sentences)]
        case _:
            return []


def board(duel: Duel) -> discord.Embed:
    """The position at a glance: the numbers first, then the score and the clock; of a match that is over, who won."""
    match, language, names = _match(duel), language_of(duel), names_of(duel)
    totals = _totals(duel, match, language, names)
    lines = [*_bars(duel, match, names), *_strikes(duel, match, language, names)]
    if match.winner:
        heading, colour = _victory(duel, match, language, names), GOLDEN
        lines = [totals, *lines, language.say("board-standings")]
    else:
        heading, colour = totals, TURN_COLOUR[match.game.turn]
        lines = [*_how_to_win(duel, match), *lines, *_score(duel, match, language, names)]
        if duel.deadline:
            lines.append(language.say("board-clock", player=names[match.game.turn], when=soon(duel.deadline)))
    embed = discord.Embed(title=heading, description="\n".join(lines), colour=colour)
    which = of_match(language, duel, None if match.winner else match.number)
    return embed.set_author(name=title(language, duel.terms.variant) + which + _against(duel))


def _how_to_win(duel: Duel, match: Match) -> list[str]:
    """Said on the first board of every game, on which the bot may have moved already."""
    return [f"*{gist(language_of(duel), duel.terms)}*"] if match.game.ply <= (1 if duel.level else 0) else []


def of_match(language: Language, duel: Duel, number: int | None) -> str:
    """Which game of the match this is, if it has several; None if it is about all of them."""
    if duel.terms.best_of == 1:
        return ""
    message = "of-match" if number is None else "of-match-game"
    return f" · {language.say(message, games=duel.terms.best_of, number=number)}"


def _against(duel: Duel) -> str:
    return f" · {language_of(duel).say('against-me', level=level_of(duel))}" if duel.level else ""


def level_of(duel: Duel) -> str:
    return language_of(duel).say(f"level-{duel.level}")


def _victory(duel: Duel, match: Match, language: Language, names: Names) -> str:
    assert match.winner is not None
    won, lost = max(match.score), min(match.score)
    told = duel.terms.best_of > 1 and not match.is_resigned
    score = f" {language.say('score', one=won, two=lost)}" if told else ""
    return f"🏆 {names[match.winner]}{score}"


def _totals(duel: Duel, match: Match, language: Language, names: Names) -> str:
    game, target = match.game, goal(language, duel.terms)
    if duel.terms.variant.counter is Counter.SHARED:
        return f"{counter(language, duel.terms.variant)} {language.number(game.totals[0])} · {target}"
    products = [f"{names[player]} {language.number(game.total_of(player))}" for player in PLAYERS]
    return " · ".join([*products, target])


def _bars(duel: Duel, match: Match, names: Names) -> list[str]:
    """How far each number has climbed: every multiplication by the same number is a step of the same length."""
    if duel.terms.variant.counter is Counter.SHARED:
        return [_bar(match.game.totals[0], duel.terms.target, SQUARE[match.game.turn.other])]
    return [
        f"{_bar(match.game.total_of(player), duel.terms.target, SQUARE[player])} {names[player]}" for player in PLAYERS
    ]


def _bar(total: int, target: int, square: str) -> str:
    filled = BAR if total >= target else int(BAR * log(total) / log(target))
    return square * filled + EMPTY * (BAR - filled)


def _score(duel: Duel, match: Match, language: Language, names: Names) -> list[str]:
    if duel.terms.best_of == 1:
        return []
    one, two = match.score
    players = {"challenger": names[ONE], "opponent": names[TWO]}
    return [language.say("board-score", one=one, two=two, **players)]


def _strikes(duel: Duel, match: Match, language: Language, names: Names) -> list[str]:
    if match.game.strikes == (0, 0):
        return []
    counts = [
        language.say("board-strikes-of", player=names[player], strikes=strikes, allowed=duel.terms.strikes)
        for player in PLAYERS
        if (strikes := match.game.strikes_of(player))
    ]
    return [language.say("board-strikes", counts=" · ".join(counts))]


def reminder(duel: Duel) -> str:
    turn = _match(duel).game.turn
    # When that is stands on the board, which can be changed if there is more time after all.
    return language_of(duel).say("reminder", player=mention(duel.person(turn)), other=name_of(duel, turn.other))


def won_on_time(duel: Duel, winner: Person) -> str:
    return language_of(duel).say("won-on-time", winner=mention(winner))


def stopped(duel: Duel) -> str:
    message = "stopped-challenge" if duel.match is None else "stopped-match"
    return language_of(duel).say(message, challenger=name_of(duel, Player.ONE), opponent=name_of(duel, Player.TWO))


def result(duel: Duel) -> str:
    """How a match in a thread ended, for the channel."""
    match, language, thread = _match(duel), language_of(duel), link(duel.channel_id)
    if match.winner is None:
        return f"{stopped(duel)} {language.say('result-stopped', thread=thread)}"
    told = duel.terms.best_of > 1 and not match.is_resigned
    won = language.say(
        "result-won-score" if told else "result-won",
        winner=name_of(duel, match.winner),
        loser=name_of(duel, match.winner.other),
        won=max(match.score),
        lost=min(match.score),
        title=title(language, duel.terms.variant),
        thread=thread,
    )
    return f"🏆 {won}"


def _match(duel: Duel) -> Match:
    assert duel.match is not None, "a challenge has no board yet"
    return duel.match


# Rules


def rules(language: Language, terms: Terms, prospects: str) -> discord.Embed:
    """A game in brief, and what perfect play makes of it."""
    variant = terms.variant
    sentences = [f"- {sentence}" for sentence in brief(language, terms)]
    description = "\n".join([*sentences, "", prospects])
    embed = discord.Embed(title=title(language, variant), description=description, colour=QUIET)
    usual = f" target:{terms.target}" if terms.target != variant.target else ""
    command = f"/duel start variant:{variant.key}{usual}"
    return embed.set_footer(text=language.say("rules-footer", command=command))
