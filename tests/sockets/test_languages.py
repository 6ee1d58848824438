"""A match in a German server between a Polish and a Japanese user: each reads private words in their own language."""

import re

import pytest

from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.messages import Message
from standin.persons import USUAL, Permission
from standin.running import bot_against
from tests.sockets.club import Club
from words import LANGUAGES, Language

GERMAN, POLISH, JAPANESE = (LANGUAGES[code] for code in ("de", "pl", "ja"))


@pytest.fixture
def club(standin: StandIn) -> Club:
    """Alice's Discord speaks Polish, Bob's Japanese; their Community server is German."""
    standin.home.locale, standin.home.features = "de", ["COMMUNITY"]
    club = Club(standin)
    club.alice.locale, club.bob.locale, club.morris.locale = "pl", "ja", "es-419"
    return club


def private(asked: Interaction) -> str:
    assert asked.private
    return in_code(asked.text)


def words_of(message: Message | None) -> str:
    """Everything that stands on it."""
    assert message is not None
    [embed] = message.embeds
    return "\n".join([message.content, embed["title"], embed["description"], embed.get("author", {}).get("name", "")])


def is_said(language: Language, message: str, text: str, **facts: str | int) -> bool:
    """Whether the text has this message in it, and it is not what another language says."""
    said = {each.code: each.say(message, **facts) for each in LANGUAGES.values()}
    return said[language.code] in text and list(said.values()).count(said[language.code]) == 1


async def test_what_one_person_sees_is_theirs_and_what_all_see_is_the_servers(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        challenge = await club.challenge("over100", best_of=3)
        assert challenge.labels == [GERMAN.say(f"button-{answer}") for answer in ("accept", "decline", "withdraw")]
        assert is_said(GERMAN, "over100-gist", challenge.content, target=100)
        refused = private(await club.alice.press(challenge, challenge.labels[0]))
        # The button is the channel's, whoever is told of it.
        withdraw = GERMAN.say("button-withdraw")
        assert refused == POLISH.say("refusal-only-they-answer-you", opponent="Bob", withdraw=withdraw)
        board = (await club.bob.press(challenge, challenge.labels[0])).message
        assert is_said(GERMAN, "accepted", words_of(board), opponent="Bob")
        assert is_said(GERMAN, "over100-ask", words_of(board), player=club.alice.mention, lowest=2, highest=9)
        turn = private(await club.bob.slash(club.channel, "multiply", n=5))
        assert turn == JAPANESE.say("refusal-not-your-turn", turn="Alice")
        moved = (await club.alice.slash(club.channel, "multiply", n=5)).message
        assert is_said(GERMAN, "over100-move", words_of(moved), player="Alice", number=5, total=5)
        assert private(await club.alice.slash(club.channel, "hint")) == POLISH.say("refusal-no-hints")
        help_page = (await club.bob.slash(club.channel, "help")).message
        assert is_said(JAPANESE, "help-more", in_code(words_of(help_page)))
    # Another process takes over, and goes on in German.
    async with bot_against(standin, settings):
        end = await club.resign(club.alice, POLISH.say("button-resign-match"))
        assert end.text == "\n".join(
            [
                GERMAN.say("over100-resigned", loser="Alice", winner="Bob"),
                GERMAN.say("match-given-up", loser="Alice", winner="Bob"),
            ]
        )
        assert end.message is not None
        assert end.message.labels[0] == GERMAN.say("button-rematch")
        pictured = end.message.attachments[0].description or ""
        assert is_said(GERMAN, "picture-result-resigned", pictured, winner="Bob", loser="Alice")
        review = (await club.bob.press(end.message, GERMAN.say("button-review-game", number=1))).message
        assert review is not None
        assert is_said(JAPANESE, "review-title", words_of(review))
        ranking = (await club.morris.slash(club.channel, "leaderboard")).message
        assert is_said(GERMAN, "leaderboard-matches", words_of(ranking), count=1)


async def test_what_is_set_for_the_server_counts_more_and_matches_go_on_as_they_began(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    chief = standin.member("Chief", permissions=USUAL | Permission.MANAGE_GUILD)
    async with bot_against(standin, settings):
        board = await begin(club)
        refused = private(await club.morris.slash(club.channel, "settings language", language="fr"))
        assert refused == LANGUAGES["es-ES"].say("refusal-not-a-manager")
        said = private(await chief.slash(club.channel, "settings language", language="fr"))
        assert said == LANGUAGES["en"].say("settings-language-set", language="Français")
        moved = await club.alice.press(board, "5")
        assert is_said(GERMAN, "over100-move", moved.text, player="Alice", number=5, total=5)
        ranking = (await club.alice.slash(club.channel, "leaderboard")).message
        assert is_said(LANGUAGES["fr"], "leaderboard-empty", in_code(words_of(ranking)))
        await club.resign(club.alice, POLISH.say("button-resign"))
        again = await club.bob.press(club.last, GERMAN.say("button-rematch"))
        assert is_said(LANGUAGES["fr"], "challenge-rematch", again.text, **rematch(club))
        said = private(await chief.slash(club.channel, "settings language", language="automatic"))
        assert said == LANGUAGES["en"].say("settings-language-automatic")
        ranking = (await club.alice.slash(club.channel, "leaderboard")).message
        assert is_said(GERMAN, "leaderboard-matches", words_of(ranking), count=1)


async def test_a_server_that_has_no_language_speaks_that_of_whoever_challenges(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    standin.home.locale, standin.home.features = "en-US", []
    async with bot_against(standin, settings):
        challenge = await club.challenge("over100")
        assert is_said(POLISH, "over100-gist", challenge.content, target=100)
        board = (await club.bob.press(challenge, POLISH.say("button-accept"))).message
        assert is_said(POLISH, "accepted", words_of(board), opponent="Bob")


async def begin(club: Club) -> Message:
    challenge = await club.challenge("over100")
    board = (await club.bob.press(challenge, GERMAN.say("button-accept"))).message
    assert board is not None
    return board


def rematch(club: Club) -> dict[str, str]:
    return {"opponent": club.alice.mention, "challenger": "Bob", "title": LANGUAGES["fr"].say("over100-title")}


def in_code(text: str) -> str:
    """The text as it is without the ids of the commands in it."""
    return re.sub(r"</([\w ]+):\d+>", r"`/\1`", text)
