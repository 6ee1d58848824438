"""Who may move, when, and on which board."""

import discord

from cogs.buttons import Button, Buttons
from tests.cogs.table import Table


async def test_it_is_not_your_turn(table: Table) -> None:
    await table.begin()
    for result in (
        await table.bob.slash(table.channel, "multiply", n=5),
        await table.bob.click(table.last, label="5"),
    ):
        assert await table.refused(result) == "It is Alice's turn. Yours comes after their move."
    assert (await table.duel()).match.game.ply == 0  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_bystander_cannot_move(table: Table) -> None:
    await table.begin()
    for result in (
        await table.carol.slash(table.channel, "multiply", n=5),
        await table.carol.click(table.last, label="5"),
        await table.carol.slash(table.channel, "duel resign"),
    ):
        assert (await table.refused(result)).startswith("This match is between Alice and Bob.")


async def test_there_is_no_match_in_the_channel(table: Table) -> None:
    for command, options in (("multiply", {"n": 5}), ("duel resign", {}), ("duel board", {})):
        sentence = await table.refused(await table.alice.slash(table.channel, command, **options))
        assert sentence == "There is no match in this channel. Start one with `/duel start`."


async def test_the_match_has_not_been_accepted_yet(table: Table) -> None:
    await table.challenge()
    for command, options in (("multiply", {"n": 5}), ("duel resign", {})):
        sentence = await table.refused(await table.alice.slash(table.channel, command, **options))
        assert sentence.startswith("The match starts when Bob accepts the challenge.")


async def test_after_the_end_nobody_moves(table: Table) -> None:
    await table.begin()
    board = table.last
    await table.alice.slash(table.channel, "duel resign")
    sentence = await table.refused(await table.alice.slash(table.channel, "multiply", n=5))
    assert sentence == "There is no match in this channel. Start one with `/duel start`."
    for player in (table.alice, table.bob):
        sentence = await table.refused(await player.click(board, label="5"))
        assert sentence == "This match is over. Start another with `/duel start`."


async def test_the_buttons_of_an_earlier_board_say_that_the_game_has_moved_on(table: Table) -> None:
    await table.begin()
    first = table.last
    await table.play(5, 6)
    before = await table.duel()
    sentence = await table.refused(await table.alice.click(first, label="5"))
    assert sentence.startswith("The game has moved on.")
    assert await table.duel() == before


async def test_the_buttons_of_an_earlier_game_of_the_match_have_moved_on_too(table: Table) -> None:
    await table.begin(best_of=3)
    first = table.last
    await table.bob.slash(table.channel, "duel resign")
    assert table.bob.mention in table.text
    sentence = await table.refused(await table.bob.click(first, label="5"))
    assert sentence.startswith("The game has moved on.")


async def test_the_buttons_of_an_earlier_match_do_nothing_to_the_next(table: Table) -> None:
    await table.begin()
    old = table.last
    await table.alice.slash(table.channel, "duel resign")
    await table.begin()
    before = await table.duel()
    sentence = await table.refused(await table.alice.click(old, label="5"))
    assert sentence == "This match is over. Start another with `/duel start`."
    assert await table.duel() == before


async def test_autocomplete_lists_what_each_number_makes_of_the_total(table: Table) -> None:
    await table.begin()
    await table.play(5)
    choices = await table.bob.autocomplete(table.channel, "multiply", "n", "")
    assert [choice["name"] for choice in choices] == [f"{n} → {5 * n}" for n in range(2, 10)]
    assert [choice["value"] for choice in choices] == list(range(2, 10))


async def test_autocomplete_narrows_to_what_is_typed(table: Table) -> None:
    await table.begin("race1000", target=1_000_000)
    await table.play(9, 2, 9, 2, 9, 2)
    assert await table.alice.autocomplete(table.channel, "multiply", "n", "6") == [{"name": "6 → 4,374", "value": 6}]
    assert len(await table.alice.autocomplete(table.channel, "multiply", "n", "12")) == 8


async def test_autocomplete_is_only_for_the_player_whose_turn_it_is(table: Table) -> None:
    assert await table.alice.autocomplete(table.channel, "multiply", "n", "") == []
    await table.challenge()
    assert await table.alice.autocomplete(table.channel, "multiply", "n", "") == []
    await table.bob.click(table.last, label="Accept")
    assert len(await table.alice.autocomplete(table.channel, "multiply", "n", "")) == 8
    assert await table.bob.autocomplete(table.channel, "multiply", "n", "") == []
    assert await table.carol.autocomplete(table.channel, "multiply", "n", "") == []


async def test_a_new_name_is_used_from_the_next_move_on(table: Table) -> None:
    await table.begin("over100")
    await table.play(5)
    table.guild.remove_member(table.bob)
    table.bob = table.guild.add_member(table.bob.user, nick="Bobby")
    await table.play(8)
    assert table.text.startswith("Bobby multiplied by 8.")


async def test_the_buttons_of_a_match_do_nothing_in_another_channel(table: Table) -> None:
    await table.begin()
    before = await table.duel()
    elsewhere = table.guild.create_text_channel("elsewhere")
    there = table.bot.get_channel(elsewhere.id)
    assert isinstance(there, discord.TextChannel)
    forged = await there.send("?", view=Buttons([[Button("duel:1:1:0:5", "5")]]))
    sentence = await table.refused(await table.alice.click(forged, label="5"))
    assert sentence == "This match is over. Start another with `/duel start`."
    assert await table.duel() == before
