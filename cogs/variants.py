"""The games, the levels and the boards of the standings, as choices of a command's option."""

from discord import app_commands

from duel import against
from game import TABLE, Level

VARIANT_CHOICES = [app_commands.Choice(name=f"{variant.title} ({variant.key})", value=variant.key) for variant in TABLE]
LEVEL_CHOICES = [app_commands.Choice(name=level.value, value=level.value) for level in Level]

BOARDS = {
    **{variant.key: variant.title for variant in TABLE},
    **{against(level): f"Against me at level {level}" for level in Level},
}
"""Every board but the one of all games between members, with its title."""

BOARD_CHOICES = [*VARIANT_CHOICES, *(app_commands.Choice(name=BOARDS[key], value=key) for key in map(against, Level))]
