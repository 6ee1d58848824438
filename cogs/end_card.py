"""What the card of a match that is over offers: play it again, and look at its games."""

import discord
from discord import ButtonStyle

from cogs import review
from cogs.buttons import Button, Menu
from cogs.looks import language_of
from duel import Duel
from game import Level

TEMPLATE = r"again:(?P<duel>\d{1,18}):(?P<how>same|harder|easier)"


def buttons(duel: Duel) -> list[list[Button]]:
    """Rematch for the players, at another level if the bot was one, and the review if there is one game."""
    language = language_of(duel)
    row = [Button(f"again:{duel.id}:same", language.say("button-rematch"), ButtonStyle.success)]
    if duel.level not in (None, Level.EASY):
        row.append(Button(f"again:{duel.id}:easier", language.say("button-easier")))
    if duel.level not in (None, Level.PERFECT):
        row.append(Button(f"again:{duel.id}:harder", language.say("button-harder")))
    if duel.match is not None and duel.match.number == 1:
        row.append(review.button(duel, 1))
    return [row]


def menu(duel: Duel) -> Menu | None:
    """The reviews of all games, if there were several."""
    if duel.match is None or duel.match.number == 1:
        return None
    language, games = language_of(duel), range(1, duel.match.number + 1)
    options = [
        discord.SelectOption(label=language.say("button-review-game", number=number), value=str(number))
        for number in games
    ]
    return Menu(f"review:{duel.id}", language.say("list-review"), options)
