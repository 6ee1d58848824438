"""Messages of a Fluent file, made ready to be said: read by Project Fluent's own parser, each when it is first needed.

What is made of a message is a function of its facts, or a choice between several. A sentence of a move with two numbers
takes half a µs in this way, and 24 with fluent-compiler or fluent.runtime, for neither keeps a number that it has
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


Facts = Mapping[str, Fact]
Written = Callable[[int], str]
"""A number as it is written, or its plural category."""

Said = Callable[[Facts, Written, Written], str]
"""What a message says of these facts, in a language that writes numbers, and takes them for singular or plural, so."""


class Unreadable(Exception):
    """A message that is missing, or is not what can be said here."""


class Sentence:
    """Words with facts in between."""

    __slots__ = ("facts", "said")

    def __init__(self, text: str, facts: Sequence[str]) -> None:
        self.facts = facts
        """Their names, in the order of the text, which has ``%s`` for each."""

        # Spelled out as Python, for a loop over the facts takes twice as long, and every move says ten of these.
        shown = "".join(f"f if (f := facts[{fact!r}]).__class__ is str else written(f), " for fact in facts)
        words = f"{text!r} % ({shown})" if facts else repr(text % ())
        self.said: Said = eval(f"lambda facts, written, category: {words}")  # noqa: S307 - of our own files, and all quoted


@value
class Choice:
    """Several templates, one for each thing that a fact may be."""

    fact: str
    templates: Mapping[str, "Template"]
    otherwise: "Template"

    def said(self, facts: Facts, written: Written, category: Written) -> str:
        return self._template(facts[self.fact], category).said(facts, written, category)

    def _template(self, fact: Fact, category: Written) -> "Template":
        """The one for this fact; a number counts by itself or else by its plural category."""
        if isinstance(fact, int):
            return self.templates.get(str(fact)) or self.templates.get(category(fact)) or self.otherwise
        return self.templates.get("none" if fact is None else fact) or self.otherwise


Template = Sentence | Choice


def entries(source: str) -> dict[str, str]:
    """The messages of a file by their names, not yet parsed."""
    _, *parts = BEGINS.split(source)
    return {name: f"{name} ={words}" for name, words in zip(parts[::2], parts[1::2], strict=True)}


def compiled(name: str, sources: Mapping[str, str]) -> Template:
    """A message of these, with those that it refers to."""
    return _template(_elements(name, sources), sources, {name})


def variables(template: Template) -> set[str]:
    """The facts that a message needs."""
    if isinstance(template, Choice):
        return {template.fact}.union(*map(variables, [*template.templates.values(), template.otherwise]))
    return set(template.facts)


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
    text, facts = "", list[str]()
    for at, element in enumerate(elements):
        before, after = list(elements[:at]), list(elements[at + 1 :])
        said = element if isinstance(element, ast.TextElement) else element.expression
        match said:
            case ast.TextElement(value=words):
                text += words.replace("%", "%%")
            case ast.StringLiteral():
                text += said.parse()["value"].replace("%", "%%")
            case ast.VariableReference(id=fact):
                text += "%s"
                facts.append(fact.name)
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
    return Sentence(text, facts)


def _of(pattern: ast.Pattern) -> Elements:
    elements: list[Any] = pattern.elements
    return elements


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
