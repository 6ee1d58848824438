"""Another pair in the same channel, whose match goes on beside the one that is told by the model."""

from datetime import timedelta

from duel import First, Happened, Person
from game import agree
from tests.bot.life import Life

DAVE, EVE = Person(15, "Dave"), Person(16, "Eve")
FOR_EVER = timedelta(days=10_000)
TERMS = agree("over100", target=10**12)
"""A game that goes on until somebody resigns."""


class Neighbours:
    """Dave and Eve."""

    def __init__(self) -> None:
        self.playing = False
        self.mover, self.other = DAVE, EVE

    @property
    def bound(self) -> set[int]:
        return {DAVE.id, EVE.id} if self.playing else set()

    async def begin(self, life: Life, guild: int, channel: int, interaction: int) -> list[Happened]:
        asked = life.asked(DAVE, interaction)
        challenge = await life.matches.challenge(guild, channel, EVE, TERMS, First.CHALLENGER, FOR_EVER, asked)
        begun = await life.matches.accept(challenge.duel.id, 1, life.asked(EVE, interaction))
        self.playing, self.mover, self.other = True, DAVE, EVE
        return [challenge, begun]

    async def multiply(self, life: Life, channel: int, interaction: int) -> Happened:
        happened = await life.matches.multiply(channel, 2, life.asked(self.mover, interaction))
        self.mover, self.other = self.other, self.mover
        return happened

    async def resign(self, life: Life, channel: int, interaction: int) -> Happened:
        self.playing = False
        duel = await life.matches.own(channel, EVE)
        return await life.matches.resign(duel.id, 1, False, life.asked(EVE, interaction))
