"""The games, the levels and the boards of the standings, as choices of a command's option.

Each is asked for when a command is set up, so it has every game that is in the table by then.
"""

from discord import app_commands

from duel import against
from game import VARIANTS, Level, WrongNumber

LEVEL_CHOICES = [app_commands.Choice(name=level.value, value=level.value) for level in Level]


def variant_choices() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=f"{variant.title} ({variant.key})", value=variant.key) for variant in VARIANTS.values()
    ]


def boards() -> dict[str, str]:
    """Every board but the one of all games between members, with its title."""
    return {
        **{variant.key: variant.title for variant in VARIANTS.values()},
        **{against(level): f"Against me at level {level}" for level in Level},
    }


def board_choices() -> list[app_commands.Choice[str]]:
    titles = boards()
    return [*variant_choices(), *(app_commands.Choice(name=titles[key], value=key) for key in map(against, Level))]


def where_strikes_count() -> str:
    """The game in which wrong numbers are strikes, or what to call such games if there are several."""
    titles = [variant.title for variant in VARIANTS.values() if variant.wrong_number is WrongNumber.STRIKE]
    return f"a game of {titles[0]}" if len(titles) == 1 else "a game that counts strikes"
