"""How a challenge looks: who challenges whom, on which terms, and what became of it."""

from cogs.looks import language_of, level_of, link, mention, name_of, soon
from duel import Duel, First, Status
from game import Player, WrongNumber
from words.durations import in_words
from words.rulebook import gist, title


def challenge(duel: Duel) -> str:
    language = language_of(duel)
    message = "challenge" if duel.rematch_of is None else "challenge-rematch"
    offer = language.say(
        message,
        challenger=name_of(duel, Player.ONE),
        opponent=mention(duel.opponent),
        title=title(language, duel.terms.variant),
    )
    how = gist(language, duel.terms, is_secret=_is_secret(duel))
    fate = _fate(duel)
    return "\n".join([offer, f"*{how}*", " · ".join(_terms(duel)), *([f"-# {fate}"] if fate else [])])


def _is_secret(duel: Duel) -> bool:
    """A target that was drawn is told when the match starts."""
    return duel.surprise and duel.match is None


def _terms(duel: Duel) -> list[str]:
    terms, language = duel.terms, language_of(duel)
    parts = [
        language.say("terms-best-of", games=terms.best_of) if terms.best_of > 1 else language.say("terms-single"),
        _who_starts(duel),
        language.say("terms-clock", time=in_words(language, duel.clock)),
    ]
    if terms.variant.wrong_number is WrongNumber.STRIKE:
        parts.append(language.say("terms-strikes", strikes=terms.strikes))
    if _is_secret(duel):
        parts.append(language.say("terms-surprise"))
    return parts


def _who_starts(duel: Duel) -> str:
    language = language_of(duel)
    if duel.first is First.COIN_TOSS:
        return language.say("terms-coin-toss")
    player = Player.ONE if duel.first is First.CHALLENGER else Player.TWO
    return language.say("terms-starts", player=name_of(duel, player))


def _fate(duel: Duel) -> str:
    language, challenger, opponent = language_of(duel), name_of(duel, Player.ONE), name_of(duel, Player.TWO)
    match duel.status:
        case Status.OFFERED:
            return language.say("challenge-expires", when=soon(duel.deadline)) if duel.deadline else ""
        case Status.DECLINED:
            return language.say("challenge-was-declined", opponent=opponent)
        case Status.WITHDRAWN:
            return language.say("challenge-was-withdrawn", challenger=challenger)
        case Status.EXPIRED:
            return language.say("challenge-has-expired", opponent=opponent)
        case Status.STOPPED:
            return language.say("challenge-was-stopped")
        case Status.ABANDONED:
            return language.say("challenge-was-abandoned")
        case Status.LIVE | Status.FINISHED:
            # That it was accepted is said by the first board.
            return language.say("challenge-is-played", thread=link(duel.channel_id)) if duel.parent_id else ""


def challenge_to_the_bot(duel: Duel) -> str:
    """What a thread is started from, where nobody has to be asked."""
    language = language_of(duel)
    plays = language.say(
        "challenge-to-me",
        challenger=name_of(duel, Player.ONE),
        title=title(language, duel.terms.variant),
        level=level_of(duel),
    )
    return "\n".join([plays, f"*{gist(language, duel.terms)}*", " · ".join(_terms(duel))])


def declined(duel: Duel) -> str:
    return language_of(duel).say(
        "challenge-declined", challenger=mention(duel.challenger), opponent=name_of(duel, Player.TWO)
    )
