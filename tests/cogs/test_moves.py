"""Who may move, when, and on which board."""

import discord

from cogs.buttons import Button, Buttons
from tests.cogs.club import Club


async def test_it_is_not_your_turn(club: Club) -> None:
    await club.begin()
    for result in (
        await club.bob.slash(club.channel, "multiply", n=5),
        await club.bob.click(club.last, label="5"),
    ):
        assert await club.refused(result) == "It is Alice's turn. Yours comes after their move."
    assert (await club.duel()).match.game.ply == 0  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_bystander_cannot_move(club: Club) -> None:
    await club.begin()
    before = await club.duel()
    assert await club.refused(await club.carol.click(club.last, label="5")) == (
        "This match is between Alice and Bob. Start your own with `/duel start`."
    )
    for result in (
        await club.carol.slash(club.channel, "multiply", n=5),
        await club.carol.slash(club.channel, "duel resign"),
    ):
        assert await club.refused(result) == "You have no match in this channel. Start one with `/duel start`."
    assert await club.duel() == before


async def test_there_is_no_match_in_the_channel(club: Club) -> None:
    for command, options in (("multiply", {"n": 5}), ("duel resign", {})):
        sentence = await club.refused(await club.alice.slash(club.channel, command, **options))
        assert sentence == "You have no match in this channel. Start one with `/duel start`."
    sentence = await club.refused(await club.alice.slash(club.channel, "duel board"))
    assert sentence == "There is no match in this channel. Start one with `/duel start`."


async def test_the_match_has_not_been_accepted_yet(club: Club) -> None:
    await club.challenge()
    for command, options in (("multiply", {"n": 5}), ("duel resign", {})):
        sentence = await club.refused(await club.alice.slash(club.channel, command, **options))
        assert sentence.startswith("The match starts when Bob accepts the challenge.")


async def test_after_the_end_nobody_moves(club: Club) -> None:
    await club.begin()
    board = club.last
    await club.resign(club.alice)
    sentence = await club.refused(await club.alice.slash(club.channel, "multiply", n=5))
    assert sentence == "You have no match in this channel. Start one with `/duel start`."
    for player in (club.alice, club.bob):
        sentence = await club.refused(await club.press_late(player, board, "5"))
        assert sentence == "This match is over. Start another with `/duel start`."


async def test_the_buttons_of_an_earlier_board_say_that_the_game_has_moved_on(club: Club) -> None:
    await club.begin()
    first = club.last
    await club.play(5, 6)
    before = await club.duel()
    sentence = await club.refused(await club.press_late(club.alice, first, "5"))
    assert sentence.startswith("The game has moved on.")
    assert await club.duel() == before


async def test_the_buttons_of_an_earlier_game_of_the_match_have_moved_on_too(club: Club) -> None:
    await club.begin(best_of=3)
    first = club.last
    await club.resign(club.bob)
    assert club.bob.mention in club.text
    sentence = await club.refused(await club.press_late(club.bob, first, "5"))
    assert sentence.startswith("The game has moved on.")


async def test_the_buttons_of_an_earlier_match_do_nothing_to_the_next(club: Club) -> None:
    await club.begin()
    old = club.last
    await club.resign(club.alice)
    await club.begin()
    before = await club.duel()
    sentence = await club.refused(await club.press_late(club.alice, old, "5"))
    assert sentence == "This match is over. Start another with `/duel start`."
    assert await club.duel() == before


async def test_autocomplete_lists_what_each_number_makes_of_the_total(club: Club) -> None:
    await club.begin()
    await club.play(5)
    choices = await club.bob.autocomplete(club.channel, "multiply", "n", "")
    assert [choice["name"] for choice in choices] == [f"{n} → {5 * n}" for n in range(2, 10)]
    assert [choice["value"] for choice in choices] == list(range(2, 10))


async def test_autocomplete_narrows_to_what_is_typed(club: Club) -> None:
    await club.begin("race1000", target=1_000_000)
    await club.play(9, 2, 9, 2, 9, 2)
    assert await club.alice.autocomplete(club.channel, "multiply", "n", "6") == [{"name": "6 → 4,374", "value": 6}]
    for nothing_like_it in ("12", "abc"):
        assert await club.alice.autocomplete(club.channel, "multiply", "n", nothing_like_it) == []


async def test_autocomplete_is_only_for_the_player_whose_turn_it_is(club: Club) -> None:
    assert await club.alice.autocomplete(club.channel, "multiply", "n", "") == []
    await club.challenge()
    assert await club.alice.autocomplete(club.channel, "multiply", "n", "") == []
    await club.bob.click(club.last, label="Accept")
    assert len(await club.alice.autocomplete(club.channel, "multiply", "n", "")) == 8
    assert await club.bob.autocomplete(club.channel, "multiply", "n", "") == []
    assert await club.carol.autocomplete(club.channel, "multiply", "n", "") == []


async def test_a_new_name_is_used_from_the_next_move_on(club: Club) -> None:
    await club.begin("over100")
    await club.play(5)
    club.guild.remove_member(club.bob)
    club.bob = club.guild.add_member(club.bob.user, nick="Bobby")
    await club.play(8)
    assert club.text.startswith("Bobby multiplied by 8.")


async def test_the_buttons_of_a_match_do_nothing_in_another_channel(club: Club) -> None:
    await club.begin()
    before = await club.duel()
    elsewhere = club.guild.create_text_channel("elsewhere")
    there = club.bot.get_channel(elsewhere.id)
    assert isinstance(there, discord.TextChannel)
    forged = await there.send("?", view=Buttons([[Button("duel:1:1:0:5", "5")]]))
    sentence = await club.refused(await club.alice.click(forged, label="5"))
    assert sentence == "This match is over. Start another with `/duel start`."
    assert await club.duel() == before
