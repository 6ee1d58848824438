"""Two people who never stop playing, each other or the bot, and a moderator who sometimes stops them."""

import asyncio
import random
import re

from game import Level
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.members import Member
from standin.messages import Message
from standin.persons import USUAL, Permission
from standin.refusals import UNKNOWN_INTERACTION
from tests.game.games import FIVE

LETTERS = "abcdefghijklmnopqrstuvwxyz"
CLOCKS = (1, 1, 2, 5, 1440)
"""Minutes a move: time runs out in a few, and with others it is played to the end."""

A_WHILE = 0.5
"""Seconds after which somebody who gets no answer tries something else."""

AGAIN = ("Rematch", "Easier", "Harder")

A_NAP = 0.6
"""Seconds in which nobody does anything: longer than the shortest clocks and than a challenge waits."""


class Pair:
    """They look at the newest message, do what somebody might do about it, and wait until something happens.

    Now and then they take a nap: then they are reminded, games are lost on time, and challenges expire.
    """

    def __init__(self, standin: StandIn, number: int, dice: random.Random) -> None:
        name = LETTERS[number // 26] + LETTERS[number % 26]
        self.channel = standin.channel(f"duels {number}")
        self._players = [standin.member(f"Ann{name}"), standin.member(f"Ben{name}")]
        self._moderator = standin.member(f"Mod{name}", permissions=USUAL | Permission.MANAGE_MESSAGES)
        self._standin = standin
        self._dice = dice

    async def play(self, times: int) -> None:
        """Do so many things, one after the other; sometimes a thing comes twice, or its answer is lost."""
        for _ in range(times):
            if self._dice.random() < (0.4 if "Accept" in self._labels else 0.1):
                await asyncio.sleep(A_NAP)
                continue
            news = self._standin.next_message(self.channel)
            done = self._do_something()
            if self._dice.random() < 0.08:
                self._lose_answer(done)
            elif self._dice.random() < 0.05:
                self._standin.replay(done)
            answer = asyncio.ensure_future(done.shown())
            try:
                await asyncio.wait({answer, news}, timeout=A_WHILE, return_when=asyncio.FIRST_COMPLETED)
            finally:
                answer.cancel()
                news.cancel()

    @property
    def _newest(self) -> Message | None:
        return next(reversed(self.channel.messages.values()), None)

    @property
    def _labels(self) -> list[str]:
        return self._newest.labels if self._newest else []

    @property
    def _end_card(self) -> Message | None:
        """The newest one, which may have been played again since."""
        return next((each for each in reversed(self.channel.messages.values()) if "Rematch" in each.labels), None)

    def _do_something(self) -> Interaction:
        newest, luck = self._newest, self._dice.random()
        if newest is not None and "Rematch" in newest.labels and luck > 0.4:
            label = self._dice.choice([label for label in newest.labels if label in AGAIN])
            return self._dice.choice(self._players).press(newest, label)
        if newest is None or not ("Accept" in newest.labels or _numbers(newest)) or luck < 0.03:
            return self._challenge()
        if luck < 0.05:
            return self._moderator.slash(self.channel, "duel stop")
        if luck < 0.1:
            return self._moderator.slash(self.channel, "duel board")
        return self._answer(newest) if "Accept" in newest.labels else self._move(newest, self._dice.random())

    def _challenge(self) -> Interaction:
        challenger, opponent = self._dice.sample(self._players, 2)
        level = self._dice.choice([*Level, *len(Level) * [None]])
        against = {"opponent": opponent} if level is None else {"opponent": self._standin.world.bot, "level": level}
        return challenger.slash(
            self.channel,
            "duel start",
            # Not all that there are, for the same seed should play the same games when there is another.
            variant=self._dice.choice(FIVE),
            best_of=self._dice.choice([1, 1, 3, 5]),
            first=self._dice.choice(["challenger", "opponent", "coin toss"]),
            clock=self._dice.choice(CLOCKS),
            **against,
        )

    def _answer(self, challenge: Message) -> Interaction:
        opponent, played = self._mentioned(challenge), self._end_card
        if played is not None and self._dice.random() < 0.3:
            return self._dice.choice(self._players).press(played, "Rematch")
        if self._dice.random() < 0.75:
            return opponent.press(challenge, "Accept")
        presser, label = self._dice.choice(
            [(opponent, "Decline"), (self._other(opponent), "Withdraw"), (self._other(opponent), "Accept")]
        )
        return presser.press(challenge, label)

    def _move(self, board: Message, luck: float) -> Interaction:
        turn, number = self._mentioned(board), self._dice.choice(_numbers(board))
        if luck < 0.45:
            return turn.slash(self.channel, "multiply", n=number)
        if luck < 0.85:
            return turn.press(board, str(number))
        if luck < 0.92:
            return turn.slash(self.channel, "multiply", n=self._dice.choice([0, 1, 10, -7, 1234]))
        if luck < 0.96:
            return self._other(turn).press(board, str(number))
        resigner, what = self._dice.choice(self._players), self._dice.choice(["game", "match"])
        _, duel, game, *_ = board.button(str(number))["custom_id"].split(":")
        return resigner.forge(board, f"resign:{duel}:{game}:{what}")

    def _lose_answer(self, done: Interaction) -> None:
        callback = f"/interactions/{done.id}/*/callback"
        carried_out = self._dice.random() < 0.5
        if self._dice.random() < 0.5:
            self._standin.faults.drop("POST", callback, carried_out=carried_out)
        else:
            self._standin.faults.refuse(UNKNOWN_INTERACTION, "POST", callback, carried_out=carried_out)

    def _mentioned(self, message: Message) -> Member:
        found = re.findall(r"<@(\d+)>", message.content)[-1]
        return next(player for player in self._players if player.id == int(found))

    def _other(self, player: Member) -> Member:
        return next(other for other in self._players if other is not player)


def _numbers(message: Message) -> list[int]:
    """What can be multiplied by, where it is a board."""
    return [int(label) for label in message.labels if label.isdecimal()]
