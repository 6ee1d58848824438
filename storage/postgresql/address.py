"""The address of a server: what it is asked for besides, and what may be said about it."""

from urllib.parse import unquote, urlsplit

from psycopg.conninfo import conninfo_to_dict, make_conninfo

USUAL = {
    "application_name": "multiplication-duel",
    "connect_timeout": "5",
    # A server that is gone without a word is noticed in ten seconds, and not in two hours.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""What is so unless the address says otherwise."""

FOR_THE_BOT = {"options": "-c idle_in_transaction_session_timeout=10000 -c lock_timeout=5000"}
"""Nobody waits for ever for a duel that a process which hangs was about to change."""

HIDDEN = "[the password]"


def conninfo(url: str, **more: str) -> str:
    """The address as psycopg takes it."""
    return make_conninfo("", **{**USUAL, **more, **conninfo_to_dict(url)})


def described(url: str, error: BaseException) -> str:
    """What is wrong, in one line in which the password is not."""
    words = " ".join(str(error).split()) or type(error).__name__
    password = urlsplit(url).password
    for secret in {password, unquote(password)} if password else ():
        words = words.replace(secret, HIDDEN)
    # libpq's advice is for whoever runs the server, and the sentence goes on after it.
    return words.partition(" Is the server running")[0].rstrip(".")
