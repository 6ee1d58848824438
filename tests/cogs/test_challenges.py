"""Challenges: made, answered, withdrawn, expired."""

import discord
import pytest

from tests.cogs.table import Table


async def test_a_challenge_says_what_is_at_stake_and_mentions_the_opponent(table: Table) -> None:
    await table.challenge("exact100", best_of=3, target=1_000, first="opponent", clock=90)
    assert table.bob.mention in table.text
    for words in (
        "Alice challenges you to **Multiplication Duel**",
        "exactly 1,000 to win; go over 1,000 and you lose.",
        "Target **1,000**",
        "best of **3**",
        "Bob starts",
        "**1 hour 30 minutes** a move",
    ):
        assert words in table.text
    assert table.mentionable() == {table.bob.id}


async def test_what_is_left_out_has_its_usual_value(table: Table) -> None:
    await table.alice.slash(table.channel, "duel start", opponent=table.bob, variant="over100")
    for words in ("Target **100**", "best of 1", "a coin toss decides", "**24 hours** a move", "**3** strikes"):
        assert words in table.text


async def test_accept_starts_the_game_and_closes_the_challenge(table: Table) -> None:
    challenge = await table.challenge()
    await table.bob.click(challenge, label="Accept")
    assert table.text == (
        "Bob accepted. Alice starts.\n"
        "Starting the Multiplication Duel!\n"
        f"{table.alice.mention}, choose a number to multiply (2-9):"
    )
    assert table.channel.history()[0].content.endswith("Bob accepted.")
    assert not table.channel.history()[0].components


async def test_only_the_opponent_can_accept_or_decline(table: Table) -> None:
    challenge = await table.challenge()
    for label in ("Accept", "Decline"):
        for somebody in (table.carol, table.morris):
            sentence = await table.refused(await somebody.click(challenge, label=label))
            assert sentence.startswith("Only Bob can answer this challenge.")
        sentence = await table.refused(await table.alice.click(challenge, label=label))
        assert sentence == "Only Bob can answer your challenge. Wait for that, or take it back with Withdraw."
    assert (await table.duel()).match is None


async def test_only_the_challenger_can_withdraw(table: Table) -> None:
    challenge = await table.challenge()
    for somebody, instead in ((table.bob, "You"), (table.carol, "Bob")):
        sentence = await table.refused(await somebody.click(challenge, label="Withdraw"))
        assert sentence == f"Only Alice can withdraw this challenge. {instead} can decline it."
    await table.alice.click(challenge, label="Withdraw")
    assert table.text.endswith("Alice withdrew the challenge.")
    assert not table.last.components


async def test_decline_tells_the_challenger_and_frees_the_channel(table: Table) -> None:
    challenge = await table.challenge()
    await table.bob.click(challenge, label="Decline")
    assert table.text == f"{table.alice.mention}, Bob declined the duel."
    assert table.channel.history()[0].content.endswith("Bob declined.")
    await table.challenge()


async def test_an_unanswered_challenge_expires_and_says_so_in_its_message(table: Table) -> None:
    await table.challenge()
    await table.env.advance_time(9 * 60)
    assert "expires" in table.text
    await table.env.advance_time(60)
    assert "has expired: Bob did not answer in time." in table.text
    assert not table.last.components
    await table.challenge()


async def test_a_challenge_is_answered_once(table: Table) -> None:
    # The message still has its buttons on the screen of somebody whose Discord is slow.
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    challenge = await table.challenge()
    await table.bob.click(challenge, label="Accept")
    assert "accepted already" in await table.refused(await table.bob.click(challenge, label="Accept"))
    assert "accepted already" in await table.refused(await table.bob.click(challenge, label="Decline"))
    assert "accepted already" in await table.refused(await table.alice.click(challenge, label="Withdraw"))
    await table.alice.slash(table.channel, "duel resign")
    assert "played to its end" in await table.refused(await table.bob.click(challenge, label="Accept"))


async def test_an_expired_challenge_whose_message_could_not_be_changed_refuses(table: Table) -> None:
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    challenge = await table.challenge()
    await table.env.advance_time(600)
    assert "has expired" in await table.refused(await table.bob.click(challenge, label="Accept"))


@pytest.mark.parametrize(("first", "starter"), [("challenger", "alice"), ("opponent", "bob")])
async def test_who_starts_can_be_agreed(table: Table, first: str, starter: str) -> None:
    await table.begin(first=first)
    assert getattr(table, starter).mention in table.text


async def test_a_coin_toss_decides_between_the_two(table: Table) -> None:
    starters: set[str] = set()
    for _ in range(40):
        await table.begin(first="coin toss")
        starters.add(table.text.splitlines()[0])
        await table.alice.slash(table.channel, "duel resign")
        if len(starters) == 2:
            break
    assert starters == {
        "Bob accepted. The coin says that Alice starts.",
        "Bob accepted. The coin says that Bob starts.",
    }


async def test_you_cannot_duel_yourself(table: Table) -> None:
    result = await table.alice.slash(table.channel, "duel start", opponent=table.alice, variant="exact100")
    assert await table.refused(result) == "You cannot duel yourself. Challenge somebody else."


async def test_you_cannot_duel_another_bot(table: Table) -> None:
    robot = table.guild.add_member(table.env.create_user("Robot", bot=True))
    result = await table.alice.slash(table.channel, "duel start", opponent=robot, variant="exact100")
    assert await table.refused(result) == "Other bots do not duel. Challenge a person, or me."


async def test_a_second_challenge_names_and_links_the_first(table: Table) -> None:
    first = await table.challenge()
    result = await table.carol.slash(table.channel, "duel start", opponent=table.bob, variant="over100")
    sentence = await table.refused(result)
    assert sentence.startswith("A challenge is waiting in this channel already: Alice against Bob, Multiplication Duel")
    assert first.jump_url in sentence


async def test_a_challenge_during_a_match_names_and_links_the_match(table: Table) -> None:
    await table.begin()
    result = await table.carol.slash(table.channel, "duel start", opponent=table.bob, variant="over100")
    sentence = await table.refused(result)
    assert sentence.startswith("A match is on in this channel already: Alice against Bob, Multiplication Duel")
    assert table.last.jump_url in sentence


async def test_another_channel_is_another_table(table: Table) -> None:
    await table.begin()
    other = table.guild.create_text_channel("more-duels")
    result = await table.carol.slash(other, "duel start", opponent=table.bob, variant="over100")
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
async def test_terms_out_of_range_are_refused_with_the_range(table: Table, option: str, value: int, words: str) -> None:
    options = {option: value}
    result = await table.alice.slash(table.channel, "duel start", opponent=table.bob, variant="over100", **options)
    assert words in await table.refused(result)
    assert table.channel.last_message is None


async def test_a_channel_where_the_bot_may_not_post_is_refused_by_naming_the_permission(table: Table) -> None:
    silence = discord.PermissionOverwrite(send_messages=False)
    closed = table.guild.create_text_channel("closed", overwrites={table.guild.default_role: silence})
    result = await table.alice.slash(closed, "duel start", opponent=table.bob, variant="exact100")
    sentence = await table.refused(result)
    assert "Send Messages" in sentence
    assert "Embed Links" not in sentence
