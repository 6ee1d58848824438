"""Settings: defaults that work, and one clear line for what does not."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from config import Settings, WrongSetting, load

ROOT = Path(__file__).parents[2]

DEFAULTS = {str(field.validation_alias): str(field.default or "") for field in Settings.model_fields.values()}
"""What stands for each setting where the operator reads of it."""


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder and environment, so that only what a test sets is set."""
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.validation_alias), raising=False)
    return tmp_path


def test_nothing_needs_to_be_set() -> None:
    settings = load()
    assert settings.discord_token is None
    assert settings.database_file == Path("data/duel.db")
    assert settings.challenge_minutes == 10
    assert settings.clock_minutes == 24 * 60


def test_dot_env_is_read_and_the_environment_wins(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (nowhere / ".env").write_text("DISCORD_TOKEN=from-the-file\nDUEL_CLOCK_MINUTES=60\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("DUEL_CLOCK_MINUTES", "90")
    settings = load()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "from-the-file"
    assert settings.clock_minutes == 90


def test_four_slashes_are_an_absolute_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_DATABASE_URL", "sqlite:////var/lib/duel.db")
    assert load().database_file == Path("/var/lib/duel.db")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("127.0.0.1:8080", ("127.0.0.1", 8080)),
        ("0.0.0.0:1", ("0.0.0.0", 1)),  # noqa: S104 - in a container
        ("localhost:65535", ("localhost", 65_535)),
        ("[::1]:8080", ("::1", 8080)),
        ("[::]:8080", ("::", 8080)),
    ],
)
def test_an_address_is_a_host_and_a_port(written: str, meant: tuple[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_HTTP", written)
    assert load().http_address == meant


def test_nothing_is_served_unless_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load().http_address is None
    monkeypatch.setenv("DUEL_HTTP", "")
    assert load().http_address is None


def test_the_token_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(load())


def test_a_postgresql_is_named_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_DATABASE_URL", "postgresql://duel:very%40secret@db.example:5433/games?sslmode=require")
    settings = load()
    assert settings.database == settings.database_url
    assert settings.database_password is not None
    assert settings.database_password.get_secret_value() == "very@secret"
    assert "secret" not in repr(settings)
    assert load(database_url="sqlite:///data/duel.db").database == Path("data/duel.db")
    assert load(database_url="sqlite:///data/duel.db").database_password is None


@pytest.mark.parametrize("password", ["very@secret", "very/secret", "very:a/b", "very#secret", "very so", "very?@s"])
def test_a_password_that_could_be_taken_for_something_else_is_refused_and_not_shown(
    password: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"postgresql://duel:{password}@localhost/games"
    monkeypatch.setenv("DUEL_DATABASE_URL", url)
    with pytest.raises(WrongSetting, match="are written like %40 for @") as wrong:
        load()
    assert "very" not in str(wrong.value)
    with pytest.raises(ValidationError) as error:
        Settings(database_url=url)
    assert "very" not in str(error.value)


@pytest.mark.parametrize("name", ["password", "sslpassword", "PASSWORD"])
def test_a_password_among_the_options_of_an_address_is_refused_and_not_shown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_DATABASE_URL", f"postgresql://duel@localhost/games?{name}=very%zzsecret")
    with pytest.raises(WrongSetting, match="a password stands before the @") as wrong:
        load()
    assert "very" not in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DUEL_CLOCK_MINUTES", "soon"),
        ("DUEL_CLOCK_MINUTES", "0"),
        ("DUEL_CHALLENGE_MINUTES", "100000"),
        ("DUEL_LOG_LEVEL", "chatty"),
        ("DUEL_LOG_FORMAT", "xml"),
        ("DUEL_HTTP", "8080"),
        ("DUEL_HTTP", ":8080"),
        ("DUEL_HTTP", "127.0.0.1"),
        ("DUEL_HTTP", "127.0.0.1:65536"),
        ("DUEL_HTTP", "127.0.0.1:http"),
        ("DUEL_HTTP", "::1:8080"),
        ("DUEL_HTTP", "[127.0.0.1]:8080"),
        ("DUEL_HTTP", "http://127.0.0.1:8080"),
        ("DUEL_DATABASE_URL", "mysql://somewhere"),
        ("DUEL_DATABASE_URL", "sqlite:///"),
        ("DUEL_DATABASE_URL", "postgresql://duel@localhost"),
    ],
)
def test_a_wrong_setting_is_one_line_that_names_it(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSetting, match=rf"\A{name} is not right: .+\.\Z") as wrong:
        load()
    assert "\n" not in str(wrong.value)


def test_the_example_explains_every_setting_with_its_default() -> None:
    assert dict(re.findall(r"^([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(), re.MULTILINE)) == DEFAULTS


def test_the_readme_has_every_setting_with_its_default() -> None:
    settings = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## Settings\n")[2].partition("\n## ")[0]
    assert dict(re.findall(r"^\| `([A-Z_]+)` \| (?:`(.*?)` )?\| ", settings, re.MULTILINE)) == DEFAULTS
