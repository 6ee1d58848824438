"""Events told in the words of a rule book."""

from collections.abc import Iterable, Mapping

from game import Ending, Event, Game, GameStarted, GameWon, MatchWon, NumberRefused, Player, Terms
from game.events import ChoseWrongNumber, Multiplied, Scored
from words.language import Fact, Language
from words.rulebook import facts_of

MESSAGE = {
    Ending.HIT: "hit",
    Ending.PASSED: "passed",
    Ending.WRONG_NUMBER: "wrong-number",
    Ending.STRIKES: "strikes",
    Ending.RESIGNED: "resigned",
    Ending.TIME: "time",
}
"""How each ending is called in the name of its message."""


class Narrator:
    """One book's voice in a language, on these terms, with these names: in a channel, or at a keyboard."""

    def __init__(
        self, language: Language, terms: Terms, names: Mapping[Player, str], *, at_keyboard: bool = False
    ) -> None:
        self._language = language
        self._terms = terms
        self._names = names
        self._book = f"{terms.variant.key}-keyboard" if at_keyboard else terms.variant.key
        self._facts = facts_of(terms)

    def ask(self, game: Game, name: str | None = None) -> str:
        """The prompt for the player to move, under ``name`` if one is given."""
        return self._say("ask", player=name or self._names[game.turn], total=game.total_of(game.turn))

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

    @property
    def says_who_starts(self) -> bool:
        """Whether the opening of a game does."""
        return "player" in self._language.needs(f"{self._book}-opening")

    def _text(self, event: Event, move: str) -> str:
        names, language = self._names, self._language
        match event:
            case Multiplied(player, number, total):
                return self._say("move", player=names[player], number=number, total=total)
            case GameStarted(first=first):
                return self._opening(names[first])
            case ChoseWrongNumber(player, number, strikes):
                return self._wrong(player, number, strikes)
            case GameWon(winner, ending):
                return self._say(MESSAGE[ending], move=move, winner=names[winner], loser=names[winner.other])
            case Scored((one, two)) if one == two:
                return language.say("match-level", one=one, two=two)
            case Scored((one, two) as score):
                leader = Player.ONE if one > two else Player.TWO
                return language.say("match-leads", player=names[leader], won=max(score), lost=min(score))
            case MatchWon(winner, score) if max(score) < self._terms.wins_needed:
                return language.say("match-given-up", winner=names[winner], loser=names[winner.other])
            case MatchWon(winner, score) if self._terms.best_of > 1:
                return language.say("match-won", winner=names[winner], won=max(score), lost=min(score))
            case MatchWon():
                return ""

    def _wrong(self, player: Player, number: int | None, strikes: int) -> str:
        chosen = self._language.say("not-a-number") if number is None else number
        return self._say("wrong", player=self._names[player], number=chosen, strikes=strikes)

    def _opening(self, player: str) -> str:
        opening = self._say("opening", player=player)
        if self._terms.target == self._terms.variant.target or not self._language.has(f"{self._book}-other-target"):
            return opening
        return opening + "\n" + self._say("other-target")

    def _say(self, what: str, **facts: Fact) -> str:
        return self._language.say(f"{self._book}-{what}", **facts, **self._facts)
