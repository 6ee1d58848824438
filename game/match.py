"""A match: best of N games, the first move alternating."""

from collections.abc import Iterable
from dataclasses import replace

from game.events import Event, GameStarted, MatchWon, Score, Scored
from game.moves import Move, Resign
from game.player import Player
from game.refusal import GameIsOver
from game.rules import Game, apply, new_game
from game.terms import Terms
from game.value import value


@value
class Match:
    """The score so far and the game that is on (or was last, once there is a winner)."""

    terms: Terms
    game: Game
    number: int = 1
    """Which game of the match this is, from 1."""

    score: Score = (0, 0)
    winner: Player | None = None

    @property
    def is_resigned(self) -> bool:
        """Whether it was given up before anybody had won enough games."""
        return self.winner is not None and self.wins_of(self.winner) < self.terms.wins_needed

    @property
    def started_by(self) -> Player:
        """Who began the first game."""
        return self.game.first if self.number % 2 else self.game.first.other

    def wins_of(self, player: Player) -> int:
        return self.score[player - 1]


def new_match(terms: Terms, first: Player) -> tuple[Match, list[Event]]:
    return Match(terms, new_game(terms, first)), [GameStarted(1, first)]


def play(match: Match, move: Move) -> tuple[Match, list[Event]]:
    """Play one move and all that follows from it; a refusal raises and changes nothing."""
    if match.winner:
        raise GameIsOver("refusal-match-is-over")
    game, events = apply(match.game, move)
    if game.outcome is None:
        return Match(match.terms, game, match.number, match.score), events
    winner = game.outcome.winner
    one, two = match.score
    scored = replace(match, game=game, score=(one + 1, two) if winner is Player.ONE else (one, two + 1))
    gives_up = isinstance(move, Resign) and move.whole_match
    if gives_up or scored.wins_of(winner) == match.terms.wins_needed:
        return replace(scored, winner=winner), [*events, MatchWon(winner, scored.score)]
    first = game.first.other
    following = replace(scored, number=match.number + 1, game=new_game(match.terms, first))
    return following, [*events, Scored(scored.score), GameStarted(following.number, first)]


def replay(match: Match, moves: Iterable[Move]) -> Match:
    """The match after these moves."""
    for move in moves:
        match, _ = play(match, move)
    return match
