"""The five games: pure rules, with no input or output, no clock, no dice of its own and no sentences.

This is what everybody needs to play. What perfect play has to say is for few, who import it from its modules:
``game.solver``, ``game.opponent``, ``game.review``, ``game.puzzle`` and ``game.suggestions``.
"""

from game.endings import Ending
from game.events import Event, GameStarted, GameWon, MatchWon
from game.match import Match, new_match, play, replay
from game.moves import Move, Multiply, Resign, RunOutOfTime
from game.opponent import Level
from game.player import PLAYERS, Player
from game.refusal import Label, Name, NotYourTurn, NumberRefused, Refusal, TermsRefused
from game.rules import Game, Outcome, new_game
from game.terms import BEST_OF, STRIKES, TARGETS, USUAL_STRIKES, Terms, agree, is_within
from game.variants import VARIANTS, Counter, Variant, WrongNumber

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
    "Label",
    "Level",
    "Match",
    "MatchWon",
    "Move",
    "Multiply",
    "Name",
    "NotYourTurn",
    "NumberRefused",
    "Outcome",
    "Player",
    "Refusal",
    "Resign",
    "RunOutOfTime",
    "Terms",
    "TermsRefused",
    "Variant",
    "WrongNumber",
    "agree",
    "is_within",
    "new_game",
    "new_match",
    "play",
    "replay",
]
