"""``/duel resign`` asks first: in private, and of a match whether a game or all of it is given up."""

from simcord.results import ResponseMessage

from tests.cogs.club import Club, labels_of, private_buttons

NUMBERS = list("23456789")


async def question(club: Club) -> ResponseMessage:
    """What Alice is asked."""
    return club.private(await club.alice.slash(club.channel, "duel resign"))


def labels(asked: ResponseMessage) -> list[str]:
    return [label for _, label in private_buttons(asked)]


async def test_of_a_single_game_it_just_asks_and_nobody_else_sees_it(club: Club) -> None:
    await club.begin()
    board = club.last
    asked = await question(club)
    assert asked.content == "Resign? Bob wins it then. To play on, leave this alone."
    assert labels(asked) == ["Resign"]
    assert club.last.id == board.id
    await club.alice.click(asked, label="Resign")
    assert club.text == "Alice: I resign and lose the game.\nBob wins!"
    assert "🏆 Bob\n" in club.board


async def test_left_alone_it_changes_nothing(club: Club) -> None:
    await club.begin(best_of=3)
    before, board = await club.duel(), club.last
    await question(club)
    assert await club.duel() == before
    assert labels_of(club.last) == NUMBERS
    await club.alice.click(board, label="5")
    assert club.text.startswith("Alice: I choose 5.")


async def test_of_a_match_it_asks_whether_a_game_or_all_of_it(club: Club) -> None:
    await club.begin("over100", best_of=3)
    asked = await question(club)
    assert asked.content.startswith("Resign this game, or the whole match? Bob wins it then.")
    assert labels(asked) == ["Resign this game", "Resign the match"]
    await club.alice.click(asked, label="Resign this game")
    assert "Bob leads the match 1–0." in club.text
    assert (await club.duel()).position == (2, 0)


async def test_the_whole_match_is_given_up_at_once(club: Club) -> None:
    await club.begin("over100", best_of=5)
    await club.play(9, 9, 9)
    await club.resign(club.alice, whole_match=True)
    assert club.text == ("Alice resigns and loses.\nBob wins the game!\nAlice gives up the match, so Bob wins it.")
    assert club.board.startswith("Power Play · best of 5\n🏆 Bob\n"), "of a score that decided nothing there is no word"
    assert await club.bot.storage.open_duels_in(club.channel.id) == []
    await club.alice.slash(club.channel, "leaderboard")
    assert "🥇 **Bob** · 2 won, 0 lost · 100% · 1 match won" in str(club.last.embeds[0].description)


async def test_the_match_is_given_up_although_one_leads(club: Club) -> None:
    await club.begin("over100", best_of=3)
    await club.resign(club.bob)
    await club.resign(club.alice, whole_match=True)
    assert club.text.endswith("Alice gives up the match, so Bob wins it.")
    assert "🏆 Bob\n" in club.board


async def test_against_the_bot_too(club: Club) -> None:
    club.players = {club.alice.id}
    await club.begin_against_bot("over100", best_of=3)
    assert "TestBot wins it then." in (await question(club)).content
    await club.resign(club.alice, whole_match=True)
    assert club.text.endswith("Alice gives up the match, so TestBot wins it.")


async def test_a_question_about_a_game_that_is_over_is_refused(club: Club) -> None:
    await club.begin("over100", best_of=3)
    for label in ("Resign this game", "Resign the match"):
        asked = await question(club)
        number = (await club.duel()).position[0]
        await club.resign(club.alice if number == 1 else club.bob)
        before = await club.duel()
        sentence = await club.refused(await club.alice.click(asked, label=label))
        assert sentence == "That game is over. `/duel resign` is about the one that is on now."
        assert await club.duel() == before


async def test_a_question_about_a_match_that_is_over_is_refused_although_another_is_on(club: Club) -> None:
    await club.begin("over100")
    asked = await question(club)
    await club.resign(club.bob)
    await club.begin("over100")
    before = await club.duel()
    sentence = await club.refused(await club.alice.click(asked, label="Resign"))
    assert sentence == "This match is over. Start another with `/duel start`."
    assert await club.duel() == before


async def test_a_question_outlives_moves_and_a_restart(club: Club) -> None:
    await club.begin("over100")
    asked = await question(club)
    await club.play(5, 8)
    await club.restart()
    await club.alice.click(asked, label="Resign")
    assert club.text == "Alice resigns and loses.\nBob wins the game!"


async def test_pressed_twice_it_ends_one_game(club: Club) -> None:
    await club.begin("over100", best_of=3)
    asked = await question(club)
    await club.alice.click(asked, label="Resign this game")
    assert (await club.refused(await club.alice.click(asked, label="Resign this game"))).startswith(
        "That game is over."
    )
    assert (await club.duel()).position == (2, 0)


async def test_who_does_not_play_is_not_asked(club: Club) -> None:
    await club.begin()
    sentence = await club.refused(await club.carol.slash(club.channel, "duel resign"))
    assert sentence == "You have no match in this channel. Start one with `/duel start`."


async def test_a_challenge_is_not_resigned(club: Club) -> None:
    await club.challenge()
    for somebody in (club.alice, club.bob):
        sentence = await club.refused(await somebody.slash(club.channel, "duel resign"))
        assert sentence.startswith("The match starts when")
