"""The words of the rule books: what each game is called, what it is about, and its rules in brief."""

from game import VARIANTS, Terms, Variant
from words.language import Language


def title(language: Language, variant: Variant) -> str:
    return language.say(f"{variant.key}-title")


def counter(language: Language, variant: Variant) -> str:
    """What the book calls the number that grows."""
    return language.say(f"{variant.key}-counter")


def aim(language: Language, terms: Terms) -> str:
    """What one plays for, in a few words that follow the game's title."""
    return language.say(f"{terms.variant.key}-aim", **facts_of(terms))


def goal(language: Language, terms: Terms) -> str:
    """The target as a board shows it beside the number: to be made, or to be kept away from."""
    return language.say(f"{terms.variant.key}-goal", target=terms.target)


def objective(language: Language, terms: Terms) -> str:
    """The rule in one sentence."""
    return language.say(f"{terms.variant.key}-objective", **facts_of(terms))


def gist(language: Language, terms: Terms, *, is_secret: bool = False) -> str:
    """How it is played, and what wins and loses, in a line; without the target if that is a secret."""
    facts = facts_of(terms)
    told = language.say(f"{terms.variant.key}-gist{'-surprise' if is_secret else ''}", **facts)
    return language.say("how-to-play", gist=told, **facts)


def brief(language: Language, terms: Terms) -> list[str]:
    """The rules in brief, a line each."""
    return language.say(f"{terms.variant.key}-brief", **facts_of(terms)).split("\n")


def every_span(language: Language) -> str:
    """The multipliers of all games together: "2 to 9" or, where they differ, "2 to 12, depending on the game"."""
    spans = {variant.multipliers for variant in VARIANTS.values()}
    lowest, highest = min(span[0] for span in spans), max(span[-1] for span in spans)
    return language.say("span" if len(spans) == 1 else "span-depending", lowest=lowest, highest=highest)


def facts_of(terms: Terms) -> dict[str, int]:
    """What any sentence of a book may name."""
    multipliers = terms.variant.multipliers
    return {
        "target": terms.target,
        "allowed": terms.strikes,
        "lowest": multipliers[0],
        "highest": multipliers[-1],
    }
