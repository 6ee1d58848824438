"""The containers, as far as they can be tried without an engine: what they are given is there, and allowed little."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from bot.watch.counts import Counts, Outcome
from bot.watch.metrics import Metrics
from bot.watch.sight import Outstanding, Pool, Sight
from config import Settings
from config.settings import SQLITE

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
BOTS = [name for name, service in SERVICES.items() if "build" in service]
DASHBOARD: dict[str, Any] = json.loads((ROOT / "ops" / "grafana" / "dashboard.json").read_text(encoding="utf-8"))

SETTINGS = {str(field.validation_alias) for field in Settings.model_fields.values()}
PASSWORDS = {"POSTGRES_PASSWORD", "GRAFANA_PASSWORD"}
"""What the operator may set for the other programs."""

QUERY_WORDS = {
    *("sum", "by", "min", "max", "rate", "increase", "histogram_quantile"),
    *("le", "instance", "job", "duel", "kind", "command", "outcome", "status", "what", "level", "logger"),
}
"""What stands in a query beside metrics: its language, and labels."""


def page() -> str:
    """The page of metrics of a bot to which everything has happened."""
    counts = Counts()
    counts.interactions["command", "multiply", Outcome.DONE] += 1
    counts.requests["429"] += 1
    counts.lines["warning", "discord.http"] += 1
    sight = Sight({0: True}, {0: 0.1}, 1, {"clock": 1}, Outstanding(0, 0.0, 0, 0.0), Pool(1, 1, 0))
    return Metrics(counts).page(sight).decode()


def metrics() -> set[str]:
    return set(re.findall(r"^(\w+)", page(), re.MULTILINE))


def volumes(service: dict[str, Any]) -> list[tuple[str, str]]:
    """What is mounted, and where."""
    return [(source, target) for source, target, *_ in (each.split(":") for each in service.get("volumes", []))]


def test_the_bot_on_sqlite_is_all_that_starts_by_default() -> None:
    assert [name for name, service in SERVICES.items() if "profiles" not in service] == ["bot"]
    assert SERVICES["bot"]["environment"]["DUEL_DATABASE_URL"].startswith(SQLITE)
    assert {profile for service in SERVICES.values() for profile in service.get("profiles", [])} == {
        "postgres",
        "watch",
    }


@pytest.mark.parametrize("name", SERVICES)
def test_a_container_is_allowed_as_little_as_it_needs(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert "privileged" not in service
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["user"] not in ("root", "0")
    assert service["healthcheck"]["test"][0] == "CMD"
    assert service["stop_grace_period"].endswith("s")
    assert all(port.startswith("127.0.0.1:") for port in service.get("ports", [])), "for this computer alone"


@pytest.mark.parametrize("name", SERVICES)
def test_what_is_mounted_is_there(name: str) -> None:
    for source, _ in volumes(SERVICES[name]):
        if source.startswith("."):
            assert (ROOT / source).is_file(), source
        else:
            assert source in COMPOSE["volumes"], source
    assert set(SERVICES[name].get("depends_on", [])) <= SERVICES.keys()


def test_every_volume_is_somebodys() -> None:
    assert {source for service in SERVICES.values() for source, _ in volumes(service)} >= COMPOSE["volumes"].keys()


@pytest.mark.parametrize("name", BOTS)
def test_the_bots_are_given_settings_that_exist_and_the_image_as_it_is(name: str) -> None:
    service = SERVICES[name]
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert service["environment"].keys() <= SETTINGS
    assert f"--uid {service['user']} " in dockerfile
    check = re.findall(r'^HEALTHCHECK .*CMD \["(.*)"\]$', dockerfile, re.MULTILINE)
    assert [", ".join(service["healthcheck"]["test"][1:])] == [each.replace('", "', ", ") for each in check]
    given = {key: value for key, value in service["environment"].items() if key != "DUEL_DATABASE_URL"}
    assert Settings.model_validate(given).http_address == ("0.0.0.0", 8080)  # noqa: S104 - in a container


def test_the_bots_games_are_kept_where_the_image_can_write() -> None:
    settings = Settings.model_validate(SERVICES["bot"]["environment"])
    assert volumes(SERVICES["bot"]) == [("games", str(settings.database_file.parent))]
    assert f"VOLUME {settings.database_file.parent}\n" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_bot_on_postgresql_is_given_the_address_of_the_server_beside_it() -> None:
    filled_in = re.sub(r"\$\{\w+:-(\w+)\}", r"\1", SERVICES["bot-on-postgres"]["environment"]["DUEL_DATABASE_URL"])
    address = urlsplit(str(Settings.model_validate({"DUEL_DATABASE_URL": filled_in}).database))
    server = SERVICES["postgres"]["environment"]
    assert address.hostname in SERVICES["bot-on-postgres"]["depends_on"]
    assert (address.username, address.path) == (server["POSTGRES_USER"], f"/{server['POSTGRES_DB']}")
    assert server["POSTGRES_PASSWORD"] in SERVICES["bot-on-postgres"]["environment"]["DUEL_DATABASE_URL"]


def test_everything_that_can_be_filled_in_is_known() -> None:
    filled_in = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert filled_in <= SETTINGS | PASSWORDS


def test_prometheus_asks_the_bots_where_they_serve() -> None:
    [job] = yaml.safe_load((ROOT / "ops" / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    [found] = job["dns_sd_configs"]
    assert found["names"] == BOTS
    for name in BOTS:
        assert SERVICES[name]["environment"]["DUEL_HTTP"].endswith(f":{found['port']}")


def test_grafana_finds_its_figures_and_its_dashboard() -> None:
    mounted = dict(volumes(SERVICES["grafana"]))
    [source] = yaml.safe_load((ROOT / "ops/grafana/datasource.yaml").read_text(encoding="utf-8"))["datasources"]
    [provider] = yaml.safe_load((ROOT / "ops/grafana/dashboards.yaml").read_text(encoding="utf-8"))["providers"]
    assert source["url"] == "http://prometheus:9090"
    assert mounted["./ops/grafana/dashboard.json"].startswith(f"{provider['options']['path']}/")
    assert {panel["datasource"]["uid"] for panel in DASHBOARD["panels"]} == {source["uid"]}


def test_the_dashboard_asks_for_metrics_that_there_are_and_shows_all_of_ours() -> None:
    queries = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    words = {word for query in queries for word in re.findall(r"[a-z_]{2,}", re.sub(r"\[.*?\]", "", query))}
    assert words - QUERY_WORDS <= metrics()
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in metrics() if name.startswith("duel_")}
    assert ours <= {re.sub(r"_(bucket|sum|count)$", "", word) for word in words}


def test_every_metric_is_explained() -> None:
    explained = (ROOT / "docs" / "watching.md").read_text(encoding="utf-8")
    for name in re.findall(r"^# TYPE (duel_\w+)", page(), re.MULTILINE):
        assert re.search(rf"\b{name}\b", explained), name
    for name in set(re.findall(r"`(duel_\w+)", explained)):
        assert name in metrics() | {re.sub(r"_(bucket|sum|count)$", "", each) for each in metrics()}, name
