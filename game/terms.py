"""What two players agree on before a match."""

from game.refusal import TermsRefused
from game.value import value
from game.variants import VARIANTS, Variant

TARGETS = range(10, 1_000_000_000_000 + 1)
BEST_OF = (1, 3, 5, 7, 9)
STRIKES = range(1, 10 + 1)
USUAL_STRIKES = 3


@value
class Terms:
    """The game, its target, how many games decide the match, and how many strikes forfeit."""

    variant: Variant
    target: int
    best_of: int = 1
    strikes: int = USUAL_STRIKES
    """Counts only in games where a wrong number is a strike."""

    @property
    def wins_needed(self) -> int:
        return self.best_of // 2 + 1


def agree(variant: str, *, target: int | None = None, best_of: int = 1, strikes: int = USUAL_STRIKES) -> Terms:
    """Terms that can be played; anything else is refused."""
    if variant not in VARIANTS:
        raise TermsRefused("refusal-no-such-game", keys=", ".join(VARIANTS))
    target = VARIANTS[variant].target if target is None else target
    if not is_within(target, TARGETS):
        raise TermsRefused("refusal-target", lowest=TARGETS[0], highest=TARGETS[-1], target=target)
    if best_of not in BEST_OF:
        raise TermsRefused("refusal-best-of", games=best_of)
    if not is_within(strikes, STRIKES):
        raise TermsRefused("refusal-strikes", lowest=STRIKES[0], highest=STRIKES[-1], strikes=strikes)
    return Terms(VARIANTS[variant], target, best_of, strikes)


def is_within(number: int, bounds: range) -> bool:
    """Whether it is a whole number within these bounds. (To ask ``in`` of a float would try every number there is.)"""
    return type(number) is int and bounds[0] <= number <= bounds[-1]
