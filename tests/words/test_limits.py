"""Discord takes everything that is said, in every language, however long the names and numbers are."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import discord
import pytest

from bot.process.client import create_bot
from bot.process.command_ids import CommandIds
from bot.process.names import plain
from cogs import board, challenge, insights, looks
from cogs.choices import rankings, usual
from cogs.posts import Post
from cogs.threads import _name  # pyright: ignore[reportPrivateUsage] - what Discord is asked to call the thread
from config import Settings
from duel import Duel, FinishedGame, First, Happened, Kind, Person, PuzzleDay, Status
from game import VARIANTS, Level, Move, Multiply, Player, Resign, Terms, new_match, play
from game.puzzle import puzzle_of
from game.review import review_of
from game.solver import solve
from game.suggestions import Suggestion
from picture import Climb, described
from standin.command_limits import check_commands
from standin.forms import Json, listed
from tests.duel.duels import NOW
from tests.words.files import TEMPLATES, each_language, ways
from words import LANGUAGES
from words.commentary import prospects, suggested
from words.fluent import variables
from words.rulebook import aim, title

LONGEST_NAME = "_" * 32
"""Discord's longest, of letters that are all escaped."""

LARGEST = 1_000_000_000_000
LABELS = {"button-": 80, "list-": 150, "level-": 100, "choice-": 100, "settings-automatic": 100, "menu-": 32}
"""Labels of buttons, placeholders of lists, choices, and menus: as many characters as Discord takes."""


def duels(language: str) -> Iterator[Duel]:
    """A match of each game with the longest of everything: in every state that a channel is told of."""
    one, two = Person(2**63 - 1, LONGEST_NAME), Person(2**63 - 2, LONGEST_NAME)
    for variant in VARIANTS.values():
        match, _ = new_match(Terms(variant, LARGEST, best_of=9, strikes=10), Player.ONE)
        offered = Duel(
            id=10**18,
            guild_id=2**63 - 1,
            channel_id=2**63 - 1,
            challenger=one,
            opponent=two,
            terms=match.terms,
            first=First.OPPONENT,
            clock=timedelta(minutes=10_079),
            level=None,
            status=Status.OFFERED,
            deadline=NOW,
            wake_at=NOW,
            reminded=False,
            quarter_granted=False,
            message_id=2**63 - 1,
            match=None,
            surprise=True,
            language=language,
        )
        yield offered
        for status in (Status.DECLINED, Status.WITHDRAWN, Status.EXPIRED, Status.STOPPED, Status.ABANDONED):
            yield replace(offered, status=status, deadline=None)
        for level in (None, Level.PERFECT):
            started = replace(offered, status=Status.LIVE, match=match, level=level, first=First.COIN_TOSS)
            yield started
            yield replace(started, parent_id=1, status=Status.STOPPED)


def posts(duel: Duel) -> Iterator[Post]:
    """All that its channel may be told."""
    if duel.match is None:
        yield challenge.post(duel)
        if duel.status in (Status.DECLINED, Status.STOPPED):
            yield challenge.ended(Happened(duel, Kind.END))
        return
    match, started = new_match(duel.terms, Player.ONE)
    yield board.announcement(Happened(replace(duel, match=match), Kind.START, tuple(started)))
    yield challenge.opening(Happened(replace(duel, wants_thread=True), Kind.START))
    while match.winner is None:
        # A wrong number where that costs something, then the largest, then up.
        moves: list[Move] = [Multiply(match.game.turn, duel.terms.variant.multipliers[-1])]
        if match.game.ply > 60 or match.game.total_of(match.game.turn) > LARGEST // 10:
            moves = [Resign(match.game.turn)]
        match, events = play(match, moves[0])
        status = Status.FINISHED if match.winner else Status.LIVE
        now = replace(duel, match=match, status=status)
        yield board.announcement(Happened(now, Kind.MOVE, tuple(events)))
        if status is Status.LIVE:
            yield board.reminder(Happened(now, Kind.REMINDER))
        else:
            yield board.result(now)
            yield Post("", looks.board(now))
    yield Post(looks.stopped(duel))
    yield board.result(replace(duel, match=replace(match, winner=None)))


def check(post: Post, ids: CommandIds) -> None:
    """What Discord does not take is refused by it with an error."""
    shown = post.message()
    assert len(ids.clickable(str(shown["content"]))) <= 2_000
    embed = shown.get("embed")
    if isinstance(embed, discord.Embed):
        assert len(embed.title or "") <= 256
        assert len(embed.author.name or "") <= 256
        assert len(embed.footer.text or "") <= 2_048
        assert len(ids.clickable(embed.description or "")) <= 4_096
        assert len(embed) <= 6_000
    view = shown.get("view")
    for row in view.to_components() if view else ():
        for component in row["components"]:
            check_component(component)


def check_component(component: dict[str, Any]) -> None:
    assert 1 <= len(component.get("label", "?")) <= 80
    assert 1 <= len(component.get("placeholder", "?")) <= 150
    for option in component.get("options", ()):
        assert 1 <= len(option["label"]) <= 100
        assert len(option.get("description") or "") <= 100


@pytest.fixture
def ids() -> CommandIds:
    """Every command known by the longest id, which makes the texts longer that name them."""
    ids = CommandIds()
    ids.recall(json.dumps(dict.fromkeys(("duel", "leaderboard", "puzzle", "help"), 2**63 - 1)))
    return ids


@each_language
def test_a_channel_takes_everything_it_is_told(code: str, ids: CommandIds) -> None:
    checked = 0
    for duel in duels(code):
        assert 1 <= len(_name(duel)) <= 100
        for post in posts(duel):
            check(post, ids)
            checked += 1
    assert checked > 200


@each_language
def test_a_person_takes_everything_that_perfect_play_has_to_say(code: str, ids: CommandIds) -> None:
    language, dice = LANGUAGES[code], Random(1)  # noqa: S311 - the same games each time
    for duel in duels(code):
        if duel.match is None:
            continue
        check(Post("", looks.rules(language, duel.terms, prospects(language, usual(duel.terms.variant)))), ids)
        check(Post(insights.hint(language, duel, solve(duel.match.game))), ids)
        match, moves = duel.match, list[Move]()
        while match.game.outcome is None and match.number == 1:
            moves.append(Multiply(match.game.turn, dice.choice(duel.terms.variant.multipliers[:2])))
            match, _ = play(match, moves[-1])
        review = review_of(duel.terms, Player.ONE, moves)
        check(Post("", insights.review(language, FinishedGame(duel, 1, Player.ONE, moves), review)), ids)
        names = dict.fromkeys(Player, LONGEST_NAME)
        assert len(described(Climb.of(review, names), language)) <= 1_024


@each_language
def test_a_puzzle_is_taken_with_every_answer_to_it(code: str, ids: CommandIds) -> None:
    language = LANGUAGES[code]
    for server in range(12):
        puzzle = puzzle_of(server, 739_000 + server)
        for number in (None, 1, *puzzle.terms.variant.multipliers):
            day = PuzzleDay(puzzle.day, 1_000_000, 999_999, 12_345, own=number)
            check(Post("", insights.puzzle(language, puzzle, day)), ids)
            check(Post(insights.shared_puzzle(language, puzzle, day, LONGEST_NAME)), ids)


@each_language
def test_what_stands_in_a_list_has_room_there(code: str) -> None:
    language = LANGUAGES[code]
    for variant in VARIANTS.values():
        # It would be cut, which nobody wants to read.
        assert len(f"{title(language, variant)} · {aim(language, usual(variant))}") <= 100
        for winning in range(3):
            assert len(suggested(language, Suggestion(LARGEST, 79, winning))) <= 100
    assert all(len(name) <= 100 for name in rankings(language).values())
    for name, template in TEMPLATES[code].items():
        for prefix, limit in LABELS.items():
            if name.startswith(prefix):
                facts = dict.fromkeys(variables(template), 1000)
                assert max(map(len, ways(template, facts, language))) <= limit, name


@each_language
def test_every_refusal_and_error_fits_into_a_message(code: str) -> None:
    language = LANGUAGES[code]
    longest = plain(LONGEST_NAME, language)
    address = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)
    for name, template in TEMPLATES[code].items():
        if name.startswith(("refusal-", "error-")):
            facts = {fact: address if fact in ("link", "invitation") else longest for fact in variables(template)}
            assert all(0 < len(text) <= 2_000 for text in ways(template, facts, language)), name


async def test_discord_takes_the_commands_in_every_language(settings: Settings) -> None:
    bot = create_bot(settings)
    async with bot:
        await bot.setup_hook()
        translator = bot.tree.translator
        assert translator is not None
        payloads: list[Json] = [
            await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()
        ]
    check_commands(payloads)
    for locale in {locale for payload in payloads for locale in localisations(payload)}:
        check_commands([in_language(payload, locale) for payload in payloads])
    described = [payload for payload in payloads if payload.get("type", 1) == 1]
    spoken = {"de", "es-ES", "es-419", "fr", "ja", "pl", "pt-BR"}
    assert all(set(payload["description_localizations"]) == spoken for payload in described)
    assert not any(payload.get("name_localizations") for payload in described), "commands keep their names"


def localisations(command: Json) -> set[str]:
    """The languages that a command speaks somewhere."""
    own = {locale for key in ("name", "description") for locale in command.get(f"{key}_localizations") or ()}
    return own.union(*(localisations(part) for part in parts(command)))


def in_language(command: Json, locale: str) -> Json:
    """A command as somebody sees it whose Discord is set to this."""
    seen = {key: each for key, each in command.items() if not key.endswith("_localizations")}
    for key in ("name", "description"):
        own: Json = command.get(f"{key}_localizations") or {}
        seen |= {key: own[locale]} if locale in own else {}
    for within in ("options", "choices"):
        if within in command:
            seen[within] = [in_language(part, locale) for part in listed(command, within)]
    return seen


def parts(command: Json) -> list[Json]:
    return [*listed(command, "options"), *listed(command, "choices")]


@pytest.fixture
def settings(tmp_path: Any) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'duel.db'}")
