"""Messages of a Fluent file, made ready to be said: read by Project Fluent's own parser, each when it is first needed.

What is made of a message is a template for Python's ``%``, or a choice between several. A sentence of a move with two
numbers takes 1 µs in this way, and 24 with fluent-compiler or fluent.runtime, for neither keeps a number that it has
formatted; and to compile the 400 messages of a language at once takes the former 700 ms, of which a process says a few
dozen. What Fluent has besides (functions, attributes, terms with arguments) no message needs.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fluent.syntax import FluentParser, ast

from game.value import value

BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)

Elements = list[ast.TextElement | ast.Placeable]
Fact = str | int | None
"""A name or a word, a number, or (where English says "none") nothing."""


class Unreadable(Exception):
    """A message that is missing, or is not what can be said here."""


@value
class Choice:
    """Several templates, one for each thing that a fact may be."""

    fact: str
    templates: Mapping[str, "Template"]
    otherwise: "Template"

    def template(self, facts: Mapping[str, Fact], category: Callable[[int], str]) -> "Template":
        """The one for these facts; a number counts by itself or else by its plural category."""
        fact = facts[self.fact]
        if type(fact) is int:
            return self.templates.get(str(fact)) or self.templates.get(category(fact)) or self.otherwise
        return self.templates.get("none" if fact is None else str(fact)) or self.otherwise

    def every(self) -> list["Template"]:
        return [*self.templates.values(), self.otherwise]


Template = str | Choice
"""Text with ``%(fact)s`` in it, or a choice."""


def entries(source: str) -> dict[str, str]:
    """The messages of a file by their names, not yet parsed."""
    starts = list(BEGINS.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def compiled(name: str, sources: Mapping[str, str]) -> Template:
    """A message of these, with those that it refers to."""
    return _template(_elements(name, sources), sources, {name})


def variables(template: Template) -> set[str]:
    """The facts that a message needs."""
    if isinstance(template, Choice):
        return {template.fact}.union(*map(variables, template.every()))
    return set(re.findall(r"%\((\w+)\)s", template.replace("%%", "")))


def _elements(name: str, sources: Mapping[str, str]) -> Elements:
    if name not in sources:
        raise Unreadable("it is missing")
    entry = FluentParser(with_spans=False).parse_entry(sources[name])
    if not isinstance(entry, (ast.Message, ast.Term)) or entry.value is None or entry.attributes:
        raise Unreadable("it cannot be parsed")
    return _of(entry.value)


def _template(
    elements: Sequence[ast.TextElement | ast.Placeable], sources: Mapping[str, str], within: set[str]
) -> Template:
    """These elements as one template or, from the first that has to be chosen on, as several."""
    text = ""
    for at, element in enumerate(elements):
        before, after = list(elements[:at]), list(elements[at + 1 :])
        said = element if isinstance(element, ast.TextElement) else element.expression
        match said:
            case ast.TextElement(value=words):
                text += words.replace("%", "%%")
            case ast.StringLiteral():
                text += said.parse()["value"].replace("%", "%%")
            case ast.VariableReference(id=fact):
                text += f"%({fact.name})s"
            case ast.MessageReference(id=other, attribute=None) if other.name not in within:
                referred = _elements(other.name, sources)
                return _template([*before, *referred, *after], sources, within | {other.name})
            case ast.SelectExpression(selector=ast.VariableReference(id=fact), variants=variants):
                chosen = {
                    _key(each.key): _template([*before, *_of(each.value), *after], sources, within) for each in variants
                }
                [default] = [chosen[_key(each.key)] for each in variants if each.default]
                return Choice(fact.name, chosen, default)
            case _:
                raise Unreadable(f"{type(said).__name__} is not spoken here")
    return text


def _of(pattern: ast.Pattern) -> Elements:
    elements: list[Any] = pattern.elements
    return elements


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
