"""Events told in the words of a rule book."""

from collections.abc import Iterable, Mapping

from game.books.book import Voice
from game.endings import Ending
from game.events import ChoseWrongNumber, Event, GameStarted, GameWon, MatchWon, Multiplied, Scored
from game.player import Player
from game.refusal import NumberRefused
from game.rules import Game, written
from game.terms import Terms
from game.value import value


@value
class Narrator:
    """One book's voice, on these terms, with these names."""

    terms: Terms
    voice: Voice
    names: Mapping[Player, str]

    def ask(self, game: Game, name: str | None = None) -> str:
        """The prompt for the player to move, under ``name`` if one is given."""
        player = name or self.names[game.turn]
        return _filled(self.voice.ask, self.terms, player=player, total=written(game.total_of(game.turn)))

    def tell(self, events: Iterable[Event]) -> list[str]:
        """A text for each thing that happened, in order."""
        told: list[str] = []
        for event in events:
            # An ending by a move is told in one breath with it.
            by_move = isinstance(event, GameWon) and event.ending not in (Ending.RESIGNED, Ending.TIME)
            move = told.pop() if by_move else ""
            if text := self._text(event, move):
                told.append(text)
        return told

    def refuse(self, refused: NumberRefused) -> str:
        """Why the number was not taken, and what to do instead."""
        return self._wrong(refused.player, refused.number, strikes=0)

    def _text(self, event: Event, move: str) -> str:
        names, terms = self.names, self.terms
        match event:
            case GameStarted(first=first):
                return self._opening(names[first])
            case Multiplied(player, number, total):
                return _filled(self.voice.move, terms, player=names[player], number=number, total=written(total))
            case ChoseWrongNumber(player, number, strikes):
                return self._wrong(player, number, strikes)
            case GameWon(winner, ending):
                ended = self.voice.endings[ending]
                return _filled(ended, terms, move=move, winner=names[winner], loser=names[winner.other])
            case Scored((one, two)) if one == two:
                return f"The match is level at {one}–{two}."
            case Scored((one, two) as score):
                leader = Player.ONE if one > two else Player.TWO
                return f"{names[leader]} leads the match {max(score)}–{min(score)}."
            case MatchWon(winner, score) if max(score) < terms.wins_needed:
                return f"{names[winner.other]} gives up the match, so {names[winner]} wins it."
            case MatchWon(winner, score) if terms.best_of > 1:
                return f"{names[winner]} wins the match {max(score)}–{min(score)}!"
            case MatchWon():
                return ""

    def _wrong(self, player: Player, number: int | None, strikes: int) -> str:
        chosen = written(number)
        return _filled(self.voice.wrong, self.terms, player=self.names[player], number=chosen, strikes=strikes)

    def _opening(self, player: str) -> str:
        opening = _filled(self.voice.opening, self.terms, player=player)
        if self.voice.other_target and self.terms.target != self.terms.variant.target:
            opening += "\n" + _filled(self.voice.other_target, self.terms)
        return opening


def objective(terms: Terms) -> str:
    """The rule in one sentence."""
    return _filled(terms.variant.book.objective, terms)


def aim(terms: Terms) -> str:
    """What one plays for, in a few words."""
    return _filled(terms.variant.book.aim, terms)


def goal(terms: Terms) -> str:
    """The target as it is said beside a number: "target 100" or "stay below 100"."""
    return _filled(terms.variant.book.goal, terms)


def gist(terms: Terms, target: str | None = None) -> str:
    """How it is played, and what wins and loses, in a line; ``target`` may say it in other words."""
    told = _filled(terms.variant.book.gist, terms, **({} if target is None else {"target": target}))
    return f"Multiply by {terms.variant.span} in turn, starting from 1. {told}"


def brief(terms: Terms) -> list[str]:
    """The rules in brief, a sentence each."""
    return [_filled(sentence, terms) for sentence in terms.variant.book.brief]


def _filled(template: str, terms: Terms, **fields: str | int) -> str:
    """A text of the book with these fields, and those that follow from the terms, filled in."""
    multipliers = terms.variant.multipliers
    usual = {
        "target": written(terms.target),
        "allowed": terms.strikes,
        "lowest": multipliers[0],
        "highest": multipliers[-1],
    }
    return template.format_map({**usual, **fields})
