"""The settings. ``.env.example`` explains each one to the operator, and the README lists them; keep all in step."""

import re
from ipaddress import AddressValueError, IPv6Address
from pathlib import Path
from typing import ClassVar, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

SQLITE = "sqlite:///"
ADDRESS = re.compile(r"(?:\[(?P<six>[^\]%]+)\]|(?P<host>[A-Za-z0-9._-]+)):(?P<port>[0-9]{1,5})")
"""Where to listen, such as ``127.0.0.1:8080`` or ``[::1]:8080``."""

LAST_PORT = 65_535


class WrongSetting(Exception):
    """A setting cannot be used; the message is one line that names it."""


class Settings(BaseSettings):
    """Built once, in ``main()``, and passed down. Every setting has a default that works."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", validate_by_name=True, validate_by_alias=True
    )

    CLOCK: ClassVar = range(1, 10_080 + 1)
    """Minutes a move: a minute to a week."""

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database_url: str = Field(default="sqlite:///data/duel.db", validation_alias="DUEL_DATABASE_URL")
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
    def _names_a_file(cls, value: str) -> str:
        if not value.startswith(SQLITE) or value == SQLITE:
            raise ValueError(f"a database is named like {SQLITE}data/duel.db")
        return value

    @property
    def http_address(self) -> tuple[str, int] | None:
        """The host and port at which health and metrics are served, if they are."""
        named = ADDRESS.fullmatch(self.http) if self.http else None
        return (named["six"] or named["host"], int(named["port"])) if named else None

    @property
    def database_file(self) -> Path:
        return Path(self.database_url.removeprefix(SQLITE))


def load(**given: str) -> Settings:
    """The operator's settings, but for these that are given; a wrong one is one clear line."""
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = first["loc"][0] if first["loc"] else "settings"
        problem = first["msg"].removeprefix("Value error, ")
        raise WrongSetting(f"{name} is not right: {problem[0].lower()}{problem[1:]}.") from None
