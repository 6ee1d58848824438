"""The bot thinks about a game before it plays in it, and nobody else waits for that."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from duel import Decide, Duel, First, Offer, Person, decisions
from duel.decisions import Unsolved
from game import Level, Player, Terms, agree, new_game
from game.solver import is_solved, solve
from game.worth import forget, work_out
from tests.bot.life import Life, Time
from tests.game.solved import worked_out

ALICE, BOB, ROBOT = Person(1, "Alice"), Person(2, "Bob"), Person(3, "Robot")
GUILD, CHANNEL = 10, 100
HOUR = timedelta(hours=1)
TERMS = agree("over100", target=10**12, best_of=3)


class Play(Life):
    """Matches and their clock, on a real file, with nothing thought about yet."""

    async def challenge_the_bot(
        self, channel: int = CHANNEL, first: First = First.CHALLENGER, terms: Terms = TERMS
    ) -> Duel:
        """Alice challenges the bot, which knows the game by now."""
        asked = self.asked(ALICE)
        challenge = self.matches.challenge(GUILD, channel, ROBOT, terms, first, HOUR, asked, Level.PERFECT)
        return (await challenge).duel

    def move(self) -> Decide:
        return lambda duel: decisions.multiply(duel, ALICE, 2, None, self.time.now, NoDice())


class NoDice:
    """Dice that nobody may throw."""

    def random(self) -> float:
        raise AssertionError("the dice were thrown")

    def choice(self, seq: Sequence[int], /) -> int:
        raise AssertionError("a choice was left to chance")


@pytest.fixture
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    forget()
    play = Play(tmp_path / "duel.db", Time())
    await play.storage.open()
    yield play
    await play.alarm.stop()
    await play.storage.close()


async def test_nothing_is_solved_in_a_transaction_and_nothing_is_changed(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = await play.challenge_the_bot()
    forget()
    solved = worked_out(monkeypatch)
    with pytest.raises(Unsolved) as unsolved:
        await play.storage.change_own(CHANNEL, play.move(), play.asked(ALICE))
    assert unsolved.value.terms == TERMS
    assert solved == []
    assert await play.storage.duel(duel.id) == duel


@pytest.mark.parametrize("first", [First.CHALLENGER, First.OPPONENT, First.COIN_TOSS])
def test_no_coin_is_tossed_before_the_bot_has_thought(first: First) -> None:
    # Else it would be tossed once more whenever the bot is to begin.
    forget()
    offer = Offer(GUILD, CHANNEL, ALICE, ROBOT, TERMS, first, HOUR, Time().now, Level.EASY)
    with pytest.raises(Unsolved):
        decisions.challenge_the_bot(None, offer, Time().now, NoDice())


@pytest.mark.parametrize("first", [First.CHALLENGER, First.OPPONENT])
async def test_a_challenge_is_accepted_after_a_thought(play: Play, first: First) -> None:
    match = (await play.challenge_the_bot(first=first)).match
    assert match is not None
    assert match.game.turn is Player.ONE
    assert match.game.ply == (0 if first is First.CHALLENGER else 1)


async def test_a_move_is_answered_after_a_thought(play: Play) -> None:
    await play.challenge_the_bot()
    forget()
    match = (await play.matches.multiply(CHANNEL, 2, play.asked(ALICE))).duel.match
    assert match is not None
    assert (match.game.turn, match.game.ply) == (Player.ONE, 2)


async def test_moves_that_come_at_once_are_all_answered_and_no_game_is_thought_about_twice(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels = range(CHANNEL, CHANNEL + 20)
    for channel in channels:
        await play.challenge_the_bot(channel, terms=agree("over100", target=10**12 - channel // 2))
    forget()
    solved = worked_out(monkeypatch)
    await asyncio.gather(*(play.matches.multiply(channel, 2, play.asked(ALICE)) for channel in channels))
    for channel in channels:
        [duel] = await play.matches.on_in(channel)
        match = duel.match
        assert match is not None
        assert match.game.ply == 2
    assert len(solved) == len(set(solved)) == len(channels) // 2


async def test_the_clock_lets_the_bot_begin_the_next_game_after_a_thought(play: Play) -> None:
    duel = await play.challenge_the_bot()
    forget()
    await play.presence.came()
    found = duel
    while found.match is not None and found.match.score == (0, 0):
        assert play.time.steady < 10 * 3600, "the game is lost on time"
        play.time.passes(timedelta(minutes=1))
        await play.timekeeper.ring()
        found = await play.storage.duel(duel.id) or found
    assert found.match is not None
    assert (found.match.score, found.match.game.ply) == ((0, 1), 1)


async def test_moves_that_share_a_commit_with_an_unsolved_game_are_not_held_up(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.challenge_the_bot()
    challenge = await play.matches.challenge(GUILD, CHANNEL + 1, BOB, TERMS, First.CHALLENGER, HOUR, play.asked(ALICE))
    await play.matches.accept(challenge.duel.id, 7, play.asked(BOB))
    forget()
    solved = worked_out(monkeypatch)
    unsolved, moved = await asyncio.gather(
        play.storage.change_own(CHANNEL, play.move(), play.asked(ALICE)),
        play.storage.change_own(CHANNEL + 1, play.move(), play.asked(ALICE)),
        return_exceptions=True,
    )
    assert isinstance(unsolved, Unsolved)
    assert not isinstance(moved, BaseException)
    assert solved == []


def test_two_hundred_games_at_targets_of_their_own_are_known_and_take_little_room() -> None:
    forget()
    games = [agree("over100", target=10**12 - number) for number in range(200)]
    for terms in games:
        assert not is_solved(terms)
        solve(new_game(terms, Player.ONE))
    assert all(is_solved(terms) for terms in games)
    variant = games[0].variant
    known = work_out(variant.multipliers, variant.counter, variant.hits, variant.passes, games[0].target).up_to_target
    assert len(known) * known.itemsize < 15_000
    forget()
    assert not any(is_solved(terms) for terms in games)
