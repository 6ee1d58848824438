"""What perfect play has to say, in plain sentences."""

from collections.abc import Mapping, Sequence

from game import Multiply, Player, Resign, RunOutOfTime, Terms, WrongNumber, new_game
from game.review import JudgedMove, Judgement, Review
from game.solver import solve
from game.suggestions import Suggestion
from words.language import Fact, Language

Names = Mapping[Player, str]


def headline(language: Language, review: Review, names: Names, *, tells_how: bool = True) -> str:
    """Where the game turned or, if it never did, who was winning all along; and what would have kept the win."""
    turned = review.turning_point
    if turned is None:
        first = "yes" if review.winner is review.first else "no"
        return language.say("review-never-turned", player=names[review.winner], first=first)
    name = names[turned.player]
    sentences = [_turned(language, turned, name)]
    if turned.keeping and tells_how:
        sentences.append(language.say("review-would-have-kept", player=name, **_keeping(language, turned)))
    return " ".join(sentences)


def move_by_move(language: Language, review: Review, names: Names, *, tells_how: bool = True) -> list[str]:
    """A line for each move: what was done, and what it did for its player."""
    return [
        language.say(
            "review-line",
            count=count,
            done=_done(language, judged, names[judged.player]),
            did=_did(language, judged, tells_how),
        )
        for count, judged in enumerate(review.moves, 1)
    ]


def prospects(language: Language, terms: Terms, *, tells_how: bool = True) -> str:
    """Who wins a game on these terms if nobody makes a mistake, how soon, and (unless it would spoil a game) how."""
    verdict = solve(new_game(terms, Player.ONE), keep=False)
    if not verdict.wins:
        return language.say("prospects-second", target=terms.target, moves=verdict.in_moves)
    most = max(choice.in_moves for choice in verdict.choices if choice.wins)
    how = any_of(language, verdict.winning, terms.variant.multipliers) if tells_how else {}
    return language.say(f"prospects-first{'-how' if tells_how else ''}", target=terms.target, moves=most, **how)


def suggested(language: Language, suggestion: Suggestion) -> str:
    """How long and how balanced a game a target makes: "120: up to 5 moves, whoever moves second can win"."""
    kind = ("second", "first-one", "first")[suggestion.ways]
    return language.say(f"suggestion-{kind}", target=suggestion.target, moves=suggestion.moves)


def any_of(language: Language, numbers: Sequence[int], multipliers: range) -> dict[str, str]:
    """Some of the multipliers, and whether it is all of them, as the facts of a sentence."""
    return {"any": "yes" if len(numbers) == len(multipliers) else "no", "numbers": language.one_of(numbers)}


def _keeping(language: Language, judged: JudgedMove) -> dict[str, str]:
    return any_of(language, judged.keeping, judged.before.terms.variant.multipliers)


def _turned(language: Language, judged: JudgedMove, name: str) -> str:
    match judged.move:
        case Multiply(number=number) if not judged.is_wrong:
            return language.say("review-turned-made", player=name, number=number, total=judged.total)
        case Multiply():
            message, facts = _wrong(judged)
            return language.say(f"review-turned-{message}", player=name, **facts)
        case Resign():
            return language.say("review-turned-resigned", player=name)
        case RunOutOfTime():
            return language.say("review-turned-time", player=name)


def _done(language: Language, judged: JudgedMove, name: str) -> str:
    match judged.move:
        case Multiply(number=int(number)) if not judged.is_wrong:
            total = judged.total
            return language.say("review-multiplied", player=name, before=total // number, number=number, total=total)
        case Multiply():
            message, facts = _wrong(judged)
            return language.say(f"review-{message}", player=name, **facts)
        case Resign():
            return language.say("review-resigns", player=name)
        case RunOutOfTime():
            return language.say("review-runs-out-of-time", player=name)


def _wrong(judged: JudgedMove) -> tuple[str, dict[str, Fact]]:
    """What a wrong number was: a strike, or just wrong; and the facts of it."""
    terms, number = judged.after.terms, judged.number
    if terms.variant.wrong_number is WrongNumber.STRIKE:
        strikes = judged.after.strikes_of(judged.player)
        return "strike", {"number": number, "strikes": strikes, "allowed": terms.strikes}
    multipliers = terms.variant.multipliers
    return "wrong", {"number": number, "lowest": multipliers[0], "highest": multipliers[-1]}


def _did(language: Language, judged: JudgedMove, tells_how: bool) -> str:
    over = judged.after.outcome is not None
    same_turn = not over and judged.after.turn is judged.before.turn
    match judged.judgement:
        case Judgement.KEPT if over:
            return language.say("review-wins")
        case Judgement.KEPT:
            return language.say("review-still-winning" if same_turn else "review-keeps")
        case Judgement.THREW_AWAY if judged.keeping and tells_how:
            return language.say("review-throws-away-how", **_keeping(language, judged))
        case Judgement.THREW_AWAY:
            return language.say("review-throws-away")
        case Judgement.LOST_ANYWAY if over:
            return language.say("review-was-losing")
        case Judgement.LOST_ANYWAY:
            return language.say("review-still-losing" if same_turn else "review-losing")
