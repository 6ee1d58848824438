"""Whole evenings in a language that nobody speaks: whatever reaches a person is said by a message."""

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from cogs.buttons import Button, Buttons
from config import Settings
from game import VARIANTS, WrongNumber
from game.puzzle import puzzle_of
from standin.forms import Json, listed
from storage import StorageTrouble
from tests.cogs import pseudo
from tests.cogs.club import Club, open_club
from tests.cogs.pseudo import marked, unmarked
from tests.cogs.threads import thread_of
from words import LANGUAGES

ACCEPT, DECLINE, WITHDRAW, REMATCH = map(marked, ("Accept", "Decline", "Withdraw", "Rematch"))
REVIEW, SHARE, RESIGN = map(marked, ("Review", "Share", "Resign"))
NAMES = {"Alice", "Bob", "Carol", "Morris", "TestBot", "Chief", "Dora", "game.png", "attachment"}


class Evening(Club):
    """The club, in which everybody's Discord is set to that language, and so is the server."""

    async def start(self, who: simcord.MemberActor, whom: simcord.MemberActor, variant: str, **options: Any) -> Any:
        options = {"first": "challenger", **options}
        return await who.slash(self.channel, "duel start", opponent=whom, variant=variant, **options)

    async def match(self, variant: str, *numbers: int, **options: Any) -> None:
        """Alice and Bob play these numbers, and each what they may not do."""
        await self.start(self.alice, self.bob, variant, **options)
        await self.bob.click(self.last, label=ACCEPT)
        for number in numbers:
            duel = await self.duel()
            assert duel.match is not None
            mover = self.alice if duel.person(duel.match.game.turn).id == self.alice.id else self.bob
            await mover.slash(self.channel, "multiply", n=number)

    async def told(self) -> None:
        assert unmarked(self.env, NAMES) == []


@pytest.fixture
async def evening(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    pseudo.speak(monkeypatch)
    env, club = await open_club(settings, Evening)
    role = club.guild.create_role("chiefs", permissions=discord.Permissions(manage_guild=True))
    chief = club.guild.add_member(env.create_user("Chief"), roles=[role])
    await chief.slash(club.channel, "settings language", language="automatic")
    await chief.slash(club.channel, "settings language", language=pseudo.CODE)
    yield club
    await env.shutdown()
    await club.bot.close()


async def test_challenges_and_what_is_not_allowed(evening: Evening) -> None:
    alice, bob, carol, channel = evening.alice, evening.bob, evening.carol, evening.channel
    for command in ("duel board", "duel review", "duel resign", "duel stop", "hint", "help", "leaderboard"):
        await carol.slash(channel, command)
    await evening.morris.slash(channel, "duel stop")
    for options in ({"target": 5}, {"strikes": 99}, {"clock": 0}, {"level": "easy"}):
        await evening.start(alice, bob, "over100", **options)
    await evening.start(alice, alice, "over100")
    for answer in (DECLINE, WITHDRAW):
        await evening.start(alice, bob, "over100", best_of=3, clock=90, target=0)
        challenge = evening.last
        for who, label in ((carol, ACCEPT), (alice, ACCEPT), (bob, WITHDRAW), (carol, WITHDRAW)):
            await who.click(challenge, label=label)
        for who in (alice, bob):
            await who.slash(channel, "multiply", n=5)
        await evening.start(alice, carol, "over100")
        await (bob if answer == DECLINE else alice).click(challenge, label=answer)
        await evening.press_late(bob, challenge, ACCEPT)
    await evening.start(alice, bob, "reach100", first="coin toss")
    await evening.env.advance_time(11 * 60)
    await evening.start(alice, bob, "reach100", first="opponent")
    await evening.morris.slash(channel, "duel stop")
    await alice.context_menu(channel, "Challenge to a duel", bob)
    await alice.context_menu(channel, "Challenge to a duel", alice)
    await evening.told()


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_game_with_all_that_may_go_wrong_in_it(evening: Evening, variant: str) -> None:
    alice, bob, carol, channel = evening.alice, evening.bob, evening.carol, evening.channel
    await evening.match(variant, 5, best_of=5, strikes=2)
    board = evening.last
    await alice.slash(channel, "multiply", n=5)
    await carol.click(board, label="5")
    await bob.click(board, label="4")
    await evening.press_late(alice, board, "5")
    await alice.autocomplete(channel, "multiply", "n", "")
    for command in ("hint", "duel board", "duel review", "duel resign"):
        await alice.slash(channel, command)
    await alice.slash(channel, "duel rules", variant=variant)
    for _ in range(2):
        duel = await evening.duel()
        assert duel.match is not None
        mover = alice if duel.person(duel.match.game.turn).id == alice.id else bob
        await mover.slash(channel, "multiply", n=12)
    await evening.env.advance_time(timedelta(hours=19).total_seconds())
    await evening.env.advance_time(timedelta(hours=6).total_seconds())
    await evening.resign(bob)
    await carol.slash(channel, "duel review")
    await evening.resign(alice, whole_match=True)
    card = evening.last
    await carol.select(card, ["1"])
    for who in (carol, alice, alice, bob):
        await who.click(card, label=REMATCH)
    for ranking in ("", variant):
        await carol.slash(channel, "leaderboard", **({"variant": ranking} if ranking else {}))
    await evening.told()


@pytest.mark.parametrize(
    ("variant", "numbers"), [("exact100", (5, 4, 5)), ("reach100", (9, 9, 2)), ("over100", (9, 9, 9))]
)
async def test_a_game_to_its_end_with_its_picture(evening: Evening, variant: str, numbers: tuple[int, ...]) -> None:
    await evening.match(variant, *numbers)
    await evening.carol.click(evening.last, label=REVIEW)
    await evening.told()


@pytest.mark.parametrize("level", ["easy", "perfect"])
async def test_an_evening_with_the_bot(evening: Evening, level: str) -> None:
    alice, channel = evening.alice, evening.channel
    strict = next(key for key, variant in VARIANTS.items() if variant.wrong_number is WrongNumber.STRIKE)
    for variant in ("exact100", "race1000", strict):
        await evening.start(alice, evening.robot, variant, level=level)
        await alice.slash(channel, "hint")
        await alice.slash(channel, "multiply", n=7)
        await alice.slash(channel, "hint")
        await evening.resign(alice)
        await alice.click(evening.last, label=REVIEW)
    await alice.click(evening.last, label=marked("Harder" if level == "easy" else "Easier"))
    await evening.resign(alice)
    await alice.slash(channel, "leaderboard", variant=f"bot:{level}")
    offered = await alice.autocomplete(channel, "duel start", "target", "", variant="exact100")
    assert offered[0]["name"] == marked("surprise us")
    await evening.told()


async def test_a_match_in_a_thread(evening: Evening) -> None:
    await evening.match("over100", best_of=3, thread="yes")
    thread = thread_of(evening)
    await evening.alice.slash(thread, "multiply", n=5)
    await evening.resign(evening.alice, thread, whole_match=True)
    await evening.env.settle()
    await evening.start(evening.alice, evening.robot, "over100", thread="yes")
    await evening.env.settle()
    await evening.told()
    assert any(marked("vs") in str(thread.name) for thread in evening.channel.threads)


async def test_several_matches_of_which_one_is_chosen(evening: Evening) -> None:
    dora = evening.guild.add_member(evening.env.create_user("Dora"))
    await evening.start(evening.alice, evening.bob, "over100")
    await evening.start(evening.carol, dora, "exact100")
    await evening.morris.slash(evening.channel, "duel stop")
    await evening.morris.slash(evening.channel, "duel board")
    await evening.told()


async def test_the_puzzle_of_the_day(evening: Evening) -> None:
    puzzle = puzzle_of(evening.guild.id, evening.env.now().toordinal())
    wrong = next(number for number in puzzle.terms.variant.multipliers if number != puzzle.answer)
    for who, number in ((evening.alice, puzzle.answer), (evening.bob, wrong)):
        result = await who.slash(evening.channel, "puzzle")
        assert result.response is not None
        await who.click(result.response, label=str(number))
        await who.click(result.response, label=SHARE)
        await press(evening, who, f"puzzle:{puzzle.day}:share")
    await press(evening, evening.carol, f"puzzle:{puzzle.day}:share")
    await press(evening, evening.carol, f"puzzle:{puzzle.day - 1}:3")
    await press(evening, evening.carol, f"puzzle:{puzzle.day}:1")
    await evening.told()


async def test_what_goes_wrong(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (RuntimeError("unmarked"), StorageTrouble("refusal-storage")):
        monkeypatch.setattr(evening.bot.matches, "standings", failing(error))
        await evening.alice.slash(evening.channel, "leaderboard")
    await press(evening, evening.alice, "nobody:knows:this")
    me = simcord.UserHandle(evening.env, evening.env.backend.bot_user)
    silent = discord.PermissionOverwrite(send_messages=False, embed_links=False)
    quiet = evening.guild.create_text_channel("quiet", overwrites={me: silent})
    await evening.alice.slash(quiet, "duel start", opponent=evening.bob, variant="over100")
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    flat = evening.guild.create_text_channel("flat", overwrites={me: no_threads})
    await evening.alice.slash(flat, "duel start", opponent=evening.bob, variant="over100", thread="yes")
    await evening.told()


def failing(error: Exception) -> Any:
    async def fails(*_: object, **__: object) -> None:
        raise error

    return fails


async def press(evening: Evening, who: simcord.MemberActor, custom_id: str) -> None:
    """A button that nobody drew."""
    channel = evening.bot.get_channel(evening.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await who.click(await channel.send("?", view=Buttons([[Button(custom_id, "?")]])), label="?")


async def test_discord_is_told_of_every_description_and_choice(evening: Evening) -> None:
    translator = evening.bot.tree.translator
    assert translator is not None
    tree = evening.bot.tree
    payloads: list[Json] = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    missing = [text for payload in payloads for text in untold(payload)]
    assert set(missing) == {str(number) for number in (1, 3, 5, 7, 9)} | own_names()


def own_names() -> set[str]:
    """What languages call themselves, in the list of /settings language."""
    return {language.say("language-name") for language in LANGUAGES.values()}


def untold(command: Json) -> list[str]:
    """The descriptions, and the names of choices and menus, that have no translation."""
    found: list[str] = []
    if "description" in command and command.get("type", 1) in range(1, 12) and command["description"]:
        localised: Json = command.get("description_localizations") or {}
        own = localised.get(pseudo.CODE)
        found += [] if alike(own, command["description"]) else [command["description"]]
    for choice in listed(command, "choices"):
        localised: Json = choice.get("name_localizations") or {}
        own = localised.get(pseudo.CODE)
        found += [] if alike(own, choice["name"]) else [choice["name"]]
    return found + [text for option in listed(command, "options") for text in untold(option)]


def alike(own: str | None, english: str) -> bool:
    """Whether it is the same, however numbers are written."""
    return own is not None and own.replace(".", ",") == marked(english).replace(".", ",")


async def test_what_is_said_by_no_message_is_found(evening: Evening) -> None:
    channel = evening.bot.get_channel(evening.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(marked("Hello, Alice."))
    assert unmarked(evening.env, NAMES) == []
    await channel.send("Alice, hello.", embed=discord.Embed(title="Hello"), view=Buttons([[Button("none", "Accept")]]))
    assert set(unmarked(evening.env, NAMES)) == {"Alice, hello.", "Hello", "Accept"}
