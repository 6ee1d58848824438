"""What Discord refuses, with its own status, number and words."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """One kind of refusal, as it goes over the wire."""

    status: int
    code: int
    message: str
    errors: dict[str, Any] = field(default_factory=dict[str, Any])
    retry_after: float | None = None
    """The seconds after which to try again, if that is any use."""

    @property
    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return {**body, "errors": self.errors} if self.errors else body

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.retry_after is None else retry_headers(self.retry_after)


def retry_headers(seconds: float) -> dict[str, str]:
    # discord.py takes a 429 without "Via" for a ban by Cloudflare.
    return {"Retry-After": str(seconds), "Via": "1.1 standin", "X-RateLimit-Scope": "user"}


class Refused(Exception):
    """Raised by whatever carries a request out; it has changed nothing."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


NOT_FOUND = Refusal(404, 0, "404: Not Found")
UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
TOO_MANY_LATE_EDITS = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later", retry_after=5.0
)
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
NOT_YOUR_MESSAGE = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
NOT_A_TEXT_CHANNEL = Refusal(400, 50008, "Cannot send messages in a non-text channel")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
ARCHIVED_THREAD = Refusal(400, 50083, "Thread is archived")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
HAS_A_THREAD = Refusal(400, 160004, "A thread has already been created for this message")

NUMBERED = {each.code: each for each in list(globals().values()) if isinstance(each, Refusal) and each.code}
"""The refusals above by Discord's own numbers."""


def invalid_form(where: str, why: str) -> Refused:
    """A form that cannot be used: ``where`` is a path such as ``embeds.0.title``."""
    errors: dict[str, Any] = {"_errors": [{"code": "INVALID", "message": why}]}
    for key in reversed(where.split(".")):
        errors = {key: errors}
    return Refused(Refusal(400, 50035, "Invalid Form Body", errors))
