"""A channel in which everybody may challenge everybody, below Discord."""

import asyncio
from collections.abc import Awaitable
from datetime import timedelta

from duel import Asked, Duel, First, Happened, Person
from game import Level, Refusal, Terms, agree
from tests.bot.life import Life
from tests.english import told

DAVE = Person(15, "Dave")
GUILD, CHANNEL, MESSAGE, THREAD = 1, 2, 3, 3
HOUR = timedelta(hours=1)
TERMS = agree("reach100", target=20)


class Room(Life):
    """One channel in which everybody may challenge everybody."""

    interactions = 0

    def by(self, who: Person) -> Asked:
        self.interactions += 1
        return self.asked(who, self.interactions)

    async def challenge(
        self,
        who: Person,
        opponent: Person,
        level: Level | None = None,
        *,
        thread: bool = False,
        terms: Terms = TERMS,
        surprise: bool = False,
    ) -> Duel:
        challenge = self.matches.challenge(
            GUILD, CHANNEL, opponent, terms, First.CHALLENGER, HOUR, self.by(who), level, thread, surprise
        )
        return (await challenge).duel

    def accept(self, duel: Duel) -> Awaitable[Happened]:
        return self.matches.accept(duel.id, MESSAGE, self.by(duel.opponent))

    async def match(self, who: Person, opponent: Person, *, thread: bool = False, terms: Terms = TERMS) -> Duel:
        return (await self.accept(await self.challenge(who, opponent, thread=thread, terms=terms))).duel

    def rematch(
        self, played: Duel, who: Person, step: int = 0, channel: int = CHANNEL, message: int = MESSAGE
    ) -> Awaitable[Happened]:
        return self.matches.rematch(played.id, channel, message, step, self.by(who))

    async def resign(self, who: Person, *, whole_match: bool = False) -> Happened:
        duel = await self.matches.own(CHANNEL, who)
        return await self.matches.resign(duel.id, duel.position[0], whole_match, self.by(who))

    async def on(self) -> set[int]:
        return {duel.id for duel in await self.storage.open_duels_in(CHANNEL)}


async def raced(*asked: Awaitable[Happened]) -> tuple[list[Duel], list[str]]:
    """What came of these when they were asked for at once: the duels, and the refusals."""
    results = await asyncio.gather(*asked, return_exceptions=True)
    refused = [told(result) for result in results if isinstance(result, Refusal)]
    happened = [result.duel for result in results if isinstance(result, Happened)]
    assert len(refused) + len(happened) == len(asked)
    return happened, refused
