"""The five games: pure rules and words, with no input or output, no clock and no dice of its own.

This is what everybody needs to play. What perfect play has to say is for few, who import it from its modules:
``game.solver``, ``game.opponent``, ``game.review``, ``game.commentary``, ``game.puzzle`` and ``game.suggestions``.
"""

from game.endings import Ending
from game.events import Event, GameStarted, GameWon, MatchWon
from game.match import Match, new_match, play, replay
from game.moves import Move, Multiply, Resign, RunOutOfTime
from game.narration import Narrator, aim, brief, gist, goal, objective
from game.opponent import Level
from game.player import PLAYERS, Player
from game.refusal import NotYourTurn, NumberRefused, Refusal, TermsRefused
from game.rules import Game, Outcome, new_game
from game.terms import BEST_OF, STRIKES, TARGETS, USUAL_STRIKES, Terms, agree, is_within
from game.variants import VARIANTS, Counter, WrongNumber, every_span

__all__ = [
    "BEST_OF",
    "PLAYERS",
    "STRIKES",
    "TARGETS",
    "USUAL_STRIKES",
    "VARIANTS",
    "Counter",
    "Ending",
    "Event",
    "Game",
    "GameStarted",
    "GameWon",
    "Level",
    "Match",
    "MatchWon",
    "Move",
    "Multiply",
    "Narrator",
    "NotYourTurn",
    "NumberRefused",
    "Outcome",
    "Player",
    "Refusal",
    "Resign",
    "RunOutOfTime",
    "Terms",
    "TermsRefused",
    "WrongNumber",
    "agree",
    "aim",
    "brief",
    "every_span",
    "gist",
    "goal",
    "is_within",
    "new_game",
    "new_match",
    "objective",
    "play",
    "replay",
]
