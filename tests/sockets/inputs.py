"""Bad input by the thousand: whatever a client that is not Discord's own might send."""

from collections.abc import Iterator
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from standin.forms import Json, listed

Value = TypeVar("Value")

STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
MOST = 2**53
"""The greatest integer that Discord sends."""

INTEGERS = [0, 1, 9, 10, -1, 2**31, MOST, -MOST]
HUGE = [MOST + 1, 2**63 - 1, 2**63, -(2**63) - 1, 10**30]
OTHERS = [1.5, -0.0, 1e308, "five", "", "5", "٣", "x" * 100, "<@1>", "@everyone", "\0", "\u202e", "over100 ", "OVER100"]
NONSENSE: list[Any] = [True, False, None, [], [1], {}, {"a": 1}, "x" * 6000]
VALUES: list[Any] = [*INTEGERS, *HUGE, *OTHERS, *NONSENSE]
SNOWFLAKES = ["0", "1", "-1", "٣", str(2**63), str(2**64), str(10**30)]
"""Of nobody; discord.py itself stumbles over what is not even a number."""

CUSTOM_IDS = st.one_of(
    st.from_regex(r"duel:[0-9]{1,18}:[0-9]{1,4}:[0-9]{1,4}:[0-9]{1,4}", fullmatch=True),
    st.from_regex(r"duel:[1-9]:[1-3]:[0-9]:[2-9]", fullmatch=True),
    st.from_regex(r"duel:[0-9]{1,18}:(accept|decline|withdraw)", fullmatch=True),
    st.from_regex(r"duel:[1-9]:(accept|decline|withdraw)", fullmatch=True),
    st.from_regex(r"standings:[a-z0-9_]{0,32}:[0-9]{1,9}", fullmatch=True),
    st.from_regex(r"standings:(over100|race1000|):[0-9]", fullmatch=True),
    st.from_regex(r"review:[0-9]{1,18}:[0-9]{1,4}", fullmatch=True),
    st.from_regex(r"review:[1-3]:[0-3]", fullmatch=True),
    st.from_regex(r"review:[1-3]", fullmatch=True),
    st.from_regex(r"again:[0-9]{1,18}:(same|harder|easier)", fullmatch=True),
    st.from_regex(r"again:[1-9]:(same|harder|easier)", fullmatch=True),
    st.from_regex(r"resign:[0-9]{1,18}:[0-9]{1,4}:(game|match)", fullmatch=True),
    st.from_regex(r"resign:[1-3]:[0-3]:(game|match)", fullmatch=True),
    st.from_regex(r"challenge:[0-9]{1,20}", fullmatch=True),
    st.from_regex(r"which:(board|stop)", fullmatch=True),
    st.from_regex(r"puzzle:[0-9]{1,7}:([0-9]{1,4}|share)", fullmatch=True),
)
"""What the bot takes for a button of its own."""

MANGLED = st.one_of(
    st.text(min_size=1, max_size=100),
    st.from_regex(r"(duel|standings|review|again|resign|puzzle|Duel|duel ):.{0,60}", fullmatch=True),
    st.from_regex(r"duel:-?\d{0,30}:-?\d{0,6}:-?\d{0,6}:-?\d{0,3}", fullmatch=True),
    st.from_regex(r"(review|puzzle):-?\d{0,30}:-?\d{0,6}", fullmatch=True),
    st.from_regex(r"duel:\d{1,3}:(ACCEPT|accept |accept:|stop|)", fullmatch=True),
    CUSTOM_IDS.flatmap(lambda good: st.sampled_from([f"{good}:", f" {good}", f"{good}\n", good[:-1] or ":", good * 2])),
)
"""What may be one, or next to one."""

NAMES = [
    "<@{zoe}>",
    "<@!{zoe}> hi",
    "@everyone",
    "@here @everyone",
    "<@&1> <#2> </duel:3>",
    "**bold** _it_ ~~no~~ ||x||",
    "# Heading",
    "- list",
    "1. one",
    "> quote",
    "```code```",
    "[link](https://example.com)",
    "https://example.com",
    "\u202eright to left",
    "\u200b\u200d\ufeff\u2060",
    "😀" * 32,
    "👨‍👩‍👧‍👦" * 4,
    "a\nb\r\nc",
    "{opponent} {0} {player.name} %s",
    "\\",
    "*" * 32,
    "Z" + "\u0300" * 31,
]


TOO_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
"""How long it takes to make these up is no matter."""


def examples(strategy: st.SearchStrategy[Value], count: int) -> list[Value]:
    """So many values, always the same ones, for a bot that is to meet them all at once."""
    found: list[Value] = []

    @settings(max_examples=count, phases=[Phase.generate], derandomize=True, suppress_health_check=TOO_SLOW)
    @given(strategy)
    def collect(value: Value) -> None:
        found.append(value)

    collect()
    return found


def commands(definitions: list[Json], prefix: str = "") -> Iterator[tuple[str, list[Json]]]:
    """Every command that can be used, by its full name, with its options."""
    for definition in definitions:
        name, options = f"{prefix}{definition['name']}", listed(definition, "options")
        inside = [option for option in options if option["type"] < STRING]
        if inside:
            yield from commands(inside, f"{name} ")
        else:
            yield name, options


def values(option: Json) -> Iterator[tuple[int, Any]]:
    """Types and values for an option, few of them right."""
    if option["type"] == USER:
        yield from ((USER, value) for value in SNOWFLAKES)
        return
    integers = examples(st.integers(-MOST, MOST) | st.integers(-20, 20), 30)
    for value in [*VALUES, *integers, *(choice["value"] for choice in listed(option, "choices"))]:
        yield from ((kind, value) for kind in (STRING, INTEGER, BOOLEAN))


def possible(option: Json, kind: int, value: Any) -> bool:
    """Whether Discord itself could send this."""
    if kind != option["type"]:
        return False
    if choices := listed(option, "choices"):
        return value in [choice["value"] for choice in choices] and type(value) is type(choices[0]["value"])
    return kind == USER or (kind == INTEGER and type(value) is int and abs(value) <= MOST)
