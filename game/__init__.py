"""The five games: pure rules and words, with no input or output, no clock and no dice of its own."""

from game.commentary import Names, any_of, headline, move_by_move, prospects
from game.endings import Ending
from game.events import ChoseWrongNumber, Event, GameStarted, GameWon, MatchWon, Multiplied, Score, Scored
from game.match import Match, new_match, play, replay
from game.moves import MULTIPLIERS, Move, Multiply, Resign, RunOutOfTime
from game.narration import Narrator
from game.opponent import Dice, Level, choose
from game.player import Player
from game.puzzle import Puzzle, puzzle_of
from game.refusal import GameIsOver, NotYourTurn, NumberRefused, Refusal, TermsRefused
from game.review import Judgement, Review, Step, review_of
from game.rules import Game, Outcome, apply, new_game
from game.solver import Choice, Verdict, is_solved, solve
from game.suggestions import Suggestion, interesting_targets
from game.terms import BEST_OF, STRIKES, TARGETS, Terms, agree, is_within
from game.variants import TABLE, VARIANTS, Counter, Effect, Variant, WrongNumber

__all__ = [
    "BEST_OF",
    "MULTIPLIERS",
    "STRIKES",
    "TABLE",
    "TARGETS",
    "VARIANTS",
    "Choice",
    "ChoseWrongNumber",
    "Counter",
    "Dice",
    "Effect",
    "Ending",
    "Event",
    "Game",
    "GameIsOver",
    "GameStarted",
    "GameWon",
    "Judgement",
    "Level",
    "Match",
    "MatchWon",
    "Move",
    "Multiplied",
    "Multiply",
    "Names",
    "Narrator",
    "NotYourTurn",
    "NumberRefused",
    "Outcome",
    "Player",
    "Puzzle",
    "Refusal",
    "Resign",
    "Review",
    "RunOutOfTime",
    "Score",
    "Scored",
    "Step",
    "Suggestion",
    "Terms",
    "TermsRefused",
    "Variant",
    "Verdict",
    "WrongNumber",
    "agree",
    "any_of",
    "apply",
    "choose",
    "headline",
    "interesting_targets",
    "is_solved",
    "is_within",
    "move_by_move",
    "new_game",
    "new_match",
    "play",
    "prospects",
    "puzzle_of",
    "replay",
    "review_of",
    "solve",
]
