"""The bot's own command line against a stand-in: ``python -m standin.driver ADDRESS [arguments of the bot]``."""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main


def lead_to(address: str) -> None:
    """Let discord.py in this process take the stand-in at this address for Discord.

    A bot without shards does not ask for the gateway's address, so it has to be set too.
    """
    Route.BASE = address
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws").with_path("/gateway")


if __name__ == "__main__":
    lead_to(sys.argv[1])
    sys.exit(main(sys.argv[2:] or ["run"]))
