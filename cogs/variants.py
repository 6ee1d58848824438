"""The games as choices of a command's option."""

from discord import app_commands

from game import TABLE

VARIANT_CHOICES = [app_commands.Choice(name=f"{variant.title} ({variant.key})", value=variant.key) for variant in TABLE]
