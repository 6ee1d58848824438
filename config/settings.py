"""The settings. ``.env.example`` explains each one to the operator, and the README lists them; keep all in step."""

import re
from ipaddress import AddressValueError, IPv6Address
from pathlib import Path
from typing import ClassVar, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql", "postgres")
ENCODED = "in the password of an address, signs other than letters and digits are written like %40 for @"
NAMED_LIKE = f"a database is named like {SQLITE}data/duel.db or postgresql://user:password@host/database"
ADDRESS = re.compile(r"(?:\[(?P<six>[^\]%]+)\]|(?P<host>[A-Za-z0-9._-]+)):(?P<port>[0-9]{1,5})")
"""Where to listen, such as ``127.0.0.1:8080`` or ``[::1]:8080``."""

LAST_PORT = 65_535


class WrongSetting(Exception):
    """A setting cannot be used; the message is one line that names it."""


class Settings(BaseSettings):
    """Built once, in ``main()``, and passed down. Every setting has a default that works."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_ignore_empty=True,
        extra="ignore",
        validate_by_name=True,
        validate_by_alias=True,
        hide_input_in_errors=True,
    )

    CLOCK: ClassVar = range(1, 10_080 + 1)
    """Minutes a move: a minute to a week."""

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database_url: str = Field(default="sqlite:///data/duel.db", validation_alias="DUEL_DATABASE_URL", repr=False)
    """Not shown with the others, for a password may stand in it."""

    challenge_minutes: int = Field(default=10, ge=1, le=1_440, validation_alias="DUEL_CHALLENGE_MINUTES")
    clock_minutes: int = Field(default=1_440, ge=CLOCK[0], le=CLOCK[-1], validation_alias="DUEL_CLOCK_MINUTES")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(default="INFO", validation_alias="DUEL_LOG_LEVEL")
    log_format: Literal["text", "json"] = Field(default="text", validation_alias="DUEL_LOG_FORMAT")
    http: str | None = Field(default=None, validation_alias="DUEL_HTTP")

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _in_small_letters(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("http")
    @classmethod
    def _names_an_address(cls, value: str | None) -> str | None:
        named = ADDRESS.fullmatch(value) if value else None
        try:
            right = named is not None and int(named["port"]) <= LAST_PORT and bool(IPv6Address(named["six"] or "::1"))
        except AddressValueError:
            right = False
        if value and not right:
            raise ValueError("an address is named like 127.0.0.1:8080 or [::1]:8080")
        return value

    @field_validator("database_url")
    @classmethod
    def _names_a_database(cls, value: str) -> str:
        scheme = value.partition("://")[0]
        if scheme in POSTGRESQL:
            _see_that_it_is_an_address(value)
        elif not value.startswith(SQLITE) or value == SQLITE:
            raise ValueError(NAMED_LIKE)
        return value

    @property
    def database(self) -> Path | str:
        """Where the games are kept: a file of SQLite's, or the address of a PostgreSQL."""
        return self.database_file if self.database_url.startswith(SQLITE) else self.database_url

    @property
    def http_address(self) -> tuple[str, int] | None:
        """The host and port at which health and metrics are served, if they are."""
        named = ADDRESS.fullmatch(self.http) if self.http else None
        return (named["six"] or named["host"], int(named["port"])) if named else None

    @property
    def database_file(self) -> Path:
        return Path(self.database_url.removeprefix(SQLITE))

    @property
    def database_password(self) -> SecretStr | None:
        """What must not be seen in any log."""
        password = None if isinstance(self.database, Path) else urlsplit(self.database).password
        return SecretStr(unquote(password)) if password else None


def _see_that_it_is_an_address(url: str) -> None:
    """Raise if parts of a password could be taken for something else, and so be shown one day."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - it is read here, and may be no number
    except ValueError:
        raise ValueError(ENCODED) from None
    if parts.netloc.count("@") > 1 or "@" in parts.path + parts.query or parts.fragment or " " in url:
        raise ValueError(ENCODED)
    if any("password" in name.lower() for name in parse_qs(parts.query, keep_blank_values=True)):
        raise ValueError("a password stands before the @ of an address, or in PGPASSWORD, and nowhere else")
    if not parts.path.strip("/"):
        raise ValueError(f"the name of the database is missing; {NAMED_LIKE}")


def load(**given: str) -> Settings:
    """The operator's settings, but for these that are given; a wrong one is one clear line."""
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = first["loc"][0] if first["loc"] else "settings"
        problem = first["msg"].removeprefix("Value error, ")
        raise WrongSetting(f"{name} is not right: {problem[0].lower()}{problem[1:]}.") from None
