"""Several matches in one channel: what is pressed at once goes to the right one, and nobody is bound twice."""

from config import Settings
from standin.discord_server import StandIn
from standin.running import bot_against
from tests.sockets.club import Club
from tests.sockets.test_reducing import NUMBERS, message, reduced


async def test_two_matches_in_one_channel_pressed_at_once_keep_a_live_board_each(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        boards = [await club.begin()]
        challenge = message(
            await club.zoe.slash(
                club.channel, "duel start", opponent=club.morris, variant="over100", first="challenger"
            )
        )
        boards.append(message(await club.morris.press(challenge, "Accept")))
        for movers in ((club.alice, club.zoe), (club.bob, club.morris)):
            pressed = [mover.press(board, "2") for mover, board in zip(movers, boards, strict=True)]
            after = [message(await press) for press in pressed]
            for board in boards:
                await reduced(club, board)
            boards = after
        await club.settled(bot)
        assert [each for each in standin.messages(club.channel) if each.labels] == boards
        assert "Bob multiplied by 2." in boards[0].content
        assert "Morris multiplied by 2." in boards[1].content


async def test_of_two_challenges_accepted_at_once_one_becomes_a_match(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        challenges = [
            message(await challenger.slash(club.channel, "duel start", opponent=club.bob, variant="over100"))
            for challenger in (club.alice, club.zoe)
        ]
        pressed = [club.bob.press(challenge, "Accept") for challenge in challenges]
        for press in pressed:
            await press.shown()
        assert [press.private for press in pressed] == [False, True]
        assert pressed[1].text.startswith("You are in a match with Alice in this channel (")
        await club.settled(bot)
        await club.bare(challenges[0])
        assert "Accept" in challenges[1].labels, "it waits until he is free"


async def test_who_challenge_each_other_and_accept_at_once_are_both_told_what_binds_them(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        by_alice = await club.challenge()
        by_bob = message(await club.bob.slash(club.channel, "duel start", opponent=club.alice, variant="over100"))
        pressed = [club.bob.press(by_alice, "Accept"), club.alice.press(by_bob, "Accept")]
        for press, other in zip(pressed, ("Alice", "Bob"), strict=True):
            await press.shown()
            assert press.private
            assert press.text.startswith(f"Your challenge to {other} is waiting in this channel (")
        await club.bob.press(by_bob, "Withdraw")
        assert message(await club.bob.press(by_alice, "Accept")).labels == NUMBERS
