"""A language that nobody speaks: English with every letter marked, so that what is not said by a message shows."""

import re
from collections.abc import Iterator
from string import ascii_letters
from typing import Any

import pytest
import simcord.interactions
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from game import VARIANTS
from tests.game.games import ROOT
from words import ENGLISH, LANGUAGES, Language

CODE = "de"
"""In the place of a language that there is, so that it can be chosen, and that Discord's own words are asked for."""

WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in ascii_letters}
"""Each letter as wide as those of East Asia: as long as before, and of no other language here."""

SAID = ("content", "title", "description", "text", "label", "placeholder", "name")
"""Where words for people stand in what is sent to Discord."""

AS_IT_IS = re.compile(
    r"`[^`]*`|</[^>]*>|<[@#t][^>]*>|<?https?://\S+|/duel start variant:\w+( target:\d+)?|\(.{4} [0-9A-F]{6}\)|\\|"
    + "|".join(rf"\b{key}\b" for key in VARIANTS)
)
"""Commands, mentions, times, addresses, codes of errors, and keys of games."""


def marked(text: str) -> str:
    """The text with its letters marked; not what is typed."""
    return "".join(part.translate(WIDE) if at % 2 == 0 else part for at, part in enumerate(re.split("(`.*?`)", text)))


class _Marking(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - Fluent's own name
        return TextElement(marked(node.value))


def speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody's Discord be set to it; where it lacks a word, English is said as it is."""
    english = FluentParser(with_spans=False).parse((ROOT / "words" / "en.ftl").read_text(encoding="utf-8"))
    source = FluentSerializer().serialize(_Marking().visit(english))
    monkeypatch.setitem(LANGUAGES, CODE, Language(CODE, source, otherwise=ENGLISH))
    base_payload = simcord.interactions.base_payload

    def in_pseudo(*args: Any, **options: Any) -> Any:
        record, payload = base_payload(*args, **options)
        return record, {**payload, "locale": CODE}

    monkeypatch.setattr(simcord.interactions, "base_payload", in_pseudo)


def unmarked(env: simcord.Env, names: set[str]) -> list[str]:
    """What reached a person and was not said by a message; the people's own names aside."""
    known = re.compile("|".join(map(re.escape, sorted(names | days(), key=len, reverse=True))))
    requests = [request for request in env.http_requests if "/commands" not in request.path]
    messages = [message for channel in env.backend.messages.values() for message in channel.values()]
    said = [text for request in requests for text in words(request.json)]
    said += [text for message in messages for text in shown(message)]
    return [text for text in dict.fromkeys(said) if re.search("[A-Za-z]", AS_IT_IS.sub("", known.sub("", text)))]


def days() -> set[str]:
    """The names of days and months, which are Babel's."""
    language = LANGUAGES[CODE]
    return {language.weekday(day) for day in range(7)} | {language.month(month) for month in range(1, 13)}


def shown(message: Any) -> Iterator[str]:
    """A message as it stands in its channel."""
    yield from words({"content": message.content, "embeds": message.embeds, "components": message.components})
    for file in message.attachments:
        yield str(getattr(file, "description", None) or "")


def words(sent: Any) -> Iterator[str]:
    """All words for people in what was sent."""
    if isinstance(sent, list):
        for each in sent:  # pyright: ignore[reportUnknownVariableType]
            yield from words(each)
    elif isinstance(sent, dict):
        for key, each in sent.items():  # pyright: ignore[reportUnknownVariableType]
            if key in SAID and isinstance(each, str):
                yield each
            elif key != "fields":
                yield from words(each)
