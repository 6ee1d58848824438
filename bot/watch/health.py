"""Asking a running bot how it is, for ``python -m bot health`` and so for a container's health check."""

from http.client import HTTPConnection, HTTPException

PATIENCE = 5
"""Seconds that it has to answer."""

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - whoever listens at every address listens at this one
"""Where to ask somebody who listens at every address."""


def ask(address: tuple[str, int]) -> tuple[bool, str]:
    """Whether the bot that serves ``/healthz`` at this address is well, and what it says."""
    host, port = address
    connection = HTTPConnection(ANYWHERE.get(host, host), port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        response = connection.getresponse()
        said = response.read().decode(errors="replace").strip()
    except (OSError, HTTPException) as error:
        return False, f"The bot does not answer at {host}, port {port}: {error or type(error).__name__}."
    finally:
        connection.close()
    return response.status == 200, said
