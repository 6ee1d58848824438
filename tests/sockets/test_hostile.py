"""Bad input by the thousand: everybody is answered, nobody is disturbed, and the bot plays on."""

import asyncio
import gc
from collections.abc import Awaitable, Iterable
from typing import TypeVar

import pytest
from hypothesis import strategies as st

import cogs.delivery
from config import Settings
from standin.discord_server import StandIn
from standin.forms import Json
from standin.interactions import Interaction
from standin.messages import Message
from standin.persons import Permission
from standin.running import bot_against
from storage import verify_file
from tests.sockets.club import NOON, Club
from tests.sockets.inputs import CUSTOM_IDS, MANGLED, NAMES, USER, commands, examples, possible, values

Result = TypeVar("Result")

APOLOGY = "(Code "


@pytest.fixture(autouse=True)
def nobody_elses_errors(caplog: pytest.LogCaptureFixture) -> None:
    """What a test before this one left behind is reported now, and not as ours."""
    gc.collect()
    caplog.clear()


@pytest.fixture(autouse=True)
def never_deferred(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is, no answer takes so long that Discord is asked to wait for it in public."""
    monkeypatch.setattr(cogs.delivery, "DEFER_AFTER", 60)


async def in_waves(work: Iterable[Awaitable[Result]], size: int = 100) -> list[Result]:
    """Wait for all, so many at a time."""
    every, done = list(work), list[Result]()
    for start in range(0, len(every), size):
        done += await asyncio.gather(*every[start : start + size])
    return done


def only_players_are_notified(standin: StandIn, *clubs: Club) -> None:
    players = {player.id for club in clubs for player in (club.alice, club.bob)}
    for channel in standin.world.channels.values():
        for message in standin.messages(channel):
            assert message.notified <= players, message.content
            assert not message.notified_everyone, message.content


def nothing_went_unnoticed(caplog: pytest.LogCaptureFixture) -> None:
    """No task ended with an error that nobody looked at, and every error logged was apologised for."""
    gc.collect()
    assert {record.name for record in caplog.records if record.levelname == "ERROR"} <= {"bot.process.errors"}


async def plays_on(club: Club) -> None:
    """A normal game, in a channel where none is on."""
    club.channel = club.standin.channel()
    club.alice.nick = club.bob.nick = None
    board = await club.begin()
    assert "New total is 5." in (await club.alice.press(board, "5")).text
    assert "Alice wins the game!" in (await club.resign(club.bob)).text


async def test_every_option_of_every_command_may_be_anything(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    def use(command: str, options: list[Json], option: Json, kind: int, value: object) -> Interaction:
        good = {"opponent": str(club.bob.id), "variant": "over100", "n": 5, "language": "de"}
        needed = [{**each, "value": good[each["name"]]} for each in options if each.get("required")]
        given = [each for each in needed if each["name"] != option["name"]]
        given.append({"name": option["name"], "type": kind, "value": value})
        return club.alice.slash_raw(club.channel, command, given, club.bob)

    async def try_out(command: str, options: list[Json], option: Json, kind: int, value: object) -> str | None:
        used = await use(command, options, option, kind, value)
        assert used.message is not None
        if APOLOGY in used.text:
            assert not possible(option, kind, value), (command, option["name"], value)
            return f"/{command} {option['name']}"
        return None

    async with bot_against(standin, settings):
        await club.begin(best_of=9, strikes=10, target=10**12)
        every = list(commands(list(standin.world.commands.values())))
        tried = await in_waves(
            try_out(command, options, option, kind, value)
            for command, options in every
            for option in options
            for kind, value in values(option)
        )
        assert len(tried) > 1000
        for command, _ in every:
            unknown: list[Json] = [{"name": "nonsense", "type": USER, "value": "1"}]
            await asyncio.gather(*(club.zoe.slash_raw(club.channel, command, given) for given in ([], unknown)))
        typed = [club.alice.autocomplete(club.channel, "multiply", "n", text) for text in examples(st.text(), 100)]
        assert all(len(used.choices) <= 8 for used in await in_waves(typed))
        chosen = [{}, {"variant": "over100"}, {"variant": "race1000"}]
        texts = [*examples(st.text() | st.integers(0, 10**15).map(str), 100), "9" * 5000]
        typed = [
            club.zoe.autocomplete(club.channel, command, "target", text, **chosen[number % 3])
            for number, text in enumerate(texts)
            for command in ("duel start", "duel rules")
        ]
        assert all(len(used.choices) <= 25 for used in await in_waves(typed))
        await plays_on(club)
    only_players_are_notified(standin, club)
    nothing_went_unnoticed(caplog)
    assert verify_file(settings.database_file).differences == []


async def _pressed(club: Club, on: Message, custom_id: str) -> Interaction:
    return await club.zoe.forge(on, custom_id)


async def test_buttons_may_be_forged(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    other = Club(standin, standin.channel("another"))
    async with bot_against(standin, settings):
        board = await club.begin()
        await other.challenge()
        page = (await club.zoe.slash(club.channel, "leaderboard")).message
        assert page is not None
        forged = [*examples(MANGLED, 600), *examples(CUSTOM_IDS, 600)]
        # Each is sent when its wave comes, or all would be under way at once.
        for pressed in await in_waves(_pressed(club, page, custom_id) for custom_id in forged):
            assert pressed.private or pressed.message is page, pressed.data
            assert APOLOGY not in pressed.text
        for label in ("duel:2:accept", "duel:2:1:0:5", "duel:1:1:1:5", "duel:1:2:0:5", "duel:1:1:0:1"):
            club.bob.forge(board, label)
        assert "New total is 5." in (await club.alice.press(board, "5")).text
        await plays_on(other)
    only_players_are_notified(standin, club, other)
    nothing_went_unnoticed(caplog)
    assert verify_file(settings.database_file).differences == []


async def test_hints_reviews_and_puzzles_may_be_asked_for_by_anybody_at_any_time(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        """Everybody asks for everything at once, as often as they like."""
        people = (club.alice, club.bob, club.zoe)
        commands = ("hint", "puzzle", "duel review")
        for used in await in_waves(
            each.slash(club.channel, command) for each in people for command in commands for _ in range(3)
        ):
            assert used.message is not None
            assert used.private or used.message.attachments, "only a review is for everybody"
            assert APOLOGY not in used.text

    async with bot_against(standin, settings, now=lambda: NOON):
        await ask()
        await club.challenge()
        await ask()
        await club.morris.slash(club.channel, "duel stop")
        board = await club.challenge_the_bot()
        await ask()
        await club.alice.press(board, "5")
        await ask()
        await club.resign(club.alice)
        await ask()
        puzzle = (await club.zoe.slash(club.channel, "puzzle")).message
        assert puzzle is not None
        day = puzzle.buttons[0]["custom_id"].split(":")[1]
        pressed = await in_waves(club.zoe.forge(puzzle, f"puzzle:{day}:{number}") for number in [*range(2, 10)] * 3)
        assert all(press.message is puzzle for press in pressed)
        assert "of 1 solved it here today" in puzzle.embeds[0]["description"], "one try, however many presses"
        await plays_on(club)
    only_players_are_notified(standin, club)
    nothing_went_unnoticed(caplog)
    assert "ERROR" not in {record.levelname for record in caplog.records}
    assert verify_file(settings.database_file).differences == []


async def test_people_may_call_themselves_anything(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(name: str) -> None:
        at = Club(standin, standin.channel("names"))
        at.channel.own_bot_permissions |= Permission.MENTION_EVERYONE
        at.alice.nick = at.bob.nick = at.zoe.nick = name.format(zoe=at.zoe.id) if "{zoe}" in name else name
        board = await at.begin("race1000", best_of=3)
        assert (await at.zoe.press(board, "5")).private
        await at.alice.press(board, "5")
        assert (await at.alice.slash(at.channel, "multiply", n=5)).private
        await at.zoe.slash(at.channel, "duel board")
        resigned = (await at.resign(at.bob, "Resign this game")).message
        assert resigned is not None
        for review in (at.zoe.press(resigned, "Review game 1"), at.zoe.slash(at.channel, "duel review")):
            assert (await review).message is not None
            assert APOLOGY not in review.text
        await at.morris.slash(at.channel, "duel stop")
        await at.zoe.slash(at.channel, "leaderboard")
        seated.append(at)

    seated: list[Club] = []
    async with bot_against(standin, settings):
        names = [*NAMES, *examples(st.text(min_size=1, max_size=32), 60)]
        await in_waves((play(name) for name in names), 20)
        await plays_on(club)
    only_players_are_notified(standin, club, *seated)
    nothing_went_unnoticed(caplog)
    assert "ERROR" not in {record.levelname for record in caplog.records}
    assert verify_file(settings.database_file).differences == []
