"""Challenges: made, answered, withdrawn, expired."""

import discord
import pytest

from tests.cogs.club import Club


async def test_a_challenge_says_what_is_at_stake_and_mentions_the_opponent(club: Club) -> None:
    await club.challenge("exact100", best_of=3, target=1_000, first="opponent", clock=90)
    assert club.bob.mention in club.text
    for words in (
        "Alice challenges you to **Multiplication Duel**",
        "Multiply by 2 to 9 in turn, starting from 1. Exactly 1,000 wins; past it loses.",
        "Best of **3**",
        "Bob starts",
        "**1 hour 30 minutes** a move",
    ):
        assert words in club.text
    assert club.mentionable() == {club.bob.id}


async def test_what_is_left_out_has_its_usual_value(club: Club) -> None:
    await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="over100")
    for words in ("past 100 loses", "A single game", "a coin toss decides", "**24 hours** a move", "**3** strikes"):
        assert words in club.text


async def test_accept_starts_the_game_and_closes_the_challenge(club: Club) -> None:
    challenge = await club.challenge()
    await club.bob.click(challenge, label="Accept")
    assert club.text == (
        f"Bob accepted.\nStarting the Multiplication Duel!\n{club.alice.mention}, choose a number to multiply (2-9):"
    )
    assert club.channel.history()[0].content.endswith("a move")
    assert not club.channel.history()[0].components


async def test_only_the_opponent_can_accept_or_decline(club: Club) -> None:
    challenge = await club.challenge()
    for label in ("Accept", "Decline"):
        for somebody in (club.carol, club.morris):
            sentence = await club.refused(await somebody.click(challenge, label=label))
            assert sentence.startswith("Only Bob can answer this challenge.")
        sentence = await club.refused(await club.alice.click(challenge, label=label))
        assert sentence == "Only Bob can answer your challenge. Wait for that, or take it back with Withdraw."
    assert (await club.duel()).match is None


async def test_only_the_challenger_can_withdraw(club: Club) -> None:
    challenge = await club.challenge()
    for somebody, instead in ((club.bob, "You"), (club.carol, "Bob")):
        sentence = await club.refused(await somebody.click(challenge, label="Withdraw"))
        assert sentence == f"Only Alice can withdraw this challenge. {instead} can decline it."
    await club.alice.click(challenge, label="Withdraw")
    assert club.text.endswith("Alice withdrew the challenge.")
    assert not club.last.components


async def test_decline_tells_the_challenger_and_frees_the_channel(club: Club) -> None:
    challenge = await club.challenge()
    await club.bob.click(challenge, label="Decline")
    assert club.text == f"{club.alice.mention}, Bob declined the duel."
    assert club.channel.history()[0].content.endswith("Bob declined.")
    await club.challenge()


async def test_an_unanswered_challenge_expires_and_says_so_in_its_message(club: Club) -> None:
    await club.challenge()
    await club.env.advance_time(9 * 60)
    assert "expires" in club.text
    await club.env.advance_time(60)
    assert "has expired: Bob did not answer in time." in club.text
    assert not club.last.components
    await club.challenge()


async def test_a_challenge_is_answered_once(club: Club) -> None:
    # The message still has its buttons on the screen of somebody whose Discord is slow.
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    challenge = await club.challenge()
    await club.bob.click(challenge, label="Accept")
    assert "accepted already" in await club.refused(await club.bob.click(challenge, label="Accept"))
    assert "accepted already" in await club.refused(await club.bob.click(challenge, label="Decline"))
    assert "accepted already" in await club.refused(await club.alice.click(challenge, label="Withdraw"))
    await club.resign(club.alice)
    assert "played to its end" in await club.refused(await club.bob.click(challenge, label="Accept"))


async def test_an_expired_challenge_whose_message_could_not_be_changed_refuses(club: Club) -> None:
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    challenge = await club.challenge()
    await club.env.advance_time(600)
    assert "has expired" in await club.refused(await club.bob.click(challenge, label="Accept"))


@pytest.mark.parametrize(("first", "starter"), [("challenger", "alice"), ("opponent", "bob")])
async def test_who_starts_can_be_agreed(club: Club, first: str, starter: str) -> None:
    await club.begin(first=first)
    assert getattr(club, starter).mention in club.text


async def test_a_coin_toss_decides_between_the_two(club: Club) -> None:
    starters: set[str] = set()
    for _ in range(40):
        await club.begin(first="coin toss")
        starters.add(club.text.splitlines()[0])
        await club.resign(club.alice)
        if len(starters) == 2:
            break
    assert starters == {
        "Bob accepted. The coin chose Alice.",
        "Bob accepted. The coin chose Bob.",
    }


async def test_you_cannot_duel_yourself(club: Club) -> None:
    result = await club.alice.slash(club.channel, "duel start", opponent=club.alice, variant="exact100")
    assert await club.refused(result) == "You cannot duel yourself. Challenge somebody else."


async def test_you_cannot_duel_another_bot(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("Robot", bot=True))
    result = await club.alice.slash(club.channel, "duel start", opponent=robot, variant="exact100")
    assert await club.refused(result) == "Other bots do not duel. Challenge a person, or me."


async def test_a_second_challenge_names_and_links_the_first(club: Club) -> None:
    first = await club.challenge()
    result = await club.alice.slash(club.channel, "duel start", opponent=club.carol, variant="over100")
    assert await club.refused(result) == (
        f"Your challenge to Bob is waiting in this channel ({first.jump_url}). "
        "Withdraw it there first, or duel in another channel or thread."
    )


async def test_a_challenge_during_a_match_names_and_links_the_match(club: Club) -> None:
    await club.begin()
    for somebody, other in ((club.alice, "Bob"), (club.bob, "Alice")):
        result = await somebody.slash(club.channel, "duel start", opponent=club.carol, variant="over100")
        assert await club.refused(result) == (
            f"You are in a match with {other} in this channel ({club.last.jump_url}). "
            "Finish it first, or duel in another channel or thread."
        )


async def test_another_channel_has_room_for_another_match(club: Club) -> None:
    await club.begin()
    other = club.guild.create_text_channel("more-duels")
    result = await club.carol.slash(other, "duel start", opponent=club.bob, variant="over100")
    assert not result.ephemeral
    assert other.last_message is not None


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("target", 9, "from 10 to 1,000,000,000,000, not 9"),
        ("target", 1_000_000_000_001, "from 10 to 1,000,000,000,000, not 1,000,000,000,001"),
        ("clock", 0, "from 1 to 10,080 minutes a move, not 0"),
        ("clock", 10_081, "from 1 to 10,080 minutes a move, not 10,081"),
        ("strikes", 0, "from 1 to 10, not 0"),
        ("strikes", 11, "from 1 to 10, not 11"),
    ],
)
async def test_terms_out_of_range_are_refused_with_the_range(club: Club, option: str, value: int, words: str) -> None:
    options = {option: value}
    result = await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="over100", **options)
    assert words in await club.refused(result)
    assert club.channel.last_message is None


async def test_a_channel_where_the_bot_may_not_post_is_refused_by_naming_the_permission(club: Club) -> None:
    silence = discord.PermissionOverwrite(send_messages=False)
    closed = club.guild.create_text_channel("closed", overwrites={club.guild.default_role: silence})
    result = await club.alice.slash(closed, "duel start", opponent=club.bob, variant="exact100")
    sentence = await club.refused(result)
    assert "Send Messages" in sentence
    assert "Embed Links" not in sentence
